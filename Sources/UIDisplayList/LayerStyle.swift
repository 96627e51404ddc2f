public import Foundation

/// How a group of commands, drawn apart, is put onto what lies beneath.
public struct LayerStyle: Hashable, Sendable {
  /// Multiplies the group's alpha.
  public var alpha: Double
  /// How the layer is put over what is below.
  public var blendMode: BlendMode
  /// Multiplies the group's alpha by that of this drawing.
  public var mask: DisplayList?
  /// Nil for none.
  public var shadow: Shadow?
  /// Replaces the group's colours, which leaves its alpha.
  public var tint: Color?
  /// Standard deviation of a Gaussian that blurs the group, in points.
  public var blur: CGFloat
  /// Whether the group is drawn apart even where nothing else asks for it: blend modes inside see the group alone.
  public var isIsolated: Bool
  /// What the group covers, in points, if known: players allocate no more than that.
  public var bounds: CGRect?

  /// A style.
  public init(
    alpha: Double = 1, blendMode: BlendMode = .normal, mask: DisplayList? = nil, shadow: Shadow? = nil,
    tint: Color? = nil, blur: CGFloat = 0, isIsolated: Bool = false, bounds: CGRect? = nil
  ) {
    self.alpha = alpha
    self.blendMode = blendMode
    self.mask = mask
    self.shadow = shadow
    self.tint = tint
    self.blur = blur
    self.isIsolated = isIsolated
    self.bounds = bounds
  }

  /// Whether drawing the group apart makes no difference.
  public var isTransparent: Bool {
    alpha == 1 && blendMode == .normal && mask == nil && shadow == nil && tint == nil && blur == 0 && !isIsolated
  }
}
