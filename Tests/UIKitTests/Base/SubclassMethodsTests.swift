import Testing
import UIKit

/// Optional methods that only a subclass of a conforming class adds. Provenance: documented; UIKit sends messages.
@MainActor @Suite struct SubclassMethodsTests {
  class Base: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
  }

  class Middle: Base {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  }

  final class Sub: Middle {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30 + CGFloat(indexPath.section), height: 20) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    // The same words with another type are another method.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: Int) { log.append("wrong") }
  }

  private func make(_ source: Base) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  @Test func theBaseHasDefaults() {
    let base = Base()
    let view = make(base)
    #expect(view.numberOfSections == 1)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size == CGSize(width: 50, height: 50))
  }

  @Test func subclassesAnswer() {
    let sub = Sub()
    let view = make(sub)
    #expect(view.numberOfSections == 3)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 2))?.size == CGSize(width: 32, height: 20))
    // A method of the protocol that the delegate's one refines.
    view.contentOffset.y = 10
    #expect(sub.log == ["scroll"])
    #expect(view.dataSource === sub && view.delegate === sub)
  }

  /// Methods of final classes have no entry in a table: local and private ones are found by what surrounds them.
  @Test func finalClassesAnswerWhereverTheyStand() {
    final class Local: Base {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }
    }
    let local = Local()
    #expect(make(local).numberOfSections == 4)
    let hidden = Hidden()
    #expect(make(hidden).numberOfSections == 5)
  }

  private final class Hidden: Base {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 5 }
  }

  /// What a class inside another one adds is its own: the outer one's object would be taken for one of it.
  @Test func classesInsideAnswerForThemselves() {
    final class Outer: Base {
      class Inner: Base {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 6 }
      }
    }
    #expect(make(Outer()).numberOfSections == 1 && make(Outer.Inner()).numberOfSections == 6)
    #expect(make(Around()).numberOfSections == 1 && make(Around.Inside()).numberOfSections == 7)
  }

  class Around: Base {
    final class Inside: Base {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 7 }
    }
  }

  @Test func whatIsAddedCountsAsThere() {
    class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    class Titled: Source {
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }
    let (plain, titled) = (Source(), Titled())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500), style: .plain)
    table.dataSource = plain
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 0)
    table.dataSource = titled
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height > 0)
  }

  @Test func theDelegateStaysWeak() {
    let table = UITableView()
    do {
      final class Local: UITableViewController {}
      let delegate = Local()
      table.delegate = delegate
      #expect(table.delegate === delegate)
    }
    #expect(table.delegate == nil)
  }
}
