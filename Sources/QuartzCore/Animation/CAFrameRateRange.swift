/// How often per second an animation or a display link wants to be shown anew.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/caframeraterange>
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest frames a second that will do.
  public var minimum: Float
  /// The most frames a second that are useful.
  public var maximum: Float
  /// 0 for no preference.
  public var __preferred: Float
  /// The best number of frames a second; nil for none.
  public var preferred: Float? {
    get { __preferred == 0 ? nil : __preferred }
    set { __preferred = newValue ?? 0 }
  }

  /// A range that leaves it to the system: zeros.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// A range of frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    __preferred = preferred ?? 0
  }

  /// As the system chooses.
  public static let `default` = CAFrameRateRange()
}
