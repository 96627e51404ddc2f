/// Starts an application with the delegate class of this name and runs its main loop.
///
/// `principalClassName` names a subclass of `UIApplication`, or is nil. Traps when a class cannot be found.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7>
@MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let principalClassName {
    guard let type = NSClassFromString(principalClassName) as? UIApplication.Type,
      let application = ClassInstantiation.makeObject(type) as? UIApplication
    else {
      fatalError(
        "Unable to instantiate the UIApplication subclass instance. No class named \(principalClassName) is loaded.")
    }
    UIApplication.running = application
  }
  guard let delegateClassName, let type = NSClassFromString(delegateClassName) as? NSObject.Type,
    let delegate = ClassInstantiation.makeObject(type) as? any UIApplicationDelegate
  else {
    fatalError(
      "Unable to instantiate the UIApplication delegate instance. No class named \(delegateClassName ?? "nil") is loaded."
    )
  }
  ApplicationStart.run(delegate)
  return 0
}
