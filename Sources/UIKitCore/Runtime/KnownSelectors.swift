internal import DarwinShims

/// What UIKit's classes answer to by name, beside the actions of responders: selectors, and keys of properties. Found
/// by name.
final class _CairnDeclarations: ModuleDeclarations {
  override class func declare() {
    // Code that is compiled for extensions of applications too may not name `shared`, and asks for it so.
    ObjectRuntime.declare(UIApplication.self) { c in
      for name in ["sharedApplication", "shared"] { c.classMethod(name) { UIApplication.shared } }
    }
    ViewProperties.declare()
    ControllerProperties.declare()
    ClassMethods.declare()
  }
}
