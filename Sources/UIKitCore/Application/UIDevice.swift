internal import UISystemMetrics

/// The device that the host stands for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidevice>
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// Whether the battery is being charged.
  public enum BatteryState: Int, Sendable { case unknown = 0, unplugged, charging, full }

  /// The device that stands for the application's.
  public static let current = UIDevice()
  /// Posted by the device, its object, when the host turns it and turns are told.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Would tell of another level. It is never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Would tell of another state. It is never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// The same as `model`, as UIKit answers without a special permission.
  open var name: String { model }
  /// “iPad” where the idiom is a pad's, else “iPhone”.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  open var localizedModel: String { model }
  /// “iOS”, for pads too.
  open var systemName: String { "iOS" }
  /// The system whose behaviour holds.
  open var systemVersion: String { "\(SystemMetrics.latest.system).0" }
  /// The idiom of the main screen's traits: phone or pad.
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
  /// Whether turns of the device are told. Default: false.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Lets turns of the device be told; one call of the counterpart ends it.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Lets turns of the device no longer be told.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// Kept; it takes hardware, the system or another program to have an effect.
  open var isBatteryMonitoringEnabled = false
  /// -1: hosts have no battery.
  open var batteryLevel: Float { -1 }
  /// Always unknown, as where it is not watched.
  open var batteryState: BatteryState { .unknown }
  /// Always true.
  open var isMultitaskingSupported: Bool { true }
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the screen: always false.
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
