import Testing
import UIKit

@testable import UIKitCore

/// Where views go that their constraints leave open.
/// Provenance: measured; expectations of the tests of public layout libraries, which run on Apple's engine, and the rule
/// that fits them (docs/adr): positions take up the first inequality, extents stay at nothing unless something pushes.
@MainActor @Suite struct AmbiguityTests {
  typealias Make = @MainActor (_ view: UIView, _ root: UIView) -> [NSLayoutConstraint]

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var frame: CGRect
    var make: Make
    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = [
    Case(name: "right at most the centre", frame: CGRect(x: 130, y: 0, width: 20, height: 0)) { view, root in
      [
        view.rightAnchor.constraint(lessThanOrEqualTo: root.centerXAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
      ]
    },
    Case(name: "left at least the centre", frame: CGRect(x: 150, y: 0, width: 20, height: 0)) { view, root in
      [
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.centerXAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
      ]
    },
    Case(name: "trailing alone", frame: CGRect(x: 287, y: 0, width: 0, height: 0)) { view, root in
      [view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -13)]
    },
    Case(name: "bottom alone", frame: CGRect(x: 0, y: 187, width: 0, height: 0)) { view, root in
      [view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -13)]
    },
    Case(name: "centre alone", frame: CGRect(x: 150, y: 0, width: 0, height: 0)) { view, root in
      [view.centerXAnchor.constraint(equalTo: root.centerXAnchor)]
    },
    Case(name: "width at most", frame: .zero) { view, _ in [view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)]
    },
    Case(name: "height at most", frame: .zero) { view, _ in
      [view.heightAnchor.constraint(lessThanOrEqualToConstant: 94)]
    },
    Case(name: "width at least", frame: CGRect(x: 0, y: 0, width: 30, height: 0)) { view, _ in
      [view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)]
    },
    Case(name: "top at least, bottom at most", frame: CGRect(x: 0, y: 12, width: 0, height: 40)) { view, root in
      [
        view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 12),
        view.heightAnchor.constraint(equalToConstant: 40),
        view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -12),
      ]
    },
    Case(name: "two lower bounds", frame: CGRect(x: 20, y: 0, width: 0, height: 0)) { view, root in
      [
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 8),
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 20),
      ]
    },
  ]

  @Test(arguments: cases) func goesThere(_ entry: Case) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate(entry.make(view, root))
    root.layoutIfNeeded()
    #expect(view.frame == entry.frame)
  }

  /// Provenance: documented, <https://developer.apple.com/documentation/uikit/uistackview/distribution/equalspacing>, and
  /// the walkthrough of a rating control at no stars: everything is spaced equally from top to bottom.
  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering], [true, false])
  func whatIsEmptyStaysEmptyBetweenEqualGaps(_ distribution: UIStackView.Distribution, isStack: Bool) {
    final class Block: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let empty = isStack ? UIStackView() : UIView()
    let stack = UIStackView(arrangedSubviews: [Block(), empty, Block()])
    stack.axis = .vertical
    stack.distribution = distribution
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(empty.frame.height == 0)
    #expect(stack.arrangedSubviews.map(\.frame.midY) == [20, 150, 280])
  }
}
