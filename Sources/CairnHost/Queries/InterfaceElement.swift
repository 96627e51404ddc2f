public import Foundation
public import UIKitCore
internal import CoreGraphics

/// What a person can find on the screen, by what it is called. It is found anew each time it is asked.
///
/// The names are those of Apple's interface tests (`XCUIElement`).
///
/// DEVIATION: it lives in the same process, and only `waitForExistence(timeout:)` waits, in the host's time.
@MainActor
public struct InterfaceElement: InterfaceQueries {
  private let host: HeadlessHost
  private let description: String
  private let resolve: () -> InterfaceNode?

  init(_ host: HeadlessHost, _ description: String, _ resolve: @escaping () -> InterfaceNode?) {
    (self.host, self.description, self.resolve) = (host, description, resolve)
  }

  /// Nil when nothing matches, or what matches is a part of a view.
  public var view: UIView? { resolve()?.view }
  /// What matches: a view or an accessibility element.
  public var element: UIResponder? { resolve()?.element }

  /// Whether there is such an element.
  public var exists: Bool { resolve() != nil }
  /// In the screen's coordinates, in points; empty when it does not exist.
  public var frame: CGRect { resolve()?.frame ?? .zero }
  /// The text that stands for the element: its accessibility label, title or text. Empty where it has none.
  public var label: String { resolve()?.label ?? "" }
  /// The accessibility identifier; empty where it has none.
  public var identifier: String { element?.accessibilityIdentifier ?? "" }
  /// The same as the label.
  public var title: String { label }
  /// What a field shows while it is empty.
  public var placeholderValue: String? {
    (view as? UITextField)?.placeholder ?? (view as? UISearchBar)?.placeholder
  }
  /// What it says besides its label: a field's text, a switch's "1" or "0", a slider's "50%".
  public var value: Any? { element?.accessibilityValue }
  /// Whether it can be used; false when it does not exist.
  public var isEnabled: Bool { resolve()?.isEnabled ?? false }
  /// Whether it has the trait of what is selected.
  public var isSelected: Bool {
    (view as? UIControl)?.isSelected == true || element?.accessibilityTraits.contains(.selected) == true
  }
  /// Whether it is the first responder.
  public var hasFocus: Bool { element?.isFirstResponder ?? false }
  /// Whether a finger on its middle reaches it.
  public var isHittable: Bool { resolve()?.isHittable ?? false }

  /// Lets time pass until it exists.
  ///
  /// - Parameter timeout: in seconds of the host's time.
  /// - Returns: whether it does.
  public func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { exists } }
  /// Lets time pass until it does not exist; the time in seconds.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { wait(timeout) { !exists } }

  private func wait(_ timeout: TimeInterval, _ holds: () -> Bool) -> Bool {
    var left = timeout
    while !holds() {
      guard left > 0 else { return false }
      host.advance(by: min(left, 0.1))
      left -= 0.1
    }
    return true
  }

  // MARK: Fingers

  /// Taps in the middle. Traps when the element does not exist.
  public func tap() { host.tap(target()) }
  /// Taps twice in the middle.
  public func doubleTap() { host.tap(target(), count: 2) }
  /// Rests a finger on the middle, in seconds.
  public func press(forDuration duration: TimeInterval) { host.press(target(), for: duration) }

  /// Taps unless it is being edited, then types.
  public func typeText(_ text: String) {
    if !hasFocus { tap() }
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

  private func target() -> CGPoint {
    guard let node = resolve() else { fatalError("No matches found for \(description).") }
    return node.element.accessibilityActivationPoint
  }

  // MARK: Adjusting

  /// Drags a slider's thumb to a share of its range, 0…1.
  public func adjust(toNormalizedSliderPosition position: CGFloat) {
    guard let slider = view as? UISlider else { fatalError("\(description) is no slider.") }
    let track = slider.trackRect(forBounds: slider.bounds)
    func place(_ share: CGFloat) -> CGPoint {
      let value = slider.minimumValue + Float(share) * (slider.maximumValue - slider.minimumValue)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    }
    let range = slider.maximumValue - slider.minimumValue
    let now = range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
    host.drag(from: place(now), to: place(min(max(position, 0), 1)), duration: 0.3, hold: 0.1)
  }

  /// Turns a picker's wheel to the row that says `value`. Traps when none does.
  public func adjust(toPickerWheelValue value: String) {
    guard let view, PickerWheels.turn(view, to: value) else {
      fatalError("\(description) has no row \"\(value)\".")
    }
    host.advance(by: 1)
  }

  // MARK: Assistive technologies

  /// Activates it as assistive technologies do: its own way, else by a tap.
  public func activate() { if element?.accessibilityActivate() != true { tap() } }
  /// Adjusts it by one step up, as assistive technologies do.
  public func increment() {
    element?.accessibilityIncrement()
    host.advance(by: 0.5)
  }
  /// Adjusts it by one step down, as assistive technologies do.
  public func decrement() {
    element?.accessibilityDecrement()
    host.advance(by: 0.5)
  }
  /// Performs the custom action of this name.
  ///
  /// - Returns: whether there is one, and it was done.
  @discardableResult
  public func performCustomAction(_ name: String) -> Bool {
    element?.accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
  }

  /// What is in the element and is of a kind.
  public func query(_ kind: String, _ accepts: @escaping @MainActor (UIResponder) -> Bool) -> InterfaceQuery {
    let resolve = resolve
    return InterfaceQuery(host, "\(description).\(kind)") {
      (resolve()?.children.flatMap(\.tree) ?? []).filter { accepts($0.element) }
    }
  }
}
