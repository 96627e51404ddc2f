import Foundation
import Testing
import UIKit

@testable import QuartzCore

@MainActor
struct StackAnimationTests {
  /// Three views of 40 × 20 in a row with a spacing of 10, in a window.
  private func row() -> (UIWindow, UIStackView) {
    let stack = UIStackView(
      arrangedSubviews: (0..<3).map { _ in
        let view = UIView()
        for constraint in [
          view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
        ] {
          constraint.priority = .defaultHigh
          constraint.isActive = true
        }
        return view
      })
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, stack)
  }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  @Test func hidingShrinksTheViewToNothing() {
    withVirtualTime { clock in
      let (window, stack) = row()
      let middle = stack.arrangedSubviews[1]
      #expect(stack.frame.width == 140)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = true }
      #expect(middle.isHidden)
      #expect(stack.frame.width == 90)
      clock.advance(by: 0.5)
      #expect(abs(shown(middle).width - 20) < 1e-6)
      #expect(abs(shown(stack).width - 115) < 1e-6)
      // It is still drawn.
      #expect(!middle.layer.isHidden)
      clock.advance(by: 0.6)
      #expect(middle.layer.isHidden)
      _ = window
    }
  }

  /// Provenance: documented; the stack's properties animate in an animation block
  /// (<https://developer.apple.com/documentation/uikit/uistackview>, "Dynamically changing the stack view's content").
  @Test(arguments: ["spacing", "axis", "custom"]) func propertiesAnimate(_ what: String) {
    withVirtualTime { clock in
      let (window, stack) = row()
      let last = stack.arrangedSubviews[2]
      let before = last.frame
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        switch what {
        case "spacing": stack.spacing = 30
        case "axis": stack.axis = .vertical
        default: stack.setCustomSpacing(50, after: stack.arrangedSubviews[0])
        }
      }
      let after = last.frame
      #expect(before != after)
      clock.advance(by: 0.5)
      #expect(abs(shown(last).midX - (before.midX + after.midX) / 2) < 1e-6)
      #expect(abs(shown(last).midY - (before.midY + after.midY) / 2) < 1e-6)
      _ = window
    }
  }

  @Test func showingGrowsItAgain() {
    withVirtualTime { clock in
      let (window, stack) = row()
      let middle = stack.arrangedSubviews[1]
      middle.isHidden = true
      window.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = false }
      #expect(!middle.layer.isHidden)
      clock.advance(by: 0.5)
      #expect(abs(shown(middle).width - 20) < 1e-6)
      clock.advance(by: 0.6)
      #expect(shown(middle).width == 40)
    }
  }

  @Test func severalMayHideAtOnce() {
    withVirtualTime { clock in
      let (window, stack) = row()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        for view in stack.arrangedSubviews { view.isHidden = true }
      }
      clock.advance(by: 2)
      #expect(stack.arrangedSubviews.allSatisfy { $0.layer.isHidden })
      #expect(stack.frame.width == 0)
      _ = window
    }
  }
}
