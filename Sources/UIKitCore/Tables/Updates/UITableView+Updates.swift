/// Batches of changes, checked against the data source and animated.
extension UITableView {
  func openBatch() {
    if batch == nil {
      let wasShown = isShown
      if wasShown {
        UIView.performWithoutAnimation { layoutIfNeeded() }
        prepareGeometry()
      }
      batch = TableBatch(wasShown: wasShown)
    }
    batch?.depth += 1
  }

  /// UIKIT: a class that says another window changes nothing: tests of libraries stand in for one so.
  private var isShown: Bool { windowReference != nil || !parts.cells.isEmpty }

  func closeBatch() {
    guard batch != nil else { return }
    batch?.depth -= 1
    guard let done = batch, done.depth == 0 else { return }
    batch = nil
    apply(done)
  }

  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    openBatch()
    updates?()
    if let completion { batch?.completions.append(completion) }
    closeBatch()
  }

  func change(_ animation: RowAnimation, _ body: (inout TableBatch) -> Void) {
    openBatch()
    if animation != .automatic { batch?.animation = animation }
    if var open = batch {
      body(&open)
      batch = open
    }
    closeBatch()
  }

  /// Carries out what a data source has found out; `adopt` brings it to its new state.
  func apply(
    _ items: [UICollectionViewUpdateItem], _ animation: RowAnimation, adopting adopt: @escaping () -> Void,
    _ completion: @escaping (Bool) -> Void
  ) {
    guard isShown else {
      adopt()
      reloadData()
      return completion(true)
    }
    runBatch(
      {
        adopt()
        self.batch?.animation = animation
        for item in items { self.batch?.add(item) }
      }, completion: completion)
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = parts.cells[path.rowPath] else { continue }
      reuse.lent = cell
      _ = dataSource?.tableView(self, cellForRowAt: path.rowPath)
      reuse.lent = nil
      // UIKIT: a row that is configured again is measured again.
      parts.resized.insert(path.rowPath)
    }
    setNeedsLayout()
  }

  /// By the paths that they get: the frames of the rows on the screen and within a screen's height of it.
  private func origins(_ map: UpdateMap) -> [IndexPath: CGRect] {
    let paths = rowGeometry.paths(from: bounds.minY - bounds.height, to: bounds.maxY + bounds.height)
    var result: [IndexPath: CGRect] = [:]
    for path in paths where !map.isReloaded(path) {
      if let new = map.item(path) { result[new.rowPath] = rowGeometry.rect(ofRow: path) }
    }
    return result
  }

  /// UIKIT: a table that was never shown takes its data source's word: tests of libraries change the rows of tables
  /// without a window, of which nobody has asked anything before, and so does the order of Apple's exercise of a
  /// restaurant, whose tab may not have been opened when the first dish is added to its data and its table.
  private func adopt(_ batch: TableBatch) {
    let map = UpdateMap(batch.items)
    rowsAreStale()
    // UIKIT: where nobody has counted the rows either, changes ask for nothing. Tests of a library of data sources delete
    // a row while they hold the data exclusively, on iOS 11 to 13: a question would end the program.
    if hasCountedRows { prepareGeometry() }
    placeholders.move { map.item($0)?.rowPath }
    selection.move { map.item($0) }
    for completion in batch.completions { completion(true) }
  }

  private func apply(_ batch: TableBatch) {
    guard batch.wasShown else { return adopt(batch) }
    let old = ItemCounts(rowGeometry.sections.map(\.rows.count))
    let items = batch.items
    let map = UpdateMap(items)
    let origins = origins(map)
    holdsOffset = true
    let headers = TableHeaderTransition(self, map)
    rowsAreStale()
    prepareGeometry()
    let new = ItemCounts(rowGeometry.sections.map(\.rows.count))
    UpdateCheck(map, items, old: old, new: new, nouns: .table).trapIfWrong()
    placeholders.move { map.item($0)?.rowPath }
    // UIKIT: rows that are reloaded lose the selection. A guess; collection views do the same.
    for path in batch.reloadedRows { selection.remove(path.rowPath) }
    selection.move { map.item($0) }
    edits.closeSwipe()
    let transition = TableTransition(self, map, batch.animation, origins, headers)
    transition.prepare()
    // The table lives until its animation is over.
    parts.transitions.append(transition)
    let finish = { [self] (finished: Bool) in
      parts.transitions.removeAll { $0 === transition }
      withExtendedLifetime(self) { transition.finish() }
      for completion in batch.completions { completion(finished) }
    }
    guard batch.animation != .none, window != nil, AnimationContext.isEnabled else {
      UIView.performWithoutAnimation { transition.animate() }
      return finish(true)
    }
    // UIKIT: 0.3 seconds. A guess, the usual duration.
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      transition.animate()
    } completion: {
      finish($0)
    }
  }
}
