package import InterfaceBuilder
package import UIKitCore

extension IBDocument {
  /// The tint of all that says nothing else; nil for the system's.
  @MainActor package var globalTintColor: UIColor? { globalTint.flatMap { ColorDecoder(self).color($0) } }
}

/// `<color>` elements.
@MainActor
struct ColorDecoder {
  private let document: IBDocument

  init(_ document: IBDocument) { self.document = document }

  /// A named colour by its asset, else by the value that the document keeps; otherwise the components.
  func color(_ element: IBElement) -> UIColor? {
    if let name = element.string("name") {
      if element.string("catalog") == "System" { return SystemColorNames.catalogColor(name) ?? components(element) }
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
    if let color = inks(element, alpha) { return color }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour for print.
  ///
  /// DEVIATION: UIKit asks the colour profile of a press; here each ink takes its share of the light away.
  private func inks(_ element: IBElement, _ alpha: Double) -> UIColor? {
    let inks = ["cyan", "magenta", "yellow"].compactMap { element.number($0) }
    guard inks.count == 3, let black = element.number("black") else { return nil }
    let light = inks.map { (1 - $0) * (1 - black) }
    return UIColor(red: light[0], green: light[1], blue: light[2], alpha: alpha)
  }
}
