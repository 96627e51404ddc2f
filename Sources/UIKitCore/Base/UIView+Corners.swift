extension UIView {
  private static let corners = AssociatedKey<UICornerConfiguration>()

  /// How the corners are rounded. Default: square.
  public var cornerConfiguration: UICornerConfiguration {
    get { Self.corners.value(of: self) ?? .uniformCorners(radius: .fixed(0)) }
    set {
      Self.corners.set(newValue, of: self)
      flags.insert(.hasCornerConfiguration)
      applyCornerConfiguration()
    }
  }

  /// Gives the layer the radius for the view's present size. Called by layout.
  func applyCornerConfiguration() {
    let (radius, mask) = effectiveCorners
    layer.cornerRadius = radius
    layer.maskedCorners = mask
  }

  /// The radius that a corner has at the view's present size, in points; the smallest of several corners.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/effectiveradius(corner:)>
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii: [(UIRectCorner, CGFloat)]
    switch cornerConfiguration.kind {
    case .capsule(let maximum):
      let radius = capsuleRadius(maximum)
      radii = [.topLeft, .topRight, .bottomLeft, .bottomRight].map { ($0, radius) }
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      radii = [
        (.topLeft, length(topLeft)), (.topRight, length(topRight)), (.bottomLeft, length(bottomLeft)),
        (.bottomRight, length(bottomRight)),
      ]
    }
    return radii.filter { corner.contains($0.0) }.map(\.1).min() ?? 0
  }

  private func capsuleRadius(_ maximum: CGFloat?) -> CGFloat {
    min(min(bounds.width, bounds.height) / 2, maximum ?? .greatestFiniteMagnitude)
  }

  private var effectiveCorners: (radius: CGFloat, mask: CACornerMask) {
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    switch cornerConfiguration.kind {
    case .capsule(let maximum):
      return (capsuleRadius(maximum), all)
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      let radii = [topLeft, topRight, bottomLeft, bottomRight].map(length)
      let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      let mask = zip(corners, radii).reduce(into: CACornerMask()) { if $1.1 > 0 { $0.insert($1.0) } }
      return (radii.max() ?? 0, mask.isEmpty ? all : mask)
    }
  }

  private func length(_ radius: UICornerRadius) -> CGFloat {
    switch radius.kind {
    case .fixed(let radius): return radius
    case .concentric(let minimum):
      guard let superview else { return minimum ?? 0 }
      let distance = max(
        min(frame.minX, frame.minY, superview.bounds.width - frame.maxX, superview.bounds.height - frame.maxY), 0)
      return max(superview.layer.cornerRadius - distance, minimum ?? 0)
    }
  }
}
