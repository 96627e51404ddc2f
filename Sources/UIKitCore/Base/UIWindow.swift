/// The root of a view tree on a screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwindow>
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A window's place in the order of windows, back to front.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// Higher levels are in front.
    public var rawValue: CGFloat
    /// Creates a level; windows of higher ones stand in front.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level; windows of higher ones stand in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0, of an application's windows.
    public static let normal = Level(0)
    /// 1000, of what lies over the status bar.
    public static let statusBar = Level(1000)
    /// 2000, of what lies over everything.
    public static let alert = Level(2000)

    /// Whether windows of the first level stand behind those of the second.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// A level that is higher by a number.
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    /// A level that is lower by a number.
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  /// Order among the windows of a scene, higher in front; windows of one level stand in the order in which they came.
  /// Default: normal.
  open var windowLevel = Level.normal
  /// The screen that shows the window. Default: the main one; setting it updates the safe area.
  open var screen: UIScreen = .main {
    didSet { SafeAreaPass.update(self) }
  }
  /// Posted by a window, its object, when it is no longer hidden.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted by a window, its object, when it has been hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted by a window, its object, after `becomeKey()`.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted by a window, its object, after `resignKey()`.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  /// Whether the window gets the keys; one of each scene does.
  open private(set) var isKeyWindow = false
  /// Whether `makeKey()` has an effect. Default: true.
  open var canBecomeKey: Bool { true }
  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    willSet { if newValue !== windowScene { windowScene?.detach(self) } }
    didSet { windowScene?.attach(self) }
  }
  weak var firstResponder: UIResponder?
  /// See `UpdateCycle.schedule(_:)`.
  var waitsForCommit = false
  private(set) var focusSystemIfMade: UIFocusSystem?
  var focusSystem: UIFocusSystem {
    if let focusSystemIfMade { return focusSystemIfMade }
    let made = UIFocusSystem(window: self)
    focusSystemIfMade = made
    return made
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
    // UIKIT: see `UIApplication.windows`.
    guard UIApplication.shared.isWithoutScenes, !(self is SystemWindow) else { return }
    windowScene = UIApplication.shared.defaultScene
    windowScene?.attach(self)
  }

  /// The window of a document; it is hidden until it is made key and visible.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeRoot()
  }

  /// A window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func becomeRoot() {
    windowReference = self
    flags.insert(.hidden)
    SafeAreaPass.update(self)
  }

  /// A window of a scene, as large as the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    becomeRoot()
    self.windowScene = windowScene
    windowScene.attach(self)
  }

  /// To the coordinates of another window; nil stands for the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { convert(point, to: window as UIView?) }
  /// From the coordinates of another window, nil for the screen's, to the receiver's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { convert(point, from: window as UIView?) }
  /// The rectangle in the coordinates of another window; nil stands for the screen's.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { convert(rect, to: window as UIView?) }
  /// The rectangle of another window, nil for the screen, in the receiver's coordinates.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { convert(rect, from: window as UIView?) }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue {
        Presenter.abandon(oldValue)
        oldValue.extras.window = nil
        if oldValue.isViewLoaded { oldValue.view.removeFromSuperview() }
      }
      rootViewController?.extras.window = self
      guard !isHidden else { return }
      showRoot()
      // UIKIT: the new root decides anew how the interface is turned. A guess.
      if isKeyWindow { rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations() }
    }
  }

  /// UIKIT: the root controller's view is loaded when the window is shown, and fills it, also where the program has put
  /// it there itself: since iOS 13 it moves into a container of the window's.
  func showRoot() {
    guard let controller = rootViewController, let view = controller.view, view !== shownRoot || view.superview !== self
    else { return }
    shownRoot = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.superview !== self { insertSubview(view, at: 0) }
    SafeAreaPass.update(self)
  }
  private weak var shownRoot: UIView?

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      if newValue {
        if isKeyWindow { resignKey() }
        WindowAppearance.willHide(self)
        super.isHidden = true
        WindowAppearance.didHide(self)
      } else {
        if windowScene == nil { windowScene = UIApplication.shared.defaultScene }
        windowScene?.attach(self)
        super.isHidden = false
        showRoot()
        WindowAppearance.willShow(self)
        UpdateCycle.schedule(self)
      }
      let name = newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// Shows the window in front of its level and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    layoutIfNeeded()
  }

  /// Lets the window get the keys in place of the scene's other windows. It stays hidden if it is.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    for other in windowScene?.windows ?? [] where other.isKeyWindow { other.resignKey() }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    // UIKIT: an interface whose present direction the window does not support turns when it appears (an application
    // whose first controller supports landscape alone).
    if let scene = windowScene, !isHidden {
      UpdateCycle.afterCommit(of: scene) { OrientationPolicy(scene: $0).begin() }
    }
  }
  /// Called when the window has become key. The default does nothing.
  open func becomeKey() {}
  /// Called when the window stops being key.
  open func resignKey() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  /// Brings the event to recognizers and views: touches through `TouchDispatcher`, keys to the first responder.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      PressDispatcher.send(presses, to: self)
    } else {
      TouchDispatcher.send(event, to: self)
    }
  }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open override func layoutSubviews() {
    super.layoutSubviews()
    focusSystemIfMade?.updateFocusIfNeeded()
  }

  /// Keys that nobody took move the focus.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !FocusKeys.handle(presses, in: self) { super.pressesBegan(presses, with: event) }
  }

  open override func setNeedsLayout() {
    super.setNeedsLayout()
    UpdateCycle.schedule(self)
  }

  open override var traitCollection: UITraitCollection {
    let traits = windowScene?.traitCollection ?? screen.traitCollection
    return overriding(ownEnvironment?.traits(over: traits) ?? traits)
  }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  var screenSafeAreaInsets: UIEdgeInsets {
    if let own = ownEnvironment?.safeAreaInsets { return own }
    var insets = screen.safeAreaInsets
    // UIKIT: on screens without a notch the status bar is all that there is above; hidden, it takes nothing. A guess.
    if insets.top == 20, UIStatusBarManager.isHidden(above: rootViewController) { insets.top = 0 }
    return insets
  }
  var interfaceDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// How the interface of the window's scene is turned.
  var interfaceOrientation: UIInterfaceOrientation { windowScene?.interfaceOrientation ?? .portrait }
  /// What presses and keys go to while nobody is the first responder: what has the focus.
  var focusedResponder: UIResponder? { focusSystemIfMade?.focusedItem as? UIResponder }

  /// The controller presented last, or the root.
  var frontController: UIViewController? {
    var front = rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }
}
