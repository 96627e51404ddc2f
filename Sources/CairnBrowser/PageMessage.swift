internal import CairnHost
internal import Foundation
internal import UIKitCore

/// What a page tells: a line of JSON, whose `kind` says what it is about.
enum PageMessage: Equatable {
  /// The page is there; its screen has so many pixels a point.
  case ready(scale: Double)
  /// What was sent last is shown.
  case shown
  case event(HostEvent)

  /// Nil where the text is no message.
  init?(_ text: String) {
    let (data, decoder) = (Data(text.utf8), JSONDecoder())
    guard data.count < 100_000, var fields = try? decoder.decode(Fields.self, from: data) else { return nil }
    fields.device = try? decoder.decode(DeviceState.self, from: data)
    guard let message = fields.message else { return nil }
    self = message
  }

  static func == (lhs: PageMessage, rhs: PageMessage) -> Bool { "\(lhs)" == "\(rhs)" }

  private struct Fields: Decodable {
    var kind: String
    var scale: Double?
    var id: Int?
    var phase: String?
    var x: Double?
    var y: Double?
    var characters: String?
    var modifiers: [String]?
    var text: String?
    var width: Double?
    var height: Double?
    var state: String?
    /// What the message says of the device's state, in words of their own beside these.
    var device: DeviceState?

    private enum CodingKeys: CodingKey {
      case kind, scale, id, phase, x, y, characters, modifiers, text, width, height, state
    }

    var message: PageMessage? {
      switch kind {
      case "ready": return scale.flatMap { (1...4).contains($0) ? .ready(scale: $0) : nil }
      case "shown": return .shown
      default: return event.map(PageMessage.event)
      }
    }

    private var event: HostEvent? {
      switch kind {
      case "touch":
        guard let id, let phase = phase.flatMap({ PageWords.phases[$0] }), let point else { return nil }
        return .touch(id: id, phase: phase, location: point)
      case "hover": return .hover(point)
      case "key":
        guard let characters, !characters.isEmpty, characters.count < 40 else { return nil }
        let flags = (modifiers ?? []).compactMap { PageWords.modifiers[$0] }
        return .key(characters: characters, modifiers: UIKeyModifierFlags(flags))
      case "text": return text.map(HostEvent.text)
      case "rotate": return device?.interfaceOrientation.map(HostEvent.rotate)
      case "resize":
        guard let width, let height, (100...4000).contains(width), (100...4000).contains(height) else { return nil }
        return .resize(CGSize(width: width, height: height), safeArea: nil)
      case "settings": return device.map { .settings($0.settings) }
      case "activation": return state.flatMap { PageWords.states[$0] }.map(HostEvent.activation)
      default: return nil
      }
    }

    private var point: CGPoint? {
      guard let x, let y, abs(x) < 100_000, abs(y) < 100_000 else { return nil }
      return CGPoint(x: x, y: y)
    }
  }
}
