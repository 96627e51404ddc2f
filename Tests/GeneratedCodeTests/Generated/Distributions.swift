import UIKit

enum Distributions {
  class ContentView: UIView {
    let stackView = UIStackView()
    let view = UIView()
    let view2 = UIView()
    let view3 = UIView()
    let stackView2 = UIStackView()
    let view4 = UIView()
    let view5 = UIView()
    let view6 = UIView()
    let stackView3 = UIStackView()
    let view7 = UIView()
    let view8 = UIView()
    let view9 = UIView()
    let stackView4 = UIStackView()
    let view10 = UIView()
    let view11 = UIView()
    let view12 = UIView()

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
      stackView.addArrangedSubview(view2)
      stackView.addArrangedSubview(view3)
      addSubview(stackView2)
      stackView2.addArrangedSubview(view4)
      stackView2.addArrangedSubview(view5)
      stackView2.addArrangedSubview(view6)
      addSubview(stackView3)
      stackView3.addArrangedSubview(view7)
      stackView3.addArrangedSubview(view8)
      stackView3.addArrangedSubview(view9)
      addSubview(stackView4)
      stackView4.addArrangedSubview(view10)
      stackView4.addArrangedSubview(view11)
      stackView4.addArrangedSubview(view12)

      NSLayoutConstraint.activate([
        stackView.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),

        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 40),

        view2.heightAnchor.constraint(equalToConstant: 40),

        view3.widthAnchor.constraint(equalToConstant: 80),
        view3.heightAnchor.constraint(equalToConstant: 40),

        stackView2.topAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 10),
        stackView2.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        stackView2.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),

        view4.heightAnchor.constraint(equalToConstant: 40),

        view5.heightAnchor.constraint(equalToConstant: 40),

        view6.heightAnchor.constraint(equalToConstant: 40),

        stackView3.topAnchor.constraint(equalTo: stackView2.bottomAnchor, constant: 10),
        stackView3.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        stackView3.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),

        view7.widthAnchor.constraint(equalToConstant: 50),
        view7.heightAnchor.constraint(equalToConstant: 40),

        view8.widthAnchor.constraint(equalToConstant: 60),
        view8.heightAnchor.constraint(equalToConstant: 20),

        view9.widthAnchor.constraint(equalToConstant: 70),
        view9.heightAnchor.constraint(equalToConstant: 30),

        stackView4.topAnchor.constraint(equalTo: stackView3.bottomAnchor, constant: 10),
        stackView4.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        stackView4.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),

        view10.widthAnchor.constraint(equalToConstant: 40),
        view10.heightAnchor.constraint(equalToConstant: 40),

        view11.widthAnchor.constraint(equalToConstant: 60),
        view11.heightAnchor.constraint(equalToConstant: 40),

        view12.widthAnchor.constraint(equalToConstant: 40),
        view12.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
  }
}
