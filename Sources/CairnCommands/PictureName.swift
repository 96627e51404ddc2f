internal import Foundation
internal import InterfaceBuilder

/// File names of pictures: document, scene, device, style.
enum PictureName {
  /// - Parameter document: what the document is called; see `DocumentTitles`.
  static func make(document: String, scene: String, variant: DocumentVariant) -> String {
    var parts = [document, scene]
    if let device = variant.device { parts.append(device.id) }
    if let orientation = variant.orientationName { parts.append(orientation) }
    if let square = variant.square { parts.append(square.key) }
    if variant.selection.style == .dark { parts.append("dark") }
    if let size = variant.textSize { parts.append(size.rawValue) }
    if let language = variant.language { parts.append(language) }
    return parts.map { clean($0) }.joined(separator: "-")
  }

  /// Of the sheet with the nine squares of a scene.
  static func grid(document: String, scene: String) -> String {
    [document, scene, "grid"].map { clean($0) }.joined(separator: "-")
  }

  /// What a scene is called among the pictures: further views beside a storyboard's controller have its scene's id, too.
  static func key(of scene: IBScene, in document: IBDocument) -> String {
    guard let first = document.scenes.first(where: { $0.id == scene.id }),
      first.controller?.id != scene.controller?.id || first.view?.id != scene.view?.id,
      let own = scene.controller?.id ?? scene.view?.id
    else { return scene.id }
    return "\(scene.id)-\(own)"
  }

  /// How a picture's name begins.
  static func base(of document: String) -> String { clean(document) }

  private static func clean(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "_" })
  }
}
