public import Foundation
internal import UISystemMetrics

/// What a navigation bar shows for one controller.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem>
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large: as the item before it, always, never, or in the row.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
  /// Where the title stands on pads: in the middle, or at the leading edge as browsers and editors have it.
  public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }
  /// What the button back to this item says: its title where there is room, "Back", or nothing.
  public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }

  /// What the bar shows while the item is on top, and the button back to it later. Default: nil.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  // Of the class itself: a client's protocol may ask for them and have answers of its own.
  /// What assistive technologies say of the item. Kept for the program. Default: nil.
  open var accessibilityLabel: String?
  /// What the item is for, for assistive technologies. Kept for the program. Default: nil.
  open var accessibilityHint: String?
  /// A line above the bar's row, which makes the bar higher. Default: nil.
  open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// The title with attributes, which go before those of the bar. Default: nil.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/attributedtitle>
  open var attributedTitle: AttributedString? { didSet { didChange() } }
  /// Stands beneath the title. Default: nil.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/subtitle>
  open var subtitle: String? { didSet { didChange() } }
  /// The subtitle with attributes; goes before `subtitle`. Default: nil.
  open var attributedSubtitle: AttributedString? { didSet { didChange() } }
  /// The large title, where it is not `title`. Default: nil.
  open var largeTitle: String? { didSet { didChange() } }
  /// Stands beneath the large title. Default: nil for `subtitle`.
  open var largeSubtitle: String? { didSet { didChange() } }
  /// The subtitle of the large title with attributes; goes before `largeSubtitle`. Default: nil.
  open var largeAttributedSubtitle: AttributedString? { didSet { didChange() } }
  /// Stands in the place of the subtitle. Default: nil.
  open var subtitleView: UIView? { didSet { didChange() } }
  /// Stands in the place of the large title's subtitle. Default: nil for `subtitleView`.
  open var largeSubtitleView: UIView? { didSet { didChange() } }
  /// Stands in place of the title, sized by its constraints or `sizeThatFits`. Default: nil.
  open var titleView: UIView? { didSet { didChange() } }
  /// The button back *to* this item, seen while the one above it is on top. Its action is never performed.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The title of the button back to this item. Default: nil, the item's title.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// How the button back to this item shows it. Default: the title where there is room.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// Runs in place of going back while this item is on top. Default: nil.
  open var backAction: UIAction?
  /// Whether there is no button back while this item is on top. Default: false.
  open var hidesBackButton: Bool {
    get { hidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// At the leading edge, from there inwards; they take the place of the button back.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// At the trailing edge, from there inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The items at the leading edge in groups, in the order of reading. `leftBarButtonItems` shows and changes the same.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingGroups ?? left.map { [Self.group($0)] } ?? [] }
    set {
      forget(leadingGroups)
      leadingGroups = newValue
      follow(newValue) { [weak self] in self?.left = newValue.flatMap(\.barButtonItems) }
    }
  }
  /// The items at the trailing edge in groups, in the order of reading: `rightBarButtonItems` has them in the other.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingGroups ?? right.map { [Self.group($0.reversed())] } ?? [] }
    set {
      forget(trailingGroups)
      trailingGroups = newValue
      followTrailing()
    }
  }
  /// Stands behind all other groups of the trailing edge. Default: nil.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      forget([oldValue].compactMap { $0 })
      followTrailing()
    }
  }
  private var leadingGroups: [UIBarButtonItemGroup]?
  private var trailingGroups: [UIBarButtonItemGroup]?
  private static func group(_ items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
  }
  /// The groups of the trailing edge in the order of reading, with the pinned one.
  var trailingGroupsInBar: [UIBarButtonItemGroup] { (trailingGroups ?? []) + [pinnedTrailingGroup].compactMap { $0 } }
  private func followTrailing() {
    let groups = trailingGroupsInBar
    follow(groups) { [weak self] in self?.right = groups.flatMap(\.barButtonItems).reversed() }
  }
  private func follow(_ groups: [UIBarButtonItemGroup], _ take: @escaping () -> Void) {
    let change = { [weak self] in
      take()
      self?.didChange()
    }
    for group in groups { group.didChange = change }
    change()
  }
  /// Groups that the item shows no more.
  private func forget(_ groups: [UIBarButtonItemGroup]?) {
    for group in groups ?? [] { group.didChange = nil }
  }
  /// The first of `leftBarButtonItems`; setting it makes it the only one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The first of `rightBarButtonItems`; setting it makes it the only one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right?.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  /// Whether the leading items stand beside the button back. Default: false.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// Default: automatic. Counts where the bar's `prefersLargeTitles` says yes.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }
  /// How a pad's bar is arranged where its width is regular. The title of browsers and editors stands at the leading edge,
  /// so that `centerItemGroups` have the middle. Default: navigator, with the title in the middle.
  open var style = ItemStyle.navigator { didSet { didChange() } }
  /// Groups in the middle of the bar of a browser or an editor.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      forget(oldValue)
      follow(centerItemGroups) {}
    }
  }
  /// Makes the menu of the title from the actions that the system suggests; nil for no menu. Default: nil.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }
  /// Lets the person rename what the title names, from the title's menu. Default: nil.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { didChange() } }
  /// More for the menu of items that find no room; the bar has the menu's button while this is not nil. Default: nil.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/additionaloverflowitems>
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { didChange() } }
  /// Where the search bar should stand. Default: automatic.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/preferredsearchbarplacement>
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { didChange() } }
  /// The search field.
  var palette: (any NavigationBarPalette)? { didSet { didChange() } }
  /// Whether the search field goes with the content that scrolls. Default: true.
  open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } } }
  /// The bar's look while the item is on top; nil for the bar's own. Default: nil.
  @NSCopying open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The bar's look while the item is on top and the content rests at its beginning; nil for the bar's own. Default:
  /// nil.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The look of a low bar while the item is on top; nil for the bar's own. Default: nil.
  @NSCopying open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The look of a low bar while the item is on top and the content rests at its beginning; nil for the bar's own.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  private var left: [UIBarButtonItem]?
  private var right: [UIBarButtonItem]?
  private var hidesBack = false
  /// The bar that shows the item.
  weak var bar: UINavigationBar?
  /// Whose item it is: a controller.
  weak var owner: UIResponder?

  /// An item of a title, for bars without a navigation controller; controllers make their own.
  public init(title: String) {
    super.init()
    self.title = title
  }
  /// An item without a title.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }
  /// An item with its defaults; a document's values follow.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets `hidesBackButton`. The bar changes at once, whatever `animated` is.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    hidesBack = hidesBackButton
    didChange()
  }
  /// Sets `leftBarButtonItems` at once, whatever `animated` is. Groups at the leading edge go.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    left = items
    forget(leadingGroups)
    leadingGroups = nil
    didChange()
  }
  /// Sets `rightBarButtonItems` at once, whatever `animated` is. Groups at the trailing edge go.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    right = items
    forget(trailingGroups)
    trailingGroups = nil
    didChange()
  }
  /// Sets the only item at the leading edge; nil for none.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Sets the only item at the trailing edge; nil for none.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  private func didChange() { bar?.itemDidChange() }
}

