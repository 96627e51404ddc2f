import CairnHost
import DarwinShims
import Testing
import UIKit

/// Messages whose sender is of another class than their method says.
@MainActor
struct SenderTests {
  /// Provenance: derived: the Objective-C runtime looks at no classes of arguments.
  @Test func methodsGetAnObjectOfTheirClass() throws {
    let item = UIBarButtonItem()
    item.tag = 7
    let arguments = SelectorArguments([item])
    let button: UIButton = try arguments.argument(0)
    #expect(button.tag == 7)
    let perhaps: UISwitch? = try arguments.argument(0)
    #expect(perhaps?.tag == 7)
    let tap: UITapGestureRecognizer = try arguments.argument(0)
    #expect(tap.view == nil)
    let same: UIBarButtonItem = try arguments.argument(0)
    #expect(same === item)
  }

  /// Provenance: the idiom of a tap that ends editing, whose recognizer stands where `endEditing(_:)` takes a truth value.
  @Test func objectsAreTrue() throws {
    let arguments = SelectorArguments([UITapGestureRecognizer(), nil, false])
    #expect(try (0..<3).map { try arguments.argument($0) as Bool } == [true, false, false])
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    root.view.addSubview(field)
    root.view.addGestureRecognizer(UITapGestureRecognizer(target: root.view, action: Selector("endEditing:")))
    host.show(root)
    field.becomeFirstResponder()
    host.tap(CGPoint(x: 100, y: 300))
    host.settle()
    #expect(!field.isFirstResponder)
  }

  @Test func whatFitsIsHandedOn() throws {
    let button = UIButton()
    let arguments = SelectorArguments([button, "text", nil])
    let view: UIView = try arguments.argument(0)
    #expect(view === button)
    let text: String = try arguments.argument(1)
    #expect(text == "text")
    let none: UIButton? = try arguments.argument(2)
    #expect(none == nil)
  }

  @Test func nothingStandsInForWhatIsNoSender() {
    let arguments = SelectorArguments(["text", nil])
    #expect(throws: (any Error).self) { let _: UIButton = try arguments.argument(0) }
    #expect(throws: (any Error).self) { let _: UIButton = try arguments.argument(1) }
  }
}
