extension ProcessInfo {
  /// Whether this is an iPad application on a Mac: no.
  public var isMacCatalystApp: Bool { false }
  /// Whether this is an iOS application on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
}
