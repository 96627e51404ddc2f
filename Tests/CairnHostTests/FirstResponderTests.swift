import CairnHost
import Testing
import UIKit

/// Views that ask to be first responder before they have a window.
@MainActor
struct FirstResponderTests {
  enum Moment: CaseIterable { case load, willAppear, didAppear }
  enum Way: CaseIterable { case root, push, present }

  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 150, width: 200, height: 80))
    var moment = Moment.load
    var answers: [Bool] = []
    private func ask(_ moment: Moment) {
      if moment == self.moment { answers.append(field.becomeFirstResponder()) }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      view.addSubview(notes)
      ask(.load)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      ask(.willAppear)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      ask(.didAppear)
    }
  }

  private final class Words: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      heard.append("should")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("did") }
  }

  private func show(_ form: UIViewController, _ way: Way, in host: HeadlessHost) {
    switch way {
    case .root: host.show(form)
    case .push:
      let navigation = UINavigationController(rootViewController: UIViewController())
      host.show(navigation)
      navigation.pushViewController(form, animated: true)
    case .present:
      let root = UIViewController()
      host.show(root)
      root.present(form, animated: true)
    }
    host.advance(by: 2)
  }

  /// Provenance: stacks of crashes in which UIKit promotes a view that has come to a window (see `FirstResponderCourse`);
  /// applications open their keyboard in `viewWillAppear(_:)`.
  @Test(arguments: Moment.allCases, Way.allCases)
  func theKeyboardComesWithTheView(_ moment: Moment, _ way: Way) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let form = Form()
    form.moment = moment
    let words = Words()
    form.field.delegate = words
    show(form, way, in: host)
    #expect(form.answers == [moment == .didAppear])
    #expect(form.field.isFirstResponder && form.field.isEditing)
    #expect(words.heard == ["should", "did"])
    #expect(form.view.keyboardLayoutGuide.layoutFrame.height > 200)
  }

  @Test func theLastToAskHasItsWayAndAWishCanBeTakenBack() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let form = Form()
    form.loadViewIfNeeded()
    #expect(!form.notes.becomeFirstResponder())
    show(form, .root, in: host)
    #expect(form.notes.isFirstResponder && !form.field.isFirstResponder)
    let other = Form()
    other.loadViewIfNeeded()
    other.field.resignFirstResponder()
    show(other, .root, in: host)
    #expect(!other.field.isFirstResponder)
  }

  /// Provenance: derived, keyboards enter into what is first responder when a key is pressed.
  @Test func whatIsTypedAfterTheReturnKeyIsForTheNextField() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let form = Form()
    let goOn = UIAction { [weak form] _ in form?.notes.becomeFirstResponder() }
    form.field.addAction(goOn, for: .primaryActionTriggered)
    form.moment = .didAppear
    show(form, .root, in: host)
    host.send(.text("ada\nnotes"))
    #expect(form.field.text == "ada")
    #expect(form.notes.text == "notes")
  }

  @Test func whatCannotBeFirstResponderDoesNotWait() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    #expect(!label.becomeFirstResponder())
    show(controller, .root, in: host)
    #expect(!label.isFirstResponder)
  }

  /// A field that a push has covered is edited again when its controller comes back.
  @Test func editingGoesOnAfterAPop() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let form = Form()
    form.moment = .willAppear
    show(form, .push, in: host)
    form.moment = .load
    let navigation = try #require(form.navigationController)
    navigation.pushViewController(UIViewController(), animated: true)
    host.advance(by: 2)
    #expect(!form.field.isFirstResponder)
    navigation.popViewController(animated: true)
    host.advance(by: 2)
    #expect(form.field.isFirstResponder)
  }
}
