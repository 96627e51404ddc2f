/// Asks a table's data source and delegate for counts and heights.
@MainActor
struct TableGeometryBuilder {
  private let table: UITableView
  private let metrics: TableMetrics
  private var data: (any UITableViewDataSource)? { table.dataSource }
  private var delegate: (any UITableViewDelegate)? { table.tableDelegate }

  init(_ table: UITableView) {
    self.table = table
    metrics = table.metrics
  }

  func build() -> TableGeometry {
    let count = data == nil ? 0 : max(data?.numberOfSections(in: table) ?? 1, 0)
    let known = (0..<count).map { max(data?.tableView(table, numberOfRowsInSection: $0) ?? 0, 0) }
    let counts = known.enumerated().map { $1 + table.placeholders.count(in: $0) }
    let answers = DelegateAnswers(delegate, table, known)
    var geometry = TableGeometry(
      sections: (0..<count).map { section($0, rows: counts[$0], answers) },
      top: table.tableHeaderView?.bounds.height ?? 0, tail: table.tableFooterView?.bounds.height ?? 0)
    place(&geometry)
    return geometry
  }

  /// Left edge and width of rows. Groups leave space at the sides.
  func place(_ geometry: inout TableGeometry) {
    let width = table.bounds.width
    geometry.width = width
    let safe = table.style == .insetGrouped ? table.safeAreaInsets : .zero
    geometry.titleSafeArea = table.titleSafeArea
    let inset = metrics.groupInset
    geometry.rowX = inset + safe.left
    geometry.rowWidth = max(width - 2 * inset - safe.left - safe.right, 0)
  }

  // MARK: Rows

  private func section(_ section: Int, rows count: Int, _ answers: DelegateAnswers) -> TableSectionGeometry {
    var result = TableSectionGeometry(rows: rows(section, count, answers))
    readHeader(section, &result, answers)
    readFooter(section, &result, answers)
    return result
  }

  private func rows(_ section: Int, _ count: Int, _ answers: DelegateAnswers) -> HeightIndex {
    if answers.givesEstimates, let delegate {
      return HeightIndex(
        heights(section, count) { usable(delegate.tableView(table, estimatedHeightForRowAt: $0)) }, areExact: false)
    }
    if answers.givesHeights, let delegate, table.estimatedRowHeight == 0 {
      return HeightIndex(
        heights(section, count) {
          let height = delegate.tableView(table, heightForRowAt: $0)
          return height == UITableView.automaticDimension ? fixedRowHeight : height
        }, areExact: true)
    }
    let isUniform = !answers.givesHeights && (table.rowHeight >= 0 || table.estimatedRowHeight == 0)
    if isUniform { return HeightIndex(count: count, common: fixedRowHeight, isExact: true) }
    return HeightIndex(
      count: count, common: table.estimatedRowHeight > 0 ? table.estimatedRowHeight : fixedRowHeight, isExact: false)
  }

  /// The heights of a section's rows: of the data source's by its own paths, of placeholders as they want them.
  private func heights(_ section: Int, _ count: Int, _ ask: (IndexPath) -> CGFloat) -> [CGFloat] {
    (0..<count).map { row in
      let path = IndexPath(row: row, section: section)
      guard let height = table.placeholders[path]?.placeholder.rowHeight else {
        return ask(table.placeholders.dataPath(path))
      }
      return height == UITableView.automaticDimension ? fixedRowHeight : height
    }
  }

  private var fixedRowHeight: CGFloat { table.rowHeight >= 0 ? table.rowHeight : metrics.rowHeight }

  private func usable(_ estimate: CGFloat) -> CGFloat { estimate > 0 ? estimate : fixedRowHeight }

  // MARK: Headers and footers

