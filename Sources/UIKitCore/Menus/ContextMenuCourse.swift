internal import Foundation

/// A context menu from its opening to its end: the lifted view or its preview, and the menu.
@MainActor
final class ContextMenuCourse {
  private let configuration: UIContextMenuConfiguration
  private let lifted: UIView
  /// What the configuration shows above the menu.
  private(set) lazy var controller: UIViewController? = configuration.previewProvider?()
  private var menu: UIMenu?
  private var presenter: MenuPresenter?
  var willCommit: ((MenuAnimator) -> Void)?
  var willEnd: ((MenuAnimator) -> Void)?

  init(_ configuration: UIContextMenuConfiguration, lifted: UIView) {
    self.configuration = configuration
    self.lifted = lifted
  }

  /// False when there is nothing to show.
  func open() -> Bool {
    let menu = configuration.actionProvider?([])
    guard menu != nil || controller != nil, let window = lifted.window else { return false }
    self.menu = menu
    let preview = ContextPreview(lifted, controller, in: window) { [weak self] in self?.commit() }
    presenter = MenuPresenter.show(
      menu ?? UIMenu(), from: lifted, preview: preview, dims: true, order: configuration.preferredMenuElementOrder
    ) { [weak self] in self?.ended() }
    return true
  }

  func update(_ block: (UIMenu) -> UIMenu) {
    guard let menu else { return }
    self.menu = block(menu)
    close()
    _ = open()
  }

  func close() { presenter?.close(animated: true) }

  private func commit() {
    guard controller != nil else { return }
    let animator = MenuAnimator(controller)
    willCommit?(animator)
    close()
    animator.run()
  }

  private func ended() {
    presenter = nil
    let animator = MenuAnimator(controller)
    willEnd?(animator)
    animator.run()
  }
}

/// A picture of the lifted view, or the preview controller's view.
final class ContextPreview: UIView {
  private let onTap: () -> Void

  init(_ source: UIView, _ controller: UIViewController?, in window: UIWindow, onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: source.convert(source.bounds, to: nil))
    if let controller {
      let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
      let wish = controller.preferredContentSize
      let size = CGSize(
        width: wish.width > 0 ? min(wish.width, area.width) : area.width,
        height: wish.height > 0 ? min(wish.height, area.height * 0.7) : area.height * 0.6)
      frame = CGRect(x: area.midX - size.width / 2, y: area.minY, width: size.width, height: size.height)
      controller.view.frame = bounds
      addSubview(controller.view)
      layer.cornerRadius = 13
      clipsToBounds = true
    } else if let picture = source.snapshotView(afterScreenUpdates: false) {
      picture.frame = bounds
      addSubview(picture)
    }
  }
  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}
