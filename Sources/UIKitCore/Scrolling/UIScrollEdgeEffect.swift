/// How content fades beneath what stands over an edge of a scroll view, from iOS 26 on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrolledgeeffect>
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// How the content ends: softly, or with a line.
  @preconcurrency @MainActor
  open class Style: NSObject {
    public static let automatic = Style()
    public static let soft = Style()
    public static let hard = Style()
  }

  /// Default: automatic. Kept: bars draw the look of their own appearance.
  open var style = Style.automatic
  /// Default: false.
  open var isHidden = false

  override init() { super.init() }
}

extension UIScrollView {
  private static let edgeEffects = AssociatedKey<[UIRectEdge.RawValue: UIScrollEdgeEffect]>()

  private func edgeEffect(_ edge: UIRectEdge) -> UIScrollEdgeEffect {
    var effects = Self.edgeEffects.value(of: self) ?? [:]
    if let effect = effects[edge.rawValue] { return effect }
    let effect = UIScrollEdgeEffect()
    effects[edge.rawValue] = effect
    Self.edgeEffects.set(effects, of: self)
    return effect
  }

  /// At the top edge.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(.top) }
  /// At the left edge.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(.left) }
  /// At the bottom edge.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(.bottom) }
  /// At the right edge.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(.right) }
}
