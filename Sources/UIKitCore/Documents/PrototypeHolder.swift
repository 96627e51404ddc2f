/// A view whose cells a document draws once and that makes as many of them as it needs.
@MainActor
package protocol PrototypeHolder: UIView {
  /// - Parameters:
  ///   - identifier: the reuse identifier.
  ///   - kind: the kind of a supplementary view; nil for cells.
  ///   - make: makes a new one, with everything in it connected.
  func registerPrototype(_ identifier: String, kind: String?, make: @escaping () -> UIView?)
}
