import CairnHost
import Testing
import UIKit

/// What the surroundings tell: traits, text sizes, the status bar, orientations. Provenance: Apple's pages on the members
/// named in each test.
@MainActor @Suite(.serialized)
struct EnvironmentTests {
  /// Provenance: a library for panels, which rounds to the pixels of the traits what layout rounds to those of the screen.
  @Test(arguments: [("iPhone SE (3rd generation)", 2 as CGFloat), ("iPhone 15", 3)])
  func viewsOutsideOfWindowsHaveTheScreensPixels(_ device: String, _ scale: CGFloat) {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    #expect(UIScreen.main.scale == scale)
    #expect(UIView().traitCollection.displayScale == scale)
    #expect(UITraitCollection.current.displayScale == scale)
  }

  /// Provenance: programs that match the corners of the display ask for them so, and stop without an answer.
  @Test(arguments: [("iPhone SE (3rd generation)", 0 as CGFloat), ("iPhone 11 Pro", 39), ("iPhone 15", 55)])
  func theScreenKnowsItsCorners(_ device: String, _ radius: CGFloat) {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == radius)
  }

  private func withHost(_ device: String = "iPhone 15", _ body: (HeadlessHost) throws -> Void) rethrows {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    try body(host)
  }

  final class Listener: UIViewController {
    var heard: [String] = []
    func traitsChanged(_ environment: Any?) { heard.append("\(environment is Listener)") }
    override func viewDidLoad() {
      let action = Selector("traitsChanged:")
      ActionRegistry.register(action, on: Listener.self) { listener, sender, _ in listener.traitsChanged(sender) }
      registerForTraitChanges([UITraitUserInterfaceStyle.self], action: action)
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: self, action: action)
    }
  }

  @Test func registrationsSendActions() {
    withHost { host in
      let listener = Listener()
      host.show(listener)
      host.change(HostSettings(style: .dark))
      #expect(listener.heard.sorted() == ["false", "true"])
    }
  }

  @Test func theTextSizeIsNotified() {
    withHost { host in
      nonisolated(unsafe) var heard: [String] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { heard.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "-") }
      defer { NotificationCenter.default.removeObserver(token) }
      host.show(UIViewController())
      host.change(HostSettings(textSize: .extraLarge))
      host.change(HostSettings(style: .dark))
      #expect(heard == [UIContentSizeCategory.extraLarge.rawValue])
    }
  }

  @Test func editingEnds() {
    withHost { host in
      let controller = UIViewController()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      controller.view.addSubview(field)
      host.show(controller)
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      #expect(controller.view.endEditing(false))
      #expect(!field.isFirstResponder)
    }
  }

  final class Hiding: UIViewController {
    var hides = true
    override var prefersStatusBarHidden: Bool { hides }
  }

  /// On a phone without a notch the status bar is all that the safe area minds above.
  @Test(arguments: [("iPhone 8", 0.0, 20.0), ("iPhone 15", 59, 59)])
  func aHiddenStatusBarGivesItsRoom(_ device: String, _ hidden: Double, _ shown: Double) {
    withHost(device) { host in
      let controller = Hiding()
      host.show(controller)
      #expect(Double(controller.view.safeAreaInsets.top) == hidden)
      controller.hides = false
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(Double(controller.view.safeAreaInsets.top) == shown)
    }
  }

  final class Portrait: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test func whatFillsTheScreenIsAskedForOrientations() {
    withHost { host in
      let root = UIViewController()
      host.show(root)
      let shown = Portrait()
      shown.modalPresentationStyle = .fullScreen
      root.present(shown, animated: false)
      host.settle()
      host.rotate(to: .landscapeLeft)
      #expect(host.scene.interfaceOrientation == .portrait)
      root.dismiss(animated: false)
      host.settle()
      host.rotate(to: .landscapeLeft)
      #expect(host.scene.interfaceOrientation == .landscapeLeft)
    }
  }

  final class Measured: UIView {
    var style: UIUserInterfaceStyle?
    override func layoutSubviews() {
      super.layoutSubviews()
      style = UITraitCollection.current.userInterfaceStyle
    }
  }

  /// `UITraitCollection.current` is the view's own in `layoutSubviews()`.
  @Test func layoutRunsWithTheViewsTraits() {
    withHost { host in
      let controller = UIViewController()
      let (plain, dark) = (Measured(), Measured())
      controller.view.addSubview(plain)
      controller.view.addSubview(dark)
      dark.overrideUserInterfaceStyle = .dark
      host.show(controller)
      #expect(plain.style == .light && dark.style == .dark)
    }
  }

  @Test func barsGoInLowHeights() {
    withHost { host in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.hidesBarsWhenVerticallyCompact = true
      host.show(navigation)
      #expect(!navigation.isNavigationBarHidden)
      host.rotate(to: .landscapeLeft)
      host.advance(by: 1)
      #expect(navigation.isNavigationBarHidden && navigation.viewControllers[0].view.safeAreaInsets.top == 0)
      host.rotate(to: .portrait)
      host.advance(by: 1)
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test func actionSheetsArePopoversOnPads() {
    withHost("iPad Air") { host in
      let root = UIViewController()
      host.show(root)
      let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
      for name in ["One", "Two"] { sheet.addAction(UIAlertAction(title: name, style: .default)) }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      #expect(sheet.popoverPresentationController != nil)
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
      root.present(sheet, animated: false)
      host.settle()
      #expect(sheet.view.bounds.width == 304 && sheet.view.bounds.height < 250)
    }
  }

  @Test func theUprightSpaceDoesNotTurn() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = OrientationFree()
    host.show(controller)
    host.rotate(to: .landscapeRight)
    host.advance(by: 1)
    let (space, size) = (UIScreen.main.fixedCoordinateSpace, UIScreen.main.bounds.size)
    #expect(space.bounds.size == CGSize(width: size.height, height: size.width))
    // The home button is at the right: the upper left corner of the interface is the upper right one of the device.
    let corner = space.convert(CGPoint.zero, from: host.window)
    #expect(corner == CGPoint(x: size.height, y: 0))
    #expect(space.convert(corner, to: host.window) == .zero)
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    #expect(space.convert(CGPoint.zero, from: host.window) == CGPoint(x: 0, y: size.width))
  }

  final class OrientationFree: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  /// Provenance: documented of `additionalSafeAreaInsets`: the safe area of the view and of its children is smaller.
  @Test func whatAControllerCoversIsTakenOffTheSafeArea() {
    let host = HeadlessHost()
    defer { host.close() }
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    host.show(parent)
    let (before, within) = (parent.view.safeAreaInsets, child.view.safeAreaInsets)
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    host.settle()
    for (now, former) in [(parent.view.safeAreaInsets, before), (child.view.safeAreaInsets, within)] {
      #expect(now.top == former.top + 10 && now.left == former.left + 20)
      #expect(now.bottom == former.bottom + 30 && now.right == former.right + 40)
    }
    #expect(parent.view.safeAreaLayoutGuide.layoutFrame.minX == before.left + 20)
    parent.additionalSafeAreaInsets = .zero
    host.settle()
    #expect(parent.view.safeAreaInsets == before && child.view.safeAreaInsets == within)
  }
}
