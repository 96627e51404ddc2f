internal import ArgumentParser
internal import Foundation
internal import UITraits

/// `cairn devices`: the device table.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "devices", abstract: "Lists the known devices.")

  @Flag(help: "An array of devices as JSON.")
  var json = false

  func run() throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      CommandOutput.write(try encoder.encode(Device.all.map(DeviceDescription.init)) + Data("\n".utf8))
      return
    }
    for device in Device.all {
      let id = device.id.padding(toLength: 18, withPad: " ", startingAt: 0)
      let size = "\(Int(device.portraitSize.width)) × \(Int(device.portraitSize.height)) @\(Int(device.scale))x"
      CommandOutput.write(
        "\(id)\(size.padding(toLength: 20, withPad: " ", startingAt: 0))\(device.names.joined(separator: ", "))\n")
    }
  }
}
