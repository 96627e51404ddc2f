/// Describes the content of a cell, a header or a footer in a list: texts and an image.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  private let base: ListContentStyle
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// Wins over `text`.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  /// Wins over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  /// Axes along which the margins of the view that holds the content count, where they are larger. Default: both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the texts stand side by side where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// From 0 to 1. Default: 1.
  public var alpha: CGFloat = 1
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  /// In points, at least.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// In points, at least.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init(_ base: ListContentStyle) {
    self.base = base
    base.configure(&self)
  }

  /// A text, a second one below, an image in front.
  public static func cell() -> Self { Self(.cell) }
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// The second text stands at the end of the line.
  public static func valueCell() -> Self { Self(.valueCell) }
  public static func plainHeader() -> Self { Self(.plainHeader) }
  public static func plainFooter() -> Self { Self(.plainFooter) }
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  public static func header() -> Self { Self(.plainHeader) }
  public static func footer() -> Self { Self(.plainFooter) }
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  public static func accompaniedSidebarCell() -> Self { Self(.sidebarCell) }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    let disabled = state.look.disabled
    copy.textProperties.isDimmed = disabled
    copy.secondaryTextProperties.isDimmed = disabled
    return copy
  }

  public nonisolated static func == (a: Self, b: Self) -> Bool {
    MainActor.assumeIsolated {
      a.base == b.base && a.image === b.image && a.imageProperties == b.imageProperties && a.text == b.text
        && a.attributedText == b.attributedText && a.textProperties == b.textProperties
        && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
        && a.secondaryTextProperties == b.secondaryTextProperties
        && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
        && a.directionalLayoutMargins == b.directionalLayoutMargins && a.alpha == b.alpha
        && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
        && a.imageToTextPadding == b.imageToTextPadding
        && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
        && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding
    }
  }
  public nonisolated func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated {
      hasher.combine(text)
      hasher.combine(secondaryText)
    }
  }
}
