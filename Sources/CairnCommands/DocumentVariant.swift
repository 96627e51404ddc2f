internal import InterfaceBuilder
internal import UIKitCore
internal import UITraits
internal import InterfaceCanvas

/// For what a document is laid out: device, text size and language.
struct DocumentVariant: CustomStringConvertible {
  /// Nil for the document's own.
  var device: Device?
  var textSize: TextSize?
  var language: String?
  var selection: DocumentSelection

  /// A canvas of the document, which must have been read for this variant alone: translations change it.
  @MainActor
  func canvas(_ document: IBDocument) -> DocumentCanvas { DocumentCanvas(document, options: options(for: document)) }

  /// The square of Interface Builder's grid, where no device is named.
  var square: CanvasSquare? { device == nil ? selection.sizeClass?.square : nil }

  @MainActor
  func options(for document: IBDocument) -> CanvasOptions {
    var options = CanvasOptions(
      target: (device ?? turnedDevice(of: document)).map {
        CanvasTarget(
          device: $0, isLandscape: selection.orientation == .landscape, width: selection.width.map { CGFloat($0) },
          sizeClasses: selection.sizeClass?.classes)
      }, system: selection.system?.canvas,
      style: selection.style == .dark ? .dark : .light, textSize: textSize?.category,
      translation: language.flatMap { StringsFile.translation(of: document.path, into: $0) },
      restsAsSaved: !selection.strict)
    options.square = square
    return options
  }

  /// The document's own device, where it is wanted the other way up.
  private func turnedDevice(of document: IBDocument) -> Device? {
    guard square == nil, let wanted = selection.orientation, let own = document.device,
      (wanted == .landscape) != (own.orientation == "landscape")
    else { return nil }
    return Device.ofDocument(own.id)
  }

  /// What is said of the orientation: that a named device lies, or how the document's own is wanted.
  var orientationName: String? {
    guard square == nil, let orientation = selection.orientation else { return nil }
    return device != nil && orientation == .portrait ? nil : orientation.rawValue
  }

  /// The description, but for the language.
  var withoutLanguage: String {
    var variant = self
    variant.language = nil
    return variant.description
  }

  var description: String {
    var parts = [device?.name ?? square?.name ?? "its own device"]
    if let orientationName { parts.append(orientationName) }
    if device != nil, let width = selection.width { parts.append("\(width.formatted()) wide") }
    if let textSize { parts.append("text \(textSize.rawValue)") }
    if let language { parts.append(language) }
    return parts.joined(separator: ", ")
  }
}
