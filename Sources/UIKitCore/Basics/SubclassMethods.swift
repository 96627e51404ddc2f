internal import DarwinShims

/// Optional methods that only a subclass of a conforming class adds.
///
/// UIKit finds them, because it sends messages. Swift binds a requirement where the conformance stands: a base class that
/// leaves the method out has bound it to the protocol's default. So a delegate of such a subclass is held with a table of
/// its own: 1. the conformance's table is copied; 2. the functions of the classes between the object's and the conforming
/// one are looked up by name in the program's symbols; 3. those that spell a requirement take its place. A method of a
/// class and a requirement of a class-bound protocol are called alike: arguments first, the object in the context.
///
/// DEVIATION: a program without symbols (stripped), and methods that an optimizer has removed because nothing calls them,
/// keep the protocol's default.
@MainActor
package enum SubclassMethods {
  fileprivate typealias Table = UnsafePointer<UnsafeRawPointer?>

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let table: UnsafeRawPointer
  }
  private static var completed: [Key: Table] = [:]

  /// `value`, a reference by a class-bound protocol, so that it answers to what subclasses add.
  package static func completed<Value>(_ value: Value?) -> Value? {
    guard let value, MemoryLayout<Value>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return value }
    let object = value as AnyObject
    let table = withUnsafeBytes(of: value) { $0.load(fromByteOffset: 8, as: Table.self) }
    let type: AnyClass = Swift.type(of: object)
    let conforming = Conformance(table).type
    guard let conforming, conforming != ClassRecord(type).descriptor else { return value }
    let key = Key(type: ObjectIdentifier(type), table: UnsafeRawPointer(table))
    let better = completed[key] ?? make(type, conforming, table)
    completed[key] = better
    guard better != table else { return value }
    var copy = value
    withUnsafeMutableBytes(of: &copy) { $0.storeBytes(of: better, toByteOffset: 8, as: Table.self) }
    return copy
  }

  private static func make(_ type: AnyClass, _ conforming: UnsafeRawPointer, _ table: Table) -> Table {
    var methods: [FunctionNames.Method] = []
    var next: AnyClass? = type
    while let current = next, ClassRecord(current).descriptor != conforming {
      methods += FunctionNames.methods(of: current)
      next = ClassRecord(current).superclass
    }
    // A class that the conforming one does not descend from cannot be had by this table.
    guard next != nil, !methods.isEmpty else { return table }
    return complete(table, with: methods)
  }

  private static func complete(_ table: Table, with methods: [FunctionNames.Method]) -> Table {
    let requirements = Conformance(table).requirements
    guard !requirements.isEmpty else { return table }
    let names = FunctionNames.witnesses(requirements.indices.compactMap { table[$0 + 1] })
    var changed: [Int: UnsafeRawPointer] = [:]
    for (index, requirement) in requirements.enumerated() {
      guard let entry = table[index + 1] else { continue }
      switch requirement {
      case .baseProtocol:
        let inherited = entry.assumingMemoryBound(to: UnsafeRawPointer?.self)
        let better = complete(inherited, with: methods)
        if better != inherited { changed[index + 1] = UnsafeRawPointer(better) }
      case .method:
        // The first is that of the class furthest down.
        if let name = names[entry], let method = methods.first(where: { $0.name == name }) {
          changed[index + 1] = method.address
        }
      case .other: break
      }
    }
    guard !changed.isEmpty else { return table }
    // Lasts as long as the program: tables do.
    let copy = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: requirements.count + 1)
    copy.initialize(from: table, count: requirements.count + 1)
    for (index, entry) in changed { copy[index] = entry }
    return Table(copy)
  }
}

/// What a conformance's table says of itself. The layouts are those of Swift's stable ABI.
@MainActor
private struct Conformance {
  enum Requirement { case baseProtocol, method, other }

  private let record: UnsafeRawPointer?
  init(_ table: SubclassMethods.Table) { record = table[0] }

  /// The record of the class that conforms; nil where it is none of this program's.
  var type: UnsafeRawPointer? {
    guard let record else { return nil }
    let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let target = follow(record + 4)
    switch kind {
    case 0: return target
    case 1: return target.load(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }

  var requirements: [Requirement] {
    guard let record else { return [] }
    let offset = record.load(as: Int32.self)
    let place = record + Int(offset & ~1)
    guard let proto = offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self) else { return [] }
    let signature = Int(proto.load(fromByteOffset: 12, as: UInt32.self))
    let count = Int(proto.load(fromByteOffset: 16, as: UInt32.self))
    let start = proto + 24 + 12 * signature
    return (0..<count).map { index in
      switch start.load(fromByteOffset: 8 * index, as: UInt32.self) & 15 {
      case 0: .baseProtocol
      case 1: .method
      default: .other
      }
    }
  }

  private func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer { place + Int(place.load(as: Int32.self)) }
}

/// What a class's metadata says.
@MainActor
private struct ClassRecord {
  private let metadata: UnsafeRawPointer
  init(_ type: AnyClass) { metadata = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  var superclass: AnyClass? { _getSuperclass(unsafeBitCast(metadata, to: AnyClass.self)) }
  var descriptor: UnsafeRawPointer? { metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) }

