import UIKit

enum SafeArea {
  class SceneViewController: UIViewController {
    let view2 = UIView()
    let view3 = UIView()
    let view4 = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view2.translatesAutoresizingMaskIntoConstraints = false

      view3.translatesAutoresizingMaskIntoConstraints = false

      view4.translatesAutoresizingMaskIntoConstraints = false

      view.addSubview(view2)
      view.addSubview(view3)
      view.addSubview(view4)

      NSLayoutConstraint.activate([
        view2.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        view2.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        view2.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        view2.heightAnchor.constraint(equalToConstant: 44),

        view3.topAnchor.constraint(equalTo: view2.bottomAnchor, constant: 8),
        view3.leadingAnchor.constraint(equalTo: view2.leadingAnchor),
        view3.trailingAnchor.constraint(equalTo: view2.trailingAnchor),

        view4.topAnchor.constraint(equalTo: view3.bottomAnchor, constant: 8),
        view4.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view4.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        view4.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        view4.heightAnchor.constraint(equalTo: view3.heightAnchor, multiplier: 0.25),
      ])
    }
  }
}
