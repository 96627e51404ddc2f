import Foundation
import Testing

@testable import DarwinShims

/// Functions of Apple's systems that libraries call beside UIKit.
struct SystemNameTests {
  /// Provenance: documentation of Core Services' `UTType` functions.
  @Test func uniformTypesByTheirTags() {
    let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
    #expect(png == "public.png")
    #expect(UTTypeConformsTo("public.png", "public.image") && !UTTypeConformsTo("public.image", "public.png"))
    let type = UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType)?.takeRetainedValue()
    #expect(type == "image/png")
  }

  /// Pointers that can be changed are what both functions take; those that may be nothing are what one takes.
  @Test func memoryOfEitherKindIsComparedAndCopied() {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 1)
    defer { bytes.deallocate() }
    let absent: UnsafeMutableRawPointer? = bytes
    memset(bytes, 7, 4)
    var copy: [UInt8] = [0, 0, 0, 0]
    memcpy(&copy, absent, 4)
    #expect(copy == [7, 7, 7, 7] && memcmp(bytes, bytes, 4) == 0 && memcmp(bytes, absent, 4) == 0)
  }

  final class Three { var (a, b, c) = (1, 2, 3) }

  @Test func objectsTakeTheirHeaderAndTheirMembers() {
    #expect(class_getInstanceSize(Three.self) == 40)
    #expect(class_getInstanceSize(nil) == 0)
  }

  @Test func memoryDoesNotRunShort() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
    source.setEventHandler { Issue.record("memory ran short") }
    source.resume()
    #expect(source.data == .normal)
    source.cancel()
  }

  /// Several packages may be built into one folder.
  @Test func theTestedPackageComesFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["A_App.resources", "B_App.resources", "B_Kit.resources", "Other"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let tests = URL(fileURLWithPath: "/build/BPackageTests.xctest")
    #expect(
      ResourceBundles.names(in: folder, executable: tests)
        == ["B_App.resources", "B_Kit.resources", "A_App.resources"])
    #expect(
      ResourceBundles.names(in: folder, executable: URL(fileURLWithPath: "/build/App")).first == "A_App.resources")
    #expect(ResourceBundles.modules(of: "My_Kit_Tests.resources") == ["Kit_Tests", "Tests"])
  }

  /// Provenance: a picture's bytes, whose address may be nothing, are copied by a library that blurs.
  @Test func memoryIsCopiedFromWhatMayBeNothing() {
    let data = NSData(data: Data([1, 2, 3]))
    let source: UnsafePointer<UInt8>? = CFDataGetBytePtr(data)
    var target: [UInt8] = [0, 0, 0]
    memcpy(&target, source, 3)
    #expect(target == [1, 2, 3] && memcmp(source, &target, 3) == 0)
    #expect(strcmp("".cString(using: .utf8), "\\b") == -92 && strcmp("a".cString(using: .utf8), "a") == 0)
    let (object, other) = (NSObject(), NSObject())
    let before = CFGetRetainCount(object)
    withExtendedLifetime([object, other]) { #expect(CFGetRetainCount(object) > before) }
  }

  /// Provenance: a library for telephone numbers, whose field takes what is no digit, but for the plus sign.
  @Test func invertedSetsCanBeChanged() {
    var set = CharacterSet.decimalDigits._inverted
    set.remove(charactersIn: "+")
    #expect(set.contains("a") && !set.contains("+") && !set.contains("1"))
  }

  /// Provenance: manual page of `sysctlbyname`: the size first, then the value.
  @Test func theMachineSaysWhatItIs() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
    var name = [CChar](repeating: 1, count: size)
    #expect(sysctlbyname("hw.machine", &name, &size, nil, 0) == 0)
    #expect(size > 1 && name.last == 0)
    var count: Int32 = 0
    size = 4
    #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0 && count > 0)
    #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1)
    size = 1
    #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == -1)
  }

  @Test func timersOfCoreFoundationAreFoundations() {
    final class Count { var value = 0 }
    let count = Count()
    let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0) { _ in
      count.value += 1
    }
    CFRunLoopAddTimer(DarwinShims.CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
    let end = Date(timeIntervalSinceNow: 2)
    while count.value < 2, Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
    #expect(count.value >= 2)
    CFRunLoopTimerInvalidate(timer)
    #expect(!CFRunLoopTimerIsValid(timer))
  }

  @Test func decimalNumbersAreWrittenAsTheyAre() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.maximumFractionDigits = 2
    formatter.roundingMode = .down
    #expect(formatter.exactText(of: NSDecimalNumber(string: "12345.12")) == "12345.12")
    #expect(formatter.exactText(of: 0.5) == "0.5")
  }

  /// Provenance: tests of a library of extensions, which expect other answers of Linux than of Apple's systems.
  @Test(arguments: [
    (NumberFormatter.Style.none, "8s", nil), (.none, "8", 8), (.none, "8.25", 8.25), (.none, "-8", -8),
    (.none, "8.", 8),
    (.none, "1.2.3", nil), (.none, "1,234", nil), (.decimal, "1,234.5", 1234.5), (.decimal, "1,234.5x", nil),
    (.percent, "8%", 0.08), (.currency, "$1,008.50", 1008.5), (.scientific, "1E3", 1000), (.scientific, "1E3E", nil),
  ])
  func textsAreNumbersAsAWhole(_ style: NumberFormatter.Style, _ text: String, _ number: Double?) {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    #expect(formatter.wholeNumber(from: text)?.doubleValue == number)
  }

  @Test func whatIsFreeIsFreeForAll() throws {
    let keys: Set<URLResourceKey> = [.volumeAvailableCapacityForImportantUsageKey]
    let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: keys)
    #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
  }

  /// Documented: names with the extension of a type; those that have it stay.
  @Test func locationsWithTheirType() {
    let folder = URL(fileURLWithPath: "/files")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/files/a.png")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .image).path == "/files/a.jpg")
    #expect(folder.appendingPathExtension(for: .jpeg).pathExtension == "jpeg")
    #expect(folder.appendingPathExtension(for: .item) == folder)
    #expect(UTType(kUTTypeVCard as String) == .vCard && UTType(kUTTypeZipArchive as String) == .zip)
  }

  @Test func classesAreArchivedAsThemselves() { #expect(NSURL.classForCoder() == NSURL.self) }
}
