import CoreGraphics

// UIKit's colours by name.

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let groupTableViewBackground = UIColor(storage: .system(.named("systemGroupedBackground")))
  public static let viewFlipsideBackground = UIColor(red: 31 / 255.0, green: 33 / 255.0, blue: 36 / 255.0, alpha: 1)
  public static let scrollViewTexturedBackground = UIColor(
    red: 111 / 255.0, green: 113 / 255.0, blue: 121 / 255.0, alpha: 1)
  public static let underPageBackground = UIColor(white: 0.6, alpha: 1)

  // MARK: Adaptive

  public static let systemRed = UIColor(storage: .system(.named("systemRed")))
  public static let systemOrange = UIColor(storage: .system(.named("systemOrange")))
  public static let systemYellow = UIColor(storage: .system(.named("systemYellow")))
  public static let systemGreen = UIColor(storage: .system(.named("systemGreen")))
  public static let systemMint = UIColor(storage: .system(.named("systemMint")))
  public static let systemTeal = UIColor(storage: .system(.named("systemTeal")))
  public static let systemCyan = UIColor(storage: .system(.named("systemCyan")))
  public static let systemBlue = UIColor(storage: .system(.named("systemBlue")))
  public static let systemIndigo = UIColor(storage: .system(.named("systemIndigo")))
  public static let systemPurple = UIColor(storage: .system(.named("systemPurple")))
  public static let systemPink = UIColor(storage: .system(.named("systemPink")))
  public static let systemBrown = UIColor(storage: .system(.named("systemBrown")))
  public static let systemGray = UIColor(storage: .system(.named("systemGray")))
  public static let systemGray2 = UIColor(storage: .system(.named("systemGray2")))
  public static let systemGray3 = UIColor(storage: .system(.named("systemGray3")))
  public static let systemGray4 = UIColor(storage: .system(.named("systemGray4")))
  public static let systemGray5 = UIColor(storage: .system(.named("systemGray5")))
  public static let systemGray6 = UIColor(storage: .system(.named("systemGray6")))
  public static let label = UIColor(storage: .system(.named("label")))
  public static let secondaryLabel = UIColor(storage: .system(.named("secondaryLabel")))
  public static let tertiaryLabel = UIColor(storage: .system(.named("tertiaryLabel")))
  public static let quaternaryLabel = UIColor(storage: .system(.named("quaternaryLabel")))
  public static let placeholderText = UIColor(storage: .system(.named("placeholderText")))
  public static let link = UIColor(storage: .system(.named("link")))
  public static let separator = UIColor(storage: .system(.named("separator")))
  public static let opaqueSeparator = UIColor(storage: .system(.named("opaqueSeparator")))
  public static let systemFill = UIColor(storage: .system(.named("systemFill")))
  public static let secondarySystemFill = UIColor(storage: .system(.named("secondarySystemFill")))
  public static let tertiarySystemFill = UIColor(storage: .system(.named("tertiarySystemFill")))
  public static let quaternarySystemFill = UIColor(storage: .system(.named("quaternarySystemFill")))
  public static let systemBackground = UIColor(storage: .system(.named("systemBackground")))
  public static let secondarySystemBackground = UIColor(storage: .system(.named("secondarySystemBackground")))
  public static let tertiarySystemBackground = UIColor(storage: .system(.named("tertiarySystemBackground")))
  public static let systemGroupedBackground = UIColor(storage: .system(.named("systemGroupedBackground")))
  public static let secondarySystemGroupedBackground = UIColor(
    storage: .system(.named("secondarySystemGroupedBackground")))
  public static let tertiarySystemGroupedBackground = UIColor(
    storage: .system(.named("tertiarySystemGroupedBackground")))

  /// The accent colour of the app: blue unless a view says otherwise.
  ///
  /// DEVIATION: UIKit resolves it against the view that draws; here it is the system's blue.
  public static let tintColor = UIColor(storage: .system(.named("systemBlue")))
  static let tableCellGroupedBackground = UIColor(storage: .system(.named("secondarySystemGroupedBackground")))

  /// A system colour by the name that Interface Builder writes, such as `labelColor` or `systemBackgroundColor`.
  package static func systemColor(named name: String) -> UIColor? {
    let property = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = SystemColor.table[property] { return UIColor(storage: .system(color)) }
    return namedConstants[property]
  }

  private static let namedConstants: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "clear": .clear,
    "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
    "orange": .orange, "purple": .purple, "brown": .brown, "lightText": .lightText, "darkText": .darkText,
    "groupTableViewBackground": .groupTableViewBackground, "viewFlipsideBackground": .viewFlipsideBackground,
    "scrollViewTexturedBackground": .scrollViewTexturedBackground, "tint": .tintColor,
    "tableCellGroupedBackground": .tableCellGroupedBackground,
  ]

  /// The grey of the same brightness that UIKit shows instead of a tint behind an alert.
  var dimmedForTint: UIColor {
    UIColor { traits in
      var white: CGFloat = 0
      var alpha: CGFloat = 1
      self.resolvedColor(with: traits).getWhite(&white, alpha: &alpha)
      return UIColor(white: white, alpha: alpha)
    }
  }
}
