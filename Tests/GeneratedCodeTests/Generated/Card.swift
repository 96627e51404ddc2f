import UIKit

enum Card {
  class CardViewController: UIViewController, UITextFieldDelegate {
    let nameField = UITextField()
    let cardFace = CardFace()
    let turnRecognizer = UITapGestureRecognizer()

    override func viewDidLoad() {
      super.viewDidLoad()
      nameField.translatesAutoresizingMaskIntoConstraints = false
      nameField.borderStyle = .roundedRect
      nameField.minimumFontSize = 17
      nameField.adjustsFontSizeToFitWidth = true
      nameField.font = .systemFont(ofSize: 14)

      cardFace.translatesAutoresizingMaskIntoConstraints = false

      view.addSubview(nameField)
      view.addSubview(cardFace)

      nameField.delegate = self
      cardFace.field = nameField

      turnRecognizer.numberOfTapsRequired = 2
      turnRecognizer.addTarget(self, action: Selector("turn", CardViewController.turn))
      cardFace.addGestureRecognizer(turnRecognizer)

      NSLayoutConstraint.activate([
        nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        nameField.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        nameField.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),

        cardFace.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 20),
        cardFace.leadingAnchor.constraint(equalTo: nameField.leadingAnchor),
        cardFace.trailingAnchor.constraint(equalTo: nameField.trailingAnchor),
        cardFace.heightAnchor.constraint(equalToConstant: 120),
      ])
    }

    func turn() {}
  }
}
