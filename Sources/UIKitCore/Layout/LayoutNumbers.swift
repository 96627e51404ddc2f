/// The numbers by which an engine knows views, guides and constraints.
///
/// The engine of a tree keeps them in the objects, where looking costs nothing. An engine on trial keeps them in a table of
/// its own, so that a trial touches none of the objects.
@MainActor
struct LayoutNumbers {
  /// Nil where the objects keep them.
  private var table: [ObjectIdentifier: Int32]?
  /// Those with a number in the table: what leaves the tree during a trial is there until its end.
  private var kept: ContiguousArray<AnyObject> = []

  init(inTable: Bool) { if inTable { table = [:] } }

  var isInTable: Bool { table != nil }

  /// -1 for those without a number.
  func number(of view: UIView) -> Int32 { table == nil ? view.layoutItem : numberInTable(view) }
  func number(of guide: UILayoutGuide) -> Int32 { table == nil ? guide.item : numberInTable(guide) }
  func number(of constraint: NSLayoutConstraint) -> Int32 {
    table == nil ? constraint.record : numberInTable(constraint)
  }

  mutating func set(_ number: Int32, of view: UIView) {
    if table == nil { view.setItem(number) } else { setInTable(number, view) }
  }
  mutating func set(_ number: Int32, of guide: UILayoutGuide) {
    if table == nil { guide.item = number } else { setInTable(number, guide) }
  }
  mutating func set(_ number: Int32, of constraint: NSLayoutConstraint) {
    if table == nil { constraint.record = number } else { setInTable(number, constraint) }
  }

  private func numberInTable(_ object: AnyObject) -> Int32 { table?[ObjectIdentifier(object)] ?? -1 }
  private mutating func setInTable(_ number: Int32, _ object: AnyObject) {
    table?[ObjectIdentifier(object)] = number
    kept.append(object)
  }
}
