/// A display, as the host describes it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscreen>
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the host's device.
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  /// Size in points in the present orientation.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point.
  open package(set) var scale: CGFloat = 3
  /// The traits that the device gives to its windows.
  var deviceTraits: UITraitCollection = .fallback
  /// What the device's shape and system bars cover, in points.
  var safeAreaInsets = UIEdgeInsets.zero

  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale, height: max(bounds.width, bounds.height) * scale)
  }
  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { 60 }
  open var brightness: CGFloat = 0.5
  open var traitCollection: UITraitCollection { deviceTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The screen's bounds in its present orientation.
  open var coordinateSpace: any UICoordinateSpace { UIApplication.shared.defaultScene.coordinateSpace }
}
