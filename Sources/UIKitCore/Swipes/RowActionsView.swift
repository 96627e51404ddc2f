/// The buttons that a swipe uncovers at one side of a row.
final class RowActionsView: UIView {
  private let actions: [UIContextualAction]
  private let finished: (Bool) -> Void
  let isAtLeft: Bool
  let performsFirstWithFullSwipe: Bool
  /// Whether the first action takes all the room: letting go performs it.
  var isFull = false {
    didSet {
      guard isFull != oldValue else { return }
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }
    }
  }

  /// - Parameter finished: called when an action's handler is done; false where it could not be performed.
  init(_ configuration: UISwipeActionsConfiguration, atLeft: Bool = false, finished: @escaping (Bool) -> Void) {
    actions = configuration.actions
    isAtLeft = atLeft
    performsFirstWithFullSwipe = configuration.performsFirstActionWithFullSwipe
    self.finished = finished
    super.init(frame: .zero)
    clipsToBounds = true
    for action in actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.image == nil ? action.title : nil, for: .normal)
      button.setImage(action.image, for: .normal)
      button.accessibilityLabel = action.title
      button.setTitleColor(.white, for: .normal)
      button.tintColor = .white
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.backgroundColor = action.backgroundColor
      button.addAction(
        UIAction { [weak self, unowned button] _ in self?.perform(action, in: button) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// UIKIT: the handler gets the view that displays the action (Apple's page on `UIContextualAction.Handler`), at which
  /// programs anchor popovers. That it is the button itself is a guess.
  private func perform(_ action: UIContextualAction, in button: UIView) {
    action.handler(action, button) { [finished] in finished($0) }
  }

  func performFirst() {
    if let action = actions.first, let button = subviews.first { perform(action, in: button) }
  }

  /// UIKIT: buttons are at least 74 points wide; 16 points beside their titles. A guess.
  var naturalWidth: CGFloat {
    let title = { (action: UIContextualAction) in
      action.image == nil
        ? ((action.title ?? "") as String).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width
        : action.image?.size.width ?? 0
    }
    return actions.reduce(0) { $0 + max(74, ceil(title($1)) + 32) }
  }

  /// The first action stands at the row's edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(actions.count, 1))
    for (index, button) in subviews.enumerated() {
      var frame = CGRect(
        x: isAtLeft ? CGFloat(index) * width : bounds.width - CGFloat(index + 1) * width, y: 0, width: width,
        height: bounds.height)
      if isFull {
        frame = index == 0 ? bounds : CGRect(x: isAtLeft ? bounds.width : 0, y: 0, width: 0, height: bounds.height)
      }
      button.frame = frame
    }
  }
}
