/// The system's gestures, caret and selection for a text of the program's own.
///
/// 1. A tap asks the delegate, makes the input first responder and puts the caret; two taps select a word, three the
/// paragraph. 2. The caret or the selection is shown where the input says it is, also after the input has told its
/// `inputDelegate` of a change.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinteraction>
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UITextInteractionDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Whose text it is. Default: nil.
  open weak var textInput: (any UITextInput & UIResponder)? {
    didSet { textInput?.inputDelegate = self }
  }
  open private(set) var textInteractionMode: UITextInteractionMode
  private var overlay: TextSelectionOverlay?
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.onChange = { [weak self, weak tap] in
      guard let self, let tap, tap.state == .ended, let view = self.view else { return }
      self.tapped(at: tap.location(in: view))
    }
    return tap
  }()
  /// The last tap: taps that follow soon, and near, count on.
  private var lastTap: (point: CGPoint, time: CFTimeInterval, count: Int)?
  private lazy var press: UILongPressGestureRecognizer = {
    let press = UILongPressGestureRecognizer()
    press.onChange = { [weak self, weak press] in
      guard let self, let press, let view = self.view else { return }
      self.pressed(at: press.location(in: view), press.state)
    }
    return press
  }()

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// Those that other recognizers should wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, press] }

  open func willMove(to view: UIView?) {
    guard let old = self.view, old !== view else { return }
    for gesture in gesturesForFailureRequirements { old.removeGestureRecognizer(gesture) }
    overlay?.removeFromSuperview()
    overlay = nil
  }
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for gesture in gesturesForFailureRequirements { view.addGestureRecognizer(gesture) }
  }

  // MARK: Touches

  /// - Returns: whether the input takes part.
  private func begins(at point: CGPoint) -> Bool {
    guard let textInput, delegate?.interactionShouldBegin(self, at: point) ?? true else { return false }
    delegate?.interactionWillBegin(self)
    guard textInput.isFirstResponder || textInput.becomeFirstResponder() else {
      delegate?.interactionDidEnd(self)
      return false
    }
    return true
  }

  private func tapped(at point: CGPoint) {
    let now = MediaClock.current.now
    let goesOn = lastTap.map { now - $0.time < UITouch.tapInterval && $0.point.distance(to: point) < 40 } ?? false
    let count = goesOn ? (lastTap?.count ?? 0) + 1 : 1
    lastTap = (point, now, count)
    guard begins(at: point), let textInput else { return }
    let place = textInput.closestPosition(to: inInput(point))
    if let place {
      if count == 1 {
        textInput.selectedTextRange = textInput.textRange(from: place, to: place)
      } else {
        select(count == 2 ? .word : .paragraph, at: place)
      }
    }
    refresh()
    delegate?.interactionDidEnd(self)
  }
  private func select(_ unit: UITextGranularity, at place: UITextPosition) {
    guard let textInput else { return }
    let directions: [UITextStorageDirection] = [.forward, .backward]
    let found = directions.lazy.compactMap {
      textInput.tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: UITextDirection(rawValue: $0.rawValue))
    }.first
    if let found { textInput.selectedTextRange = found }
  }

  /// A finger that rests takes the caret along, or selects the word where nothing can be changed.
  private func pressed(at point: CGPoint, _ state: UIGestureRecognizer.State) {
    if state == .began, !begins(at: point) { return }
    guard let textInput, textInput.isFirstResponder, let place = textInput.closestPosition(to: inInput(point)) else {
      return
    }
    switch state {
    case .began where textInteractionMode == .nonEditable: select(.word, at: place)
    case .began, .changed:
      guard textInteractionMode == .editable else { return }
      textInput.selectedTextRange = textInput.textRange(from: place, to: place)
    case .ended:
      showMenu()
      delegate?.interactionDidEnd(self)
    case .cancelled: delegate?.interactionDidEnd(self)
    default: break
    }
    refresh()
  }

  private func inInput(_ point: CGPoint) -> CGPoint {
    guard let view, let textInput else { return point }
    return view.convert(point, to: textInput.textInputView)
  }

  // MARK: Showing

  /// Shows the caret, or the selection, where it is now.
  private func refresh() {
    guard let textInput, textInput.isFirstResponder, let range = textInput.selectedTextRange else {
      overlay?.removeFromSuperview()
      overlay = nil
      return
    }
    let canvas = textInput.textInputView
    let shown = overlay ?? TextSelectionOverlay(self)
    overlay = shown
    if shown.superview !== canvas { canvas.addSubview(shown) }
    shown.frame = canvas.bounds
    let shift = CGVector(dx: -canvas.bounds.minX, dy: -canvas.bounds.minY)
    func local(_ box: CGRect) -> CGRect { box.offsetBy(dx: shift.dx, dy: shift.dy) }
    let showsCaret = range.isEmpty && textInteractionMode == .editable
    shown.show(
      caret: showsCaret ? local(textInput.caretRect(for: range.start)) : nil,
      boxes: range.isEmpty ? [] : textInput.selectionRects(for: range).map { local($0.rect) },
      marked: textInput.markedTextRange.map { textInput.selectionRects(for: $0).map { local($0.rect) } } ?? [],
      color: canvas.tintColor)
  }
}

extension UITextInteraction: UITextInputDelegate {
  public func selectionWillChange(_ textInput: (any UITextInput)?) {}
  public func selectionDidChange(_ textInput: (any UITextInput)?) { refresh() }
  public func textWillChange(_ textInput: (any UITextInput)?) {}
  public func textDidChange(_ textInput: (any UITextInput)?) { refresh() }
}

extension UITextInteraction: SelectionOwner {
  func dragSelection(end: Bool, to point: CGPoint) {
    guard let textInput, let range = textInput.selectedTextRange, let place = textInput.closestPosition(to: point)
    else { return }
    let fixed = end ? range.start : range.end
    let isTurned = textInput.compare(place, to: fixed) == (end ? .orderedAscending : .orderedDescending)
    guard !isTurned, textInput.compare(place, to: fixed) != .orderedSame else { return }
    textInput.selectedTextRange =
      end ? textInput.textRange(from: fixed, to: place) : textInput.textRange(from: place, to: fixed)
    refresh()
  }
  func showMenu() {
    guard let textInput, let range = textInput.selectedTextRange else { return }
    let canvas = textInput.textInputView
    let box = range.isEmpty ? textInput.caretRect(for: range.start) : textInput.firstRect(for: range)
    let controller = UIMenuController.shared
    let suggested = EditMenuContent.suggested(for: textInput, excluding: ["delete:"], sender: controller)
    let menu = textInput.editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)
    controller.show(menu, from: canvas, rect: box)
  }
}

/// Whether an interaction's text can be changed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinteractionmode>
public enum UITextInteractionMode: Int, Sendable { case editable = 0, nonEditable }

/// Decides whether a text interaction begins, and hears of it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinteractiondelegate>
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
