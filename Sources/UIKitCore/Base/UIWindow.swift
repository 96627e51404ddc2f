/// The root of a view tree on a screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwindow>
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A window's place in the order of windows, back to front.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  open var windowLevel = Level.normal
  open var screen: UIScreen = .main {
    didSet { SafeAreaPass.update(self) }
  }
  open private(set) var isKeyWindow = false
  weak var firstResponder: UIResponder?
  /// Safe-area insets that replace the screen's, for windows that stand for another device.
  var overriddenSafeAreaInsets: UIEdgeInsets? {
    didSet { SafeAreaPass.update(self) }
  }
  /// Traits that replace the screen's, for windows that stand for another device.
  var overriddenTraits: UITraitCollection? {
    get { deviceTraits }
    set { TraitPass.overridesChanged(of: self) { deviceTraits = newValue } }
  }
  private var deviceTraits: UITraitCollection?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
  }

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

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, oldValue.isViewLoaded { oldValue.view.removeFromSuperview() }
      guard let controller = rootViewController, let view = controller.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
  }

  /// Shows the window in front of its level and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    layoutIfNeeded()
  }

  open func makeKey() {
    isKeyWindow = true
    becomeKey()
  }
  open func becomeKey() {}
  open func resignKey() { isKeyWindow = false }
  open func sendEvent(_ event: UIEvent) {}

  open override var traitCollection: UITraitCollection {
    overriding(UITraitCollection(traitsFrom: [screen.traitCollection, overriddenTraits].compactMap { $0 }))
  }
  open override var next: UIResponder? { nil }

  var screenSafeAreaInsets: UIEdgeInsets { overriddenSafeAreaInsets ?? screen.safeAreaInsets }
  var interfaceDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
