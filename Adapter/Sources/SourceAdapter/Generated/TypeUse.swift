internal import SwiftParser
internal import SwiftSyntax

/// How the files use a type that is absent: what its stand-in has to have.
struct TypeUse {
  var isProtocol = false
  /// Declarations of initializers, as calls ask for them.
  var initializers: Set<String> = []
  /// Members that classes below the type override, as they declare them.
  var overridden: Set<String> = []
  /// How many generic arguments it takes.
  var genericCount = 0
  /// Types that are named as nested in it.
  var nested: Set<String> = []
  /// Whether what is no class conforms to it.
  var isConformedByValues = false
  /// The types that extensions make conform to it.
  var conforming: Set<String> = []
  /// Whether something is asked of the type itself, as of `Library.shared`.
  var isAsked = false
  /// Whether it is named where types are, made or asked: otherwise it is a constant.
  var isType = false
  /// Whether documents connect an object of it.
  var isOutlet = false
  /// Names behind a leading dot among the arguments of initializers.
  var implicitMembers: Set<String> = []
  /// Whether a class below it shows that it is no view and no controller.
  var isPlain = false

  func merging(_ other: TypeUse?) -> TypeUse {
    guard let other else { return self }
    return TypeUse(
      isProtocol: isProtocol || other.isProtocol, initializers: initializers.union(other.initializers),
      overridden: overridden.union(other.overridden), genericCount: max(genericCount, other.genericCount),
      nested: nested.union(other.nested), isConformedByValues: isConformedByValues || other.isConformedByValues,
      conforming: conforming.union(other.conforming), isAsked: isAsked || other.isAsked,
      isType: isType || other.isType, isOutlet: isOutlet || other.isOutlet,
      implicitMembers: implicitMembers.union(other.implicitMembers), isPlain: isPlain || other.isPlain)
  }

