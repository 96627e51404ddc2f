internal import Foundation
internal import SourceAdapter

/// The type `R` that R.swift makes of a project's resources while Xcode builds it, and that repositories leave out.
///
/// Source: R.swift's "Examples.md"; how names are made: its `SwiftIdentifier.swift`.
struct ResourceNames {
  private let resources: [URL]

  init(resources: [URL]) { self.resources = resources.sorted { $0.path < $1.path } }

  /// The source as one more file of a module. Nil when the files do not name `R`, or declare it.
  func input(besides files: [ModuleAdapter.Input]) -> ModuleAdapter.Input? {
    let uses = /\bR\.(?:image|color|string|storyboard|nib|reuseIdentifier|segue|font|file)(?!\w)/
    guard files.contains(where: { $0.text.firstMatch(of: uses) != nil }),
      !files.contains(where: { $0.text.firstMatch(of: /\b(?:struct|enum|class|typealias|import) R\b/) != nil }),
      let place = files.first?.path
    else { return nil }
    let own = files.reduce(into: Set<String>()) { names, file in
      for match in file.text.matches(of: /\bclass (\w+)/) { names.insert(String(match.1)) }
    }
    let path = URL(fileURLWithPath: place).deletingLastPathComponent().appendingPathComponent("R.generated.swift").path
    return ModuleAdapter.Input(path: path, text: source(classes: own))
  }

  /// - Parameter classes: those of the module; what is of another class has UIKit's.
  func source(classes: Set<String>) -> String {
    let documents = resources.filter { ["storyboard", "xib"].contains($0.pathExtension) }.map {
      ResourceDocument($0, classes)
    }
    let boards = documents.filter { $0.url.pathExtension == "storyboard" }
    let nibs = documents.filter { $0.url.pathExtension == "xib" }
    let (images, colors) = assets
    let storyboards = boards.map { board in
      let members = board.controllers.map {
        "var \(Self.name($0.identifier)): _RController<\($0.type)> { _RController(board: name, identifier: \($0.identifier.debugDescription)) }"
      }
      let type = "_RStoryboard_\(Self.plainName(board.name))"
      return (
        board.name,
        "static let \(Self.name(board.name)) = \(type)()",
        """
        struct \(type): _RStoryboardResource {
          typealias Initial = \(board.initialType ?? "UIViewController")
          let name = \(board.name.debugDescription)
          \(Self.unique(members).joined(separator: "\n  "))
        }
        """
      )
    }
    let reusable = (nibs + boards).flatMap(\.reusableViews)
    let segues = Dictionary(grouping: boards.flatMap(\.segues), by: \.type).sorted { $0.key < $1.key }
    return """
      import UIKit

      \(Self.types)
      \(Self.unique(storyboards.map(\.2)).joined(separator: "\n"))
      enum R {
        static func validate() throws {}
        enum image {
      \(Self.lines(images) { "static let \($0) = _RImage(name: \($1))" })
        }
        enum color {
      \(Self.lines(colors) { "static let \($0) = _RColor(name: \($1))" })
        }
        enum string {
      \(strings)
        }
        enum storyboard {
          \(Self.unique(storyboards.map(\.1)).joined(separator: "\n    "))
        }
        enum nib {
          \(Self.unique(nibs.map {
            "static let \(Self.name($0.name)) = _RNib<\($0.viewType)>(name: \($0.name.debugDescription), identifier: \(($0.reusableViews.first?.identifier ?? $0.name).debugDescription))"
          }).joined(separator: "\n    "))
        }
        enum reuseIdentifier {
          \(Self.unique(reusable.map {
            "static let \(Self.name($0.identifier)) = _RReuseIdentifier<\($0.type)>(identifier: \($0.identifier.debugDescription))"
          }).joined(separator: "\n    "))
        }
        enum segue {
          \(segues.map { type, all in
            "enum \(Self.name(type)) {\n"
              + Self.lines(all.map(\.identifier)) { "static let \($0) = _RSegue<\(type)>(identifier: \($1))" } + "\n    }"
          }.joined(separator: "\n    "))
        }
        enum font {
      \(Self.lines(names("ttf", "otf", "ttc")) { "static let \($0) = _RFont(fontName: \($1))" })
        }
        enum file {
      \(Self.lines(files) { "static let \($0) = _RFile(fullName: \($1))" })
        }
      }

      """
  }

