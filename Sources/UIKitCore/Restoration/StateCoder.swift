internal import Foundation

/// What an object writes its state to, and reads it from.
///
/// UIKIT: controllers, views and registered objects are written as the way to them, so that reading gives the objects
/// that have been restored ("Preserving Your App's UI Across Launches").
@MainActor
final class StateCoder: NSCoder {
  private static nonisolated let referenceMark = "UIStateRestorationReference"
  private static nonisolated let listMark = "UIStateRestorationList"

  private nonisolated(unsafe) var values: [String: Any]
  /// The way to an object that takes part; nil for others.
  private nonisolated let findWay: @MainActor (NSObject) -> [String]?
  /// The object at the end of a way.
  private nonisolated let findObject: @MainActor ([String]) -> NSObject?

  init(
    _ values: [String: Any] = [:], way: @escaping @MainActor (NSObject) -> [String]? = { _ in nil },
    object: @escaping @MainActor ([String]) -> NSObject? = { _ in nil }
  ) {
    self.values = values
    findWay = way
    findObject = object
  }

  /// The way to an object that takes part. Coders are used on the main thread, by methods that do not say so.
  private nonisolated func way(_ object: NSObject) -> [String]? {
    nonisolated(unsafe) let object = object
    let find = findWay
    return MainActor.assumeIsolated { find(object) }
  }
  private nonisolated func object(_ way: [String]) -> NSObject? {
    nonisolated(unsafe) var found: NSObject?
    let find = findObject
    MainActor.assumeIsolated { found = find(way) }
    return found
  }

  /// What has been written: property lists and archived objects.
  var contents: [String: Any] { values }

  // MARK: Writing

  private nonisolated func write(_ value: Any?) -> Any? {
    switch value {
    case let list as [UIResponder]: return [Self.listMark: list.compactMap { way($0) }]
    case let responder as UIResponder: return way(responder).map { [Self.referenceMark: $0] }
    case let other as NSObject where way(other) != nil: return way(other).map { [Self.referenceMark: $0] }
    case let value?: return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    case nil: return nil
    }
  }

  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  nonisolated override func encode(_ object: Any?, forKey key: String) { values[key] = write(object) }
  nonisolated override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    values[key] = write(object)
  }
  nonisolated override func encode(_ value: Bool, forKey key: String) { values[key] = value }
  nonisolated override func encode(_ value: Int, forKey key: String) { values[key] = value }
  nonisolated override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
  nonisolated override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
  nonisolated override func encode(_ value: Double, forKey key: String) { values[key] = value }
  nonisolated override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }

  // MARK: Reading

  private nonisolated func read(_ key: String) -> Any? {
    switch values[key] {
    case let data as Data: return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    case let marked as [String: Any]:
      if let way = marked[Self.referenceMark] as? [String] { return object(way) }
      return (marked[Self.listMark] as? [[String]])?.compactMap { object($0) }
    case let other: return other
    }
  }

  nonisolated override func decodeObject(forKey key: String) -> Any? { read(key) }
  nonisolated override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { read(key) }
  nonisolated override func decodeObject<DecodedObjectType>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
    read(key) as? DecodedObjectType
  }
  private nonisolated func number(_ key: String) -> Double? {
    switch values[key] {
    case let value as Double: value
    case let value as Int: Double(value)
    default: nil
    }
  }
  private nonisolated func whole(_ key: String) -> Int { values[key] as? Int ?? number(key).map { Int($0) } ?? 0 }
  nonisolated override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? (whole(key) != 0) }
  nonisolated override func decodeInteger(forKey key: String) -> Int { whole(key) }
  nonisolated override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: whole(key)) }
  nonisolated override func decodeInt64(forKey key: String) -> Int64 { Int64(whole(key)) }
  nonisolated override func decodeDouble(forKey key: String) -> Double { number(key) ?? 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { Float(number(key) ?? 0) }

  /// The storyboard of the controller that is made; it is not written again.
  func carry(_ storyboard: UIStoryboard?) { carried = storyboard }
  private var carried: UIStoryboard? {
    get { values[UIApplication.stateRestorationViewControllerStoryboardKey] as? UIStoryboard }
    set { values[UIApplication.stateRestorationViewControllerStoryboardKey] = newValue }
  }
}
