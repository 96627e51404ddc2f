/// A view that a collection view reuses: cells, headers, decorations.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
}

/// An item of a collection view.
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
  open var isSelected = false
  open var isHighlighted = false
  /// Behind the content view.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView, at: 0) } }
  /// Above the background view, shown while selected.
  open var selectedBackgroundView: UIView?

  private func replace(_ old: UIView?, _ new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }
}
