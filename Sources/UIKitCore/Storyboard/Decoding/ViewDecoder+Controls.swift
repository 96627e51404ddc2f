internal import InterfaceBuilder

extension ViewDecoder {
  /// What the classes of controls have.
  func decodeControl(_ control: UIControl) {
    if let enabled = element.bool("enabled") { control.isEnabled = enabled }
    if element.bool("selected") == true { control.isSelected = true }
    if element.bool("highlighted") == true { control.isHighlighted = true }
    decodeAlignment(control)
    switch control {
    case let button as UIButton: decodeButton(button)
    case let field as UITextField: decodeTextField(field)
    case let segments as UISegmentedControl: decodeSegments(segments)
    case let slider as UISlider:
      if let value = element.number("minValue") { slider.minimumValue = Float(value) }
      if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
      if let value = element.number("value") { slider.value = Float(value) }
    case let stepper as UIStepper:
      if let value = element.number("minimumValue") { stepper.minimumValue = value }
      if let value = element.number("maximumValue") { stepper.maximumValue = value }
      if let value = element.number("stepValue") { stepper.stepValue = value }
      if let value = element.number("value") { stepper.value = value }
    case let toggle as UISwitch:
      toggle.isOn = element.bool("on") ?? false
      toggle.onTintColor = color("onTintColor")
    case let pages as UIPageControl:
      pages.numberOfPages = element.integer("numberOfPages") ?? 0
      pages.currentPage = element.integer("currentPage") ?? 0
    case let picker as UIDatePicker: decodeDatePicker(picker)
    default: break
    }
  }

  private func decodeAlignment(_ control: UIControl) {
    let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
      "left": .left, "right": .right, "fill": .fill, "center": .center, "leading": .leading, "trailing": .trailing,
    ]
    let vertical: [String: UIControl.ContentVerticalAlignment] = [
      "top": .top, "bottom": .bottom, "fill": .fill, "center": .center,
    ]
    if let value = element.string("contentHorizontalAlignment").flatMap({ horizontal[$0] }) {
      control.contentHorizontalAlignment = value
    }
    if let value = element.string("contentVerticalAlignment").flatMap({ vertical[$0] }) {
      control.contentVerticalAlignment = value
    }
  }

  private func decodeTextField(_ field: UITextField) {
    if let font = element.child(key: "fontDescription").flatMap({ FontDecoder.font($0) }) {
      field.font = font
    } else {
      field.font = .systemFont(ofSize: 14)
    }
    let borders: [String: UITextField.BorderStyle] = [
      "roundedRect": .roundedRect, "line": .line, "bezel": .bezel, "none": .none,
    ]
    field.borderStyle = element.string("borderStyle").flatMap { borders[$0] } ?? .none
    if let text = element.text("text") { field.text = text }
    if let text = element.text("placeholder") { field.placeholder = text }
    if let alignment = element.string("textAlignment").flatMap(Self.textAlignment) { field.textAlignment = alignment }
    if let color = color("textColor") { field.textColor = color }
    if let size = element.number("minimumFontSize") { field.minimumFontSize = size }
    element.child("textInputTraits")?.markRead()
    element.note("clearButtonMode", "clearsOnBeginEditing", "adjustsFontSizeToFit")
  }

  private func decodeSegments(_ control: UISegmentedControl) {
    for (index, segment) in (element.child("segments")?.children("segment") ?? []).enumerated() {
      if let image = ImageDecoder(scene).image(segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.text("title") ?? "", at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
    }
    if let index = element.integer("selectedSegmentIndex") { control.selectedSegmentIndex = index }
    if element.bool("apportionsSegmentWidthsByContent") == true { control.apportionsSegmentWidthsByContent = true }
    element.note("segmentControlStyle", "momentary")
  }

  private func decodeDatePicker(_ picker: UIDatePicker) {
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
    if let mode = element.string("datePickerMode").flatMap({ modes[$0] }) { picker.datePickerMode = mode }
    let styles: [String: UIDatePicker.Style] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
    // UIKIT: before iOS 13.4 there were wheels alone, and they stay what a document without a style means.
    picker.preferredDatePickerStyle = element.string("style").flatMap { styles[$0] } ?? .wheels
  }
}
