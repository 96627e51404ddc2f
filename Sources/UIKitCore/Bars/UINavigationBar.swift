/// The bar above a stack of controllers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationbar>
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    flags.insert(.drawsInCode)
  }

  open var items: [UINavigationItem]? { didSet { setNeedsDisplay() } }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isTranslucent = true
  open var prefersLargeTitles = false { didSet { invalidateIntrinsicContentSize() } }

  /// UIKIT: 44 points, 96 with a large title.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func draw(_ rect: CGRect) {
    (barTintColor ?? .systemBackground).setFill()
    UIBezierPath(rect: bounds).fill()
    UIColor.separator.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)).fill()
    guard let item = topItem else { return }
    let row = CGRect(x: 0, y: bounds.minY, width: bounds.width, height: 44)
    if prefersLargeTitles, bounds.height >= 96 {
      let large = CGRect(x: 16, y: 44, width: bounds.width - 32, height: bounds.height - 44)
      ControlPainter.drawText(
        item.title ?? "", font: .systemFont(ofSize: 34, weight: .bold), color: .label, in: large, alignment: .left)
    } else {
      ControlPainter.drawText(
        item.title ?? "", font: .systemFont(ofSize: 17, weight: .semibold), color: .label,
        in: row.insetBy(dx: 80, dy: 0))
    }
    BarPainter.draw(item.leftBarButtonItems ?? [], in: row.insetBy(dx: 16, dy: 0), alignment: .left, tint: tintColor)
    BarPainter.draw(item.rightBarButtonItems ?? [], in: row.insetBy(dx: 16, dy: 0), alignment: .right, tint: tintColor)
  }
}

/// Draws bar buttons at rest.
@MainActor
enum BarPainter {
  static func draw(_ items: [UIBarButtonItem], in row: CGRect, alignment: NSTextAlignment, tint: UIColor) {
    for item in items.prefix(1) {
      let color = item.isEnabled ? item.tintColor ?? tint : UIColor.tertiaryLabel
      if let image = item.image {
        let place = ImagePlacement.rect(for: image.size, in: row, mode: alignment == .left ? .left : .right)
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: place)
      } else {
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        ControlPainter.drawText(item.title ?? "", font: font, color: color, in: row, alignment: alignment)
      }
    }
  }
}

/// A row of buttons at the bottom.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// Tabs at the bottom.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbar>
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49 + safeAreaInsets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// A field to search with, in a bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    flags.insert(.drawsInCode)
  }

  open var text: String? { didSet { setNeedsDisplay() } }
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var showsCancelButton = false
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Compatibility.current.searchBarHeight + (showsScopeBar ? 44 : 0))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func draw(_ rect: CGRect) {
    let field = CGRect(x: 8, y: (bounds.height - 36) / 2, width: bounds.width - 16, height: 36)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: field, cornerRadius: 10).fill()
    let shown = text ?? ""
    ControlPainter.drawText(
      shown.isEmpty ? placeholder ?? "Search" : shown, font: .systemFont(ofSize: 17),
      color: shown.isEmpty ? .placeholderText : .label, in: field.insetBy(dx: 30, dy: 0), alignment: .left)
  }
}
