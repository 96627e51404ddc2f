internal import InterfaceBuilder
internal import UIKitCore

/// `<color>` elements.
@MainActor
struct ColorDecoder {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// A named colour by its asset, else by the value that the document keeps; otherwise the components.
  func color(_ element: IBElement) -> UIColor? {
    if let name = element.string("name") {
      if let color = UIColor(named: name) { return color }
      return document.resources.namedColors[name].flatMap { components($0) }
    }
    // Xcode 11.0 wrote the colour twice: for iOS 13, and as what it is before.
    if let name = element.string("systemColor") ?? element.string("xcode11CocoaTouchSystemColor")
      ?? element.string("cocoaTouchSystemColor")
    {
      element.note("cocoaTouchSystemColor", "white", "alpha", "colorSpace", "customColorSpace", "red", "green", "blue")
      if let color = SystemColorNames.color(name) { return color }
      return document.resources.systemColors[name].flatMap { components($0) } ?? components(element)
    }
    return components(element)
  }

  private func components(_ element: IBElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    element.note("colorSpace", "customColorSpace", "key")
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
