extension UIButton {
  /// A system button with an image that sends an action when it is tapped.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = ClassInstantiation.make(self)
    button.become(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
