import CairnHost
import Testing
import UIKit

/// Controls under fingers and in time.
@MainActor
struct ControlLifeTests {
  private func withView<View: UIView>(_ view: View, _ body: (HeadlessHost, View) throws -> Void) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    if view.frame.size == .zero { view.frame.size = view.intrinsicContentSize }
    view.frame.origin = CGPoint(x: 40, y: 120)
    controller.view.addSubview(view)
    host.show(controller)
    try body(host, view)
  }

  private func events(_ control: UIControl, _ event: UIControl.Event = .valueChanged) -> () -> Int {
    final class Count { var value = 0 }
    let count = Count()
    control.addAction(UIAction { _ in count.value += 1 }, for: event)
    return { count.value }
  }

  /// Provenance: iOS repeats a step after half a second, ten times a second, then faster.
  @Test func aStepperRepeats() {
    withView(UIStepper()) { host, stepper in
      stepper.maximumValue = 1000
      let count = events(stepper)
      let plus = CGPoint(x: stepper.frame.maxX - 20, y: stepper.frame.midY)
      host.tap(plus)
      #expect(stepper.value == 1)
      host.press(plus, for: 1.05)
      #expect(stepper.value == 1 + 1 + 6)
      #expect(count() == 8)
      stepper.autorepeat = false
      host.press(plus, for: 1)
      #expect(stepper.value == 9)
      stepper.value = -5
      #expect(stepper.value == 0)
      stepper.wraps = true
      host.tap(CGPoint(x: stepper.frame.minX + 20, y: stepper.frame.midY))
      #expect(stepper.value == 1000)
    }
  }

  /// Provenance: a sample that gives a stepper pictures for its states, and one between its halves.
  @Test func aStepperHasBackgrounds() {
    func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    withView(UIStepper()) { host, stepper in
      stepper.setBackgroundImage(picture(.red), for: .normal)
      let green = picture(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
      stepper.setBackgroundImage(green, for: .disabled)
      #expect(stepper.backgroundImage(for: .disabled) === green)
      let (left, right) = stepper.frame.divided(atDistance: stepper.frame.width / 2, from: .minXEdge)
      #expect(host.greenPixels(in: left) > 1000 && host.greenPixels(in: right.insetBy(dx: 1, dy: 0)) == 0)
      stepper.value = stepper.maximumValue
      #expect(host.greenPixels(in: left.insetBy(dx: 1, dy: 0)) == 0 && host.greenPixels(in: right) > 1000)
      stepper.setBackgroundImage(nil, for: .disabled)
      stepper.setDividerImage(green, forLeftSegmentState: .normal, rightSegmentState: .normal)
      #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .disabled) === green)
      #expect(host.greenPixels(in: stepper.frame) > 0)
    }
  }

  /// Provenance: the same sample, whose wheels are named for those who listen.
  @Test func wheelsAreNamed() {
    final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row)"
      }
      func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ["Red", "Green"][component]
      }
    }
    let (picker, colors) = (UIPickerView(), Colors())
    picker.dataSource = colors
    picker.delegate = colors
    withView(picker) { _, picker in
      #expect(picker.subviews.compactMap(\.accessibilityLabel) == ["Red", "Green"])
    }
  }

  @Test func aSwitchIsTappedAndThrown() {
    withView(UISwitch()) { host, view in
      let count = events(view)
      host.tap(view)
      #expect(view.isOn)
      host.drag(
        from: CGPoint(x: view.frame.minX + 40, y: view.frame.midY),
        to: CGPoint(x: view.frame.minX + 2, y: view.frame.midY))
      #expect(!view.isOn)
      #expect(count() == 2)
      view.setOn(true, animated: true)
      #expect(view.isOn && count() == 2)
    }
  }

  @Test func aPageControlIsTappedOnItsHalves() {
    let pages = UIPageControl()
    pages.numberOfPages = 4
    withView(pages) { host, pages in
      let count = events(pages)
      host.tap(CGPoint(x: pages.frame.maxX - 10, y: pages.frame.midY))
      host.tap(CGPoint(x: pages.frame.maxX - 10, y: pages.frame.midY))
      #expect(pages.currentPage == 2)
      host.tap(CGPoint(x: pages.frame.minX + 10, y: pages.frame.midY))
      #expect(pages.currentPage == 1 && count() == 3)
      pages.currentPage = 9
      #expect(pages.currentPage == 3)
      pages.numberOfPages = 2
      #expect(pages.currentPage == 1)
    }
  }

  @Test func wheelsAndPicturesMoveWithTheClock() {
    let wheel = UIActivityIndicatorView(style: .large)
    withView(wheel) { host, wheel in
      wheel.startAnimating()
      let first = host.snapshot().pngData()
      host.advance(by: 0.3)
      #expect(host.snapshot().pngData() != first)
      wheel.stopAnimating()
      #expect(wheel.isHidden)
    }
    let pictures = [UIColor.red, .green, .blue].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.animationImages = pictures
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    withView(view) { host, view in
      view.startAnimating()
      let first = host.snapshot().pngData()
      host.advance(by: 0.11)
      let second = host.snapshot().pngData()
      #expect(first != second)
      host.advance(by: 0.3)
      #expect(host.snapshot().pngData() == second)
      host.advance(by: 0.3)
      #expect(!view.isAnimating)
    }
  }

  /// Provenance: iOS scrolls the one view of the screen that wants it to its top when the status bar is tapped.
  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    withView(view) { host, view in
      view.contentSize = CGSize(width: 300, height: 2000)
      view.contentOffset.y = 500
      host.tap(CGPoint(x: 200, y: 20))
      host.advance(by: 1)
      #expect(view.contentOffset.y == 0)
      view.scrollsToTop = false
      view.contentOffset.y = 500
      host.tap(CGPoint(x: 200, y: 20))
      host.advance(by: 1)
      #expect(view.contentOffset.y == 500)
    }
  }

  /// Provenance: documented; the style and the hiding are those of the controller in front.
  @Test func theStatusBarFollowsItsController() {
    final class Page: UIViewController {
      var style = UIStatusBarStyle.darkContent
      var hides = false
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
      override var prefersStatusBarHidden: Bool { hides }
      override var prefersHomeIndicatorAutoHidden: Bool { hides }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = Page()
    page.view.backgroundColor = .systemBlue
    host.show(page)
    let dark = host.snapshot().pngData()
    page.style = .lightContent
    page.setNeedsStatusBarAppearanceUpdate()
    let light = host.snapshot().pngData()
    #expect(dark != light)
    page.hides = true
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(host.scene.statusBarManager?.isStatusBarHidden == true)
    let none = host.snapshot().pngData()
    #expect(none != light)
    page.style = .darkContent
    #expect(host.snapshot().pngData() == none)
  }
}
