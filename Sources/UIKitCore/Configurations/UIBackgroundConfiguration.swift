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
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
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
  public static func listPlainCell() -> Self { Self(.plainCell) }
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeaderFooter) }
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeaderFooter) }
  public static func listSidebarHeader() -> Self { Self(.sidebarHeader) }
  public static func listSidebarCell() -> Self { Self(.sidebarCell) }
  public static func listAccompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  public static func listCell() -> Self { Self(.plainCell) }
  public static func listHeader() -> Self { Self(.plainHeaderFooter) }
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
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  public nonisolated static func == (a: Self, b: Self) -> Bool {
    MainActor.assumeIsolated {
      a.base == b.base && a.customView === b.customView && a.cornerRadius == b.cornerRadius
        && a.backgroundInsets == b.backgroundInsets && a.backgroundColor == b.backgroundColor && a.image === b.image
        && a.edgesAddingLayoutMarginsToBackgroundInsets == b.edgesAddingLayoutMarginsToBackgroundInsets
        && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
        && a.visualEffect == b.visualEffect && a.imageContentMode == b.imageContentMode
    }
  }
  public nonisolated func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated {
      hasher.combine(base)
      hasher.combine(cornerRadius)
    }
  }
}
