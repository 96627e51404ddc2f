/// Shows how another view looked at one moment.
final class SnapshotView: UIView {
  private let image: UIImage

  init(_ image: UIImage, frame: CGRect) {
    self.image = image
    super.init(frame: frame)
    flags.insert(.drawsInCode)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { image.draw(in: bounds) }
}
