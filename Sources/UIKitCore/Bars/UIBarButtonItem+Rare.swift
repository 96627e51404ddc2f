extension UIBarButtonItem {
  /// A number or a word at an item's corner.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.class>
  public struct Badge: Hashable, @unchecked Sendable {
    public let stringValue: String?
    public var font: UIFont?
    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?

    public static func count(_ count: UInt) -> Badge { Badge(stringValue: String(count)) }
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }

  private struct Rare {
    var badge: Badge?
    var hidesSharedBackground = false
    var sharesBackground = true
    var animatesSymbols = false
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    var identifier: String?
    var representation: UIMenuElement?

    @MainActor static let key = AssociatedKey<Rare>()
  }
  private var rare: Rare {
    get { Rare.key.value(of: self) ?? Rare() }
    set { Rare.key.set(newValue, of: self) }
  }
  /// Default: nil, for none.
  public var badge: Badge? {
    get { rare.badge }
    set {
      rare.badge = newValue
      itemDidChange()
    }
  }
  /// Whether the item stands outside of its neighbours' glass, from iOS 26 on.
  public var hidesSharedBackground: Bool {
    get { rare.hidesSharedBackground }
    set {
      if newValue { Limitation.hasNoEffect("UIBarButtonItem.hidesSharedBackground") }
      rare.hidesSharedBackground = newValue
    }
  }
  public var sharesBackground: Bool {
    get { rare.sharesBackground }
    set {
      if !newValue { Limitation.hasNoEffect("UIBarButtonItem.sharesBackground") }
      rare.sharesBackground = newValue
    }
  }
  /// Whether one symbol gives way to another in a movement.
  public var isSymbolAnimationEnabled: Bool {
    get { rare.animatesSymbols }
    set {
      if newValue { Limitation.hasNoEffect("UIBarButtonItem.isSymbolAnimationEnabled") }
      rare.animatesSymbols = newValue
    }
  }
  /// Default: automatic, which is fixed where the item shows the choice, else by priority.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { rare.order }
    set { rare.order = newValue }
  }
  /// Tells items of different bars apart. Default: nil.
  public var identifier: String? {
    get { rare.identifier }
    set { rare.identifier = newValue }
  }
  /// Stands for the item in a menu of what finds no room. Default: nil, for an action of the item's title and image.
  public var menuRepresentation: UIMenuElement? {
    get { rare.representation }
    set { rare.representation = newValue }
  }

  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
