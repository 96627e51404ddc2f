internal import SwiftSyntax

// `extension UINavigationController { open override var shouldAutorotate: Bool { … } }` holds for every object of UIKit's
// class in the program, as one of a class of another module does. The member becomes one of its own, where `super` still is UIKit's superclass; a subclass at the
// end of the file overrides with it, and lends what it overrides to UIKit's class and its subclasses.
extension FileRewriter {
  /// False where the member cannot be overridden so.
  func shareOverride(_ node: some DeclSyntaxProtocol, _ type: TypeScope) -> Bool {
    let isClass = ModuleIndex.isOpenObject(type.name) || file.index.isClass(type.name)
    guard isClass, type.name != "NSObject", type.canRegister else { return false }
    let line: String?
    if let function = node.as(FunctionDeclSyntax.self) {
      line = share(function, type)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      line = share(variable, type)
    } else {
      line = nil
    }
    guard let line else { return false }
    let lines = conditions.map { "#if \($0)" } + ["  \(line)"] + conditions.map { _ in "#endif" }
    if let number = file.sharedOverrides.firstIndex(where: { $0.type == type.name }) {
      file.sharedOverrides[number].lines += lines
    } else {
      file.sharedOverrides.append(SharedOverrides(type: type.name, lines: lines))
    }
    file.needsUIKit = true
    return true
  }

  private func share(_ node: FunctionDeclSyntax, _ type: TypeScope) -> String? {
    guard let modifier = node.modifiers.modifier("override"), isShareable(node.modifiers),
      node.genericParameterClause == nil, node.body != nil
    else { return nil }
    let own = Self.overridingName(node.name.text, type.name)
    becomeOwn(modifier, node.modifiers)
    file.edits.replace(node.name, with: own)
    let marks = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
    return "override func \(node.name.text)\(Self.signature(of: node)) { \(marks)\(own)(\(callArguments(of: node))) }"
  }

  private func share(_ node: VariableDeclSyntax, _ type: TypeScope) -> String? {
    guard let modifier = node.modifiers.modifier("override"), isShareable(node.modifiers), node.bindings.count == 1,
      let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let annotation = binding.typeAnnotation, let accessors = binding.accessorBlock?.accessors
    else { return nil }
    let own = Self.overridingName(name, type.name)
    var setter = ""
    if case .accessors(let list) = accessors {
      let kinds = list.map { $0.accessorSpecifier.text }
      guard kinds.contains("get"), Set(kinds).isSubset(of: ["get", "set"]) else { return nil }
      if kinds.contains("set") { setter = " set { \(own) = newValue }" }
    }
    becomeOwn(modifier, node.modifiers)
    file.edits.replace(binding.pattern, with: own)
    return "override var \(name)\(annotation.trimmedDescription) { get { \(own) }\(setter) }"
  }

  private func isShareable(_ modifiers: DeclModifierListSyntax) -> Bool {
    !["static", "class"].contains(where: modifiers.has)
  }

  /// Declares the subclasses that lend their overrides, and lets them do so when the program is loaded, as categories
  /// hold from then on. Answers the calls that do it later, when somebody asks for a class of the module by name, where
  /// the compiler knows no way to be called by the loader.
  func appendSharedOverrides() -> [String] {
    let calls = declareSharedOverrides()
    guard !calls.isEmpty else { return [] }
    file.appended.append(
      """
      #if compiler(>=6.3)
      @section(".init_array") @used private let _cairnOverrides_\(file.identifier): @convention(c) () -> Void = {
        let share: @MainActor () -> Void = {
      \(calls.joined(separator: "\n"))
        }
        unsafeBitCast(share, to: (() -> Void).self)()
      }
      #endif
      """)
    return ["#if compiler(<6.3)"] + calls + ["#endif"]
  }

  private func declareSharedOverrides() -> [String] {
    file.sharedOverrides.enumerated().map { number, overrides in
      let name = "_CairnOverrides_\(file.identifier)_\(number)"
      file.appended.append(
        (["fileprivate final class \(name): \(overrides.type) {"] + overrides.lines + [
          "}", "fileprivate final class \(name)_None: \(overrides.type) {}",
        ]).joined(separator: "\n"))
      return "  _shareOverrides(of: \(name).self, besides: \(name)_None.self, with: \(overrides.type).self)"
    }
  }
}

/// Overrides of a class of UIKit's for the whole program.
struct SharedOverrides {
  let type: String
  /// The members that a subclass overrides, as source.
  var lines: [String]
}
