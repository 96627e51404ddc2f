import CoreGraphics
import Foundation

/// The `Contents.json` of a colour set.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    var idiom: String?
    var appearances: [AssetAppearance]?
    var color: ColorValue?
  }

  struct ColorValue: Decodable {
    var colorSpace: String?
    var components: [String: String]?
    /// A system colour's name.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }

    var color: UIColor? {
      if let reference { return UIColor.systemColor(named: reference) }
      guard let components else { return nil }
      func component(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
      // UIKIT: the opacity is a share of 1 in every way in which Xcode writes components.
      let alpha = components["alpha"].flatMap { Double($0) }.map { min(max($0, 0), 1) } ?? 1
      if let white = component("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
      switch colorSpace {
      case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      case "extended-linear-srgb", "linear-srgb":
        return CGColorSpace(name: CGColorSpace.linearSRGB)
          .flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }.map(UIColor.init(cgColor:))
      default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    }

    /// `0x1F` and `31` are shares of 255, `0.122` is one of 1.
    static func number(_ text: String) -> CGFloat? {
      let text = text.trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if !text.contains("."), let whole = Int(text) { return CGFloat(whole) / 255 }
      return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
  }

  var colors: [Entry]?

  /// The colour, dynamic when the set has variants.
  ///
  /// - Parameter folder: where the set lies: the same set has the same colour.
  func color(of folder: URL) -> UIColor? {
    let variants = (colors ?? []).compactMap { entry in
      entry.color?.color.map { (AssetCondition(idiom: entry.idiom, appearances: entry.appearances), $0) }
    }
    guard let first = variants.first else { return nil }
    if variants.count == 1 { return first.1 }
    let color = DynamicColor(.catalog(folder.path)) { traits in
      let best = variants.filter { $0.0.fits(traits) }.max { $0.0.weight < $1.0.weight }
      return best?.1 ?? first.1
    }
    return UIColor(storage: .dynamic(color))
  }
}

/// An appearance that a variant is for.
struct AssetAppearance: Decodable {
  var appearance: String
  var value: String
}
