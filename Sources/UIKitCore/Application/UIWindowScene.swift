/// A scene that shows windows.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwindowscene>
open class UIWindowScene: UIScene, UITraitEnvironment {
  private var attached: [WeakWindow] = []
  private var system: [WeakWindow] = []

  /// The windows of the scene, back to front within each level.
  open var windows: [UIWindow] {
    attached.compactMap(\.window).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
  }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  open internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
  /// The scene's space: its origin is the top left corner.
  open var coordinateSpace: any UICoordinateSpace { windows.first ?? fallbackSpace }
  private lazy var fallbackSpace = UIView(frame: screen.bounds)
  open private(set) lazy var screenshotService: UIScreenshotService? = {
    let service = UIScreenshotService()
    service.windowScene = self
    return service
  }()
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func attach(_ window: UIWindow) {
    detach(window)
    if window is SystemWindow {
      system.append(WeakWindow(window: window))
    } else {
      attached.append(WeakWindow(window: window))
    }
  }

  func detach(_ window: UIWindow) {
    attached.removeAll { $0.window == nil || $0.window === window }
    system.removeAll { $0.window == nil || $0.window === window }
  }

  /// Everything that is on the screen, back to front: the application's windows, then the system's.
  package var shownWindows: [UIWindow] {
    (windows + system.compactMap(\.window).sorted { $0.windowLevel < $1.windowLevel }).filter { !$0.isHidden }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }
}
