internal import DarwinShims
package import Foundation

/// Where a bundle keeps a document.
package enum NibFiles {
  /// The path of the document: in the folder of a preferred language, as it is, or in the base folder. One for the kind of
  /// device (`Cell~ipad.xib`) comes before the one for all.
  package static func path(of name: String, types: [String], in bundle: Bundle) -> String? {
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    for bundle in ApplicationResources.bundles(for: bundle) {
      if let path = path(of: name, types, in: bundle) { return variant(of: path, for: idiom) }
      if let path = path(of: name + idiom, types, in: bundle) { return path }
    }
    return nil
  }

  /// The file beside a document that is for a kind of device; the document itself where there is none.
  private static func variant(of path: String, for idiom: String) -> String {
    let file = path as NSString
    let name = file.deletingPathExtension + idiom + "." + file.pathExtension
    return FileManager.default.fileExists(atPath: name) ? name : path
  }

  private static func path(of name: String, _ types: [String], in bundle: Bundle) -> String? {
    for type in types {
      for folder in UserLanguages.inOrder.map({ "\($0).lproj" }) {
        if let path = bundle.path(forResource: name, ofType: type, inDirectory: folder) { return path }
      }
      if let path = bundle.path(forResource: name, ofType: type) { return path }
      for folder in ["Base.lproj", "en.lproj"] {
        if let path = bundle.path(forResource: name, ofType: type, inDirectory: folder) { return path }
      }
    }
    return nil
  }
}
