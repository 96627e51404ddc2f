extension UITextField {
  static var fieldArchivedProperties: [ArchivedProperty] {
    [
      .object("UIFont", \UITextField.font), .object("UITextColor", \UITextField.textColor),
      .text("UIText", \UITextField.text), .text("UIPlaceholder", \UITextField.placeholder),
      .choice("UIBorderStyle", \UITextField.borderStyle), .choice("UITextAlignment", \UITextField.textAlignment),
      .flag("UISecureTextEntry", \UITextField.isSecureTextEntry), .flag("UIEnabled", \UITextField.isEnabled),
    ]
  }
}
