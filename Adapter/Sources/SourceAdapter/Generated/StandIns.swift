internal import SwiftSyntax

/// Declarations in the place of types that only Apple's frameworks have.
struct StandIns {
  /// By framework, the names that the files use.
  private(set) var names: [String: [String]] = [:]
  private(set) var source = ""

  /// The frameworks that the source declares.
  private(set) var declaredFrameworks: Set<String> = []

  /// - Parameters:
  ///   - declared: the frameworks that modules declare on which this one depends, with these modules.
  ///   - repeated: those of them that further ones of these modules declare too.
  init(_ works: [FileRewriting], _ index: ModuleIndex, declared: [String: String], repeated: Set<String> = []) {
    let unknown = works.first?.settings.unknown ?? UnknownNames()
    var calls: Set<String> = []
    var uses: [String: TypeUse] = [:]
    var frameworks: [String: Set<String>] = [:]
    var implicit: Set<String> = []
    for work in works {
      let brought = FrameworkSources.broughtByUIKit(work.vocabulary)
      guard !work.absent.isEmpty || !brought.isEmpty else { continue }
      let collector = TypeUseCollector(absent: work.absent)
      collector.walk(work.source.tree)
      let written = work.vocabulary.imports.contains("XCTest") ? TestGaps.libraryClasses : []
      for (name, use) in collector.uses
      where index.types[name]?.file == nil && !written.contains(name)
        && !index.globals.contains(name)
      {
        let library =
          unknown.types.contains(name) && !FileVocabulary.isUIKitName(name)
          ? FrameworkNames.library(among: work.absent) : nil
        guard let framework = FrameworkNames.framework(of: name, among: work.absent) ?? brought[name] ?? library else {
          continue
        }
        if frameworks.contains(where: { $0.key != framework && $0.value.contains(name) }) { continue }
        frameworks[framework, default: []].insert(name)
        uses[name] = use.merging(uses[name])
        if unknown.types.contains(name) { uses[name]?.initializers.formUnion(collector.initializers) }
        implicit.formUnion(use.implicitMembers)
      }
      if !unknown.isEmpty {
        calls.formUnion(collector.calls)
        implicit.formUnion(collector.implicitMembers)
      }
    }
    for (name, use) in uses where use.conforming.contains(where: { index.types[$0]?.kind == .valueType }) {
      uses[name]?.isConformedByValues = true
    }
    for framework in works.reduce(into: Set(frameworks.keys), { $0.formUnion($1.absent) }) {
      names[framework] = frameworks[framework, default: []].sorted()
    }
    let joins = works.contains { work in
      work.importsCombine && work.vocabulary.usesAny(of: FrameworkSources.joiningNames)
    }
    // Pods that join two libraries are imported as one of them.
    let answers = names["PromiseKit"] != nil && works.contains { $0.vocabulary.imports.contains("Alamofire") }
    let wanted = Set(names.keys).union(joins ? ["Combine"] : []).union(answers ? ["PMKAlamofire"] : [])
    let former = FormerVersions.sources(of: wanted, in: works)
    let known = FrameworkSources.source(for: wanted, without: Set(declared.keys), former: former)
    declaredFrameworks = known.frameworks
    let elsewhere = FrameworkSources.source(for: Set(declared.keys)).names
    let modules = Set(FrameworkSources.closure(of: wanted).compactMap { declared[$0] })
    let others = names.keys.sorted().flatMap { framework in
      (names[framework] ?? []).filter { name in
        !known.names.contains(name) && !elsewhere.contains(name)
          && FrameworkSources.sharedNames[framework]?[name] == nil
      }.map {
        uses[$0, default: TypeUse()].source($0, framework, calls: unknown.types.contains($0) ? calls : [])
      }
    }
    // What is below a class that stands in has its members.
    let heirs = index.types.values.filter { type in
      type.inherited.first.map { unknown.types.contains($0) && uses[$0]?.isProtocol != true } ?? false
    }
    let plain = uses.filter { unknown.types.contains($0.key) && !$0.value.isProtocol && $0.value.genericCount == 0 }
    let additions = Self.additions(
      Self.nearRoot(unknown, index), works, calls, besides: Set(heirs.map(\.name)), made: Set(plain.keys))
    for (library, name) in additions.names { names[library, default: []].append(name) }
    let own = OwnMembers(works.map(\.source.tree))
    let text = own.removed(from: Self.withoutOwn(Self.renamed(known, index), index))
    let imports = modules.sorted().map { "@_exported import \($0)" }
    let chosen = Self.chosen(repeated.intersection(FrameworkSources.closure(of: wanted)), of: declared, works, index)
    source = (imports + chosen + [text].filter { !$0.isEmpty } + others + additions.source)
      .joined(separator: "\n")
    if !calls.isEmpty {
      source += "\nextension AbsentValue {\n\(calls.sorted().map { "  \($0)" }.joined(separator: "\n"))\n}"
    }
    source += Self.sharedNames(of: known.frameworks, besides: source, works)
    source = Self.qualified(source, known.names, index)
    if !others.isEmpty || !additions.source.isEmpty, !implicit.isEmpty {
      let members = implicit.subtracting(["init", "self"]).sorted().map {
        "  static var \($0.asDeclaredName): AbsentValue { AbsentValue() }"
      }
      source += "\nextension AbsentValue {\n\(members.joined(separator: "\n"))\n}"
    }
  }

