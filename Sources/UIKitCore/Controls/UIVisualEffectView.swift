internal import UIDisplayList

/// Shows an effect, its content above it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uivisualeffectview>
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    becomeEffectView()
  }
  /// A view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties.withoutSubviews }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeEffectView()
  }
  private func becomeEffectView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// A blur shows what lies behind through its material; a vibrancy alone shows nothing of its own.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  open override func draw(_ rect: CGRect) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    if let glass = effect as? UIGlassEffect {
      let material = BlurMaterial(
        glass.style == .clear ? .systemUltraThinMaterial : .systemThinMaterial, isDark: isDark)
      UIGraphicsGetCurrentContext()?.record([material.command(in: Path(rect: bounds))])
      glass.tintColor?.withAlphaComponent(0.4).setFill()
      if glass.tintColor != nil { UIRectFillUsingBlendMode(bounds, .normal) }
      return
    }
    guard let blur = effect as? UIBlurEffect else { return }
    let material = BlurMaterial(blur.style, isDark: isDark)
    UIGraphicsGetCurrentContext()?.record([material.command(in: Path(rect: bounds))])
  }

  open package(set) var contentView = UIView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
      contentView.frame = bounds
    }
  }

  /// The content always fills the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
  }
}
