extension ProcessInfo {
  /// How hot the device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Whether this is an iPad application on a Mac: no.
  public var isMacCatalystApp: Bool { false }
  /// Whether this is an iOS application on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the device saves power: never here.
  public var isLowPowerModeEnabled: Bool { false }
  /// Always `nominal` here.
  public var thermalState: ThermalState { .nominal }
  public static let thermalStateDidChangeNotification = NSNotification.Name("NSProcessInfoThermalStateDidChange")
}

extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChange")
}
