/// Names a value that few objects of a class have, and that is therefore kept beside them.
@MainActor
struct AssociatedKey<Value> {
  // OPTIMIZATION: a stored property would take its room in every view.
  private let pointer = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  func value(of object: AnyObject) -> Value? { objc_getAssociatedObject(object, pointer) as? Value }
  func set(_ value: Value?, of object: AnyObject) {
    objc_setAssociatedObject(object, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
