import UIKit

enum Launch {
  class SceneViewController: UIViewController {
    let horizonView = UIView()
    let marbleRunLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = UIColor(red: 0.15, green: 0.25, blue: 0.55, alpha: 1)

      horizonView.translatesAutoresizingMaskIntoConstraints = false
      horizonView.backgroundColor = UIColor(red: 0.12, green: 0.45, blue: 0.36, alpha: 1)

      marbleRunLabel.translatesAutoresizingMaskIntoConstraints = false
      marbleRunLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      marbleRunLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      marbleRunLabel.textColor = .white
      marbleRunLabel.textAlignment = .center
      marbleRunLabel.text = "Marble Run"

      view.addSubview(horizonView)
      view.addSubview(marbleRunLabel)

      NSLayoutConstraint.activate([
        horizonView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        horizonView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        horizonView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        horizonView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.0 / 3.0),

        marbleRunLabel.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
        marbleRunLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -2),
      ])
      applySizeClasses()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      applySizeClasses()
    }

    /// What differs by size class.
    private func applySizeClasses() {
      let isCompactWidth = traitCollection.horizontalSizeClass == .compact
      let isCompactHeight = traitCollection.verticalSizeClass == .compact
      marbleRunLabel.font =
        (isCompactWidth || isCompactHeight) ? .boldSystemFont(ofSize: 36) : .boldSystemFont(ofSize: 64)
    }
  }
}
