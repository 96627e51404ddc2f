// What can be said of classes and objects without the Objective-C runtime. Its lists of members are empty.

public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
/// The class's name with its module. The memory is never freed: names are constants on Apple's systems.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  let name = cls.map { _typeName($0, qualified: true) } ?? "nil"
  return UnsafePointer(strdup(name)!)
}
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }
public func sel_getName(_ selector: Selector) -> UnsafePointer<CChar> { UnsafePointer(strdup(selector.name)!) }
/// Whether a method was declared for the class or one above it.
public func class_respondsToSelector(_ cls: AnyClass?, _ selector: Selector) -> Bool {
  cls.map { ObjectRuntime.instancesRespond($0, to: selector) } ?? false
}
public func class_copyMethodList(_ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<Method>?
{
  count?.pointee = 0
  return nil
}
public func method_getName(_ method: Method) -> Selector { method.selector }

/// A protocol as the Objective-C runtime has it: that of its existential type.
public typealias Protocol = Any.Type
/// What the runtime says of a method of a protocol: nothing is known here.
public struct objc_method_description {
  public let name: Selector?
  public let types: UnsafeMutablePointer<CChar>?
}
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> { UnsafePointer(strdup("\(proto)")!) }
public func protocol_copyMethodDescriptionList(
  _ proto: Protocol, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_method_description>? {
  count?.pointee = 0
  return nil
}
