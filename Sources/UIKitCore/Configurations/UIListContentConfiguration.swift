/// Describes the content of a cell, a header or a footer in a list: texts and an image.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  private let base: ListContentStyle
  /// Whether a closure, which cannot be compared, has a share in the colors.
  var hasTransformers: Bool {
    textProperties.colorTransformer != nil || secondaryTextProperties.colorTransformer != nil
      || imageProperties.tintColorTransformer != nil
  }
  /// In front of the texts. Default: nil, for texts that begin at the margin.
  public var image: UIImage?
  /// Size, tint, corners and border of `image`.
  public var imageProperties = ImageProperties()
  /// The first text; nil or empty text takes no room. Default: nil.
  public var text: String?
  /// Wins over `text`.
  public var attributedText: NSAttributedString?
  /// Font, color and line breaking of the first text, as the kind of list sets them.
  public var textProperties = TextProperties()
  /// Below the first text, or beside it with `prefersSideBySideTextAndSecondaryText`. Default: nil.
  public var secondaryText: String?
  /// Wins over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// Font, color and line breaking of the second text; by default smaller and in the secondary label's color.
  public var secondaryTextProperties = TextProperties()
  /// Axes along which the margins of the view that holds the content count, where they are larger. Default: horizontal.
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
  /// Like `cell()` with a smaller second text, of the style `.caption1`.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// The second text stands at the end of the line.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// Above a section of a plain list: semibold in the secondary label's color.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// Beneath a section of a plain list: the subheadline's font in the secondary label's color.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// Above a section of a grouped list: a footnote's font, in capitals before iOS 26.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// Above a section of an inset list: bold, of the size of `.title3`.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
  /// Above a section of an inset list: bold, of the size of `.title2`.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }
  /// Beneath a section of a grouped list: a footnote's font in the secondary label's color.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  /// The same as `plainHeader()`, whatever the list looks like.
  public static func header() -> Self { Self(.plainHeader) }
  /// The same as `plainFooter()`, whatever the list looks like.
  public static func footer() -> Self { Self(.plainFooter) }
  /// In a sidebar: looks as `cell()` does.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// In a sidebar: looks as `subtitleCell()` does.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// In a sidebar beside another column: the same as `sidebarCell()`.
  public static func accompaniedSidebarCell() -> Self { Self(.sidebarCell) }
  /// In a sidebar beside another column: the same as `sidebarSubtitleCell()`.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// Above a section of a sidebar: the headline's font.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }

  /// Gives a `UIListContentView`, of frame zero.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The same content, with texts in the tertiary label's color while the state is disabled; other states change
  /// nothing.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    let disabled = state.look.disabled
    copy.textProperties.isDimmed = disabled
    copy.secondaryTextProperties.isDimmed = disabled
    return copy
  }

  /// Compares images by identity and texts by value. Color transformers are not compared.
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
  /// Takes the plain texts only: content that differs elsewhere has the same hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated {
      hasher.combine(text)
      hasher.combine(secondaryText)
    }
  }
}
