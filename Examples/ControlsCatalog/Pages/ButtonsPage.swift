import UIKit

final class ButtonsPage: StatesController {
  let button = UIButton(type: .system)

  override func addStates() {
    button.setTitle("Tap me", for: .normal)
    button.setTitle("Touched", for: .highlighted)
    listen(to: button, "button")
    add("touch", button)
    add(
      "system: normal, highlighted, selected, disabled", system(), system { $0.isHighlighted = true },
      system { $0.isSelected = true }, system { $0.isEnabled = false })
    add(
      "system with an image", pictured(), pictured { $0.isHighlighted = true }, pictured { $0.isSelected = true },
      pictured { $0.isEnabled = false })
    add(
      "custom: normal, highlighted, selected, disabled", custom(), custom { $0.isHighlighted = true },
      custom { $0.isSelected = true }, custom { $0.isEnabled = false })
    add(
      "detail, info, add, close", UIButton(type: .detailDisclosure), UIButton(type: .infoLight),
      UIButton(type: .contactAdd), UIButton(type: .close))
    add(
      "the same, disabled", disabled(.detailDisclosure), disabled(.infoLight), disabled(.contactAdd),
      disabled(.close))
    let wide = custom()
    wide.setBackgroundImage(Pictures.plate(.systemTeal), for: .normal)
    wide.setBackgroundImage(Pictures.plate(.systemIndigo), for: .highlighted)
    let pressed = custom()
    pressed.setBackgroundImage(Pictures.plate(.systemTeal), for: .normal)
    pressed.setBackgroundImage(Pictures.plate(.systemIndigo), for: .highlighted)
    pressed.isHighlighted = true
    add("background images", wide, pressed)
    let attributed = UIButton(type: .system)
    attributed.setAttributedTitle(
      NSAttributedString(
        string: "Attributed",
        attributes: [.underlineStyle: 1, .foregroundColor: UIColor.systemPurple, .font: UIFont.systemFont(ofSize: 20)]),
      for: .normal)
    add("attributed title, tint", attributed, system { $0.tintColor = .systemPink })
  }

  private func system(_ change: (UIButton) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    change(button)
    return button
  }
  private func pictured(_ change: (UIButton) -> Void = { _ in }) -> UIButton {
    system {
      $0.setImage(UIImage(systemName: "star"), for: .normal)
      $0.setImage(UIImage(systemName: "star.fill"), for: .selected)
      change($0)
    }
  }
  private func custom(_ change: (UIButton) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle("Custom", for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.setTitleColor(.systemRed, for: .highlighted)
    button.setTitleColor(.systemGreen, for: .selected)
    button.setTitleColor(.systemGray, for: .disabled)
    change(button)
    return button
  }
  private func disabled(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    button.isEnabled = false
    return button
  }
}