  /// - Parameter calls: methods that it may have beside what its members give.
  func source(_ name: String, _ framework: String, calls: Set<String> = []) -> String {
    if !isType, initializers.isEmpty, !isProtocol, !isAsked, overridden.isEmpty, nested.isEmpty,
      name.hasSuffix("Key") || name.hasSuffix("Notification")
    {
      return name.hasSuffix("Key")
        ? "public let \(name) = \"\(name)\"" : "public let \(name) = Notification.Name(\"\(name)\")"
    }
    if isConformedByValues { return "public protocol \(name) {}" }
    if isProtocol || !isAsked && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")) {
      // Those of a list with more to it are those of a list.
      let parent = Self.protocols.first { name.hasSuffix($0) }.map { "UI\($0)" } ?? "AnyObject"
      return "public protocol \(name): \(parent) {}"
    }
    let isPlain = isPlain || framework == "CoreData"
    // What a document connects is a view, whatever it is called.
    let parent =
      isPlain ? nil : Self.parents.first { name.hasSuffix($0.suffix) }?.parent ?? (isOutlet ? "UIView" : nil)
    let own = parent == nil ? overridden : overridden.filter { !Self.isInherited($0) }
    let members =
      declaredInitializers.sorted().map { "\($0) { \(superCall(parent))\(Self.custom($0, parent)) }" } + own.sorted()
      + calls.sorted() + nested.sorted().map { "public typealias \($0) = AbsentValue" } + [Self.anyMember(of: name)]
    let parameters = (0..<genericCount).map { "Argument\($0)" }.joined(separator: ", ")
    let name = parameters.isEmpty ? name : "\(name)<\(parameters)>"
    let body = "{\n  \(members.joined(separator: "\n  "))\n}"
    guard let parent else {
      let plain = name.prefix { $0 != "<" }
      return "@dynamicMemberLookup open class \(name): AbsentObject \(body)\n"
        + "extension \(plain): AbsentDefault { public static var absentDefault: Self { unsafeDowncast(\(plain)(), to: self) } }"
    }
    return "@dynamicMemberLookup open class \(name): \(parent), AbsentFrameworkType \(body)"
  }

  /// What one place takes for an initializer that may fail is the same one elsewhere.
  private var declaredInitializers: Set<String> {
    let failing = initializers.filter { $0.contains(" init?(") }
    return initializers.subtracting(failing.map { $0.replacing(" init?(", with: " init(") })
  }

  /// Members of whatever type: all can be set, those be read that have nothing to give.
  private static func anyMember(of name: String) -> String {
    let nothing = "if let type = Value.self as? any AbsentDefault.Type { return type.absentDefault as! Value }"
    let end = "fatalError(\"\(name).\\(name): there is no such value without its framework\")"
    return
      "@_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value { get { \(nothing); \(end) } set {} }"
  }

  /// What types are, by what they are called.
  private static let parents: [(suffix: String, parent: String)] = [
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("TableViewController", "UITableViewController"), ("CollectionViewController", "UICollectionViewController"),
    ("Controller", "UIViewController"), ("ImageView", "UIImageView"), ("TableView", "UITableView"),
    ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"), ("TextView", "UITextView"), ("View", "UIView"),
    ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
    ("Cell", "UITableViewCell"), ("TextField", "UITextField"), ("SearchBar", "UISearchBar"), ("Switch", "UISwitch"),
    ("Slider", "UISlider"), ("GestureRecognizer", "UIGestureRecognizer"),
    ("Control", "UIControl"), ("Button", "UIButton"), ("Label", "UILabel"), ("Layer", "CALayer"),
    ("BarButtonItem", "UIBarButtonItem"), ("TabBarItem", "UITabBarItem"), ("NavigationBar", "UINavigationBar"),
    ("TabBar", "UITabBar"),
  ]

  private static let protocols = [
    "CollectionViewDataSource", "TableViewDataSource", "CollectionViewDelegateFlowLayout", "CollectionViewDelegate",
    "TableViewDelegate", "ScrollViewDelegate", "TextFieldDelegate", "TextViewDelegate", "TabBarControllerDelegate",
    "NavigationControllerDelegate",
  ]

  /// Whether a class of UIKit's has the method that a class below it overrides, by the beginning of its name.
  private static func isInherited(_ method: String) -> Bool {
    guard let name = method.split(separator: "func ").dropFirst().first else { return false }
    return inherited.contains { name.hasPrefix($0) }
  }

  private static let inherited = [
    "view", "layout", "awakeFromNib", "prepare", "draw", "setSelected", "setHighlighted", "setEditing", "touches",
    "tableView", "collectionView", "numberOf", "gestureRecognizer", "hitTest", "point", "size", "didMove", "willMove",
    "update", "loadView", "encode", "traitCollection", "apply", "text", "editing", "placeholder", "canPerformAction",
    "become", "resign", "push", "pop", "present", "dismiss", "didReceiveMemoryWarning", "should", "beginTracking",
    "continueTracking", "endTracking", "cancelTracking", "sendAction", "systemLayout", "invalidate", "reloadData",
    "motion", "press", "observeValue", "value", "setValue", "scrollView", "didSet", "tint",
  ]

  private func superCall(_ parent: String?) -> String {
    switch parent {
    case "UIViewController": "self.init(nibName: nil, bundle: nil)"
    case "UINavigationController", "UITabBarController": "self.init(nibName: nil, bundle: nil)"
    case "UITableViewController": "self.init(style: .plain)"
    case "UICollectionViewController": "self.init(collectionViewLayout: UICollectionViewFlowLayout())"
    case "UITableView": "self.init(frame: .zero, style: .plain)"
    case "UITableViewCell": "self.init(style: .default, reuseIdentifier: nil)"
    case "UIGestureRecognizer": "self.init(target: nil, action: nil)"
    case nil, "CALayer", "UIBarButtonItem", "UITabBarItem": "self.init()"
    default: "self.init(frame: .zero)"
    }
  }

  /// A bar's item shows the view that it is made with, and can be tapped there.
  private static func custom(_ initializer: String, _ parent: String?) -> String {
    guard parent == "UIBarButtonItem" else { return "" }
    return initializer.matches(of: /(a\d+): Any\?/).map { "; if let view = \($0.1) as? UIView { customView = view }" }
      .joined()
  }
}

/// Reads how a file uses types.
final class TypeUseCollector: SyntaxVisitor {
  var uses: [String: TypeUse] = [:]
  /// Methods that take functions, as calls ask for them: the parameters of closures cannot be inferred otherwise.
  var calls: Set<String> = []
  /// Initializers of a type that is not named (`.init(name:)`).
  var initializers: Set<String> = []
  /// Names behind a leading dot among the arguments of calls.
  var implicitMembers: Set<String> = []
  /// The libraries that the file imports and that are absent.
  private let absent: Set<String>

