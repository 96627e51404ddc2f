/// Which modules a file may import once it is adapted.
public struct ModuleAvailability: Sendable {
  /// What an import becomes.
  package enum Import: Equatable {
    case kept
    case replaced([String])
    /// The framework exists on Apple's systems only.
    case absent
  }

  private let present: Set<String>

  /// - Parameters:
  ///   - local: the modules that are built together with the file.
  ///   - hasCombine: whether OpenCombine is among what the file may import.
  public init(local: Set<String> = [], hasCombine: Bool = true) {
    present = Self.provided.union(local).union(hasCombine ? ["OpenCombineShim"] : [])
  }

  package func result(of module: String) -> Import {
    if present.contains(module) { return .kept }
    if let replacement = Self.replacements[module] {
      return replacement.allSatisfy(present.contains) ? .replaced(replacement) : .absent
    }
    return .absent
  }

  /// Whether a library stands in, wherever its sources are.
  package static func standsIn(_ library: String) -> Bool { FrameworkSources.libraries.contains(library) }

  /// Whether a module is the toolchain's or Cairn's own: no package in a project's repository brings it.
  package static func isProvided(_ module: String) -> Bool { provided.contains(module) }

  package func canImport(_ module: String) -> Bool {
    if Self.staysFalse.contains(module) { return false }
    switch result(of: module.split(separator: ".").first.map(String.init) ?? module) {
    case .kept, .replaced: return true
    case .absent: return false
    }
  }

  /// What the toolchain and Cairn bring on Linux.
  private static let provided: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "Glibc", "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
    "_StringProcessing", "CoreFoundation", "XCTest", "Testing", "UIKit", "UIKitCore", "QuartzCore", "CoreGraphics",
    "DarwinShims", "CairnHost", "CairnSnapshot", "CXML2",
  ]

  private static let replacements: [String: [String]] = [
    "Darwin": ["DarwinShims"], "ObjectiveC": ["DarwinShims"], "os": ["DarwinShims"], "OSLog": ["DarwinShims"],
    "CoreText": ["DarwinShims"], "MobileCoreServices": ["DarwinShims"], "CoreServices": ["DarwinShims"],
    "UniformTypeIdentifiers": ["DarwinShims"], "ImageIO": ["CoreGraphics"], "Accessibility": ["UIKit"],
    "Combine": ["OpenCombineShim"], "libxml2": ["CXML2"],
  ]

  /// Code behind these conditions uses what no module can bring: the Objective-C runtime, Darwin's C library.
  private static let staysFalse: Set<String> = ["ObjectiveC", "Darwin", "os", "OSLog", "MobileCoreServices"]
}
