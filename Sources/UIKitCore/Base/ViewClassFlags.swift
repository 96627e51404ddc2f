internal import CSwiftMetadata

/// The flags that views of a class begin with because of what the class overrides.
@MainActor
enum ViewClassFlags {
  private static var known: [ObjectIdentifier: ViewFlags] = [:]
  /// OPTIMIZATION: views are made in rows of one class, for which nothing is to be looked up.
  private static var last: (key: ObjectIdentifier?, flags: ViewFlags) = (nil, [])

  /// Worked out once per class.
  ///
  /// - Parameter base: `UIView`, whose methods are looked for among those that the class overrides.
  static func of(_ viewClass: AnyClass, below base: AnyClass) -> ViewFlags {
    let key = ObjectIdentifier(viewClass)
    if last.key == key { return last.flags }
    let flags = known[key] ?? look(at: viewClass, base)
    known[key] = flags
    last = (key, flags)
    return flags
  }

  /// Classes that override `traitCollectionDidChange(_:)` observe from the start; those of the client may read traits
  /// where UIKit tracks it, and draw by themselves.
  private static func look(at viewClass: AnyClass, _ base: AnyClass) -> ViewFlags {
    guard viewClass != base else { return [] }
    func overrides(_ method: UnsafeRawPointer?) -> Bool {
      cairn_overrides(
        unsafeBitCast(base, to: UnsafeRawPointer.self), method, unsafeBitCast(viewClass, to: UnsafeRawPointer.self))
        != 0
    }
    var flags: ViewFlags = []
    if overrides(cairn_uiview_trait_change()) { flags.insert([.observesTraits, .subtreeObservesTraits]) }
    guard ClientClasses.contain(viewClass) else { return flags }
    flags.insert(.readsTraits)
    if overrides(cairn_uiview_draw()) {
      flags.insert([.drawsForClient, .observesTraits, .subtreeObservesTraits])
    }
    return flags
  }
}
