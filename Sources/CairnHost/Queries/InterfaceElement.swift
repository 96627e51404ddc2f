public import Foundation
public import UIKitCore
internal import CoreGraphics

/// What a person can find on the screen: a view by what it is called.
///
/// The names are those of Apple's interface tests (`XCUIElement`).
///
/// DEVIATION: elements are resolved at once, in the same process; nothing waits by itself.
@MainActor
public struct InterfaceElement {
  /// Nil when nothing matched.
  public let view: UIView?
  let host: HeadlessHost
  let description: String
  /// In the window's coordinates, in points.
  private let area: CGRect?

  init(_ view: UIView?, _ host: HeadlessHost, _ description: String, area: CGRect? = nil) {
    self.view = view
    self.host = host
    self.description = description
    self.area = area
  }

  /// Whether there is such a view.
  public var exists: Bool { view != nil }
  /// In the window's coordinates, in points; empty when it does not exist.
  public var frame: CGRect { area ?? view.map { $0.convert($0.bounds, to: nil) } ?? .zero }
  /// The text that stands for the element: its accessibility label, title or text. Empty where it has none.
  public var label: String { view.flatMap(ElementName.label) ?? "" }
  /// The accessibility identifier; empty where it has none.
  public var identifier: String { view?.accessibilityIdentifier ?? "" }
  /// Whether a control can be used; true for other views.
  public var isEnabled: Bool { (view as? UIControl)?.isEnabled ?? true }
  /// Whether a control or a row is selected.
  public var isSelected: Bool { (view as? UIControl)?.isSelected ?? (view as? UITableViewCell)?.isSelected ?? false }
  /// The text of a field, the title of a switch's state and the like.
  public var value: Any? {
    switch view {
    case let field as UITextField: field.text
    case let text as UITextView: text.text
    case let control as UISwitch: control.isOn ? "1" : "0"
    case let slider as UISlider: "\(slider.value)"
    default: view?.accessibilityValue
    }
  }

  /// Whether a finger on its middle reaches it.
  public var isHittable: Bool {
    guard let view, let window = view.window, let hit = window.hitTest(middle, with: nil) else { return false }
    return hit === view || hit.isDescendant(of: view) || view.isDescendant(of: hit)
  }

  /// Taps in the middle. Traps when the element does not exist.
  public func tap() { host.tap(target()) }
  /// Taps twice in the middle of the element.
  public func doubleTap() { host.tap(target(), count: 2) }
  /// Rests a finger on the middle, in seconds.
  public func press(forDuration duration: TimeInterval) { host.press(target(), for: duration) }

  /// Taps, then types.
  public func typeText(_ text: String) {
    if (view as? UITextField)?.isFirstResponder != true && (view as? UITextView)?.isFirstResponder != true { tap() }
    host.send(.text(text))
    host.advance(by: 0.1)
  }

  /// Drags upwards over the element, by 0.8 of its height.
  public func swipeUp() { swipe(0, -0.4) }
  /// Drags downwards over the element, by 0.8 of its height.
  public func swipeDown() { swipe(0, 0.4) }
  /// Drags leftwards over the element, by 0.8 of its width.
  public func swipeLeft() { swipe(-0.4, 0) }
  /// Drags rightwards over the element, by 0.8 of its width.
  public func swipeRight() { swipe(0.4, 0) }

  private func swipe(_ x: CGFloat, _ y: CGFloat) {
    let (middle, size) = (target(), frame.size)
    let shift = CGPoint(x: size.width * x, y: size.height * y)
    host.drag(
      from: CGPoint(x: middle.x - shift.x, y: middle.y - shift.y),
      to: CGPoint(x: middle.x + shift.x, y: middle.y + shift.y),
      duration: 0.15)
    host.advance(by: 1.5)
  }

  private var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  private func target() -> CGPoint {
    guard exists else { fatalError("No matches found for \(description).") }
    return middle
  }
}
