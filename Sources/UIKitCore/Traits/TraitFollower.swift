/// What depends on the traits of a view or controller and is neither: the variations of the document that made it.
///
/// UIKIT: a compiled nib keeps its variations in lists that belong to its top-level object (`_UITraitStorageList`), which
/// applies them before anybody hears of the change (compiled nibs of public applications).
@MainActor
package protocol TraitFollower: AnyObject {
  /// The traits of the object that it belongs to are `traits` now. Called whenever they may have changed.
  func follow(_ traits: UITraitCollection)
}
