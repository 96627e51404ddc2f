// A class as an object of its own: what it was declared to answer to by itself.
extension NSObject {
  /// Whether the class itself has the method.
  public class func responds(to selector: Selector!) -> Bool {
    selector.map { ObjectRuntime.classMethod($0.name, of: self) != nil } ?? false
  }

  /// Whether objects of the class have the method.
  public class func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { ObjectRuntime.instancesRespond(self, to: $0) } ?? false
  }

  /// Sends a message without arguments to the class. A method that nobody declared leaves a line in the log.
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard let method = ObjectRuntime.classMethod(selector.name, of: self) else {
      ShimLog.write("+[\(self) \(selector!)]: unrecognized selector: no method is declared under this name")
      return nil
    }
    return method().map { Unmanaged.passRetained($0 as AnyObject) }
  }
}
