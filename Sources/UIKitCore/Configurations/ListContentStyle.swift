internal import UISystemMetrics

/// The looks that lists give their contents by themselves.
enum ListContentStyle: Hashable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarCell, sidebarSubtitleCell, sidebarHeader

  @MainActor
  func configure(_ content: inout UIListContentConfiguration) {
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.textProperties.adjustsFontForContentSizeCategory = true
    content.secondaryTextProperties.adjustsFontForContentSizeCategory = true
    switch self {
    case .cell, .sidebarCell: break
    case .subtitleCell, .sidebarSubtitleCell:
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    case .valueCell:
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
      content.prefersSideBySideTextAndSecondaryText = true
    case .plainHeader, .plainFooter:
      let size = UIFont.preferredFont(forTextStyle: .subheadline).pointSize
      content.textProperties.font =
        self == .plainHeader
        ? .systemFont(ofSize: size, weight: .semibold) : .preferredFont(forTextStyle: .subheadline)
      content.textProperties.color = .secondaryLabel
      margins(&content, top: 7, bottom: 7)
    case .groupedHeader:
      content.textProperties.font = .preferredFont(forTextStyle: .footnote)
      content.textProperties.color = .secondaryLabel
      content.textProperties.transform = SystemMetrics.latest.hasGlassControls ? .none : .uppercase
      margins(&content, top: 16, bottom: 6)
    case .groupedFooter:
      content.textProperties.font = .preferredFont(forTextStyle: .footnote)
      content.textProperties.color = .secondaryLabel
      margins(&content, top: 8, bottom: 13.5)
    case .prominentInsetGroupedHeader: heading(&content, .title3)
    case .extraProminentInsetGroupedHeader: heading(&content, .title2)
    case .sidebarHeader:
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      margins(&content, top: 15, bottom: 7)
    }
  }

  @MainActor
  private func heading(_ content: inout UIListContentConfiguration, _ style: UIFont.TextStyle) {
    content.textProperties.font = .systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: style).pointSize, weight: .bold)
    margins(&content, top: 15, bottom: 10)
  }

  @MainActor
  private func margins(_ content: inout UIListContentConfiguration, top: CGFloat, bottom: CGFloat) {
    content.directionalLayoutMargins.top = top
    content.directionalLayoutMargins.bottom = bottom
  }
}
