import DarwinShims
import Foundation
import Testing

/// Numbers of defaults are objects, which can be cast to any number that they are.
struct DefaultsTests {
  @Test func numbersAreObjects() throws {
    let name = "cairn.defaults.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(7, forKey: "n")
    defaults.set(2.5, forKey: "d")
    defaults.set(true, forKey: "b")
    defaults.set("a", forKey: "s")
    #expect(defaults.storedObject(forKey: "n") as? Int16 == 7)
    #expect(defaults.value(forKey: "n") as? Double == 7)
    #expect(defaults.storedObject(forKey: "d") as? Float == 2.5)
    #expect(defaults.storedObject(forKey: "b") as? Bool == true)
    #expect(defaults.storedObject(forKey: "s") as? String == "a")
    #expect(defaults.storedObject(forKey: "x") == nil)
  }
}
