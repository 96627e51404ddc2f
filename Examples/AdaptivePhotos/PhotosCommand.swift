import Foundation
import UIKit

/// Shows the app on several devices: `swift run AdaptivePhotos [FOLDER]`.
@main
@MainActor
struct PhotosCommand {
  private static let devices: [(name: String, device: String, orientation: UIInterfaceOrientation, isThird: Bool)] = [
    ("phone-portrait", "iPhone 15", .portrait, false),
    ("phone-landscape", "iPhone 15", .landscapeLeft, false),
    ("large-phone-landscape", "iPhone 15 Plus", .landscapeLeft, false),
    ("pad-portrait", "iPad Air", .portrait, false),
    ("pad-landscape", "iPad Air", .landscapeLeft, false),
    ("pad-third", "iPad Air", .landscapeLeft, true),
  ]

  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "photos-output")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for entry in devices {
      let app = PhotosApp(device: entry.device, orientation: entry.orientation)
      if entry.isThird { app.host.resizeToThird() }
      app.host.advance(by: 0.5)
      try write(app, folder, entry.name + "-list")
      app.openPhoto()
      try write(app, folder, entry.name + "-photo")
      app.openProfile()
      try write(app, folder, entry.name + "-profile")
      app.host.close()
    }
    let app = PhotosApp()
    app.openPhoto()
    app.host.send(.rotate(.landscapeLeft))
    try app.host.filmStrip(frames: 6, every: 0.08).pngData()?
      .write(to: folder.appendingPathComponent("film-rotation.png"))
    app.host.close()
    print("film-rotation.png")
  }

  private static func write(_ app: PhotosApp, _ folder: URL, _ name: String) throws {
    try app.host.snapshot().pngData()?.write(to: folder.appendingPathComponent(name + ".png"))
    print(name + ".png")
  }
}
