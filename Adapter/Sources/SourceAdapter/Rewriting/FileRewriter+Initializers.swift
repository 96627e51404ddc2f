internal import SwiftSyntax

extension FileRewriter {
  /// A class's initializer that calls another one of `self` says that it is a convenience.
  ///
  /// UIKIT: the compiler takes `self.init()` in a designated initializer where that one comes from Objective-C, as those
  /// of UIKit's classes do.
  func adaptDelegatingInitializer(_ node: InitializerDeclSyntax) {
    guard node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true, let body = node.body,
      !node.modifiers.has("convenience")
    else { return }
    let delegates = body.statements.contains { statement in
      guard let call = statement.item.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      else { return false }
      return member.declName.baseName.text == "init" && member.base?.trimmedDescription == "self"
    }
    guard delegates else { return }
    file.edits.insert("convenience ", at: Edits.range(of: node.initKeyword).lowerBound)
    file.note(.rewritten, .delegatingInitializer, node, "an initializer that calls another one is a convenience")
  }

  /// `init(x:y:)` of a class whose superclass has one of an extension: it is another one, as a convenience initializer is
  /// never overridden on Apple's systems, where extensions of classes are the runtime's.
  func adaptAddedInitializer(_ node: InitializerDeclSyntax) {
    guard functionDepth == 0, let type = types.last, !type.isExtension, file.index.isClass(type.name),
      !node.modifiers.has("override"), !node.modifiers.has("required"),
      file.index.inheritsAddedInitializer(node.parameterTexts, type.name)
    else { return }
    file.edits.insert("@_nonoverride ", at: Edits.range(of: node).lowerBound)
    file.note(.rewritten, .delegatingInitializer, node, "an initializer that an extension adds is not overridden")
  }

  /// `init()` of a view or controller, which overrides nothing where UIKit's is a convenience: Objective-C finds it by
  /// name when an object of a class is made that is known at run time only.
  func registerPlainInitializer(_ node: InitializerDeclSyntax) {
    guard functionDepth == 0, let type = types.last, !type.isExtension, type.canRegister, inheritsFromUIKit(type.name),
      node.signature.parameterClause.parameters.isEmpty, node.optionalMark == nil, !node.modifiers.has("override"),
      node.signature.effectSpecifiers == nil, !isUnavailable(node.attributes)
    else { return }
    showLocally(node.modifiers, type)
    register("c.initializer { \(type.localName ?? type.name)() }")
  }

  /// `init(frame:)` of a collection view's subclass, which is no override here: `init()` calls it.
  ///
  /// UIKIT: `UIView`'s own `init()` sends `initWithFrame:`.
  func adaptCollectionViewInitializer(_ node: InitializerDeclSyntax) {
    guard functionDepth == 0, let type = types.last, isClass(type.name, below: "UICollectionView"),
      node.signature.parameterClause.parameters.map(\.firstName.text) == ["frame"], node.optionalMark == nil,
      let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self), node.genericParameterClause == nil,
      !members.contains(where: {
        $0.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.isEmpty == true
      })
    else { return }
    if type.canRegister { register("c.initializer { \(type.localName ?? type.name)() }") }
    let access = node.modifiers.has("public") ? "public " : ""
    file.edits.insert("; \(access)convenience init() { self.init(frame: .zero) }", at: Edits.range(of: node).upperBound)
    file.note(.rewritten, .metatypeInitializer, node, "init() calls it")
  }

  /// `init(context:)` of a managed object's class is found by the class's metatype here, as Core Data finds classes by
  /// name: it is `required`.
  ///
  /// UIKIT: Core Data's own is a convenience initializer, which classes may repeat without a word.
  func adaptManagedInitializer(_ node: InitializerDeclSyntax) {
    guard functionDepth == 0, let type = types.last, !type.isExtension, isClass(type.name, below: "NSManagedObject"),
      node.parameterTexts == ["context: NSManagedObjectContext"], node.optionalMark == nil,
      !node.modifiers.has("required"), !node.modifiers.has("private")
    else { return }
    if let modifier = node.modifiers.modifier("override") {
      file.edits.replace(modifier, with: "required")
    } else {
      file.edits.insert("required ", at: Edits.range(of: node.initKeyword).lowerBound)
    }
    file.note(.rewritten, .managedObject, node, "the class is made by its metatype")
  }

  /// A session that stands in for the real one in tests (`class SessionMock: URLSession`) is made as on Apple's systems,
  /// where sessions can be made without a configuration.
  func adaptSessionInitializer(_ node: InitializerDeclSyntax) {
    guard let declaration = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self), let body = node.body,
      declaration.inheritanceClause?.inheritedTypes.first?.type.plainName == "URLSession",
      !node.modifiers.has("convenience"),
      !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "super" })
    else { return }
    if node.signature.parameterClause.parameters.isEmpty, let modifier = node.modifiers.modifier("override") {
      file.edits.replace(modifier, with: "")
    }
    let end = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    file.edits.insert("; super.init(configuration: .default) ", at: end)
    file.note(.rewritten, .foundationInitializer, node, "a session is made without a configuration")
  }

  /// The same where the class leaves the initializer to the compiler.
  func adaptSessionInitializer(_ node: ClassDeclSyntax) {
    guard node.inheritanceClause?.inheritedTypes.first?.type.plainName == "URLSession",
      !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return }
    let start = Edits.range(of: node.memberBlock.leftBrace).upperBound
    let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
    file.edits.insert(" \(access)init() { super.init(configuration: .default) }; ", at: start)
    file.note(.rewritten, .foundationInitializer, node, "a session is made without a configuration")
  }
}

extension InitializerDeclSyntax {
  /// `label: Type` of each parameter.
  var parameterTexts: [String] {
    signature.parameterClause.parameters.map { "\($0.firstName.text): \($0.type.trimmedDescription)" }
  }
}
