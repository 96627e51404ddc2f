package import Foundation

/// A value of a property list, to be written.
///
/// `PropertyListSerialization.data` fails for lists with arrays where Foundation is linked statically, as it is in the
/// Debian package (Swift 6.2: "property lists cannot contain objects of type 'Not A Type'"); the encoder does not.
package enum PropertyListValue: Encodable {
  case string(String), flag(Bool), integer(Int), number(Double), date(Date), data(Data)
  case list([PropertyListValue]), keys([String: PropertyListValue])

  /// Nil for what property lists cannot contain.
  package init?(_ value: Any) {
    switch value {
    case let value as String: self = .string(value)
    case let value as NSNumber:
      switch String(cString: value.objCType) {
      case "c", "B": self = .flag(value.boolValue)
      case "d", "f": self = .number(value.doubleValue)
      default: self = .integer(value.intValue)
      }
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as [Any]: self = .list(value.compactMap { PropertyListValue($0) })
    case let value as [String: Any]: self = .keys(value.compactMapValues { PropertyListValue($0) })
    default: return nil
    }
  }

  /// The value as a file; in XML keys stand in the order of the alphabet.
  package func data(_ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    return try encoder.encode(self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .keys(let values): try container.encode(values)
    }
  }
}
