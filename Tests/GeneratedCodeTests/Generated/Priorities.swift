import UIKit

enum Priorities {
  class ContentView: UIView {
    let view = UIView()
    let containerView = UIView()
    let containerView2 = UIView()

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

      containerView.translatesAutoresizingMaskIntoConstraints = false

      containerView2.translatesAutoresizingMaskIntoConstraints = false

      addSubview(view)
      addSubview(containerView)
      addSubview(containerView2)

      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 30),

        containerView.topAnchor.constraint(equalTo: view.topAnchor),
        containerView.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        containerView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2).with(priority: 750),
        containerView.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
        containerView.heightAnchor.constraint(equalToConstant: 30),

        containerView2.topAnchor.constraint(equalTo: containerView.bottomAnchor, constant: 12),
        containerView2.centerXAnchor.constraint(equalTo: centerXAnchor),
        containerView2.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5, constant: -10),
        containerView2.heightAnchor.constraint(equalTo: containerView2.widthAnchor, multiplier: 1.0 / 3.0),
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
