import Testing
import UIKit

@testable import UIKitCore

/// What views tell of their layout: ambiguity, the constraints that it follows from, conflicts of natural extents.
@MainActor @Suite struct LayoutAnswersTests {
  @Test func aViewWithoutConstraintsIsAmbiguous() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (open, framed) = (UIView(), UIView())
    open.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(open)
    window.addSubview(framed)
    window.layoutIfNeeded()
    #expect(open.hasAmbiguousLayout)
    #expect(!framed.hasAmbiguousLayout)
  }

  /// Another valid frame, along both axes, and the next time the first again.
  /// Provenance: documented, `exerciseAmbiguityInLayout()` changes the frame "between the different valid values".
  @Test func anAmbiguousViewMoves() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor), view.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    window.layoutIfNeeded()
    let first = view.frame
    view.exerciseAmbiguityInLayout()
    let second = view.frame
    #expect(first.origin == second.origin && first.width != second.width && first.height != second.height)
    #expect((0...50).contains(second.width) && (0...30).contains(second.height))
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.width != second.width && view.frame.height != second.height)
  }

  final class Box: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
  }

  /// Provenance: measured; public logs print natural extents with their priorities.
  @Test(
    arguments: [(1000, 200.0, true), (1000, 50, false), (999, 200, false), (250, 200, false)]
      as [(Float, CGFloat, Bool)])
  func aRequiredHuggingTakesPartInConflicts(_ hugging: Float, _ width: CGFloat, _ conflicts: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var reports: [LayoutConflict] = []
    root.environment.reportsConflict = { reports.append($0) }
    let box = Box()
    box.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: width),
    ])
    root.layoutIfNeeded()
    #expect(reports.count == (conflicts ? 1 : 0))
    #expect(box.frame.width == width)
    if let message = reports.first?.message {
      #expect(message.contains("NSContentSizeLayoutConstraint"))
      #expect(message.contains(".width == 50 Hug:1000 CompressionResistance:750   (active)"))
    }
  }

  /// Provenance: documented, <https://developer.apple.com/documentation/uikit/uiview/constraintsaffectinglayout(for:)>.
  @Test func constraintsThatAffectALayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let own = [
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ]
    NSLayoutConstraint.activate(own)
    for index in 0..<6 {
      let other = UIView()
      other.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(other)
      NSLayoutConstraint.activate([
        other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index)),
        other.widthAnchor.constraint(equalToConstant: 10), other.topAnchor.constraint(equalTo: root.topAnchor),
        other.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    root.layoutIfNeeded()
    let before = label.frame
    let horizontal = label.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.contains(own[0]) && horizontal.count == 2)
    let content = horizontal.first { $0 !== own[0] }
    #expect(content?.description.contains("Hug:250 CompressionResistance:750") == true)
    #expect(label.constraintsAffectingLayout(for: .vertical).contains(own[1]))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(label.frame == before)
  }

  /// Provenance: public libraries leave out what is of this class when they look for constraints of their own.
  @Test func naturalExtentsAreAmongTheConstraintsAfterALayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = Box()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(box.constraints.isEmpty)
    root.layoutIfNeeded()
    let found = box.constraints
    #expect(
      found.map { String(describing: type(of: $0)) } == Array(repeating: "NSContentSizeLayoutConstraint", count: 2))
    #expect(found.map(\.constant) == [50, 20] && found == box.constraints)
    NSLayoutConstraint.deactivate(found)
    box.removeConstraints(found)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 50, height: 20))
    #expect(root.constraints.count == 2)
  }
}
