internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments
internal import UISystemMetrics

/// Gives the rows of a document's tables the width that their tables have on the canvas.
///
/// 1. A cell is as wide as its table, or as its group where groups are inset; its height is the document's, and its place
/// from the top too, but for what the titles of sections above it grow. 2. Its content view leaves the accessory what the
/// document leaves it, and fills the height but for the separator. 3. The content's margins are those of the new width.
/// 4. The first and the last row of a section round its corners where groups are inset.
///
/// UIKIT: contents of cells saved with 320 and 703 points in tables of 600 and 768, and of content views saved 43 high or
/// 703 wide in cells of 74 to 85 and 320 (stored frames of Xcode 6).
@MainActor
struct CanvasRows {
  private let scene: InstantiatedScene
  /// The frames that the document has.
  private let saved: [ObjectIdentifier: CGRect]
  private let margins: CellMargins
  private let savedMargins: CellMargins
  private let move: CanvasSections.Move
  private let metrics: SystemMetrics
  private var sections: [ObjectIdentifier: CanvasSections] = [:]
  /// Of cells that the document gives no frames.
  private var frameless: [ObjectIdentifier: CGRect] = [:]
  private var elements: [ObjectIdentifier: IBElement] = [:]
  private var views: [String: UIView] = [:]

  /// - Parameters:
  ///   - saved: the frames that the document has of tables, collections, cells and their parts.
  ///   - margins: of content views where the scene is shown.
  ///   - savedMargins: of content views where the document was saved.
  ///   - move: where the document was saved and where it is shown.
  init(
    _ scene: InstantiatedScene, _ saved: [ObjectIdentifier: CGRect], _ margins: CellMargins,
    savedMargins: CellMargins, _ move: CanvasSections.Move, _ metrics: SystemMetrics
  ) {
    self.metrics = metrics
    self.scene = scene
    self.move = move
    self.saved = saved
    self.margins = margins
    self.savedMargins = savedMargins
    for entry in scene.entries {
      elements[ObjectIdentifier(entry.view)] = entry.element
      views[entry.id] = entry.view
    }
    for entry in scene.entries {
      guard let table = entry.view as? UITableView else { continue }
      sections[ObjectIdentifier(table)] = CanvasSections(table, entry.element, views, saved, move)
      frameless.merge(FramelessRows(table, entry.element, views, saved).frames) { $1 }
    }
  }

  /// Returns whether anything moved.
  func place() -> Bool {
    var moved = false
    for entry in scene.entries {
      switch entry.view {
      case let cell as UITableViewCell:
        if let frame = frameless[ObjectIdentifier(cell)] {
          if fill(cell, frame, entry.element) { moved = true }
        } else {
          if placeCell(cell, entry.element) { moved = true }
          if placeContent(of: cell, entry.element) { moved = true }
        }
        standInSection(cell, entry.element)
      case let view where view.superview is UITableView && Self.isOuter(entry.element):
        if placeOuter(view, entry.element) { moved = true }
      case let cell as UICollectionViewCell:
        if lift(cell) { moved = true }
        if center(cell) { moved = true }
        if fit(cell) { moved = true }
      case let view as UICollectionReusableView where Self.isSectionPart(entry.element):
        if lift(view) { moved = true }
        guard let collection = view.superview as? UICollectionView,
          saved[ObjectIdentifier(collection)]?.width == view.frame.width
        else { continue }
        if stretch(view, to: collection.bounds.width) { moved = true }
      default: break
      }
    }
    return moved
  }

