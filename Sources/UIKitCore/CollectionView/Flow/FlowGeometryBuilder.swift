internal import Foundation

/// Asks the layout's delegate, or its properties, for everything that decides on places.
@MainActor
struct FlowGeometryBuilder {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let preferred: [IndexPath: CGSize]
  private let isVertical: Bool

  /// What the delegate has answered, now and before.
  private(set) var answers: [Int: FlowAnswers]

  init(
    _ layout: UICollectionViewFlowLayout, _ view: UICollectionView, preferred: [IndexPath: CGSize],
    answers: [Int: FlowAnswers]
  ) {
    self.answers = answers
    self.layout = layout
    self.view = view
    self.preferred = preferred
    delegate = SubclassMethods.completed(view.delegate as? any UICollectionViewDelegateFlowLayout)
    isVertical = layout.scrollDirection == .vertical
  }

  mutating func build() -> FlowGeometry {
    var geometry = FlowGeometry()
    geometry.isVertical = isVertical
    geometry.scale = view.pixelScale
    // UIKIT: lines run from the right; what scrolls sideways runs from the right where the layout asks to be flipped
    // (Apple's page on `flipsHorizontallyInOppositeLayoutDirection`).
    geometry.isMirrored =
      view.isRightToLeft && (isVertical || layout.flipsHorizontallyInOppositeLayoutDirection)
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    geometry.room = max(isVertical ? room.width : room.height, 0)
    var start: CGFloat = 0
    for index in 0..<view.counts.sections {
      var section = FlowSection()
      section.start = start
      section.room = geometry.room
      measure(&section, index)
      warn(section, index)
      start = section.end
      geometry.sections.append(section)
    }
    return geometry
  }

  // MARK: Metrics

  private mutating func measure(_ section: inout FlowSection, _ index: Int) {
    let known = answers[index] ?? ask(index)
    answers[index] = known
    let insets = known.insets + referenceInsets
    section.insets =
      isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right) : (insets.left, insets.right, insets.top, insets.bottom)
    section.lineSpacing = known.lineSpacing
    section.itemSpacing = known.itemSpacing
    section.header = along(known.header)
    section.footer = along(known.footer)
    fill(&section, index, known.sizes)
  }

  private func ask(_ index: Int) -> FlowAnswers {
    FlowAnswers(
      insets: answered(
        delegate?.collectionView(view, layout: layout, insetForSectionAt: index), else: layout.sectionInset),
      lineSpacing: answered(
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index),
        else: layout.minimumLineSpacing),
      itemSpacing: answered(
        delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index),
        else: layout.minimumInteritemSpacing),
      header: answered(
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index),
        else: layout.headerReferenceSize),
      footer: answered(
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index),
        else: layout.footerReferenceSize), sizes: sizes(index))
  }

  /// Nil when the delegate leaves the sizes to the layout.
  private func sizes(_ index: Int) -> [CGSize]? {
    let count = view.counts.items(in: index)
    guard count > 0, let delegate else { return nil }
    let placeholders = view.updates.placeholders
    func ask(_ path: IndexPath) -> CGSize {
      delegate.collectionView(view, layout: layout, sizeForItemAt: placeholders.dataPath(path))
    }
    let paths = (0..<count).lazy.map { IndexPath(item: $0, section: index) }
    guard let known = paths.first(where: { placeholders[$0] == nil }) else { return nil }
    guard let first = OptionalAnswers.current.explicit({ ask(known) }) else { return nil }
    return paths.map { $0 == known ? first : placeholders[$0] == nil ? ask($0) : layout.itemSize }
  }

  private func answered<Answer>(_ ask: @autoclosure () -> Answer?, else own: Answer) -> Answer {
    OptionalAnswers.current.explicit(ask) ?? own
  }

  /// What the reference of the section insets adds to them.
  private var referenceInsets: UIEdgeInsets {
    switch layout.sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea:
      let (safe, used) = (view.safeAreaInsets, view.adjustedContentInset)
      return isVertical
        ? UIEdgeInsets(top: 0, left: max(safe.left - used.left, 0), bottom: 0, right: max(safe.right - used.right, 0))
        : UIEdgeInsets(top: max(safe.top - used.top, 0), left: 0, bottom: max(safe.bottom - used.bottom, 0), right: 0)
    case .fromLayoutMargins:
      let (margins, used) = (view.layoutMargins, view.adjustedContentInset)
      return isVertical
        ? UIEdgeInsets(
          top: 0, left: max(margins.left - used.left, 0), bottom: 0, right: max(margins.right - used.right, 0))
        : UIEdgeInsets(
          top: max(margins.top - used.top, 0), left: 0, bottom: max(margins.bottom - used.bottom, 0), right: 0)
    }
  }

  // MARK: Items

  private func fill(_ section: inout FlowSection, _ index: Int, _ asked: [CGSize]?) {
    let count = view.counts.items(in: index)
    refuseNegative(asked ?? [naturalSize])
    let own = extent(naturalSize)
    guard count > 0 else { return section.fill(0, of: own) }
    if asked == nil, !layout.isSelfSizing || preferred.isEmpty { return section.fill(count, of: own) }
    var sizes: [FlowSection.Extent] = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      if layout.isSelfSizing, let size = preferred[IndexPath(item: item, section: index)] {
        sizes.append(extent(size))
      } else {
        sizes.append(asked.map { extent($0[item]) } ?? own)
      }
    }
    section.fill(sizes)
  }

  private var naturalSize: CGSize {
    guard layout.isSelfSizing else { return layout.itemSize }
    return layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      ? layout.itemSize : layout.estimatedItemSize
  }

  private func extent(_ size: CGSize) -> FlowSection.Extent {
    isVertical
      ? FlowSection.Extent(along: size.height, across: size.width)
      : FlowSection.Extent(along: size.width, across: size.height)
  }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  // MARK: Misuse

  /// UIKIT: the words stand in the reports of three projects. Zero, which they name too, is let pass: items without a
  /// size are hidden ones in public code.
  private func refuseNegative(_ sizes: [CGSize]) {
    guard view.bounds.width > 0, view.bounds.height > 0,
      sizes.contains(where: { $0.width < 0 || $0.height < 0 })
    else { return }
    fatalError("negative or zero item sizes are not supported in the flow layout")
  }

  /// UIKIT: items wider than their room are complained of (the lines in public logs).
  private func warn(_ section: FlowSection, _ index: Int) {
    guard section.count > 0, view.tilesContent, view.bounds.width > 0, view.bounds.height > 0 else { return }
    let inner = section.room - section.insets.low - section.insets.high
    guard section.size(at: 0).across > inner + 1e-6 else { return }
    let (extent, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    FileHandle.standardError.write(
      Data(
        """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item \(extent) must be less than the \(extent) of the UICollectionView minus the section insets \(sides) \
        values, minus the content insets \(sides) values.
        The relevant UICollectionViewFlowLayout instance is \(layout), and it is attached to \(view).
        Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.

        """.utf8))
  }
}
