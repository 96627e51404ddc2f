internal import SwiftSyntax

extension FileRewriter {
  /// Foundation on Linux knows the locale `en_001` only; a device has its owner's.
  func adaptDeviceLocale(_ node: MemberAccessExprSyntax) {
    if node.declName.baseName.text == "preferredLanguages", let base = node.base?.trimmedDescription,
      base == "Locale" || base == "NSLocale", !file.index.declares(base)
    {
      file.edits.replace(node, with: "Locale._devicePreferredLanguages")
      file.needsShims = true
      file.note(.rewritten, .deviceLocale, node, "\(node.trimmedDescription) is the device's")
      return
    }
    if node.declName.baseName.text == "localizedString", let base = node.base?.trimmedDescription,
      base == "DateFormatter" || base == "NumberFormatter", !file.index.declares(base)
    {
      file.edits.replace(node.declName.baseName, with: "_deviceString")
      file.needsShims = true
      file.note(.rewritten, .deviceLocale, node, "\(node.trimmedDescription) has the device's locale")
      return
    }
    guard ["current", "autoupdatingCurrent"].contains(node.declName.baseName.text),
      let type = node.base?.trimmedDescription ?? Self.typeOfDevice(around: node),
      ["Locale", "Calendar", "NSLocale", "NSCalendar"].contains(type), !file.index.declares(type)
    else { return }
    let name = type.replacing("NS", with: "")
    file.edits.replace(node, with: "\(name)._device")
    file.needsShims = true
    file.note(.rewritten, .deviceLocale, node, "\(node.trimmedDescription) is the device's")
  }

