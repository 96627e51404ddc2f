import CairnHost
import Testing
import UIKit

/// How long presentations keep what they present.
///
/// Provenance: Apple's pages on `presentationController` and `popoverPresentationController`, which programs read to set a
/// presentation up before it begins; that it may never begin is derived.
@MainActor
@Suite(.serialized)
struct PresentationLifeTests {
  @Test(arguments: [UIModalPresentationStyle.popover, .pageSheet, .formSheet, .fullScreen, .custom])
  func askingKeepsNobodyAlive(style: UIModalPresentationStyle) {
    weak var asked: UIViewController?
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      #expect(controller.presentationController?.presentedViewController === controller)
      #expect(controller.presentationController?.presentingViewController === controller)
      controller.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
      asked = controller
    }
    #expect(asked == nil)
  }

  /// Derived: UIKit keeps the controller with its presentation, so that the question is never without an answer.
  @Test(arguments: [UIModalPresentationStyle.popover, .pageSheet, .custom])
  func presentationsAnswerWithoutTheirController(style: UIModalPresentationStyle) {
    var presentation: UIPresentationController?
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      presentation = controller.presentationController
    }
    let standIn = presentation?.presentedViewController
    #expect(standIn != nil && standIn === presentation?.presentedViewController)
    #expect(presentation?.presentingViewController === standIn && standIn?.presentedViewController == nil)
  }

  @Test func whatWasSetUpIsPresented() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    weak var presented: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let controller = UIViewController()
      controller.sheetPresentationController?.detents = [.medium()]
      let early = controller.presentationController
      (presented, presentation) = (controller, early)
      root.present(controller, animated: true)
      host.advance(by: 1)
      #expect(controller.presentationController === early)
      #expect(early?.presentingViewController === root)
      #expect(controller.view.frame.height < 500)
    }
    #expect(presented != nil && presentation != nil)
    root.dismiss(animated: true)
    host.advance(by: 1)
    #expect(presented == nil && presentation == nil)
  }

  @Test func anAlertViewThatTheProgramDismissedIsGone() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    weak var lost: UIAlertView?
    do {
      let alert = UIAlertView(title: "Title", message: "Message", delegate: nil, cancelButtonTitle: "OK")
      alert.show()
      host.advance(by: 1)
      #expect(alert.isVisible)
      root.dismiss(animated: true)
      host.advance(by: 1)
      #expect(!alert.isVisible)
      lost = alert
    }
    #expect(lost == nil)
  }

  /// As console output of public reports shows it.
  @Test func controllersSayWhoTheyAre() {
    final class Own: UIViewController {}
    let address = { (object: AnyObject) in "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16) }
    let (plain, own) = (UINavigationController(), Own())
    #expect(plain.description == "<UINavigationController: \(address(plain))>")
    #expect(own.description.hasPrefix("<CairnHostTests.") && own.description.hasSuffix("Own: \(address(own))>"))
  }

  private final class Fade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var views: [UIView?] = []
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      views = [context.view(forKey: .from), context.view(forKey: .to)]
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  /// Provenance: Apple's page on `UITransitionContextViewKey.from`: the view that is there at the start, or at the end of a
  /// transition that is called off; what stays beneath is nobody's to move.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func thePresentersViewIsHandedOutWhereItLeaves(style: UIModalPresentationStyle) {
    let host = HeadlessHost()
    defer { host.close() }
    let (root, shown, fade) = (UIViewController(), UIViewController(), Fade())
    host.show(root)
    shown.modalPresentationStyle = style
    shown.transitioningDelegate = fade
    root.present(shown, animated: true)
    host.advance(by: 1)
    #expect(fade.views == [style == .fullScreen ? root.view : nil, shown.view])
  }
}
