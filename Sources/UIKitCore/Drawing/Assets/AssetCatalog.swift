package import Foundation
import Synchronization

/// A folder `*.xcassets` as Xcode keeps it: sets of images, colours and data, read when they are asked for.
///
/// Source: <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/>
package final class AssetCatalog: AssetSource {
  /// Bounds of the search, so that no folder keeps it busy for long.
  private static let maximumDepth = 12
  private static let maximumFolders = 50_000

  private let root: URL
  private let index: [String: URL]
  private let images = Mutex([String: ImageSet?]())
  private let symbols = Mutex([String: SymbolTemplate?]())

  /// - Parameter root: the catalogue's folder; one that cannot be read gives an empty catalogue.
  package init(root: URL) {
    self.root = root
    var index: [String: URL] = [:]
    var count = 0
    Self.scan(root, prefix: "", depth: 0, count: &count, into: &index)
    self.index = index
  }

  /// Folders that provide a namespace come before the names in them, as in `Icons/star`.
  private static func scan(
    _ folder: URL, prefix: String, depth: Int, count: inout Int, into index: inout [String: URL]
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      count += 1
      guard depth < maximumDepth, count < maximumFolders else { return }
      let url = folder.appendingPathComponent(name, isDirectory: true)
      let base = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset", "colorset", "dataset", "symbolset":
        guard isPlainFolder(url) else { continue }
        let key = (name as NSString).pathExtension + ":" + prefix + base
        if index[key] == nil { index[key] = url }
      case "json", "png", "jpg", "jpeg", "pdf", "svg": continue
      default:
        guard isPlainFolder(url) else { continue }
        scan(
          url, prefix: providesNamespace(url) ? prefix + name + "/" : prefix, depth: depth + 1, count: &count,
          into: &index)
      }
    }
  }

  /// Whether it is a folder and no link: links could lead out of the catalogue.
  fileprivate static func isPlainFolder(_ url: URL) -> Bool {
    FileStatus(url.path, followsLinks: false)?.isFolder == true
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = ImageFiles.readUnlinked(folder.appendingPathComponent("Contents.json").path),
      let contents = try? JSONDecoder().decode(GroupContents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  private struct GroupContents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }

  private func contents(of key: String) -> (folder: URL, data: Data)? {
    guard let folder = index[key] else { return nil }
    return ImageFiles.readUnlinked(folder.appendingPathComponent("Contents.json").path).map { (folder, $0) }
  }

  package func color(named name: String, in bundle: Bundle?) -> UIColor? {
    guard let (folder, data) = contents(of: "colorset:" + name) else { return nil }
    return (try? JSONDecoder().decode(ColorSet.self, from: data))?.color(of: folder)
  }

  package func data(named name: String) -> (data: Data, typeIdentifier: String)? {
    guard let (folder, contents) = contents(of: "dataset:" + name),
      let set = try? JSONDecoder().decode(DataSet.self, from: contents),
      let item = set.item(isPad: UITraitCollection.current.userInterfaceIdiom == .pad), let file = item.filename,
      !file.contains("/"), let data = ImageFiles.readUnlinked(folder.appendingPathComponent(file).path)
    else { return nil }
    let type = item.universalTypeIdentifier ?? UTType(filenameExtension: (file as NSString).pathExtension)?.identifier
    return (data, type ?? "public.data")
  }

  package func image(named name: String, in bundle: Bundle?, traits: UITraitCollection?) -> UIImage? {
    let set = images.withLock { known -> ImageSet? in
      if let found = known[name] { return found }
      let read = contents(of: "imageset:" + name).flatMap { ImageSet(folder: $0.folder, data: $0.data) }
      known[name] = .some(read)
      return read
    }
    return set?.image(for: traits ?? .current) ?? symbol(named: name)
  }

  private func symbol(named name: String) -> UIImage? {
    guard index["symbolset:" + name] != nil else { return nil }
    let template = symbols.withLock { known -> SymbolTemplate? in
      if let found = known[name] { return found }
      let read = contents(of: "symbolset:" + name).flatMap { SymbolSet.template(in: $0.folder, $0.data) }
      known[name] = .some(read)
      return read
    }
    return template.map { SymbolLibrary.image(of: $0, named: name, configuration: nil) }
  }
}

/// The catalogues that belong to a document or a bundle.
package enum AssetCatalogs {
  private static let perBundle = Mutex([String: [AssetCatalog]]())

  /// Catalogues beside a document: in its folder, or in that above a localisation's folder, and one level below.
  package static func beside(document: URL) -> [AssetCatalog] { inside(folder(ofDocument: document)) }

  /// The folder where a document's catalogues lie.
  static func folder(ofDocument document: URL) -> URL {
    let folder = document.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }

  /// Catalogues among a bundle's resources that were not compiled; found once.
  static func of(_ bundle: Bundle) -> [AssetCatalog] {
    guard let folder = bundle.resourceURL else { return [] }
    return perBundle.withLock { known in
      if let found = known[folder.path] { return found }
      let found = direct(folder)
      known[folder.path] = found
      return found
    }
  }

  static func inside(_ folder: URL) -> [AssetCatalog] {
    var result = direct(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted().prefix(500) where !name.contains(".") {
      let inner = folder.appendingPathComponent(name, isDirectory: true)
      if AssetCatalog.isPlainFolder(inner) { result += direct(inner) }
    }
    return result
  }

  private static func direct(_ folder: URL) -> [AssetCatalog] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".xcassets") }
      .map { folder.appendingPathComponent($0, isDirectory: true) }
      .filter { AssetCatalog.isPlainFolder($0) }
      .map { AssetCatalog(root: $0) }
  }
}
