// What Scripts/compare-code.py compiles with the generated scenes: frames of the document against frames of its code.
import Foundation
import InterfaceBuilder
import UIKit
import UIKitCore
import UIKitDocuments

/// A scene, and its code.
struct SceneCase {
  let file: String
  let scene: String
  /// Names of properties by the ids of their views.
  let names: [String: String]
  /// Whether the code differs by size class.
  let varies: Bool
  let make: @MainActor () -> AnyObject
}

@main
@MainActor
struct CompareCode {
  static var document: IBDocument?
  static var texts: CodeComparison.Texts?

  static func main() {
    // The command's standard output is a line for each scene.
    let first = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    for item in allScenes.dropFirst(first) {
      let line = compare(item)
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
  }

  static func compare(_ item: SceneCase) -> String {
    AssetLookup.useCatalogs(besideDocumentAt: item.file)
    guard let document = try? IBDocument.read(path: item.file, recordsReading: true) else { return "{}" }
    Self.document = document
    guard
      let found = CodeComparison(
        document, scene: item.scene, names: item.names, varies: item.varies,
        make: { texts in
          Self.texts = texts
          return item.make()
        })
    else {
      return "{}"
    }
    let off = found.differences.map { one -> [String: Any] in
      [
        "id": one.id, "name": one.name, "document": "\(one.document)", "code": "\(one.code)",
      ]
    }
    let result: [String: Any] = [
      "file": item.file, "scene": item.scene, "compared": found.compared, "off": off,
      "root": "\(found.sizes.document) \(found.sizes.code)",
    ]
    let data = try? JSONSerialization.data(withJSONObject: result, options: [.sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// An image as the document's canvas has it: the catalogue's, or one of the size that the document remembers.
@MainActor
func documentImage(isSystem: Bool = false, _ name: String) -> UIImage? {
  let remembered = CompareCode.document?.resources.images[name]
  if isSystem {
    let aspect = remembered.flatMap { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : nil }
    return SymbolLibrary.image(named: name, configuration: nil, aspect: aspect)
      ?? UIImage.placeholder(of: CGSize(width: 20, height: 20))
  }
  if let found = UIImage(named: name) { return remembered.map { found.stretched(to: $0) } ?? found }
  return remembered.map { UIImage.placeholder(of: $0) }
}

/// A font as the document's canvas has it, where the machine has none of that name.
@MainActor
func documentFont(_ name: String, _ size: CGFloat) -> UIFont {
  CompareCode.texts?.font(name, size) ?? UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// The font of a text style as the document's canvas has it.
@MainActor
func documentFont(_ style: UIFont.TextStyle) -> UIFont {
  let size = CompareCode.texts?.size ?? .large
  return CompareCode.texts?.font(style)
    ?? .preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: size))
}
