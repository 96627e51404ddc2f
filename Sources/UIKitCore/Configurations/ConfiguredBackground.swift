internal import Foundation

/// Shows a background configuration.
final class ConfiguredBackground: UIView {
  private let fill = UIView()
  private var picture: UIImageView?
  private var effect: UIVisualEffectView?
  private var custom: UIView?
  private var stroke: UIView?
  /// Casts the shadow: what fills the background may cut off what is outside.
  private var cast: UIView?
  var configuration: UIBackgroundConfiguration {
    didSet {
      if configuration.hasTransformers || oldValue.hasTransformers || configuration != oldValue { apply() }
    }
  }
  /// Corners and radius of the group of which the cell is part; nil outside of lists.
  var group: (radius: CGFloat, corners: CACornerMask)? { didSet { setNeedsLayout() } }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    apply()
  }
  required init?(coder: NSCoder) { nil }

  private func apply() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    exchange(&picture, configuration.image.map { UIImageView(image: $0) }, in: fill)
    picture?.contentMode = configuration.imageContentMode
    exchange(&effect, configuration.visualEffect.map { UIVisualEffectView(effect: $0) }, in: fill)
    if custom !== configuration.customView { exchange(&custom, configuration.customView, in: fill) }
    let shadow = configuration.shadowProperties
    exchange(&cast, shadow.opacity > 0 ? UIView() : nil, in: self)
    if let cast {
      sendSubviewToBack(cast)
      cast.backgroundColor = fill.backgroundColor
      cast.layer.shadowColor = shadow.color.cgColor
      cast.layer.shadowOpacity = Float(shadow.opacity)
      (cast.layer.shadowRadius, cast.layer.shadowOffset) = (shadow.radius, shadow.offset)
      cast.layer.shadowPath = shadow.path?.cgPath
    }
    let strokes = configuration.strokeWidth > 0
    exchange(&stroke, strokes ? UIView() : nil, in: self)
    if strokes {
      stroke?.layer.borderWidth = configuration.strokeWidth
      stroke?.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    }
    setNeedsLayout()
  }

  private func exchange<Kind: UIView>(_ slot: inout Kind?, _ new: Kind?, in parent: UIView) {
    slot?.removeFromSuperview()
    slot = new
    if let new { parent.addSubview(new) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    apply()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var inset = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { inset.top += margins.top }
      if edges.contains(.leading) { inset.leading += margins.leading }
      if edges.contains(.bottom) { inset.bottom += margins.bottom }
      if edges.contains(.trailing) { inset.trailing += margins.trailing }
    }
    fill.frame = bounds.inset(by: inset.resolved(rightToLeft: isRightToLeft))
    let radius = configuration.cornerRadius > 0 ? configuration.cornerRadius : group?.radius ?? 0
    if radius > 0 || materializedLayer != nil {
      fill.layer.cornerRadius = min(radius, min(fill.bounds.width, fill.bounds.height) / 2)
      fill.layer.maskedCorners = configuration.cornerRadius > 0 ? .all : group?.corners ?? .all
      fill.clipsToBounds = radius > 0
    }
    for view in [picture, effect, custom] { view?.frame = fill.bounds }
    cast?.frame = fill.frame
    cast?.layer.cornerRadius = fill.layer.cornerRadius
    let outset = configuration.strokeOutset
    stroke?.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
    stroke?.layer.cornerRadius = radius > 0 ? radius + outset : 0
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
