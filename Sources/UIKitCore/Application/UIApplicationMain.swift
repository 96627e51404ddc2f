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
  ApplicationStart.run(ApplicationStart.makeDelegate(named: delegateClassName, principalClass: principalClassName))
  return 0
}