  /// The type of `.current` where it is written without: `formatter.locale = .current`, `f(calendar: .current)`,
  /// `locale: Locale = .current`.
  private static func typeOfDevice(around node: MemberAccessExprSyntax) -> String? {
    let types = ["locale": "Locale", "calendar": "Calendar"]
    if let argument = node.parent?.as(LabeledExprSyntax.self) { return argument.label.flatMap { types[$0.text] } }
    if let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == node.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      let target = list.first?.trimmedDescription.split(separator: ".").last.map(String.init)
      return target.flatMap { types[$0] }
    }
    guard let clause = node.parent?.as(InitializerClauseSyntax.self)?.parent else { return nil }
    let type =
      clause.as(FunctionParameterSyntax.self)?.type ?? clause.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return type?.trimmedDescription
  }

  /// Formatters without a locale of their own have the device's.
  func adaptFormatter(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      ["NumberFormatter", "DateFormatter"].contains(name.text), !file.index.declares(name.text)
    else { return }
    file.edits.replace(name, with: "\(name.text)._device")
    file.needsShims = true
    file.note(.rewritten, .deviceLocale, node, "\(name.text)() has the device's locale")
  }

  /// Findings in texts that Foundation on Linux says not to make.
  func adaptCheckingResult(_ node: MemberAccessExprSyntax) {
    guard node.base == nil || node.base?.trimmedDescription == "NSTextCheckingResult",
      ["linkCheckingResult", "phoneNumberCheckingResult", "dateCheckingResult"].contains(node.declName.baseName.text)
    else { return }
    file.edits.insert("_", at: Edits.range(of: node.declName.baseName).lowerBound)
    file.needsShims = true
    file.note(.rewritten, .foundationInitializer, node, "\(node.declName.baseName.text) makes what a detector finds")
  }

  /// `date.formatted(date: .long, time: .omitted)` and `value.formatted(.number)`: styles of Foundation without a locale
  /// of their own have the device's.
  func adaptFormatted(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "formatted",
      let first = node.arguments.first, let last = node.arguments.last
    else { return }
    if node.arguments.map({ $0.label?.text }) == ["date", "time"], !file.index.declares("Date") {
      file.edits.insert("Date.FormatStyle(", at: Edits.range(of: first).lowerBound)
      file.edits.insert(", locale: ._device)", at: Edits.range(of: last).upperBound)
    } else if node.arguments.count == 1, first.label == nil, let style = standardStyle(first.expression) {
      file.edits.insert(".locale(._device)", at: Edits.range(of: style).upperBound)
    } else {
      return
    }
    file.needsShims = true
    file.note(.rewritten, .deviceLocale, node, "the style has the device's locale")
  }

  /// The style that a chain such as `.dateTime.day().month()` begins with, when it is one of Foundation's.
  private func standardStyle(_ expression: ExprSyntax) -> ExprSyntax? {
    var current = expression
    while true {
      let call = current.as(FunctionCallExprSyntax.self)
      guard let member = (call?.calledExpression ?? current).as(MemberAccessExprSyntax.self) else { return nil }
      guard let base = member.base else {
        let name = member.declName.baseName.text
        let isStandard = call == nil ? ["dateTime", "number", "percent"].contains(name) : name == "currency"
        return isStandard && file.index.members(name).isEmpty ? current : nil
      }
      if member.declName.baseName.text == "locale" { return nil }
      current = base
    }
  }

  /// `SKScene(fileNamed: name)` makes an object of the class that the file names.
  func adaptSceneFile(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "fileNamed",
      let label = argument.label, let colon = argument.colon,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text == "SKScene"
        || file.index.ancestry(of: name.text).contains(where: { $0.inherited.contains("SKScene") })
    else { return }
    file.edits.insert("._fromFile", at: Edits.range(of: name).upperBound)
    file.edits.remove(label)
    file.edits.remove(colon)
    file.note(.rewritten, .standIn, node, "the scene is of the class that its file names")
  }

  /// `type(of: object).description()`: the name of a class that may be none of Foundation's.
  func adaptClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    else { return }
    file.edits.insert("NSStringFromClass(", at: Edits.range(of: base).lowerBound)
    file.edits.replace(Edits.range(of: base).upperBound..<Edits.range(of: node).upperBound, with: ")")
    file.note(.rewritten, .foundationInitializer, node, "description() of a class is its name")
  }

  /// `abs(x)` inside an extension of `CGFloat`, which on Linux has a static method of this name.
  func adaptMagnitude(_ node: FunctionCallExprSyntax) {
    guard types.last?.name == "CGFloat", node.arguments.count == 1,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "abs",
      file.index.members("abs", of: "CGFloat").isEmpty
    else { return }
    file.edits.insert("Swift.", at: Edits.range(of: name).lowerBound)
    file.note(.rewritten, .foundationInitializer, node, "abs is Swift's")
  }

  /// `frame.intersects(other)`: Foundation on Linux says so of rectangles that only touch.
  func adaptIntersection(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.count == 1,
      member.base != nil, member.declName.baseName.text == "intersects", node.arguments.first?.label == nil,
      file.index.members("intersects").isEmpty,
      // Nodes and rectangles of maps have such a method, too.
      file.vocabulary.imports.isDisjoint(with: ["SpriteKit", "MapKit", "SceneKit", "GameplayKit"])
    else { return }
    file.edits.replace(member.declName.baseName, with: "_intersects")
    file.needsUIKit = true
    file.note(.rewritten, .foundationInitializer, node, "rectangles that touch do not intersect")
  }

  /// `viewClass.isSubclass(of:)` of an `AnyClass`: every class is one of NSObject's with the Objective-C runtime.
  func adaptSubclassTest(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "isSubclass", node.arguments.map({ $0.label?.text }) == ["of"],
      let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      name.first?.isLowercase == true, name != "self", !base.trimmedDescription.contains("?"),
      file.index.members("isSubclass").isEmpty,
      let parenthesis = node.leftParen
    else { return }
    file.edits.insert("_isSubclass(", at: Edits.range(of: base).lowerBound)
    file.edits.replace(
      Edits.range(of: base).upperBound..<Edits.range(of: parenthesis).upperBound, with: ", ")
    file.needsShims = true
    file.note(.rewritten, .anyObject, node, "\(name) may be a class of any kind")
  }

  /// Functions of C that take objects are those of the Objective-C runtime.
  func adaptConvention(_ node: AttributedTypeSyntax) {
    for attribute in node.attributes.attributes where attribute.name == "convention" {
      let convention = attribute.arguments?.trimmedDescription ?? ""
      let takesObjects = node.baseType.tokens(viewMode: .sourceAccurate).contains { token in
        ["AnyObject", "AnyClass", "Selector", "NSObject", "Any"].contains(token.text)
          || FileVocabulary.isUIKitName(token.text)
      }
      if convention.contains("block") || convention.contains("c") && takesObjects { remove(attribute) }
    }
  }
}
