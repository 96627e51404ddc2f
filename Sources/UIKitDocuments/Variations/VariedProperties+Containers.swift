internal import UIKitCore

extension VariedProperties {
  /// Views that arrange others.
  static let containers: [VariedProperty] = [
    VariedProperty("axis", \UIStackView.axis),
    VariedProperty("distribution", \UIStackView.distribution),
    VariedProperty("alignment", \UIStackView.alignment),
    VariedProperty("spacing", \UIStackView.spacing),
    VariedProperty("spacingType", \UIStackView.spacing),
    VariedProperty("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    VariedProperty("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
    VariedProperty("contentInset", \UIScrollView.contentInset),
    VariedProperty("scrollEnabled", \UIScrollView.isScrollEnabled),
    VariedProperty("pagingEnabled", \UIScrollView.isPagingEnabled),
    VariedProperty("rowHeight", \UITableView.rowHeight),
    VariedProperty("separatorStyle", \UITableView.separatorStyle),
    VariedProperty("separatorColor", \UITableView.separatorColor),
    VariedProperty("accessoryType", \UITableViewCell.accessoryType),
    VariedProperty("separatorInset", \UITableViewCell.separatorInset),
    VariedProperty("collectionViewLayout", copyFlow),
  ]

  private static func copyFlow(_ source: UICollectionView, _ target: UICollectionView) {
    guard let source = source.collectionViewLayout as? UICollectionViewFlowLayout,
      let target = target.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    target.minimumLineSpacing = source.minimumLineSpacing
    target.minimumInteritemSpacing = source.minimumInteritemSpacing
    target.scrollDirection = source.scrollDirection
    target.itemSize = source.itemSize
    target.estimatedItemSize = source.estimatedItemSize
    target.headerReferenceSize = source.headerReferenceSize
    target.footerReferenceSize = source.footerReferenceSize
    target.sectionInset = source.sectionInset
    target.sectionInsetReference = source.sectionInsetReference
  }

  /// Bars and their items.
  static let bars: [VariedProperty] = [
    VariedProperty("barTintColor", \UINavigationBar.barTintColor),
    VariedProperty("translucent", \UINavigationBar.isTranslucent),
    VariedProperty("largeTitles", \UINavigationBar.prefersLargeTitles),
    VariedProperty("barTintColor", \UIToolbar.barTintColor),
    VariedProperty("translucent", \UIToolbar.isTranslucent),
    VariedProperty("barTintColor", \UITabBar.barTintColor),
    VariedProperty("translucent", \UITabBar.isTranslucent),
    VariedProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
    VariedProperty("title", \UIBarItem.title),
    VariedProperty("image", \UIBarItem.image),
    VariedProperty("landscapeImage", \UIBarItem.landscapeImagePhone),
    VariedProperty("largeContentSizeImage", \UIBarItem.largeContentSizeImage),
    VariedProperty("enabled", \UIBarItem.isEnabled),
    VariedProperty("tag", \UIBarItem.tag),
    VariedProperty("style", \UIBarButtonItem.style),
    VariedProperty("width", \UIBarButtonItem.width),
    VariedProperty("tintColor", \UIBarButtonItem.tintColor),
    VariedProperty("selectedImage", \UITabBarItem.selectedImage),
    VariedProperty("badgeValue", \UITabBarItem.badgeValue),
    VariedProperty("title", \UINavigationItem.title),
    VariedProperty("prompt", \UINavigationItem.prompt),
    VariedProperty("backButtonTitle", \UINavigationItem.backButtonTitle),
    VariedProperty("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
    VariedProperty("hidesBackButton", \UINavigationItem.hidesBackButton),
  ]
}
