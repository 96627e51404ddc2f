internal import SwiftSyntax

/// Leaves out declarations that need SwiftUI, and in turn those that name them. Lines and offsets stay.
struct SwiftUIRemoval {
  private(set) var sources: [SourceFile]
  private(set) var findings: [Finding] = []
  /// The types that are left out, here and in the modules that these depend on.
  private(set) var removed: Set<String>

  /// - Parameters:
  ///   - absent: the types that the modules lack on which this one depends.
  ///   - declared: those that they have.
  init(_ inputs: [SourceFile], absent: Set<String> = [], declared others: Set<String> = []) {
    sources = inputs
    removed = absent
    let isNeeded = inputs.contains { source in
      source.tree.tokens(viewMode: .sourceAccurate).contains {
        ["SwiftUI", "Preview"].contains($0.text) || absent.contains($0.text)
      }
    }
    guard isNeeded else { return }
    removed.formUnion(ConditionalTypes.absent(inputs))
    let declared = inputs.reduce(into: others) { $0.formUnion(Self.declaredTypes($1)) }
    let requirements = inputs.reduce(into: [String: Set<String>]()) { $0.merge(Self.requirements($1)) { $0.union($1) } }
    let distinctive = Self.distinctive.subtracting(inputs.flatMap(Self.ownNames))
    var functions = Functions.counts(inputs)
    var members: [String: Set<String>] = [:]
    // Each round takes out what names a type that the round before took out.
    for _ in 0..<12 {
      var names: Set<String> = []
      var lost: [String: Set<String>] = [:]
      for index in sources.indices {
        let vocabulary = FileVocabulary(sources[index])
        let isSwiftUI = vocabulary.imports.contains("SwiftUI")
        let own = isSwiftUI ? removed.union(distinctive) : removed
        let bare = isSwiftUI ? Self.ambiguous.subtracting(declared) : []
        let all = members.values.reduce(own.union(bare)) { $0.union($1) }
        let isAffected = members.keys.contains { vocabulary.identifiers.contains($0) }
        guard
          isAffected || vocabulary.identifiers.contains("Preview") || !vocabulary.identifiers.isDisjoint(with: all)
        else { continue }
        let finder = Finder(own, bare: bare, members: members, requirements: requirements)
        finder.walk(sources[index].tree)
        guard !finder.found.isEmpty || !finder.parts.isEmpty else { continue }
        names.formUnion(finder.types)
        lost.merge(finder.lost) { $0.union($1) }
        // One of several functions of a name is not the name.
        for (scope, name) in finder.functions {
          functions[scope + "." + name, default: 1] -= 1
          if functions[scope + "." + name] == 0 { lost[scope, default: []].insert(name) }
        }
        replace(finder.parts, at: index)
        remove(finder.found, at: index)
      }
      names.subtract(removed)
      let isMore = lost.contains { !$0.value.isSubset(of: members[$0.key] ?? []) }
      if names.isEmpty && !isMore { break }
      removed.formUnion(names)
      members.merge(lost) { $0.union($1) }
    }
  }