  /// The document's frames of cells, their content views and the labels of their style that stand elsewhere.
  ///
  /// UIKIT: Interface Builder lays the contents out in the width and height that they come to, and keeps the frame that
  /// the row was saved with (Xcode 6: 6 repositories), and those of the labels that a style brings (5 repositories).
  var staleFrames: [ObjectIdentifier: CGRect] {
    var result: [ObjectIdentifier: CGRect] = [:]
    for case let cell as UITableViewCell in scene.entries.map(\.view) {
      guard frameless[ObjectIdentifier(cell)] == nil else {
        if let saved = saved[ObjectIdentifier(cell)], saved != .zero { result[ObjectIdentifier(cell)] = saved }
        continue
      }
      let hasStyle = elements[ObjectIdentifier(cell)].map(Self.hasStyle) ?? false
      let labels = hasStyle ? cell.contentView.subviews.filter(\.translatesAutoresizingMaskIntoConstraints) : []
      for view in [cell, cell.contentView] + labels {
        if let saved = saved[ObjectIdentifier(view)], saved != view.frame { result[ObjectIdentifier(view)] = saved }
      }
    }
    for case let cell as UICollectionViewCell in scene.entries.map(\.view) where metrics.system <= 8 {
      guard let saved = saved[ObjectIdentifier(cell)], saved.size != cell.frame.size else { continue }
      result[ObjectIdentifier(cell)] = saved
    }
    return result
  }

  /// The frames of content views and labels that keep clear of an accessory within the readable width, on another device
  /// than the document's.
  ///
  /// UIKIT: contents are laid out beside an accessory at the cell's edge, then the content view, and a label that fills
  /// it, end where the accessory is (66 of 768 points and 194 of 1024 in Xcode 8, 86 of 768 in Xcode 7; 40 cells of three
  /// repositories, the label one cell of one).
  var readableFrames: [ObjectIdentifier: CGRect] {
    var result: [ObjectIdentifier: CGRect] = [:]
    for entry in scene.entries {
      guard let cell = entry.view as? UITableViewCell, cell.accessoryType == .disclosureIndicator,
        let inner = elements[ObjectIdentifier(cell.contentView)]
      else { continue }
      let width = cell.bounds.width
      let side = margins.edge(of: inner, width: width)
      let room = width - side - metrics.disclosurePictureWidth
      var frame = cell.contentView.frame
      guard side > margins.accessoryEdge(of: inner, width: width) + 3, frame.width > room else { continue }
      frame.size.width = room
      result[ObjectIdentifier(cell.contentView)] = frame
      guard entry.element.string("style") == "IBUITableViewCellStyleDefault",
        let label = entry.element.string("textLabel").flatMap({ views[$0] })
      else { continue }
      var text = label.frame
      text.size.width = room - text.minX
      result[ObjectIdentifier(label)] = text
    }
    return result
  }

  private static func hasStyle(_ element: IBElement) -> Bool {
    element.string("style")?.hasPrefix("IBUITableViewCellStyle") == true
  }
  private static func isOuter(_ element: IBElement) -> Bool {
    ["tableHeaderView", "tableFooterView"].contains(element.key)
  }
  private static func isSectionPart(_ element: IBElement) -> Bool {
    ["sectionHeaderView", "sectionFooterView"].contains(element.key)
  }

  private func stretch(_ view: UIView, to width: CGFloat) -> Bool {
    guard width > 0, view.frame.width != width, view.translatesAutoresizingMaskIntoConstraints else { return false }
    view.frame.size.width = width
    return true
  }

  /// What stands above or below all sections is as wide as the table, and goes down with the sections, or with the table's
  /// beginning, whatever its autoresizing mask says of its place.
  ///
  /// UIKIT: headers with a flexible space above, and footers with one at the sides, stay where they are in tables of other
  /// sizes (10 of 10 in pairs of revisions of two repositories; a guess).
  private func placeOuter(_ view: UIView, _ element: IBElement) -> Bool {
    guard let table = view.superview, view.translatesAutoresizingMaskIntoConstraints else { return false }
    var frame = view.frame
    if table.bounds.width > 0 { frame.size.width = table.bounds.width }
    if move.isElsewhere, let saved = element.rect(key: "frame") { frame.origin = saved.origin }
    if let section = sections[ObjectIdentifier(table)] {
      frame.origin.y += element.key == "tableHeaderView" ? section.first : section.last
    }
    guard view.frame != frame else { return false }
    view.frame = frame
    return true
  }

