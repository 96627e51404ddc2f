import UIKit

enum Distributions {
  class ContentView: UIView {
    let stackView = UIStackView()
    let view = UIView()
    let containerView = UIView()
    let containerView2 = UIView()
    let stackView2 = UIStackView()
    let containerView3 = UIView()
    let containerView4 = UIView()
    let containerView5 = UIView()
    let stackView3 = UIStackView()
    let containerView6 = UIView()
    let containerView7 = UIView()
    let containerView8 = UIView()
    let stackView4 = UIStackView()
    let containerView9 = UIView()
    let containerView10 = UIView()
    let containerView11 = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      stackView.translatesAutoresizingMaskIntoConstraints = false
      stackView.spacing = 10

      stackView2.translatesAutoresizingMaskIntoConstraints = false
      stackView2.distribution = .fillEqually
      stackView2.spacing = 15

      stackView3.translatesAutoresizingMaskIntoConstraints = false
      stackView3.distribution = .equalSpacing
      stackView3.alignment = .center

      stackView4.translatesAutoresizingMaskIntoConstraints = false
      stackView4.distribution = .equalCentering

      addSubview(stackView)
      stackView.addArrangedSubview(view)
      stackView.addArrangedSubview(containerView)
      stackView.addArrangedSubview(containerView2)
      addSubview(stackView2)
      stackView2.addArrangedSubview(containerView3)
      stackView2.addArrangedSubview(containerView4)
      stackView2.addArrangedSubview(containerView5)
      addSubview(stackView3)
      stackView3.addArrangedSubview(containerView6)
      stackView3.addArrangedSubview(containerView7)
      stackView3.addArrangedSubview(containerView8)
      addSubview(stackView4)
      stackView4.addArrangedSubview(containerView9)
      stackView4.addArrangedSubview(containerView10)
      stackView4.addArrangedSubview(containerView11)

      NSLayoutConstraint.activate([
        stackView.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),

        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 40),

        containerView.heightAnchor.constraint(equalToConstant: 40),

        containerView2.widthAnchor.constraint(equalToConstant: 80),
        containerView2.heightAnchor.constraint(equalToConstant: 40),

        stackView2.topAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 10),
        stackView2.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        stackView2.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),

        containerView3.heightAnchor.constraint(equalToConstant: 40),

        containerView4.heightAnchor.constraint(equalToConstant: 40),

        containerView5.heightAnchor.constraint(equalToConstant: 40),

        stackView3.topAnchor.constraint(equalTo: stackView2.bottomAnchor, constant: 10),
        stackView3.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        stackView3.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),

        containerView6.widthAnchor.constraint(equalToConstant: 50),
        containerView6.heightAnchor.constraint(equalToConstant: 40),

        containerView7.widthAnchor.constraint(equalToConstant: 60),
        containerView7.heightAnchor.constraint(equalToConstant: 20),

        containerView8.widthAnchor.constraint(equalToConstant: 70),
        containerView8.heightAnchor.constraint(equalToConstant: 30),

        stackView4.topAnchor.constraint(equalTo: stackView3.bottomAnchor, constant: 10),
        stackView4.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        stackView4.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),

        containerView9.widthAnchor.constraint(equalToConstant: 40),
        containerView9.heightAnchor.constraint(equalToConstant: 40),

        containerView10.widthAnchor.constraint(equalToConstant: 60),
        containerView10.heightAnchor.constraint(equalToConstant: 40),

        containerView11.widthAnchor.constraint(equalToConstant: 40),
        containerView11.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
  }
}
