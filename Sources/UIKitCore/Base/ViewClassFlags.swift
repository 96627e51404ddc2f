internal import CSwiftMetadata

/// The flags that views of a class begin with because of what the class overrides.
@MainActor
enum ViewClassFlags {
  private static var known: [ObjectIdentifier: ViewFlags] = [:]
  /// OPTIMIZATION: views are made in rows of one class, for which nothing is to be looked up.
  private static var last: (key: ObjectIdentifier?, flags: ViewFlags) = (nil, [])

  /// Worked out once per class.
  static func of(_ viewClass: UIView.Type) -> ViewFlags {
    let key = ObjectIdentifier(viewClass)
    if last.key == key { return last.flags }
    let flags = known[key] ?? look(at: viewClass)
    known[key] = flags
    last = (key, flags)
    return flags
  }

  /// Classes that override `traitCollectionDidChange(_:)` observe from the start; those of the client may read traits
  /// where UIKit tracks it, and draw by themselves.
  private static func look(at viewClass: UIView.Type) -> ViewFlags {
    guard viewClass != UIView.self else { return [] }
    var flags: ViewFlags = []
    if overrides(viewClass, cairn_uiview_trait_change()) { flags.insert([.observesTraits, .subtreeObservesTraits]) }
    guard TraitPass.isClients(viewClass) else { return flags }
    flags.insert(.readsTraits)
    if overrides(viewClass, cairn_uiview_draw()) {
      flags.insert([.drawsForClient, .observesTraits, .subtreeObservesTraits])
    }
    return flags
  }

  private static func overrides(_ viewClass: UIView.Type, _ method: UnsafeRawPointer?) -> Bool {
    cairn_overrides(
      unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self), method,
      unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self)) != 0
  }
}
