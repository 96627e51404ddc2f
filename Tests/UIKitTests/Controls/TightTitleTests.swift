import Testing
import UIKit

/// Buttons with less room than their title is high.
@MainActor
struct TightTitleTests {
  private func titleFrame(_ button: UIButton) -> CGRect {
    button.frame = CGRect(x: 0, y: 0, width: 70, height: 17)
    button.layoutIfNeeded()
    return button.titleLabel?.frame ?? .zero
  }

  /// Provenance: an application whose capsules, 17 and 19 points high, have insets of 7 and show their titles.
  @Test func configuredTitlesKeepTheirHeight() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString(
      "More", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 10)]))
    let frame = titleFrame(UIButton(configuration: configuration))
    #expect(frame.height >= 11.5 && abs(frame.midY - 8.5) <= 0.5)
  }
}
