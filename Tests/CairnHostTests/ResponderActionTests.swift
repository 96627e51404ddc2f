import CairnHost
import Testing
import UIKit

/// Commands of keys and of edit menus, and who answers to them.
@MainActor @Suite(.serialized)
struct ResponderActionTests {
  private final class Copying: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) {}
  }

  /// Provenance: Apple's page on `canPerformAction(_:withSender:)`: true if the class implements the action.
  @Test func aResponderAnswersToTheCommandsThatItsClassWrites() {
    let (view, plain) = (Copying(), UIView())
    #expect(view.canPerformAction(Selector("copy:"), withSender: nil))
    #expect(!view.canPerformAction(Selector("cut:"), withSender: nil))
    for name in ["cut:", "copy:", "paste:", "selectAll:", "delete:"] {
      #expect(!plain.canPerformAction(Selector(name), withSender: nil))
    }
    view.addSubview(plain)
    #expect(plain.target(forAction: Selector("copy:"), withSender: nil) as AnyObject === view)
    #expect(plain.target(forAction: Selector("paste:"), withSender: nil) == nil)
  }

  private final class Screen: UIViewController {
    var commands: [UIKeyCommand] = []
    var ran: [String] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    func add(_ input: String, _ flags: UIKeyModifierFlags = [], priority: Bool = false) {
      let name = "run\(commands.count):"
      ActionRegistry.register(Selector(name), on: Screen.self) { screen, _, _ in screen.ran.append(input) }
      let command = UIKeyCommand(action: Selector(name), input: input, modifierFlags: flags)
      command.wantsPriorityOverSystemBehavior = priority
      commands.append(command)
    }
  }

  /// Provenance: Apple's page on `wantsPriorityOverSystemBehavior`.
  @Test func theTextThatIsEditedComesBeforeCommands() {
    let host = HeadlessHost(settings: HostSettings(usesHardwareKeyboard: true))
    defer { host.close() }
    let screen = Screen()
    screen.add("x")
    screen.add(UIKeyCommand.inputUpArrow, priority: true)
    screen.add("j", .command)
    screen.add(UIKeyCommand.inputEscape)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    screen.view.addSubview(field)
    host.show(screen)
    func press(_ key: String, _ flags: UIKeyModifierFlags = []) { host.send(.key(characters: key, modifiers: flags)) }
    press("x")
    #expect(screen.ran == ["x"], "no text is edited")
    field.becomeFirstResponder()
    screen.ran = []
    for key in ["x", UIKeyCommand.inputUpArrow, UIKeyCommand.inputEscape] { press(key) }
    press("j", .command)
    #expect(field.text == "x")
    #expect(screen.ran == [UIKeyCommand.inputUpArrow, UIKeyCommand.inputEscape, "j"])
  }

  /// Provenance: what identifiers read in programs' logs.
  @Test func identifiersOfTheSystemNameThemselves() {
    #expect(UIMenu().identifier.rawValue.hasPrefix("com.apple.menu.dynamic."))
    #expect(UIAction { _ in }.identifier.rawValue.hasPrefix("com.apple.action.dynamic."))
  }

  /// Provenance: common practice: a recognizer whose target is the view itself puts the keyboard away; methods of UIKit's
  /// classes are sent by name.
  @Test func methodsOfUIKitAreActions() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    controller.view.addGestureRecognizer(
      UITapGestureRecognizer(target: controller.view, action: Selector("endEditing:")))
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(controller, animated: false)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Up", style: .plain, target: navigation, action: Selector("popViewControllerAnimated:"))
    host.show(navigation)
    field.becomeFirstResponder()
    host.advance(by: 1)
    host.tap(CGPoint(x: 200, y: 300))
    #expect(!field.isFirstResponder)
    field.perform(Selector("becomeFirstResponder"))
    #expect(field.isFirstResponder && field.responds(to: Selector("removeFromSuperview")))
    InterfaceApplication(host).buttons["Up"].tap()
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }
}
