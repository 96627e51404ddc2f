import CairnHost
import Testing
import UIKit

/// Choices that are made late, or left to the system.
@MainActor
@Suite(.serialized)
struct LateChoiceTests {
  /// Provenance: Apple's page on `extendedLayoutIncludesOpaqueBars`; that it holds whenever it is set is derived from
  /// `edgesForExtendedLayout`, its neighbour.
  @Test func viewsReachBeneathOpaqueBarsWhenTheyAreToldTo() {
    let host = HeadlessHost(device: "iPhone 15", system: 17)
    defer { host.close() }
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    host.show(navigation)
    #expect(content.view.frame.minY == 103)
    content.extendedLayoutIncludesOpaqueBars = true
    host.settle()
    #expect(content.view.frame.minY == 0 && content.view.safeAreaInsets.top == 103)
    content.extendedLayoutIncludesOpaqueBars = false
    host.settle()
    #expect(content.view.frame.minY == 103)
  }

  private final class Chooser: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .automatic }
  }

  /// Derived: `automatic` is the style that the system chooses, and a popover becomes a sheet by itself.
  @Test func delegatesLeaveTheStyleToThePresentation() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (root, shown, chooser) = (UIViewController(), UIViewController(), Chooser())
    host.show(root)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = root.view
    shown.popoverPresentationController?.delegate = chooser
    let presentation = shown.presentationController
    root.present(shown, animated: false)
    host.settle()
    #expect(presentation?.presentationStyle == .pageSheet || presentation?.presentationStyle == .formSheet)
    #expect(shown.view.convert(shown.view.bounds, to: nil).minY > 40)
    root.dismiss(animated: false)
    host.settle()
  }

  private final class Mover: UIViewController {
    var log: [String] = []
    private func note(_ call: String) {
      log.append(call + (isMovingToParent ? " in" : "") + (isMovingFromParent ? " out" : ""))
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  /// Provenance: Apple's pages on `isMovingToParent` and `isMovingFromParent`, and on how to implement a container.
  @Test func childrenOfOwnContainersKnowThatTheyMove() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let (container, child) = (UIViewController(), Mover())
    host.show(container)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    host.settle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    container.present(cover, animated: false)
    host.settle()
    container.dismiss(animated: false)
    host.settle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      child.log == [
        "will appear in", "did appear", "will disappear", "did disappear", "will appear", "did appear",
        "will disappear out", "did disappear out",
      ])
    #expect(!child.isMovingToParent && !child.isMovingFromParent)
  }

  /// Provenance: Apple's page on `preferredCornerRadius`.
  @Test func theAutomaticRadiusIsTheSystems() {
    let controller = UIViewController()
    controller.sheetPresentationController?.preferredCornerRadius = 30
    controller.sheetPresentationController?.preferredCornerRadius = UISheetPresentationController.automaticDimension
    #expect(controller.sheetPresentationController?.preferredCornerRadius == nil)
  }
}
