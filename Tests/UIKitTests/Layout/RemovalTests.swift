import Testing

@testable import UIKitCore

/// What leaving a tree does to constraints.
@MainActor
struct RemovalTests {
  /// Provenance: derived; nothing needs the guide of a view that goes.
  @Test func aScrollViewThatLeavesMakesNoGuide() {
    let (root, scroll, label) = (UIView(), UIScrollView(), UILabel())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(scroll)
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.interiorGuideIfMade == nil)
    scroll.removeFromSuperview()
    #expect(scroll.interiorGuideIfMade == nil)
  }

  /// Documented (`removeFromSuperview()`): constraints that refer to the view, or to what is in it, go; all others stay.
  @Test func constraintsOfViewsThatGoGo() {
    var random = SplitMix(seed: 5)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let container = UIView()
    root.addSubview(container)
    var rows: [(row: UIView, inner: UIView, guide: UILayoutGuide)] = []
    for _ in 0..<120 {
      let (row, inner, guide) = (UIView(), UIView(), UILayoutGuide())
      container.addSubview(row)
      row.addSubview(inner)
      row.addLayoutGuide(guide)
      for view in [row, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
      rows.append((row, inner, guide))
    }
    var held: [(constraint: NSLayoutConstraint, rows: Set<Int>)] = []
    for (index, entry) in rows.enumerated() {
      let other = Int.random(in: rows.indices, using: &random)
      func hold(_ constraint: NSLayoutConstraint, _ rows: Set<Int> = []) { held.append((constraint, rows)) }
      hold(entry.row.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)), [index])
      hold(entry.row.heightAnchor.constraint(greaterThanOrEqualToConstant: 1))
      hold(entry.inner.leadingAnchor.constraint(equalTo: container.leadingAnchor), [index])
      hold(entry.inner.bottomAnchor.constraint(equalTo: entry.row.bottomAnchor))
      hold(entry.guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), [index])
      let width = entry.row.widthAnchor.constraint(lessThanOrEqualTo: rows[other].inner.widthAnchor)
      if other != index { hold(width, [index, other]) }
    }
    for (constraint, _) in held {
      constraint.priority = UILayoutPriority(500)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    var gone: Set<Int> = []
    for (step, index) in rows.indices.shuffled(using: &random).enumerated() {
      rows[index].row.removeFromSuperview()
      gone.insert(index)
      if step % 17 == 0 {
        root.layoutIfNeeded()
        let late = rows[index].row
        container.addSubview(late)
        let constraint = late.rightAnchor.constraint(equalTo: root.rightAnchor)
        constraint.isActive = true
        #expect(constraint.isActive)
        late.removeFromSuperview()
        #expect(!constraint.isActive)
      }
      let wrong = held.filter { $0.constraint.isActive != $0.rows.isDisjoint(with: gone) }
      #expect(wrong.isEmpty, "after \(step)")
    }
    #expect(root.constraints.isEmpty && container.constraints.isEmpty)
  }
}
