internal import Foundation

/// A knob on a stem at one end of a selection; it can be dragged.
final class TextSelectionHandle: UIView, SelectionHandle {
  private let isEnd: Bool
  private let stem = UIView()
  private let knob = UIView()
  var onDrag: ((CGPoint, Bool) -> Void)?
  var onEnd: (() -> Void)?
  private static let knobSide: CGFloat = 10
  /// UIKIT: knobs stand out by less than a text view's insets, which would cut them off. A guess.
  private static let overhang: CGFloat = 8

  init(isEnd: Bool) {
    self.isEnd = isEnd
    super.init(frame: .zero)
    knob.layer.cornerRadius = Self.knobSide / 2
    for part in [stem, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    let pan = UIPanGestureRecognizer()
    pan.onChange = { [weak self, weak pan] in
      guard let self, let pan, let parent = self.superview else { return }
      switch pan.state {
      case .began, .changed: self.onDrag?(pan.location(in: parent), isEnd)
      case .ended: self.onEnd?()
      default: break
      }
    }
    addGestureRecognizer(pan)
  }
  required init?(coder: NSCoder) { nil }

  /// At the beginning or the end of a line's selected part.
  func place(at box: CGRect, color: UIColor) {
    let (side, over) = (Self.knobSide, Self.overhang)
    let x = isEnd ? box.maxX : box.minX
    frame = CGRect(x: x - side / 2, y: box.minY - (isEnd ? 0 : over), width: side, height: box.height + over)
    stem.frame = CGRect(x: side / 2 - 1, y: isEnd ? 0 : over, width: 2, height: box.height)
    knob.frame = CGRect(x: 0, y: isEnd ? box.height + over - side : 0, width: side, height: side)
    for part in [stem, knob] { part.backgroundColor = color }
  }
}
