import Foundation
import Testing

@testable import UIKitCore

/// What a button shows in another state has another size, which constraints follow.
@MainActor
@Suite struct ButtonStateTests {
  private static func picture(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 50)).image { _ in }
  }

  enum Content: CaseIterable {
    case title, attributedTitle, image, background

    @MainActor func show(in button: UIButton, width: CGFloat, for state: UIControl.State) {
      let text = String(repeating: "M", count: Int(width / 10))
      switch self {
      case .title: button.setTitle(text, for: state)
      case .attributedTitle: button.setAttributedTitle(NSAttributedString(string: text), for: state)
      case .image: button.setImage(ButtonStateTests.picture(width), for: state)
      case .background: button.setBackgroundImage(ButtonStateTests.picture(width), for: state)
      }
    }
  }

  @Test(arguments: Content.allCases) func sizesFollowTheState(_ content: Content) {
    let (root, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100)), UIButton(type: .custom))
    content.show(in: button, width: 40, for: .normal)
    content.show(in: button, width: 120, for: .selected)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let narrow = button.frame.width
    button.isSelected = true
    root.layoutIfNeeded()
    #expect(button.frame.width > narrow + 40)
    #expect(button.frame.width == button.intrinsicContentSize.width)
    button.isSelected = false
    root.layoutIfNeeded()
    #expect(button.frame.width == narrow)
  }
}
