internal import UIKitCore

extension VariedProperties {
  static let controls: [VariedProperty] = [
    VariedProperty("enabled", \UIControl.isEnabled),
    VariedProperty("selected", \UIControl.isSelected),
    VariedProperty("highlighted", \UIControl.isHighlighted),
    VariedProperty("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
    VariedProperty("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
    VariedProperty("minValue", \UISlider.minimumValue),
    VariedProperty("maxValue", \UISlider.maximumValue),
    VariedProperty("value", \UISlider.value),
    VariedProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    VariedProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    VariedProperty("thumbTintColor", \UISlider.thumbTintColor),
    VariedProperty("minimumValueImage", \UISlider.minimumValueImage),
    VariedProperty("maximumValueImage", \UISlider.maximumValueImage),
    VariedProperty("minimumValue", \UIStepper.minimumValue),
    VariedProperty("maximumValue", \UIStepper.maximumValue),
    VariedProperty("stepValue", \UIStepper.stepValue),
    VariedProperty("value", \UIStepper.value),
    VariedProperty("on", \UISwitch.isOn),
    VariedProperty("onTintColor", \UISwitch.onTintColor),
    VariedProperty("thumbTintColor", \UISwitch.thumbTintColor),
    VariedProperty("numberOfPages", \UIPageControl.numberOfPages),
    VariedProperty("currentPage", \UIPageControl.currentPage),
    VariedProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
    VariedProperty("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    VariedProperty("progressViewStyle", \UIProgressView.progressViewStyle),
    VariedProperty("progress", \UIProgressView.progress),
    VariedProperty("progressTintColor", \UIProgressView.progressTintColor),
    VariedProperty("trackTintColor", \UIProgressView.trackTintColor),
    VariedProperty("style", \UIActivityIndicatorView.style),
    VariedProperty("color", \UIActivityIndicatorView.color),
    VariedProperty("datePickerMode", \UIDatePicker.datePickerMode),
    VariedProperty("style", \UIDatePicker.preferredDatePickerStyle),
    VariedProperty("segments", copySegments),
    VariedProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
    VariedProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    VariedProperty("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
  ]

  private static func copySegments(_ source: UISegmentedControl, _ target: UISegmentedControl) {
    for index in 0..<min(source.numberOfSegments, target.numberOfSegments) {
      if let image = source.imageForSegment(at: index) {
        target.setImage(image, forSegmentAt: index)
      } else {
        target.setTitle(source.titleForSegment(at: index), forSegmentAt: index)
      }
      target.setWidth(source.widthForSegment(at: index), forSegmentAt: index)
      target.setEnabled(source.isEnabledForSegment(at: index), forSegmentAt: index)
      target.setContentOffset(source.contentOffsetForSegment(at: index), forSegmentAt: index)
    }
  }

  // MARK: Buttons

  /// What a button has as a whole, and what it has for each state: `<state key="normal" …>`.
  static let buttons: [VariedProperty] =
    [
      VariedProperty("fontDescription") { (source: UIButton, target: UIButton) in
        target.titleLabel?.font = source.titleLabel?.font
      },
      VariedProperty("lineBreakMode") { (source: UIButton, target: UIButton) in
        target.titleLabel?.lineBreakMode = source.titleLabel?.lineBreakMode ?? .byTruncatingMiddle
      },
      VariedProperty("contentEdgeInsets", \UIButton.contentEdgeInsets),
      VariedProperty("titleEdgeInsets", \UIButton.titleEdgeInsets),
      VariedProperty("imageEdgeInsets", \UIButton.imageEdgeInsets),
      VariedProperty("configuration", \UIButton.configuration),
    ]
    + [
      ("normal", UIControl.State.normal), ("highlighted", .highlighted), ("selected", .selected),
      ("disabled", .disabled),
    ].flatMap { properties(of: $0.1, named: $0.0) }

  private static func properties(of state: UIControl.State, named name: String) -> [VariedProperty] {
    func property(_ attribute: String, _ copy: @escaping @MainActor (UIButton, UIButton) -> Void) -> VariedProperty {
      VariedProperty("\(name).\(attribute)", copy)
    }
    return [
      property("title") { $1.setTitle($0.title(for: state), for: state) },
      property("attributedTitle") { $1.setAttributedTitle($0.attributedTitle(for: state), for: state) },
      property("image") { $1.setImage($0.image(for: state), for: state) },
      property("backgroundImage") { $1.setBackgroundImage($0.backgroundImage(for: state), for: state) },
      property("titleColor") { $1.setTitleColor($0.ownTitleColor(for: state), for: state) },
      property("titleShadowColor") { $1.setTitleShadowColor($0.titleShadowColor(for: state), for: state) },
      property("preferredSymbolConfiguration") {
        $1.setPreferredSymbolConfiguration($0.preferredSymbolConfigurationForImage(in: state), forImageIn: state)
      },
    ]
  }
}
