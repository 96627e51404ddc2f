import CairnHost
import Testing
import UIKit

/// How high the bars of navigation controllers are, and that items with constraints leave them in peace.
@MainActor @Suite(.serialized)
struct BarHeightTests {
  /// Provenance: documented, <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller>:
  /// who asks for the presentation controller of what is not presented gets one, and nothing is presented.
  @Test func aPresentationThatIsNotShownMakesNoSheetOfTheRoot() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.show(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    _ = navigation.presentationController
    navigation.pushViewController(UIViewController(), animated: false)
    host.settle()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  private final class CountingBar: UINavigationBar {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func anItemThatConstraintsSizeIsLaidOutOnce() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = UIViewController()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    picker.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picker.widthAnchor.constraint(equalToConstant: 120), picker.heightAnchor.constraint(equalToConstant: 35),
    ])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: picker)
    let navigation = UINavigationController(navigationBarClass: CountingBar.self, toolbarClass: nil)
    navigation.viewControllers = [page]
    host.show(navigation)
    let bar = page.navigationController?.navigationBar as? CountingBar
    let before = bar?.layouts ?? 100
    host.advance(by: 1)
    #expect((bar?.layouts ?? 0) - before < 3)
    #expect(picker.bounds.size == CGSize(width: 120, height: 35))
    #expect(abs(picker.convert(picker.bounds, to: nil).maxX - (393 - 16)) < 0.01)
  }
}
