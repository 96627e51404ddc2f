import UIKit

/// Holds a split view controller and tells it that there is room for two columns, wherever the width allows it.
final class TraitOverrideController: UIViewController {
  /// From this width on, in points.
  static let wide: CGFloat = 480
  private let content: UIViewController
  private var forced: UITraitCollection? { didSet { setOverrideTraitCollection(forced, forChild: content) } }

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    addChild(content)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    force(for: view.bounds.size)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    // Before `super`: the split view hears of its new traits in the same transition.
    force(for: size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  private func force(for size: CGSize) {
    forced = size.width > Self.wide ? UITraitCollection(horizontalSizeClass: .regular) : nil
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}