  /// Of types that several modules declare for themselves one is meant, in the module that sees them all.
  private static func chosen(
    _ frameworks: Set<String>, of declared: [String: String], _ works: [FileRewriting], _ index: ModuleIndex
  ) -> [String] {
    frameworks.sorted().flatMap { framework -> [String] in
      let text = FrameworkSources.source(for: [framework]).text
      let declaration =
        /(?m)^ *(?:@[\w(),. ]+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
      let types = text.matches(of: declaration)
      let names = Set(types.map { String($0.1) }).filter { name in
        index.types[name]?.file == nil && works.contains { $0.vocabulary.identifiers.contains(name) }
      }
      return names.sorted().map { "public typealias \($0) = \(declared[framework] ?? "").\($0)" }
    }
  }

  /// The names without what a superclass of the type is asked for, too: a library adds it there, and members of
  /// extensions cannot be overridden.
  private static func nearRoot(_ unknown: UnknownNames, _ index: ModuleIndex) -> UnknownNames {
    unknown.filteringMembers { type, member in
      !index.superclasses(of: type).contains { unknown.members[$0]?.contains(member) == true }
    }
  }

  /// What libraries that are absent add to types that are known.
  private static func additions(
    _ unknown: UnknownNames, _ works: [FileRewriting], _ calls: Set<String>, besides heirs: Set<String>,
    made types: Set<String>
  ) -> (names: [(library: String, name: String)], source: [String]) {
    var names: [(String, String)] = []
    var source: [String] = []
    for (type, members) in unknown.members.sorted(by: { $0.key < $1.key }) where !heirs.contains(type) {
      for member in members.sorted() {
        let absent = works.filter { $0.vocabulary.identifiers.contains(member) }
          .reduce(into: Set<String>()) { $0.formUnion($1.absent) }
        guard let library = FrameworkNames.library(among: absent) else { continue }
        names.append((library, "\(type).\(member)"))
        if let setter = AbsentSetter.source(of: member, on: type) {
          source.append(setter)
          continue
        }
        let said = "AbsentFrameworks.say(\"\(type).\(member)\")"
        source.append(
          "extension \(type) { var \(member.asDeclaredName): AbsentValue { get { \(said); return AbsentValue() } set {} } }"
        )
        for call in calls.sorted() where call.contains(" func \(member)(") {
          source.append("extension \(type) { \(call) }")
        }
      }
    }
    for (type, members) in unknown.statics.sorted(by: { $0.key < $1.key }) {
      for member in members.sorted() {
        let absent = works.filter { $0.vocabulary.identifiers.contains(member) }
          .reduce(into: Set<String>()) { $0.formUnion($1.absent) }
        // A case of what may be an enumeration is a value of it.
        guard let library = FrameworkNames.library(among: absent),
          let result = types.contains(type) ? (type: type, value: "\(type)()") : constant(of: type, in: library)
        else { continue }
        names.append((library, "\(type).\(member)"))
        source.append("extension \(type) { static var \(member.asDeclaredName): \(result.type) { \(result.value) } }")
      }
    }
    return (names, source)
  }

  /// What stands for a constant that a type is asked for: files that are kept back have keys and addresses in them, and
  /// libraries give colours, fonts and pictures.
  private static func constant(of type: String, in library: String) -> (type: String, value: String)? {
    switch type {
    case "UIColor": ("UIColor", ".clear")
    case "UIImage": ("UIImage", "UIImage()")
    case "UIFont": ("UIFont", ".systemFont(ofSize: 17)")
    default: library.hasSuffix(".swift") ? ("String", "\"\"") : nil
    }
  }

  /// A type of the module hides the framework's of the same name, which is called otherwise then.
  private static func renamed(
    _ known: (text: String, names: Set<String>, frameworks: Set<String>), _ index: ModuleIndex
  ) -> String {
    let hidden = known.names.filter { index.types[$0]?.file != nil }
    guard !hidden.isEmpty else { return known.text }
    return known.text.replacing(/\b[A-Z]\w*\b/.wordBoundaryKind(.simple)) { word in
      hidden.contains(String(word.0)) ? "_\(word.0)" : String(word.0)
    }
  }
  /// What a library gives to a protocol, and the module gives to it too, in a library of its own: the module's comes first.
  private static func withoutOwn(_ text: String, _ index: ModuleIndex) -> String {
    text.replacing(/(?m)^ *extension (\w+) \{ public var (\w+): .*\n/) { line in
      index.members(String(line.2), of: String(line.1)).isEmpty ? String(line.0) : ""
    }
  }

  private static func sharedNames(
    of frameworks: Set<String>, besides source: String, _ works: [FileRewriting]
  ) -> String {
    let declared = Set(
      source.matches(of: /(?m)^(?:@\w+ |public |open |final )*(?:class|struct|enum|protocol|typealias) (\w+)/)
        .map { String($0.1) })
    return FrameworkSources.sharedNames.filter { frameworks.contains($0.key) }.sorted { $0.key < $1.key }.map {
      library, names in
      names.sorted { $0.key < $1.key }.filter { name in
        !declared.contains(name.key)
          && works.allSatisfy { work in
            !work.vocabulary.identifiers.contains(name.key) || work.vocabulary.imports.contains(library)
          }
      }.map { "\npublic typealias \($0.key) = \($0.value)" }.joined()
    }.joined()
  }

  /// A type of the module hides that of Foundation or of Swift, which is called with its module then.
  private static func qualified(_ text: String, _ declared: Set<String>, _ index: ModuleIndex) -> String {
    let hidden = modules.filter { index.types[$0.key]?.file != nil && !declared.contains($0.key) }
    guard !hidden.isEmpty else { return text }
    return text.replacing(/(?:^|[^.\w])[A-Z]\w*/.anchorsMatchLineEndings()) { match in
      let word = match.0.drop { !$0.isLetter }
      return hidden[String(word)].map { "\(match.0.dropLast(word.count))\($0).\(word)" } ?? String(match.0)
    }
  }

  /// Where the types come from whose names applications take for their own.
  private static let modules: [String: String] = [
    "Result": "Swift", "Error": "Swift", "Array": "Swift", "Set": "Swift", "Encoder": "Swift", "Decoder": "Swift",
    "Data": "Foundation", "Date": "Foundation", "URL": "Foundation", "Notification": "Foundation",
    "Locale": "Foundation", "Progress": "Foundation", "Operation": "Foundation", "Timer": "Foundation",
    "Calendar": "Foundation", "UUID": "Foundation", "Bundle": "Foundation", "Unit": "Foundation",
  ]
}
