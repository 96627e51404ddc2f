extension UITableView {
  // MARK: Views above and below all sections

  func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return rowsAreStale() }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    rowsAreStale()
    placeOuterViews()
  }

  /// The table's header takes the table's width; a new height of it counts when it is set again, as in UIKit.
  func placeOuterViews() {
    backgroundView?.frame = bounds
    guard let tableHeaderView else { return }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
    if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    if rowGeometry.top != frame.height {
      rowGeometry.top = frame.height
    }
  }

  func placeFooterView() {
    guard let tableFooterView, tilesContent else { return }
    let height = tableFooterView.bounds.height
    if rowGeometry.tail != height { rowGeometry.tail = height }
    let frame = CGRect(x: 0, y: rowGeometry.sectionsBottom, width: bounds.width, height: height)
    if tableFooterView.frame != frame { tableFooterView.frame = frame }
  }

  func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    setNeedsLayout()
  }

  func separatorsDidChange() {
    for cell in parts.cells.values { cell.separatorDidChange() }
  }

  // MARK: Headers and footers of sections

  /// Measures a section's header and footer if they are assumed. Returns whether a height changed.
  func measureHeaderAndFooter(_ section: Int) -> Bool {
    var changed = false
    if !rowGeometry.sections[section].isHeaderExact {
      let height = measuredHeader(section)
      rowGeometry.update(section) {
        changed = $0.header != height
        $0.header = height
        $0.isHeaderExact = true
        if height == 0 { $0.topPadding = 0 }
      }
    }
    if !rowGeometry.sections[section].isFooterExact {
      let height = measuredFooter(section)
      rowGeometry.update(section) {
        changed = changed || $0.footer != height
        $0.footer = height
        $0.isFooterExact = true
      }
    }
    return changed
  }

  private func measuredHeader(_ section: Int) -> CGFloat {
    if let view = headerView(section) {
      parts.waitingHeaders[section] = view
      adopt(view, isHeader: true)
      return selfSizedHeight(of: view)
    }
    if let title = rowGeometry.sections[section].headerTitle {
      return TableGeometryBuilder(self).titleHeight(title, isHeader: true, isFirst: section == 0)
    }
    return metrics.emptyHeaderHeight(isFirst: section == 0 && tableHeaderView == nil)
  }

  private func measuredFooter(_ section: Int) -> CGFloat {
    if let view = footerView(section) {
      parts.waitingFooters[section] = view
      adopt(view, isHeader: false)
      return selfSizedHeight(of: view)
    }
    if let title = rowGeometry.sections[section].footerTitle {
      return TableGeometryBuilder(self).titleHeight(title, isHeader: false, isFirst: false)
    }
    return metrics.emptyFooterHeight
  }

  /// What the constraints inside need; without any, the height that the view came with.
  private func selfSizedHeight(of view: UIView) -> CGFloat {
    let target = CGSize(width: bounds.width, height: 0)
    let fitted = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitted > 0 { return fitted }
    return view.bounds.height > 0 ? view.bounds.height : metrics.estimatedHeader
  }

  /// The view of a header: the delegate's, or one that shows the title.
  private func headerView(_ section: Int) -> UIView? {
    if let view = parts.header(section, &reuse) { return view }
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    return titleView(rowGeometry.sections[section].headerTitle, section, isHeader: true)
  }

  private func footerView(_ section: Int) -> UIView? {
    if let view = parts.footer(section, &reuse) { return view }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
    return titleView(rowGeometry.sections[section].footerTitle, section, isHeader: false)
  }

  private func titleView(_ title: String?, _ section: Int, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let view = reuse.header(UITableViewHeaderFooterView.titleIdentifier) ?? UITableViewHeaderFooterView.forTitle()
    view.takeTitle(title, in: self, isHeader: isHeader, isFirst: section == 0)
    return view
  }

  /// The room that a section's title takes, in points; none without a title.
  ///
  /// - Parameters:
  ///   - width: of a table like this one, in points.
  ///   - scale: the pixels per point of its screen.
  package func titleHeight(
    _ title: String?, isHeader: Bool, isFirst: Bool, width: CGFloat, scale: CGFloat
  ) -> CGFloat {
    guard let title, !title.isEmpty else { return 0 }
    let metrics = TableMetrics(style: style, width: width, scale: scale, metrics: systemMetrics)
    return TableGeometryBuilder(self).titleHeight(title, isHeader: isHeader, isFirst: isFirst, in: metrics)
  }

  /// A section's title as the table shows it, and its height, for rows that stand where something else puts them.
  package func standaloneTitle(_ title: String, isHeader: Bool, isFirst: Bool) -> (view: UIView, height: CGFloat) {
    let view = UITableViewHeaderFooterView.forTitle()
    view.takeTitle(title, in: self, isHeader: isHeader, isFirst: isFirst)
    view.take(style: style, isHeader: isHeader)
    return (view, TableGeometryBuilder(self).titleHeight(title, isHeader: isHeader, isFirst: isFirst))
  }

  func showHeaderAndFooter(_ section: Int) {
    let part = rowGeometry.sections[section]
    if part.header > 0, let view = headerView(section) {
      parts.headers[section] = view
      let frame = stickyHeaderFrame(section)
      adopt(view, isHeader: true)
      if view.frame != frame { view.frame = frame }
      if view.superview !== self {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        addSubview(view)
      }
    }
    if part.footer > 0, let view = footerView(section) {
      parts.footers[section] = view
      let frame = stickyFooterFrame(section)
      adopt(view, isHeader: false)
      if view.frame != frame { view.frame = frame }
      if view.superview !== self {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        addSubview(view)
      }
    }
  }

  private func adopt(_ view: UIView, isHeader: Bool) {
    view.takeListEnvironment(listEnvironment)
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.table = self
    view.take(style: style, isHeader: isHeader)
  }

  /// UIKIT: headers of plain tables stay at the visible top until their section's end pushes them out.
  private func stickyHeaderFrame(_ section: Int) -> CGRect {
    var frame = rowGeometry.rect(ofHeader: section)
    guard style == .plain else { return frame }
    let bottom = rowGeometry.rect(ofSection: section).maxY
    let visibleTop = bounds.minY + adjustedContentInset.top
    frame.origin.y = max(frame.minY, min(visibleTop, bottom - frame.height))
    return frame
  }

  /// UIKIT: footers of plain tables stay at the visible bottom likewise. A guess.
  private func stickyFooterFrame(_ section: Int) -> CGRect {
    var frame = rowGeometry.rect(ofFooter: section)
    guard style == .plain else { return frame }
    let top = rowGeometry.rect(ofHeader: section).maxY
    let visibleBottom = bounds.maxY - adjustedContentInset.bottom
    frame.origin.y = min(frame.minY, max(visibleBottom - frame.height, top))
    return frame
  }

  /// Background, rows, headers and footers, the index: back to front.
  func orderSubviews() {
    if let backgroundView, children.first !== backgroundView { sendSubviewToBack(backgroundView) }
    for view in parts.headers.values { raise(view) }
    for view in parts.footers.values { raise(view) }
    if let index = parts.index { raise(index) }
    if let dragged = edits.draggedCell { raise(dragged) }
  }

  private func raise(_ view: UIView) {
    guard let last = children.last, last !== view else { return }
    let above = children.suffix(parts.headers.count + parts.footers.count + 4)
    if !above.contains(where: { $0 === view }) || above.contains(where: { $0 is UITableViewCell }) {
      bringSubviewToFront(view)
    }
  }
}
