internal import CSwiftMetadata
internal import Foundation
internal import UIKitCore

/// Sets stored properties by name, from the compiler's reflection metadata.
///
/// DEVIATION: it writes the field itself: observers (`didSet`) of the property do not run. `NibRegistry` names those.
@MainActor
enum FieldWriter {
  enum Outcome {
    case written
    case noSuchField
    case otherType
  }

  static func write(_ value: Any?, to name: String, of object: AnyObject) -> Outcome {
    let type = Swift.type(of: object) as Any.Type
    for index in 0..<max(fieldCount(type), 0) {
      var field = FieldMetadata(name: nil, free: nil, isStrong: false, isVar: false)
      let fieldType = fieldMetadata(type, index: index, &field)
      defer { field.free?(field.name) }
      guard let characters = field.name, String(cString: characters) == name else { continue }
      let offset = fieldOffset(type, index: index)
      // Classes whose layout the metadata does not know have no place to write to.
      guard offset > 0, field.isVar else { return .noSuchField }
      let address = Unmanaged.passUnretained(object).toOpaque() + offset
      if field.isStrong { return writeStrong(value, at: address, fieldType) ? .written : .otherType }
      return writeWeak(value, at: address, fieldType) ? .written : .otherType
    }
    return .noSuchField
  }

  private static func writeStrong(_ value: Any?, at address: UnsafeMutableRawPointer, _ type: Any.Type) -> Bool {
    func write<Field>(_ type: Field.Type) -> Bool {
      guard let converted = PropertyValue.convert(value, to: Field.self) else { return false }
      address.assumingMemoryBound(to: Field.self).pointee = converted
      return true
    }
    return _openExistential(type, do: write)
  }

  /// A weak reference to a class; weak references to protocols have another shape and are not written.
  private static func writeWeak(_ value: Any?, at address: UnsafeMutableRawPointer, _ type: Any.Type) -> Bool {
    func fits<Field>(_ type: Field.Type) -> Bool {
      guard MemoryLayout<Field>.size == MemoryLayout<AnyObject?>.size else { return false }
      return value.map { $0 is Field } ?? true
    }
    guard _openExistential(type, do: fits) else { return false }
    let reference = value.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    cairn_weak_assign(address, reference)
    return true
  }
}

/// What the runtime tells of a field. Its layout is the runtime's.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong: Bool
  var isVar: Bool
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, _ field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
