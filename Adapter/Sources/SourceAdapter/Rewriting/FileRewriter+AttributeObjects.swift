internal import SwiftSyntax

extension FileRewriter {
  /// Objects of the module's own classes may be attributes of strings: Foundation on Linux takes their first word for the
  /// one in which its own objects have their type, and ends the program when it compares two where that word has none.
  /// A number that is no type of Foundation's leads it to `isEqual(_:)`.
  func adaptAttributeObject(_ node: ClassDeclSyntax) {
    guard file.marksAttributeObjects, node.inheritanceClause?.inheritedTypes.first?.type.plainName == "NSObject",
      node.inheritanceClause?.inheritedTypes.contains(where: { Self.coding.contains($0.type.plainName) }) == false,
      node.memberBlock.members.first?.trimmedDescription.hasPrefix(Self.mark) != true
    else { return }
    file.edits.insert(" \(Self.mark) = 0x100;", at: Edits.range(of: node.memberBlock.leftBrace).upperBound)
    file.note(
      .rewritten, .attributeObject, node, "\(node.name.text) begins with a word that Foundation takes for no type")
  }

  private static let mark = "private let _cairnMark: UInt"
  private static let coding: Set<String> = ["Codable", "Encodable", "Decodable"]
}

extension SourceFile {
  /// Whether names of attributes of strings are made.
  var makesAttributeNames: Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return ["NSAttributedString.Key(", "NSAttributedStringKey(", "NSAttributedString.Key.init("].contains(
      where: text.contains)
  }
}
