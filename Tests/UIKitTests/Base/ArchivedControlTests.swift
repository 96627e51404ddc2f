import Foundation
import Testing
import UIKit

/// Controls, constraints and looks come back from archives.
///
/// Expectations: Apple's pages on `NSCoding` of each class, and on `NSLayoutConstraint.shouldBeArchived`.
@MainActor
struct ArchivedControlTests {
  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
  }

  @Test func valuesOfControls() throws {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (2, 9, 5)
    slider.isEnabled = false
    let otherSlider = try copy(slider)
    #expect(otherSlider.minimumValue == 2 && otherSlider.maximumValue == 9 && otherSlider.value == 5)
    #expect(!otherSlider.isEnabled)
    let toggle = UISwitch()
    (toggle.isOn, toggle.onTintColor) = (true, .red)
    let otherToggle = try copy(toggle)
    #expect(otherToggle.isOn && otherToggle.onTintColor == .red)
    let stepper = UIStepper()
    (stepper.maximumValue, stepper.value, stepper.stepValue, stepper.wraps) = (500, 300, 2, true)
    let otherStepper = try copy(stepper)
    #expect(otherStepper.value == 300 && otherStepper.stepValue == 2 && otherStepper.wraps)
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (4, 2)
    #expect(try copy(pages).currentPage == 2)
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 0.25
    let otherBar = try copy(bar)
    #expect(otherBar.progress == 0.25 && otherBar.progressViewStyle == .bar)
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    let otherWheel = try copy(wheel)
    #expect(otherWheel.style == .large && otherWheel.isAnimating)
    let picker = UIDatePicker()
    (picker.datePickerMode, picker.minuteInterval) = (.time, 15)
    picker.date = Date(timeIntervalSince1970: 900_000_000)
    let otherPicker = try copy(picker)
    #expect(otherPicker.datePickerMode == .time && otherPicker.minuteInterval == 15)
    #expect(otherPicker.date == Date(timeIntervalSince1970: 900_000_000))
  }

  @Test func segmentsAndStates() throws {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.setEnabled(false, forSegmentAt: 0)
    segments.setWidth(40, forSegmentAt: 1)
    segments.selectedSegmentIndex = 1
    let other = try copy(segments)
    #expect(other.titleForSegment(at: 0) == "a" && !other.isEnabledForSegment(at: 0))
    #expect(other.widthForSegment(at: 1) == 40 && other.selectedSegmentIndex == 1)
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    button.setTitleColor(.red, for: .disabled)
    button.isSelected = true
    let otherButton = try copy(button)
    #expect(otherButton.title(for: .normal) == "On" && otherButton.title(for: .highlighted) == "Pressed")
    #expect(otherButton.titleColor(for: .disabled) == .red && otherButton.isSelected)
    #expect(otherButton.buttonType == .system)
  }

  @Test func whatEveryViewHas() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    (scroll.contentSize, scroll.isPagingEnabled) = (CGSize(width: 70, height: 80), true)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.tintColor = .green
    scroll.semanticContentAttribute = .forceRightToLeft
    scroll.restorationIdentifier = "scroll"
    let other = try copy(scroll)
    #expect(other.contentSize == scroll.contentSize && other.isPagingEnabled)
    #expect(other.contentInset == scroll.contentInset && other.tintColor == .green)
    #expect(other.semanticContentAttribute == .forceRightToLeft && other.restorationIdentifier == "scroll")
  }

  @Test func constraintsThatAskForIt() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (box, label) = (UIView(), UILabel())
    for child in [box, label] { child.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(box)
    box.addSubview(label)
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 33)
    (width.identifier, width.priority) = ("width", UILayoutPriority(700))
    let left = label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 5)
    let height = box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)
    let unasked = box.topAnchor.constraint(equalTo: view.topAnchor)
    for constraint in [width, left, height] { constraint.shouldBeArchived = true }
    NSLayoutConstraint.activate([width, left, height, unasked])
    let other = try copy(view)
    let otherBox = try #require(other.subviews.first)
    let otherLabel = try #require(otherBox.subviews.first)
    let found = try #require(otherLabel.constraints.first { $0.identifier == "width" })
    #expect(found.relation == .lessThanOrEqual && found.constant == 33 && found.priority == UILayoutPriority(700))
    #expect(found.shouldBeArchived)
    #expect(other.constraints.count == 2)
    let half = try #require(other.constraints.first { $0.firstAttribute == .height })
    #expect(half.firstItem === otherBox && half.secondItem === other && half.multiplier == 0.5)
    let edge = try #require(other.constraints.first { $0.firstAttribute == .leading })
    #expect(edge.firstItem === otherLabel && edge.secondItem === other.layoutMarginsGuide && edge.constant == 5)
  }

  @Test func controllersAndTheirChildren() throws {
    let (first, second) = (UIViewController(), UIViewController(nibName: "Page", bundle: nil))
    (first.title, first.restorationIdentifier, first.hidesBottomBarWhenPushed) = ("One", "one", true)
    first.modalPresentationStyle = .formSheet
    second.preferredContentSize = CGSize(width: 3, height: 4)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let data = try NSKeyedArchiver.archivedData(withRootObject: navigation, requiringSecureCoding: false)
    let other = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UINavigationController)
    #expect(other.viewControllers.count == 2)
    let root = try #require(other.viewControllers.first)
    #expect(root.title == "One" && root.restorationIdentifier == "one" && root.hidesBottomBarWhenPushed)
    #expect(root.modalPresentationStyle == .formSheet)
    #expect(other.modalPresentationStyle == navigation.modalPresentationStyle)
    #expect(other.topViewController?.nibName == "Page")
    #expect(other.topViewController?.preferredContentSize == CGSize(width: 3, height: 4))
  }

  /// `UIBarAppearance` is coded securely.
  @Test func looksOfBars() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    (look.backgroundColor, look.shadowColor) = (.red, nil)
    look.titleTextAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 20)]
    let data = try NSKeyedArchiver.archivedData(withRootObject: look, requiringSecureCoding: false)
    let other = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UINavigationBarAppearance)
    #expect(other.backgroundColor == .red && other.shadowColor == nil && other.backgroundEffect == nil)
    #expect(other.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    #expect(other.titleTextAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
  }
}
