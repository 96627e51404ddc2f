import Testing
import UIKit

/// Views in words.
@MainActor
struct ViewDescriptionTests {
  private final class Grid: UICollectionView {}
  private final class Plain: UIView {}
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private func words(_ view: UIView) -> String {
    view.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test func labels() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Hi"
    #expect(
      words(label)
        == "<UILabel: 0x; frame = (1 2; 3 4); text = 'Hi'; opaque = NO; userInteractionEnabled = NO; layer = <CALayer: 0x>>"
    )
  }

  /// Provenance: measured by logs of views in public issue threads.
  @Test func whatIsNotUsual() {
    let view = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.clipsToBounds = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleRightMargin]
    view.tag = 3
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      words(view).hasSuffix(
        "0x; frame = (0 0; 10 20); alpha = 0.5; hidden = YES; opaque = NO; clipsToBounds = YES; autoresize = W+RM+H; "
          + "tag = 3; gestureRecognizers = <NSArray: 0x>; backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer: 0x>>"
      ))
    #expect(!words(view).contains("baseClass"))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(words(view).contains("; transform = [2, 0, 0, 2, 0, 0]; "))
  }

  /// Provenance: measured by the tests of a public list library.
  @Test func lists() {
    let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.backgroundColor = .systemBackground
    let text = words(grid)
    #expect(text.contains("0x; baseClass = UICollectionView; frame = (0 0; 0 0); clipsToBounds = YES; "))
    #expect(text.contains("gestureRecognizers = <NSArray: 0x>; backgroundColor = <UIDynamicSystemColor: 0x; name = "))
    #expect(text.contains("layer = <CALayer: 0x>; contentOffset: {0, 0}; contentSize: {0, 0}; "))
    #expect(text.contains("adjustedContentInset: {0, 0, 0, 0}; layout: <"))
    #expect(text.hasSuffix("; dataSource: (null)>"))
    let (table, source) = (UITableView(), Source())
    table.dataSource = source
    #expect(words(table).contains("; dataSource: <"))
  }
}
