extension UIButton {
  /// What assistive technologies say, and interface tests ask for.
  var spokenTitle: String? {
    if let configuration {
      let texts = [configuration.plainTitle ?? configuration.styledTitle?.string, configuration.subtitle]
      let said = texts.compactMap { $0 }.filter { !$0.isEmpty }
      if !said.isEmpty { return said.joined(separator: ", ") }
      if let label = configuration.image?.accessibilityLabel { return label }
    }
    return currentTitle ?? currentAttributedTitle?.string ?? spokenType ?? currentImage?.accessibilityLabel
  }

  /// UIKIT: what interface tests find buttons of these types by: `app.buttons["More Info"]`.
  private var spokenType: String? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    default: nil
    }
  }
}
