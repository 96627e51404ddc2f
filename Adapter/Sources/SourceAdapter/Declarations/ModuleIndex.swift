internal import SwiftSyntax

/// The declarations of the modules that are adapted together, by name.
package struct ModuleIndex {
  private(set) var types: [String: TypeEntry] = [:]
  /// `name(label:)` of the optional requirements of the modules' own protocols.
  private(set) var optionalRequirements: Set<String> = []
  private var subclasses: [String: [String]] = [:]
  /// Types with `init` requirements, and the labels of required initializers by type.
  fileprivate var requiredInitializers: [String: Set<[String]>] = [:]
  /// The parameters of convenience initializers that extensions add, by type.
  fileprivate var addedInitializers: [String: Set<[String]>] = [:]
  private var overrides: [MemberKey: [String]] = [:]
  /// By type of UIKit's and member that an extension gives it: the classes that override the member.
  private var dispatches: [String: [MemberKey: [String]]] = [:]
  /// The types of which another module alone says something.
  fileprivate var foreign: Set<String> = []
  /// What another module gives to types of UIKit's that this one extends, too.
  fileprivate var foreignMembers: [String: Set<MemberKey>] = [:]
  /// Whether anything asks for the presence of a method, by `responds(to:)` or a comparison with nil.
  private(set) var testsPresence = false
  /// Whether anything exchanges methods, and the names of those that selectors name.
  private(set) var exchangesMethods = false
  private(set) var selectedMethods: Set<String> = []
  /// Whether anything observes keys.
  private(set) var observesKeys = false
  /// Whether some file of the modules imports UIKit, or names what only it declares: a header may import it for all.
  private(set) var importsUIKit = false
  private var namesLikeUIKit: Set<String> = []
  /// The modules whose internal declarations some file sees.
  private(set) var testableModules: Set<String> = []
  /// Whether some file of the modules imports anything.
  private(set) var hasImports = false

  /// The modules' own protocols with optional properties, by the property's name.
  private(set) var optionalProperties: [String: Set<String>] = [:]
  /// The types that variables and parameters of a name are said to have, as far as it is a plain name.
  private var variableTypes: [String: Set<String>] = [:]
  /// The classes whose metatypes variables of a name hold, alone or in a collection.
  private var metatypes: [String: Set<String>] = [:]
  /// The functions of tests that wait for something, themselves or through others; by name.
  private(set) var waitingFunctions = WaitingFunctions()
  /// The bounds of associated types, by the types' names.
  private(set) var associatedTypes: [String: [String]] = [:]
  /// The names of the modules' variables outside of types.
  private(set) var globals: Set<String> = []
  /// Names of variables that are arrays of `AnyObject`.
  private(set) var anyObjectArrays: Set<String> = []

  /// Public types of a library whose names Foundation took later, as imports that mean them alone, by name.
  private(set) var scopedImports: [String: String] = [:]

  package init() {}

  /// Notes a public type of `module` called as one that Foundation has had since iOS 17 or 18. Libraries of before mean
  /// their own where they are imported.
  mutating func noteScopedImport(_ kind: String, of name: String) {
    if ["Predicate", "Expression"].contains(name) { scopedImports[name] = kind }
  }

  /// Notes a variable by its type as it is written.
  mutating func note(_ name: String, type: String) {
    let plain = type.filter { $0 != "?" && $0 != "!" && $0 != "(" && $0 != ")" }
    if plain == "[AnyObject]" { anyObjectArrays.insert(name) }
    let words = plain.replacing("any ", with: "")
    if let bound = Self.boundOfMetatype(words) { metatypes[name, default: []].insert(bound) }
    if words.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) {
      variableTypes[name, default: []].insert(words)
    }
  }

  /// Notes what an enumeration's case carries, where that is a metatype.
  mutating func noteCase(_ name: String, carrying type: String) {
    if let bound = Self.boundOfMetatype(type.replacing("any ", with: "")) {
      metatypes["." + name, default: []].insert(bound)
    }
  }

  /// `UIView` of `UIView.Type`, `[UIView.Type]` and `[String: UIView.Type]`.
  private static func boundOfMetatype(_ type: String) -> String? {
    let element = type.last == "]" ? type.dropLast() : Substring(type)
    guard element.hasSuffix(".Type") else { return nil }
    return element.dropLast(5).split(whereSeparator: { "[: ".contains($0) }).last.map(String.init)
  }

  /// The classes whose metatypes a variable of the name holds, as far as some declaration says.
  func boundsOfMetatypes(_ variable: String) -> Set<String> { metatypes[variable] ?? [] }

  /// The classes whose metatypes a case of the name carries.
  func boundsOfMetatypes(inCase name: String) -> Set<String> { metatypes["." + name] ?? [] }

  /// Whether the modules have variables of the name whose type is written.
  func hasVariable(_ name: String) -> Bool { variableTypes[name] != nil || !members(name).isEmpty }

  /// Whether every variable of the name is said to be an `AnyObject`.
  func isAlwaysAnyObject(_ variable: String) -> Bool { variableTypes[variable] == ["AnyObject"] }

  mutating func noteOptionalProperty(_ name: String, of type: String) {
    optionalProperties[name, default: []].insert(type)
  }

  /// Whether `name` of a variable called `variable` is a property that may be absent.
  func isOptionalProperty(_ name: String, of variable: String) -> Bool {
    guard let protocols = optionalProperties[name], let types = variableTypes[variable] else { return false }
    return types.contains { type in
      ancestry(of: type).contains {
        protocols.contains($0.name) && types.allSatisfy { self.types[$0]?.kind != .classType }
      }
    }
  }

  mutating func change(_ name: String, _ body: (inout TypeEntry) -> Void) {
    var entry = types[name] ?? TypeEntry(name: name)
    body(&entry)
    types[name] = entry
  }

  mutating func noteGlobal(_ name: String) { globals.insert(name) }

  mutating func noteSelected(_ method: String) { selectedMethods.insert(method) }

  mutating func noteOptionalRequirement(_ fullName: String) {
    optionalRequirements.insert(fullName)
    testsPresence = true
  }

  mutating func noteAssociatedType(_ name: String, bounds: [String]) { associatedTypes[name, default: []] += bounds }

  mutating func noteFunction(_ name: String, body: CodeBlockSyntax) { waitingFunctions.note(name, body: body) }

  mutating func noteInitializer(_ labels: [String], of type: String) {
    requiredInitializers[type, default: []].insert(labels)
  }

  mutating func noteAddedInitializer(_ parameters: [String], to type: String) {
    addedInitializers[type, default: []].insert(parameters)
  }

  /// Whether an extension adds an initializer with these parameters to a class that `type` inherits from.
  func inheritsAddedInitializer(_ parameters: [String], _ type: String) -> Bool {
    !addedInitializers.isEmpty
      && superclasses(of: type).contains { addedInitializers[$0]?.contains(parameters) == true }
  }

  mutating func note(_ identifiers: Set<String>, imports: Set<String>, testable: Set<String> = []) {
    testableModules.formUnion(testable)
    if imports.contains("UIKit") { importsUIKit = true }
    if !imports.isEmpty { hasImports = true }
    if !importsUIKit { namesLikeUIKit.formUnion(identifiers.filter(FileVocabulary.isUIKitName)) }
    if !identifiers.isDisjoint(with: ["responds", "respondsToSelector"]) { testsPresence = true }
    if !identifiers.isDisjoint(with: ["observe", "addObserver", "publisher"]) { observesKeys = true }
    if identifiers.contains("method_exchangeImplementations") { exchangesMethods = true }
  }

  /// The type that a name means, through each `typealias`.
  func canonical(_ name: String) -> String {
    var result = name
    for _ in 0..<8 {
      guard let alias = types[result]?.alias else { return result }
      result = resolve(alias, from: result) ?? alias
    }
    return result
  }

  /// What is said of a `typealias` is said of the type that it means.
  private mutating func joinAliases() {
    for type in types.values.sorted(by: { $0.name < $1.name }) {
      let target = canonical(type.name)
      if target != type.name {
        change(type.name) { ($0.members, $0.inherited) = ([], []) }
        change(target) {
          $0.members += type.members
          $0.inherited += type.inherited
        }
      }
    }
    for name in types.keys.sorted() {
      let inherited = types[name]?.inherited.map { parent in
        let found = resolve(parent, from: name) ?? parent
        return types[found]?.alias == nil ? parent : canonical(found)
      }
      change(name) { $0.inherited = inherited ?? [] }
    }
  }

  mutating func finish() {
    // An extension's file may be read before that of the generic type which it extends.
    for (name, type) in types where !type.isGeneric && name.contains(".") {
      let parts = name.split(separator: ".")
      let around = (1..<parts.count).map { parts.prefix($0).joined(separator: ".") }
      if around.contains(where: { types[$0]?.isGeneric == true }) { types[name]?.isGeneric = true }
    }
    if !importsUIKit, hasImports { importsUIKit = namesLikeUIKit.contains { !declares($0) } }
    waitingFunctions.finish()
    joinAliases()
    subclasses = [:]
    overrides = [:]
    for type in types.values {
      for member in type.members where member.isOverride { overrides[MemberKey(member), default: []].append(type.name) }
    }
    for type in types.values where type.kind == .classType {
      for parent in type.inherited {
        subclasses[resolve(parent, from: type.name) ?? parent, default: []].append(type.name)
      }
    }
    findDispatches()
  }

  /// Classes of UIKit's, and what all of them inherit from.
  static func isOpenObject(_ name: String) -> Bool {
    FileVocabulary.isUIKitName(name) || FileVocabulary.isLayerName(name) || FileVocabulary.isTextOrLayoutName(name)
      || name == "NSObject"
  }

  /// An override whose base is a member of an extension of one of UIKit's classes goes through that member.
  private mutating func findDispatches() {
    dispatches = [:]
    var bases: [MemberKey: [String]] = [:]
    for type in types.values where type.kind == .unknown && Self.isOpenObject(type.name) {
      for member in type.members where member.isInExtension && !member.isOverride {
        bases[MemberKey(member), default: []].append(type.name)
      }
    }
    guard !bases.isEmpty else { return }
    for type in types.values.sorted(by: { $0.name < $1.name }) {
      for member in type.members where member.isOverride && !member.isStatic {
        let key = MemberKey(member)
        guard let possible = bases[key], let base = superclasses(of: type.name).first(where: possible.contains) else {
          continue
        }
        let isOwn = ancestry(of: type.name).dropFirst().contains { ancestor in
          ancestor.name != base && ancestor.kind != .protocolType
            && ancestor.members.contains { MemberKey($0) == key && !$0.isOverride }
        }
        if !isOwn { dispatches[base, default: [:]][key, default: []].append(type.name) }
      }
    }
  }

  /// The classes that override a member which an extension gives to a class of UIKit's, subclasses before their classes.
  func overriders(of key: MemberKey, in type: String) -> [String] {
    (dispatches[type]?[key] ?? []).map { (name: $0, depth: superclasses(of: $0).count) }
      .sorted { ($1.depth, $0.name) < ($0.depth, $1.name) }.map(\.name)
  }

  /// Whether one of these overrides calls what it overrides.
  func isCalledBySuper(_ key: MemberKey, of type: String) -> Bool {
    overriders(of: key, in: type).contains { overrider in
      types[overrider]?.members.contains { $0.callsSuper && MemberKey($0) == key } == true
    }
  }

  /// The class whose implementation `super` means in the override of `type`.
  func superImplementer(of key: MemberKey, for type: String) -> String? {
    guard let (base, overriders) = dispatches.first(where: { $0.value[key]?.contains(type) == true }) else {
      return nil
    }
    return superclasses(of: type).first { overriders[key]?.contains($0) == true } ?? base
  }

  /// The superclasses of a class, nearest first, as far as the modules and UIKit declare them.
  func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var current = name
    while result.count < 64 {
      let parent = types[current]?.kind == .classType ? types[current]?.inherited.first : nil
      let known = parent.map { resolve($0, from: current) ?? $0 } ?? UIKitClasses.superclasses[current]
      guard let next = known ?? (current == "NSObject" ? nil : "NSObject"), types[next]?.kind != .protocolType else {
        break
      }
      result.append(next)
      current = next
    }
    return result
  }

  /// Whether the override of `type` goes through a member of an extension of UIKit's.
  func isDispatched(_ key: MemberKey, of type: String) -> Bool {
    dispatches.values.contains { $0[key]?.contains(type) == true }
  }

  /// Whether the member that `type` overrides belongs to another module's extension, which knows nothing of the override.
  func isImported(_ key: MemberKey, overriddenBy type: String) -> Bool {
    dispatches.contains { base, overriders in
      overriders[key]?.contains(type) == true
        && (foreign.contains(base) || foreignMembers[base]?.contains(key) == true)
    }
  }

  /// The selector of the member that an override in another module means.
  func selector(ofOverridden key: MemberKey) -> String? {
    foreign.union(foreignMembers.keys).lazy.compactMap {
      types[$0]?.members.first { $0.isInExtension && !$0.isOverride && MemberKey($0) == key }
    }
    .first?.selector
  }

  /// The full name of a type that is called `name` inside `scope`.
  func resolve(_ name: String, from scope: String) -> String? {
    var parts = scope.split(separator: ".").map(String.init)
    while true {
      let candidate = (parts + [name]).joined(separator: ".")
      if types[candidate] != nil { return candidate }
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
  }

  /// The type and what it inherits from, nearest first, as far as the modules declare it.
  func ancestry(of name: String) -> [TypeEntry] {
    var result: [TypeEntry] = []
    var seen: Set<String> = []
    var waiting = [name]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(next).inserted, let type = types[next] else { continue }
      result.append(type)
      waiting += type.inherited.map { resolve($0, from: type.name) ?? $0 }
    }
    return result
  }

  /// Whether the modules declare a type of this name, and not only extend one.
  func declares(_ name: String) -> Bool { types[name].map { $0.kind != .unknown || $0.file != nil } ?? false }

  func isClass(_ name: String) -> Bool { types[name]?.kind == .classType }

  /// The names of all types that inherit from `name`, directly or not.
  func descendants(of name: String) -> [String] {
    var result: [String] = []
    var seen: Set<String> = [name]
    var waiting = subclasses[name] ?? []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      result.append(next)
      waiting += subclasses[next] ?? []
    }
    return result
  }

  /// Whether documents may name the class: its superclass is one of UIKit's.
  func isObjectOfDocuments(_ name: String) -> Bool {
    ancestry(of: name).contains { entry in
      guard entry.kind == .classType, let first = entry.inherited.first else { return false }
      return FileVocabulary.isUIKitName(first) && !first.hasSuffix("Delegate") && !first.hasSuffix("DataSource")
    }
  }

  func isTestCase(_ name: String) -> Bool { ancestry(of: name).contains { $0.inherited.contains("XCTestCase") } }

  /// Whether a subclass overrides the member of `type`.
  func isOverridden(_ key: MemberKey, of type: String) -> Bool {
    guard let types = overrides[key] else { return false }
    return types.contains { $0 != type && ancestry(of: $0).contains { $0.name == type } }
  }

  func hasInitializerRequirement(_ name: String, _ labels: [String]) -> Bool {
    ancestry(of: name).contains {
      $0.kind == .protocolType && requiredInitializers[$0.name]?.contains(labels) == true
    }
  }

  func hasRequiredInitializer(_ name: String, _ labels: [String]) -> Bool {
    ancestry(of: name).contains { requiredInitializers[$0.name]?.contains(labels) == true }
  }

  func hasObjCMembers(_ name: String) -> Bool { ancestry(of: name).contains { $0.hasObjCMembers } }

  /// The members called `name` that an object of the type has, nearest first.
  func members(_ name: String, of type: String) -> [MemberEntry] {
    ancestry(of: type).flatMap { $0.members.filter { $0.name == name } }
  }

  /// Whether some type has a property called `name`, and no method `fullName` of that name: the name may hold a function.
  func hasProperty(_ name: String, besides fullName: String) -> Bool {
    types.values.contains { type in
      let members = type.members.filter { $0.name == name }
      return members.contains { $0.kind == .property } && !members.contains { $0.fullName == fullName }
    }
  }

  /// The only class or protocol that shows a member of the name to the Objective-C runtime; nil when there are several.
  func onlyOwner(ofExposed key: MemberKey) -> String? {
    let owners = types.values.filter { type in
      (type.kind == .classType && !type.isGeneric && !type.isLocal || type.kind == .protocolType)
        && type.members.contains { $0.isObjC && !$0.isStatic && !$0.isOverride && MemberKey($0) == key }
    }
    return owners.count == 1 ? owners.first?.name : nil
  }

  /// The members called `name` of any type.
  func members(_ name: String) -> [MemberEntry] {
    types.values.sorted { $0.name < $1.name }.flatMap { $0.members.filter { $0.name == name } }
  }
}

