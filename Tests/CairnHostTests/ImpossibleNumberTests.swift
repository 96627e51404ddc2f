import CairnHost
import Testing
import UIKit

/// Extents that are no numbers, or beyond all of them, end nothing. Expectations are derived.
@MainActor @Suite(.serialized)
struct ImpossibleNumberTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private final class Greedy: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: UIView.noIntrinsicMetric)
    }
  }

  private func withScreen(_ body: (HeadlessHost, UIView) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    body(host, root.view)
    host.settle()
    _ = host.snapshot()
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity])
  func contentSizes(extent: CGFloat) {
    withScreen { host, root in
      let view = UIScrollView(frame: root.bounds)
      root.addSubview(view)
      view.contentSize = CGSize(width: extent, height: extent)
      host.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.1)
      host.advance(by: 2)
      #expect(view.contentOffset.y.isFinite)
    }
  }

  /// Negative ones are refused in words.
  @Test(arguments: [CGFloat.nan, .infinity, .greatestFiniteMagnitude, 0])
  func itemSizes(extent: CGFloat) {
    withScreen { _, root in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: extent, height: 50)
      layout.minimumInteritemSpacing = extent
      let (view, items) = (UICollectionView(frame: root.bounds, collectionViewLayout: layout), Items())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      root.addSubview(view)
      view.layoutIfNeeded()
      view.dataSource = nil
    }
  }

  @Test func ranges() {
    withScreen { host, root in
      let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
      slider.minimumValue = -.infinity
      root.addSubview(slider)
      host.drag(from: CGPoint(x: 50, y: 115), to: CGPoint(x: 150, y: 115), duration: 0.1)
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: CGFloat.greatestFiniteMagnitude, y: -CGFloat.greatestFiniteMagnitude))
      #expect(!path.contains(CGPoint(x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)))
    }
  }

  /// The idiom of title views that want the whole bar.
  @Test func viewsThatWantAllRoom() {
    withScreen { host, root in
      let (greedy, modest) = (Greedy(), UILabel())
      modest.text = "Title"
      modest.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [greedy, modest])
      row.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
      root.addSubview(row)
      host.settle()
      #expect(abs(modest.frame.maxX - 300) < 0.5)
      #expect(abs(greedy.frame.width + modest.frame.width - 300) < 0.5)
    }
  }
}
