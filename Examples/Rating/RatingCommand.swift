import CairnHost
import Foundation
import UIKit

/// Plays the rating screen and draws what it shows: `swift run Rating [FOLDER]`.
@main
@MainActor
struct RatingCommand {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "rating-output")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let play = RatingPlay()
    defer { play.host.close() }
    for _ in 0..<3 { play.more() }
    try play.host.snapshot().pngData()?.write(to: folder.appendingPathComponent("three-stars.png"))
    play.tapMore()
    let growing = play.host.filmStrip(frames: 6, every: 0.05)
    try growing.pngData()?.write(to: folder.appendingPathComponent("adding.png"))
    play.tapFewer()
    let shrinking = play.host.filmStrip(frames: 6, every: 0.05)
    try shrinking.pngData()?.write(to: folder.appendingPathComponent("removing.png"))
    print("drawn: three-stars.png, adding.png, removing.png in \(folder.path)")
  }
}
