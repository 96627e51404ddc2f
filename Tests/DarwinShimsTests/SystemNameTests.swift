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
}
