internal import Foundation

/// Shows a menu over the window of a view, next to what it belongs to.
@MainActor
final class MenuPresenter {
  /// The menu that is open; one at a time.
  private(set) static var current: MenuPresenter? {
    get { course.menu }
    set { course.menu = newValue }
  }
  private final class Course: HostContextPart {
    var menu: MenuPresenter?
  }
  private static let course: Course = HostContext.main.part()

  private let overlay = MenuOverlay()
  private weak var source: UIView?
  private let rect: CGRect
  private var menuView: UIView?
  private var preview: UIView?
  private let onClose: () -> Void
  private let dims: Bool
  private let order: UIContextMenuConfiguration.ElementOrder
  /// Makes what shows a menu for editing; nil for a list.
  private let bar: MakeBar?
  typealias MakeBar = (UIMenu, @escaping (UIMenuElement) -> Void) -> UIView
  private var onChoose: ((UIMenuElement) -> Void)?

  /// Opens a menu at a view, as a list or, for editing, as a bar. Closing calls `onClose`.
  @discardableResult
  static func show(
    _ menu: UIMenu, from view: UIView, rect: CGRect? = nil, preview: UIView? = nil, dims: Bool = false,
    order: UIContextMenuConfiguration.ElementOrder = .fixed, onClose: @escaping () -> Void = {},
    onChoose: ((UIMenuElement) -> Void)? = nil,
    bar: MakeBar? = nil
  ) -> MenuPresenter? {
    guard let window = view.window else { return nil }
    current?.close(animated: false)
    let presenter = MenuPresenter(view, rect ?? view.bounds, preview, dims: dims, order: order, bar: bar, onClose)
    presenter.onChoose = onChoose
    current = presenter
    presenter.open(menu, in: window)
    return presenter
  }

  private init(
    _ source: UIView, _ rect: CGRect, _ preview: UIView?, dims: Bool, order: UIContextMenuConfiguration.ElementOrder,
    bar: MakeBar?, _ onClose: @escaping () -> Void
  ) {
    self.bar = bar
    self.order = order
    self.source = source
    self.rect = rect
    self.preview = preview
    self.dims = dims
    self.onClose = onClose
  }

  private func open(_ menu: UIMenu, in window: UIWindow) {
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.onTap = { [weak self] in self?.close(animated: true) }
    window.addSubview(overlay)
    if let preview { overlay.addSubview(preview) }
    fill(menu)
    overlay.alpha = 0
    if dims { overlay.backgroundColor = UIColor.black.withAlphaComponent(0.2) }
    menuView?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.overlay.alpha = 1
      self.menuView?.transform = .identity
      self.preview?.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
    }
  }

  private func fill(_ menu: UIMenu) {
    menuView?.removeFromSuperview()
    let choose: (UIMenuElement) -> Void = { [weak self] in self?.choose($0) }
    let view = bar?(menu, choose) ?? MenuView(menu, choose: choose)
    menuView = view
    overlay.addSubview(view)
    overlay.passesToHandles = bar != nil
    if bar == nil { place(view) } else { placeBar(view) }
  }

  /// In the middle above what it belongs to; below it where there is no room above, over it where there is none at all.
  private func placeBar(_ view: UIView) {
    guard let source, let window = overlay.window else { return }
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let size = view.sizeThatFits(area.size)
    let anchor = source.convert(rect, to: nil)
    let gap = MenuPresenter.barGap
    var y = anchor.minY - gap - size.height
    if y < area.minY { y = anchor.maxY + gap }
    if y + size.height > area.maxY { y = max(area.minY, min(anchor.midY - size.height / 2, area.maxY - size.height)) }
    let x = min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width)
    view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
  }
  /// Leaves the handles of a selection free, in points.
  private static let barGap: CGFloat = 14

  /// Below what it belongs to where there is room, else above, within the safe area.
  ///
  /// UIKIT: entries that are ordered by priority begin next to what the menu belongs to (`UIContextMenuConfiguration.h`).
  private func place(_ view: UIView) {
    guard let source, let window = overlay.window else { return }
    let size = view.sizeThatFits(window.bounds.size)
    let anchor = preview?.frame ?? source.convert(rect, to: nil)
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let isBelow = anchor.maxY + 8 + size.height <= area.maxY
    let y = isBelow ? anchor.maxY + 8 : anchor.minY - 8 - size.height
    (view as? MenuView)?.beginsBelow = order == .priority && !isBelow
    let x = anchor.midX > area.midX ? anchor.maxX - size.width : anchor.minX
    view.frame = CGRect(
      x: min(max(x, area.minX), area.maxX - size.width),
      y: min(max(y, area.minY), max(area.maxY - size.height, area.minY)), width: size.width,
      height: min(size.height, area.height))
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu { return fill(menu) }
    if !element.attributesIfAny.contains(.keepsMenuPresented) { close(animated: true) }
    onChoose?(element)
    if let action = element as? UIAction {
      action.sender = source
      action.handler(action)
    } else if let command = element as? UICommand {
      _ = UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
    }
  }

  func close(animated: Bool) {
    guard MenuPresenter.current === self else { return }
    MenuPresenter.current = nil
    let end = {
      self.overlay.removeFromSuperview()
      self.onClose()
    }
    guard animated else { return end() }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.overlay.alpha = 0
      self.preview?.transform = .identity
    } completion: { _ in
      end()
    }
  }
}

/// Takes every touch beside the menu.
final class MenuOverlay: UIView {
  var onTap: (() -> Void)?
  /// Whether handles of a selection can be dragged while the menu is there.
  var passesToHandles = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard passesToHandles, hit === self, let window else { return hit }
    let beneath = window.subviews.reversed().first { $0 !== self && $0.frame.contains(convert(point, to: window)) }
    let target = beneath.flatMap { $0.hitTest(convert(point, to: $0), with: event) }
    return target is any SelectionHandle ? nil : hit
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}

/// What moves an end of a selection.
@MainActor
protocol SelectionHandle: UIView {}
