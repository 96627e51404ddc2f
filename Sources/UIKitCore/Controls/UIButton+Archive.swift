extension UIButton {
  static var buttonArchivedProperties: [ArchivedProperty] {
    [
      .choice("UIButtonType", \UIButton.archivedType), .text("UITitle", \UIButton.normalTitle),
      .object("UIImage", \UIButton.normalImage), .object("UITitleColor", \UIButton.normalTitleColor),
      .flag("UIEnabled", \UIButton.isEnabled), .flag("UISelected", \UIButton.isSelected),
    ]
  }

  private var archivedType: ButtonType {
    get { buttonType }
    set { become(newValue) }
  }
  private var normalTitle: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }
  private var normalImage: UIImage? {
    get { image(for: .normal) }
    set { setImage(newValue, for: .normal) }
  }
  private var normalTitleColor: UIColor? {
    get { value(.normal, \.titleColor) }
    set { setTitleColor(newValue, for: .normal) }
  }
}
