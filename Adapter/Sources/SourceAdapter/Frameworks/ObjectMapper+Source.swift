extension FrameworkSources {
  /// A library that makes objects of JSON by an operator, where its sources are not on the machine.
  static let objectMapper = #"""
    public enum MappingType { case fromJSON, toJSON }
    public protocol MapContext {}
    public protocol BaseMappable { mutating func mapping(map: Map) }
    public protocol Mappable: BaseMappable { init?(map: Map) }
    public protocol ImmutableMappable: BaseMappable { init(map: Map) throws }
    extension ImmutableMappable { public func mapping(map: Map) {} }
    public protocol StaticMappable: BaseMappable { static func objectForMapping(map: Map) -> (any BaseMappable)? }
    public struct MapError: LocalizedError { public var key: String?, currentValue: Any?, reason: String?; public init(key: String?, currentValue: Any?, reason: String?) { (self.key, self.currentValue, self.reason) = (key, currentValue, reason) }; public var errorDescription: String? { reason } }
    /// One object's JSON, and the key that was asked last.
    public final class Map {
      public let mappingType: MappingType, shouldIncludeNilValues: Bool, toObject: Bool
      public internal(set) var JSON: [String: Any] = [:], isKeyPresent = false, currentValue: Any?, currentKey: String?, keyIsNested = false, nestedKeyDelimiter = "."
      public var context: (any MapContext)?
      public init(mappingType: MappingType, JSON: [String: Any], toObject: Bool = false, context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) { (self.mappingType, self.JSON, self.toObject, self.context, self.shouldIncludeNilValues) = (mappingType, JSON, toObject, context, shouldIncludeNilValues) }
      public subscript(key: String) -> Map { asked(key) }
      public subscript(key: String, delimiter delimiter: String) -> Map { asked(key, delimiter: delimiter) }
      public subscript(key: String, nested nested: Bool) -> Map { asked(key, nested: nested) }
      public subscript(key: String, nested nested: Bool, delimiter delimiter: String) -> Map { asked(key, nested: nested, delimiter: delimiter) }
      public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map { asked(key, ignoreNil: ignoreNil) }
      public subscript(key: String, nested nested: Bool?, ignoreNil ignoreNil: Bool) -> Map { asked(key, nested: nested, ignoreNil: ignoreNil) }
      private func asked(_ key: String, nested: Bool? = nil, delimiter: String = ".", ignoreNil: Bool = false) -> Map {
        (currentKey, nestedKeyDelimiter, keyIsNested) = (key, delimiter, nested ?? key.contains(delimiter))
        guard mappingType == .fromJSON else { isKeyPresent = false; return self }
        let found = keyIsNested ? Self.value(at: key.components(separatedBy: delimiter)[...], in: JSON) : JSON[key]
        isKeyPresent = found.map { !ignoreNil || !($0 is NSNull) } ?? false
        currentValue = found is NSNull ? nil : found
        return self
      }
      private static func value(at path: ArraySlice<String>, in object: Any?) -> Any? {
        guard let first = path.first else { return object }
        if let object = object as? [String: Any] { return value(at: path.dropFirst(), in: object[first]) }
        if let list = object as? [Any], let index = Int(first), list.indices.contains(index) { return value(at: path.dropFirst(), in: list[index]) }
        return nil
      }
      func put(_ value: Any?) {
        guard let currentKey, value != nil || shouldIncludeNilValues else { return }
        let path = keyIsNested ? currentKey.components(separatedBy: nestedKeyDelimiter) : [currentKey]
        Self.put(value ?? NSNull(), at: path[...], in: &JSON)
      }
      private static func put(_ value: Any, at path: ArraySlice<String>, in object: inout [String: Any]) {
        guard let first = path.first else { return }
        guard path.count > 1 else { object[first] = value; return }
        var inner = object[first] as? [String: Any] ?? [:]
        put(value, at: path.dropFirst(), in: &inner)
        object[first] = inner
      }
      public func value<T>() -> T? { _mapped(currentValue) }
      private func needed<T>(_ value: T?, _ key: String) throws -> T { guard let value else { throw MapError(key: key, currentValue: currentValue, reason: "Cannot cast to '\(T.self)'") }; return value }
      public func value<T>(_ key: String, default standard: T? = nil) throws -> T { try needed(_mapped(self[key].currentValue) ?? standard, key) }
      public func value<T: BaseMappable>(_ key: String) throws -> T { try needed(Mapper<T>(context: context).map(JSONObject: self[key].currentValue), key) }
      public func value<T: BaseMappable>(_ key: String) throws -> [T] { try needed(Mapper<T>(context: context).mapArray(JSONObject: self[key].currentValue), key) }
      public func value<T: RawRepresentable>(_ key: String) throws -> T { try needed((_mapped(self[key].currentValue) as T.RawValue?).flatMap { T(rawValue: $0) }, key) }
      public func value<Transform: TransformType>(_ key: String, using transform: Transform) throws -> Transform.Object { try needed(transform.transformFromJSON(self[key].currentValue), key) }
    }
    /// Numbers are of any type on Apple's systems.
    func _mapped<T>(_ value: Any?) -> T? {
      if let value = value as? T { return value }
      guard let number = value as? NSNumber else { return nil }
      if let result = number.doubleValue as? T ?? number.intValue as? T ?? CGFloat(number.doubleValue) as? T ?? number.floatValue as? T ?? number.int64Value as? T { return result }
      return number.boolValue as? T
    }
    public final class Mapper<N: BaseMappable> {
      public var context: (any MapContext)?, shouldIncludeNilValues: Bool
      public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) { (self.context, self.shouldIncludeNilValues) = (context, shouldIncludeNilValues) }
      static func parsed(_ text: String) -> Any? { try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) }
      public static func parseJSONStringIntoDictionary(JSONString: String) -> [String: Any]? { parsed(JSONString) as? [String: Any] }
      public static func parseJSONString(JSONString: String) -> Any? { parsed(JSONString) }
      public func map(JSONObject: Any?) -> N? { (JSONObject as? [String: Any]).flatMap { map(JSON: $0) } }
      public func map(JSONString: String) -> N? { map(JSONObject: Self.parsed(JSONString)) }
      public func map(JSONfile: String) -> N? { Bundle.main.path(forResource: JSONfile, ofType: nil).flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }.flatMap { map(JSONString: $0) } }
      public func map(JSON: [String: Any]) -> N? {
        let map = Map(mappingType: .fromJSON, JSON: JSON, context: context, shouldIncludeNilValues: shouldIncludeNilValues)
        if let type = N.self as? any StaticMappable.Type, var object = type.objectForMapping(map: map) { object.mapping(map: map); return object as? N }
        if let type = N.self as? any Mappable.Type { guard var object = type.init(map: map) else { return nil }; object.mapping(map: map); return object as? N }
        if let type = N.self as? any ImmutableMappable.Type { guard var object = try? type.init(map: map) else { return nil }; object.mapping(map: map); return object as? N }
        return nil
      }
      public func map(JSONObject: Any?, toObject object: N) -> N { (JSONObject as? [String: Any]).map { map(JSON: $0, toObject: object) } ?? object }
      public func map(JSONString: String, toObject object: N) -> N { map(JSONObject: Self.parsed(JSONString), toObject: object) }
      public func map(JSON: [String: Any], toObject object: N) -> N { var object = object; object.mapping(map: Map(mappingType: .fromJSON, JSON: JSON, toObject: true, context: context, shouldIncludeNilValues: shouldIncludeNilValues)); return object }
      public func mapArray(JSONArray: [[String: Any]]) -> [N] { JSONArray.compactMap { map(JSON: $0) } }
      public func mapArray(JSONObject: Any?) -> [N]? { (JSONObject as? [Any]).map { $0.compactMap { map(JSONObject: $0) } } }
      public func mapArray(JSONString: String) -> [N]? { let found = Self.parsed(JSONString); return mapArray(JSONObject: found) ?? map(JSONObject: found).map { [$0] } }
      public func mapArray(JSONfile: String) -> [N]? { Bundle.main.path(forResource: JSONfile, ofType: nil).flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }.flatMap { mapArray(JSONString: $0) } }
      public func mapArrayOfArrays(JSONObject: Any?) -> [[N]]? { (JSONObject as? [Any]).map { $0.compactMap { mapArray(JSONObject: $0) } } }
      public func mapDictionary(JSONObject: Any?) -> [String: N]? { (JSONObject as? [String: Any]).map { $0.compactMapValues { map(JSONObject: $0) } } }
      public func mapDictionary(JSONString: String) -> [String: N]? { mapDictionary(JSONObject: Self.parsed(JSONString)) }
      public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? { mapDictionary(JSONObject: JSON) }
      public func mapDictionaryOfArrays(JSONObject: Any?) -> [String: [N]]? { (JSONObject as? [String: Any]).map { $0.compactMapValues { mapArray(JSONObject: $0) } } }
      public func toJSON(_ object: N) -> [String: Any] { var object = object; let map = Map(mappingType: .toJSON, JSON: [:], context: context, shouldIncludeNilValues: shouldIncludeNilValues); object.mapping(map: map); return map.JSON }
      public func toJSONArray(_ array: [N]) -> [[String: Any]] { array.map { toJSON($0) } }
      public func toJSONDictionary(_ dictionary: [String: N]) -> [String: [String: Any]] { dictionary.mapValues { toJSON($0) } }
      public func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? { Self.toJSONString(toJSON(object), prettyPrint: prettyPrint) }
      public func toJSONString(_ array: [N], prettyPrint: Bool = false) -> String? { Self.toJSONString(toJSONArray(array), prettyPrint: prettyPrint) }
      public static func toJSONString(_ object: Any, prettyPrint: Bool) -> String? { (try? JSONSerialization.data(withJSONObject: object, options: prettyPrint ? .prettyPrinted : [])).map { String(decoding: $0, as: UTF8.self) } }
    }
    extension BaseMappable {
      public func toJSON() -> [String: Any] { Mapper<Self>().toJSON(self) }
      public func toJSONString(prettyPrint: Bool = false) -> String? { Mapper<Self>().toJSONString(self, prettyPrint: prettyPrint) }
    }
    extension Mappable {
      public init?(JSON: [String: Any], context: (any MapContext)? = nil) { guard let object: Self = Mapper(context: context).map(JSON: JSON) else { return nil }; self = object }
      public init?(JSONString: String, context: (any MapContext)? = nil) { guard let object: Self = Mapper(context: context).map(JSONString: JSONString) else { return nil }; self = object }
    }
    extension ImmutableMappable {
      public init(JSON: [String: Any], context: (any MapContext)? = nil) throws { try self.init(map: Map(mappingType: .fromJSON, JSON: JSON, context: context)) }
      public init(JSONString: String, context: (any MapContext)? = nil) throws { try self.init(JSON: (try? JSONSerialization.jsonObject(with: Data(JSONString.utf8))) as? [String: Any] ?? [:], context: context) }
    }
    extension Array where Element: BaseMappable {
      public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) { self = Mapper<Element>(context: context).mapArray(JSONArray: JSONArray) }
      public init?(JSONString: String, context: (any MapContext)? = nil) { guard let objects = Mapper<Element>(context: context).mapArray(JSONString: JSONString) else { return nil }; self = objects }
      public func toJSON() -> [[String: Any]] { Mapper<Element>().toJSONArray(self) }
      public func toJSONString(prettyPrint: Bool = false) -> String? { Mapper<Element>().toJSONString(self, prettyPrint: prettyPrint) }
    }
    infix operator <-
    infix operator >>>
    func _map<T>(_ left: inout T, _ right: Map, _ read: () -> T?, _ write: (T) -> Any?) {
      switch right.mappingType {
      case .fromJSON: if right.isKeyPresent, let value = read() { left = value }
      case .toJSON: right.put(write(left))
      }
    }
    func _map<T>(_ left: inout T?, _ right: Map, _ read: () -> T?, _ write: (T) -> Any?) {
      switch right.mappingType {
      case .fromJSON: if right.isKeyPresent { left = read() }
      case .toJSON: right.put(left.flatMap(write))
      }
    }
    public func <- <T>(left: inout T, right: Map) { _map(&left, right, { right.value() }) { $0 } }
    public func <- <T>(left: inout T?, right: Map) { _map(&left, right, { right.value() }) { $0 } }
    public func <- <T: RawRepresentable>(left: inout T, right: Map) { _map(&left, right, { right.value().flatMap { T(rawValue: $0) } }) { $0.rawValue } }
    public func <- <T: RawRepresentable>(left: inout T?, right: Map) { _map(&left, right, { right.value().flatMap { T(rawValue: $0) } }) { $0.rawValue } }
    public func <- <T: RawRepresentable>(left: inout [T], right: Map) { _map(&left, right, { (right.value() as [T.RawValue]?)?.compactMap { T(rawValue: $0) } }) { $0.map(\.rawValue) } }
    public func <- <T: RawRepresentable>(left: inout [T]?, right: Map) { _map(&left, right, { (right.value() as [T.RawValue]?)?.compactMap { T(rawValue: $0) } }) { $0.map(\.rawValue) } }
    public func <- <T: BaseMappable>(left: inout T, right: Map) { let old = left; _map(&left, right, { right.currentValue == nil ? nil : Mapper<T>(context: right.context).map(JSONObject: right.currentValue, toObject: old) }) { $0.toJSON() } }
    public func <- <T: BaseMappable>(left: inout T?, right: Map) { _map(&left, right, { Mapper<T>(context: right.context).map(JSONObject: right.currentValue) }) { $0.toJSON() } }
    public func <- <T: BaseMappable>(left: inout [T], right: Map) { _map(&left, right, { Mapper<T>(context: right.context).mapArray(JSONObject: right.currentValue) }) { $0.toJSON() } }
    public func <- <T: BaseMappable>(left: inout [T]?, right: Map) { _map(&left, right, { Mapper<T>(context: right.context).mapArray(JSONObject: right.currentValue) }) { $0.toJSON() } }
    public func <- <T: BaseMappable>(left: inout [[T]], right: Map) { _map(&left, right, { Mapper<T>(context: right.context).mapArrayOfArrays(JSONObject: right.currentValue) }) { $0.map { $0.toJSON() } } }
    public func <- <T: BaseMappable>(left: inout [[T]]?, right: Map) { _map(&left, right, { Mapper<T>(context: right.context).mapArrayOfArrays(JSONObject: right.currentValue) }) { $0.map { $0.toJSON() } } }
    public func <- <T: BaseMappable>(left: inout [String: T], right: Map) { _map(&left, right, { Mapper<T>(context: right.context).mapDictionary(JSONObject: right.currentValue) }) { $0.mapValues { $0.toJSON() } } }
    public func <- <T: BaseMappable>(left: inout [String: T]?, right: Map) { _map(&left, right, { Mapper<T>(context: right.context).mapDictionary(JSONObject: right.currentValue) }) { $0.mapValues { $0.toJSON() } } }
    public func <- <T: BaseMappable>(left: inout [String: [T]], right: Map) { _map(&left, right, { Mapper<T>(context: right.context).mapDictionaryOfArrays(JSONObject: right.currentValue) }) { $0.mapValues { $0.toJSON() } } }
    public func <- <T: BaseMappable>(left: inout [String: [T]]?, right: Map) { _map(&left, right, { Mapper<T>(context: right.context).mapDictionaryOfArrays(JSONObject: right.currentValue) }) { $0.mapValues { $0.toJSON() } } }
    public func <- <Transform: TransformType>(left: inout Transform.Object, right: (Map, Transform)) { _map(&left, right.0, { right.1.transformFromJSON(right.0.currentValue) }) { right.1.transformToJSON($0) } }
    public func <- <Transform: TransformType>(left: inout Transform.Object?, right: (Map, Transform)) { _map(&left, right.0, { right.1.transformFromJSON(right.0.currentValue) }) { right.1.transformToJSON($0) } }
    public func <- <Transform: TransformType>(left: inout [Transform.Object], right: (Map, Transform)) { _map(&left, right.0, { (right.0.currentValue as? [Any])?.compactMap { right.1.transformFromJSON($0) } }) { $0.compactMap { right.1.transformToJSON($0) } } }
    public func <- <Transform: TransformType>(left: inout [Transform.Object]?, right: (Map, Transform)) { _map(&left, right.0, { (right.0.currentValue as? [Any])?.compactMap { right.1.transformFromJSON($0) } }) { $0.compactMap { right.1.transformToJSON($0) } } }
    public func >>> <T>(left: T, right: Map) { if right.mappingType == .toJSON { var left = left; left <- right } }
    public func >>> <T: BaseMappable>(left: T, right: Map) { if right.mappingType == .toJSON { right.put(left.toJSON()) } }
    public func >>> <T: BaseMappable>(left: [T], right: Map) { if right.mappingType == .toJSON { right.put(left.toJSON()) } }
    public func >>> <Transform: TransformType>(left: Transform.Object, right: (Map, Transform)) { if right.0.mappingType == .toJSON { right.0.put(right.1.transformToJSON(left)) } }
    public protocol TransformType { associatedtype Object; associatedtype JSON; func transformFromJSON(_ value: Any?) -> Object?; func transformToJSON(_ value: Object?) -> JSON? }
    open class TransformOf<ObjectType, JSONType>: TransformType {
      public typealias Object = ObjectType
      public typealias JSON = JSONType
      private let from: (JSONType?) -> ObjectType?, to: (ObjectType?) -> JSONType?
      public init(fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?) { (from, to) = (fromJSON, toJSON) }
      open func transformFromJSON(_ value: Any?) -> ObjectType? { from(_mapped(value)) }
      open func transformToJSON(_ value: ObjectType?) -> JSONType? { to(value) }
    }
    open class DateTransform: TransformType {
      public typealias Object = Date
      public typealias JSON = Double
      public enum Unit: TimeInterval { case seconds = 1, milliseconds = 1000 }
      private let unit: Unit
      public init(unit: Unit = .seconds) { self.unit = unit }
      open func transformFromJSON(_ value: Any?) -> Date? { let seconds: Double? = _mapped(value) ?? (value as? String).flatMap { Double($0) }; return seconds.map { Date(timeIntervalSince1970: $0 / unit.rawValue) } }
      open func transformToJSON(_ value: Date?) -> Double? { value.map { $0.timeIntervalSince1970 * unit.rawValue } }
    }
    open class DateFormatterTransform: TransformType {
      public typealias Object = Date
      public typealias JSON = String
      public let dateFormatter: DateFormatter
      public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }
      open func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap { dateFormatter.date(from: $0) } }
      open func transformToJSON(_ value: Date?) -> String? { value.map { dateFormatter.string(from: $0) } }
    }
    open class CustomDateFormatTransform: DateFormatterTransform { public init(formatString: String) { let formatter = DateFormatter(); formatter.locale = Locale(identifier: "en_US_POSIX"); formatter.dateFormat = formatString; super.init(dateFormatter: formatter) } }
    open class ISO8601DateTransform: CustomDateFormatTransform { public init() { super.init(formatString: "yyyy-MM-dd'T'HH:mm:ssZZZZZ") } }
    open class URLTransform: TransformType {
      public typealias Object = URL
      public typealias JSON = String
      public init(shouldEncodeURLString: Bool = false) {}
      open func transformFromJSON(_ value: Any?) -> URL? { (value as? String).flatMap { URL(string: $0) } }
      open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
    }
    open class EnumTransform<T: RawRepresentable>: TransformType {
      public typealias Object = T
      public typealias JSON = T.RawValue
      public init() {}
      open func transformFromJSON(_ value: Any?) -> T? { (_mapped(value) as T.RawValue?).flatMap { T(rawValue: $0) } }
      open func transformToJSON(_ value: T?) -> T.RawValue? { value?.rawValue }
    }
    open class NSDecimalNumberTransform: TransformType {
      public typealias Object = NSDecimalNumber
      public typealias JSON = String
      public init() {}
      open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? { (value as? String).map { NSDecimalNumber(string: $0) } ?? (_mapped(value) as Double?).map { NSDecimalNumber(value: $0) } }
      open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }
    }
    """#

  /// What AlamofireObjectMapper adds to requests.
  static let alamofireObjectMapper = #"""
    extension DataRequest {
      private static func mapped<New>(_ response: AFDataResponse<Any>, _ keyPath: String?, _ make: (Any?) -> New?) -> AFDataResponse<New> {
        AFDataResponse<New>(request: response.request, response: response.response, data: response.data, result: response.result.flatMap { json in
          let found = keyPath?.components(separatedBy: ".").reduce(json as Any?) { ($0 as? [String: Any])?[$1] } ?? json
          return make(found).map { .success($0) } ?? .failure(AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength))
        })
      }
      @discardableResult public func responseObject<T: BaseMappable>(queue: DispatchQueue? = nil, keyPath: String? = nil, mapToObject object: T? = nil, context: (any MapContext)? = nil, completionHandler: @escaping (AFDataResponse<T>) -> Void) -> Self { responseJSON(queue: queue) { answer in completionHandler(Self.mapped(answer, keyPath) { Mapper<T>(context: context).map(JSONObject: $0) }) } }
      @discardableResult public func responseArray<T: BaseMappable>(queue: DispatchQueue? = nil, keyPath: String? = nil, context: (any MapContext)? = nil, completionHandler: @escaping (AFDataResponse<[T]>) -> Void) -> Self { responseJSON(queue: queue) { answer in completionHandler(Self.mapped(answer, keyPath) { Mapper<T>(context: context).mapArray(JSONObject: $0) }) } }
    }
    """#
}
