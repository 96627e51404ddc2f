internal import Synchronization

/// Where an application's resources are.
///
/// On iOS they lie in the main bundle. A program that SwiftPM builds keeps them in bundles beside its executable:
/// `Package_Target.resources`. What the main bundle lacks is looked for there.
package enum ApplicationResources {
  private static let found = Mutex<[Bundle]?>(nil)

  /// The bundle itself, and the resource bundles beside it when it is the main one.
  package static func bundles(for bundle: Bundle) -> [Bundle] {
    bundle === Bundle.main || bundle.bundlePath == Bundle.main.bundlePath ? [bundle] + beside : [bundle]
  }

  private static let given = Mutex<Data?>(nil)

  /// Takes an Info.plist in the place of the main bundle's.
  package static func useInfo(_ plist: Data) { given.withLock { $0 = plist } }

  /// The application's Info.plist.
  static var info: [String: Any] {
    guard let data = given.withLock({ $0 }) else { return Bundle.main.infoDictionary ?? [:] }
    let plist = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return plist as? [String: Any] ?? [:]
  }

  private static var beside: [Bundle] {
    found.withLock { found in
      if let found { return found }
      let folder = Bundle.main.bundleURL
      let bundles = ResourceBundles.names(in: folder).compactMap {
        Bundle(url: folder.appendingPathComponent($0))
      }
      found = bundles
      return bundles
    }
  }
}
