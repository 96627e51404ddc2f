internal import Foundation

/// Traits in keyed archives: Apple's, each under its name.
///
/// DEVIATION: what the program has defined stays behind, since an archive cannot find its type.
extension TraitStorage {
  private typealias Entry = (
    key: String, write: (Self, NSCoder, String) -> Void, read: (inout Self, NSCoder, String) -> Void
  )

  private static func entry<Value: RawRepresentable>(
    _ name: String, _ path: WritableKeyPath<Self, Value?>
  ) -> Entry where Value.RawValue == Int {
    (
      name, { storage, coder, key in storage[keyPath: path].map { coder.encode($0.rawValue, forKey: key) } },
      { storage, coder, key in storage[keyPath: path] = Value(rawValue: coder.decodeInteger(forKey: key)) }
    )
  }

  private static var entries: [Entry] {
    [
      entry("HorizontalSizeClass", \.horizontalSizeClass), entry("VerticalSizeClass", \.verticalSizeClass),
      entry("UserInterfaceIdiom", \.userInterfaceIdiom), entry("UserInterfaceStyle", \.userInterfaceStyle),
      entry("DisplayGamut", \.displayGamut), entry("LayoutDirection", \.layoutDirection),
      entry("ForceTouchCapability", \.forceTouchCapability), entry("AccessibilityContrast", \.accessibilityContrast),
      entry("UserInterfaceLevel", \.userInterfaceLevel), entry("LegibilityWeight", \.legibilityWeight),
      entry("ActiveAppearance", \.activeAppearance),
      (
        "DisplayScale", { storage, coder, key in storage.displayScale.map { coder.encode(Double($0), forKey: key) } },
        { storage, coder, key in storage.displayScale = CGFloat(coder.decodeDouble(forKey: key)) }
      ),
      (
        "PreferredContentSizeCategory",
        { storage, coder, key in
          storage.preferredContentSizeCategory.map { coder.encode($0.rawValue as NSString, forKey: key) }
        },
        { storage, coder, key in
          let name = coder.decodeObject(of: NSString.self, forKey: key) as String?
          storage.preferredContentSizeCategory = name.map { UIContentSizeCategory(rawValue: $0) }
        }
      ),
    ]
  }

  private static func key(_ name: String) -> String { "UITraitCollection" + name }

  func write(to coder: NSCoder) {
    for entry in Self.entries { entry.write(self, coder, Self.key(entry.key)) }
  }

  init(archive coder: NSCoder) {
    self.init()
    for entry in Self.entries where coder.containsValue(forKey: Self.key(entry.key)) {
      entry.read(&self, coder, Self.key(entry.key))
    }
  }
}
