import CairnHost
import Testing
import UIKit

/// A host may stand for an earlier system.
@MainActor @Suite(.serialized)
struct HostSystemTests {
  /// Provenance: stored frames: rounded fields are 30 high up to iOS 12, 34 since.
  @Test(arguments: [(12, 30.0), (17, 34.0)])
  func controlsHaveTheSystemsSizes(system: Int, height: Double) {
    let host = HeadlessHost(system: system)
    defer { host.close() }
    let controller = UIViewController()
    let field = UITextField()
    field.borderStyle = .roundedRect
    controller.view.addSubview(field)
    host.show(controller)
    #expect(field.intrinsicContentSize.height == CGFloat(height))
  }
}
