internal import Foundation

/// Lets a horizontal drag uncover the actions of a row, in tables and lists.
@MainActor
final class SwipeController: NSObject, UIGestureRecognizerDelegate {
  /// A row and what its sides offer.
  struct Offer {
    var row: any SwipeableRow
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
  }

  private unowned let view: UIScrollView
  private let offer: (CGPoint) -> Offer?
  private let pan = UIPanGestureRecognizer()
  private let shield = SwipeShieldRecognizer()
  private var current: Offer?
  private var actions: RowActionsView?
  private var start: CGFloat = 0
  /// On the way of a row: its actions come into sight, rest there, are covered again, are gone.
  enum Stage { case uncovers, uncovered, covers, covered }
  /// Told of each stage.
  var onChange: ((any SwipeableRow, Stage) -> Void)?

  /// - Parameter offer: what there is at a point of the view; asked when a drag begins.
  init(_ view: UIScrollView, offer: @escaping (CGPoint) -> Offer?) {
    self.view = view
    self.offer = offer
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.onChange = { [weak self] in self?.dragged() }
    view.addGestureRecognizer(pan)
    view.panGestureRecognizer.require(toFail: pan)
    // UIKIT: a touch beside the open row covers its actions again, and does nothing else. A guess.
    shield.takes = { [weak self] touch in
      guard let self, let current = self.current, self.isOpen else { return false }
      return !current.row.bounds.contains(touch.location(in: current.row))
    }
    shield.onChange = { [weak self] in self?.close(animated: true) }
    view.addGestureRecognizer(shield)
  }

  var isOpen: Bool { actions != nil }

  /// Uncovers a row's trailing actions without a finger.
  func open(_ row: any SwipeableRow, _ configuration: UISwipeActionsConfiguration) {
    close(animated: true)
    let offer = Offer(row: row, trailing: configuration)
    current = offer
    uncover(offer, toRight: row.isRightToLeft)
    guard let actions else { return }
    row.layoutIfNeeded()
    rest(offer, actions, .allowUserInteraction)
  }

  /// The row goes out of use.
  func close(of row: UIView) { if current?.row === row { close(animated: false) } }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: view)
    guard abs(velocity.x) > abs(velocity.y) else {
      close(animated: true)
      return false
    }
    if let current, actions != nil, current.row.bounds.contains(pan.location(in: current.row)) { return true }
    close(animated: true)
    let point = pan.location(in: view)
    guard let found = offer(point), side(of: found, velocity.x) != nil else { return false }
    current = found
    return true
  }

  private func side(of offer: Offer, _ direction: CGFloat) -> UISwipeActionsConfiguration? {
    let atLeft = direction > 0
    let found = atLeft != view.isRightToLeft ? offer.leading : offer.trailing
    return found?.actions.isEmpty == false ? found : nil
  }

  private func dragged() {
    guard let current else { return }
    switch pan.state {
    case .began:
      start = current.row.swipeOffset
      if actions == nil { uncover(current, toRight: pan.velocity(in: view).x > 0) }
    case .changed: move(to: start + pan.translation(in: view).x)
    case .ended: letGo()
    case .cancelled, .failed: close(animated: true)
    default: break
    }
  }

  private func uncover(_ offer: Offer, toRight: Bool) {
    guard let configuration = side(of: offer, toRight ? 1 : -1) else { return }
    // UIKIT: the row's content comes back, performed or not; a row that is to go goes with an update of its list. A
    // guess: Apple's page on `UIContextualAction.Handler` says of false only that the action could not be performed.
    let actions = RowActionsView(configuration, atLeft: toRight) { [weak self] _ in self?.close(animated: true) }
    self.actions = actions
    offer.row.insertSubview(actions, belowSubview: offer.row.contentView)
    onChange?(offer.row, .uncovers)
  }

  /// Beyond the actions' width the drag becomes harder, unless a full swipe performs the first one.
  private func move(to offset: CGFloat) {
    guard let current, let actions else { return }
    var offset = actions.isAtLeft ? max(offset, 0) : min(offset, 0)
    let width = actions.naturalWidth
    if abs(offset) > width, !actions.performsFirstWithFullSwipe {
      offset = (width + (abs(offset) - width) / 4) * (offset < 0 ? -1 : 1)
    }
    show(offset, current, actions)
  }

  private func show(_ offset: CGFloat, _ current: Offer, _ actions: RowActionsView) {
    current.row.swipeOffset = offset
    let bounds = current.row.bounds
    let width = abs(offset)
    actions.frame = CGRect(x: actions.isAtLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    actions.isFull = actions.performsFirstWithFullSwipe && width > bounds.width * 0.6
    current.row.layoutIfNeeded()
  }

  /// UIKIT: rows open when the finger leaves beyond half of the actions or moves on quickly. A guess.
  private func letGo() {
    guard let current, let actions else { return }
    let (offset, speed) = (current.row.swipeOffset, pan.velocity(in: view).x)
    if actions.isFull {
      actions.performFirst()
      return
    }
    let outward = actions.isAtLeft ? speed : -speed
    let opens = outward > 300 || outward > -300 && abs(offset) > actions.naturalWidth / 2
    guard opens else { return close(animated: true) }
    rest(current, actions, [.allowUserInteraction, .curveEaseOut])
  }

  /// Moves the row to where its actions are seen as a whole.
  private func rest(_ offer: Offer, _ actions: RowActionsView, _ options: UIView.AnimationOptions) {
    UIView.animate(withDuration: 0.3, delay: 0, options: options) {
      self.show(actions.naturalWidth * (actions.isAtLeft ? 1 : -1), offer, actions)
    } completion: { [weak self] _ in
      if self?.actions === actions { self?.onChange?(offer.row, .uncovered) }
    }
  }

  /// Covers the actions again.
  func close(animated: Bool) {
    guard let current, let actions else { return }
    self.actions = nil
    self.current = nil
    onChange?(current.row, .covers)
    let change = {
      current.row.swipeOffset = 0
      actions.frame = CGRect(
        x: actions.isAtLeft ? 0 : current.row.bounds.width, y: 0, width: 0, height: current.row.bounds.height)
      current.row.layoutIfNeeded()
    }
    let end = {
      actions.removeFromSuperview()
      self.onChange?(current.row, .covered)
    }
    guard animated, view.window != nil else {
      change()
      return end()
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { _ in end() }
  }
}
