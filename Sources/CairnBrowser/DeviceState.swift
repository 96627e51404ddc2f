internal import CairnHost
internal import Foundation

/// What the page's buttons show of the device, as JSON.
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
}
