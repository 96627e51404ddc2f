import Foundation
import Synchronization

/// Where colours and images come from by name.
package protocol AssetSource: Sendable {
  func color(named name: String, in bundle: Bundle?) -> UIColor?
  func image(named name: String, in bundle: Bundle?, traits: UITraitCollection?) -> UIImage?
  func data(named name: String) -> (data: Data, typeIdentifier: String)?
}

extension AssetSource {
  package func data(named name: String) -> (data: Data, typeIdentifier: String)? { nil }
}

/// The sources in use, asked one after the other.
package struct AssetLookup: Sendable {
  /// Asked before the bundles, latest first: the catalogues beside the document that is shown.
  package var sources: [any AssetSource] = []
  /// Whether names that no source knows may be files of the program. Default: true.
  package var looksForFiles = true

  private static let shared = Mutex(AssetLookup())

  package static var current: AssetLookup {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  func color(named name: String, in bundle: Bundle?) -> UIColor? {
    for source in sources.reversed() { if let color = source.color(named: name, in: bundle) { return color } }
    for catalog in ApplicationResources.bundles(for: bundle ?? .main).flatMap(AssetCatalogs.of) {
      if let color = catalog.color(named: name, in: bundle) { return color }
    }
    return nil
  }

  func data(named name: String, in bundle: Bundle?) -> (data: Data, typeIdentifier: String)? {
    for source in sources.reversed() { if let found = source.data(named: name) { return found } }
    return ApplicationResources.bundles(for: bundle ?? .main).flatMap(AssetCatalogs.of).lazy
      .compactMap { $0.data(named: name) }.first
  }

  func image(named name: String, in bundle: Bundle?, traits: UITraitCollection?) -> UIImage? {
    let bundles = ApplicationResources.bundles(for: bundle ?? .main)
    let catalogs: [any AssetSource] = sources.reversed() + bundles.flatMap(AssetCatalogs.of)
    for name in Self.setNames(for: name) {
      for catalog in catalogs { if let image = catalog.image(named: name, in: bundle, traits: traits) { return image } }
    }
    guard looksForFiles else { return nil }
    return bundles.lazy.compactMap { ImageFiles.image(named: name, in: $0, traits: traits) }.first
  }

  /// UIKIT: `logo.png` finds the image set `logo`: five applications' code and documents name their sets like this.
  /// That other kinds of pictures do is a guess from one application, which unwraps what it finds on its first screen.
  private static func setNames(for name: String) -> [String] {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      ["png", "jpg", "jpeg"].contains(name[dot...].dropFirst().lowercased())
    else { return [name] }
    return [name, String(name[..<dot])]
  }
}

extension AssetLookup {
  /// Lets names be found in the catalogues beside a document, in place of those of the document before.
  package static func useCatalogs(besideDocumentAt path: String) {
    let folder = AssetCatalogs.folder(ofDocument: URL(fileURLWithPath: path))
    shared.withLock { lookup in
      // The program's own files are not the document's.
      lookup.looksForFiles = false
      // OPTIMIZATION: documents often share a folder, whose catalogues are read once.
      if lookup.sources.count == 1, (lookup.sources[0] as? CatalogsBesideDocument)?.folder == folder { return }
      lookup.sources = [CatalogsBesideDocument(in: folder)]
    }
  }
}
