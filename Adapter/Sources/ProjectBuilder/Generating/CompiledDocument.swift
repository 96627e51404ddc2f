internal import Foundation

/// A document under the name that Xcode compiles it to. Programs look whether there is one (`path(forResource: "Cell",
/// ofType: "nib")`); here the document lies beside it as it is.
enum CompiledDocument {
  /// `Cell.nib` for `Cell.xib`; nil for what is not compiled.
  static func name(of document: URL) -> String? {
    guard let type = types[document.pathExtension] else { return nil }
    return document.deletingPathExtension().lastPathComponent + "." + type
  }

  private static let types = ["xib": "nib", "storyboard": "storyboardc"]
}
