/// What a run delegate is asked. Each closure gets the program's pointer.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctrundelegatecallbacks>
public struct CTRunDelegateCallbacks {
  /// `kCTRunDelegateVersion1`.
  public var version: Int
  /// Told when the delegate goes.
  public var dealloc: (UnsafeMutableRawPointer) -> Void
  /// Up from the baseline, in points.
  public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
  /// Down from the baseline, positive, in points.
  public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
  /// In points.
  public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

  /// Callbacks of a delegate.
  public init(
    version: Int, dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
    getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
  ) {
    (self.version, self.dealloc) = (version, dealloc)
    (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
  }
}
