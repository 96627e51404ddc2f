/// What a bar's appearance gives a button in a state.
@MainActor
struct BarButtonLook {
  var attributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero
  /// What the state itself sets.
  var ownColor: UIColor?
  var background: UIImage?
  var backgroundOffset = UIOffset.zero

  init() {}
  init(own: UIBarButtonItemStateAppearance?, normal: UIBarButtonItemStateAppearance) {
    attributes = normal.titleTextAttributes.merging(own?.titleTextAttributes ?? [:]) { $1 }
    ownColor = own?.titleTextAttributes[.foregroundColor] as? UIColor
    titleOffset =
      own.map { $0.titlePositionAdjustment == .zero ? normal : $0 }?.titlePositionAdjustment
      ?? normal.titlePositionAdjustment
    background = own?.backgroundImage ?? normal.backgroundImage
    backgroundOffset =
      (own?.backgroundImage == nil ? normal : own)?.backgroundImagePositionAdjustment ?? .zero
  }
}
