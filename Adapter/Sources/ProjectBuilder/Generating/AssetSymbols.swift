internal import Foundation

/// The symbols that Xcode makes of asset catalogues: `UIImage(resource: .star)`, `UIImage.star`, `.accent`.
struct AssetSymbols {
  let source: String?

  /// - Parameter others: what else the module declares.
  init(resources: [URL], identifiers texts: [String], beside others: String = "") {
    var (images, colors): ([String: String], [String: String]) = ([:], [:])
    for catalog in resources where catalog.pathExtension == "xcassets" {
      Self.collect(catalog, &images, &colors)
    }
    // Only what the sources name: a symbol too many may clash with the project's own.
    // OPTIMIZATION: projects of hundreds of files and pictures are searched by their words, which are read once.
    let words = texts.map(SourceWords.init)
    let used = words.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    images = images.filter { Self.parts($0.key).allSatisfy(used.contains) && !Self.isTaken($0.key) }
    colors = colors.filter { Self.parts($0.key).allSatisfy(used.contains) && !Self.isTaken($0.key) }
    let usesResources = zip(words, texts).contains { words, text in
      words.all.contains("ImageResource") || words.all.contains("ColorResource")
        || words.all.contains("resource") && text.contains("(resource:")
    }
    guard usesResources || !images.isEmpty || !colors.isEmpty else {
      source = nil
      return
    }
    func members(_ names: [String: String], _ line: (String, String) -> String) -> String {
      var lines: [String] = []
      var spaces: [String: [String: String]] = [:]
      for (name, title) in names.sorted(by: { $0.key < $1.key }) {
        if let point = name.firstIndex(of: ".") {
          spaces[String(name[..<point]), default: [:]][String(name[name.index(after: point)...])] = title
        } else {
          lines.append("  " + line(Self.keywords.contains(name) ? "`\(name)`" : name, title))
        }
      }
      for (space, names) in spaces.sorted(by: { $0.key < $1.key }) {
        lines.append("  enum \(space) {\n\(members(names, line))\n  }")
      }
      return lines.joined(separator: "\n")
    }
    let declared = Self.declared(
      in: zip(words, texts).filter { words, _ in
        !words.all.isDisjoint(with: (Array(images.keys) + colors.keys).flatMap(Self.parts))
      }.map(\.1))
    let ownImages = images.filter { declared.isDisjoint(with: Self.parts($0.key)) }
    let ownColors = colors.filter { declared.isDisjoint(with: Self.parts($0.key)) }
    // A type of the project's own hides the one that Xcode makes symbols of, and one of a library is another: symbols
    // are never made by the program.
    func isOwn(_ type: String) -> Bool {
      let naming = zip(words, texts).filter { words, _ in words.all.contains(type) }.map(\.1)
      return (naming + [others]).contains { text in
        ["enum", "struct", "class", "typealias"].contains { text.contains("\($0) \(type)") }
          || text.contains("\(type)(downloadURL:")
      }
    }
    // Without a catalogue the types are UIKit's, which a library's own interface may take.
    let imageResource =
      images.isEmpty
      ? ""
      : """

      struct ImageResource: Hashable, Sendable {
        let name: String
      \(members(images) { "static let \($0) = ImageResource(name: \($1.debugDescription))" })
      }

      extension UIImage {
        convenience init(resource: ImageResource) { self.init(imageLiteralResourceName: resource.name) }
      }

      """
    let colorResource =
      colors.isEmpty
      ? ""
      : """

      struct ColorResource: Hashable, Sendable {
        let name: String
      \(members(colors) { "static let \($0) = ColorResource(name: \($1.debugDescription))" })
      }

      extension UIColor {
        convenience init(resource: ColorResource) {
          let color = UIColor(named: resource.name) ?? .clear
          self.init { color.resolvedColor(with: $0) }
        }
      }

      """
    source = """

      import UIKit
      \(isOwn("ImageResource") ? "" : imageResource)\(isOwn("ColorResource") ? "" : colorResource)
      extension UIImage {
      \(members(ownImages) { "static var \($0): UIImage { UIImage(named: \($1.debugDescription))! }" })
      }

      extension UIColor {
      \(members(ownColors) { "static var \($0): UIColor { UIColor(named: \($1.debugDescription))! }" })
      }

      """
  }

