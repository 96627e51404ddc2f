import DarwinShims
import Testing

/// Provenance: documentation of the Objective-C runtime's functions. Exchanging methods is refused without ending the
/// program: programs unwrap the methods that they exchange.
struct RuntimeInspectionTests {
  class Base: NSObject {}
  final class Heir: Base {}

  @Test func classesAndNamesAreKnown() {
    let heir: Any = Heir()
    #expect(object_getClass(heir) == Heir.self)
    #expect(class_getSuperclass(Heir.self) == Base.self)
    #expect(String(cString: object_getClassName(heir)).hasSuffix("RuntimeInspectionTests.Heir"))
    #expect(String(cString: sel_getName(Selector("go:"))) == "go:")
    var count: UInt32 = 7
    #expect(class_copyMethodList(Heir.self, &count) == nil)
    #expect(count == 0)
    count = 7
    #expect(protocol_copyMethodDescriptionList((any NSObjectProtocol).self, true, true, &count) == nil && count == 0)
  }

  /// Documented: `%@` takes any object of Objective-C. Provenance: a library of stacks that traces its controllers.
  @Test func objectsAreArgumentsOfFormats() {
    let values: [any CVarArg] = [NSNumber(value: 3), "z" as NSString, Heir()]
    #expect(String(format: "%@ %@ %@", arguments: values).hasPrefix("3 z <"))
  }

  @Test func exchangedMethodsAreRefusedWithoutACrash() throws {
    let one = try #require(class_getInstanceMethod(Heir.self, Selector("one")))
    let other = try #require(class_getInstanceMethod(Heir.self, Selector("other")))
    method_exchangeImplementations(one, other)
    #expect(!class_addMethod(Heir.self, Selector("one"), method_getImplementation(other), nil))
    #expect(class_getInstanceMethod(nil, Selector("one")) == nil)
  }
}
