internal import CairnHost
internal import Foundation
internal import UIKitCore

/// How a device stands and what its user has set, in the words of the page: what its buttons show, and what they ask for.
struct DeviceState: Codable, Equatable {
  var orientation: String?
  var style: String?
  var textSize: String?
  var direction: String?
  var contrast: String?
  var keyboard: String?

  init(_ frame: LiveFrame) {
    let settings = frame.settings
    orientation = PageWords.word(frame.orientation, in: PageWords.orientations)
    style = PageWords.word(settings.style ?? .light, in: PageWords.styles)
    textSize = PageWords.word(settings.textSize ?? .large, in: PageWords.textSizes)
    direction = PageWords.word(settings.layoutDirection ?? .leftToRight, in: PageWords.directions)
    contrast = PageWords.word(settings.contrast ?? .normal, in: PageWords.contrasts)
    keyboard = PageWords.word(settings.usesHardwareKeyboard ?? false, in: PageWords.keyboards)
  }

  /// What the page is sent.
  var text: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}" }

  /// The settings that it names.
  var settings: HostSettings {
    HostSettings(
      style: style.flatMap { PageWords.styles[$0] }, textSize: textSize.flatMap { PageWords.textSizes[$0] },
      contrast: contrast.flatMap { PageWords.contrasts[$0] },
      layoutDirection: direction.flatMap { PageWords.directions[$0] },
      usesHardwareKeyboard: keyboard.flatMap { PageWords.keyboards[$0] })
  }

  /// The orientation that it names; nil for none.
  var interfaceOrientation: UIInterfaceOrientation? { orientation.flatMap { PageWords.orientations[$0] } }
}
