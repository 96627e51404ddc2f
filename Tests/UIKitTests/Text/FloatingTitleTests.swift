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
}
