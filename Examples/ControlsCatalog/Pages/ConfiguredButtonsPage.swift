import UIKit

/// The configurations' styles in every state.
final class ConfiguredButtonsPage: StatesController {
  let button = UIButton(configuration: .filled())

  override func addStates() {
    button.configuration?.title = "Buy"
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Buying" : "Buy"
    }
    listen(to: button, "button")
    add("touch", button)
    let styles: [(String, () -> UIButton.Configuration)] = [
      ("plain", { .plain() }), ("gray", { .gray() }), ("tinted", { .tinted() }), ("filled", { .filled() }),
      ("borderless", { .borderless() }), ("bordered", { .bordered() }), ("bordered tinted", { .borderedTinted() }),
      ("bordered prominent", { .borderedProminent() }),
    ]
    for (name, make) in styles {
      add(
        name, configured(make(), "Normal"), configured(make(), "Pressed") { $0.isHighlighted = true },
        configured(make(), "Chosen") { $0.isSelected = true }, configured(make(), "Off") { $0.isEnabled = false })
    }
  }

  private func configured(
    _ configuration: UIButton.Configuration, _ title: String, _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    change(button)
    return button
  }
}