  /// What the class adds to its superclass's metadata: offsets of fields and entries of methods.
  var ownEntries: [UnsafeRawPointer] {
    guard let descriptor else { return [] }
    let end = Int(descriptor.load(fromByteOffset: 28, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: 32, as: UInt32.self))
    guard count > 0, end >= count, end < 10_000 else { return [] }
    return (end - count..<end).compactMap { metadata.load(fromByteOffset: 8 * $0, as: UnsafeRawPointer?.self) }
  }
}

/// Functions by their names without what they belong to: `numberOfSections(in: UIKitCore.UICollectionView) -> Swift.Int`.
@MainActor
private enum FunctionNames {
  struct Method {
    let address: UnsafeRawPointer
    /// `method(label: Module.Type) -> Module.Type`.
    let name: String
  }

  /// The methods that the class itself declares: those of its method table, and those of its extensions.
  static func methods(of type: AnyClass) -> [Method] {
    let image = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let descriptor = ClassRecord(type).descriptor,
      let description = ProgramSymbols.functions(in: image, prefix: "$s", [descriptor]).first(where: {
        $0.name.hasSuffix("Mn")
      })?.name,
      let owner = ProgramSymbols.readable(description)?.dropFirst("nominal type descriptor for ".count)
    else { return [] }
    let own = ClassRecord(type).ownEntries
    let inTable = own.isEmpty ? [] : ProgramSymbols.functions(in: image, prefix: "$s", own)
    // Methods of extensions and of final classes have no entry. Their names begin with the class's, which its
    // description has in the program's symbols: with all that surrounds a private or local class.
    let others = ProgramSymbols.functions(in: image, prefix: String(description.dropLast(2)))
    return (inTable + others).compactMap { function in
      // Functions alone: no thunks, no specializations.
      guard function.name.hasSuffix("F"), let text = ProgramSymbols.readable(function.name),
        let name = name(text, in: owner)
      else { return nil }
      return Method(address: function.address, name: name)
    }
  }

  /// What a function is called in the class: `Module.Class.method()`, `(extension in Module):Module.Class.method()`; of a
  /// local class, `method() in Class #1 in …`; of one inside that, `Inner.method() in Class #1 in …`. The functions of a class
  /// inside begin with the outer one's name, too; what is left of them begins with the inner class.
  private static func name(_ text: String, in owner: Substring) -> String? {
    var rest = text[...]
    if rest.hasPrefix("(extension in "), let end = rest.range(of: "):") { rest = rest[end.upperBound...] }
    if rest.hasPrefix(owner + ".") { return String(rest.dropFirst(owner.count + 1)) }
    if rest.hasSuffix(" in " + owner) { return String(rest.dropLast(owner.count + 4)) }
    guard let local = owner.range(of: " in ") else { return nil }
    let (inner, around) = (owner[..<local.lowerBound] + ".", owner[local.lowerBound...])
    guard rest.hasPrefix(inner), rest.hasSuffix(around) else { return nil }
    return String(rest.dropFirst(inner.count).dropLast(around.count))
  }

  /// What the entries of a conformance's table are called, by their addresses.
  static func witnesses(_ entries: [UnsafeRawPointer]) -> [UnsafeRawPointer: String] {
    var names: [UnsafeRawPointer: String] = [:]
    for (_, entries) in Dictionary(grouping: entries, by: pageOfImage) {
      for function in ProgramSymbols.functions(in: entries[0], prefix: "$s", entries) {
        guard function.name.hasSuffix("TW"), let text = ProgramSymbols.readable(function.name),
          let end = text.range(of: " in conformance ")
        else { continue }
        let head = text[..<end.lowerBound].dropFirst("protocol witness for ".count)
        // Module, protocol, method.
        let parts = head.split(separator: ".", maxSplits: 2)
        if parts.count == 3 { names[function.address] = String(parts[2]) }
      }
    }
    return names
  }

  /// Images are far apart: entries of one table are mostly of one.
  private static func pageOfImage(_ address: UnsafeRawPointer) -> UInt { UInt(bitPattern: address) >> 30 }
}
