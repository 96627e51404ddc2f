/// A constraint's way to its item, which ends when the item does.
///
/// A view or a guide has one, made with its first constraint, and empties it when it is freed. (A weak reference would do
/// the same, but makes every retain and release of the item slow for the rest of its life.)
final class ItemReference: @unchecked Sendable {
  unowned(unsafe) private(set) var object: AnyObject?
  /// Keeps watch over objects that do not empty their reference themselves.
  private weak var watched: AnyObject?
  private let isWatching: Bool

  private init(_ object: AnyObject, watching: Bool) {
    self.object = watching ? nil : object
    watched = watching ? object : nil
    isWatching = watching
  }

  var item: AnyObject? { isWatching ? watched : object }

  /// The item is being freed.
  func end() { object = nil }

  @MainActor
  static func to(_ object: AnyObject) -> ItemReference {
    if let view = object as? UIView {
      if let known = view.itemReference { return known }
      let made = ItemReference(view, watching: false)
      view.itemReference = made
      return made
    }
    if let guide = object as? UILayoutGuide {
      if let known = guide.itemReference { return known }
      let made = ItemReference(guide, watching: false)
      guide.itemReference = made
      return made
    }
    return ItemReference(object, watching: true)
  }
}
