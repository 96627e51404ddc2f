/// Springs and struts on one axis: a frame as a linear function of its superview's extent.
public struct AutoresizingLine: Equatable, Sendable {
  /// The share of the superview's extent that the origin takes.
  public var originShare: Double
  /// In points.
  public var originOffset: Double
  /// The share of the superview's extent that the size takes.
  public var sizeShare: Double
  /// In points.
  public var sizeOffset: Double

  /// A line of the given shares, and offsets in points.
  public init(originShare: Double, originOffset: Double, sizeShare: Double, sizeOffset: Double) {
    self.originShare = originShare
    self.originOffset = originOffset
    self.sizeShare = sizeShare
    self.sizeOffset = sizeOffset
  }

  /// The line of a frame that lies from `origin` on for `size` points in a superview of `extent` points.
  ///
  /// UIKIT: a change of the superview's extent is spread over the flexible parts in proportion to their lengths; when
  /// all of them are zero, evenly. Without a flexible part the far margin gives way (Apple's page on
  /// `UIView.AutoresizingMask` names proportions; the two ends are guesses).
  public init(
    origin: Double, size: Double, extent: Double, flexibleNear: Bool, flexibleSize: Bool, flexibleFar: Bool
  ) {
    let far = extent - origin - size
    var weights = (
      near: flexibleNear ? max(origin, 0) : 0, size: flexibleSize ? max(size, 0) : 0, far: flexibleFar ? max(far, 0) : 0
    )
    var total = weights.near + weights.size + weights.far
    if total <= 0 {
      weights = (flexibleNear ? 1 : 0, flexibleSize ? 1 : 0, flexibleFar ? 1 : 0)
      total = weights.near + weights.size + weights.far
    }
    guard total > 0 else {
      self.init(originShare: 0, originOffset: origin, sizeShare: 0, sizeOffset: size)
      return
    }
    let (a, b) = (weights.near / total, weights.size / total)
    self.init(originShare: a, originOffset: origin - a * extent, sizeShare: b, sizeOffset: size - b * extent)
  }

  /// The origin in a superview of `extent` points, in points.
  public func origin(in extent: Double) -> Double { originShare * extent + originOffset }
  /// The size in a superview of `extent` points, in points.
  public func size(in extent: Double) -> Double { sizeShare * extent + sizeOffset }
}
