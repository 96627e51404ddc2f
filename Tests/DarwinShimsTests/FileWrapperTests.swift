import DarwinShims
import Testing

/// Files and folders in memory.
/// Provenance: documented, <https://developer.apple.com/documentation/foundation/filewrapper>.
struct FileWrapperTests {
  private let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func makeFolder() -> FileWrapper {
    let inner = FileWrapper(directoryWithFileWrappers: [:])
    inner.preferredFilename = "inner"
    inner.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
    folder.addFileWrapper(inner)
    return folder
  }

  @Test(arguments: [FileWrapper.WritingOptions(), .atomic, [.atomic, .withNameUpdating]])
  func foldersGoToTheDiskAndComeBack(_ options: FileWrapper.WritingOptions) throws {
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = makeFolder()
    try folder.write(to: place, options: options, originalContentsURL: nil)
    #expect(folder.filename == (options.contains(.withNameUpdating) ? place.lastPathComponent : nil))
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && read.regularFileContents == nil)
    #expect(read.fileWrappers.map { Set($0.keys) } == ["a.txt", "inner"])
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    #expect(folder.matchesContents(of: place))
    folder.addRegularFile(withContents: Data(), preferredFilename: "c.txt")
    #expect(!folder.matchesContents(of: place))
    try folder.write(to: place, options: options, originalContentsURL: place)
    #expect(folder.matchesContents(of: place))
  }

  @Test func namesThatAreTaken() {
    let folder = makeFolder()
    let name = folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt")
    #expect(name != "a.txt" && folder.fileWrappers?.count == 3)
    let file = folder.fileWrappers?[name]
    #expect(file.flatMap { folder.keyForChildFileWrapper($0) } == name)
    if let file { folder.removeFileWrapper(file) }
    #expect(folder.fileWrappers?.count == 2)
  }

  @Test func whatIsNotThereIsNotRead() { #expect(throws: (any Error).self) { try FileWrapper(url: place) } }

  @Test func scannersFillObjects() {
    let scanner = Scanner(string: "ab12 rest")
    var letters: NSString?
    #expect(scanner.scanCharacters(from: .letters, into: &letters) && letters == "ab")
    #expect(scanner.scanString("12", into: &letters) && letters == "12")
    #expect(!scanner.scanString("x", into: &letters) && letters == "12")
    #expect(scanner.scanUpTo("st", into: &letters) && letters == "re")
  }
}