  init(absent: Set<String>) {
    self.absent = absent
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    uses[node.name.text]?.isType = true
    note(genericArguments: node.genericArgumentClause, of: node.name.text)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("IBOutlet") else { return .visitChildren }
    for type in node.bindings.compactMap({ $0.typeAnnotation?.type }) {
      let wrapped =
        type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        ?? type.as(OptionalTypeSyntax.self)?.wrappedType
      uses[(wrapped ?? type).plainName, default: TypeUse()].isOutlet = true
    }
    return .visitChildren
  }
  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      note(genericArguments: node.genericArgumentClause, of: name)
    }
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text {
      // `Library.Type` is rewritten to `Type`.
      if absent.contains(base) {
        note(node.name.text)
        uses[node.name.text]?.isType = true
        note(genericArguments: node.genericArgumentClause, of: node.name.text)
        return .skipChildren
      }
      uses[base, default: TypeUse()].nested.insert(node.name.text)
    }
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text.first?.isUppercase == true else { return .visitChildren }
    if absent.contains(node.baseName.text), let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == node.id, member.declName.baseName.text.first?.isUppercase == true
    {
      return .visitChildren
    }
    note(node.baseName.text)
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
      member.declName.baseName.text != "self"
    {
      uses[node.baseName.text]?.isAsked = true
    }
    if node.parent?.is(MemberAccessExprSyntax.self) == true { uses[node.baseName.text]?.isType = true }
    return .visitChildren
  }
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    let isValue = node.parent.map { $0.is(StructDeclSyntax.self) || $0.is(EnumDeclSyntax.self) } ?? false
    let isClass = node.parent?.is(ClassDeclSyntax.self) == true
    for inherited in node.inheritedTypes.dropFirst(isClass ? 1 : 0) {
      let member = inherited.type.as(MemberTypeSyntax.self)
      let isQualified = member.map { absent.contains($0.baseType.trimmedDescription) } ?? false
      let name = isQualified ? member?.name.text ?? "" : inherited.type.plainName
      uses[name, default: TypeUse()].isProtocol = true
      if isValue { uses[name]?.isConformedByValues = true }
      if let extended = node.parent?.as(ExtensionDeclSyntax.self)?.extendedType.plainName {
        uses[name]?.conforming.insert(extended)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    noteCall(node)
    guard let name = calledType(node.calledExpression) else { return .visitChildren }
    var parameters: [String] = []
    for (number, argument) in node.arguments.enumerated() {
      let label = argument.label?.text ?? "_"
      parameters.append("\(label) a\(number): \(type(of: argument.expression, in: name))")
    }
    if let closure = node.trailingClosure { parameters.append("_ body: @escaping \(type(of: closure))") }
    if !parameters.isEmpty {
      let mark = optionalCall(node) ? "?" : ""
      uses[name, default: TypeUse()].initializers.insert(
        "public convenience init\(mark)(\(parameters.joined(separator: ", ")))")
    }
    return .visitChildren
  }

  private func calledType(_ expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
      return member.base.flatMap(calledType)
    }
    let plain = expression.as(GenericSpecializationExprSyntax.self)?.expression ?? expression
    guard let name = plain.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
      return nil
    }
    return name
  }

  /// A call of a method with closures, or with names behind a leading dot: of which type these are, nobody knows.
  private func noteCall(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    let method = member.declName.baseName.text
    if member.base == nil, method == "init" { return noteInitializer(node) }
    guard member.base != nil, method != "init", method != "self",
      node.trailingClosure != nil
        || node.arguments.contains(where: {
          $0.expression.is(ClosureExprSyntax.self) || Self.implicitMember($0.expression) != nil
        })
    else { return }
    var parameters = node.arguments.enumerated().map { number, argument in
      "\(argument.label?.text ?? "_") a\(number): \(typeInCall(argument.expression))"
    }
    // One name for the parameter, so that `map({ … })` and `map { … }` are one declaration.
    if let closure = node.trailingClosure {
      parameters.append("_ a\(parameters.count): @escaping \(type(of: closure))")
    }
    for (number, closure) in node.additionalTrailingClosures.enumerated() {
      parameters.append("\(closure.label.text) b\(number): @escaping \(type(of: closure.closure))")
    }
    calls.insert(
      "@_disfavoredOverload @discardableResult public func \(method.asDeclaredName)"
        + "(\(parameters.joined(separator: ", "))) -> AbsentValue { AbsentValue() }")
  }

  /// `player = .init(name: "wave")` makes what the property is, which may be absent.
  private func noteInitializer(_ node: FunctionCallExprSyntax) {
    guard !node.arguments.isEmpty, node.trailingClosure == nil else { return }
    let parameters = node.arguments.enumerated().map { number, argument in
      "\(argument.label?.text ?? "_") a\(number): \(typeInCall(argument.expression))"
    }
    initializers.insert("public convenience init(\(parameters.joined(separator: ", ")))")
  }

  private func typeInCall(_ expression: ExprSyntax) -> String {
    if let closure = expression.as(ClosureExprSyntax.self) { return "@escaping \(type(of: closure))" }
    guard let member = Self.implicitMember(expression) else { return "Any?" }
    implicitMembers.insert(member)
    return "AbsentValue?"
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.plainName else { return .visitChildren }
    if Self.hasNoCoder(node) { uses[parent, default: TypeUse()].isPlain = true }
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("override") {
        let result = function.signature.returnClause
        let body = result == nil ? "{}" : "{ fatalError(\"\(function.name.text) of an absent framework\") }"
        uses[parent, default: TypeUse()].overridden.insert(
          "open func \(function.name.text)\(function.signature.trimmedDescription.oneLine) \(body)")
      }
    }
    return .visitChildren
  }

  /// A class with a designated initializer and without `init(coder:)`: below a view or a controller it would not compile.
  private static func hasNoCoder(_ node: ClassDeclSyntax) -> Bool {
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    return initializers.contains { !$0.modifiers.has("convenience") }
      && !initializers.contains { $0.signature.parameterClause.parameters.first?.firstName.text == "coder" }
  }

  private func note(genericArguments clause: GenericArgumentClauseSyntax?, of name: String) {
    guard let count = clause?.arguments.count else { return }
    uses[name, default: TypeUse()].genericCount = max(uses[name]?.genericCount ?? 0, count)
  }

  private func note(_ name: String) {
    uses[name, default: TypeUse()].isProtocol = uses[name]?.isProtocol ?? false
  }

  /// Whether the result of a call is taken as an optional: by `if let`, `guard let`, `!` or `?`.
  private func optionalCall(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) { return true }
    return parent.is(InitializerClauseSyntax.self) && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
  }

  private func type(of expression: ExprSyntax, in name: String) -> String {
    if let closure = expression.as(ClosureExprSyntax.self) { return "@escaping \(type(of: closure))" }
    if let member = Self.implicitMember(expression) {
      uses[name, default: TypeUse()].implicitMembers.insert(member)
      return "AbsentValue?"
    }
    if let elements = expression.as(ArrayExprSyntax.self)?.elements {
      let members = elements.compactMap { Self.implicitMember($0.expression) }
      if !members.isEmpty {
        uses[name, default: TypeUse()].implicitMembers.formUnion(members)
        return "[AbsentValue]"
      }
    }
    return "Any?"
  }

  /// `name` of `.name` and of `.name(1)`.
  private static func implicitMember(_ expression: ExprSyntax) -> String? {
    let plain = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let member = plain.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }

  private func type(of closure: ClosureExprSyntax) -> String {
    var names: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause): names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil:
      let text = closure.statements.description
      // Of `{ show($1) }` the first one is there, too.
      let last = (0..<10).last { text.contains("$\($0)") }
      names = last.map { (0...$0).map { "$\($0)" } } ?? []
    }
    let tokens = closure.statements.tokens(viewMode: .sourceAccurate)
    return "(\(names.map { Self.type(ofParameter: $0, in: Array(tokens)) }.joined(separator: ", "))) -> Void"
  }

  /// What the body of a closure takes a parameter for.
  private static func type(ofParameter name: String, in tokens: [TokenSyntax]) -> String {
    let places = tokens.indices.filter { tokens[$0].text == name }
    let isOptional = places.contains { isTakenAsOptional($0, tokens) }
    if name.lowercased().hasSuffix("error") || name == "err" {
      let isUsed = places.contains { $0 + 1 < tokens.count && tokens[$0 + 1].text == "." }
      return isOptional || !isUsed ? "(any Error)?" : "any Error"
    }
    let isSwitched = places.contains { $0 > 0 && tokens[$0 - 1].text == "switch" }
    if isSwitched, tokens.contains(where: { $0.text == "success" }) { return "Result<AbsentValue, any Error>" }
    return isOptional ? "AbsentValue?" : "AbsentValue"
  }

  /// `if let name`, `guard let other = name`, `name?.`, `name == nil`.
  private static func isTakenAsOptional(_ place: Int, _ tokens: [TokenSyntax]) -> Bool {
    func text(_ offset: Int) -> String {
      tokens.indices.contains(place + offset) ? tokens[place + offset].text : ""
    }
    let conditions = ["if", "guard", ","]
    if text(-1) == "let", conditions.contains(text(-2)) { return text(1) != "=" || text(2) == text(0) }
    if text(-1) == "=", text(-3) == "let", conditions.contains(text(-4)) { return ![".", "[", "("].contains(text(1)) }
    if ["?", "!", "??"].contains(text(1)) { return true }
    return ["==", "!="].contains(text(1)) && text(2) == "nil"
  }
}

extension String {
  /// In backticks where it is a keyword.
  var asDeclaredName: String { isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }
  /// Without line breaks.
  fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
