/// How far a corner is rounded.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicornerradius>
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    /// As round as the superview's corner less the distance from it, at least `minimum`.
    case concentric(minimum: CGFloat?)
  }
  let kind: Kind

  /// In points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

/// How a view's corners are rounded.
///
/// DEVIATION: layers have one radius for the corners that they round: of different radii the largest counts, for the
/// corners that are round at all.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicornerconfiguration>
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Half the shorter side, at most `maximum`.
    case capsule(maximum: CGFloat?)
    case corners(
      topLeft: UICornerRadius, topRight: UICornerRadius, bottomLeft: UICornerRadius, bottomRight: UICornerRadius)
  }
  let kind: Kind

  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { uniformCorners(radius: radius) }
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    let none = UICornerRadius.fixed(0)
    return UICornerConfiguration(
      kind: .corners(
        topLeft: topLeftRadius ?? none, topRight: topRightRadius ?? none, bottomLeft: bottomLeftRadius ?? none,
        bottomRight: bottomRightRadius ?? none))
  }
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }
  public static func uniformTopRadius(_ radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius)
  }
  public static func uniformBottomRadius(_ radius: UICornerRadius) -> UICornerConfiguration {
    corners(bottomLeftRadius: radius, bottomRightRadius: radius)
  }
}

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

  private var effectiveCorners: (radius: CGFloat, mask: CACornerMask) {
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    switch cornerConfiguration.kind {
    case .capsule(let maximum):
      return (min(min(bounds.width, bounds.height) / 2, maximum ?? .greatestFiniteMagnitude), all)
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
