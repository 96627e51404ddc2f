/// What lies beneath the home indicator, as far as the colours of views tell it.
@MainActor
enum IndicatorGround {
  /// Whether it is dark; nil where pictures, or nothing, lie there.
  ///
  /// - Parameters:
  ///   - windows: back to front.
  ///   - point: in the coordinates of the screen.
  static func isDark(at point: CGPoint, in windows: [UIWindow]) -> Bool? {
    for window in windows.reversed() where !window.isHidden {
      switch ground(window, window.convert(point, from: nil)) {
      case .color(let color): return isDark(color)
      case .picture: return nil
      case .none: continue
      }
    }
    return nil
  }

  private enum Ground {
    case color(UIColor)
    case picture
  }

  /// Of the frontmost view with a colour of its own, among those that lie within the views around them.
  private static func ground(_ view: UIView, _ point: CGPoint) -> Ground? {
    guard !view.isHidden, view.alpha > 0.5, view.bounds.contains(point) else { return nil }
    for child in view.subviews.reversed() {
      if let ground = ground(child, view.convert(point, to: child)) { return ground }
    }
    if (view as? UIImageView)?.image != nil { return .picture }
    guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection), color.cgColor.alpha > 0.9 else {
      return nil
    }
    return .color(color)
  }

  private static func isDark(_ color: UIColor) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: nil) else { return false }
    return 0.299 * red + 0.587 * green + 0.114 * blue < 0.4
  }
}
