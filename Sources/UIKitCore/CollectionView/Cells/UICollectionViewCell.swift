/// An item of a collection view.
///
/// Back to front: background view, selected background view, content view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCell()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeCell()
  }
  private func becomeCell() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Where the cell's content stands. A document may bring its own.
  open internal(set) var contentView = UIView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Behind everything else.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// Above the background view, shown while selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    fill(new)
    insertSubview(new, at: 0)
  }

  private func fill(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func stateDidChange() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      guard view.superview !== self else { return }
      fill(view)
      insertSubview(view, belowSubview: contentView)
    } else {
      view.removeFromSuperview()
    }
  }

  /// UIKIT: the size that the content's constraints ask for, from the layout's size as a start.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.width > 0, size.height > 0 else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate()
    preferred.size = size
    return preferred
  }
}
