import Foundation
import Testing

@testable import UIKitCore

/// Buttons whose background is a symbol (frames of Interface Builder documents of six repositories).
@MainActor
@Suite struct ButtonBackgroundTests {
  private func button(_ symbol: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setBackgroundImage(UIImage(systemName: symbol), for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }

  /// The background's alignment rectangle is what constraints speak of: a button of 40 points shows a lower symbol in less,
  /// and a higher one in more.
  @Test(arguments: [("person.fill", 37.0), ("magnifyingglass", 38.5), ("square.and.arrow.up", 40.5)])
  func constraintsSpeakOfTheAlignmentRectangle(symbol: String, height: CGFloat) throws {
    let (root, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), button(symbol))
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 40), button.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(button.alignmentRect(forFrame: button.frame).size == CGSize(width: 40, height: 40))
    #expect(abs(button.frame.height - height) <= 0.5)
    // A background without insets takes the whole, around the same alignment rectangle.
    button.setBackgroundImage(UIImage(), for: .normal)
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
  }

  /// Another background in another state has another frame.
  @Test func framesFollowTheState() {
    let (root, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), button("person.fill"))
    button.setBackgroundImage(UIImage(systemName: "magnifyingglass"), for: .highlighted)
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 40), button.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(button.frame.height < 38)
    button.isHighlighted = true
    root.layoutIfNeeded()
    #expect(button.frame.height > 38)
  }

  @Test func aBackgroundAloneDecidesTheSize() throws {
    let (root, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), button("plus"))
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let image = try #require(button.currentBackgroundImage)
    #expect(abs(button.frame.width - image.size.width) <= 0.5)
    #expect(abs(button.frame.height - image.size.height) <= 0.5)
  }
}
