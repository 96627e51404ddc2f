/// What a navigation bar shows for one controller.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem>
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }

  open var title: String? { didSet { didChange() } }
  open var prompt: String? { didSet { didChange() } }
  open var titleView: UIView? { didSet { didChange() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  open var backButtonTitle: String? { didSet { didChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  open var backAction: UIAction?
  open var hidesBackButton: Bool {
    get { hidesBack }
    set { setHidesBackButton(newValue, animated: false) }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { left?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right?.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  /// What is shown beneath the row.
  var palette: (any NavigationBarPalette)? { didSet { didChange() } }
  /// Whether the search field goes with the content that scrolls. Default: true.
  open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  private var left: [UIBarButtonItem]?
  private var right: [UIBarButtonItem]?
  private var hidesBack = false
  /// The bar that shows the item.
  weak var bar: UINavigationBar?
  /// Whose item it is: a controller.
  weak var owner: UIResponder?

  public init(title: String) {
    self.title = title
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    hidesBack = hidesBackButton
    didChange()
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    left = items
    didChange()
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    right = items
    didChange()
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  private func didChange() { bar?.itemDidChange() }
}
