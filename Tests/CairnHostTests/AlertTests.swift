import CairnHost
import Testing
import UIKit

/// Alerts and action sheets: where they stand, what programs put into them, what is darkened behind them.
@MainActor
struct AlertTests {
  private func present(
    _ style: UIAlertController.Style, animated: Bool = false,
    _ body: (HeadlessHost, UIAlertController) throws -> Void
  ) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Do", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: animated)
    host.settle()
    try body(host, alert)
  }

  /// Provenance: the alert's view is its box, which programs put views into (common practice: a spinner in a view of
  /// 270 points).
  @Test func theViewOfAnAlertIsItsBox() {
    present(.alert) { host, alert in
      #expect(alert.view.bounds.width == 270 && alert.view.bounds.height < 200)
      #expect(abs(alert.view.frame.midX - 393 / 2) <= 0.5 && abs(alert.view.frame.midY - 426) <= 0.5)
      #expect(InterfaceApplication(host).alerts["Title"].exists)
    }
  }

  /// Provenance: programs make room by constraints of the alert's view, above its buttons.
  @Test func constraintsMakeRoom() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Do", style: .default))
    alert.view.heightAnchor.constraint(equalToConstant: 320).isActive = true
    root.present(alert, animated: false)
    host.settle()
    #expect(alert.view.frame.height == 320 && abs(alert.view.frame.midY - 426) <= 0.5)
    let button = InterfaceApplication(host).buttons["Do"].frame
    #expect(button.maxY == alert.view.frame.maxY && button.height == 44)
  }

  /// Provenance: programs touch the view before they add actions (an identifier, a tint); its lines stand between what
  /// the alert shows in the end.
  @Test func linesFollowTheButtons() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.view.frame.size = CGSize(width: 270, height: 76)
    alert.view.layoutIfNeeded()
    alert.addAction(UIAlertAction(title: "Do", style: .default))
    root.present(alert, animated: false)
    host.settle()
    func lines(_ view: UIView) -> [UIView] {
      (view.bounds.height < 1 && view.bounds.height > 0 && view.bounds.width == 270 ? [view] : [])
        + view.subviews.flatMap(lines)
    }
    #expect(lines(alert.view).map { $0.convert($0.bounds, to: alert.view).minY } == [alert.view.bounds.height - 44])
  }

  @Test func actionSheetsComeFromBelowWithoutFading() {
    present(.actionSheet, animated: true) { host, sheet in
      host.advance(by: 0.1)
      let early = sheet.view.layer.presentation()?.frame ?? .zero
      host.advance(by: 1)
      #expect(early.minY > sheet.view.frame.minY + 20 && sheet.view.alpha == 1)
      #expect(sheet.view.frame.minX == 8 && sheet.view.frame.maxY == 852 - 34)
      #expect(InterfaceApplication(host).buttons["Cancel"].frame.height == 57)
      host.tap(CGPoint(x: 200, y: 100))
      host.advance(by: 1)
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func aTapBesideAnAlertDoesNothing() {
    present(.alert) { host, alert in
      host.tap(CGPoint(x: 200, y: 100))
      host.advance(by: 1)
      #expect(alert.presentingViewController != nil)
    }
  }

  /// An action sheet whose popover has no room any more.
  @Test func aPopoverThatBecomesASheetStandsAtTheBottom() {
    let host = HeadlessHost(device: "iPad Air", orientation: .landscapeRight)
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for name in ["One", "Two"] { sheet.addAction(UIAlertAction(title: name, style: .default)) }
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    root.present(sheet, animated: false)
    host.settle()
    host.resizeToThird()
    host.advance(by: 1)
    #expect(sheet.view.frame.width == 304 && sheet.view.frame.maxY > host.window.bounds.height - 60)
  }

  /// Provenance: what programs set by keys that UIKit does not publish: texts with attributes, a controller for a picker,
  /// a picture beside a title.
  @Test(arguments: [(CGFloat(120), CGFloat(120)), (0, 30)])
  func keysOfAnAlertsTextsAndContent(preferred: CGFloat, height: CGFloat) {
    present(.alert) { host, alert in
      let before = alert.view.frame.height
      let title = NSAttributedString(string: "Green", attributes: [.foregroundColor: UIColor.systemGreen])
      alert.setValue(title, forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "Smaller"), forKey: "attributedMessage")
      let content = UIViewController()
      content.preferredContentSize.height = preferred
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      content.view.addSubview(row)
      let bottom = row.bottomAnchor.constraint(equalTo: content.view.bottomAnchor)
      bottom.priority = .defaultHigh
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: content.view.topAnchor), bottom,
        row.heightAnchor.constraint(equalToConstant: 30),
      ])
      alert.setValue(content, forKey: "contentViewController")
      #expect(content.parent === alert && alert.value(forKey: "contentViewController") as? UIViewController === content)
      host.settle()
      let application = InterfaceApplication(host)
      #expect(application.staticTexts["Green"].exists && application.staticTexts["Smaller"].exists)
      #expect(!application.staticTexts["Title"].exists)
      #expect(content.view.frame.size == CGSize(width: 270, height: height))
      #expect(alert.view.frame.height > before + height - 10)
      let picture = UIImage(systemName: "star")
      alert.actions[0].setValue(picture, forKey: "image")
      @MainActor func buttons(_ view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
      }
      #expect(buttons(alert.view).contains { $0.currentImage === picture && picture != nil })
      alert.setValue(nil, forKey: "contentViewController")
      #expect(content.parent == nil && content.view.superview == nil)
    }
  }

  /// Provenance: seen on devices: an alert with fields stands in the middle of what its keyboard leaves free, from
  /// wherever it is presented.
  @Test(arguments: [false, true], [false, true])
  func anAlertWithFieldsStandsAboveItsKeyboard(wasUp: Bool, animated: Bool) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.show(navigation)
    let pushed = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    pushed.view.addSubview(field)
    navigation.pushViewController(pushed, animated: true)
    host.advance(by: 1)
    if wasUp { field.becomeFirstResponder() }
    host.advance(by: 1)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    for _ in 0..<5 { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "Do", style: .default))
    pushed.present(alert, animated: animated)
    host.advance(by: 1)
    let top = pushed.view.keyboardLayoutGuide.layoutFrame.minY
    #expect(top < 700 && alert.view.frame.maxY <= top && alert.view.frame.minY >= 59)
  }
}
