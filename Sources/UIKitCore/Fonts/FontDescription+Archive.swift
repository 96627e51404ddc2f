internal import Foundation
internal import UITextLayout

/// Fonts in keyed archives, under the keys of compiled nibs.
extension FontDescription {
  private static let systemNames: [(name: String, family: Family)] = [
    (".SFUI-Regular", .system), (".SFUIMono-Regular", .monospacedSystem), (".SFUIRounded-Regular", .roundedSystem),
    (".NewYork-Regular", .serifSystem),
  ]

  func write(to coder: NSCoder, style: UIFont.TextStyle?) {
    let isNamed = if case .named = family { true } else { false }
    let name = if case .named(let name) = family { name } else { Self.systemNames.first { $0.family == family }?.name }
    coder.encode((name ?? "") as NSString, forKey: "UIFontName")
    coder.encode(!isNamed, forKey: "UISystemFont")
    coder.encode(Double(size), forKey: "UIFontPointSize")
    coder.encode(Double(weight), forKey: "UIFontWeight")
    coder.encode(Double(leading), forKey: "UIFontLeading")
    coder.encode((isItalic ? 1 : 0) | (hasMonospacedDigits ? 2 : 0), forKey: "UIFontTraits")
    if let style { coder.encode(style.rawValue as NSString, forKey: "UIFontTextStyle") }
  }

  init?(archive coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIFontPointSize"),
      let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String?
    else { return nil }
    let system = coder.decodeBool(forKey: "UISystemFont") ? Self.systemNames.first { $0.name == name } : nil
    let traits = coder.decodeInteger(forKey: "UIFontTraits")
    self.init(
      family: system?.family ?? .named(name), size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")),
      weight: CGFloat(coder.decodeDouble(forKey: "UIFontWeight")), isItalic: traits & 1 != 0,
      hasMonospacedDigits: traits & 2 != 0, leading: CGFloat(coder.decodeDouble(forKey: "UIFontLeading")))
  }
}

extension UIFont.TextStyle {
  /// The style that an archived font was made for; nil for other fonts.
  init?(archive coder: NSCoder) {
    guard coder.containsValue(forKey: "UIFontTextStyle"),
      let name = coder.decodeObject(of: NSString.self, forKey: "UIFontTextStyle") as String?
    else { return nil }
    self.init(rawValue: name)
  }
}
