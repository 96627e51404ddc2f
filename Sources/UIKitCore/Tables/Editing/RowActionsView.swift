/// The buttons that a swipe uncovers at the end of a row.
final class RowActionsView: UIView {
  private let actions: [UIContextualAction]
  private let finished: (Bool) -> Void

  /// - Parameter finished: called when an action was performed; false keeps the row as it is.
  init(_ configuration: UISwipeActionsConfiguration, finished: @escaping (Bool) -> Void) {
    actions = configuration.actions
    self.finished = finished
    super.init(frame: .zero)
    clipsToBounds = true
    for action in actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.tintColor = .white
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func perform(_ action: UIContextualAction) { action.handler(action, self) { [finished] in finished($0) } }

  /// UIKIT: buttons are at least 74 points wide; 16 points beside their titles.
  var naturalWidth: CGFloat {
    let title = { (action: UIContextualAction) in
      ((action.title ?? "") as String).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width
    }
    return actions.reduce(0) { $0 + max(74, ceil(title($1)) + 32) }
  }

  /// The first action stands at the edge.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(actions.count, 1))
    for (index, button) in subviews.enumerated() {
      button.frame = CGRect(x: bounds.width - CGFloat(index + 1) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
