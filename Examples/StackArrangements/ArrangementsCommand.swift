import CairnHost
import Foundation
import UIKit

/// Draws a figure of every arrangement and a sheet of them all: `swift run StackArrangements [FOLDER]`.
@main
@MainActor
struct ArrangementsCommand {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "arrangements-output")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    func write(_ image: UIImage, _ name: String) throws {
      try image.pngData()?.write(to: folder.appendingPathComponent(name + ".png"))
      print(name + ".png")
    }
    host.resize(to: FigureController.size, safeArea: .zero)
    var figures: [UIImage] = []
    for arrangement in Arrangement.all {
      host.show(FigureController(arrangement))
      figures.append(host.snapshot())
      try write(figures[figures.count - 1], arrangement.name)
    }
    try write(ContactSheetPicture().image(of: figures), "contact-sheet")
    try write(shrinking(host), "film-across")
  }

  /// A stack whose extent across is fixed, while one of its views is hidden.
  private static func shrinking(_ host: HeadlessHost) -> UIImage {
    let controller = AcrossAxisController(axis: .vertical)
    controller.view.backgroundColor = .systemBackground
    host.resize(to: CGSize(width: FigureController.stage, height: 240), safeArea: .zero)
    host.show(controller)
    controller.hideLine()
    return host.filmStrip(frames: 6, every: 0.05)
  }
}
