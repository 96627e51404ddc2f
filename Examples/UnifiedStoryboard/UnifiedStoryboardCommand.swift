import CairnHost
import Foundation
import UIKit

/// Plays the game's menu on a phone and a pad, and draws what they show: `swift run UnifiedStoryboard [FOLDER]`.
@main
@MainActor
struct UnifiedStoryboardCommand {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "unified-output")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func draw(_ menu: GameMenu, _ name: String) throws {
      try menu.host.snapshot().pngData()?.write(to: folder.appendingPathComponent(name))
    }
    let phone = GameMenu()
    try draw(phone, "phone-menu.png")
    phone.choose("Choose a board")
    try draw(phone, "phone-boards.png")
    phone.turn(.landscapeLeft)
    try draw(phone, "phone-boards-landscape.png")
    phone.host.close()
    let settings = GameMenu()
    settings.choose("Settings")
    try draw(settings, "phone-settings.png")
    settings.host.close()
    let pad = GameMenu(device: "iPad Air", orientation: .landscapeLeft)
    pad.choose("Choose a board")
    try draw(pad, "pad-boards.png")
    pad.choose("Shop")
    try draw(pad, "pad-shop.png")
    pad.choose("Settings")
    try draw(pad, "pad-settings.png")
    pad.host.close()
    print("drawn in \(folder.path)")
  }
}
