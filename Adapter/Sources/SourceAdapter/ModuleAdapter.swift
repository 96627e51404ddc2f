internal import SwiftSyntax

/// Rewrites the Swift files of an iOS module so that they compile on Linux and mean the same.
///
/// Two steps: the declarations of all files are read into an index; then each file is changed where a rule applies.
/// Nothing else of a file changes, and its lines keep their numbers. Adapting adapted files changes nothing.
public struct ModuleAdapter: Sendable {
  public struct Input: Sendable {
    public let path: String
    public let text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  public let settings: AdapterSettings

  public init(_ settings: AdapterSettings) { self.settings = settings }

  /// - Parameter dependencies: modules that the files import and that were adapted before.
  public func adapt(_ inputs: [Input], dependencies: [AdaptedModule] = []) -> AdaptedModule {
    let whole = inputs.map { SourceFile(path: $0.path, text: $0.text) }
    let lefts = whole.map { source in settings.refused.rounds[source.path].map { RefusedCodeRemoval(source, $0) } }
    let removal = SwiftUIRemoval(
      zip(whole, lefts).map { $1?.source ?? $0 },
      absent: dependencies.reduce(into: []) { $0.formUnion($1.removedTypes) },
      declared: dependencies.reduce(into: []) { $0.formUnion($1.index.types.keys) })
    let sources = removal.sources
    var works: [FileRewriting] = []
    let vocabularies = sources.map(FileVocabulary.init)
    let coverage = FrameworkCoverage(sources)
    let isPortable = PortableModule.isPortable(sources, vocabularies)
    func evaluator(isDevice: Bool) -> ConditionEvaluator {
      ConditionEvaluator(
        modules: settings.modules, flags: settings.flags, isDevice: isDevice, isPortable: isPortable,
        coverage: coverage, isBeforeSwift5: settings.nestsOptionalTries)
    }
    let evaluators = LinuxFiles(sources, vocabularies, namedElsewhere: settings.namedElsewhere) {
      evaluator(isDevice: $1)
    }
    .isLinux.map { evaluator(isDevice: !$0) }
    var index = ModuleIndex()
    for (number, source) in sources.enumerated() {
      index = DeclarationCollector.collect(
        source, number: number, evaluators[number], notesTests: vocabularies[number].imports.contains("XCTest"),
        into: index)
      index.note(
        vocabularies[number].identifiers, imports: vocabularies[number].imports,
        testable: vocabularies[number].testableImports)
    }
    let own = index
    for dependency in dependencies { index.merge(dependency.index.imported(from: dependency.name)) }
    index.finish()
    let marksAttributeObjects = sources.contains(where: \.makesAttributeNames)
    for (number, source) in sources.enumerated() {
      var work = FileRewriting(
        source: source, number: number, settings: settings, index: index, vocabulary: vocabularies[number],
        evaluator: evaluators[number], marksAttributeObjects: marksAttributeObjects)
      if let missing = settings.missingFile { work.absent.insert(missing) }
      if let left = lefts[number] {
        work.findings += left.findings
        work.needsShims = true
      }
      works.append(FileRewriter.rewrite(work))
    }
    MemberMover.move(in: &works, index: index)
    let declared = dependencies.reduce(into: [String: String]()) { $0.merge($1.declaredFrameworks) { $1 } }
    let repeated = declared.filter { framework, module in
      dependencies.contains { ($0.declaredFrameworks[framework] ?? module) != module }
    }
    let unknown = dependencies.reduce(into: Set<String>()) { $0.formUnion($1.unknownLibraries) }
    return result(works, whole, own, removal, declared, repeated: Set(repeated.keys), unknown)
  }

  private func result(
    _ works: [FileRewriting], _ originals: [SourceFile], _ index: ModuleIndex, _ removal: SwiftUIRemoval,
    _ declared: [String: String], repeated: Set<String>, _ unknown: Set<String>
  ) -> AdaptedModule {
    let standIns = StandIns(works, index, declared: declared, repeated: repeated)
    let frameworks = standIns.declaredFrameworks.reduce(into: declared) { $0[$1] = settings.module }
    return AdaptedModule(
      name: settings.module, files: works.map(output), generated: ModuleSource(works, standIns, index).text,
      findings: (removal.findings + works.flatMap(\.findings)).sorted(),
      delegate: works.lazy.compactMap(\.delegate).first,
      absentFrameworks: standIns.names,
      standInFiles: StandInFiles.paths(
        works, originals: originals, standIns: standIns.names, unknown: settings.unknown),
      unknownLibraries: unknown.union(standIns.names.keys.filter(FrameworkNames.isUnknown)),
      declaredFrameworks: frameworks,
      removedTypes: removal.removed, index: index)
  }

  private func output(_ work: FileRewriting) -> AdaptedModule.File {
    let original = String(decoding: work.source.bytes, as: UTF8.self)
    var text = work.edits.applied(to: work.source.bytes)
    if !work.appended.isEmpty {
      if text.last != "\n" { text += "\n" }
      text += "\n" + work.appended.joined(separator: "\n") + "\n"
    }
    let isChanged = text != original
    if settings.namesOriginals {
      let directive = "#sourceLocation(file: \"\(work.source.path.escaped)\", line: 1)\n"
      if !text.hasPrefix("#sourceLocation") { text = directive + text }
    }
    return AdaptedModule.File(path: work.source.path, text: text, isChanged: isChanged)
  }
}

extension String {
  /// Inside a string literal, which knows no control characters.
  var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(/\p{Cc}/, with: "_")
  }
}
