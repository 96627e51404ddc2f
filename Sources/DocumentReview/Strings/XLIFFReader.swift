internal import DocumentEditing
package import InterfaceBuilder

/// What translators send back.
package struct XLIFFReader {
  package struct File: Hashable, Sendable {
    /// The document that the texts are from.
    package var original: String
    package var targetLanguage: String?
    /// By key.
    package var translations: [String: String]
  }

  package private(set) var files: [File] = []

  /// The states of targets that nobody has translated.
  ///
  /// Source: <http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html#state>
  private static let untranslated: Set<String> = ["new", "needs-translation"]

  /// Reads XLIFF 1.2. Units without a target are left out, and those whose empty target is still to be translated.
  package init(_ bytes: [UInt8], path: String) throws(DocumentError) {
    let tree = try SyntaxTree(bytes, path: path)
    guard tree.element(tree.root).name == "xliff" else {
      throw DocumentError(
        .notXML("the root element is <\(tree.element(tree.root).name)>, not <xliff>"), at: tree.location(of: tree.root))
    }
    if let version = tree.element(tree.root)["version"], version.hasPrefix("2") {
      throw DocumentError(
        .notXML("XLIFF \(version) is not read: export XLIFF 1.2, as Xcode does"), at: tree.location(of: tree.root))
    }
    for file in tree.children(of: tree.root, named: "file") {
      var translations: [String: String] = [:]
      for unit in tree.descendants(of: file) where tree.element(unit).name == "trans-unit" {
        guard let key = tree.element(unit).id, let target = tree.child(of: unit, named: "target") else { continue }
        let text = tree.text(of: target)
        if text.isEmpty, Self.untranslated.contains(tree.element(target)["state"] ?? "") { continue }
        translations[key] = text
      }
      let element = tree.element(file)
      files.append(
        File(
          original: element["original"] ?? "", targetLanguage: element["target-language"], translations: translations))
    }
  }
}
