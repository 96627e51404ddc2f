import Foundation

/// The `Contents.json` of a symbol set.
///
/// Source: <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/>
struct SymbolSet: Decodable {
  struct Entry: Decodable { var filename: String? }

  private var symbols: [Entry]?

  /// The template of the first file that can be read; nil for none.
  static func template(in folder: URL, _ data: Data) -> SymbolTemplate? {
    guard let set = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    return (set.symbols ?? []).lazy.compactMap(\.filename).compactMap { name -> SymbolTemplate? in
      // A file of the set's own folder, nothing above it.
      guard !name.contains("/"), name != "..", !name.isEmpty else { return nil }
      return ImageFiles.readUnlinked(folder.appendingPathComponent(name).path).flatMap { SymbolTemplate($0) }
    }.first
  }
}