  private var assets: (images: [String], colors: [String]) {
    var (images, colors) = (names("png", "jpg", "jpeg", "pdf", "svg"), [String]())
    func collect(_ folder: URL) {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
        let entry = folder.appendingPathComponent(name)
        switch entry.pathExtension {
        case "imageset": images.append(entry.deletingPathExtension().lastPathComponent)
        case "colorset": colors.append(entry.deletingPathExtension().lastPathComponent)
        case "appiconset", "launchimage", "dataset", "json": continue
        default: if FolderReader.isDirectory(entry) { collect(entry) }
        }
      }
    }
    for catalogue in resources where catalogue.pathExtension == "xcassets" { collect(catalogue) }
    return (images, colors)
  }

  /// The tables of strings, the keys of all languages together.
  private var strings: String {
    var tables: [String: Set<String>] = [:]
    for file in resources {
      let table = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "strings":
        let text =
          (try? String(contentsOf: file, encoding: .utf8)) ?? (try? String(contentsOf: file, encoding: .utf16)) ?? ""
        for match in text.matches(of: /(?m)^\s*"((?:[^"\\]|\\.)*)"\s*=/) {
          tables[table, default: []].insert(String(match.1))
        }
      case "stringsdict":
        let entries = (try? Data(contentsOf: file)).flatMap {
          try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        tables[table, default: []].formUnion(entries?.keys.map { $0 } ?? [])
      case "xcstrings":
        let entries = (try? Data(contentsOf: file)).flatMap {
          try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
        }
        tables[table, default: []].formUnion((entries?["strings"] as? [String: Any])?.keys.map { $0 } ?? [])
      default: continue
      }
    }
    return tables.sorted { $0.key < $1.key }.map { table, keys in
      "    enum \(Self.name(table)) {\n"
        + Self.lines(keys.sorted()) { "static let \($0) = _RString(key: \($1), table: \(table.debugDescription))" }
        + "\n    }"
    }.joined(separator: "\n")
  }

  private var files: [String] {
    let own: Set = [
      "storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "plist",
    ]
    return resources.filter { !own.contains($0.pathExtension) && !FolderReader.isDirectory($0) }.map(
      \.lastPathComponent)
  }

  private func names(_ extensions: String...) -> [String] {
    resources.filter { extensions.contains($0.pathExtension.lowercased()) }.map {
      $0.deletingPathExtension().lastPathComponent
    }
  }

  /// A line for each title; of two with one name the first counts.
  private static func lines(_ titles: [String], _ line: (String, String) -> String) -> String {
    var known: Set<String> = []
    return titles.compactMap { title in
      let name = name(title)
      return known.insert(name).inserted ? "      " + line(name, "\"\(title)\"") : nil
    }.joined(separator: "\n")
  }

  private static func unique(_ declarations: [String]) -> [String] {
    var known: Set<Substring> = []
    return declarations.filter { known.insert($0.prefix { $0 != ":" && $0 != "=" }).inserted }
  }

  private static func name(_ title: String) -> String {
    let name = plainName(title)
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// `Home screen-title` becomes `homeScreenTitle`, `URLIcon` becomes `urlIcon`; underscores stay.
  static func plainName(_ title: String) -> String {
    let parts = title.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let first = parts.first else { return "_" }
    let capitals = first.prefix(while: \.isUppercase)
    let isWord = first.dropFirst(capitals.count).first?.isLetter == true
    let lowered = capitals.count > 1 && isWord ? capitals.count - 1 : capitals.count
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = first.prefix(lowered).lowercased() + first.dropFirst(lowered) + rest.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  private static let keywords: Set<String> = [
    "default", "in", "is", "as", "self", "class", "return", "import", "switch", "case", "repeat", "operator", "for",
    "while", "true", "false", "continue", "break", "public", "private", "internal", "where", "init", "let", "var",
    "func",
    "do", "try", "catch", "throw", "if", "else", "guard", "defer", "extension", "protocol", "struct", "enum", "static",
    "super", "nil", "any",
  ]
}
