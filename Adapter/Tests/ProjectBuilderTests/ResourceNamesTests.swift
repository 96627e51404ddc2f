import Foundation
import SourceAdapter
import Testing

@testable import ProjectBuilder

/// Names of resources that tools make while Xcode builds.
struct ResourceNamesTests {
  private func input(_ files: [String: String], _ text: String) throws -> String? {
    let folder = try Folder(files)
    defer { folder.remove() }
    let resources = files.keys.map { path in
      let parts = path.split(separator: "/")
      let end = parts.firstIndex { $0.hasSuffix(".xcassets") } ?? parts.count - 1
      return folder.url.appendingPathComponent(parts[...end].joined(separator: "/"))
    }
    return ResourceNames(resources: Array(Set(resources))).input(besides: [.init(path: "/App/A.swift", text: text)])?
      .text
  }

  /// Documented: R.swift's "Examples.md", each kind of resource.
  @Test func resourcesHaveTheirNames() throws {
    let source = try input(
      [
        "A.xcassets/settings-icon.imageset/Contents.json": "{}", "A.xcassets/ic_home.imageset/Contents.json": "{}",
        "A.xcassets/Brand Color.colorset/Contents.json": "{}",
        "en.lproj/Localizable.strings": "\"welcome.title\" = \"Hello %@\";\n\"default\" = \"x\";",
        "Main.storyboard": """
        <document initialViewController="a"><scene>
        <viewController storyboardIdentifier="Home" id="a" customClass="HomeScreen" customModule="App"/>
        <segue destination="b" kind="show" identifier="toDetail" id="c"/>
        <navigationController storyboardIdentifier="Nav" id="b"/></scene></document>
        """,
        "FilmCell.xib": """
        <document><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell reuseIdentifier="Film" id="d" customClass="FilmCell"/></document>
        """,
        "Roboto-Bold.ttf": "", "films.json": "[]",
      ], "class HomeScreen: UIViewController {}\nclass FilmCell: UITableViewCell {}\nlet a = R.image.ic_home()")
    for line in [
      "static let settingsIcon = _RImage(name: \"settings-icon\")", "static let ic_home = _RImage(name: \"ic_home\")",
      "static let brandColor = _RColor(name: \"Brand Color\")",
      "static let welcomeTitle = _RString(key: \"welcome.title\", table: \"Localizable\")",
      "static let `default` = _RString(key: \"default\", table: \"Localizable\")",
      "var home: _RController<HomeScreen>", "var nav: _RController<UINavigationController>",
      "typealias Initial = HomeScreen", "static let toDetail = _RSegue<HomeScreen>(identifier: \"toDetail\")",
      "static let filmCell = _RNib<FilmCell>(name: \"FilmCell\", identifier: \"Film\")",
      "static let film = _RReuseIdentifier<FilmCell>(identifier: \"Film\")",
      "static let robotoBold = _RFont(fontName: \"Roboto-Bold\")",
      "static let filmsJson = _RFile(fullName: \"films.json\")",
    ] {
      #expect(source?.contains(line) == true, "\(line)")
    }
  }

  /// What the repository has of it stays, and nobody who does not name it gets it.
  @Test(arguments: ["let a = R.image.star()\nstruct R {}", "let a = UIImage(named: \"star\")"])
  func namesAreMadeWhereTheyAreAbsent(_ text: String) throws {
    #expect(try input(["A.xcassets/star.imageset/Contents.json": "{}"], text) == nil)
  }

  /// Source: R.swift's `SwiftIdentifier.swift`: what begins with capitals begins with small letters.
  @Test(arguments: [("URLIcon", "urlIcon"), ("JSON", "json"), ("Home screen", "homeScreen"), ("3d", "_3d")])
  func namesBeginSmall(_ title: String, _ name: String) { #expect(ResourceNames.plainName(title) == name) }

  /// Provenance: an application of Xcode 15 that calls the colour "Button Color" `.button`.
  @Test func assetSymbolsLoseASeparateWordForTheirKind() throws {
    let folder = try Folder(["A.xcassets/Button Color.colorset/Contents.json": "{}"])
    defer { folder.remove() }
    let text = "view.backgroundColor = .button"
    let source = AssetSymbols(resources: [folder.url.appendingPathComponent("A.xcassets")], identifiers: [text]).source
    #expect(source?.contains("static var button: UIColor { UIColor(named: \"Button Color\")! }") == true)
  }
}
