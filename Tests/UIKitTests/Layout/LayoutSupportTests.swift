import Testing
import UIKit

/// What controllers' guides, and those of a view's state, say of themselves.
@MainActor @Suite struct LayoutSupportTests {
  /// Provenance: a library for layout in code, whose tests count the constraints beside their own.
  @Test func aGuideBringsItsConstraints() throws {
    let controller = UIViewController()
    #expect(controller.view.constraints.isEmpty)
    let guide = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    #expect(controller.topLayoutGuide === guide && controller.view.constraints.count == 2)
    _ = controller.bottomLayoutGuide
    #expect(controller.view.constraints.count == 4)
    controller.view = UIView()
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
  }

  /// The constraints agree with the guide's place when that changes.
  @Test func theConstraintsFollowTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    var reports: [LayoutConflict] = []
    window.environment.reportsConflict = { reports.append($0) }
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    for extra in [0, 30, 7] as [CGFloat] {
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: extra, left: 0, bottom: 2 * extra, right: 0)
      window.layoutIfNeeded()
      #expect(box.frame.minY == controller.topLayoutGuide.length)
      #expect(box.frame.maxY == 500 - controller.bottomLayoutGuide.length)
    }
    #expect(reports.isEmpty)
  }

  /// Provenance: a library for layout in code, whose tests begin with such a view.
  @Test func guidesOfARootWithoutASizeHaveNone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor).isActive = true
    box.rightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == root.safeAreaLayoutGuide.layoutFrame.width)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 390 && root.safeAreaLayoutGuide.layoutFrame.width == 390)
  }
}
