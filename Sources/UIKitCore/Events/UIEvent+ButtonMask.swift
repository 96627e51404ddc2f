extension UIEvent {
  /// The buttons of a pointer.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct>
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// - Parameter buttonNumber: from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }
}
