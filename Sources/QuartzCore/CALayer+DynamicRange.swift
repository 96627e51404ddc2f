extension CALayer {
  /// How content that is brighter than white is brought to what the screen can show.
  ///
  /// Source: <https://developer.apple.com/documentation/quartzcore/calayer/tonemapmode-swift.struct>
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of the mode.
    public let rawValue: String
    /// Creates a mode from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the system decides.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Not brought down.
    public static let never = ToneMapMode(rawValue: "never")
    /// Brought down where the contents say how.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// How bright content may be shown.
  ///
  /// Source: <https://developer.apple.com/documentation/quartzcore/calayer/dynamicrange>
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of the range.
    public let rawValue: String
    /// Creates a range from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the contents ask for.
    public static let automatic = DynamicRange(rawValue: "automatic")
    /// No brighter than white.
    public static let standard = DynamicRange(rawValue: "standard")
    /// A little brighter than white.
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    /// As bright as the screen can.
    public static let high = DynamicRange(rawValue: "high")
  }
}
