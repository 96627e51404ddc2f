import CoreGraphics

// UIKit's colours by name.

extension UIColor {
  /// A grey of 0; it stays black in dark interfaces, unlike `label`.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey of 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A grey of 1; it stays white in dark interfaces, unlike `systemBackground`.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey of 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Full red of sRGB, the same in all interfaces.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Full green of sRGB, the same in all interfaces.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Full blue of sRGB, the same in all interfaces.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6 red, 0.4 green, 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// For text on dark backgrounds: white at 60 %, in all interfaces.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// For text on light backgrounds: black in all interfaces.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The older name of `systemGroupedBackground`.
  public static let groupTableViewBackground = UIColor(storage: .system(.named("systemGroupedBackground")))
  /// A dark grey from before iOS 7. Deprecated by Apple.
  public static let viewFlipsideBackground = UIColor(red: 31 / 255.0, green: 33 / 255.0, blue: 36 / 255.0, alpha: 1)
  /// A grey in place of the pattern from before iOS 7. Deprecated by Apple.
  public static let scrollViewTexturedBackground = UIColor(
    red: 111 / 255.0, green: 113 / 255.0, blue: 121 / 255.0, alpha: 1)
  /// A grey of 0.6 behind pages, from before iOS 7. Deprecated by Apple.
  public static let underPageBackground = UIColor(white: 0.6, alpha: 1)

  // MARK: Adaptive

