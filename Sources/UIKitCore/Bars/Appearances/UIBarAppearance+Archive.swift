internal import Foundation

extension UIBarAppearance {
  static var ownArchivedProperties: [ArchivedProperty] {
    [
      .integer("UIBackgroundEffectStyle", \UIBarAppearance.archivedEffect),
      .object("UIBackgroundColor", \UIBarAppearance.backgroundColor),
      .object("UIBackgroundImage", \UIBarAppearance.backgroundImage),
      .choice("UIBackgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode),
      .object("UIShadowColor", \UIBarAppearance.shadowColor), .object("UIShadowImage", \UIBarAppearance.shadowImage),
    ]
  }

  /// −1 for none.
  private var archivedEffect: Int {
    get { backgroundEffect?.style.rawValue ?? -1 }
    set { backgroundEffect = UIBlurEffect.Style(rawValue: newValue).map(UIBlurEffect.init) }
  }

  func write(to coder: NSCoder) { for property in Self.archivedProperties { property.write(self, coder) } }

  func read(_ coder: NSCoder) {
    guard let archive = coder as? NSKeyedUnarchiver, archive.containsValue(forKey: "UIBackgroundEffectStyle") else {
      return
    }
    // What is not in the archive was nil.
    (backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, nil, nil)
    for property in Self.archivedProperties { property.read(self, archive) }
  }
}

extension UINavigationBarAppearance {
  static var titleArchivedProperties: [ArchivedProperty] {
    [
      .tables("UITitleTextAttributes", \UINavigationBarAppearance.archivedTitles)
    ]
  }

  /// The attributes of the title and of the large one.
  private var archivedTitles: [[String: NSObject]] {
    get { [titleTextAttributes, largeTitleTextAttributes].map(Self.table) }
    set {
      guard newValue.count == 2 else { return }
      (titleTextAttributes, largeTitleTextAttributes) = (Self.attributes(newValue[0]), Self.attributes(newValue[1]))
    }
  }
  private static func table(_ attributes: [NSAttributedString.Key: Any]) -> [String: NSObject] {
    var table: [String: NSObject] = [:]
    for (key, value) in attributes {
      table[key.rawValue] = value as? NSObject ?? (value as? NSNumber) ?? (value as? String).map { $0 as NSString }
    }
    return table
  }
  private static func attributes(_ table: [String: NSObject]) -> [NSAttributedString.Key: Any] {
    Dictionary(uniqueKeysWithValues: table.map { (NSAttributedString.Key($0.key), $0.value) })
  }
}
