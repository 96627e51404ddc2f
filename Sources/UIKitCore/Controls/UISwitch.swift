internal import UISystemMetrics

/// An on-off control. Its size is the system's.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiswitch>
open class UISwitch: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SystemMetrics.latest.switchSize))
    becomeSwitch()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeSwitch()
  }
  private func becomeSwitch() {
    flags.insert(.drawsInCode)
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  open var isOn = false { didSet { setNeedsDisplay() } }
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// UIKIT: pictures of both states have had no effect since iOS 7.
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  // UIKIT: the frame is two points wider than the alignment rectangle, on the right.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  open override var intrinsicContentSize: CGSize {
    let size = systemMetrics.switchSize
    return CGSize(width: size.width - 2, height: size.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemMetrics.switchSize }

  override func environmentDidChange() {
    if extras?.layoutHints?.keepsFrame != true { bounds.size = systemMetrics.switchSize }
    super.environmentDidChange()
  }

  override func didTouchUpInside() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  open override func draw(_ rect: CGRect) { ControlPainter.drawSwitch(self) }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    ]
  }
  override class var appearanceClass: NSObject.Type { UISwitch.self }
}
