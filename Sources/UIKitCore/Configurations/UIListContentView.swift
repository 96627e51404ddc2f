public import Foundation

/// Shows a list content configuration.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistcontentview>
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()
  private lazy var guides = [title, detail, picture].map { part in
    let guide = ListPartGuide(part)
    addLayoutGuide(guide)
    return guide
  }
  private var hasGuides = false
  /// The place of the text, which other views may hold on to; nil where no text is shown.
  open var textLayoutGuide: UILayoutGuide? { guide(0) }
  /// The place of the secondary text; nil where none is shown.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(1) }
  /// The place of the picture; nil where none is shown.
  open var imageLayoutGuide: UILayoutGuide? { guide(2) }
  private func guide(_ index: Int) -> UILayoutGuide? {
    hasGuides = true
    return guides[index].part.isHidden ? nil : guides[index]
  }

  /// Shows `configuration`; the view takes over its superview's margins. Its frame is zero.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    for part in [picture, title, detail] { addSubview(part) }
    apply()
  }
  /// Shows an empty `UIListContentConfiguration.cell()`.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// A `UIListContentConfiguration`; any other kind is passed over, and one that equals the present one unless either
  /// transforms colors.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration,
        new.hasTransformers || content.hasTransformers || new != content
      else { return }
      content = new
      apply()
    }
  }

  private func apply() {
    show(title, content.text, content.attributedText, content.textProperties)
    show(detail, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    let properties = content.imageProperties
    picture.image = content.image
    picture.isHidden = content.image == nil
    picture.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(font: content.textProperties.font)
    picture.tintColor = properties.tintColor.map { _ in properties.resolvedTintColor(for: tintColor) }
    picture.contentMode = .scaleAspectFit
    if properties.cornerRadius > 0 || properties.strokeWidth > 0 {
      picture.layer.cornerRadius = properties.cornerRadius
      picture.layer.borderWidth = properties.strokeWidth
      picture.layer.borderColor = properties.strokeColor?.cgColor
      picture.clipsToBounds = true
    }
    alpha = content.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The font for the present text size.
  private func current(_ properties: UIListContentConfiguration.TextProperties) -> UIFont {
    properties.adjustsFontForContentSizeCategory
      ? properties.font.adjusted(to: traitCollection.preferredContentSizeCategory) : properties.font
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let size = traitCollection.preferredContentSizeCategory
    if previousTraitCollection?.preferredContentSizeCategory != size { apply() }
  }

  private func show(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = current(properties)
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.applied) }
    label.isHidden = (attributed?.length ?? text?.count ?? 0) == 0
  }

  // MARK: Layout

  private func layout(in width: CGFloat) -> ListContentLayout {
    ListContentLayout(
      content, width: width, margins: margins, title: title.isHidden ? nil : title,
      detail: detail.isHidden ? nil : detail, image: picture.isHidden ? nil : picture.shownImage?.size)
  }

  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let parent = superview, content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) else {
      return margins
    }
    let outer = parent.directionalLayoutMargins
    // Margins count from the holder's edges, which the content may not reach.
    let (start, end) =
      isRightToLeft
      ? (parent.bounds.maxX - frame.maxX, frame.minX) : (frame.minX, parent.bounds.maxX - frame.maxX)
    margins.leading = max(margins.leading, outer.leading - start)
    margins.trailing = max(margins.trailing, outer.trailing - end)
    if let least = (parent as? any ConfigurableCell)?.describedContentMargins {
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    return margins
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 10_000 ? size.width : 10_000
    return CGSize(width: layout(in: width).naturalWidth, height: layout(in: width).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if horizontal == .required {
      return CGSize(width: targetSize.width, height: layout(in: targetSize.width).height)
    }
    let natural = layout(in: 10_000)
    return CGSize(width: natural.naturalWidth, height: natural.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layout(in: bounds.width > 0 ? bounds.width : 10_000).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.width)
    let shift = max((bounds.height - layout.height) / 2, 0)
    var moved = false
    for (view, frame) in [(title as UIView, layout.title), (detail, layout.detail), (picture, layout.image)] {
      guard var frame else { continue }
      frame.origin.y += shift
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      frame = frame.integralOrigin(scale: pixelScale)
      moved = moved || view.frame != frame
      view.frame = frame
    }
    if moved, hasGuides { LayoutEngine.insetsChanged(of: self) }
  }

  /// Where the first text begins, from the leading edge, in points.
  var textStart: CGFloat { layout(in: bounds.width).textStart }
}

extension CGRect {
  fileprivate func integralOrigin(scale: CGFloat) -> CGRect {
    CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
  }
}
