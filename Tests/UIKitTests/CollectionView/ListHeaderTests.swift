import Testing
import UIKit

/// Headers of compositional sections and lists: what is above and beside them.
///
/// Expectations: <https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headertoppadding>
/// (nil is the system's own; programs set 0 where they do not want it) and
/// <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/supplementarycontentinsetsreference>.
@MainActor
struct ListHeaderTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }
  private let source = Source()

  private func headers(_ layout: UICollectionViewLayout) -> [CGRect] {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    view.dataSource = source
    view.layoutIfNeeded()
    return (0..<2).compactMap {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: $0))?.frame
    }
  }

  @Test(arguments: [(nil, 22), (0, 0), (30, 30)] as [(CGFloat?, CGFloat)])
  func headersOfPlainListsKeepTheirDistance(_ padding: CGFloat?, _ expected: CGFloat) throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = padding
    let found = headers(UICollectionViewCompositionalLayout.list(using: configuration))
    try #require(found.count == 2)
    #expect(found[0].minY == expected)
    configuration.headerTopPadding = 0
    let close = headers(UICollectionViewCompositionalLayout.list(using: configuration))
    #expect(found[1].minY == close[1].minY + 2 * expected)
  }

  @Test(arguments: [(.automatic, 280), (.none, 320)] as [(UIContentInsetsReference, CGFloat)])
  func headersFollowTheContentUnlessTheySayOtherwise(_ reference: UIContentInsetsReference, _ width: CGFloat) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.supplementaryContentInsetsReference = reference
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    #expect(headers(UICollectionViewCompositionalLayout(section: section)).first?.width == width)
  }
}
