/// A module's declarations of its classes: a subclass named `_CairnDeclarations` in each module that has some.
open class ModuleDeclarations {
  /// Calls `ObjectRuntime.declare(_:named:_:)` for each class.
  @MainActor
  open class func declare() {}
}
