import CairnHost
import Testing
import UIKit

/// What a collection view asks of its layout when its bounds change, and what stays of a layout that goes. Provenance:
/// Apple's pages on `shouldInvalidateLayout(forBoundsChange:)`, `invalidationContext(forBoundsChange:)` and
/// `register(_:forDecorationViewOfKind:)`.
@MainActor
struct LayoutExchangeTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  private final class Listening: UICollectionViewFlowLayout {
    var asked: [CGRect] = []
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked.append(newBounds)
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }
  private final class Ground: UICollectionReusableView {}
  private final class Decorated: UICollectionViewFlowLayout {
    override init() {
      super.init()
      register(Ground.self, forDecorationViewOfKind: "ground")
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let ground = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
      ground.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      ground.zIndex = -1
      return (super.layoutAttributesForElements(in: rect) ?? []) + [ground]
    }
  }

  private func view(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func layoutsThatHavePreparedNothingAreNotAsked() {
    let (layout, other, source) = (Listening(), Listening(), Source())
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    #expect(layout.asked.isEmpty)
    view.layoutIfNeeded()
    view.frame.size.width = 350
    #expect(layout.asked.map(\.width) == [350])
    view.collectionViewLayout = other
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(other.asked.isEmpty && layout.asked.count == 1)
  }

  @Test func anotherSizeIsAskedForAndGetsItsContext() throws {
    let (layout, source) = (Listening(), Source())
    let view = view(layout, source)
    (layout.asked, layout.contexts) = ([], [])
    view.frame.size.height = 500
    #expect(layout.asked == [CGRect(x: 0, y: 0, width: 300, height: 500)] && layout.contexts.isEmpty)
    view.frame.size.width = 350
    #expect(layout.asked.last?.width == 350)
    let context = try #require(layout.contexts.first as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    layout.asked = []
    view.contentOffset.y = 10
    #expect(layout.asked == [CGRect(x: 0, y: 10, width: 350, height: 500)])
  }

  @Test func itemsFollowAnotherWidth() {
    let source = Source()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [item])
    let view = view(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 100, y: 0, width: 100, height: 40))
  }

  @Test(arguments: [true, false]) func decorationsGoWithTheirLayout(animated: Bool) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let source = Source()
    let view = view(Decorated(), source)
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    #expect(view.subviews.contains { $0 is Ground })
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: animated)
    host.advance(by: 1)
    #expect(!view.subviews.contains { $0 is Ground } && view.visibleCells.count == 6)
  }

  final class Told: UICollectionViewFlowLayout {
    var lines: [String] = []
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { lines.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { lines.append("from") }
    override func finalizeLayoutTransition() { lines.append("final") }
  }

  /// Apple's pages on `prepareForTransition(from:)` and `finalizeLayoutTransition()` know no difference.
  @Test(arguments: [true, false]) func layoutsHearOfTheirExchange(animated: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let (first, second, source) = (Told(), Told(), Source())
    second.itemSize = CGSize(width: 80, height: 80)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: first)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    host.settle()
    var isOver = false
    view.setCollectionViewLayout(second, animated: animated) { isOver = $0 }
    #expect(isOver != animated)
    host.advance(by: 1)
    #expect(isOver && first.lines == ["to", "final"] && second.lines == ["from", "final"])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.width == 80)
  }
}
