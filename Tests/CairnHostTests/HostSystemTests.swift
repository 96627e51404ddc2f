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

  /// Provenance: derived: what a controller measures while its view is loaded is what is laid out later.
  @Test(arguments: [(12, 30.0), (17, 34.0)])
  func loadingMeasuresForTheSystem(system: Int, height: Double) {
    let host = HeadlessHost(system: system)
    defer { host.close() }
    let root = MeasuringController()
    host.show(UINavigationController(rootViewController: root))
    #expect(root.measured == CGFloat(height))
    let presented = MeasuringController()
    root.present(presented, animated: false)
    host.settle()
    #expect(presented.measured == CGFloat(height))
  }
}

/// Measures a control when its view is loaded.
private final class MeasuringController: UIViewController {
  private(set) var measured: CGFloat = 0

  override func viewDidLoad() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    view.addSubview(field)
    measured = field.intrinsicContentSize.height
  }
}
