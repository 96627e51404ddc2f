internal import UISystemMetrics

/// The device that the host stands for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidevice>
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable { case unknown = 0, unplugged, charging, full }

  public static let current = UIDevice()
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  /// The system whose behaviour holds.
  open var systemVersion: String { "\(SystemMetrics.latest.system).0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// A name for this installation, the same while the process runs.
  open private(set) var identifierForVendor: UUID? = UUID()

  /// Unknown until `beginGeneratingDeviceOrientationNotifications()`, as on a device.
  open internal(set) var orientation = UIDeviceOrientation.unknown
  /// The orientation by its key, which programs set to turn the interface.
  ///
  /// UIKIT: since iOS 16 that is refused with this message, and nothing turns.
  var keyedOrientation: Int {
    get { orientation.rawValue }
    set {
      ShimLog.write(
        "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
          + "Please use UIWindowScene.requestGeometryUpdate(_:)")
    }
  }
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// Kept; it takes hardware, the system or another program to have an effect.
  open var isBatteryMonitoringEnabled = false
  /// -1: hosts have no battery.
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isMultitaskingSupported: Bool { true }
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  /// Clicks of a keyboard make no sound here.
  open func playInputClick() {}

  func turn(to newOrientation: UIDeviceOrientation) {
    guard newOrientation != orientation else { return }
    orientation = newOrientation
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// The kind of device, as programs for iOS 12 and older ask for it.
///
/// Source: <https://developer.apple.com/documentation/uikit/ui_user_interface_idiom>
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
