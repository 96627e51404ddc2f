import CairnHost
import UIKit

/// A game's menu on a device: one storyboard for phones and pads.
@MainActor
struct GameMenu {
  let host: HeadlessHost
  let split: UISplitViewController

  init(device: String = "iPhone 15", orientation: UIInterfaceOrientation = .portrait) {
    host = HeadlessHost(device: device, orientation: orientation)
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    guard let split = storyboard.instantiateInitialViewController() as? UISplitViewController else {
      fatalError("Main.storyboard does not begin with a split view controller")
    }
    self.split = split
    // A phone begins with the menu.
    split.preferredDisplayMode = .oneBesideSecondary
    split.delegate = MenuFirst.shared
    host.show(split)
  }

  /// The menu's navigation controller.
  var navigation: UINavigationController? { split.viewControllers.first as? UINavigationController }

  /// What is shown beside the menu, or on top of it.
  var shown: UIViewController? { split.isCollapsed ? navigation?.topViewController : split.viewControllers.last }

  /// Taps a button of the menu or of its bar, and gives the transition its time.
  func choose(_ title: String) {
    InterfaceApplication(host).buttons[title].tap()
    host.advance(by: 1)
  }

  func turn(_ orientation: UIInterfaceOrientation) {
    host.rotate(to: orientation)
    host.advance(by: 1)
  }
}

/// Where there is one column only, it shows the menu.
@MainActor
private final class MenuFirst: UISplitViewControllerDelegate {
  static let shared = MenuFirst()

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { secondaryViewController.title == "Boards" }
}
