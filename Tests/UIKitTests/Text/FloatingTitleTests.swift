import Testing
import UIKit

/// Fields whose title floats: they take the placeholder away when they are laid out.
@MainActor
struct FloatingTitleTests {
  private final class Field: UITextField {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      placeholder = nil
      attributedPlaceholder = nil
    }
  }

  /// Provenance: an application with such a field comes to rest on a device. What does not change asks for no layout.
  @Test func settingWhatIsThereAsksForNoLayout() {
    let (window, field) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Field())
    window.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    field.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    field.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.isHidden = false
    for _ in 0..<3 { window.layoutIfNeeded() }
    let count = field.count
    for _ in 0..<3 { window.layoutIfNeeded() }
    #expect(field.count == count)
    let empty = field.intrinsicContentSize.width
    field.placeholder = "a"
    #expect(field.placeholder == "a" && field.intrinsicContentSize.width > empty)
  }

  private final class Plain: UITextView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      textContainerInset = .zero
      textContainer.lineFragmentPadding = 0
    }
  }

  private final class Tall: UIButton {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      titleEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 20, right: 0)
      contentHorizontalAlignment = .left
    }
  }

  /// Provenance: an application with a widespread text view without margins, and buttons with the title below.
  @Test func viewsThatSetTheirInsetsInLayoutComeToRest() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (text, button) = (Plain(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Tall(type: .custom))
    button.frame = CGRect(x: 0, y: 200, width: 80, height: 80)
    window.addSubview(text)
    window.addSubview(button)
    text.text = "Some words"
    window.isHidden = false
    for _ in 0..<3 { window.layoutIfNeeded() }
    let counts = (text.count, button.count)
    for _ in 0..<3 { window.layoutIfNeeded() }
    #expect(counts == (text.count, button.count))
    #expect(counts.0 < 5 && counts.1 < 5)
  }
}
