/// A method of a class, as the Objective-C runtime has it.
public struct Method: @unchecked Sendable {
  let selector: Selector
  /// Where its implementation is kept; nil when that cannot be found.
  let place: MethodPlace?
}
/// The implementation of a method: it cannot be called.
public struct IMP: @unchecked Sendable {}

private func refuse(_ function: String) {
  ShimLog.write("\(function): methods cannot be made without the Objective-C runtime; nothing was done.")
}

/// The class's method, or one that stands for it: programs unwrap methods and go on to exchange them, which says when
/// they cannot be.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method(selector: name, place: MethodPlace.find(name, of: $0)) }
}
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { _ in Method(selector: name, place: nil) }
}
/// Lets each of two methods do what the other one did. See `MethodPlace`.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {
  guard let one = first.place, let other = second.place, let function = one.implementation,
    let replacement = other.implementation
  else {
    let names = [first, second].filter { $0.place == nil }.map(\.selector.name).joined(separator: ", ")
    return ShimLog.write("method_exchangeImplementations: \(names) cannot be exchanged here; nothing was done.")
  }
  one.set(replacement)
  other.set(function)
}
public func method_getImplementation(_ method: Method) -> IMP { IMP() }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
  refuse("method_setImplementation")
  return implementation
}
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  refuse("class_addMethod")
  return false
}
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  refuse("class_replaceMethod")
  return nil
}
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { cls.map { _ in IMP() } }
/// The bytes that an object of a class takes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  // A class of Swift's without the Objective-C runtime: kind, superclass, flags, address point, size.
  guard let cls else { return 0 }
  return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
  refuse("object_setClass")
  return object.map { type(of: $0 as AnyObject) }
}
