internal import Foundation

/// Where the parts of a list's content stand. Leading edges are at the left.
@MainActor
struct ListContentLayout {
  private(set) var title: CGRect?
  private(set) var detail: CGRect?
  private(set) var image: CGRect?
  private(set) var height: CGFloat = 0
  private(set) var naturalWidth: CGFloat = 0
  private(set) var textStart: CGFloat = 0

  init(
    _ content: UIListContentConfiguration, width: CGFloat, margins: NSDirectionalEdgeInsets, title: UILabel?,
    detail: UILabel?, image imageSize: CGSize?
  ) {
    let picture = imageSize.map { Self.shown($0, content.imageProperties) }
    let reserved = content.imageProperties.reservedLayoutSize
    let column = picture.map { size in
      CGSize(
        width: Self.reserve(reserved.width, size.width), height: Self.reserve(reserved.height, size.height))
    }
    textStart = margins.leading + (column.map { $0.width + content.imageToTextPadding } ?? 0)
    let room = max(width - textStart - margins.trailing, 0)
    let first = title.map { $0.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)) }
    let second = detail.map { $0.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)) }
    let gap = content.textToSecondaryTextHorizontalPadding
    let sideBySide =
      content.prefersSideBySideTextAndSecondaryText && first != nil && second != nil
      && (first?.width ?? 0) + gap + (second?.width ?? 0) <= room
    var textHeight: CGFloat = 0
    if sideBySide, let first, let second {
      textHeight = max(first.height, second.height)
      naturalWidth = first.width + gap + second.width
    } else {
      textHeight =
        (first?.height ?? 0) + (second?.height ?? 0)
        + (first != nil && second != nil ? content.textToSecondaryTextVerticalPadding : 0)
      naturalWidth = max(first?.width ?? 0, second?.width ?? 0)
    }
    naturalWidth += textStart + margins.trailing
    let inner = max(textHeight, column?.height ?? 0)
    height = margins.top + inner + margins.bottom
    var y = margins.top + (inner - textHeight) / 2
    if let first {
      self.title = CGRect(x: textStart, y: y, width: sideBySide ? first.width : room, height: first.height)
      if !sideBySide { y += first.height + content.textToSecondaryTextVerticalPadding }
    }
    if let second {
      self.detail =
        sideBySide
        ? CGRect(x: width - margins.trailing - second.width, y: y, width: second.width, height: second.height)
        : CGRect(x: textStart, y: y, width: room, height: second.height)
    }
    if let picture, let column {
      image = CGRect(
        x: margins.leading + (column.width - picture.width) / 2, y: margins.top + (inner - picture.height) / 2,
        width: picture.width, height: picture.height)
    }
  }

  /// UIKIT: symbols of the standard dimension stand in the middle of a column (Apple's page on `standardDimension`); that it
  /// has 24 points is a guess.
  private static func reserve(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
    if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return max(24, own) }
    return reserved > 0 ? reserved : own
  }

  private static func shown(
    _ size: CGSize, _ properties: UIListContentConfiguration.ImageProperties
  ) -> CGSize {
    let limit = properties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = min(factor, limit.width / size.width) }
    if limit.height > 0, size.height > limit.height { factor = min(factor, limit.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
