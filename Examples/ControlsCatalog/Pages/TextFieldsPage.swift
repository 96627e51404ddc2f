import UIKit

final class TextFieldsPage: StatesController, UITextFieldDelegate {
  let field = UITextField()

  override func addStates() {
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.delegate = self
    listen(
      to: field, "field",
      [
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
        (.editingDidEndOnExit, "editingDidEndOnExit"), (.primaryActionTriggered, "primaryActionTriggered"),
      ])
    addWide("touch", field)
    for (style, name) in [
      (UITextField.BorderStyle.none, "no border"), (.line, "line"), (.bezel, "bezel"), (.roundedRect, "rounded"),
    ] {
      let empty = UITextField()
      empty.borderStyle = style
      empty.placeholder = "Placeholder"
      let full = UITextField()
      full.borderStyle = style
      full.text = "Text"
      let row = add(name, empty, full)
      row.distribution = .fillEqually
      row.arrangedSubviews[2].isHidden = true
    }
    let disabled = rounded("Disabled")
    disabled.isEnabled = false
    addWide("disabled", disabled)
    let secret = rounded("secret")
    secret.isSecureTextEntry = true
    addWide("secure", secret)
    let clear = rounded("With a clear button")
    clear.clearButtonMode = .always
    addWide("clear button", clear)
    let sides = rounded("Side views")
    sides.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    sides.leftViewMode = .always
    sides.rightView = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    sides.rightViewMode = .always
    addWide("left and right view", sides)
    let centred = rounded("Centred, large")
    centred.textAlignment = .center
    centred.font = .preferredFont(forTextStyle: .title2)
    centred.textColor = .systemIndigo
    addWide("alignment, font, colour", centred)
  }

  private func rounded(_ text: String) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = text
    return field
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    record("shouldBeginEditing")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { record("didBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    record("shouldEndEditing")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { record("didEndEditing") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    record("shouldChange \(range.location),\(range.length) \"\(string)\"")
    return true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { record("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    record("shouldClear")
    return true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    record("shouldReturn")
    textField.resignFirstResponder()
    return true
  }
}
