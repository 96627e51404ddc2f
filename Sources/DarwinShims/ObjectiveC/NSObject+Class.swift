// A class as an object of its own: what it was declared to answer to by itself.
extension NSObject {
  /// The class itself, under which archives name its objects.
  public class func classForCoder() -> AnyClass { self }

  /// Whether the class itself has the method.
  public class func responds(to selector: Selector!) -> Bool {
    selector.map { ObjectRuntime.classMethod($0.name, of: self) != nil } ?? false
  }

  /// Whether objects of the class have the method.
  public class func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { ObjectRuntime.instancesRespond(self, to: $0) } ?? false
  }

  /// What a method without arguments of the class gives, by its name.
  ///
  /// Traps as Apple's does when the class declares none of this name.
  public class func value(forKey key: String) -> Any? {
    guard let method = ObjectRuntime.classMethod(key, of: self) else {
      fatalError(
        "[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
    return method()
  }

  /// The value at the end of a path that begins at the class.
  public class func value(forKeyPath path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
    return (value(forKey: String(path[..<dot])) as? NSObject)?
      .value(forKeyPath: String(path[path.index(after: dot)...]))
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
