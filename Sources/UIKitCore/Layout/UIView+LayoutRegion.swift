extension UIView {
  /// A part of a view that content keeps to.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/layoutregion>
  public struct LayoutRegion: Hashable, Sendable {
    /// Along which axis a region gives way to rounded corners and to what lies in them.
    public enum AdaptivityAxis: Int, Hashable, Sendable { case none = 0, horizontal, vertical }

    enum Kind: Hashable { case safeArea, margins, readableContent }
    let kind: Kind
    let axis: AdaptivityAxis

    /// The bounds without what bars and the screen's shape cover.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, axis: cornerAdaptation ?? .none)
    }
    /// The bounds without the layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, axis: cornerAdaptation ?? .none)
    }
    /// The margins, narrowed so that a line of text stays readable.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, axis: cornerAdaptation ?? .none)
    }
  }

  /// The guide of a region.
  ///
  /// DEVIATION: nothing lies in a window's corners here, and margins are inside of them: corners change no region.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// From the bounds to a region, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readableContent: readableInsets
    }
  }

  /// From the bounds to a region, in points, along the direction of reading.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}
