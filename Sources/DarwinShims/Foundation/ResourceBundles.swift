import Foundation

/// The bundles that the package manager puts beside an executable: `Package_Target.resources`.
package enum ResourceBundles {
  /// Their names in a folder: first those of the package whose tests run, since several packages may be built into one
  /// folder.
  package static func names(in folder: URL, executable: URL? = Bundle.main.executableURL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let ending = "PackageTests.xctest"
    let name = executable?.lastPathComponent ?? ""
    let own = name.hasSuffix(ending) ? name.dropLast(ending.count) + "_" : nil
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
    guard let own else { return bundles }
    return bundles.filter { $0.hasPrefix(own) } + bundles.filter { !$0.hasPrefix(own) }
  }

  /// The modules that have resources, as far as their bundles' names tell: both names may hold a low line.
  package static let modules: [String] = {
    guard let executable = Bundle.main.executableURL else { return [] }
    return names(in: executable.deletingLastPathComponent()).flatMap(modules)
  }()

  /// What the target of a bundle may be called.
  package static func modules(of bundle: String) -> [String] {
    let words = bundle.dropLast(".resources".count).split(separator: "_", omittingEmptySubsequences: false)
    return words.indices.dropFirst().map { words[$0...].joined(separator: "_") }
  }
}
