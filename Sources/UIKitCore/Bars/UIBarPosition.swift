/// Where a bar stands.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarposition>
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

/// The look of a bar's content on older systems.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarstyle>
public enum UIBarStyle: Int, Sendable {
  case `default` = 0, black

  /// What `black` with `isTranslucent` was called before iOS 13.
  public static let blackTranslucent = UIBarStyle.black

  /// Draws a bar's part in the colours of the style.
  ///
  /// UIKIT: a black bar is the dark look of the bar whatever surrounds it: a dark material, white titles (Apple's page
  /// on `UIBarStyle`; the material is a guess).
  @MainActor
  func paint(in traits: UITraitCollection, _ draw: () -> Void) {
    guard self == .black else { return draw() }
    traits.modifyingTraits { $0.userInterfaceStyle = .dark }.performAsCurrent(draw)
  }
}

/// Decides where a bar stands.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarpositioningdelegate>
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
