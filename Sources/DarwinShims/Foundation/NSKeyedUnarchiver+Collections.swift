extension NSKeyedUnarchiver {
  /// The objects of an archived array whose elements are of one class.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nskeyedunarchiver/unarchivedarrayofobjects(ofclass:from:)>
  public static func unarchivedArrayOfObjects<Element: NSObject>(
    ofClass type: Element.Type, from data: Data
  ) throws -> [Element]? {
    try unarchivedObject(ofClasses: [NSArray.self, type], from: data) as? [Element]
  }

  /// The objects of an archived array whose elements are of some classes.
  public static func unarchivedArrayOfObjects(ofClasses types: [AnyClass], from data: Data) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + types, from: data) as? [Any]
  }

  /// The entries of an archived dictionary whose keys and values are of one class each.
  public static func unarchivedDictionary<Key: NSObject, Value: NSObject>(
    ofKeyClass key: Key.Type, objectClass value: Value.Type, from data: Data
  ) throws -> [Key: Value]? {
    try unarchivedObject(ofClasses: [NSDictionary.self, key, value], from: data) as? [Key: Value]
  }
}
