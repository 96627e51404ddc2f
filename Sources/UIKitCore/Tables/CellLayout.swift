/// Places the labels of the four cell styles.
@MainActor
enum CellLayout {
  static func place(_ cell: UITableViewCell, title: UILabel?, detail: UILabel?, image: UIImageView?) {
    placeFromLeft(cell, title: title, detail: detail, image: image)
    guard cell.isRightToLeft else { return }
    let width = cell.contentView.bounds.width
    for view in [title, detail, image] as [UIView?] {
      if let view { view.frame.origin.x = width - view.frame.maxX }
    }
  }

  private static func placeFromLeft(
    _ cell: UITableViewCell, title: UILabel?, detail: UILabel?, image: UIImageView?
  ) {
    let content = cell.contentView.bounds
    let margin = margin(of: cell)
    var left = content.minX + margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
    if let image, let size = pictureSize(image) {
      let side = min(size.height, content.height)
      image.frame = CGRect(x: left, y: (content.height - side) / 2, width: size.width, height: side)
      left += size.width + 15
    }
    let room = max(content.maxX - endMargin(of: cell) - left, 0)
    let titleSize = title?.sizeThatFits(CGSize(width: room, height: .infinity)) ?? .zero
    guard let detail, cell.style != .default else {
      title?.frame = CGRect(x: left, y: 0, width: room, height: content.height)
      return
    }
    let detailSize = detail.sizeThatFits(CGSize(width: room, height: .infinity))
    switch cell.style {
    case _ where stacks(cell):
      let top = (content.height - titleSize.height - detailSize.height - 2) / 2
      title?.frame = CGRect(x: left, y: top, width: min(titleSize.width, room), height: titleSize.height)
      detail.frame = CGRect(
        x: left, y: top + titleSize.height + 2, width: min(detailSize.width, room), height: detailSize.height)
    case .value2:
      title?.frame = CGRect(x: left, y: 0, width: 91, height: content.height)
      detail.frame = CGRect(x: left + 97, y: 0, width: max(room - 97, 0), height: content.height)
    default:
      title?.frame = CGRect(x: left, y: 0, width: min(titleSize.width, room), height: content.height)
      let width = min(detailSize.width, max(room - titleSize.width - 6, 0))
      detail.frame = CGRect(x: left + room - width, y: 0, width: width, height: content.height)
    }
  }

  /// UIKIT: at accessibility sizes the value of a row stands beneath its title (Apple's talks on large text).
  private static func stacks(_ cell: UITableViewCell) -> Bool {
    cell.style == .subtitle
      || cell.style == .value1 && cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// UIKIT: texts begin where the separators do, 20 points from the edge on the wider phones (frames stored in
  /// documents).
  private static func margin(of cell: UITableViewCell) -> CGFloat {
    max(cell.table?.metrics.sideMargin ?? 16, readableInset(cell))
  }

  /// UIKIT: 8 points remain beside an accessory (181 titles and values of cells in documents of 15 repositories since
  /// Xcode 10).
  private static func endMargin(of cell: UITableViewCell) -> CGFloat {
    guard cell.accessoryWidth > 0, cell.systemMetrics.hasCellMargins else { return margin(of: cell) }
    return UIView.defaultMargin
  }

  /// Where lines begin by themselves when margins follow the readable width: where the texts do.
  static func readableInset(_ cell: UITableViewCell) -> CGFloat {
    guard cell.table?.cellLayoutMarginsFollowReadableWidth == true else { return 0 }
    return max(0, (cell.bounds.width - UIView.readableWidth) / 2)
  }

  /// The height that the labels need with their spaces, in points.
  ///
  /// UIKIT: 11 points above and below a title (frames stored in documents).
  static func height(_ cell: UITableViewCell, title: UILabel?, detail: UILabel?, image: UIImageView?) -> CGFloat {
    let room = max(cell.contentView.bounds.width - margin(of: cell) - endMargin(of: cell), 1)
    let fits = { (label: UILabel?) in label?.sizeThatFits(CGSize(width: room, height: .infinity)).height ?? 0 }
    let (first, second) = (fits(title), stacks(cell) ? fits(detail) : 0)
    return max(first + second + 22 + (second > 0 ? 2 : 0), (image.flatMap(pictureSize)?.height ?? 0) + 1)
  }

  /// Symbols have the size of their configuration, other pictures their own.
  private static func pictureSize(_ view: UIImageView) -> CGSize? {
    view.image.map { $0.isSymbolImage ? view.intrinsicContentSize : $0.size }
  }

  /// UIKIT: a symbol is as large as the letters beside it and grows with them, unless the program has configured it.
  static func fitSymbol(_ picture: UIImageView?, of cell: UITableViewCell, title: UILabel?) {
    guard let picture, picture.image?.isSymbolImage == true, let font = title?.font,
      picture.preferredSymbolConfiguration == cell.symbolOfTitle
    else { return }
    let wanted = UIImage.SymbolConfiguration(font: font)
    cell.symbolOfTitle = wanted
    if picture.preferredSymbolConfiguration != wanted { picture.preferredSymbolConfiguration = wanted }
  }
}
