import UIKit

enum SafeArea {
  class SceneViewController: UIViewController {
    let containerView = UIView()
    let containerView2 = UIView()
    let containerView3 = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      containerView.translatesAutoresizingMaskIntoConstraints = false

      containerView2.translatesAutoresizingMaskIntoConstraints = false

      containerView3.translatesAutoresizingMaskIntoConstraints = false

      view.addSubview(containerView)
      view.addSubview(containerView2)
      view.addSubview(containerView3)

      NSLayoutConstraint.activate([
        containerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        containerView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        containerView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        containerView.heightAnchor.constraint(equalToConstant: 44),

        containerView2.topAnchor.constraint(equalTo: containerView.bottomAnchor, constant: 8),
        containerView2.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
        containerView2.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),

        containerView3.topAnchor.constraint(equalTo: containerView2.bottomAnchor, constant: 8),
        containerView3.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        containerView3.heightAnchor.constraint(equalTo: containerView2.heightAnchor, multiplier: 0.25),
        containerView3.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        containerView3.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }
}
