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
}
