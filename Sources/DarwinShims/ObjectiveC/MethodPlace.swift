internal import CSwiftMetadata
internal import Synchronization

/// Where a program keeps the implementation of a method, so that it can be exchanged while the program runs.
///
/// A method of a class's table is called through its entry; a `dynamic` method through a variable of its own. Both hold
/// the address of a function that takes its arguments first and the object in the context, so that they can be swapped
/// as on Apple's systems: methods with the same parameters, or fewer.
///
/// DEVIATION: what calls a method without a look at the table is not reached: `super.method()` in classes whose sources
/// are not adapted. A program without symbols (stripped) has no places.
enum MethodPlace {
  /// An entry of a class's method table, counted in words.
  case entry(AnyClass, Int)
  /// The variable of a `dynamic` method, and the function behind it while nothing was exchanged.
  case variable(UnsafeMutableRawPointer, body: UnsafeRawPointer, forwarding: UnsafeRawPointer)

  /// The place of the method that the class has or inherits; nil when there is none.
  static func find(_ selector: Selector, of type: AnyClass) -> MethodPlace? {
    variable(MethodName(selector), type) ?? entry(selector, type)
  }

  /// The address of the function that is called now.
  var implementation: UnsafeRawPointer? {
    switch self {
    case .entry(let type, let index): return Self.table(of: type)[index]
    case .variable(let variable, let body, let forwarding):
      let current = variable.load(as: UnsafeRawPointer?.self)
      return current == forwarding ? body : current
    }
  }

  /// Lets another function be called, for the class and its subclasses that inherit the method.
  func set(_ implementation: UnsafeRawPointer) {
    switch self {
    case .entry(let type, let index):
      cairn_replace_method(unsafeBitCast(type, to: UnsafeMutableRawPointer.self), index, implementation)
    case .variable(let variable, _, _): variable.storeBytes(of: implementation, as: UnsafeRawPointer.self)
    }
  }

  // MARK: Finding

  /// Part of the name of the function that the sources' adaptation gives to a `dynamic` method's body.
  private static let bodyMark = "_cairnBody_"

  private static func variable(_ name: MethodName, _ type: AnyClass) -> MethodPlace? {
    // All modules of a program are in one image.
    let image = unsafeBitCast(ClassDeclarationImage.self as AnyClass, to: UnsafeRawPointer.self)
    let owners = ancestry(of: type).map { _typeName($0, qualified: true) }
    let variables = ProgramSymbols.symbols(in: image, containing: "", suffix: "FTX")
    for owner in owners {
      for variable in variables {
        guard let declaration = ProgramSymbols.readable(variable.name).flatMap(MethodName.Declaration.init),
          declaration.owner == owner, name.means(declaration),
          let function = ProgramSymbols.symbols(in: image, containing: String(variable.name.dropLast(2)), suffix: "F")
            .first(where: { $0.name == variable.name.dropLast(2) }),
          let body = body(of: declaration, in: image)
        else { continue }
        return .variable(UnsafeMutableRawPointer(mutating: variable.address), body: body, forwarding: function.address)
      }
    }
    return nil
  }

  /// The function of a `dynamic` method's statements.
  private static func body(of method: MethodName.Declaration, in image: UnsafeRawPointer) -> UnsafeRawPointer? {
    ProgramSymbols.symbols(in: image, containing: "cairnBody", suffix: "F").first { symbol in
      guard let found = ProgramSymbols.readable(symbol.name).flatMap(MethodName.Declaration.init) else { return false }
      return found.name == bodyMark + method.name && found.owner == method.owner && found.labels == method.labels
    }?.address
  }

  /// The entries that were found: once exchanged, they do not hold what is called like them any more.
  private static let known = Mutex<[Selector: [Entry]]>([:])
  private struct Entry: Sendable {
    let type: any AnyObject.Type
    let index: Int
  }

  /// An entry is that of all classes below, too.
  private static func entry(_ selector: Selector, _ type: AnyClass) -> MethodPlace? {
    let above = ancestry(of: type)
    let found = known.withLock { $0[selector]?.first { entry in above.contains { $0 == entry.type } } }
    if let found { return .entry(type, found.index) }
    guard case .entry(_, let index)? = entry(MethodName(selector), type) else { return nil }
    known.withLock { $0[selector, default: []].append(Entry(type: type, index: index)) }
    return .entry(type, index)
  }

  private static func entry(_ name: MethodName, _ type: AnyClass) -> MethodPlace? {
    let table = table(of: type)
    let owners = Set(ancestry(of: type).map { _typeName($0, qualified: true) })
    let entries = table.indices.dropFirst(headerWords).compactMap { table[$0] }
    for image in Dictionary(grouping: entries, by: { UInt(bitPattern: $0) >> 30 }).values {
      for function in ProgramSymbols.functions(in: image[0], prefix: "$s", image) {
        guard let declaration = ProgramSymbols.readable(function.name).flatMap(MethodName.Declaration.init) else {
          continue
        }
        if owners.contains(declaration.owner), name.means(declaration),
          let index = table.indices.last(where: { table[$0] == function.address })
        {
          return .entry(type, index)
        }
      }
    }
    return nil
  }

  /// Words before the methods of the first class: kind, superclass, sizes, description, destroyer of variables.
  private static let headerWords = 7

  private static func table(of type: AnyClass) -> UnsafeBufferPointer<UnsafeRawPointer?> {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)
    return UnsafeBufferPointer(start: metadata, count: cairn_metadata_words(UnsafeRawPointer(metadata)))
  }

  private static func ancestry(of type: AnyClass) -> [AnyClass] {
    Array(sequence(first: type) { _getSuperclass($0) })
  }
}

/// A class of this module, which lies in the image of the program.
private final class ClassDeclarationImage {}
