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
