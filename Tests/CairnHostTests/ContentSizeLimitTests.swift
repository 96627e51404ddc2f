import CairnHost
import Testing
import UIKit

/// Text sizes that a view keeps within limits. Provenance: Apple's pages on `minimumContentSizeCategory` and
/// `maximumContentSizeCategory`; body text is 17 points at the default size, 28 at the first accessibility size.
@MainActor
@Suite(.serialized)
struct ContentSizeLimitTests {
  private final class Heard: UIView {
    var sizes: [UIContentSizeCategory] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      sizes.append(traitCollection.preferredContentSizeCategory)
    }
  }

  @Test func textStaysWithinTheLimits() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let (box, label, view) = (UIView(), UILabel(), Heard())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    box.addSubview(label)
    box.addSubview(view)
    controller.view.addSubview(box)
    host.show(controller)
    view.sizes = []
    box.maximumContentSizeCategory = .large
    host.change(HostSettings(textSize: .accessibilityMedium))
    host.settle()
    #expect(label.font.pointSize == 17)
    #expect(box.traitCollection.preferredContentSizeCategory == .large)
    #expect(controller.view.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    box.maximumContentSizeCategory = nil
    host.settle()
    #expect(label.font.pointSize == 28)
    #expect(view.sizes == [.accessibilityMedium])
    box.minimumContentSizeCategory = .accessibilityLarge
    host.settle()
    #expect(box.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(box.appliedContentSizeCategoryLimitsDescription.contains("minimum"))
  }
}
