/// Something that is shown large, in the middle of the screen, to people with large text sizes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilargecontentvieweritem>
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Shows items large at a long press, at the accessibility text sizes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction>
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  /// UIKIT: at the accessibility text sizes (Apple's page on `UILargeContentViewerInteraction`).
  open class var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }
  private let press = UILongPressGestureRecognizer()
  private var viewer: LargeContentView?
  private var shown: (any UILargeContentViewerItem)?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.onChange = { [weak self] in self?.pressed() }
    press.delegate = self
  }
  public convenience override init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    view?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory == true
      && item(at: press.location(in: view)) != nil
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    if let found = delegate?.largeContentViewerInteraction(self, itemAt: point) { return found }
    let hit = view?.hitTest(point, with: nil)
    return sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0 }.first(where: \.showsLargeContentViewer)
  }

  private func pressed() {
    guard let view, let window = view.window else { return }
    let point = press.location(in: view)
    switch press.state {
    case .began, .changed:
      let found = item(at: point)
      if found !== shown {
        viewer?.removeFromSuperview()
        viewer = found.map { LargeContentView($0) }
        if let viewer { window.addSubview(viewer) }
        viewer?.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        shown = found
      }
    case .ended:
      close()
      delegate?.largeContentViewerInteraction(self, didEndOn: item(at: point), at: point)
    default: close()
    }
  }
  private func close() {
    viewer?.removeFromSuperview()
    (viewer, shown) = (nil, nil)
  }
}

/// The plate in the middle of the screen.
final class LargeContentView: UIVisualEffectView {
  init(_ item: any UILargeContentViewerItem) {
    super.init(effect: UIBlurEffect(style: .systemThickMaterial))
    layer.cornerRadius = 14
    clipsToBounds = true
    isUserInteractionEnabled = false
    bounds = CGRect(x: 0, y: 0, width: 260, height: 260)
    let image = UIImageView(image: item.largeContentImage)
    image.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
    image.tintColor = .label
    let label = UILabel()
    label.text = item.largeContentTitle
    label.font = .systemFont(ofSize: 24)
    label.numberOfLines = 2
    label.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: (item.largeContentImage == nil ? [] : [image]) + [label])
    stack.axis = .vertical
    stack.spacing = 8
    stack.frame = bounds.insetBy(dx: 16, dy: 16)
    contentView.addSubview(stack)
  }
  required init?(coder: NSCoder) { nil }
}

/// Finds items, and does what a finger that lets go of one means.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate>
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
}
