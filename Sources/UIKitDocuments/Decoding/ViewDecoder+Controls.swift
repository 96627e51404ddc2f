internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

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
      decodeSlider(slider)
    case let stepper as UIStepper:
      if let value = element.number("minimumValue") { stepper.minimumValue = value }
      if let value = element.number("maximumValue") { stepper.maximumValue = value }
      if let value = element.number("stepValue") { stepper.stepValue = value }
      if let value = element.number("value") { stepper.value = value }
      decodeStepper(stepper)
    case let toggle as UISwitch:
      toggle.isOn = element.bool("on") ?? false
      toggle.onTintColor = color("onTintColor")
      if let color = color("thumbTintColor") { toggle.thumbTintColor = color }
      if let title = element.text("title") { toggle.title = title }
    case let pages as UIPageControl:
      pages.numberOfPages = element.integer("numberOfPages") ?? 0
      pages.currentPage = element.integer("currentPage") ?? 0
      pages.hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
      pages.pageIndicatorTintColor = color("pageIndicatorTintColor")
      pages.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
    case let picker as UIDatePicker: decodeDatePicker(picker)
    case let refresh as UIRefreshControl:
      refresh.attributedTitle = element.child(key: "attributedTitle").map { AttributedTextDecoder(scene).string($0) }
    case let well as UIColorWell:
      well.selectedColor = color("selectedColor")
      well.title = element.string("title")
      if element.bool("supportsAlpha") == false { well.supportsAlpha = false }
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

  private func decodeSlider(_ slider: UISlider) {
    if element.bool("continuous") == false { slider.isContinuous = false }
    if let color = color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
    if let color = color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
    if let color = color("thumbTintColor") { slider.thumbTintColor = color }
    let images = ImageDecoder(scene)
    if let image = images.image(element, "minimumValueImage") { slider.minimumValueImage = image }
    if let image = images.image(element, "maximumValueImage") { slider.maximumValueImage = image }
  }

  private func decodeStepper(_ stepper: UIStepper) {
    if element.bool("continuous") == false { stepper.isContinuous = false }
    if element.bool("autorepeat") == false { stepper.autorepeat = false }
    if element.bool("wraps") == true { stepper.wraps = true }
  }

  private func decodeTextField(_ field: UITextField) {
    if let font = element.child(key: "fontDescription").flatMap({ scene.fonts.font($0) }) {
      field.font = font
    } else {
      // UIKIT: attributed fields without text are as high as a line of 17 points (stored frames of Xcode 10 to 11).
      field.font = .systemFont(ofSize: element.bool("usesAttributedText") == true ? 17 : 14)
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
    let modes: [String: UITextField.ViewMode] = [
      "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    if let mode = element.string("clearButtonMode").flatMap({ modes[$0] }) { field.clearButtonMode = mode }
    if element.bool("clearsOnBeginEditing") == true { field.clearsOnBeginEditing = true }
    field.adjustsFontSizeToFitWidth = shrinksText
    if element.bool("adjustsFontForContentSizeCategory") == true { field.adjustsFontForContentSizeCategory = true }
    if element.bool("allowsEditingTextAttributes") == true { field.allowsEditingTextAttributes = true }
    if let attributed = element.child(key: "attributedText") {
      field.attributedText = AttributedTextDecoder(scene).string(attributed)
    }
    let images = ImageDecoder(scene)
    if let image = images.image(element, "background") { field.background = image }
    if let image = images.image(element, "disabledBackground") { field.disabledBackground = image }
    decodeTextInput(field)
    element.note("usesAttributedText")
  }

  private func decodeSegments(_ control: UISegmentedControl) {
    for (index, segment) in (element.child("segments")?.children("segment") ?? []).enumerated() {
      if let image = ImageDecoder(scene).image(segment) {
        control.insertSegment(with: image, at: index, animated: false)
        segment.note("title")
      } else {
        control.insertSegment(withTitle: segment.text("title") ?? "", at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      if let offset = segment.size(key: "contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
    }
    if let index = element.integer("selectedSegmentIndex") { control.selectedSegmentIndex = index }
    if element.bool("apportionsSegmentWidthsByContent") == true { control.apportionsSegmentWidthsByContent = true }
    if element.bool("momentary") == true { control.isMomentary = true }
    if let color = color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    if element.bool("springLoaded") == true { control.isSpringLoaded = true }
    element.note("segmentControlStyle")
  }

  private func decodeDatePicker(_ picker: UIDatePicker) {
    let modes: [String: UIDatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
    if let mode = element.string("datePickerMode").flatMap({ modes[$0] }) { picker.datePickerMode = mode }
    if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
    if let duration = element.number("countDownDuration") { picker.countDownDuration = duration }
    if let date = date("date") {
      picker.date = date
    } else if scene.isOnCanvas {
      // A canvas looks the same every day.
      picker.date = Date(timeIntervalSinceReferenceDate: 0)
    }
    if scene.isOnCanvas { picker.timeZone = TimeZone(secondsFromGMT: 0) }
    if let date = date("minimumDate") { picker.minimumDate = date }
    if let date = date("maximumDate") { picker.maximumDate = date }
    if let name = element.child(key: "locale")?.string("localeIdentifier") { picker.locale = Locale(identifier: name) }
    element.note("useCurrentDate")
    let styles: [String: UIDatePicker.Style] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
    // UIKIT: without a style the system chooses: wheels before iOS 14, a field of 36 points since (stored frames of two
    // repositories, Xcode 12 and 26).
    picker.preferredDatePickerStyle = element.string("style").flatMap { styles[$0] } ?? .automatic
  }

  private func date(_ key: String) -> Date? {
    let element = element.child(key: key, "date")
    element?.child("timeZone")?.markRead()
    return element?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}
