import Testing

@testable import UIKitCore

/// Places of items in lines. Provenance: Apple's page on the class; the rules for the last line and for one item in a line
/// as measured on devices.
@MainActor
struct FlowLayoutTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [Int]
    var size: ((IndexPath) -> CGSize)?
    init(_ sections: [Int]) { self.sections = sections }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      if let size { return size(indexPath) }
      OptionalAnswers.current.noteDefault()
      return .zero
    }
  }

  private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

  /// Layouts of one's own ask the delegate for what it may leave out, and fall back to their properties.
  @Test func methodsThatAreNotImplementedAnswerNothing() {
    let (layout, delegate) = (UICollectionViewFlowLayout(), SilentDelegate())
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let path = IndexPath(item: 0, section: 0)
    #expect(_optionalAnswer(delegate.collectionView(view, layout: layout, sizeForItemAt: path)) == nil)
    #expect(_optionalAnswer(delegate.collectionView(view, layout: layout, insetForSectionAt: 0)) == nil)
    #expect(_optionalAnswer(delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0)) == nil)
    #expect(
      _optionalAnswer(delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0)) == nil)
    #expect(_optionalAnswer(delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0)) == nil)
    #expect(_optionalAnswer(delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0)) == nil)
  }

  private final class FittedLayout: UICollectionViewFlowLayout {
    var preparations = 0
    override func prepare() {
      super.prepare()
      preparations += 1
      itemSize = CGSize(width: 30, height: 20)
      minimumLineSpacing = 4
      sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  /// Layouts that set their metrics while they prepare, as many do, come to rest.
  @Test func metricsMayBeSetWhilePreparing() throws {
    let (layout, source) = (FittedLayout(), Source([3]))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source.size = { [unowned layout] _ in layout.itemSize }
    view.dataSource = source
    view.delegate = source
    for _ in 0..<5 { view.layoutIfNeeded() }
    let settled = layout.preparations
    #expect(settled <= 4)
    for _ in 0..<5 { view.layoutIfNeeded() }
    #expect(layout.preparations == settled)
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 2, y: 1, width: 30, height: 20))
  }

  private final class LooseCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      translatesAutoresizingMaskIntoConstraints = false
      let picture = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 600, height: 600)).image { _ in })
      picture.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        picture.topAnchor.constraint(equalTo: contentView.topAnchor),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Provenance: a list of exercises whose cells turn their mask off for themselves in their initializer.
  @Test func cellsStayWhereTheirLayoutPutsThem() throws {
    let source = Source([3])
    source.size = { _ in CGSize(width: 90, height: 120) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(LooseCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell is LooseCell)
    #expect(cell.frame.size == CGSize(width: 90, height: 120))
    #expect(cell.contentView.subviews.first?.frame.width == 90)
  }

  private func make(
    _ sections: [Int], width: CGFloat = 320, height: CGFloat = 480,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> (UICollectionView, Source) {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
    }
    let source = Source(sections)
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return (view, source)
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  /// Subclasses ask for all elements by rectangles without an end. Provenance: public layouts of one's own.
  @Test(arguments: [
    CGRect.infinite, CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
    CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
  ])
  func everythingCanBeAskedFor(_ rect: CGRect) {
    for size in [nil, { (path: IndexPath) in CGSize(width: 40 + path.item, height: 20) }] {
      let (view, source) = make([30, 0, 5]) { $0.headerReferenceSize = CGSize(width: 10, height: 10) }
      source.size = size
      view.reloadData()
      let found = view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
      #expect(found.count { $0.representedElementCategory == .cell } == 35)
      #expect(found.count { $0.representedElementCategory == .supplementaryView } == 3)
      #expect(view.collectionViewLayout.layoutAttributesForElements(in: .null)?.isEmpty == true)
    }
  }

  /// Provenance: an application whose lists begin with an empty header, by its size alone.
  @Test func headersWithoutAViewAreRoom() {
    final class Bare: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Bare()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [30])
  }

  @Test func aFullLineSpreadsTheRest() {
    let (view, source) = make([12], width: 330)
    // Five of 50 and four gaps in 330: (330 − 250) / 4 = 20.
    #expect(frame(view, 1).minX == 70)
    #expect(frame(view, 4).maxX == 330)
    // The last line stands as if it were full.
    #expect(frame(view, 11) == CGRect(x: 70, y: 120, width: 50, height: 50))
    #expect(view.contentSize == CGSize(width: 330, height: 170))
    withExtendedLifetime(source) {}
  }

  @Test func oneItemToALineIsCentred() {
    let (view, source) = make([2]) { $0.itemSize = CGSize(width: 200, height: 40) }
    #expect(frame(view, 0).minX == 60)
    #expect(frame(view, 1) == CGRect(x: 60, y: 50, width: 200, height: 40))
    withExtendedLifetime(source) {}
  }

  @Test func mixedSizesEndAtTheBeginning() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let source = Source([5])
    let widths: [CGFloat] = [100, 80, 60, 40, 70]
    source.size = { CGSize(width: widths[$0.item], height: 20 + 10 * CGFloat($0.item % 2)) }
    view.dataSource = source
    view.delegate = source
    view.prepareLayout()
    // 100 + 80 + 60 and two gaps of 10 leave 40 of 300: gaps of 30.
    #expect(frame(view, 0) == CGRect(x: 0, y: 5, width: 100, height: 20))
    #expect(frame(view, 1) == CGRect(x: 130, y: 0, width: 80, height: 30))
    #expect(frame(view, 2).minX == 240)
    #expect(frame(view, 3) == CGRect(x: 0, y: 40, width: 40, height: 30))
    #expect(frame(view, 4) == CGRect(x: 50, y: 45, width: 70, height: 20))
  }

  @Test func sectionsHaveHeadersInsetsAndFooters() {
    let (view, source) = make([3, 0]) {
      $0.sectionInset = UIEdgeInsets(top: 7, left: 10, bottom: 9, right: 10)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    let path = IndexPath(item: 0, section: 0)
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(frame(view, 0).origin == CGPoint(x: 10, y: 37))
    let footer = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: path)
    #expect(footer?.frame == CGRect(x: 0, y: 96, width: 320, height: 20))
    // An empty section keeps header, insets and footer.
    #expect(abs(view.contentSize.height - 182) < 1e-9)
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
    withExtendedLifetime(source) {}
  }

  /// Provenance: a library's tests, which ask for the headers of sections that have none.
  @Test func absentHeadersHaveAttributesWithoutASize() {
    let (view, source) = make([3]) { $0.headerReferenceSize = CGSize(width: 0, height: 30) }
    func size(_ kind: String, _ section: Int) -> CGSize? {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.size
    }
    #expect(size(UICollectionView.elementKindSectionHeader, 0) == CGSize(width: 320, height: 30))
    #expect(size(UICollectionView.elementKindSectionFooter, 0) == .zero)
    #expect(size(UICollectionView.elementKindSectionFooter, 1) == nil)
    let all = CGRect(x: -10, y: -10, width: 900, height: 900)
    let shown = view.collectionViewLayout.layoutAttributesForElements(in: all)
    #expect(shown?.count == 4)
    withExtendedLifetime(source) {}
  }

  @Test func pinnedHeadersArePushedOff() {
    let (view, source) = make([20, 20]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    func header(_ section: Int) -> CGFloat? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    // A section: 30 + 4 lines of 50 with gaps of 10 = 260.
    view.contentOffset.y = 100
    #expect(header(0) == 100)
    view.contentOffset.y = 250
    #expect(header(0) == 230)
    view.contentOffset.y = 300
    #expect(header(1) == 300)
    withExtendedLifetime(source) {}
  }

  @Test func horizontalLinesRunDown() {
    let (view, source) = make([10], width: 320, height: 230) { $0.scrollDirection = .horizontal }
    // Four of 50 in 230: gaps of 10.
    #expect(frame(view, 3) == CGRect(x: 0, y: 180, width: 50, height: 50))
    #expect(frame(view, 4) == CGRect(x: 60, y: 0, width: 50, height: 50))
    #expect(view.contentSize == CGSize(width: 170, height: 230))
    withExtendedLifetime(source) {}
  }

  @Test func onlyVisibleItemsHaveCells() {
    let (view, source) = make([1_000_000])
    #expect(view.visibleCells.count == 40)
    view.contentOffset.y = 5_000_000
    view.layoutIfNeeded()
    #expect(view.visibleCells.count <= 45)
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 416_665, section: 0))
    withExtendedLifetime(source) {}
  }

  @Test func randomSizesStayApartAndInside() {
    var generator = SystemRandom(seed: 7)
    for _ in 0..<200 {
      let layout = UICollectionViewFlowLayout()
      layout.minimumInteritemSpacing = CGFloat(generator.next(20))
      layout.minimumLineSpacing = CGFloat(generator.next(20))
      layout.sectionInset = UIEdgeInsets(
        top: 3, left: CGFloat(generator.next(30)), bottom: 4, right: CGFloat(generator.next(30)))
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let count = 1 + generator.next(40)
      let sizes = (0..<count).map { _ in
        CGSize(width: 10 + CGFloat(generator.next(200)), height: 10 + CGFloat(generator.next(60)))
      }
      let source = Source([count])
      source.size = { sizes[$0.item] }
      view.dataSource = source
      view.delegate = source
      view.prepareLayout()
      let frames = (0..<count).map { frame(view, $0) }
      for (index, one) in frames.enumerated() {
        #expect(one.minX >= layout.sectionInset.left - 0.5 && one.maxX <= 320 - layout.sectionInset.right + 0.5)
        for other in frames[(index + 1)...] {
          #expect(
            one.intersection(other).isNull || one.intersection(other).width < 0.51
              || one.intersection(other).height < 0.51)
        }
      }
      #expect(view.contentSize.height >= (frames.map(\.maxY).max() ?? 0) + 4 - 0.5)
    }
  }
}

/// A small generator with a seed, so that failures repeat.
struct SystemRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next(_ below: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(below, 1)))
  }
}
