internal import SwiftSyntax

extension FileRewriter {
  /// The names that a clause of generic parameters and its requirements bind, each with its bounds.
  func bounds(_ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) -> [String:
    [String]]
  {
    var result: [String: [String]] = [:]
    for parameter in parameters?.parameters ?? [] {
      result[parameter.name.text] = parameter.inheritedType.map { names(in: $0) } ?? []
    }
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        result[conformance.leftType.trimmedDescription, default: []] += names(in: conformance.rightType)
      case .sameTypeRequirement, .layoutRequirement: break
      }
    }
    return result
  }

  private func names(in type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    return [type.plainName]
  }

  /// `T()`, `T(frame: r)`, `T.init(…)`, `type.init(…)`, `Self(…)` of classes whose initializers are not `required`.
  func adaptMetatypeInitializer(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard Self.makers.contains(labels) else { return }
    // Other classes have such initializers, too.
    let isAmbiguous = labels == ["type"] || labels == ["reuseIdentifier"]
    let metatype: String
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard isOpenClass(reference.baseName.text, labels) else { return }
      metatype = "\(reference.baseName.text).self"
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", member.base == nil
    {
      // `.init()` as what a function or property returns.
      guard node.parent?.is(ReturnStmtSyntax.self) == true || node.parent?.is(CodeBlockItemSyntax.self) == true else {
        return
      }
      let name = Self.resultType(around: node)
      guard isOpenClass(name, labels) else { return }
      metatype = "\(name).self"
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      let base = member.base
    {
      let text = base.trimmedDescription
      guard text != "self", text != "super" else { return }
      if let reference = base.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if name.first?.isUppercase == true {
          guard isOpenClass(name, labels) else { return }
          metatype = "\(name).self"
        } else {
          guard labels == Self.segue || !isAmbiguous && isMetatype(reference) else { return }
          metatype = name
        }
      } else if isAmbiguous {
        return
      } else if holdsMetatype(base) {
        metatype = text
      } else if text == "type(of: self)" || text == "Self.self" {
        guard let type = currentType, isClassWithoutRequired(type, labels) else { return }
        metatype = text
      } else {
        return
      }
    } else {
      return
    }
    let start = Edits.range(of: node.calledExpression)
    guard let open = node.leftParen else { return }
    let rest = node.arguments.isEmpty ? "" : ", "
    file.edits.replace(start.lowerBound..<Edits.range(of: open).upperBound, with: "_makeObject(\(metatype)\(rest)")
    file.needsUIKit = true
    file.note(.rewritten, .metatypeInitializer, node, "the class is known at run time only")
  }

  /// `View.init` and `View.init(frame:)` as functions, where the class may not declare the initializer `required`.
  func adaptMetatypeInitializer(_ node: MemberAccessExprSyntax) {
    let labels = node.declName.argumentNames?.arguments.map { $0.name.text } ?? []
    guard node.declName.baseName.text == "init", labels.isEmpty || labels == ["frame"],
      let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, isOpenClass(name, labels),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return }
    file.edits.replace(
      node, with: labels.isEmpty ? "{ _makeObject(\(name).self) }" : "{ _makeObject(\(name).self, frame: $0) }")
    file.needsUIKit = true
    file.note(.rewritten, .metatypeInitializer, node, "the class is known at run time only")
  }

  private static let makers: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["type"], ["style", "reuseIdentifier"], ["reuseIdentifier"], segue,
    ["rootViewController"],
  ]
  /// The arguments of segues' initializer, which no other class has.
  private static let segue = ["identifier", "source", "destination"]

  /// Whether `name` is a generic parameter, or `Self`, bound to a class that may not declare the initializer `required`.
  private func isOpenClass(_ name: String, _ labels: [String]) -> Bool {
    for scope in generics.reversed() {
      guard let bounds = scope[name] else { continue }
      if bounds.contains(where: { declaresInitializer($0, labels) }) { return false }
      if let owner = Self.owners[labels] {
        return bounds.contains { isClass($0, below: owner) && !file.index.hasRequiredInitializer($0, labels) }
      }
      if bounds.contains(where: { isOpenBound($0, labels) }) { return true }
      // A clause of an extension may bind `Self` besides what is extended.
      if name != "Self" { return false }
    }
    if Self.owners[labels] == nil, let bounds = file.index.associatedTypes[name], !file.index.declares(name),
      !bounds.contains(where: { declaresInitializer($0, labels) })
    {
      return bounds.contains { isClassWithoutRequired($0, labels) }
    }
    guard name == "Self", let type = types.last, !type.isProtocol else { return false }
    if let owner = Self.owners[labels] {
      return isClass(type.name, below: owner) && !file.index.hasRequiredInitializer(type.name, labels)
    }
    return isOpenBound(type.name, labels)
  }

  /// Whether a class, or a protocol for subclasses of one (`protocol P: UIView`, `protocol P where Self: UIView`), may
  /// not declare the initializer `required`.
  private func isOpenBound(_ name: String, _ labels: [String]) -> Bool {
    let name = file.index.canonical(name)
    guard file.index.types[name]?.kind == .protocolType else { return isClassWithoutRequired(name, labels) }
    return !declaresInitializer(name, labels)
      && file.index.ancestry(of: name).flatMap(\.inherited).contains { isClassWithoutRequired($0, labels) }
  }

  /// The classes that alone have initializers with these labels.
  private static let owners = [
    ["type"]: "UIButton", ["style", "reuseIdentifier"]: "UITableViewCell",
    ["reuseIdentifier"]: "UITableViewHeaderFooterView", ["rootViewController"]: "UINavigationController",
  ]

  func isClass(_ name: String, below owner: String) -> Bool {
    let name = file.index.canonical(name)
    return name == owner || file.index.ancestry(of: name).contains { $0.inherited.contains(owner) }
  }

  /// Whether a protocol asks for the initializer.
  private func declaresInitializer(_ name: String, _ labels: [String]) -> Bool {
    file.index.hasInitializerRequirement(name, labels)
  }

  private func isClassWithoutRequired(_ name: String, _ labels: [String]) -> Bool {
    let name = file.index.canonical(name)
    if let entry = file.index.types[name], entry.kind != .unknown {
      return entry.kind == .classType && inheritsFromUIKit(name) && !file.index.hasRequiredInitializer(name, labels)
    }
    if FileVocabulary.isLayerName(name) { return labels.isEmpty }
    return FileVocabulary.isUIKitName(name) && !UIKitNames.protocols.contains(name) || name == "NSObject"
  }

  /// Whether a variable is a class's metatype: a parameter or property declared as `Type.Type` or `AnyClass` nearby.
  private func isMetatype(_ reference: DeclReferenceExprSyntax) -> Bool {
    let name = reference.baseName.text
    var node = reference.parent
    while let current = node {
      let parameters: [(String, TypeSyntax)]
      if let function = current.as(FunctionDeclSyntax.self) {
        parameters = function.signature.parameterClause.parameters.map {
          (($0.secondName ?? $0.firstName).text, $0.type)
        }
      } else if let initializer = current.as(InitializerDeclSyntax.self) {
        parameters = initializer.signature.parameterClause.parameters.map {
          (($0.secondName ?? $0.firstName).text, $0.type)
        }
      } else {
        parameters = []
      }
      if let type = parameters.first(where: { $0.0 == name })?.1 {
        guard let metatype = type.unwrapped.as(MetatypeTypeSyntax.self) else { return false }
        let bound = metatype.baseType.trimmedDescription
        if let bounds = generics.reversed().lazy.compactMap({ $0[bound] }).first {
          return bounds.contains { isClassWithoutRequired($0, []) }
        }
        return isClassWithoutRequired(bound, [])
      }
      if let carrier = Self.carrier(of: name, in: current) {
        return file.index.boundsOfMetatypes(inCase: carrier).contains { isClassWithoutRequired($0, []) }
      }
      if let binding = binding(of: name, in: current) {
        if let type = binding.type {
          let bound = type.unwrapped.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription
          return bound.map { isClassWithoutRequired($0, []) } ?? holdsMetatype(named: name)
        }
        // `if let type = type`: what else is called so.
        guard let value = binding.value, value.trimmedDescription != name else { return holdsMetatype(named: name) }
        return holdsMetatype(value)
      }
      node = current.parent
    }
    return holdsMetatype(named: name)
  }

  /// The enumeration's case whose value a node binds to the name: `case .type(let name):`, `if case let .type(name) = item`.
  private static func carrier(of name: String, in node: Syntax) -> String? {
    var patterns: [PatternSyntax] = []
    if let items = node.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)?.caseItems {
      patterns = items.map(\.pattern)
    } else if let conditions = node.as(IfExprSyntax.self)?.conditions {
      patterns = conditions.compactMap { $0.condition.as(MatchingPatternConditionSyntax.self)?.pattern }
    }
    for pattern in patterns {
      let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
      guard let call = inner.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
        call.arguments.count == 1, let argument = call.arguments.first?.expression,
        argument.trimmedDescription.split(separator: " ").last.map(String.init) == name,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      else { continue }
      return member.declName.baseName.text
    }
    return nil
  }

  /// Whether an expression is a metatype: a member, element or variable that some declaration says to be one.
  private func holdsMetatype(_ expression: ExprSyntax) -> Bool {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isLowercase == true && isMetatype(reference)
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return holdsMetatype(force.expression) }
    if let element = expression.as(SubscriptCallExprSyntax.self) { return holdsMetatype(element.calledExpression) }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
    let name = member.declName.baseName.text
    if name == "self" { return isClassWithoutRequired(base.trimmedDescription, []) }
    return !member.description.contains("?.") && holdsMetatype(named: name)
  }

  private func holdsMetatype(named name: String) -> Bool {
    file.index.boundsOfMetatypes(name).contains { isClassWithoutRequired($0, []) }
  }

  /// What a node binds to a name for what is inside or behind it: a statement before, a condition.
  func binding(of name: String, in node: Syntax) -> (type: TypeSyntax?, value: ExprSyntax?)? {
    if let item = node.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) {
      for statement in list.prefix(while: { $0 != item }).reversed() {
        if let variable = statement.item.as(VariableDeclSyntax.self) {
          for binding in variable.bindings where binding.pattern.trimmedDescription == name {
            return (binding.typeAnnotation?.type, binding.initializer?.value)
          }
        } else if let conditions = statement.item.as(GuardStmtSyntax.self)?.conditions {
          if let found = binding(of: name, in: conditions) { return found }
        }
      }
    }
    return node.as(IfExprSyntax.self).flatMap { binding(of: name, in: $0.conditions) }
      ?? node.as(WhileStmtSyntax.self).flatMap { binding(of: name, in: $0.conditions) }
      ?? node.as(ForStmtSyntax.self).flatMap { $0.pattern.trimmedDescription == name ? (nil, $0.sequence) : nil }
  }

  private func binding(of name: String, in conditions: ConditionElementListSyntax) -> (TypeSyntax?, ExprSyntax?)? {
    for case .optionalBinding(let binding) in conditions.map(\.condition)
    where binding.pattern.trimmedDescription == name {
      return (binding.typeAnnotation?.type, binding.initializer?.value)
    }
    return nil
  }
}

