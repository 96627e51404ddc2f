extension FrameworkSources {
  /// The library that very many applications read answers with, where its sources are not on the machine.
  static let swiftyJSON = #"""
    public enum SwiftyJSONError: Int, Error, Sendable { case unsupportedType = 999, indexOutOfBounds = 900, elementTooDeep = 902, wrongType = 901, notExist = 500, invalidJSON = 490 }
    public enum Type: Int, Sendable { case number, string, bool, array, dictionary, null, unknown }
    public enum JSONKey: Sendable { case index(Int), key(String) }
    public protocol JSONSubscriptType { var jsonKey: JSONKey { get } }
    extension Int: JSONSubscriptType { public var jsonKey: JSONKey { .index(self) } }
    extension String: JSONSubscriptType { public var jsonKey: JSONKey { .key(self) } }
    @dynamicMemberLookup public struct JSON {
      public var object: Any { didSet { error = nil } }
      public internal(set) var error: SwiftyJSONError?
      init(plain: Any) { object = Self.unwrapped(plain) }
      init(failing error: SwiftyJSONError) { object = NSNull(); self.error = error }
      public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws { self.init(plain: try JSONSerialization.jsonObject(with: data, options: options.union(.fragmentsAllowed))) }
      public init(_ object: Any) { if let data = object as? Data { self = (try? JSON(data: data)) ?? JSON(failing: .invalidJSON) } else { self.init(plain: object) } }
      public init(parseJSON text: String) { self = (try? JSON(data: Data(text.utf8))) ?? JSON(failing: .invalidJSON) }
      static func unwrapped(_ value: Any) -> Any {
        switch value {
        case let json as JSON: json.object
        case let list as [Any]: list.map(unwrapped)
        case let entries as [String: Any]: entries.mapValues(unwrapped)
        case Optional<Any>.none: NSNull()
        default: value
        }
      }
      public static var null: JSON { JSON(plain: NSNull()) }
      public static var nullJSON: JSON { null }
      var isBool: Bool { object is Bool && (object as? NSNumber).map { String(cString: $0.objCType) == "c" || String(cString: $0.objCType) == "B" } ?? false }
      public var type: Type { switch object { case _ where isBool: .bool; case is NSNumber, is Int, is Double, is Float: .number; case is String: .string; case is [Any]: .array; case is [String: Any]: .dictionary; case is NSNull: .null; default: .unknown } }
      public func exists() -> Bool { error == nil }
      public subscript(index: Int) -> JSON {
        get { guard let list = object as? [Any] else { return JSON(failing: .wrongType) }; return list.indices.contains(index) ? JSON(plain: list[index]) : JSON(failing: .indexOutOfBounds) }
        set { if var list = object as? [Any], list.indices.contains(index) { list[index] = newValue.object; object = list } }
      }
      public subscript(key: String) -> JSON {
        get { guard let entries = object as? [String: Any] else { return JSON(failing: .wrongType) }; return entries[key].map { JSON(plain: $0) } ?? JSON(failing: .notExist) }
        set { if var entries = object as? [String: Any] { entries[key] = newValue.object; object = entries } }
      }
      public subscript(dynamicMember key: String) -> JSON { get { self[key] } set { self[key] = newValue } }
      public subscript(path: any JSONSubscriptType...) -> JSON { get { self[path] } set { self[path] = newValue } }
      public subscript(path: [any JSONSubscriptType]) -> JSON {
        get { path.reduce(self) { json, key in switch key.jsonKey { case .index(let index): json[index]; case .key(let key): json[key] } } }
        set { guard let first = path.first else { self.object = newValue.object; return }; var inner = self[[first]]; inner[Array(path.dropFirst())] = newValue; switch first.jsonKey { case .index(let index): self[index] = inner; case .key(let key): self[key] = inner } }
      }
      public var array: [JSON]? { (object as? [Any])?.map { JSON(plain: $0) } }
      public var arrayValue: [JSON] { array ?? [] }
      public var arrayObject: [Any]? { get { object as? [Any] } set { object = newValue ?? NSNull() } }
      public var dictionary: [String: JSON]? { (object as? [String: Any])?.mapValues { JSON(plain: $0) } }
      public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
      public var dictionaryObject: [String: Any]? { get { object as? [String: Any] } set { object = newValue ?? NSNull() } }
      public var string: String? { get { object as? String } set { object = newValue ?? NSNull() } }
      public var stringValue: String { get { switch type { case .string: object as? String ?? ""; case .number: number?.stringValue ?? ""; case .bool: "\(object as? Bool ?? false)"; default: "" } } set { object = newValue } }
      public var bool: Bool? { get { isBool ? object as? Bool : nil } set { object = newValue ?? NSNull() } }
      public var boolValue: Bool { get { switch type { case .bool, .number: number?.boolValue ?? false; case .string: ["true", "y", "t", "yes", "1"].contains(stringValue.lowercased()); default: false } } set { object = newValue } }
      public var number: NSNumber? { get { switch object { case let number as NSNumber: number; case let number as Int: NSNumber(value: number); case let number as Double: NSNumber(value: number); case let number as Float: NSNumber(value: number); case let flag as Bool: NSNumber(value: flag); default: nil } } set { object = newValue ?? NSNull() } }
      public var numberValue: NSNumber { get { switch type { case .string: NSNumber(value: Double(stringValue) ?? 0); default: number ?? 0 } } set { object = newValue } }
      public var null: NSNull? { get { object as? NSNull } set { object = NSNull() } }
      public var url: URL? { get { string.flatMap { URL(string: $0) ?? $0.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap(URL.init(string:)) } } set { object = newValue?.absoluteString ?? NSNull() } }
      var _plain: NSNumber? { type == .number || type == .bool ? number : nil }
      public var double: Double? { get { _plain?.doubleValue } set { object = newValue ?? NSNull() } }
      public var doubleValue: Double { get { numberValue.doubleValue } set { object = newValue } }
      public var float: Float? { get { _plain?.floatValue } set { object = newValue ?? NSNull() } }
      public var floatValue: Float { get { numberValue.floatValue } set { object = newValue } }
      public var int: Int? { get { _plain?.intValue } set { object = newValue ?? NSNull() } }
      public var intValue: Int { get { numberValue.intValue } set { object = newValue } }
      public var uInt: UInt? { get { _plain?.uintValue } set { object = newValue ?? NSNull() } }
      public var uIntValue: UInt { get { numberValue.uintValue } set { object = newValue } }
      public var int8: Int8? { _plain?.int8Value }
      public var int16: Int16? { _plain?.int16Value }
      public var int32: Int32? { _plain?.int32Value }
      public var int32Value: Int32 { numberValue.int32Value }
      public var int64: Int64? { _plain?.int64Value }
      public var int64Value: Int64 { numberValue.int64Value }
      public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data { guard JSONSerialization.isValidJSONObject(object) else { throw SwiftyJSONError.invalidJSON }; return try JSONSerialization.data(withJSONObject: object, options: options) }
      public func rawString(_ encoding: String.Encoding = .utf8, options: JSONSerialization.WritingOptions = .prettyPrinted) -> String? { switch type { case .array, .dictionary: (try? rawData(options: options)).flatMap { String(data: $0, encoding: encoding) }; case .null: "null"; default: stringValue } }
      public mutating func merge(with other: JSON) throws { switch (object, other.object) { case (let own as [String: Any], let new as [String: Any]): object = try own.merging(new) { var inner = JSON(plain: $0); try inner.merge(with: JSON(plain: $1)); return inner.object }; case (let own as [Any], let new as [Any]): object = own + new; default: object = other.object } }
      public func merged(with other: JSON) throws -> JSON { var copy = self; try copy.merge(with: other); return copy }
      public var isEmpty: Bool { (object as? [Any])?.isEmpty ?? (object as? [String: Any])?.isEmpty ?? true }
      public var count: Int { (object as? [Any])?.count ?? (object as? [String: Any])?.count ?? 0 }
      public var rawValue: Any { object }
    }
    extension JSON: Sequence { public func makeIterator() -> AnyIterator<(String, JSON)> { let all: [(String, JSON)] = array?.enumerated().map { ("\($0.offset)", $0.element) } ?? dictionaryValue.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }; return AnyIterator(all.makeIterator()) } }
    extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
      public init(stringLiteral value: String) { self.init(plain: value) }
      public init(integerLiteral value: Int) { self.init(plain: value) }
      public init(booleanLiteral value: Bool) { self.init(plain: value) }
      public init(floatLiteral value: Double) { self.init(plain: value) }
      public init(dictionaryLiteral elements: (String, Any)...) { self.init(plain: Dictionary(elements) { $1 } as [String: Any]) }
      public init(arrayLiteral elements: Any...) { self.init(plain: elements) }
      public init(nilLiteral: ()) { self.init(plain: NSNull()) }
    }
    extension JSON: CustomStringConvertible, CustomDebugStringConvertible { public var description: String { rawString() ?? "unknown" }; public var debugDescription: String { description } }
    extension JSON: Equatable, Comparable {
      public static func == (one: JSON, other: JSON) -> Bool { (one.object as? NSObject)?.isEqual(other.object) ?? (one.stringValue == other.stringValue) }
      public static func < (one: JSON, other: JSON) -> Bool { one.type == .string ? one.stringValue < other.stringValue : one.doubleValue < other.doubleValue }
    }
    extension JSON: Codable {
      public init(from decoder: any Decoder) throws {
        let one = try decoder.singleValueContainer()
        if one.decodeNil() { self.init(plain: NSNull()) } else if let value = try? one.decode(Bool.self) { self.init(plain: value) } else if let value = try? one.decode(Int.self) { self.init(plain: value) } else if let value = try? one.decode(Double.self) { self.init(plain: value) } else if let value = try? one.decode(String.self) { self.init(plain: value) } else if let value = try? one.decode([JSON].self) { self.init(plain: value) } else { self.init(plain: try one.decode([String: JSON].self)) }
      }
      public func encode(to encoder: any Encoder) throws {
        var one = encoder.singleValueContainer()
        switch type { case .null, .unknown: try one.encodeNil(); case .bool: try one.encode(boolValue); case .number: if let whole = object as? Int { try one.encode(whole) } else { try one.encode(doubleValue) }; case .string: try one.encode(stringValue); case .array: try one.encode(arrayValue); case .dictionary: try one.encode(dictionaryValue) }
      }
    }
    """#
}
