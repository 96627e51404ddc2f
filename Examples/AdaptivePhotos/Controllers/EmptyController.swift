import UIKit

/// What the second column shows before a photo is chosen.
final class EmptyController: UIViewController {
  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "No Photo Selected"
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    self.view = view
  }
}
