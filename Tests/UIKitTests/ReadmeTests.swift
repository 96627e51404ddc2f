import Testing
import UIKit

/// The example of the README, as it stands there.
@MainActor @Suite struct ReadmeTests {
  @Test func libraryExample() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let label = UILabel()
    label.text = "Hello from Linux"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(label.frame.midX - 195) < 0.5)
    #expect(abs(label.frame.midY - 422) < 0.5)
    #expect(label.frame.width > 100)
  }
}
