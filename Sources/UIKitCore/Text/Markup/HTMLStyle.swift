internal import Foundation

/// How a piece of HTML looks, by its tags and its style sheet.
struct HTMLStyle {
  /// In points; nested tags and long numbers make nothing that cannot be measured.
  var size: CGFloat = 12 { didSet { size = min(size, 1_000) } }
  var family: String?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var isUnderlined = false
  var isStruck = false
  var isPreformatted = false
  /// 1 above, -1 below.
  var superscript = 0
  var spacing: CGFloat = 0
  var isHidden = false
  var isCapital = false
  var color: UIColor?
  var background: UIColor?
  var alignment: NSTextAlignment?
  var link: String?
  /// How deep in lists.
  var depth = 0
  /// Around the block, in points; nil for what its tag has.
  var margin = UIEdgeInsets.zero
  var textIndent: CGFloat = 0
  var lineHeight: CGFloat?
  var isRightToLeft = false

  /// What the tag means without a style sheet.
  ///
  /// Source: <https://html.spec.whatwg.org/multipage/rendering.html>.
  mutating func apply(tag: String, _ attributes: [String: String]) {
    switch tag {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "del", "strike": isStruck = true
    case "code", "kbd", "samp", "tt": isMonospaced = true
    case "pre": (isMonospaced, isPreformatted) = (true, true)
    case "small": size *= 5 / 6
    case "big": size *= 6 / 5
    case "sub", "sup":
      superscript = tag == "sub" ? -1 : 1
      size *= 5 / 6
    case "h1", "h2", "h3", "h4", "h5", "h6":
      isBold = true
      let factors: [Character: CGFloat] = ["1": 2, "2": 1.5, "3": 1.17, "4": 1, "5": 0.83, "6": 0.67]
      size *= factors[tag.last ?? "4"] ?? 1
    case "center": alignment = .center
    case "ul", "ol": depth += 1
    case "a": link = attributes["href"] ?? link
    case "mark": background = .yellow
    case "font":
      // Source: <https://html.spec.whatwg.org/multipage/rendering.html#phrasing-content-3>, in pixels.
      let sizes: [String: CGFloat] = ["1": 10, "2": 13, "3": 16, "4": 18, "5": 24, "6": 32, "7": 48]
      if let pixels = attributes["size"].flatMap({ sizes[$0] }) { size = pixels * 0.75 }
      color = attributes["color"].flatMap(Self.color) ?? color
      family = attributes["face"] ?? family
    default: break
    }
    if let value = attributes["align"] { apply("text-align", value) }
    if let value = attributes["dir"] { apply("direction", value) }
    // Source: the same page's margins of blocks, in em.
    let margins: [String: CGFloat] = [
      "p": 1, "ul": 1, "ol": 1, "blockquote": 1, "pre": 1, "h1": 0.67, "h2": 0.83, "h3": 1, "h4": 1.33, "h5": 1.67,
      "h6": 2.33,
    ]
    if let factor = margins[tag] {
      (margin, textIndent) = (UIEdgeInsets(top: 0, left: 0, bottom: factor * size, right: 0), 0)
    }
  }

