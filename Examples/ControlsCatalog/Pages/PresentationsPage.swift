import UIKit

/// Alerts, action sheets, popovers and sheets.
final class PresentationsPage: StatesController, UIPopoverPresentationControllerDelegate {
  let anchor = UIButton(type: .system)

  override func addStates() {
    anchor.setTitle("Anchor", for: .normal)
    add("what is presented points here", anchor)
    anchor.menu = UIMenu(
      title: "Menu",
      children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
      ])
  }

  func showAlert() {
    let alert = UIAlertController(
      title: "Delete the photo?", message: "It will be removed from all of your devices.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.record("cancel") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.record("delete") })
    present(alert, animated: true) { [weak self] in self?.record("presented") }
  }

  func showLogin() {
    let alert = UIAlertController(title: "Sign In", message: "Enter your account.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "User" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Sign In", style: .default))
    alert.addAction(UIAlertAction(title: "Register", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = alert.actions[0]
    present(alert, animated: true)
  }

  func showActionSheet() {
    let sheet = UIAlertController(title: "Photo", message: "What shall be done?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Save", style: .default) { [weak self] _ in self?.record("save") })
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = anchor
    sheet.popoverPresentationController?.sourceRect = anchor.bounds
    present(sheet, animated: true)
  }

  func showPopover() {
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    content.preferredContentSize = CGSize(width: 220, height: 140)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = anchor
    content.popoverPresentationController?.sourceRect = anchor.bounds
    content.popoverPresentationController?.delegate = self
    present(content, animated: true)
  }

  func showSheet(_ detents: [UISheetPresentationController.Detent]) {
    let content = UITableViewController(style: .insetGrouped)
    content.title = "Sheet"
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
    let navigation = UINavigationController(rootViewController: content)
    navigation.sheetPresentationController?.detents = detents
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