  private mutating func remove(_ found: [(range: Range<Int>, name: String)], at index: Int) {
    let source = sources[index]
    var bytes = source.bytes
    for (range, name) in found {
      for position in range where bytes[position] != UInt8(ascii: "\n") { bytes[position] = UInt8(ascii: " ") }
      findings.append(
        Finding(
          .standIn, .swiftUI, file: source.path, line: source.line(at: range.lowerBound),
          "\(name) needs SwiftUI, which exists on Apple's systems only: it is left out"))
    }
    sources[index] = SourceFile(path: source.path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Writes what stands in for parts of members, in lines that have room for it.
  private mutating func replace(_ parts: [(edits: [SwiftUIParts.Edit], name: String)], at index: Int) {
    guard !parts.isEmpty else { return }
    let source = sources[index]
    var bytes = source.bytes
    for (edits, name) in parts {
      for edit in edits {
        var start = edit.range.lowerBound
        for position in edit.range where bytes[position] == UInt8(ascii: "\n") {
          if position - start >= edit.text.utf8.count { break }
          start = position + 1
        }
        for position in edit.range where bytes[position] != UInt8(ascii: "\n") { bytes[position] = UInt8(ascii: " ") }
        // What has no room stays away: a part of a word would be another one.
        if edit.range.upperBound - start >= edit.text.utf8.count {
          for (offset, byte) in edit.text.utf8.enumerated() { bytes[start + offset] = byte }
        }
        guard !edit.text.isEmpty else { continue }
        findings.append(
          Finding(
            .standIn, .swiftUI, file: source.path, line: source.line(at: edit.range.lowerBound),
            "\(name) needs SwiftUI, which exists on Apple's systems only: "
              + (edit.text == "AbsentScreen()" ? "an empty screen stands in" : "its other branch is taken")))
      }
    }
    sources[index] = SourceFile(path: source.path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Names that nobody else gives to anything.
  private static let distinctive: Set<String> = [
    "View", "ViewBuilder", "ViewModifier", "AnyView", "EmptyView", "UIHostingController", "UIHostingConfiguration",
    "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider", "LocalizedStringKey", "StateObject",
    "ObservedObject", "EnvironmentObject", "NavigationView", "NavigationStack", "VStack", "HStack", "ZStack",
    "GeometryReader", "WindowGroup", "App", "EnvironmentKey", "EnvironmentValues",
    "PreferenceKey", "ButtonStyle", "FocusState", "AppStorage", "SceneStorage", "GestureState", "GeometryProxy",
    "ScrollViewProxy", "ScrollViewReader", "LinearGradient", "RadialGradient", "AngularGradient", "LazyVStack",
    "LazyHStack", "LazyVGrid", "LazyHGrid", "NavigationLink", "NavigationPath", "NavigationSplitView", "ToolbarItem",
    "ToolbarContent", "ToggleStyle", "LabelStyle", "ListStyle", "TextFieldStyle", "PrimitiveButtonStyle",
    "AnimatableModifier", "GeometryEffect", "InsettableShape", "RoundedRectangle", "UnevenRoundedRectangle",
    "DynamicProperty", "DynamicViewContent", "PreviewDevice", "UIApplicationDelegateAdaptor", "ScaledMetric",
    "MatchedGeometryProperties", "ContainerRelativeShape", "DragGesture", "MagnificationGesture", "LongPressGesture",
    "TapGesture", "RotationGesture",
  ]

  /// Names that others may give too: SwiftUI's where a file imports it and nobody in the module declares them.
  private static let ambiguous: Set<String> = [
    "Color", "Binding", "Text", "Shape", "Transaction", "Namespace", "EdgeInsets", "UnitPoint", "HorizontalAlignment",
    "VerticalAlignment", "Font", "Image", "Animation", "Angle", "Alignment", "Gradient", "ShapeStyle", "State",
    "Environment", "StrokeStyle", "FillStyle", "Path", "Circle", "Capsule", "Ellipse", "Rectangle", "Spacer", "Divider",
    "Button", "Toggle", "Slider", "Stepper", "Picker", "List", "Form", "Section", "Group", "ForEach", "ScrollView",
    "TextField", "TextEditor", "SecureField", "Label", "Link", "Menu", "Canvas", "Axis", "Edge", "GridItem", "Grid",
    "GridRow", "ContentMode", "ColorScheme", "DynamicTypeSize", "AnyTransition", "AnyShape", "Anchor",
    "Animatable", "AnimatablePair", "VectorArithmetic", "Material", "ProgressView", "DatePicker",
    "ColorPicker", "TabView", "Alert", "ActionSheet", "Popover", "Scene", "SceneBuilder", "ToolbarItemGroup",
    "ProposedViewSize", "Layout", "LayoutSubviews", "PresentationMode", "DismissAction", "OpenURLAction", "Bindable",
  ]

  /// The names of SwiftUI's types, such as `VStack`, that a library has for its own.
  private static func ownNames(_ source: SourceFile) -> Set<String> {
    let names = source.tree.statements.compactMap { statement -> String? in
      guard case .decl(let declaration) = statement.item else { return nil }
      let name =
        declaration.as(StructDeclSyntax.self)?.name ?? declaration.as(ClassDeclSyntax.self)?.name
        ?? declaration.as(EnumDeclSyntax.self)?.name
      return name?.text
    }
    return Set(names).intersection(distinctive).subtracting(["View", "App"])
  }

  private static func declaredTypes(_ source: SourceFile) -> Set<String> {
    guard source.tree.tokens(viewMode: .sourceAccurate).contains(where: { ambiguous.contains($0.text) }) else {
      return []
    }
    let collector = TypeNames(viewMode: .sourceAccurate)
    collector.walk(source.tree)
    return collector.names
  }

  /// What the protocols of a file ask for, by the protocol's name.
  private static func requirements(_ source: SourceFile) -> [String: Set<String>] {
    let collector = Requirements(viewMode: .sourceAccurate)
    collector.walk(source.tree)
    return collector.names
  }

  private final class Requirements: SyntaxVisitor {
    var names: [String: Set<String>] = [:]
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      for member in node.memberBlock.members {
        let name =
          member.decl.as(FunctionDeclSyntax.self)?.name.text
          ?? member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
        if let name { names[node.name.text, default: []].insert(name) }
      }
      return .skipChildren
    }
  }

  /// How many functions of a name types have, by the type's and the function's name.
  private final class Functions: SyntaxVisitor {
    private var counts: [String: Int] = [:]
    private var scopes: [String] = []

    static func counts(_ sources: [SourceFile]) -> [String: Int] {
      let collector = Functions(viewMode: .sourceAccurate)
      for source in sources { collector.walk(source.tree) }
      return collector.counts
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
      scopes.append(name)
      return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.plainName) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      counts[scopes.joined(separator: ".") + "." + node.name.text, default: 0] += 1
      return .skipChildren
    }
  }

  private final class TypeNames: SyntaxVisitor {
    var names: Set<String> = []
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .skipChildren
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .skipChildren
    }
  }

  private final class Finder: SyntaxVisitor {
    let names: Set<String>
    /// Names that count where no dot is before them.
    let bare: Set<String>
    /// Members that types have lost, which their other members may name.
    let members: [String: Set<String>]
    var found: [(range: Range<Int>, name: String)] = []
    var types: Set<String> = []
    var lost: [String: Set<String>] = [:]
    /// The functions that types lose, which may have others of the same name.
    var functions: [(scope: String, name: String)] = []
    /// What stands in for parts of members that stay.
    var parts: [(edits: [SwiftUIParts.Edit], name: String)] = []
    private let requirements: [String: Set<String>]
    private var scopes: [String] = []
    /// The generic parameters in scope, which may be called as a type of SwiftUI's.
    private var parameters: [Set<String>] = []

    init(
      _ names: Set<String>, bare: Set<String>, members: [String: Set<String>], requirements: [String: Set<String>]
    ) {
      self.names = names
      self.requirements = requirements
      self.bare = bare
      self.members = members
      super.init(viewMode: .sourceAccurate)
    }

    /// The full name of the type around the node.
    private var scope: String { scopes.filter { !$0.isEmpty }.joined(separator: ".") }

    private func qualified(_ name: String) -> String { scope.isEmpty ? name : "\(scope).\(name)" }

    /// Whether the token names a member that the type around it has lost.
    ///
    /// - Parameter bound: what the member itself calls so: constants, parameters.
    private func isLost(_ token: TokenSyntax, _ bound: Set<String>) -> Bool {
      guard !scopes.isEmpty, let lost = members[scope], case .identifier(let text) = token.tokenKind,
        lost.contains(text), !token.isLabel
      else { return false }
      // `if let view` names the member, and what it binds.
      let binding = token.parent?.parent?.as(OptionalBindingConditionSyntax.self)
      let isShort = binding.map { $0.initializer == nil } ?? false
      guard !bound.contains(text) || isShort || token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
      else {
        return false
      }
      guard let dot = token.previousToken(viewMode: .sourceAccurate), dot.tokenKind == .period else { return true }
      return dot.previousToken(viewMode: .sourceAccurate)?.text == "self"
    }

    private func isMention(_ token: TokenSyntax) -> Bool {
      guard case .identifier(let text) = token.tokenKind, !parameters.contains(where: { $0.contains(text) }) else {
        return false
      }
      if bare.contains(text) { return token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period }
      return names.contains(text)
    }

    private func mentions(_ node: (some SyntaxProtocol)?) -> Bool {
      node?.tokens(viewMode: .sourceAccurate).contains(where: isMention) ?? false
    }

    /// Whether the type has lost what a protocol asks of it.
    private func breaks(_ inheritance: InheritanceClauseSyntax?, _ name: String) -> Bool {
      guard let lost = members[name], let inheritance else { return false }
      return inheritance.plainNames.contains { requirements[$0]?.isDisjoint(with: lost) == false }
    }

    private func type(
      _ node: some DeclSyntaxProtocol, _ name: String, _ parts: [Bool]
    ) -> SyntaxVisitorContinueKind {
      parameters.append((node as? any WithGenericParametersSyntax)?.parameterNames ?? [])
      guard parts.contains(true) else {
        scopes.append(name)
        return .visitChildren
      }
      scopes.append(name)
      types.insert(name)
      found.append((Edits.range(of: node), name))
      return .skipChildren
    }

    private func member(_ node: some DeclSyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
      let bound = BoundNames(node)
      parameters.append(bound.types)
      defer { _ = parameters.popLast() }
      let isAbsent = { [self] token in isMention(token) || isLost(token, bound.values) }
      guard node.tokens(viewMode: .sourceAccurate).contains(where: isAbsent) else { return .skipChildren }
      if let part = SwiftUIParts(node, isAbsent) {
        parts.append((part.edits, name))
        return .skipChildren
      }
      found.append((Edits.range(of: node), name))
      if !scopes.isEmpty, node.is(FunctionDeclSyntax.self) {
        functions.append((scope, name))
      } else if !scopes.isEmpty, !name.isEmpty, name != "init", name != "subscript", !node.is(TypeAliasDeclSyntax.self)
      {
        lost[scope, default: []].insert(name)
      }
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      type(
        node, node.name.text,
        [
          mentions(node.attributes), mentions(node.inheritanceClause), mentions(node.genericParameterClause),
          mentions(node.genericWhereClause), breaks(node.inheritanceClause, qualified(node.name.text)),
        ])
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      type(
        node, node.name.text,
        [
          mentions(node.attributes), mentions(node.inheritanceClause), mentions(node.genericParameterClause),
          mentions(node.genericWhereClause), breaks(node.inheritanceClause, qualified(node.name.text)),
        ])
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      type(
        node, node.name.text,
        [
          mentions(node.inheritanceClause), mentions(node.genericParameterClause), mentions(node.genericWhereClause),
          // Who switches over the cases cannot do without one.
          node.memberBlock.members.contains { $0.decl.is(EnumCaseDeclSyntax.self) && mentions($0.decl) },
        ])
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      let associated = node.memberBlock.members.contains {
        $0.decl.is(AssociatedTypeDeclSyntax.self) && mentions($0.decl)
      }
      return type(
        node, node.name.text, [mentions(node.inheritanceClause), mentions(node.genericWhereClause), associated])
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    private func leave() {
      _ = scopes.popLast()
      _ = parameters.popLast()
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      parameters.append([])
      if mentions(node.extendedType) || mentions(node.inheritanceClause) || mentions(node.genericWhereClause)
        || breaks(node.inheritanceClause, node.extendedType.plainName)
      {
        found.append((Edits.range(of: node), "an extension of \(node.extendedType.trimmedDescription)"))
        scopes.append("")
        return .skipChildren
      }
      scopes.append(node.extendedType.plainName)
      return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { member(node, node.name.text) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { member(node, "init") }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { member(node, "subscript") }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if mentions(node.initializer) { types.insert(node.name.text) }
      return member(node, node.name.text)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.bindings.first?.pattern.trimmedDescription ?? "a variable"
      if let wrapper = plainWrapper(of: node) {
        parts.append(([SwiftUIParts.Edit(range: Edits.range(of: wrapper), text: "")], name))
        return .skipChildren
      }
      return member(node, name)
    }

    /// A wrapper that only keeps a value: what SwiftUI observes in views, it observes nowhere in classes.
    private func plainWrapper(of node: VariableDeclSyntax) -> AttributeSyntax? {
      guard node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true,
        let wrapper = node.attributes.attributes.first(where: {
          ["ObservedObject", "StateObject", "State"].contains($0.name)
        }), mentions(wrapper.attributeName), wrapper.arguments == nil
      else { return nil }
      let others = Set(wrapper.tokens(viewMode: .sourceAccurate))
      return node.tokens(viewMode: .sourceAccurate).contains { isMention($0) && !others.contains($0) } ? nil : wrapper
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { found.append((Edits.range(of: node), "#Preview")) }
      return .skipChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { found.append((Edits.range(of: node), "#Preview")) }
      return .skipChildren
    }
  }
}
