import CairnHost
import Testing
import UIKit

/// What lies beneath the tabs of a bar. Provenance: public applications with blurs and shapes at the bottom of theirs.
@MainActor
struct TabBarContentTests {
  private final class Drawn: UITabBar {
    override func draw(_ rect: CGRect) {
      UIColor.white.setFill()
      UIRectFill(rect)
    }
  }

  /// Whether something of the bar is red, which only its selected tab is.
  private func showsTabs(_ bar: UITabBar, _ change: (UITabBar) -> Void = { _ in }) -> Bool {
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
    bar.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let box = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { $0.fill($0.format.bounds) }
    bar.items = [UITabBarItem(title: nil, image: box, tag: 0)]
    bar.selectedItem = bar.items?.first
    change(bar)
    let size = bar.bounds.size
    let picture = UIGraphicsImageRenderer(size: size).image { bar.layer.render(in: $0.cgContext) }
    guard let data = picture.cgImage?.dataProvider?.data as Data?, let image = picture.cgImage else { return false }
    return stride(from: 0, to: image.height * image.bytesPerRow - 3, by: 4).contains { place in
      let colors = data[data.startIndex + place..<data.startIndex + place + 3]
      return colors.max() ?? 0 > 240 && colors.min() ?? 255 < 20
    }
  }

  @Test func tabsLieAboveWhatIsAtTheBottom() {
    #expect(showsTabs(UITabBar()))
    #expect(
      showsTabs(UITabBar()) { bar in
        let cover = UIView(frame: bar.bounds)
        cover.backgroundColor = .white
        bar.insertSubview(cover, at: 0)
      })
    #expect(
      showsTabs(UITabBar()) { bar in
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: bar.bounds).cgPath
        shape.fillColor = UIColor.white.cgColor
        bar.layer.insertSublayer(shape, at: 0)
      })
    #expect(showsTabs(Drawn()))
  }

  @Test func whatIsAddedLiesAboveTheTabs() {
    #expect(
      !showsTabs(UITabBar()) { bar in
        let cover = UIView(frame: bar.bounds)
        cover.backgroundColor = .white
        bar.addSubview(cover)
      })
  }
}
