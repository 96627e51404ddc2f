internal import Foundation

/// What a table or collection view knows of the items that are held down.
@MainActor
protocol PressedItems: UIContextMenuInteractionDelegate {
  /// The view whose items are pressed.
  var view: UIView { get }
  func item(at point: CGPoint) -> IndexPath?
  /// Whether items can be dragged now.
  var canLift: Bool { get }
  func dragSource(_ path: IndexPath) -> any DragSource
  func hasEditMenu(_ path: IndexPath) -> Bool
  /// - Returns: false when the menu would be empty.
  func showEditMenu(_ path: IndexPath) -> Bool
  /// A held item is no longer being selected.
  func cancelTouch()
}

/// Listens for items that are held down: for their context menus, their edit menus and their drags.
@MainActor
final class ItemPresses: NSObject, UIGestureRecognizerDelegate {
  private unowned let items: any PressedItems
  private(set) var interaction: UIContextMenuInteraction?
  private let press = UILongPressGestureRecognizer()
  private let lift = UILongPressGestureRecognizer()
  /// The item under the finger.
  private(set) var drag: LocalDrag?

  init(of items: any PressedItems) {
    self.items = items
    super.init()
  }

  /// Listening begins once the view is seen.
  func install() {
    guard interaction == nil else { return }
    let interaction = UIContextMenuInteraction(delegate: items)
    self.interaction = interaction
    interaction.continuation = { [weak self] point in
      guard let items = self?.items, items.canLift else { return nil }
      let item = items.item(at: items.view.convert(point, from: nil))
      return item.flatMap { LocalDrag(items.dragSource($0), at: point) }
    }
    items.view.addInteraction(interaction)
    press.onChange = { [weak self] in self?.pressed() }
    lift.onChange = { [weak self] in self?.lifted() }
    for recognizer in [press, lift] {
      recognizer.delegate = self
      items.view.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let path = items.item(at: gestureRecognizer.location(in: items.view)) else { return false }
    return gestureRecognizer === lift ? items.canLift : items.hasEditMenu(path)
  }

  private func lifted() {
    let point = lift.location(in: nil)
    switch lift.state {
    case .began:
      items.cancelTouch()
      drag = items.item(at: lift.location(in: items.view)).flatMap { LocalDrag(items.dragSource($0), at: point) }
    case .changed: drag?.move(to: point)
    case .ended, .cancelled, .failed:
      drag?.end(cancelled: lift.state != .ended)
      drag = nil
    default: break
    }
  }

  private func pressed() {
    guard press.state == .began, let path = items.item(at: press.location(in: items.view)) else { return }
    if items.showEditMenu(path) { items.cancelTouch() }
  }
}
