internal import Foundation
internal import Synchronization

/// The catalogues beside the documents of a folder, looked for when the first name is asked for: most documents name none.
final class CatalogsBesideDocument: AssetSource {
  let folder: URL
  private let found = Mutex([AssetCatalog]?.none)

  init(in folder: URL) { self.folder = folder }

  /// Latest first.
  private var catalogs: [AssetCatalog] {
    found.withLock { found in
      if let found { return found }
      let catalogs: [AssetCatalog] = AssetCatalogs.inside(folder).reversed()
      found = catalogs
      return catalogs
    }
  }

  func color(named name: String, in bundle: Bundle?) -> UIColor? {
    catalogs.lazy.compactMap { $0.color(named: name, in: bundle) }.first
  }

  func image(named name: String, in bundle: Bundle?, traits: UITraitCollection?) -> UIImage? {
    catalogs.lazy.compactMap { $0.image(named: name, in: bundle, traits: traits) }.first
  }

  func data(named name: String) -> (data: Data, typeIdentifier: String)? {
    catalogs.lazy.compactMap { $0.data(named: name) }.first
  }
}
