import CairnHost
import Testing
import UIKit

/// What controls are before a program sets anything, and what follows from one property for another.
///
/// Provenance: the reference pages of each class on developer.apple.com/documentation/uikit.
@MainActor
struct ControlDefaultsTests {
  @Test func valuesOfControls() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    slider.maximumValue = 10
    slider.value = 12
    #expect(slider.value == 10)
    slider.maximumValue = 4
    #expect(slider.value == 4)
    slider.minimumValue = 6
    #expect(slider.maximumValue == 6 && slider.value == 6)
    slider.maximumValue = -2
    #expect(slider.minimumValue == -2 && slider.value == -2)
    let stepper = UIStepper()
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps && stepper.stepValue == 1)
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.value == 0)
    let pages = UIPageControl()
    // Provenance: the tests of a library for carousels, and a playground of defaults.
    #expect(pages.currentPage == -1)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 0)
    pages.currentPage = 5
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 0
    #expect(pages.currentPage == 0 && !pages.hidesForSinglePage && pages.allowsContinuousInteraction)
    #expect(pages.backgroundStyle == .automatic && pages.interactionState == .none && pages.direction == .natural)
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.progress == 0 && bar.progressViewStyle == .bar)
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 0 && bar.accessibilityValue == "0%")
    let timer = UIDatePicker()
    timer.datePickerMode = .countDownTimer
    timer.countDownDuration = .nan
    #expect(!timer.countDownDuration.isNaN)
    let numberless = UISlider()
    numberless.value = .nan
    #expect(numberless.accessibilityValue == "0%")
    let toggle = UISwitch()
    #expect(!toggle.isOn && toggle.style == .sliding)
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.hidesWhenStopped && !wheel.isAnimating)
    let picture = UIImageView()
    #expect(!picture.isUserInteractionEnabled && picture.contentMode == .scaleToFill && !picture.isAnimating)
    let refresh = UIRefreshControl()
    #expect(!refresh.isRefreshing && refresh.isHidden)
  }

  /// Provenance: descriptions of controls that the system writes say `hidden = YES` before they begin, and a public
  /// library tests that they are hidden again behind the end.
  @Test func aRefreshControlIsHiddenWhileNothingIsRefreshed() {
    let control = UIRefreshControl()
    control.beginRefreshing()
    #expect(!control.isHidden)
    control.endRefreshing()
    #expect(control.isHidden)
  }

  /// Provenance: Apple's pages on `setTitle(_:forSegmentAt:)` and `setImage(_:forSegmentAt:)`.
  @Test func aSegmentHasATitleOrAnImage() {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
    #expect(segments.titleForSegment(at: 0) == nil && segments.imageForSegment(at: 0) != nil)
    segments.setTitle("c", forSegmentAt: 0)
    #expect(segments.titleForSegment(at: 0) == "c" && segments.imageForSegment(at: 0) == nil)
    segments.setImage(nil, forSegmentAt: 0)
    #expect(segments.titleForSegment(at: 0) == "c")
  }

  @Test func fingersColoursAndLinks() {
    #expect(UIScrollView().isMultipleTouchEnabled && UITextView().isMultipleTouchEnabled)
    #expect(!UITableView().isMultipleTouchEnabled && !UIView().isMultipleTouchEnabled)
    let text = UITextView()
    #expect(text.backgroundColor == .systemBackground)
    #expect(text.linkTextAttributes[.foregroundColor] as? UIColor == text.tintColor)
    text.linkTextAttributes = [.foregroundColor: UIColor.red]
    #expect(text.linkTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  /// Provenance: UIDatePicker.h: the value is cut to minutes and stays below a day.
  @Test(arguments: [(90, 60), (59, 0), (3_601, 3_600), (90_000, 86_340)] as [(Double, Double)])
  func countdownsCountMinutes(_ given: Double, _ kept: Double) {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = given
    #expect(picker.countDownDuration == kept)
  }

  @Test func segmentsKeepTheirSelection() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && !control.isMomentary)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
    control.insertSegment(withTitle: "far", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "far")
    let actions = UISegmentedControl(
      frame: CGRect(x: 3, y: 4, width: 200, height: 30), actions: [UIAction(title: "One") { _ in }])
    #expect(actions.frame.origin == CGPoint(x: 3, y: 4) && actions.titleForSegment(at: 0) == "One")
  }

  /// Documented: `UIDatePicker.roundsToMinuteInterval`, limits.
  @Test func datesAreCutToTheInterval() throws {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(identifier: "UTC")
    let start = Date(timeIntervalSince1970: 1_700_000_000 - 1_700_000_000.truncatingRemainder(dividingBy: 3600))
    picker.minuteInterval = 15
    picker.date = start.addingTimeInterval(22 * 60 + 7)
    #expect(picker.date == start.addingTimeInterval(15 * 60))
    picker.roundsToMinuteInterval = false
    picker.date = start.addingTimeInterval(22 * 60)
    #expect(picker.date == start.addingTimeInterval(22 * 60))
    picker.maximumDate = start
    #expect(picker.date == start)
  }

  @Test func typesOfContent() {
    #expect(UITextContentType.givenName.rawValue == "given-name")
    #expect(UITextContentType.creditCardNumber.rawValue == "cc-number")
    let field = UITextField()
    #expect(field.smartQuotesType == .default && field.inlinePredictionType == .default)
    field.inlinePredictionType = .no
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(field.inlinePredictionType == .no && field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    let view = UITextView(usingTextLayoutManager: false)
    #expect(view.textLayoutManager == nil && view.isEditable)
    view.writingToolsBehavior = .limited
    #expect(view.writingToolsBehavior == .limited)
  }

  /// Documented: setting `bounces` sets both directions.
  @Test func bouncesAlongEachAxis() {
    let view = UIScrollView()
    #expect(view.bounces && view.bouncesHorizontally && view.bouncesVertically)
    view.bouncesHorizontally = false
    #expect(view.bouncesVertically && !view.bouncesHorizontally)
    view.bounces = true
    #expect(view.bouncesHorizontally)
  }

  struct Spoken: Sendable {
    let (name, label, value): (String, String, String)
    let traits: UIAccessibilityTraits
    init(_ name: String, label: String = "", value: String = "", _ traits: UIAccessibilityTraits) {
      (self.name, self.label, self.value, self.traits) = (name, label, value, traits)
    }
  }

  /// What assistive technologies are told of each control.
  @Test(arguments: [
    Spoken("switch", value: "1", .button), Spoken("slider", value: "25%", .adjustable),
    Spoken("pages", value: "page 2 of 3", .adjustable),
    Spoken("progress", label: "Progress", value: "50%", .updatesFrequently),
    Spoken("button", label: "Go", [.button, .selected]), Spoken("disabled", label: "Go", [.button, .notEnabled]),
    Spoken("label", label: "Text", .staticText), Spoken("field", value: "typed", []),
  ])
  func controlsSayWhatTheyAre(_ expected: Spoken) {
    let (name, label, value, traits) = (expected.name, expected.label, expected.value, expected.traits)
    let view: UIView
    switch name {
    case "switch":
      let made = UISwitch()
      made.isOn = true
      view = made
    case "slider":
      let made = UISlider()
      made.value = 0.25
      view = made
    case "pages":
      let made = UIPageControl()
      (made.numberOfPages, made.currentPage) = (3, 1)
      view = made
    case "progress":
      let made = UIProgressView()
      made.progress = 0.5
      view = made
    case "button", "disabled":
      let made = UIButton(type: .system)
      made.setTitle("Go", for: .normal)
      (made.isSelected, made.isEnabled) = (name == "button", name == "button")
      view = made
    case "field":
      let made = UITextField()
      made.text = "typed"
      view = made
    default:
      let made = UILabel()
      made.text = "Text"
      view = made
    }
    #expect(view.isAccessibilityElement)
    #expect((view.accessibilityLabel ?? "") == label)
    #expect((view.accessibilityValue ?? "") == value)
    #expect(view.accessibilityTraits.isSuperset(of: traits))
  }

  @Test func whatFewElementsSay() {
    let view = UIView()
    #expect(view.accessibilityExpandedStatus == .unsupported && view.accessibilityDirectTouchOptions.isEmpty)
    view.accessibilityExpandedStatus = .collapsed
    let place = UIAccessibilityLocationDescriptor(name: "Here", view: view)
    view.accessibilityDragSourceDescriptors = [place]
    #expect(view.accessibilityExpandedStatus == .collapsed)
    #expect(view.accessibilityDragSourceDescriptors?.first?.name == "Here")
    #expect(UIAccessibility.hearingDevicePairedEar.isEmpty)
  }

  /// Provenance: documented of the class: both limits become the one that was set.
  @Test func limitsOfAStepperTakeEachOtherAlong() {
    let stepper = UIStepper()
    stepper.minimumValue = 200
    #expect((stepper.minimumValue, stepper.maximumValue) == (200, 200) && stepper.value == 200)
    stepper.maximumValue = 50
    #expect((stepper.minimumValue, stepper.maximumValue) == (50, 50) && stepper.value == 50)
  }

  /// Provenance: tests of a library that finds the topmost controller.
  @Test func pageControllersNeedNoArguments() {
    let pages = UIPageViewController()
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
  }
}
