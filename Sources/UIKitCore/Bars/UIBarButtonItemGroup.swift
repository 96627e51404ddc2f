/// Bar button items that belong together.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// In reading order; an item that is set here knows this as its `buttonGroup`.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.takeGroup(nil) }
      adoptItems()
      didChange?()
    }
  }
  /// A navigation item that shows the group.
  var didChange: (() -> Void)?
  /// Stands for the items where there is no room for all of them.
  open var representativeItem: UIBarButtonItem?
  /// Whether there was no room for the items themselves.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// True has no effect, and says so once. Default: false.
  open var alwaysAvailable = false {
    willSet { if newValue { Limitation.hasNoEffect("UIBarButtonItemGroup.alwaysAvailable") } }
  }
  /// Hides or shows all items at once. Default: false.
  open var isHidden = false {
    didSet { for item in barButtonItems { item.isHidden = isHidden } }
  }

  /// `representativeItem` stands for the group where its items find no room; nil lets them go one by one.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems()
  }
  private func adoptItems() { for item in barButtonItems { item.takeGroup(self) } }

  /// A group that a person cannot move or take away.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  /// The same as a fixed group: bars cannot be customized here, and the identifier is not kept.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
  /// A group that is shown whatever `isInDefaultCustomization` says: bars cannot be customized here.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}

extension UIBarButtonItemGroup {
  private static let representation = AssociatedKey<UIMenuElement>()

  /// Stands for the group in a menu of what finds no room.
  public var menuRepresentation: UIMenuElement? {
    get { Self.representation.value(of: self) }
    set { Self.representation.set(newValue, of: self) }
  }
}

extension UIBarButtonItem {
  private struct Membership {
    weak var group: UIBarButtonItemGroup?

    @MainActor static let key = AssociatedKey<Membership>()
  }
  /// The group that the item is in; nil for none.
  public var buttonGroup: UIBarButtonItemGroup? { Membership.key.value(of: self)?.group }
  fileprivate func takeGroup(_ group: UIBarButtonItemGroup?) {
    Membership.key.set(Membership(group: group), of: self)
  }
}
