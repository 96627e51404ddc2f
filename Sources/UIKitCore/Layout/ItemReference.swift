/// A way to a view or a guide, which ends when that does: what constraints hold of their items, and guides of their owner.
///
/// A view or a guide has one, made when it is first needed, and empties it when it is freed. (A weak reference would do
/// the same, but makes every retain and release of the item slow for the rest of its life.)
final class ItemReference: @unchecked Sendable {
  /// Cleared by `end()`, which `UIView.endTree` and `UILayoutGuide.deinit` call.
  unowned(unsafe) private var object: AnyObject?
  /// Keeps watch over objects that do not empty their reference themselves.
  private weak var watched: AnyObject?
  private let kind: Kind

  private enum Kind {
    case view
    case guide
    case other
  }

  private init(_ object: AnyObject, _ kind: Kind) {
    self.object = kind == .other ? nil : object
    watched = kind == .other ? object : nil
    self.kind = kind
  }

  /// The object; nil once it is gone.
  var item: AnyObject? { kind == .other ? watched : object }

  /// The object, if it is a view.
  var view: UIView? { kind == .view ? object.map { unsafeDowncast($0, to: UIView.self) } : nil }

  /// The item is being freed.
  func end() { object = nil }

  @MainActor
  static func to(_ object: AnyObject) -> ItemReference {
    if let view = object as? UIView {
      if let known = view.itemReference { return known }
      let made = ItemReference(view, .view)
      view.itemReference = made
      return made
    }
    if let guide = object as? UILayoutGuide {
      if let known = guide.itemReference { return known }
      let made = ItemReference(guide, .guide)
      guide.itemReference = made
      return made
    }
    return ItemReference(object, .other)
  }
}
