import CollectionLayouts
import Foundation
import UIKit

/// Draws every page of the gallery and the films of its changes: `swift run CollectionGallery [FOLDER]`.
@main
@MainActor
struct GalleryCommand {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "gallery-output")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let gallery = Gallery()
    defer { gallery.host.close() }
    func write(_ image: UIImage, _ name: String) throws {
      try image.pngData()?.write(to: folder.appendingPathComponent(name + ".png"))
      print(name + ".png")
    }
    for page in Gallery.pages {
      gallery.show(page.make())
      try write(gallery.host.snapshot(), page.name)
    }
    try write(reordering(gallery), "film-reorder")
    try write(updating(gallery), "film-batch-update")
    try write(changingLayout(gallery), "film-layout-change")
  }

  /// An item is picked up, carried over others and put down.
  private static func reordering(_ gallery: Gallery) -> UIImage {
    gallery.show(WaterfallPage())
    let host = gallery.host
    let start = CGPoint(x: 60, y: 200)
    host.send(.touch(id: 1, phase: .began, location: start))
    host.advance(by: 0.6)
    host.move(1, from: start, to: CGPoint(x: 190, y: 420), 0.4)
    let film = host.filmStrip(frames: 6, every: 0.05)
    host.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 190, y: 420)))
    host.advance(by: 0.5)
    return film
  }

  private static func updating(_ gallery: Gallery) -> UIImage {
    let page = gallery.show(ListPage())
    page.shuffle()
    return gallery.host.filmStrip(frames: 6, every: 0.06)
  }

  private static func changingLayout(_ gallery: Gallery) -> UIImage {
    let page = gallery.show(ReorderPage())
    page.collectionView.setCollectionViewLayout(CircleLayout(), animated: true)
    return gallery.host.filmStrip(frames: 6, every: 0.06)
  }
}
