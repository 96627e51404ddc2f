import DarwinShims
import Foundation
import Testing

/// Provenance: Apple's documentation of `URL` and `NSError`.
struct FileAccessTests {
  @Test func foldersOfTheDeviceAreKnownByName() throws {
    #expect(URL.libraryDirectory.path == NSHomeDirectory() + "/Library")
    let documents = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.documentsDirectory == documents)
    #expect(try URL(for: .libraryDirectory, in: .userDomainMask) == URL.libraryDirectory)
  }

  /// Provenance: on iOS every application and test has an identifier; a folder of a language has none.
  @Test func programsHaveIdentifiers() throws {
    #expect(Bundle.main.deviceIdentifier?.isEmpty == false)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, expected) in [("Kit_Kit Tests.resources", "org.example.Kit-Kit-Tests"), ("en.lproj", nil)] {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      #expect(try #require(Bundle(url: place)).deviceIdentifier == expected)
    }
  }

  @Test func bookmarksLeadBack() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark-\(UUID().uuidString).txt")
    try Data("one\n\ntwo\r\nthree".utf8).write(to: file, options: .atomicWrite)
    #expect(file.startAccessingSecurityScopedResource())
    let bookmark = try file.bookmarkData()
    var isStale = true
    #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == file.path)
    #expect(!isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
    #expect(throws: CocoaError.self) { try file.bookmarkData() }
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data([0xFF, 0]), bookmarkDataIsStale: &isStale)
    }
  }

  @Test func linesAreRead() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    // Nothing is read before the first line is asked for.
    let found = file.lines
    try Data("one\n\ntwo\r\nthree".utf8).write(to: file)
    var lines: [String] = []
    for try await line in found { lines.append(line) }
    #expect(lines == ["one", "two", "three"])
    await #expect(throws: (any Error).self) {
      for try await _ in file.appendingPathExtension("gone").lines {}
    }
  }

  @Test func notificationsComeOneAfterTheOther() async {
    let center = NotificationCenter()
    let name = Notification.Name("Rang")
    let rings = center.notifications(named: name)
    for number in 1...2 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("Other"), object: nil)
    var numbers: [Int] = []
    for await ring in rings {
      numbers.append(ring.userInfo?["number"] as? Int ?? 0)
      if numbers.count == 2 { break }
    }
    #expect(numbers == [1, 2])
  }

  @Test func errorsTellWhatIsBehindThem() {
    let inner = NSError(domain: "inner", code: 1)
    let outer = NSError(domain: "outer", code: 2, userInfo: [NSUnderlyingErrorKey: inner])
    #expect(outer.underlyingErrors.map { ($0 as NSError).domain } == ["inner"])
    #expect(inner.underlyingErrors.isEmpty)
  }

  @Test(
    arguments: [
      (.short, "Anna"), (.default, "Anna Berg"), (.medium, "Anna Berg"), (.long, "Dr. Anna Maria Berg PhD"),
      (.abbreviated, "AB"),
    ] as [(PersonNameFormatter.Style, String)])
  func namesAreWritten(_ style: PersonNameFormatter.Style, _ expected: String) {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Anna", "Maria")
    (name.familyName, name.nameSuffix) = ("Berg", "PhD")
    #expect(PersonNameFormatter.localizedString(from: name, style: style) == expected)
  }

  @Test func familiesComeFirstInChinese() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("小明", "王")
    #expect(PersonNameFormatter().string(from: name) == "王小明")
  }
}
