extension UIControl: UIContextMenuInteractionDelegate {
  /// Calls `iterator` with each action, or target with its selector, and the events that it is for.
  public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for bit in 0..<UInt(32) {
      let event = Event(rawValue: 1 << bit)
      for entry in registered(for: event) {
        switch entry {
        case .selector(let target, let selector): iterator(nil, (target, selector), event, &stop)
        case .action(let action): iterator(action, nil, event, &stop)
        }
        if stop { return }
      }
    }
  }

  /// The alignment with leading and trailing as left and right.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
}