  /// What a collection view shows begins at its top; see `CountedBars`.
  private func lift(_ view: UICollectionReusableView) -> Bool {
    guard move.isElsewhere, let collection = view.superview as? UICollectionView,
      let frame = saved[ObjectIdentifier(view)]
    else { return false }
    let tops = collection.subviews.compactMap { saved[ObjectIdentifier($0)]?.minY }
    let inset = (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.top ?? 0
    guard let top = tops.min(), move.countsBars, abs(top - CountedBars.height - inset) <= 1 else { return false }
    view.frame.origin.y = frame.minY - CountedBars.height
    return true
  }

  /// UIKIT: a cell that fills its line alone stands in the middle (stored frames of 3 repositories on two devices each).
  private func center(_ cell: UICollectionViewCell) -> Bool {
    guard let collection = cell.superview as? UICollectionView, let frame = saved[ObjectIdentifier(cell)],
      let former = saved[ObjectIdentifier(collection)]?.width, former != collection.bounds.width, frame.width > 0,
      abs(frame.midX - former / 2) <= 1
    else { return false }
    let isAlone = collection.subviews.allSatisfy { other in
      guard other !== cell, other is UICollectionViewCell, let place = saved[ObjectIdentifier(other)] else {
        return true
      }
      return place.minY >= frame.maxY || place.maxY <= frame.minY
    }
    let x = max((collection.bounds.width - frame.width) / 2, 0)
    guard isAlone, cell.frame.minX != x else { return false }
    cell.frame.origin.x = x
    return true
  }

  /// UIKIT: a guess from two repositories: Xcode 6 keeps the frame that a cell was made with; its content view has that of
  /// the layout's items.
  private func fit(_ cell: UICollectionViewCell) -> Bool {
    guard metrics.system <= 8, let size = saved[ObjectIdentifier(cell.contentView)]?.size, size != .zero,
      size != cell.frame.size
    else { return false }
    cell.frame.size = size
    return true
  }

  /// A cell without a frame places its content itself, with the labels and the image of its style.
  private func fill(_ cell: UITableViewCell, _ frame: CGRect, _ element: IBElement) -> Bool {
    guard cell.frame != frame else { return false }
    cell.frame = frame
    cell.placesContent = true
    func part(_ key: String) -> UIView? { element.string(key).flatMap { views[$0] } }
    if Self.hasStyle(element) {
      cell.adopt(
        textLabel: part("textLabel") as? UILabel, detailTextLabel: part("detailTextLabel") as? UILabel,
        imageView: part("imageView") as? UIImageView)
    }
    if let inner = elements[ObjectIdentifier(cell.contentView)] {
      margins.apply(to: cell.contentView, inner, width: frame.width)
    }
    cell.setNeedsLayout()
    return true
  }

  // 1.
  private func placeCell(_ cell: UITableViewCell, _ element: IBElement) -> Bool {
    guard let table = cell.superview as? UITableView, let saved = saved[ObjectIdentifier(cell)] else { return false }
    var frame = saved
    frame.origin.y += sections[ObjectIdentifier(table)]?.shifts[ObjectIdentifier(cell)] ?? 0
    let room = table.bounds.width
    if table.style == .insetGrouped {
      let former = self.saved[ObjectIdentifier(table)]?.width ?? room
      // A cell that keeps no margins was never laid out in its group.
      if saved.minX > 0, abs(former - saved.width - 2 * saved.minX) <= 1, former != room {
        // UIKIT: 16 points at 375, 20 at 414 and 428 (stored frames of 9 repositories). A guess: between them and beside a
        // camera as running tables have it.
        let inset = margins.areWide ? 20 : metrics.cellSideMargin(width: room)
        let safe = table.safeAreaInsets
        frame.origin.x = inset + safe.left
        frame.size.width = room - 2 * inset - safe.left - safe.right
      }
    } else {
      frame.size.width = room
    }
    guard frame.width > 0, frame != cell.frame else { return false }
    cell.frame = frame
    return true
  }

  // 4.
  private func standInSection(_ cell: UITableViewCell, _ element: IBElement) {
    guard let cells = element.parent, cells.parent?.name == "tableViewSection" else { return }
    cell.standInSection(isFirst: cells.children.first == element, isLast: cells.children.last == element)
  }

  /// More than the widest accessory, a disclosure with a detail button, takes from a cell, in points.
  private static let widestAccessory: CGFloat = 90

  // 2.
  private func placeContent(of cell: UITableViewCell, _ element: IBElement) -> Bool {
    let content = cell.contentView
    guard let saved = saved[ObjectIdentifier(cell)], let inner = elements[ObjectIdentifier(content)],
      let savedFrame = self.saved[ObjectIdentifier(content)]
    else { return false }
    var frame = savedFrame
    let formerSides = move.isElsewhere ? CellSides(of: inner, at: savedFrame, on: move.saved) : CellSides()
    let sides = move.isElsewhere ? CellSides(of: cell, on: move.shown) : CellSides()
    let width = cell.bounds.width - sides.sum
    let savedWidth = saved.width - formerSides.sum
    let isMirrored = isMirrored(cell)
    if sides != formerSides { frame.origin.x = isMirrored ? sides.right : sides.left }
    // UIKIT: an accessory keeps the margin of its cell (30.5 points at 414 where it takes 26.5 at 375; frames stored
    // in documents).
    let hasAccessory = savedWidth - savedFrame.width > 0.5
    let groupInset = groupInset(of: cell)
    let side = margins.edge(of: inner, width: width, groupInset: groupInset)
    let former = savedMargins.edge(
      of: inner, width: savedWidth, groupInset: CellMargins.savedGroupInset(of: inner))
    // Margins are other ones in a row of another width, and in one of another device or system.
    let isOther = width != savedWidth || move.isElsewhere
    let widening = isOther ? side - former : 0
    // What a content view leaves does not follow the readable width (contents of Xcode 8 laid out for 735 of 768 points).
    let growth =
      margins.accessoryEdge(of: inner, width: width, groupInset: groupInset)
      - savedMargins.accessoryEdge(of: inner, width: savedWidth, groupInset: CellMargins.savedGroupInset(of: inner))
    var accessory = savedWidth - savedFrame.width + (hasAccessory && isOther ? growth : 0)
    // A content view that leaves an accessory what no accessory takes was never laid out in its cell.
    if width == savedWidth, accessory > Self.widestAccessory, cell.accessoryType == .none {
      accessory = 0
    } else if width == savedWidth, cell.accessoryType == .disclosureIndicator, !Self.hasStyle(element),
      side > margins.accessoryEdge(of: inner, width: width, groupInset: groupInset) + 3,
      abs(accessory - side - metrics.disclosurePictureWidth) <= 3
    {
      // UIKIT: contents are laid out before the accessory keeps to the readable width (32 of 33 views in 20 cells of 768 and
      // 1024 points, 2 repositories: a guess).
      accessory = disclosureWidth(beside: inner, in: width, margins, groupInset)
    } else if width != savedWidth {
      if cell.accessoryType == .disclosureIndicator {
        let stated = disclosureWidth(beside: inner, in: savedWidth, savedMargins)
        if abs(savedWidth - savedFrame.width - stated) > 3 {
          accessory = disclosureWidth(beside: inner, in: width, margins, groupInset)
        }
      } else if accessory > Self.widestAccessory {
        accessory = cell.accessoryType == .none ? 0 : 11 + side
      }
    }
    frame.size.width = min(max(width - accessory, 0), width)
    // Up to three points are the separator and the corners of a group.
    if saved.height - savedFrame.height > 4 { frame.size.height = saved.height - 1 }
    // 3.
    if width != savedWidth { margins.apply(to: content, inner, width: frame.width, groupInset: groupInset) }
    if isMirrored { frame.origin.x = cell.bounds.width - frame.maxX }
    guard frame != content.frame || widening != 0 || isMirrored else { return false }
    content.frame = frame
    if width != savedWidth || widening != 0 || isMirrored {
      let stale = width == savedWidth ? nil : labelShift(of: element, former: former, side: side)
      let shift = stale ?? widening
      placeLabels(
        of: element, growth: frame.width - savedFrame.width, shift, hasAccessory: hasAccessory,
        mirroredIn: isMirrored ? frame.width : nil)
    }
    return true
  }

  /// Whether a row that the document has from left to right is shown from right to left, as by the language.
  private func isMirrored(_ cell: UITableViewCell) -> Bool {
    cell.semanticContentAttribute == .unspecified && cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// What an inset group keeps from what covers the screen's side, or from the table's where nothing does.
  private func groupInset(of cell: UITableViewCell) -> CGFloat? {
    guard let table = cell.superview as? UITableView, table.style == .insetGrouped, cell.frame.minX > 0 else {
      return nil
    }
    let inset = cell.frame.minX - table.safeAreaInsets.left
    return inset > 0 ? inset : cell.frame.minX
  }

  /// What the system leaves for a disclosure indicator: the margin and the picture.
  private func disclosureWidth(
    beside content: IBElement, in width: CGFloat, _ margins: CellMargins, _ groupInset: CGFloat? = nil
  ) -> CGFloat {
    margins.accessoryEdge(of: content, width: width, groupInset: groupInset) + metrics.disclosurePictureWidth
  }

  /// How far the labels of a style go to reach the margin, where the document has them at another one than it should: such
  /// a cell was saved for another device. Nil elsewhere.
  private func labelShift(of cell: IBElement, former: CGFloat, side: CGFloat) -> CGFloat? {
    guard (cell.number("indentationLevel") ?? 0) == 0, cell.string("imageView") == nil,
      let label = cell.string("textLabel").flatMap({ views[$0] }), let frame = saved[ObjectIdentifier(label)],
      abs(frame.minX - former) > 3, abs(frame.minX - former) <= 5
    else { return nil }
    return side - frame.minX
  }

  /// A label that was saved narrower than its text is now takes the room that it needs, if the content view has it.
  private func unfolded(_ view: UIView, _ frame: CGRect, isAtEnd: Bool) -> CGRect {
    guard let label = view as? UILabel, label.numberOfLines == 1, let content = view.superview?.bounds.width else {
      return frame
    }
    let needed = label.intrinsicContentSize.width
    let room = isAtEnd ? frame.maxX : content - frame.minX - 8
    guard needed > frame.width + 2, room > frame.width else { return frame }
    var result = frame
    result.size.width = min(needed, room)
    if isAtEnd { result.origin.x = frame.maxX - result.width }
    return result
  }

  /// The parts of a cell of one of the four styles keep to the margins.
  ///
  /// UIKIT: whether their autoresizing masks are translated or not, as no constraint speaks of them. A guess: the
  /// documents of three repositories have such labels, the widths that tell are those of one.
  ///
  /// - Parameters:
  ///   - growth: what the content view is wider than in the document, in points.
  ///   - widening: what the margins are wider.
  ///   - room: the content view's width where the row is shown from right to left.
  private func placeLabels(
    of cell: IBElement, growth: CGFloat, _ widening: CGFloat, hasAccessory: Bool, mirroredIn room: CGFloat?
  ) {
    let end = hasAccessory ? 0 : widening
    for key in ["imageView", "textLabel", "detailTextLabel"] {
      guard let view = cell.string(key).flatMap({ views[$0] }), var frame = saved[ObjectIdentifier(view)] else {
        continue
      }
      switch (key, cell.string("style")) {
      case ("detailTextLabel", "IBUITableViewCellStyleValue1"): frame.origin.x += growth - end
      case ("textLabel", "IBUITableViewCellStyleDefault"):
        frame.origin.x += widening
        frame.size.width += growth - widening - end
      default: frame.origin.x += widening
      }
      if cell.string("style") != "IBUITableViewCellStyleDefault", key != "imageView" {
        frame = unfolded(
          view, frame, isAtEnd: cell.string("style") == "IBUITableViewCellStyleValue1" && key != "textLabel")
      }
      if let room { frame.origin.x = room - frame.maxX }
      view.frame = frame
    }
  }
}
