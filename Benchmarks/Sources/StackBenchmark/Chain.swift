import UIKit

/// A chain of views by constraints, each below the one before: a changed distance moves all that follow.
@MainActor
struct Chain {
  let container: UIView
  private(set) var gaps: [NSLayoutConstraint] = []
  private let views: [UIView]

  init(_ count: Int) {
    container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 45 * CGFloat(count)))
    views = (0..<count).map(Leaf.init)
    var above = container.topAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      gaps.append(view.topAnchor.constraint(equalTo: above, constant: 8))
      gaps[gaps.count - 1].isActive = true
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
      above = view.bottomAnchor
    }
    container.layoutIfNeeded()
  }

  /// Gives the gap above a view another constant.
  func change(_ index: Int, to constant: CGFloat) {
    gaps[index].constant = constant
    container.layoutIfNeeded()
  }

  /// Puts another constraint in the place of the gap above a view.
  mutating func replace(_ index: Int, by constant: CGFloat) {
    gaps[index].isActive = false
    let above = index == 0 ? container.topAnchor : views[index - 1].bottomAnchor
    gaps[index] = views[index].topAnchor.constraint(equalTo: above, constant: constant)
    gaps[index].isActive = true
    container.layoutIfNeeded()
  }
}