  private func readHeader(_ section: Int, _ result: inout TableSectionGeometry, _ answers: DelegateAnswers) {
    let title = data?.tableView(table, titleForHeaderInSection: section)
    result.headerTitle = title
    let asked = delegate.flatMap { delegate in
      OptionalAnswers.current.explicit { delegate.tableView(table, heightForHeaderInSection: section) }
    }
    let fixed = asked ?? table.sectionHeaderHeight
    let empty = metrics.emptyHeaderHeight(isFirst: section == 0 && table.tableHeaderView == nil)
    if isChosen(fixed, asked: asked, title: title, givesViews: answers.givesHeaders) {
      result.header = fixed
    } else if let title, !answers.givesHeaders {
      result.header = titleHeight(title, isHeader: true, isFirst: section == 0)
    } else if answers.givesHeaders, asked != 0 {
      let own = OptionalAnswers.current.explicit {
        delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
      }
      result.header = estimate(own ?? table.estimatedSectionHeaderHeight, metrics.estimatedHeader)
      result.isHeaderExact = false
    } else {
      result.header = table.style == .plain ? 0 : (asked == nil && fixed > 0 ? fixed : empty)
    }
    let isShown = result.header > 0 && (title != nil || answers.givesHeaders)
    if isShown { result.topPadding = topPadding }
  }

  private var topPadding: CGFloat {
    guard table.style == .plain else { return 0 }
    return table.sectionHeaderTopPadding >= 0 ? table.sectionHeaderTopPadding : metrics.headerTopPadding
  }

  private func readFooter(_ section: Int, _ result: inout TableSectionGeometry, _ answers: DelegateAnswers) {
    let title = data?.tableView(table, titleForFooterInSection: section)
    result.footerTitle = title
    let asked = delegate.flatMap { delegate in
      OptionalAnswers.current.explicit { delegate.tableView(table, heightForFooterInSection: section) }
    }
    let fixed = asked ?? table.sectionFooterHeight
    if isChosen(fixed, asked: asked, title: title, givesViews: answers.givesFooters) {
      result.footer = fixed
    } else if let title, !answers.givesFooters {
      result.footer = titleHeight(title, isHeader: false, isFirst: false)
    } else if answers.givesFooters, asked != 0 {
      let own = OptionalAnswers.current.explicit {
        delegate?.tableView(table, estimatedHeightForFooterInSection: section)
      }
      result.footer = estimate(own ?? table.estimatedSectionFooterHeight, metrics.estimatedHeader)
      result.isFooterExact = false
    } else {
      result.footer = table.style == .plain ? 0 : (asked == nil && fixed > 0 ? fixed : metrics.emptyFooterHeight)
    }
  }

  /// Whether a height stands as given.
  ///
  /// UIKIT: what the delegate answers counts, except 0 in groups, which stands for the default; the table's own height
  /// counts where there is a header at all, and not for titles of groups, which take the room that they need.
  private func isChosen(_ height: CGFloat, asked: CGFloat?, title: String?, givesViews: Bool) -> Bool {
    guard height >= 0, height != UITableView.automaticDimension else { return false }
    if asked != nil { return height > 0 || table.style == .plain }
    return table.style == .plain ? height > 0 && (title != nil || givesViews) : height > 0 && givesViews
  }

  private func estimate(_ given: CGFloat, _ otherwise: CGFloat) -> CGFloat { given > 0 ? given : otherwise }

  /// The height of a title and the space around it, in a table with these metrics; nil for the table's own.
  func titleHeight(_ title: String, isHeader: Bool, isFirst: Bool, in given: TableMetrics? = nil) -> CGFloat {
    let metrics = given ?? metrics
    let font = isHeader ? metrics.headerFont : metrics.footerFont
    let words = isHeader ? metrics.headerText(title) : title
    // A width that is given is what the sides leave.
    let sides = given == nil ? table.titleSafeArea : .zero
    let room = max(metrics.width - sides.left - sides.right - 2 * (metrics.groupInset + metrics.titleMargin), 1)
    let label = UILabel()
    label.environment = table.environment
    label.font = font
    label.numberOfLines = 0
    label.text = words.isEmpty ? " " : words
    let text = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    let lines = ((text + font.leading) / (font.lineHeight + font.leading)).rounded()
    let height = metrics.titleTextHeight(lines: max(lines, 1), font)
    return isHeader ? metrics.headerHeight(title: height, isFirst: isFirst) : metrics.footerHeight(title: height)
  }
}
