/// Places a custom group gives its items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, a column or places of their own.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Items are repeated as long as they fit.
    case repeating(NSLayoutConstraint.Axis)
    /// So many items. Equal ones share the room along the axis, others keep their own extent.
    case counted(NSLayoutConstraint.Axis, Int, equal: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items that the group repeats, groups among them.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// Between items along the group's axis. Default: nil, no space.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { setSupplementaryItems(newValue) }
  }

  init(_ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.arrangement = arrangement
    // UIKIT: a group copies what it is given; changes of the items afterwards do not reach it (`NSCopying` in Apple's
    // declarations; a guess beyond that).
    self.subitems = subitems.map { $0.snapshot() }
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A group without items: room of a size.
  public override init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    arrangement = .custom { _ in [] }
    subitems = []
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// A row of `count` equally wide items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.counted(.horizontal, count, equal: true), layoutSize, [subitem]) }
  /// A row of `count` items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.counted(.horizontal, count, equal: false), layoutSize, [subitem]) }
  /// A row of items, repeated as long as they fit.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(.repeating(.horizontal), layoutSize, subitems)
  }
  /// A column of `count` equally high items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.counted(.vertical, count, equal: true), layoutSize, [subitem]) }
  /// A column of `count` items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.counted(.vertical, count, equal: false), layoutSize, [subitem]) }
  /// A column of items, repeated as long as they fit.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(.repeating(.vertical), layoutSize, subitems)
  }
  /// Items at places that a function gives.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(.custom(itemProvider), layoutSize, []) }

  private class func make(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    if case .custom = arrangement {
    } else {
      precondition(
        !subitems.isEmpty, "Cannot create a NSCollectionLayoutGroup without subitems.")
    }
    guard let made = NSCollectionLayoutGroup(arrangement, size, subitems) as? Self else {
      fatalError("NSCollectionLayoutGroup is not made to be subclassed")
    }
    return made
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(arrangement, layoutSize, subitems)
    copyCommon(to: copy)
    copy.interItemSpacing = interItemSpacing
    copy.supplementaryItems = supplementaryItems
    return copy
  }

  /// A sketch of the group as text.
  open func visualDescription() -> String {
    let axis =
      switch arrangement {
      case .repeating(let axis), .counted(let axis, _, _): axis == .horizontal ? "horizontal" : "vertical"
      case .custom: "custom"
      }
    return "<NSCollectionLayoutGroup \(axis), \(subitems.count) subitems>"
  }
}
