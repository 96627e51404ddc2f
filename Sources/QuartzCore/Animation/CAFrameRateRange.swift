/// How often per second an animation or a display link wants to be shown anew.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/caframeraterange>
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// 0 for no preference.
  public var __preferred: Float
  public var preferred: Float? {
    get { __preferred == 0 ? nil : __preferred }
    set { __preferred = newValue ?? 0 }
  }

  public init() { self.init(minimum: 0, maximum: 0) }
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    __preferred = preferred ?? 0
  }

  /// As the system chooses.
  public static let `default` = CAFrameRateRange()
}
