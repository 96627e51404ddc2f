import CairnHost
import UIKit

/// The application on a device.
@MainActor
final class PhotosApp {
  let host: HeadlessHost
  let root: TraitOverrideController
  let split: UISplitViewController
  let list: ListController
  private let splitDelegate = PhotosSplitDelegate()

  init(device: String = "iPhone 15", orientation: UIInterfaceOrientation = .portrait, user: User = .sample) {
    UIViewController.registerForecasts()
    host = HeadlessHost(device: device, orientation: orientation)
    list = ListController(user: user)
    split = UISplitViewController()
    split.delegate = splitDelegate
    split.preferredDisplayMode = .oneBesideSecondary
    split.viewControllers = [UINavigationController(rootViewController: list), EmptyController()]
    root = TraitOverrideController(content: split)
    host.show(root)
    host.advance(by: 0.5)
  }

  /// Taps a row of a table.
  func tapRow(_ row: Int, of controller: UITableViewController) {
    guard let cell = controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    host.tap(cell)
    host.advance(by: 0.8)
  }

  /// Opens the first conversation and its second photo.
  func openPhoto() {
    tapRow(0, of: list)
    if let controller = list.navigationController?.topViewController as? ConversationController {
      tapRow(1, of: controller)
    }
  }

  func openProfile() {
    let controller = UINavigationController(rootViewController: ProfileController(user: list.user))
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: false)
    host.advance(by: 0.5)
  }
}
