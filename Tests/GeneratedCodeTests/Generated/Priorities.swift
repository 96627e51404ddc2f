import UIKit

enum Priorities {
  class ContentView: UIView {
    let view = UIView()
    let view2 = UIView()
    let view3 = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      view.translatesAutoresizingMaskIntoConstraints = false

      view2.translatesAutoresizingMaskIntoConstraints = false

      view3.translatesAutoresizingMaskIntoConstraints = false

      addSubview(view)
      addSubview(view2)
      addSubview(view3)

      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 30),

        view2.topAnchor.constraint(equalTo: view.topAnchor),
        view2.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        view2.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
        view2.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2).with(priority: 750),
        view2.heightAnchor.constraint(equalToConstant: 30),

        view3.topAnchor.constraint(equalTo: view2.bottomAnchor, constant: 12),
        view3.centerXAnchor.constraint(equalTo: centerXAnchor),
        view3.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5, constant: -10),
        view3.heightAnchor.constraint(equalTo: view3.widthAnchor, multiplier: 1.0 / 3.0),
      ])
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
