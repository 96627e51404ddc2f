extension NSObject {
  /// The name of the class: what `Class.description()` gives on Apple's systems.
  public class func description() -> String { NSStringFromClass(self) }
}
