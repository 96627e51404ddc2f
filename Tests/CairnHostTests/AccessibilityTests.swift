import CairnHost
import Testing
import UIKit

/// What assistive technologies and interface tests find.
@MainActor
struct AccessibilityTests {
  private func show(_ views: [UIView], _ body: (HeadlessHost, InterfaceApplication) throws -> Void) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    for (index, view) in views.enumerated() {
      if view.frame.size == .zero { view.frame.size = view.intrinsicContentSize }
      if view.frame.width <= 0 { view.frame.size.width = 200 }
      view.frame.origin = CGPoint(x: 40, y: 80 + CGFloat(index) * 60)
      controller.view.addSubview(view)
    }
    host.show(controller)
    try body(host, InterfaceApplication(host))
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
  private static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  /// Provenance: what VoiceOver reads of UIKit's controls.
  @Test func controlsSayWhatTheyAre() {
    let button = Self.button("Save")
    button.isEnabled = false
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    let text = Self.label("Hello")
    #expect(text.accessibilityTraits == .staticText && text.accessibilityLabel == "Hello")
    let view = UISwitch()
    view.isOn = true
    #expect(view.accessibilityValue == "1")
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.35) < 1e-6)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    #expect(pages.accessibilityValue == "page 2 of 5")
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
    text.accessibilityLabel = "Greeting"
    #expect(text.accessibilityLabel == "Greeting")
  }

  @Test func queriesReadLikeInterfaceTests() {
    let name = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    name.placeholder = "Name"
    let save = Self.button("Save")
    let result = Self.label("")
    result.frame.size = CGSize(width: 200, height: 30)
    save.addAction(UIAction { _ in result.text = "Saved \(name.text ?? "")" }, for: .primaryActionTriggered)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 0
    show([name, save, result, slider, segments]) { _, app in
      app.textFields["Name"].typeText("Ada")
      #expect(app.textFields.firstMatch.value as? String == "Ada")
      app.buttons["Save"].tap()
      #expect(app.staticTexts["Saved Ada"].exists)
      app.sliders.element.adjust(toNormalizedSliderPosition: 0.5)
      #expect(app.sliders.element.value as? String == "50%")
      app.segmentedControls.buttons["Week"].tap()
      #expect(segments.selectedSegmentIndex == 1)
      #expect(app.buttons["Week"].isSelected)
      #expect(!app.buttons["Gone"].exists)
    }
  }

  /// A prompt is a text above the title, found like it. Provenance: derived.
  @Test func promptsOfBarsAreTexts() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    (controller.title, controller.navigationItem.prompt) = ("Mail", "Choose a folder")
    host.show(UINavigationController(rootViewController: controller))
    let texts = InterfaceApplication(host).navigationBars["Mail"].staticTexts
    #expect(texts["Choose a folder"].exists && texts["Mail"].exists)
    controller.navigationItem.prompt = nil
    host.settle()
    #expect(!texts["Choose a folder"].exists)
  }

  @Test func waitingTakesVirtualTime() {
    let result = Self.label("")
    result.frame.size = CGSize(width: 200, height: 30)
    result.alpha = 0
    result.text = "Done"
    show([result]) { _, app in
      UIView.animate(withDuration: 0.2, delay: 1) { result.alpha = 1 }
      #expect(app.staticTexts["Done"].waitForExistence(timeout: 3))
      #expect(!app.staticTexts["Never"].waitForExistence(timeout: 1))
    }
  }

  @Test func rowsComeInTheirOrder() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "more"
        return cell
      }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    host.show(UINavigationController(rootViewController: Rows(style: .plain)))
    let app = InterfaceApplication(host)
    #expect(app.cells.element(boundBy: 2).label == "Row 2, more")
    #expect(app.cells["Row 3"].staticTexts["more"].exists)
    app.tables.element.swipeUp()
    #expect(app.cells.firstMatch.label != "Row 0, more")
    #expect(!app.cells["Row 0"].isHittable)
  }

  @Test func elementsOfOneDrawingAreFound() {
    final class Chart: UIView {
      var activated: [String] = []
      override var accessibilityElements: [Any]? {
        get {
          (0..<3).map { index in
            let bar = UIAccessibilityElement(accessibilityContainer: self)
            bar.accessibilityLabel = "Bar \(index)"
            bar.accessibilityFrameInContainerSpace = CGRect(x: index * 20, y: 0, width: 20, height: 60)
            bar.accessibilityTraits = .button
            return bar
          }
        }
        set {}
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        activated.append("\(Int((touches.first?.location(in: self).x ?? 0) / 20))")
      }
    }
    let chart = Chart(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    show([chart]) { _, app in
      #expect(app.buttons["Bar 1"].frame == CGRect(x: 60, y: 80, width: 20, height: 60))
      app.buttons["Bar 1"].tap()
      #expect(chart.activated == ["1"])
      chart.accessibilityElementsHidden = true
      #expect(!app.buttons["Bar 1"].exists)
    }
  }

  @Test func customActionsAndNotificationsArrive() {
    let view = Self.button("Mail")
    var done: [String] = []
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { action in
        done.append(action.name)
        return true
      }
    ]
    show([view]) { host, app in
      _ = app.postedNotifications()
      #expect(app.buttons["Mail"].performCustomAction("Archive") && done == ["Archive"])
      UIAccessibility.post(notification: .announcement, argument: "Archived")
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      let posted = app.postedNotifications()
      #expect(posted.map(\.notification) == [.announcement, .layoutChanged])
      #expect(posted.first?.argument as? String == "Archived")
      #expect(view.accessibilityElementIsFocused())
      #expect(!UIAccessibility.isReduceMotionEnabled)
      host.change(HostSettings(accessibility: [.reduceMotion]))
      #expect(UIAccessibility.isReduceMotionEnabled)
      host.change(HostSettings(accessibility: []))
    }
  }

  private final class Pages: NSObject, UIScrollViewAccessibilityDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "Page 2 of 3" }
  }

  /// Provenance: documented for `UIScrollViewAccessibilityDelegate`; a picker of emoji says its section so.
  @Test func scrolledPagesAreTold() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    let pages = Pages()
    show([scroll]) { _, app in
      scroll.delegate = pages
      _ = app.postedNotifications()
      #expect(scroll.accessibilityScroll(.down))
      let posted = app.postedNotifications()
      #expect(posted.contains { $0.notification == .pageScrolled && $0.argument as? String == "Page 2 of 3" })
    }
  }
}
