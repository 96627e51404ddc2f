/// A display, as the host describes it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscreen>
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the host's device.
  public static let main = UIScreen()
  /// All screens: the main one.
  public static var screens: [UIScreen] { [main] }

  /// Size in points in the present orientation: the whole screen's, also where windows have a part of it.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point.
  open package(set) var scale: CGFloat = 3
  /// The traits that the device gives to its windows.
  var deviceTraits: UITraitCollection = .fallback
  /// What the device's shape and system bars cover, in points.
  var safeAreaInsets = UIEdgeInsets.zero

  /// The panel's pixels in portrait, where it has fewer than what is drawn.
  package var panel: CGSize?

  /// Of the panel, in points. Not public in UIKit; programs ask for it by its key.
  package var cornerRadius: CGFloat = 0

  /// In the pixels of the panel, held upright.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(origin: .zero, size: panel ?? CGSize(width: short * scale, height: long * scale))
  }
  /// The panel's pixels for a point.
  open var nativeScale: CGFloat { panel.map { $0.width / min(bounds.width, bounds.height) } ?? scale }
  /// How often a second the screen can show another picture: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// How much brighter than white the panel can show now: not at all.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// How often brighter than white the screen could be: 1, never brighter.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// Whether the screen shows reference colours: not supported.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// Whether the panel shows reference colours.
  public enum ReferenceDisplayModeStatus: Int, Sendable { case notSupported = 0, notEnabled, limited, enabled }
  /// From 0 to 1.
  open var brightness: CGFloat = 0.5 {
    didSet {
      Limitation.hasNoEffect("UIScreen.brightness")
      if brightness != oldValue {
        NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
      }
    }
  }
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var wantsSoftwareDimming = false
  /// Nobody records the screen, and no other screen shows it.
  open var isCaptured: Bool { false }
  /// The screen that this one repeats: nil.
  open var mirrored: UIScreen? { nil }
  /// The sizes in pixels that the screen can have: its own alone.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The size in pixels that the screen has.
  open var currentMode: UIScreenMode? { availableModes.first }
  /// The size in pixels that suits the screen best: its own.
  open var preferredMode: UIScreenMode? { availableModes.first }
  /// In points: none.
  open var overscanInsets: UIEdgeInsets { .zero }
  /// How a picture is fitted to an external screen.
  public enum OverscanCompensation: Int, Sendable { case scale = 0, insetBounds, none }
  /// Default: scale. The main screen shows all of its picture whatever this says.
  open var overscanCompensation = OverscanCompensation.scale
  /// What has the focus on the screen; nil where nothing has.
  open var focusedItem: (any UIFocusItem)? { UIApplication.shared.keyWindow?.focusSystem.focusedItem }
  /// The view that has the focus on the screen; nil where none has.
  open var focusedView: UIView? { focusedItem as? UIView }
  /// Whether keys can move a focus on the screen.
  open var supportsFocus: Bool { true }
  /// In seconds: none.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// A view that shows the key window as it is now; an empty one without such a window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
  }
  /// Posted by the screen, its object, when `brightness` is set to another value.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Would tell of a further screen. It is never posted.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Would tell that a screen has gone. It is never posted.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// Would tell of another size in pixels. It is never posted.
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  /// Would tell that the screen is recorded, or no longer. It is never posted.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The traits of the device; windows and views take theirs from here.
  open var traitCollection: UITraitCollection { deviceTraits }
  /// Default: nothing; the screen's traits change with the device that stands for it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The screen's bounds in its present orientation.
  open var coordinateSpace: any UICoordinateSpace { UIApplication.shared.defaultScene.coordinateSpace }
  /// The screen's bounds as the device is held upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { UprightSpace() }
}

/// The coordinates of the main screen as the device is held upright, however the interface is turned.
@MainActor
private final class UprightSpace: NSObject, UICoordinateSpace {
  private var screen: UIScreen { .main }
  private var turned: any UICoordinateSpace { screen.coordinateSpace }
  var bounds: CGRect {
    let size = screen.bounds.size
    return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
  }

  /// From here to the interface's coordinates. Landscape is named by the side of the home button.
  private var transform: CGAffineTransform {
    let size = bounds.size
    switch UIApplication.shared.defaultScene.interfaceOrientation {
    case .landscapeRight: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    case .landscapeLeft: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case .portraitUpsideDown: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    default: return .identity
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is UprightSpace { return point }
    return turned.convert(point.applying(transform), to: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace is UprightSpace { return point }
    return turned.convert(point, from: coordinateSpace).applying(transform.inverted())
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace is UprightSpace { return rect }
    return turned.convert(rect.applying(transform), to: coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace is UprightSpace { return rect }
    return turned.convert(rect, from: coordinateSpace).applying(transform.inverted())
  }
}
