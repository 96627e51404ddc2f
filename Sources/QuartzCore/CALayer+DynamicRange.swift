extension CALayer {
  /// How content that is brighter than white is brought to what the screen can show.
  ///
  /// Source: <https://developer.apple.com/documentation/quartzcore/calayer/tonemapmode-swift.struct>
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let automatic = ToneMapMode(rawValue: "automatic")
    public static let never = ToneMapMode(rawValue: "never")
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// How bright content may be shown.
  ///
  /// Source: <https://developer.apple.com/documentation/quartzcore/calayer/dynamicrange>
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let automatic = DynamicRange(rawValue: "automatic")
    public static let standard = DynamicRange(rawValue: "standard")
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    public static let high = DynamicRange(rawValue: "high")
  }
}
