import CairnHost
import Testing
import UIKit

/// The keyboard on the screen: its notifications, its height, and what follows it.
@MainActor
struct KeyboardTests {
  @MainActor
  private final class Listener {
    var heard: [(name: String, info: [AnyHashable: Any])] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
      ]
      tokens = names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          nonisolated(unsafe) let info = note.userInfo ?? [:]
          MainActor.assumeIsolated { self?.heard.append((text, info)) }
        }
      }
    }
    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func withFields(
    _ device: String = "iPhone 15", _ body: (HeadlessHost, UIViewController, [UITextField], Listener) throws -> Void
  ) rethrows {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    let controller = UIViewController()
    let fields = (0..<2).map { index in
      UITextField(frame: CGRect(x: 20, y: 100 + 50 * index, width: 200, height: 34))
    }
    for field in fields { controller.view.addSubview(field) }
    host.show(controller)
    let listener = Listener()
    defer { listener.stop() }
    try body(host, controller, fields, listener)
  }

  /// Provenance: documented of `UITableViewController`, "Managing the Keyboard".
  @Test func aTableControllerMakesRoomAndShowsWhatIsEdited() throws {
    final class Rows: UITableViewController {
      var fields: [UITextField] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 15 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34))
        cell.contentView.addSubview(field)
        fields.append(field)
        return cell
      }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let rows = Rows(style: .plain)
    host.show(rows)
    let (first, last) = (try #require(rows.fields.first), try #require(rows.fields.last))
    first.becomeFirstResponder()
    host.advance(by: 1)
    #expect(rows.tableView.adjustedContentInset.bottom == 336)
    last.becomeFirstResponder()
    host.advance(by: 1)
    #expect(last.convert(last.bounds, to: nil).maxY <= 852 - 336)
    last.resignFirstResponder()
    host.advance(by: 1)
    #expect(rows.tableView.contentInset.bottom == 0)
  }

  /// A movement that the host's clock has not finished would go on in the time of the next host.
  @Test(arguments: [0.1, 0.3, 0.5]) func aKeyboardOnItsWayGoesWithItsHost(_ seconds: Double) {
    func picture(at seconds: Double) -> Data? {
      let host = HeadlessHost(device: "iPhone 15")
      defer { host.close() }
      host.show(UIViewController())
      host.advance(by: seconds)
      return host.snapshot().pngData()
    }
    let empty = picture(at: 0)
    let host = HeadlessHost(device: "iPhone 15")
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let controller = UIViewController()
    controller.view.addSubview(field)
    host.show(controller)
    field.becomeFirstResponder()
    host.advance(by: seconds)
    field.resignFirstResponder()
    host.advance(by: 0.05)
    host.close()
    #expect(picture(at: seconds + 0.1) == empty)
  }

  /// Provenance: heights that programs report, by device.
  @Test(arguments: [
    ("iPhone 15", 336.0), ("iPhone 8", 260), ("iPhone SE (1st generation)", 253), ("iPhone 15 Pro Max", 346),
    ("iPad 9.7\"", 313),
  ])
  func theKeyboardIsAsTallAsTheDeviceSays(_ device: String, _ height: CGFloat) throws {
    try withFields(device) { host, _, fields, listener in
      let windows = host.scene.windows.count
      host.tap(fields[0])
      #expect(listener.heard.map(\.name) == ["willChange", "willShow"])
      let info = try #require(listener.heard.last).info
      let end = try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue).cgRectValue
      let start = try #require(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect)
      let screen = host.scene.screen.bounds
      #expect(end == CGRect(x: 0, y: screen.height - height, width: screen.width, height: height))
      #expect(start.minY == screen.height)
      #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
      #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
      #expect(UIView.AnimationCurve(rawValue: 7) != nil)
      host.advance(by: 0.3)
      #expect(listener.heard.map(\.name) == ["willChange", "willShow", "didChange", "didShow"])
      // The keyboard's window is not the program's.
      #expect(host.scene.windows.count == windows)
    }
  }

  /// Provenance: documented; a keyboard that stays is not told of, one of another height changes its frame.
  @Test func goingToAnotherFieldKeepsTheKeyboard() {
    withFields { host, _, fields, listener in
      host.tap(fields[0])
      host.advance(by: 1)
      listener.heard = []
      host.tap(fields[1])
      host.advance(by: 1)
      #expect(listener.heard.isEmpty)
      #expect(fields[1].isFirstResponder && !fields[0].isFirstResponder)
      fields[0].keyboardType = .numberPad
      host.tap(fields[0])
      #expect(listener.heard.map(\.name) == ["willChange", "willShow"])
      host.window.endEditing(true)
      host.advance(by: 1)
      #expect(listener.heard.map(\.name).suffix(4) == ["willChange", "willHide", "didChange", "didHide"])
    }
  }

  @Test func theGuideFollowsAndCarriesConstraints() {
    withFields { host, controller, fields, _ in
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 40),
      ])
      host.settle()
      #expect(bar.frame.maxY == CGFloat(852 - 34))
      host.tap(fields[0])
      #expect(bar.frame.maxY == CGFloat(852 - 336))
      let shown = bar.layer.presentation()?.frame.maxY ?? 0
      #expect(shown > 852 - 336 && shown < 852 - 34)
      host.advance(by: 0.5)
      fields[0].resignFirstResponder()
      host.advance(by: 0.5)
      #expect(bar.frame.maxY == CGFloat(852 - 34))
    }
  }

  /// Provenance: Apple's page on `UITrackingLayoutGuide`.
  @Test func theGuideHasConstraintsForItsEdges() {
    withFields { host, controller, _, _ in
      let guide = controller.view.keyboardLayoutGuide
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bar)
      let below = bar.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 50)
      let beside = bar.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 90)
      guide.setConstraints([below], activeWhenNearEdge: .bottom)
      guide.setConstraints([beside], activeWhenAwayFrom: .bottom)
      host.settle()
      #expect(below.isActive && !beside.isActive && bar.frame.minY == 50)
      #expect(guide.constraints(activeWhenNearEdge: .bottom) == [below])
      guide.setConstraints([], activeWhenNearEdge: .bottom)
      #expect(!below.isActive)
      guide.removeAllTrackedConstraints()
      #expect(guide.constraints(activeWhenAwayFrom: .bottom).isEmpty)
    }
  }

  @Test func ownViewsTakeTheKeyboardsPlace() throws {
    try withFields { host, _, fields, listener in
      let accessory = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      fields[0].inputAccessoryView = accessory
      host.tap(fields[0])
      @MainActor func height() throws -> CGFloat {
        let info = try #require(listener.heard.last).info
        return try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect).height
      }
      let first = try height()
      #expect(first == CGFloat(336 + 44))
      host.advance(by: 1)
      #expect(accessory.window != nil)
      #expect(accessory.convert(accessory.bounds, to: nil).minY == CGFloat(852 - 380))
      let panel = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      fields[0].inputView = panel
      fields[0].reloadInputViews()
      let second = try height()
      #expect(second == CGFloat(200 + 34 + 44))
      // Pictures of pickers that fields have in the place of the keys: they stand on what the keys stand on.
      let backdrop = try #require(panel.superview?.subviews.first { $0 !== panel && $0.frame == panel.frame })
      #expect(backdrop.backgroundColor != nil)
      // Shown again it is as tall as before: the room for the home indicator is added once.
      host.advance(by: 1)
      fields[0].resignFirstResponder()
      host.advance(by: 1)
      fields[0].becomeFirstResponder()
      #expect(try height() == CGFloat(200 + 34 + 44))
      host.advance(by: 1)
      fields[0].reloadInputViews()
      host.advance(by: 1)
      #expect(try height() == CGFloat(200 + 34 + 44))
      fields[0].resignFirstResponder()
      host.advance(by: 1)
      #expect(accessory.window == nil)
    }
  }

  /// Provenance: reports of five libraries, and a radar: what is presented dismisses the keyboard, which comes back after
  /// it; not for who has left in the meantime, nor over somebody else.
  @Test(arguments: [true, false]) func presentationsTakeTheKeyboardAway(_ isAlert: Bool) {
    withFields { host, root, fields, _ in
      @MainActor func present() -> UIViewController {
        let shown = isAlert ? UIAlertController(title: "A", message: nil, preferredStyle: .alert) : UIViewController()
        root.present(shown, animated: true)
        host.advance(by: 1)
        return shown
      }
      @MainActor func dismiss(_ shown: UIViewController) {
        shown.dismiss(animated: true)
        host.advance(by: 1)
      }
      fields[0].becomeFirstResponder()
      let shown = present()
      #expect(!fields[0].isFirstResponder)
      dismiss(shown)
      #expect(fields[0].isFirstResponder)
      let further = present()
      fields[1].becomeFirstResponder()
      dismiss(further)
      #expect(fields[1].isFirstResponder)
      let last = present()
      fields[1].removeFromSuperview()
      dismiss(last)
      #expect(!fields[0].isFirstResponder && !fields[1].isFirstResponder)
    }
  }

  @Test func keysOnTheScreenType() throws {
    withFields { host, _, fields, _ in
      host.tap(fields[0])
      host.advance(by: 1)
      let app = InterfaceApplication(host)
      app.keys["H"].tap()
      app.keys["i"].tap()
      app.keys["space"].tap()
      app.keys["o"].tap()
      app.keys["⌫"].tap()
      #expect(fields[0].text == "Hi ")
    }
  }

  @Test func hardwareKeysBringNoKeyboard() {
    withFields { host, _, fields, listener in
      host.change(HostSettings(usesHardwareKeyboard: true))
      defer { host.change(HostSettings(usesHardwareKeyboard: false)) }
      host.tap(fields[0])
      #expect(fields[0].isFirstResponder)
      #expect(listener.heard.isEmpty)
    }
  }
}
