import CairnHost
import Foundation
import UIKit

/// Draws every page of the catalogue in every look, and the films of its controls being touched:
/// `swift run ControlsCatalog [FOLDER] [NAME…]`. With names, only pages and films whose names contain one.
@main
@MainActor
struct CatalogCommand {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let folder = URL(fileURLWithPath: arguments.first ?? "controls-output")
    let names = arguments.dropFirst()
    func wants(_ name: String) -> Bool { names.isEmpty || names.contains { name.contains($0) } }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ image: UIImage, _ name: String) throws {
      try image.pngData()?.write(to: folder.appendingPathComponent(name + ".png"))
      print(name + ".png")
    }
    for page in CatalogPage.all where wants(page.name) { try write(sheet(of: page), page.name) }
    for play in CatalogPlay.all where wants("film-" + play.name) {
      for look in [CatalogStage.Look.light, .dark, .rightToLeft] {
        let (film, events) = play.run(look, true)
        let suffix = look == .light ? "" : "-" + look.rawValue
        try write(film.strip(), "film-" + play.name + suffix)
        if look == .light, !events.isEmpty { print("  " + events.joined(separator: ", ")) }
      }
    }
  }

  /// A page in every look, side by side.
  static func sheet(of page: CatalogPage) -> UIImage {
    var pictures: [UIImage] = []
    for look in CatalogStage.Look.allCases {
      let stage = CatalogStage(page.make(), title: page.title, look: look)
      stage.host.advance(by: 1)
      pictures.append(stage.host.snapshot())
      stage.host.close()
    }
    let gap: CGFloat = 10
    let size = CGSize(
      width: pictures.reduce(gap) { $0 + $1.size.width + gap },
      height: (pictures.map(\.size.height).max() ?? 0) + 2 * gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1.5
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.3, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var x = gap
      for picture in pictures {
        picture.draw(at: CGPoint(x: x, y: gap))
        x += picture.size.width + gap
      }
    }
  }
}
