import Testing
import UIKit

/// Views have no negative extents, however little room there is.
@MainActor @Suite struct ExtentBoundTests {
  @Test(arguments: [(CGFloat(100), CGFloat(40), CGFloat(60)), (50, 0, 50), (20, 0, 20), (-10, 0, 0)])
  func lastOfRow(width: CGFloat, second: CGFloat, first: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: max(width, 0), height: 10))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let wish = a.widthAnchor.constraint(equalToConstant: 60)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == first)
    #expect(b.frame.width == second)
    // What was too narrow may grow again.
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(b.frame.width == 40)
  }
}