extension FileRewriter {
  /// Initializers without arguments that Foundation on Linux lacks.
  func adaptFoundationInitializer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil else { return }
    var called = node.calledExpression
    if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    {
      called = base
    }
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, !declaresInScope(name) else { return }
    switch name {
    // UIKIT: such a timer is not valid.
    case "Timer":
      let made = "let timer = Timer(timeInterval: 0, repeats: false) { _ in }; timer.invalidate()"
      file.edits.replace(node, with: "{ \(made); return timer }()")
    case "Progress": file.edits.replace(node, with: "Progress(totalUnitCount: 0)")
    case "NSError": file.edits.replace(node, with: "NSError(domain: \"\", code: 0)")
    case "URLResponse":
      let blank = "URL(string: \"about:blank\")!"
      file.edits.replace(
        node, with: "URLResponse(url: \(blank), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)")
    case "NSURLRequest", "NSMutableURLRequest":
      file.edits.replace(node, with: "\(name)(url: URL(string: \"about:blank\")!)")
    case "HTTPURLResponse":
      let blank = "URL(string: \"about:blank\")!"
      file.edits.replace(
        node, with: "HTTPURLResponse(url: \(blank), statusCode: 200, httpVersion: nil, headerFields: nil)!")
    // It compiles on Apple's systems by `NSObject`, and stands where no collection view is expected to be missing.
    case "UICollectionView":
      file.edits.replace(node, with: "\(name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())")
    // UIKIT: an empty finding, which tests hand to delegates.
    case "NSTextCheckingResult":
      file.edits.replace(
        node, with: "NSTextCheckingResult._linkCheckingResult(range: NSRange(), url: URL(fileURLWithPath: \"/\"))")
      file.needsUIKit = true
    case "ProcessInfo": file.edits.replace(node, with: "ProcessInfo.processInfo")
    case "NSAttributedString", "NSMutableAttributedString": file.edits.replace(node, with: "\(name)(string: \"\")")
    default: return
    }
    file.note(.rewritten, .foundationInitializer, node, "\(name)() becomes what it means")
  }
}

extension TypeSyntax {
  /// The type of the value that an optional may hold.
  fileprivate var unwrapped: TypeSyntax {
    `as`(OptionalTypeSyntax.self)?.wrappedType ?? `as`(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
  }
}

/// UIKit's names that are no classes although they look like one.
enum UIKitNames {
  static let protocols: Set<String> = [
    "UIAppearance", "UIAppearanceContainer", "UICoordinateSpace", "UITraitEnvironment", "UITextInput",
    "UITextInputTraits", "UIKeyInput", "UIContentConfiguration", "UIConfigurationState", "UILayoutSupport",
    "UIFocusEnvironment", "UIFocusItem", "UIDynamicItem", "UIViewControllerTransitionCoordinator",
  ]
}
