/// `T(rootViewController:)` for a class of navigation controllers that is known at run time only.
///
/// DEVIATION: what a subclass adds to this initializer is not run, since the class's table of methods is asked for
/// `init(nibName:bundle:)` alone.
@preconcurrency @MainActor
public func _makeObject<Controller: UINavigationController>(
  _ type: Controller.Type, rootViewController: UIViewController
) -> Controller {
  guard let controller = ClassInstantiation.makeObject(type) as? Controller else {
    fatalError("\(type) is no navigation controller")
  }
  controller.viewControllers = [rootViewController]
  return controller
}
