extension NSKeyedUnarchiver {
  /// The objects of an archived array whose elements are of one class.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nskeyedunarchiver/unarchivedarrayofobjects(ofclass:from:)>
  public static func unarchivedArrayOfObjects<Element: NSObject & NSCoding>(
    ofClass type: Element.Type, from data: Data
  ) throws -> [Element]? {
    try unarchivedObject(ofClasses: [NSArray.self, type], from: data) as? [Element]
  }

  /// The entries of an archived dictionary whose keys and values are of one class each.
  public static func unarchivedDictionary<Key: NSObject & NSCoding, Value: NSObject & NSCoding>(
    ofKeyClass key: Key.Type, objectClass value: Value.Type, from data: Data
  ) throws -> [Key: Value]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, key, value], from: data) as? [Key: Value]
  }
}