  /// The names of members that the sources give to colours and pictures: theirs come before a catalogue's. Those of other
  /// types are others, as `Asset.Colors.brand` is.
  private static func declared(in texts: [String]) -> Set<String> {
    texts.reduce(into: []) { names, text in
      for start in text.matches(of: /\bextension\s+(?:UIKit\.)?(?:UIColor|UIImage)\b[^{]*/) {
        for match in block(text[start.range.upperBound...])
          .matches(of: /\b(?:static|class)\s+(?:[a-z]+\s+)*(?:let|var|func)\s+`?(\w+)/)
        {
          names.insert(String(match.1))
        }
      }
    }
  }

  /// `Icons.star` is `star` of the folder `Icons`.
  private static func parts(_ symbol: String) -> [String] { symbol.split(separator: ".").map(String.init) }

  /// The text up to the brace that closes its first one.
  private static func block(_ text: Substring) -> Substring {
    var depth = 0
    for (position, byte) in zip(text.utf8.indices, text.utf8) {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return text[..<position] }
    }
    return text
  }

  /// - Parameter space: how names within folders that provide a namespace begin, in the catalogue and in Swift.
  private static func collect(
    _ folder: URL, in space: (path: String, type: String) = ("", ""), _ images: inout [String: String],
    _ colors: inout [String: String]
  ) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let entry = folder.appendingPathComponent(name)
      let title = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset":
        for name in symbols(title, "Image") { images[space.type + name] = space.path + title }
      case "colorset": for name in symbols(title, "Color") { colors[space.type + name] = space.path + title }
      case "appiconset", "launchimage", "dataset", "json": continue
      default:
        guard FolderReader.isDirectory(entry) else { continue }
        guard providesNamespace(entry) else {
          collect(entry, in: space, &images, &colors)
          continue
        }
        let own = symbol(name)
        let type: String = own.prefix(1).uppercased() + String(own.dropFirst())
        let inner = (path: space.path + name + "/", type: space.type + type + ".")
        collect(entry, in: inner, &images, &colors)
      }
    }
  }

  /// Whether names within a folder begin with its own. Source: Apple's "Asset Catalog Format Reference", "Folders".
  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  /// `Button Color` is `button`, as an application calls it; that it is `buttonColor`, too, is a guess.
  private static func symbols(_ title: String, _ kind: String) -> [String] {
    let words = title.split { !$0.isLetter && !$0.isNumber }
    guard words.count > 1, words.last?.lowercased() == kind.lowercased() else { return [symbol(title, dropping: kind)] }
    return [symbol(title), symbol(words.dropLast().joined(separator: " "))]
  }

  /// `Some image-name` becomes `someImageName`, and `URLIcon` becomes `urlIcon`.
  private static func symbol(_ name: String, dropping suffix: String? = nil) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let suffix, words.count == 1, let word = words.first, word.hasSuffix(suffix), word.count > suffix.count {
      words = [String(word.dropLast(suffix.count))]
    }
    guard let first = words.first else { return "_" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    // Of capitals at the beginning, the last one begins the next word.
    let capitals = first.prefix(while: \.isUppercase)
    let next = first.dropFirst(capitals.count).first
    let initial = capitals.count > 1 && next?.isLetter == true ? capitals.count - 1 : max(capitals.count, 1)
    var result = first.prefix(initial).lowercased() + first.dropFirst(initial) + rest.joined()
    if result.first?.isNumber == true { result = "_" + result }
    return result
  }

  /// Names that UIColor or UIImage have already, or that no member can have.
  private static func isTaken(_ name: String) -> Bool { taken.contains(name) }
  private static let taken: Set<String> = [
    "black", "white", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown", "clear", "gray",
    "darkGray", "lightGray", "label", "link", "tint", "tintColor", "add", "remove", "actions", "checkmark", "default",
    "init", "self", "Type", "Protocol",
  ]
  /// What is a member's name in backticks alone.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