  /// Takes declarations: `color: red; font-size: 17px`.
  mutating func apply(css: String) {
    for declaration in css.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if parts.count == 2 {
        apply(parts[0].lowercased(), parts[1].replacing("!important", with: "").trimmingCharacters(in: .whitespaces))
      }
    }
  }

  private mutating func apply(_ property: String, _ value: String) {
    let word = value.lowercased()
    switch property {
    case "color": color = Self.color(word) ?? color
    case "background-color", "background": background = Self.color(word) ?? background
    case "font-size": size = max(Self.length(word, of: size) ?? size, 0)
    case "font-weight": isBold = ["bold", "bolder"].contains(word) || (Int(word) ?? 0) >= 600
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font-family":
      family = value.split(separator: ",").first.map { $0.trimmingCharacters(in: Self.quotes) } ?? family
    case "font": applyShorthand(value)
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align":
      let known: [String: NSTextAlignment] = ["left": .left, "right": .right, "center": .center, "justify": .justified]
      alignment = known[word] ?? alignment
    case "white-space": isPreformatted = word.hasPrefix("pre")
    case "letter-spacing": spacing = word == "normal" ? 0 : Self.length(word, of: size) ?? spacing
    case "vertical-align": superscript = ["super": 1, "sub": -1, "baseline": 0][word] ?? superscript
    case "display": isHidden = word == "none"
    case "text-transform": isCapital = word == "uppercase"
    case "direction": isRightToLeft = word == "rtl"
    default: applyBlock(property, word)
    }
  }

  private mutating func applyBlock(_ property: String, _ word: String) {
    func length(_ word: String) -> CGFloat? { Self.length(word, of: size) }
    switch property {
    case "margin":
      let sides = word.split(separator: " ").map { length(String($0)) ?? 0 }
      guard let top = sides.first else { return }
      let right = sides.count > 1 ? sides[1] : top
      margin = UIEdgeInsets(
        top: top, left: sides.count > 3 ? sides[3] : right, bottom: sides.count > 2 ? sides[2] : top, right: right)
    case "margin-left": margin.left = length(word) ?? margin.left
    case "margin-right": margin.right = length(word) ?? margin.right
    case "margin-bottom": margin.bottom = length(word) ?? margin.bottom
    case "text-indent": textIndent = length(word) ?? textIndent
    case "line-height":
      lineHeight = word == "normal" ? nil : Double(word).map { $0 * size } ?? length(word) ?? lineHeight
    default: break
    }
  }

  /// `bold 17px Helvetica`.
  private mutating func applyShorthand(_ value: String) {
    for word in value.split(separator: " ").map(String.init) {
      if let length = Self.length(String(word.lowercased().prefix { $0 != "/" }), of: size) {
        size = length
      } else if ["bold", "bolder"].contains(word.lowercased()) {
        isBold = true
      } else if word.lowercased() == "italic" {
        isItalic = true
      } else if word.first?.isLetter == true || word.first == "'" {
        family = word.trimmingCharacters(in: Self.quotes)
      }
    }
  }

  private static let quotes = CharacterSet(charactersIn: "'\", ")

  /// UIKIT: four pixels of a style sheet are three points: text of 16 pixels, a page's own size, is 12 points high.
  private static func length(_ value: String, of size: CGFloat) -> CGFloat? {
    let names: [String: CGFloat] = [
      "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
    ]
    if let named = names[value] { return named * 0.75 }
    guard let match = value.wholeMatch(of: /(-?[0-9]*\.?[0-9]+)(px|pt|em|rem|%)?/), let number = Double(match.1) else {
      return nil
    }
    switch match.2 {
    case "em": return size * number
    case "rem": return 12 * number
    case "%": return size * number / 100
    case "px": return number * 0.75
    default: return number
    }
  }

  /// A colour of a style sheet: by its name, by `#` or by `rgb(…)`.
  static func color(_ value: String) -> UIColor? {
    let text = value.lowercased().trimmingCharacters(in: .whitespaces)
    if let named = names[text] { return rgb(named) }
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      let full = digits.count < 5 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      guard [6, 8].contains(full.count), let number = UInt32(full.prefix(6), radix: 16) else { return nil }
      guard full.count == 8 else { return rgb(number) }
      return UInt8(full.suffix(2), radix: 16).map { rgb(number).withAlphaComponent(CGFloat($0) / 255) }
    }
    guard let match = text.wholeMatch(of: /rgba?\(([^)]*)\)/) else { return nil }
    let parts = match.1.split { $0 == "," || $0 == " " || $0 == "/" }.enumerated().compactMap { place, word in
      word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 * (place < 3 ? 255 : 1) } : Double(word)
    }
    guard parts.count >= 3 else { return nil }
    return UIColor(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func rgb(_ value: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }

  /// Source: <https://www.w3.org/TR/css-color-4/#named-colors>: the sixteen of HTML and common ones.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500,
    "pink": 0xFFC0CB, "brown": 0xA52A2A, "cyan": 0x00FFFF, "magenta": 0xFF00FF, "gold": 0xFFD700,
    "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkgreen": 0x006400, "darkblue": 0x00008B, "darkred": 0x8B0000,
    "indigo": 0x4B0082, "violet": 0xEE82EE, "tomato": 0xFF6347, "crimson": 0xDC143C,
  ]
}