/// Hears of a title that is given in the bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate>
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// The person has entered another title, which the item has by now. Required.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the title may be edited. Default: true.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The text that the field begins with, and what of it is selected. Default: all of the title.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether the entered title will do; false keeps the field open. Default: true.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// By default the title may be edited.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// By default the field begins with the title, all of it selected.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// By default every title will do.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

extension UINavigationItem {
  /// Where a search bar stands: in the row at its trailing edge (`integrated`, before iOS 26 called `inline`), or beneath.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum>
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0, integrated, stacked, integratedCentered, integratedButton
    /// The name of `integrated` before iOS 26.
    public static var inline: SearchBarPlacement { .integrated }
  }

  /// Where the search bar stands: in the row of wide pads, beneath it elsewhere.
  ///
  /// UIKIT: since iOS 16 a pad's bar has its search field at the right of the right items unless the item prefers it
  /// stacked (Apple's developer forum, thread 725719, and the page on `stacked`: the layout of earlier systems).
  // DEVIATION: a search with scopes stays stacked, and so do phones, which have a button for a field in the row.
  public var searchBarPlacement: SearchBarPlacement {
    guard preferredSearchBarPlacement != .stacked, palette?.hasScopes != true, let bar,
      bar.systemMetrics.hasSearchInRow, bar.traitCollection.userInterfaceIdiom == .pad,
      bar.traitCollection.horizontalSizeClass == .regular
    else { return .stacked }
    return .integrated
  }
}
