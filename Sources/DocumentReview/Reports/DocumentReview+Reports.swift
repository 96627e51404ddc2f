internal import Foundation

extension DocumentReview.Document {
  /// The document's path, and what became of it.
  package var title: String {
    switch status {
    case .changed: oldPath.map { "\($0) → \(path)" } ?? path
    case .added: "\(path) (new)"
    case .removed: "\(path) (removed)"
    case .renamed: "\(oldPath ?? "") → \(path)"
    }
  }
}

extension DocumentReview {
  /// For a terminal.
  package var text: String {
    documents.map { "\($0.title)\n\(Self.text(of: $0))" }.joined(separator: "\n")
  }

  /// The changes of one document, without its name.
  package static func text(of document: Document) -> String {
    var lines: [String] = []
    for scene in ReviewOutline(document.changes).scenes {
      lines.append("")
      lines.append(scene.title)
      for object in scene.objects {
        lines.append("  \(ChangeWords.sign(object.kind)) \(object.title)")
        lines += object.details.map { "      \($0)" }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// For a comment on a pull request, which holds 65,536 characters.
  package var markdown: String {
    var result = ""
    var count = 0
    for document in documents {
      var part = "### \(Self.escaped(document.title))\n\n"
      for scene in ReviewOutline(document.changes).scenes {
        part += "**\(Self.escaped(scene.title))**\n\n"
        for object in scene.objects {
          let sign = ChangeWords.sign(object.kind)
          part += "- \(sign == "~" ? "" : Self.word(sign))\(Self.escaped(object.title))\n"
          part += object.details.map { "  - \(Self.detail($0))\n" }.joined()
        }
        part += "\n"
      }
      if result.utf8.count + part.utf8.count > 60_000 {
        result += "…and \(documents.count - count) more document\(documents.count - count == 1 ? "" : "s").\n"
        break
      }
      count += 1
      result += part
    }
    return result
  }

  /// A sign at the beginning of an item would begin a list in the list.
  private static func detail(_ text: String) -> String {
    guard text.dropFirst().first == " ", let sign = text.first, !word(String(sign)).isEmpty else {
      return escaped(text)
    }
    return word(String(sign)) + escaped(String(text.dropFirst(2)))
  }

  private static func word(_ sign: String) -> String {
    ["+": "*added* ", "-": "*removed* ", ">": "*moved* ", "~": "*changed* "][sign] ?? ""
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// For programs: an array of documents with their changes.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(documents)) ?? Data("[]".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
