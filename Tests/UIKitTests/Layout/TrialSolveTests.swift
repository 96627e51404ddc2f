import Testing

@testable import UIKitCore

/// Asking for a size answers and changes nothing.
///
/// Provenance: derived. `systemLayoutSizeFitting(_:)` "does not change the view's size" (Apple's page); a view that is
/// measured is where it is, with its superview's traits.
@MainActor @Suite struct TrialSolveTests {
  /// Counts its layouts, and notes what it sees while it is asked for its size.
  private final class Probe: UIView {
    var layouts = 0
    var styles: Set<UIUserInterfaceStyle> = []
    var isInPlace = true
    weak var place: UIView?

    override var intrinsicContentSize: CGSize {
      styles.insert(traitCollection.userInterfaceStyle)
      if let place { isInPlace = isInPlace && isDescendant(of: place) }
      return CGSize(width: 40, height: 20)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func makeTree() -> (root: UIView, box: UIView, probe: Probe) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.traitOverrides.userInterfaceStyle = .dark
    let (box, probe) = (UIView(), Probe())
    for view in [box, probe] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(box)
    box.addSubview(probe)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      probe.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      probe.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      probe.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      probe.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    return (root, box, probe)
  }

  @Test func nothingIsLaidOutAnew() {
    let (root, box, probe) = makeTree()
    let (layouts, frame) = (probe.layouts, probe.frame)
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 30))
    root.layoutIfNeeded()
    #expect(probe.layouts == layouts)
    #expect(probe.frame == frame)
  }

  @Test func theViewStaysInItsPlaceMeanwhile() {
    let (root, box, probe) = makeTree()
    probe.place = root
    probe.styles = []
    _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(probe.isInPlace)
    #expect(probe.styles == [.dark])
  }

  @Test func numbersAreThoseOfTheTreeAfterwards() {
    let (root, box, probe) = makeTree()
    let before = [box, probe].map(\.layoutItem)
    let records = (root.layout.held + box.layout.held).map(\.record)
    _ = box.systemLayoutSizeFitting(CGSize(width: 90, height: 0))
    #expect([box, probe].map(\.layoutItem) == before)
    #expect((root.layout.held + box.layout.held).map(\.record) == records)
    // The tree's engine goes on with them.
    box.constraints.first { $0.firstAttribute == .top }?.constant = 25
    root.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 5, y: 25, width: 190, height: 20))
  }

  /// Rules that the direct path does not cover: the constraints are made while the size is worked out, and count at once.
  @Test(arguments: [false, true])
  func stacksMayMakeTheirConstraintsMeanwhile(_ isLaidOut: Bool) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let stack = UIStackView(arrangedSubviews: (1...3).map { Tile(CGSize(width: 20 * $0, height: 10)) })
    stack.distribution = .equalCentering
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    let pins = [
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor), stack.topAnchor.constraint(equalTo: host.topAnchor),
      stack.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ]
    NSLayoutConstraint.activate(pins)
    if isLaidOut { host.layoutIfNeeded() }
    let size = host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    // Centres in equal steps: the wider neighbours need (40 + 60) / 2 + 4 between them.
    #expect(size == CGSize(width: 148, height: 10))
    host.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.maxX).last == 300)
  }
}
