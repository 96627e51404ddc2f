import CairnHost
import Testing
import UIKit

/// What presentations do to what is behind them, and how popovers adapt. Provenance: Apple's pages on
/// `UIView.tintAdjustmentMode`, `largestUndimmedDetentIdentifier`, `UIModalPresentationStyle.popover`,
/// `adaptiveSheetPresentationController`, `UINavigationControllerDelegate`.
@MainActor
@Suite(.serialized)
struct PresentationStyleTests {
  private func withHost(_ device: String = "iPhone 15", _ body: (HeadlessHost) -> Void) {
    let host = HeadlessHost(device: device)
    body(host)
    host.close()
  }

  @Test func aSheetThatIsShownAgainIsPulledAgain() {
    withHost { host in
      let (first, second) = (UIViewController(), UIViewController())
      host.show(first)
      for _ in 0..<3 {
        first.present(second, animated: true)
        host.advance(by: 1)
        host.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 200, y: 800), duration: 0.3)
        host.advance(by: 1)
        #expect(first.presentedViewController == nil && second.viewIfLoaded?.superview == nil)
      }
    }
  }

  @Test func aSheetDimsTheTintBehindIt() {
    withHost { host in
      let (root, content) = (UIViewController(), UIViewController())
      host.show(root)
      content.sheetPresentationController?.detents = [.medium()]
      root.present(content, animated: true)
      host.advance(by: 1)
      #expect(root.view.tintAdjustmentMode == .dimmed)
      host.tap(CGPoint(x: 200, y: 100))
      host.advance(by: 1)
      #expect(root.presentedViewController == nil)
      #expect(root.view.tintAdjustmentMode == .normal)
    }
  }

  /// What moves to the side is none of the sheet's; what goes down pulls it.
  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.left, CGPoint(x: -120, y: 10), true),
    (.right, CGPoint(x: 120, y: -10), true), (.down, CGPoint(x: 0, y: 120), false),
  ])
  func swipesInASheet(direction: UISwipeGestureRecognizer.Direction, way: CGPoint, isRecognized: Bool) {
    withHost { host in
      let (root, content) = (UIViewController(), UIViewController())
      var swipes = 0
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      let counter = Counter { swipes += 1 }
      swipe.addTarget(counter, action: Counter.action)
      host.show(root)
      root.present(content, animated: true)
      content.view.addGestureRecognizer(swipe)
      host.advance(by: 1)
      let before = content.view.convert(CGPoint.zero, to: nil)
      host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + way.x, y: 400 + way.y), duration: 0.2)
      #expect(swipes == (isRecognized ? 1 : 0))
      host.advance(by: 1)
      #expect(content.view.convert(CGPoint.zero, to: nil) == before)
    }
  }

  @MainActor
  private final class Counter: NSObject {
    static let action = Selector("sheetSwipeDidEnd:")
    private let body: () -> Void
    init(_ body: @escaping () -> Void) {
      self.body = body
      super.init()
      ActionRegistry.register(Self.action, on: Counter.self) { counter, _, _ in counter.body() }
    }
  }

  final class Refusal: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    let allows: Bool
    init(allows: Bool) { self.allows = allows }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      calls.append("should")
      return allows
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
  }

  /// Apple's pages on `isModalInPresentation` and `presentationControllerDidAttemptToDismiss(_:)`.
  @Test(arguments: [
    (true, true, ["attempt"]), (false, false, ["should", "attempt"]), (false, true, ["should", "did"]),
  ])
  func whoRefusesHearsOfTheAttempt(isModal: Bool, allows: Bool, calls: [String]) {
    withHost { host in
      let (root, content, delegate) = (UIViewController(), UIViewController(), Refusal(allows: allows))
      host.show(root)
      content.isModalInPresentation = isModal
      root.present(content, animated: false)
      host.settle()
      content.presentationController?.delegate = delegate
      let place = content.view.frame
      host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 800), duration: 0.3)
      host.advance(by: 1)
      #expect(delegate.calls == calls)
      #expect((root.presentedViewController == nil) == calls.contains("did"))
      if !calls.contains("did") { #expect(content.view.frame == place) }
    }
  }

  /// `UIViewController.h`: reading the automatic style gives a concrete one; `UIPageViewController.h`: recognizers are
  /// there for curling pages alone.
  @Test func whatIsReadIsConcrete() {
    final class Filling: UIViewController {
      override var modalPresentationStyle: UIModalPresentationStyle {
        get { .fullScreen }
        set {}
      }
    }
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
    #expect(Filling().presentationController is UISheetPresentationController == false)
    let scrolling = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(scrolling.gestureRecognizers.isEmpty)
    let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(curling.gestureRecognizers.isEmpty == false)
  }

  @Test func anAlertDimsTheTintBehindIt() {
    withHost { host in
      let root = UIViewController()
      host.show(root)
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      root.present(alert, animated: true)
      host.advance(by: 1)
      #expect(root.view.tintAdjustmentMode == .dimmed)
      root.dismiss(animated: true)
      host.advance(by: 1)
      #expect(root.view.tintAdjustmentMode == .normal)
    }
  }

  @Test func whatIsNotDimmedTakesTouches() {
    withHost { host in
      let (root, content) = (UIViewController(), UIViewController())
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      root.view.addSubview(button)
      host.show(root)
      content.sheetPresentationController?.detents = [.medium(), .large()]
      content.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      root.present(content, animated: true)
      host.advance(by: 1)
      host.tap(CGPoint(x: 150, y: 122))
      #expect(taps == 1)
      #expect(root.view.tintAdjustmentMode == .normal)
      content.sheetPresentationController?.selectedDetentIdentifier = .large
      host.advance(by: 1)
      #expect(root.view.tintAdjustmentMode == .dimmed)
    }
  }

  @MainActor
  private final class Popovers: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
      calls.append("prepare")
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      calls.append("should")
      return true
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("did") }
  }

  /// The older calls come where the delegate leaves out the newer ones.
  @Test func aPopoverOnAPhoneIsASheet() {
    withHost { host in
      let (root, content, delegate) = (UIViewController(), UIViewController(), Popovers())
      host.show(root)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.delegate = delegate
      root.present(content, animated: true)
      host.advance(by: 1)
      #expect(delegate.calls == ["prepare"])
      #expect(content.presentationController is UIPopoverPresentationController)
      #expect(abs(content.view.frame.height - ((793 - 34) / 2 + 34)) < 0.01)
      #expect(root.view.window != nil)
      host.tap(CGPoint(x: 200, y: 100))
      host.advance(by: 1)
      #expect(delegate.calls == ["prepare", "should", "did"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func aPopoverBecomesASheetAndAPopoverAgain() {
    withHost("iPad Air") { host in
      let (root, content) = (UIViewController(), UIViewController())
      host.show(root)
      content.preferredContentSize = CGSize(width: 200, height: 150)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 50, height: 20)
      root.present(content, animated: true)
      host.advance(by: 1)
      #expect(content.view.frame.width == 200)
      host.resizeToThird()
      host.advance(by: 1)
      #expect(content.presentationController?.presentationStyle == .formSheet)
      #expect(content.view.frame.width == 320)
      #expect(content.view.frame.height > 900)
      host.resize(to: CGSize(width: 820, height: 1180))
      host.advance(by: 1)
      #expect(content.presentationController?.presentationStyle == .popover)
      #expect(content.view.frame.width == 200)
      host.tap(CGPoint(x: 700, y: 900))
      host.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
  }

  @MainActor
  private final class Stack: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { calls.append("will \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { calls.append("did \(viewController.title ?? "")") }
  }

  @Test func theDelegateHearsOfTheRootWhenItAppears() {
    withHost { host in
      let (root, delegate) = (UIViewController(), Stack())
      root.title = "Root"
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = delegate
      #expect(delegate.calls.isEmpty)
      host.show(navigation)
      #expect(delegate.calls == ["will Root", "did Root"])
    }
  }

  private final class Telling: UIViewController {
    let stack: Stack
    init(_ stack: Stack) {
      self.stack = stack
      super.init(nibName: nil, bundle: nil)
      title = "Root"
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { stack.calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { stack.calls.append("didAppear") }
  }

  /// The order of the calls in a log of an application that starts (a published log of the life cycle on a device).
  @Test func theRootAppearsBeforeTheDelegateHearsOfIt() {
    withHost { host in
      let delegate = Stack()
      let navigation = UINavigationController(rootViewController: Telling(delegate))
      navigation.delegate = delegate
      host.show(navigation)
      #expect(delegate.calls == ["willAppear", "will Root", "didAppear", "did Root"])
    }
  }

  // MARK: Columns

  private func columns(_ style: UISplitViewController.Style) -> (UISplitViewController, [UIViewController]) {
    let split = UISplitViewController(style: style)
    let content = ["Primary", "Supplementary", "Secondary"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    split.setViewController(content[0], for: .primary)
    if style == .tripleColumn { split.setViewController(content[1], for: .supplementary) }
    split.setViewController(content[2], for: .secondary)
    return (split, content)
  }

  @Test func columnsOfAStackAreShownAndHidden() {
    withHost { host in
      let (split, content) = columns(.tripleColumn)
      host.show(split)
      let navigation = content[0].navigationController
      @MainActor func titles() -> [String] { navigation?.viewControllers.compactMap(\.title) ?? [] }
      #expect(titles() == ["Primary", "Supplementary", "Secondary"])
      split.show(.primary)
      host.advance(by: 1)
      #expect(titles() == ["Primary"])
      split.show(.secondary)
      host.advance(by: 1)
      #expect(titles() == ["Primary", "Supplementary", "Secondary"])
      split.hide(.secondary)
      host.advance(by: 1)
      #expect(titles() == ["Primary", "Supplementary"])
      #expect(split.viewController(for: .secondary) === content[2])
    }
  }

  /// What was popped while there was one column is back when there are several.
  @Test func expandingGivesEachColumnItsOwn() {
    withHost("iPad Air") { host in
      host.rotate(to: .landscapeLeft)
      let (split, content) = columns(.doubleColumn)
      host.show(split)
      host.resizeToThird()
      host.advance(by: 1)
      split.show(.primary)
      host.advance(by: 1)
      host.resize(to: CGSize(width: 1180, height: 820))
      host.advance(by: 1)
      #expect(content[0].navigationController?.viewControllers == [content[0]])
      #expect(content[2].navigationController?.viewControllers == [content[2]])
      #expect(content[2].view.window != nil)
    }
  }

  @MainActor
  private final class Modes: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("mode \(displayMode.rawValue)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      calls.append("show \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      calls.append("hide \(column.rawValue)")
    }
  }

  @Test func columnsSideBySideAreShownAndHidden() {
    withHost("iPad Air") { host in
      host.rotate(to: .landscapeLeft)
      let (split, _) = columns(.tripleColumn)
      let delegate = Modes()
      host.show(split)
      split.delegate = delegate
      #expect(split.displayMode == .oneBesideSecondary)
      split.show(.primary)
      host.advance(by: 1)
      #expect(split.displayMode == .twoBesideSecondary)
      split.hide(.supplementary)
      host.advance(by: 1)
      #expect(split.displayMode == .secondaryOnly)
      split.preferredDisplayMode = .oneBesideSecondary
      host.advance(by: 1)
      #expect(
        delegate.calls == ["mode 4", "show 0", "mode 1", "hide 0", "hide 1", "mode 2", "show 1"])
    }
  }

  /// Provenance: documented, <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
  @Test func theDelegateHearsHowAPresentationAdapts() {
    final class Hearing: NSObject, UIAdaptivePresentationControllerDelegate {
      var styles: [UIModalPresentationStyle] = []
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) { styles.append(style) }
    }
    withHost("iPad Air") { host in
      let (root, content, hearing) = (UIViewController(), UIViewController(), Hearing())
      host.show(root)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.delegate = nil
      content.presentationController?.delegate = hearing
      root.present(content, animated: false)
      host.settle()
      hearing.styles = []
      host.resizeToThird()
      host.advance(by: 1)
      #expect(hearing.styles == [.formSheet])
      host.resize(to: CGSize(width: 820, height: 1180))
      host.advance(by: 1)
      #expect(hearing.styles == [.formSheet, .none])
    }
  }
}
