import CairnHost
import Testing
import UIKit

/// Interfaces that read from the right to the left: gestures and scrolling begin at the right.
@MainActor @Suite(.serialized)
struct RightToLeftTests {
  /// Provenance: Apple's page on right-to-left languages: gestures and transitions of containers mirror.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func aDragFromTheLeadingEdgePops(direction: UITraitEnvironmentLayoutDirection) {
    let host = HeadlessHost(settings: HostSettings(layoutDirection: direction))
    defer { host.close() }
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    host.settle()
    let (left, right) = (CGPoint(x: 2, y: 400), CGPoint(x: 391, y: 400))
    let isMirrored = direction == .rightToLeft
    host.drag(from: isMirrored ? left : right, to: isMirrored ? right : left)
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == 2, "from the other edge nothing happens")
    host.drag(from: isMirrored ? right : left, to: isMirrored ? left : right)
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// Provenance: derived from leading and trailing in Apple's pages on compositional layouts.
  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging, .groupPagingCentered,
  ])
  func aSectionThatScrollsAcrossBeginsAtTheRight(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    let host = HeadlessHost(settings: HostSettings(layoutDirection: .rightToLeft))
    defer { host.close() }
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let (source, controller) = (Source(), UIViewController())
    view.dataSource = source
    controller.view.addSubview(view)
    host.show(controller)
    func shown(_ item: Int) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: 0)).map { view.convert($0.bounds, from: $0) }
    }
    let first: CGFloat = behavior == .groupPagingCentered ? 210 : 320
    #expect(shown(0)?.maxX == first)
    #expect(shown(1)?.maxX == first - 110)
    host.tap(CGPoint(x: first - 50, y: 150))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    host.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 160, y: 150), duration: 0.4, hold: 0.3)
    host.advance(by: 1)
    #expect((shown(1)?.maxX ?? 0) > first - 110 + 50, "a drag to the right brings what follows")
    for (item, position) in [(9, UICollectionView.ScrollPosition.centeredHorizontally), (0, .right)] {
      view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
      host.settle()
      #expect(shown(item).map { $0.minX >= 0 && $0.maxX <= 320 } == true)
    }
  }

  /// Provenance: documented of alerts: of two buttons the one that cancels stands on the leading side.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func ofTwoButtonsOfAnAlertTheCancellingOneComesFirst(direction: UITraitEnvironmentLayoutDirection) throws {
    let host = HeadlessHost(settings: HostSettings(layoutDirection: direction))
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Go", style: .default))
    alert.addAction(UIAlertAction(title: "Stop", style: .cancel))
    controller.present(alert, animated: false)
    host.settle()
    func middle(of text: String, in view: UIView) -> CGFloat? {
      if let label = view as? UILabel, label.text == text { return label.convert(label.bounds, to: nil).midX }
      return view.subviews.lazy.compactMap { middle(of: text, in: $0) }.first
    }
    let stop = try #require(middle(of: "Stop", in: host.window)), go = try #require(middle(of: "Go", in: host.window))
    #expect((stop < go) == (direction == .leftToRight))
  }

  /// Provenance: Apple's page on `UIImage.imageFlippedForRightToLeftLayoutDirection()`: the picture is not flipped
  /// itself, what shows it in a right-to-left layout mirrors it.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [true, false])
  func picturesThatAskForItAreMirrored(direction: UITraitEnvironmentLayoutDirection, asks: Bool) {
    let host = HeadlessHost(settings: HostSettings(layoutDirection: direction))
    defer { host.close() }
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
    }
    .withRenderingMode(.alwaysOriginal)
    let image = asks ? plain.imageFlippedForRightToLeftLayoutDirection() : plain
    let picture = UIImageView(image: image)
    picture.frame.origin = CGPoint(x: 100, y: 100)
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 40, height: 30))
    button.setImage(image, for: .normal)
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 240, height: 49))
    bar.items = [UITabBarItem(title: nil, image: image, tag: 0)]
    let controller = UIViewController()
    for view in [picture, button, bar] as [UIView] { controller.view.addSubview(view) }
    host.show(controller)
    let isMirrored = asks && direction == .rightToLeft
    for y: CGFloat in [100, 200, 300] {
      let left = host.greenPixels(in: CGRect(x: 90, y: y, width: 29, height: 49))
      let right = host.greenPixels(in: CGRect(x: 121, y: y, width: 29, height: 49))
      #expect((left > 1000) == !isMirrored && (right > 1000) == isMirrored, "at \(y): \(left), \(right)")
    }
    #expect(image.imageOrientation == .up && image.flipsForRightToLeftLayoutDirection == asks)
  }
}