extension ModuleIndex {
  /// The index of `module` as other modules see it: nothing can move into its files.
  func imported(from module: String) -> ModuleIndex {
    var copy = self
    copy.scopedImports = scopedImports.reduce(into: [:]) { $0[$1.key] = "\($1.value) \(module).\($1.key)" }
    for name in types.keys {
      copy.change(name) { entry in
        entry.file = nil
        entry.closingBrace = nil
      }
    }
    return copy
  }

  mutating func merge(_ other: ModuleIndex) {
    for (name, entry) in other.types {
      guard let own = types[name] else {
        change(name) { $0 = entry }
        foreign.insert(name)
        continue
      }
      // What is only extended here is known by its declaration there.
      guard own.kind == .unknown, own.alias == nil else { continue }
      change(name) { mine in
        mine = entry
        mine.members = own.members + entry.members
        mine.inherited = entry.inherited + own.inherited
      }
      if entry.kind == .unknown { foreignMembers[name, default: []].formUnion(entry.members.map { MemberKey($0) }) }
    }
    for name in other.optionalRequirements { noteOptionalRequirement(name) }
    if other.testsPresence { testsPresence = true }
    if other.exchangesMethods { exchangesMethods = true }
    anyObjectArrays.formUnion(other.anyObjectArrays)
    globals.formUnion(other.globals)
    for (name, declaration) in other.scopedImports where types[name]?.file == nil { scopedImports[name] = declaration }
    associatedTypes.merge(other.associatedTypes) { $0 + $1 }
    optionalProperties.merge(other.optionalProperties) { $0.union($1) }
    variableTypes.merge(other.variableTypes) { $0.union($1) }
    metatypes.merge(other.metatypes) { $0.union($1) }
    addedInitializers.merge(other.addedInitializers) { $0.union($1) }
    for (name, labels) in other.requiredInitializers { for label in labels { noteInitializer(label, of: name) } }
  }
}
