/// How a view answers to the pointer above it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipointereffect>
public enum UIPointerEffect {
  public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }

  /// The system chooses among the others, by the size of the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes a plate beneath the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The pointer keeps its shape.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}
