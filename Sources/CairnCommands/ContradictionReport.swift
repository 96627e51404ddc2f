internal import InterfaceBuilder
internal import InterfaceCanvas
internal import UIKitDocuments

/// Contradicting constraints of a document's scenes: each is told once, with the devices on which it is found.
struct ContradictionReport {
  private struct Entry {
    var scene: String
    var message: String
    var variants: [String]
  }

  private var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// Lays a scene out and keeps what contradicts itself in it.
  @MainActor
  mutating func layOut(_ scene: IBScene, in canvas: DocumentCanvas, _ variant: DocumentVariant) -> InstantiatedScene {
    var found: [String] = []
    let made = canvas.layOut(scene) { found.append($0.message) }
    for message in found { add(message, scene: scene.id, on: variant.description) }
    return made
  }

  /// - Parameter message: in UIKit's words.
  private mutating func add(_ message: String, scene: String, on variant: String) {
    let key = scene + Self.lasting(message)
    if let place = places[key] {
      if entries[place].variants.last != variant { entries[place].variants.append(variant) }
      return
    }
    places[key] = entries.count
    entries.append(Entry(scene: scene, message: message, variants: [variant]))
  }

  /// The message without what differs from device to device: addresses, and what the frames of views without constraints say.
  private static func lasting(_ message: String) -> String {
    message.split(separator: "\n").map { line in
      let words = line.replacing(/0x[0-9a-f]+/, with: "")
      return line.contains("NSAutoresizingMask") ? words.replacing(/[0-9.]+/, with: "") : words
    }.joined(separator: "\n")
  }

  /// Writes what was found to standard error.
  func tell(of file: String) {
    for entry in entries {
      CommandOutput.error(
        "\(file): warning: scene \(entry.scene), \(entry.variants.joined(separator: "; ")): constraints contradict each other"
      )
      CommandOutput.error(entry.message)
    }
  }
}
