extension UIBarButtonItem {
  /// A number or a word at an item's corner.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.class>
  public struct Badge: Hashable, @unchecked Sendable {
    /// Nil for a badge that is a mere dot.
    public let stringValue: String?
    /// Default: nil, for the system's.
    public var font: UIFont?
    /// Of the text. Default: nil, for the system's.
    public var foregroundColor: UIColor?
    /// Default: nil, for the system's.
    public var backgroundColor: UIColor?

    /// A badge with the digits of a number.
    public static func count(_ count: UInt) -> Badge { Badge(stringValue: String(count)) }
    /// A badge with a text, which is not made shorter.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// A dot without text.
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
  /// The opposite of `hidesSharedBackground`, kept by itself; false changes nothing. Default: true.
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

  /// A group of this item alone that a person cannot move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// A group of this item alone; bars cannot be customized here, so that it stays where it is.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// A group of this item alone; it is shown whatever `isInDefaultCustomization` says.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
