/// Describes the background of a cell, a header or a button.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
  enum Base: Hashable {
    case clear, plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter, sidebarCell, sidebarHeader
    case accompaniedSidebarCell
  }

  private let base: Base
  /// In front of the background's color.
  public var customView: UIView?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// From the view's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// At these edges the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil: the view's tint.
  public var backgroundColor: UIColor? { didSet { ownColor = true } }
  /// Makes the shown color of `backgroundColor`, or of the tint where that is nil. Default: nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// In front of the color and the image. Default: nil.
  public var visualEffect: UIVisualEffect?
  /// In front of the color, behind effect and custom view. Default: nil.
  public var image: UIImage?
  /// How `image` fills the background. Default: stretched.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Of the line along the background's edge. Default: nil, for the view's tint.
  public var strokeColor: UIColor?
  /// Makes the shown line's color of `strokeColor` or the tint. Default: nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points. Default: 0.
  public var strokeWidth: CGFloat = 0
  /// Outwards from the background's edge, in points. Default: 0.
  public var strokeOutset: CGFloat = 0
  /// Default: no shadow.
  public var shadowProperties = UIShadowProperties()
  private var ownColor = false

  init(_ base: Base) {
    self.base = base
    setBaseColor(selected: false, highlighted: false)
    ownColor = false
    if base == .sidebarCell || base == .accompaniedSidebarCell {
      cornerRadius = 10
      backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    }
  }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// The system's background color; gray while selected or highlighted.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// The system's background color in every state.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeaderFooter) }
  /// The secondary background of grouped lists; gray while selected or highlighted.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// A clear color in every state.
  public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeaderFooter) }
  /// A clear color in every state.
  public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }
  /// Clear, gray while selected or highlighted; corners of 10 points, 8 points from either side.
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }
  /// In a sidebar beside another column: looks as `listSidebarCell()` does.
  public static func listAccompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  /// The same as `listPlainCell()`, whatever the list looks like.
  public static func listCell() -> Self { Self(.plainCell) }
  /// The same as `listPlainHeaderFooter()`, whatever the list looks like.
  public static func listHeader() -> Self { Self(.plainHeaderFooter) }
  /// The same as `listPlainHeaderFooter()`, whatever the list looks like.
  public static func listFooter() -> Self { Self(.plainHeaderFooter) }

  /// UIKIT: a color that the client has set stays in every state (Apple's page on
  /// `UIBackgroundConfiguration.updated(for:)`).
  public func updated(for state: any UIConfigurationState) -> Self {
    guard !ownColor else { return self }
    var copy = self
    copy.setBaseColor(selected: state.look.selected, highlighted: state.look.highlighted)
    copy.ownColor = false
    return copy
  }

  private mutating func setBaseColor(selected: Bool, highlighted: Bool) {
    let marked = selected || highlighted
    switch base {
    case .clear, .groupedHeaderFooter, .sidebarHeader: backgroundColor = .clear
    case .plainCell: backgroundColor = marked ? .systemGray4 : .systemBackground
    case .plainHeaderFooter: backgroundColor = .systemBackground
    case .groupedCell: backgroundColor = marked ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell, .accompaniedSidebarCell: backgroundColor = marked ? .systemGray4 : .clear
    }
  }

  /// The color for a view with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The line's color for a view with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Compares custom views and images by identity. Color transformers and the shadow are not compared.
  public nonisolated static func == (a: Self, b: Self) -> Bool {
    MainActor.assumeIsolated {
      a.base == b.base && a.customView === b.customView && a.cornerRadius == b.cornerRadius
        && a.backgroundInsets == b.backgroundInsets && a.backgroundColor == b.backgroundColor && a.image === b.image
        && a.edgesAddingLayoutMarginsToBackgroundInsets == b.edgesAddingLayoutMarginsToBackgroundInsets
        && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
        && a.visualEffect == b.visualEffect && a.imageContentMode == b.imageContentMode
        && a.shadowProperties == b.shadowProperties
    }
  }
  /// Whether a closure, which cannot be compared, has a share in the colors.
  var hasTransformers: Bool { backgroundColorTransformer != nil || strokeColorTransformer != nil }
  /// Takes the kind of background and the corners only.
  public nonisolated func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated {
      hasher.combine(base)
      hasher.combine(cornerRadius)
    }
  }
}
