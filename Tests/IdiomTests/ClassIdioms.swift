import Testing
import UIKit

// Code as applications for iOS write it. That it compiles is what it tests, in Swift 6 and, through a link, in Swift 5.

class IdiomAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { userActivity.activityType == NSUserActivityTypeBrowsingWeb }
}

class IdiomNavigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    modalPresentationStyle = .fullScreen
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

class IdiomBarNavigation: UINavigationController {
  init() { super.init(navigationBarClass: UINavigationBar.self, toolbarClass: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class IdiomWindow: UIWindow {
  let mark: Int
  init(windowScene: UIWindowScene, mark: Int) {
    self.mark = mark
    super.init(windowScene: windowScene)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { super.convert(point, to: window) }
}

class IdiomStack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

class IdiomRecognizer: UIGestureRecognizer {
  let distance: CGFloat
  init(distance: CGFloat) {
    self.distance = distance
    super.init(target: nil, action: nil)
  }
}

class IdiomPan: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

class IdiomLayout: UICollectionViewCompositionalLayout {
  let columns: Int
  init(columns: Int) {
    self.columns = columns
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(section: NSCollectionLayoutSection(group: group))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class IdiomSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

class IdiomAttributes: UICollectionViewLayoutAttributes {
  var progress: CGFloat = 0
  override init() { super.init() }
}

class IdiomContext: UICollectionViewLayoutInvalidationContext {
  override init() { super.init() }
}

class IdiomCell: UITableViewCell {
  override func willTransition(to state: UITableViewCell.StateMask) { super.willTransition(to: state) }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = "Row"
    contentConfiguration = content
    backgroundConfiguration = UIBackgroundConfiguration.clear()
  }
}

class IdiomController: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputHome, modifierFlags: .command, action: Selector(("home:")),
        discoverabilityTitle: "Home"),
      UIKeyCommand(title: "Find", action: Selector(("find:")), input: UIKeyCommand.f3),
    ]
  }
  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.remove(menu: .format)
    builder.insertChild(UIMenu(title: "Extra", identifier: .init("extra")), atEndOfMenu: .file)
  }
  override func restoreUserActivityState(_ userActivity: NSUserActivity) {
    super.restoreUserActivityState(userActivity)
    title = userActivity.title
  }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(for: state)
  }
}

class IdiomPreviewView: UIView {
  override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
}

class IdiomRow: UIView {
  override func accessibilityActivate() -> Bool { true }
  override func accessibilityIncrement() {}
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { [UIAccessibilityCustomAction(name: "Delete") { _ in true }] }
    set {}
  }
  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame.insetBy(dx: -8, dy: -8) }
    set { super.accessibilityFrame = newValue }
  }
}

class IdiomAction: UIAccessibilityCustomAction {
  let mark: Int
  init(mark: Int, target: Any?, selector: Selector) {
    self.mark = mark
    super.init(name: "Mark", target: target, selector: selector)
  }
  init(mark: Int) {
    self.mark = mark
    super.init(name: "Mark") { _ in true }
  }
}

class IdiomButton: UIButton {
  override func updateConfiguration() {
    super.updateConfiguration()
    configuration?.showsActivityIndicator = !isEnabled
  }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
}

/// Anchors, guides and the layer's calls are a view's to override.
@MainActor
class OverridingView: UIView {
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { super.removeLayoutGuide(layoutGuide) }
  override func display(_ layer: CALayer) { super.display(layer) }
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func layerWillDraw(_ layer: CALayer) { super.layerWillDraw(layer) }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }

  func delegates(_ controller: UIViewController) {
    let popover: (any UIPopoverPresentationControllerDelegate)? = controller.popoverPresentationController?.delegate
    let sheet: (any UISheetPresentationControllerDelegate)? = controller.sheetPresentationController?.delegate
    let adapting: (any UIAdaptivePresentationControllerDelegate)? = controller.presentationController?.delegate
    _ = (popover, sheet, adapting)
  }

  func limits() {
    maximumContentSizeCategory = .extraLarge
    minimumContentSizeCategory = .medium
    keyboardLayoutGuide.setConstraints([topAnchor.constraint(equalTo: bottomAnchor)], activeWhenNearEdge: .bottom)
    keyboardLayoutGuide.removeAllTrackedConstraints()
  }
}

private final class TitledItem: UINavigationItem {
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
