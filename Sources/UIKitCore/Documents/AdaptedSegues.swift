/// `T(identifier:source:destination:)` for a class of segues that is known at run time only.
@preconcurrency @MainActor
public func _makeObject<Segue: UIStoryboardSegue>(
  _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Segue {
  unsafeDowncast(
    ClassInstantiation.makeSegue(
      type, identifier: identifier, source: source, destination: destination),
    to: Segue.self)
}
