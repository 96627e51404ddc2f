import DarwinShims
import Foundation
import Testing

/// Collections that hold their objects weakly. Provenance: documented of `NSHashTable`, `NSMapTable`, `NSPointerArray`.
struct CollectionTests {
  private final class Listener {}

  /// Documented of `CFDictionaryGetValue`: the value is not the caller's to release.
  @Test func dictionariesGiveTheirValuesByPointers() throws {
    let (key, inner) = (NSString("outer"), NSString("inner"))
    let dictionary = NSDictionary(dictionary: ["outer": ["inner": 2.5]])
    let outer = try #require(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque()))
    let nested = unsafeBitCast(outer, to: NSDictionary.self)
    let number = try #require(CFDictionaryGetValue(nested, Unmanaged.passUnretained(inner).toOpaque()))
    #expect(unsafeBitCast(number, to: NSNumber.self).doubleValue == 2.5)
    #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(inner).toOpaque()) == nil)
    var found: UnsafeRawPointer?
    #expect(
      !CFDictionaryGetValueIfPresent(dictionary, Unmanaged.passUnretained(inner).toOpaque(), &found) && found == nil)
    #expect(CFDictionaryGetValueIfPresent(dictionary, Unmanaged.passUnretained(key).toOpaque(), &found))
    #expect(found.map { unsafeBitCast($0, to: NSDictionary.self) } == ["inner": 2.5])
    #expect(CFDictionaryContainsKey(dictionary, Unmanaged.passUnretained(key).toOpaque()))
  }

  @Test func weakTablesForget() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Listener()
    table.add(kept)
    table.add(kept)
    do { table.add(Listener()) }
    #expect(table.count == 1 && table.contains(kept) && table.allObjects.first === kept)
    #expect(table.objectEnumerator().allObjects.count == 1)
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func tablesCompareAsTheyAreTold() {
    let words = ["a" as NSString, NSMutableString(string: "a")]
    let equal = NSHashTable<NSString>(options: [])
    let identical = NSHashTable<NSString>(options: [.objectPointerPersonality])
    for word in words {
      equal.add(word)
      identical.add(word)
    }
    #expect(equal.count == 1 && identical.count == 2)
    let other = NSHashTable<NSString>(options: [])
    other.add("b")
    other.union(equal)
    other.minus(equal)
    #expect(other.allObjects == ["b"])
  }

  @Test func mapsForgetKeysAndValues() {
    let (byKey, byValue) = (
      NSMapTable<Listener, NSString>.weakToStrongObjects(), NSMapTable<NSString, Listener>.strongToWeakObjects()
    )
    let kept = Listener()
    byKey.setObject("a", forKey: kept)
    byValue.setObject(kept, forKey: "a")
    do {
      let lost = Listener()
      byKey.setObject("b", forKey: lost)
      byValue.setObject(lost, forKey: "b")
    }
    #expect(byKey.count == 1 && byKey.object(forKey: kept) == "a")
    #expect(byValue.count == 1 && byValue.object(forKey: "a") === kept && byValue.object(forKey: "b") == nil)
    byKey.setObject("c", forKey: kept)
    #expect(byKey.count == 1 && byKey.objectEnumerator()?.nextObject() as? NSString == "c")
    byKey.removeObject(forKey: kept)
    #expect(byKey.count == 0)
  }

  @Test func listsKeepThePlacesOfWhatIsGone() {
    let list = NSPointerArray.weakObjects()
    let kept = Listener()
    do {
      let lost = Listener()
      list.addPointer(Unmanaged.passUnretained(lost).toOpaque())
      #expect(list.allObjects.count == 1)
      withExtendedLifetime(lost) {}
    }
    list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    #expect(list.count == 2 && list.pointer(at: 0) == nil && list.allObjects.count == 1)
    list.compact()
    #expect(list.count == 1 && list.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
  }
}
