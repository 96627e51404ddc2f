/// Registered makers of views, and views that wait to be used again.
@MainActor
final class CollectionReuse {
  private struct Key: Hashable {
    /// Nil for cells.
    var kind: String?
    var identifier: String
  }

  /// Views that may wait, for each identifier.
  private static let limit = 64

  private var makers: [Key: (CGRect) -> UICollectionReusableView?] = [:]
  /// Views that wait, the one that left last at the end.
  private final class Waiting { var views: [UICollectionReusableView] = [] }
  private var pool: [Key: Waiting] = [:]

  func register(_ type: AnyClass?, kind: String?, _ identifier: String) {
    let type = type as? UICollectionReusableView.Type
    set(Key(kind: kind, identifier: identifier), type.map { type in { ClassInstantiation.make(type, frame: $0) } })
  }

  func register(_ nib: UINib?, kind: String?, _ identifier: String) {
    set(
      Key(kind: kind, identifier: identifier),
      nib.map { nib in
        { _ in
          let objects = nib.instantiate(withOwner: nil)
          guard let view = objects.first as? UICollectionReusableView, objects.count == 1 else {
            fatalError(
              "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                + "must be a UICollectionReusableView instance")
          }
          return view
        }
      })
  }

  func register(kind: String?, _ identifier: String, make: @escaping () -> UIView?) {
    set(Key(kind: kind, identifier: identifier)) { _ in make() as? UICollectionReusableView }
  }

  func knows(_ identifier: String) -> Bool { known.contains(identifier) }
  private var known: Set<String> = []

  private func set(_ key: Key, _ maker: ((CGRect) -> UICollectionReusableView?)?) {
    makers[key] = maker
    for view in pool.removeValue(forKey: key)?.views ?? [] { view.removeFromSuperview() }
    known.insert(key.identifier)
  }

  /// A view out of use, or a new one. Traps when nothing is registered.
  func dequeue(kind: String?, _ identifier: String, frame: CGRect) -> UICollectionReusableView {
    let key = Key(kind: kind, identifier: identifier)
    if kind == nil, let lent {
      if lent.reuseIdentifier != identifier {
        DequeueMisuse.other(identifier, than: lent.reuseIdentifier, of: lent)
      }
      return lent
    }
    if let view = pool[key]?.views.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let maker = makers[key] else {
      let what = kind ?? "UICollectionElementKindCell"
      fatalError(
        "could not dequeue a view of kind: \(what) with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    guard let view = maker(frame) else { fatalError("no view could be made for identifier \(identifier)") }
    view.reuseIdentifier = identifier
    return view
  }

  /// While `body` runs, dequeuing gives `cell`, as it is.
  func lend(_ cell: UICollectionViewCell, _ body: () -> Void) {
    lent = cell
    body()
    lent = nil
  }
  private var lent: UICollectionViewCell?

  func recycle(_ view: UICollectionReusableView, kind: String?) {
    view.window?.focusSystemIfMade?.leave(view)
    guard let identifier = view.reuseIdentifier else { return }
    let key = Key(kind: kind, identifier: identifier)
    // What a screen does not need any more is let go.
    let waiting = pool[key] ?? Waiting()
    if waiting.views.count >= Self.limit { return view.removeFromSuperview() }
    if waiting.views.isEmpty { pool[key] = waiting }
    waiting.views.append(view)
  }
}