  /// Deletion, failures, badges: #FF3B30 in light, #FF453A in dark interfaces.
  public static let systemRed = UIColor(storage: .system(.named("systemRed")))
  /// An accent: #FF9500 in light, #FF9F0A in dark interfaces.
  public static let systemOrange = UIColor(storage: .system(.named("systemOrange")))
  /// An accent: #FFCC00 in light, #FFD60A in dark interfaces.
  public static let systemYellow = UIColor(storage: .system(.named("systemYellow")))
  /// Switches that are on, success: #34C759 in light, #30D158 in dark interfaces.
  public static let systemGreen = UIColor(storage: .system(.named("systemGreen")))
  /// An accent: #00C7BE in light, #63E6E2 in dark interfaces.
  public static let systemMint = UIColor(storage: .system(.named("systemMint")))
  /// An accent: #30B0C7 in light, #40C8E0 in dark interfaces.
  public static let systemTeal = UIColor(storage: .system(.named("systemTeal")))
  /// An accent: #32ADE6 in light, #64D2FF in dark interfaces.
  public static let systemCyan = UIColor(storage: .system(.named("systemCyan")))
  /// The default tint: #007AFF in light, #0A84FF in dark interfaces.
  public static let systemBlue = UIColor(storage: .system(.named("systemBlue")))
  /// An accent: #5856D6 in light, #5E5CE6 in dark interfaces.
  public static let systemIndigo = UIColor(storage: .system(.named("systemIndigo")))
  /// An accent: #AF52DE in light, #BF5AF2 in dark interfaces.
  public static let systemPurple = UIColor(storage: .system(.named("systemPurple")))
  /// An accent: #FF2D55 in light, #FF375F in dark interfaces.
  public static let systemPink = UIColor(storage: .system(.named("systemPink")))
  /// An accent: #A2845E in light, #AC8E68 in dark interfaces.
  public static let systemBrown = UIColor(storage: .system(.named("systemBrown")))
  /// The grey in the middle: #8E8E93 in light, #8E8E93 in dark interfaces.
  public static let systemGray = UIColor(storage: .system(.named("systemGray")))
  /// A grey nearer to the background than `systemGray`: #AEAEB2 in light, #636366 in dark interfaces.
  public static let systemGray2 = UIColor(storage: .system(.named("systemGray2")))
  /// A grey nearer to the background than `systemGray2`: #C7C7CC in light, #48484A in dark interfaces.
  public static let systemGray3 = UIColor(storage: .system(.named("systemGray3")))
  /// A grey nearer to the background than `systemGray3`; borders of fields: #D1D1D6 in light, #3A3A3C in dark
  /// interfaces.
  public static let systemGray4 = UIColor(storage: .system(.named("systemGray4")))
  /// A grey nearer to the background than `systemGray4`: #E5E5EA in light, #2C2C2E in dark interfaces.
  public static let systemGray5 = UIColor(storage: .system(.named("systemGray5")))
  /// The grey nearest to the background: #F2F2F7 in light, #1C1C1E in dark interfaces.
  public static let systemGray6 = UIColor(storage: .system(.named("systemGray6")))
  /// Text of first importance: #000000 in light, #FFFFFF in dark interfaces.
  public static let label = UIColor(storage: .system(.named("label")))
  /// Text of second importance, such as subtitles: #3C3C43 at 60 % in light, #EBEBF5 at 60 % in dark interfaces.
  public static let secondaryLabel = UIColor(storage: .system(.named("secondaryLabel")))
  /// Text of third importance, and what cannot be used: #3C3C43 at 30 % in light, #EBEBF5 at 30 % in dark interfaces.
  public static let tertiaryLabel = UIColor(storage: .system(.named("tertiaryLabel")))
  /// Text of the least importance: #3C3C43 at 18 % in light, #EBEBF5 at 16 % in dark interfaces.
  public static let quaternaryLabel = UIColor(storage: .system(.named("quaternaryLabel")))
  /// The text of empty fields: #3C3C43 at 30 % in light, #EBEBF5 at 30 % in dark interfaces.
  public static let placeholderText = UIColor(storage: .system(.named("placeholderText")))
  /// Text that leads somewhere: #007AFF in light, #0984FF in dark interfaces.
  public static let link = UIColor(storage: .system(.named("link")))
  /// Thin lines that let the content beneath be seen: #3C3C43 at 29 % in light, #545458 at 60 % in dark interfaces.
  public static let separator = UIColor(storage: .system(.named("separator")))
  /// Thin lines that cover what is beneath: #C6C6C8 in light, #38383A in dark interfaces.
  public static let opaqueSeparator = UIColor(storage: .system(.named("opaqueSeparator")))
  /// Behind thin and small shapes, such as the track of a slider: #787880 at 20 % in light, #787880 at 36 % in dark
  /// interfaces.
  public static let systemFill = UIColor(storage: .system(.named("systemFill")))
  /// Behind shapes of middle size, such as a switch: #787880 at 16 % in light, #787880 at 32 % in dark interfaces.
  public static let secondarySystemFill = UIColor(storage: .system(.named("secondarySystemFill")))
  /// Behind large shapes, such as fields and buttons: #767680 at 12 % in light, #767680 at 24 % in dark interfaces.
  public static let tertiarySystemFill = UIColor(storage: .system(.named("tertiarySystemFill")))
  /// Behind large areas with complex content: #747480 at 8 % in light, #767680 at 18 % in dark interfaces.
  public static let quaternarySystemFill = UIColor(storage: .system(.named("quaternarySystemFill")))
  /// Behind the whole of a screen: #FFFFFF in light, #000000 in dark interfaces. Lighter over other content in the
  /// dark.
  public static let systemBackground = UIColor(storage: .system(.named("systemBackground")))
  /// Behind content within a screen: #F2F2F7 in light, #1C1C1E in dark interfaces. Lighter over other content in the
  /// dark.
  public static let secondarySystemBackground = UIColor(storage: .system(.named("secondarySystemBackground")))
  /// Behind content within secondary content: #FFFFFF in light, #2C2C2E in dark interfaces. Lighter over other content
  /// in the dark.
  public static let tertiarySystemBackground = UIColor(storage: .system(.named("tertiarySystemBackground")))
  /// Behind grouped tables: #F2F2F7 in light, #000000 in dark interfaces. Lighter over other content in the dark.
  public static let systemGroupedBackground = UIColor(storage: .system(.named("systemGroupedBackground")))
  /// Behind the rows of grouped tables: #FFFFFF in light, #1C1C1E in dark interfaces. Lighter over other content in the
  /// dark.
  public static let secondarySystemGroupedBackground = UIColor(
    storage: .system(.named("secondarySystemGroupedBackground")))
  /// Behind content within rows of grouped tables: #F2F2F7 in light, #2C2C2E in dark interfaces. Lighter over other
  /// content in the dark.
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
