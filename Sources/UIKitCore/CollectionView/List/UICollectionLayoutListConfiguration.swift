public import Foundation

/// How a section becomes a list.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists: as plain or grouped tables have them, or as sidebars.
  public enum Appearance: Int, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Whether sections have headers: none, supplementary views, or their first items.
  public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
  /// Whether sections have footers: none, or supplementary views.
  public enum FooterMode: Int, Sendable { case none = 0, supplementary }
  /// The actions that a swipe uncovers behind an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  /// Decides on the separators of an item, from what the list would do.
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The look that the configuration was made with.
  public let appearance: Appearance
  /// Default: true; false for sidebars.
  public var showsSeparators: Bool
  /// Lines between items. Default: those of the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of an item. Default: nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Nil: the appearance's own color.
  public var backgroundColor: UIColor?
  /// The actions that a swipe from the leading edge uncovers. Default: nil, none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe from the trailing edge uncovers. Default: nil, none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Whether sections have headers. Default: none.
  public var headerMode = HeaderMode.none
  /// Whether sections have footers. Default: none.
  public var footerMode = FooterMode.none
  /// Above a section's header, in points. Nil: the system's.
  public var headerTopPadding: CGFloat?

  /// A configuration with a look's own values; sidebars have no lines.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The color behind the list.
  var background: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }
}
