/// A scene that shows windows.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwindowscene>
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  private var attached: [WeakWindow] = []
  private var system: [WeakWindow] = []
  /// In points, where the scene has a part of the screen; nil for the whole of it.
  private var partialSize: CGSize?
  private var traitRegistrations = TraitRegistrations()
  private var ownOverrides = UITraitOverrides()
  /// Turns the interface; set by a host that can.
  package var turnsInterface: ((UIInterfaceOrientation) -> Void)?

  /// In points.
  package var size: CGSize { partialSize ?? screen.bounds.size }
  func setPartialSize(_ size: CGSize?) { partialSize = size }

  /// The windows of the scene, back to front within each level.
  open var windows: [UIWindow] {
    attached.compactMap(\.window).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
  }
  /// The window of the scene that gets the keys; nil while none does.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen that shows the scene: the main one.
  open var screen: UIScreen { .main }
  /// How the interface is turned; landscape from the start where the screen is wider than high.
  open internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
  /// The scene's space: its origin is the top left corner.
  open var coordinateSpace: any UICoordinateSpace { windows.first ?? fallbackSpace }
  private lazy var fallbackSpace = UIView(frame: CGRect(origin: .zero, size: size))
  /// What makes documents of the scene's content for pictures of the screen.
  open private(set) lazy var screenshotService: UIScreenshotService? = {
    let service = UIScreenshotService()
    service.windowScene = self
    return service
  }()
  /// What is known of the scene's status bar: style, height, whether it is hidden.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  // MARK: Traits

  /// The screen's traits, with the size classes of the scene's size.
  open var traitCollection: UITraitCollection { traits(over: screen.traitCollection) }
  /// Default: nothing; windows and controllers hear of the change on their own.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that the scene gives to itself and its windows.
  open var traitOverrides: UITraitOverrides {
    get { ownOverrides }
    set {
      let (before, windows) = (traitCollection, windows)
      let old = windows.map(\.traitCollection)
      ownOverrides = newValue
      traitsDidChange(from: before)
      for (window, old) in zip(windows, old) { TraitPass.changed(window, from: old) }
    }
  }
  /// The device's traits alone are left.
  package func removeTraitOverrides() { traitOverrides = UITraitOverrides() }
  /// Calls `handler` with the scene and the earlier traits after a change of one of `traits`.
  @discardableResult
  open func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitRegistrations.add(traits, handler) }
  /// Ends a registration; its handler is not called again.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }

  func traits(over traits: UITraitCollection) -> UITraitCollection {
    guard ownOverrides.values != TraitStorage() else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(values: ownOverrides.values)])
  }

  func traitsDidChange(from old: UITraitCollection) {
    let new = traitCollection
    guard old != new else { return }
    new.performAsCurrent {
      traitRegistrations.notify(self, from: old, to: new)
      traitCollectionDidChange(old)
    }
  }

  // MARK: Geometry

  /// What the scene's geometry is now.
  open var effectiveGeometry: Geometry {
    Geometry(interfaceOrientation: interfaceOrientation, coordinateSpace: coordinateSpace)
  }
  /// Limits of the size of resizable scenes; nil on systems whose users do not resize them freely.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Asks for another geometry. `errorHandler` hears why it is not granted: nobody supports the orientations.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS else { return }
    let wanted = preferences.interfaceOrientations
    guard let possible = OrientationPolicy(scene: self).turn(within: wanted) else { return }
    errorHandler?(
      GeometryError(
        code: .init(rawValue: 101),
        reason:
          "None of the requested orientations are supported by the view controller. Requested: \(wanted.words); Supported: \(possible.words)"
      ))
  }

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
