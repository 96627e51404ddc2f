internal import Synchronization

/// Where an application's resources are.
///
/// On iOS they lie in the main bundle. A program that SwiftPM builds keeps them in bundles beside its executable:
/// `Package_Target.resources`. What the main bundle lacks is looked for there.
package enum ApplicationResources {
  private static let found = Mutex<[Bundle]?>(nil)

  /// The bundle itself, and the resource bundles beside it when it is the main one.
  package static func bundles(for bundle: Bundle) -> [Bundle] { bundle === Bundle.main ? [bundle] + beside : [bundle] }

  private static var beside: [Bundle] {
    found.withLock { found in
      if let found { return found }
      let folder = Bundle.main.bundleURL
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
        .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
      found = bundles
      return bundles
    }
  }
}
