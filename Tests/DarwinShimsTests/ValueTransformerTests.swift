import DarwinShims
import Foundation
import Testing

@Suite struct ValueTransformerTests {
  private final class Doubling: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test func transformersAreFoundByName() {
    let name = NSValueTransformerName("Doubling")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    #expect(ValueTransformer(forName: name)?.transformedValue(4) as? Int == 8)
    #expect(ValueTransformer(forName: name)?.reverseTransformedValue(8) as? Int == 4)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
  }

  @Test func foundationsOwnAreThere() {
    #expect(ValueTransformer(forName: .negateBooleanTransformerName)?.transformedValue(true) as? Bool == false)
    #expect(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool == true)
    let archiver = ValueTransformer(forName: .secureUnarchiveFromDataTransformerName)
    let data = archiver?.reverseTransformedValue(["a", "b"] as NSArray)
    #expect(archiver?.transformedValue(data) as? [String] == ["a", "b"])
  }
}
