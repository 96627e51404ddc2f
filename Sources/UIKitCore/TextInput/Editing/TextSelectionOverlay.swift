internal import Foundation

/// Whose caret and selection a `TextSelectionOverlay` shows.
@MainActor
protocol SelectionOwner: AnyObject {
  /// A handle is dragged to a point in the coordinates of the overlay's superview.
  func dragSelection(end: Bool, to point: CGPoint)
  func showMenu()
}

/// Shows a caret that blinks, or a selection with its handles, above a text.
final class TextSelectionOverlay: UIView {
  private unowned let owner: any SelectionOwner
  private let caret = UIView()
  private var boxes: [UIView] = []
  private let handles = [TextSelectionHandle(isEnd: false), TextSelectionHandle(isEnd: true)]
  private var blink: MediaClock.Observation?
  private var caretBox: CGRect?

  init(_ owner: any SelectionOwner) {
    self.owner = owner
    super.init(frame: .zero)
    clipsToBounds = false
    caret.layer.cornerRadius = 1
    addSubview(caret)
    for handle in handles {
      handle.isHidden = true
      handle.onDrag = { [weak self] point, isEnd in
        guard let self, let parent = self.superview else { return }
        self.owner.dragSelection(end: isEnd, to: parent.convert(point, from: self))
      }
      handle.onEnd = { [weak self] in self?.owner.showMenu() }
      addSubview(handle)
    }
  }
  required init?(coder: NSCoder) { nil }

  /// Touches are the text's, but on the handles.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    handles.reversed().first { !$0.isHidden && $0.frame.insetBy(dx: -12, dy: -8).contains(point) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  /// - Parameters:
  ///   - caret: nil for none.
  ///   - boxes: the selected text, line by line, in the overlay's coordinates, in points.
  ///   - marked: the text that is not settled.
  func show(caret box: CGRect?, boxes lines: [CGRect], marked: [CGRect], color: UIColor) {
    for view in boxes { view.removeFromSuperview() }
    boxes = (lines + marked).map { box in
      let view = UIView(frame: box)
      view.backgroundColor = color.withAlphaComponent(0.2)
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      return view
    }
    caret.isHidden = box == nil
    caret.backgroundColor = color
    if let box { caret.frame = box }
    if let first = lines.first, let last = lines.last {
      for (handle, box) in zip(handles, [first, last]) { handle.place(at: box, color: color) }
    }
    for handle in handles { handle.isHidden = lines.isEmpty }
    if box != caretBox || blink == nil { startBlinking() }
    caretBox = box
  }

  /// UIKIT: the caret is there for half a second and away for half a second, beginning anew with each change. A guess.
  private func startBlinking() {
    blink?.cancel()
    caret.alpha = 1
    guard !caret.isHidden, window != nil || superview != nil else { return }
    scheduleBlink()
  }

  private func scheduleBlink() {
    blink = MediaClock.current.schedule(after: 0.5) { [weak self] in
      guard let self, self.window != nil, !self.caret.isHidden else { return }
      self.caret.alpha = self.caret.alpha > 0.5 ? 0 : 1
      self.scheduleBlink()
    }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil {
      blink?.cancel()
      blink = nil
    }
  }
}
