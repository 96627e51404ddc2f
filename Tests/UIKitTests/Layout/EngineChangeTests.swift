import Testing

@testable import UIKitCore

/// Trees that leave one engine for another.
@MainActor
struct EngineChangeTests {
  private func makeCell() -> (UIView, UIView) {
    let (cell, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: cell.topAnchor),
      inner.widthAnchor.constraint(equalTo: cell.widthAnchor, constant: -14),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (cell, inner)
  }

  @Test func aTreeThatWasLaidOutAloneJoinsAnother() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (first, _) = makeCell()
    root.addSubview(first)
    root.layoutIfNeeded()
    for width in [100.0, 200.0] {
      let (cell, inner) = makeCell()
      cell.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      cell.layoutIfNeeded()
      #expect(inner.frame.width == 36)
      root.addSubview(cell)
      cell.frame.size.width = width
      root.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 7, y: 0, width: width - 14, height: 20))
      cell.removeFromSuperview()
      cell.frame.size.width = 80
      cell.layoutIfNeeded()
      #expect(inner.frame.width == 66)
    }
  }

  @Test func aTreeJoinsARootWithoutAnEngine() {
    let (cell, inner) = makeCell()
    cell.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    cell.layoutIfNeeded()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(cell)
    cell.removeFromSuperview()
    root.addSubview(cell)
    cell.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(inner.frame.width == 86)
  }

  /// A tree that held no constraint has no engine until a subtree brings one, however deep, from a tree that had one.
  @Test func constraintsThatComeAlongAreSolved() {
    let home = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (cell, inner) = makeCell()
    home.addSubview(cell)
    home.layoutIfNeeded()
    let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    cell.removeFromSuperview()
    wrapper.addSubview(cell)
    let (root, middle) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)), UIView())
    root.addSubview(middle)
    root.layoutIfNeeded()
    middle.addSubview(wrapper)
    cell.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 7, y: 0, width: 106, height: 20))
  }

  /// A view that is not in the tree, as a bar's custom view need not be, gets no number of the tree's engine.
  @Test func framesAreHeldAgainstTheTreeAlone() throws {
    let (cell, inner) = makeCell()
    cell.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutIfNeeded()
    let check = try #require(
      FrameCheck(
        root: root, frames: [(child, CGRect(x: 0, y: 0, width: 40, height: 9)), (cell, .zero), (inner, .zero)]))
    #expect(check.miss(of: width) == 10)
    for constraint in cell.constraints + inner.constraints { #expect(check.miss(of: constraint) == nil) }
    #expect(cell.layoutItem == -1 && inner.layoutItem == -1)
    cell.layoutIfNeeded()
    #expect(inner.frame.width == 66)
  }

  /// Takes a neighbour away, or hands it to another view, as soon as it is placed itself.
  private final class Pusher: UIView {
    var push: (() -> Void)?
    override var center: CGPoint { didSet { push?() } }
  }

  @Test(arguments: [false, true]) func aViewThatGoesWhileOthersArePlacedIsLeftAlone(_ joinsAnother: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pusher = Pusher()
    let neighbours = [UIView(), UIView()]
    for (index, view) in ([pusher] + neighbours).enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(10 * index + 5)),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    pusher.push = {
      guard neighbours[0].superview === root else { return }
      if joinsAnother { other.addSubview(neighbours[0]) } else { neighbours[0].removeFromSuperview() }
    }
    root.layoutIfNeeded()
    #expect(pusher.frame == CGRect(x: 5, y: 0, width: 20, height: 20))
    #expect(neighbours[0].frame.origin == .zero)
    #expect(neighbours[1].frame == CGRect(x: 25, y: 0, width: 20, height: 20))
  }

  /// UIKIT: a constant beyond the engine's limits is replaced by a smaller one, and the log says so.
  @Test(arguments: [1e308, -1e308, 1e200]) func numbersBeyondLimitsAreReplaced(_ constant: Double) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var previous = root
    for _ in 0..<30 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: previous.widthAnchor, multiplier: constant, constant: constant),
        view.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: constant),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
      ])
      previous = view
    }
    root.layoutIfNeeded()
    for view in root.subviews { #expect(view.frame.origin.x.isFinite && view.frame.width.isFinite) }
    #expect(root.subviews[0].constraints.first?.constant == 20)
  }
}
