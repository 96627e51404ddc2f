internal import SwiftSyntax

/// The identifiers of a file, and which modules it imports.
struct FileVocabulary {
  private(set) var identifiers: Set<String> = []
  private(set) var imports: Set<String> = []
  /// Those of the imports that show what is internal.
  private(set) var testableImports: Set<String> = []

  /// Whether the file makes expressions itself: `NSExpression(…)`, `NSExpression.expression…`. Others come from predicates.
  private(set) var makesExpressions = false

  init(_ source: SourceFile) {
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let text) = token.tokenKind else { continue }
      identifiers.insert(text)
      if text == "iOS",
        let call = token.previousToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate),
        call.text == "os"
      {
        asksForDevices = true
      }
      if text == "NSExpression", let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind {
        if next == .leftParen || next == .period { makesExpressions = true }
      }
    }
    let collector = ImportCollector(viewMode: .sourceAccurate)
    collector.walk(source.tree)
    imports = collector.imports
    testableImports = collector.testableImports
  }

  var usesUIKit: Bool { imports.contains("UIKit") || identifiers.contains { Self.isUIKitName($0) } }

  /// Whether a condition asks for iOS: `#if os(iOS)`.
  private var asksForDevices = false

  /// Whether the file has tests, and says what is otherwise on iOS.
  var testsDevices: Bool { asksForDevices && !imports.isDisjoint(with: ["XCTest", "Testing"]) }

  /// Classes of Apple's frameworks that a name alone does not state: they have generic parameters.
  static let genericClasses: Set<String> = [
    "NSLayoutAnchor", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "NSHashTable",
    "NSMapTable", "NSCache", "NSFetchRequest", "NSFetchedResultsController",
  ]

  static func isUIKitName(_ name: String) -> Bool {
    guard name.hasPrefix("UI"), let third = name.dropFirst(2).unicodeScalars.first else { return false }
    return ("A"..."Z").contains(third) && name.unicodeScalars.contains { ("a"..."z").contains($0) }
  }

  /// Whether Core Graphics is used beyond the types that Foundation has.
  var usesGraphics: Bool { identifiers.contains { Self.isGraphicsName($0) } }

  /// Core Graphics' and Image I/O's types and functions that Foundation lacks: `CGImage`, `CGImageSourceGetCount`.
  static func isGraphicsName(_ name: String) -> Bool {
    [
      "CGImage", "CGColor", "CGPath", "CGMutablePath", "CGContext", "CGGradient", "CGFont", "CGAffineTransform",
      "CGVector",
    ].contains { name.hasPrefix($0) }
  }

  /// Core Animation's types and functions: `CALayer`, `CATransform3DIdentity`.
  static func isAnimationName(_ name: String) -> Bool {
    guard name.hasPrefix("CA"), let third = name.dropFirst(2).first, third.isUppercase else { return false }
    return name.contains(where: \.isLowercase)
  }

  /// Core Animation's layers.
  static func isLayerName(_ name: String) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }

  /// Names of UIKit that it shares with AppKit.
  static func isTextOrLayoutName(_ name: String) -> Bool {
    name.hasPrefix("NS")
      && [
        "NSLayout", "NSDirectional", "NSCollectionLayout", "NSDiffable", "NSText", "NSParagraph", "NSMutableParagraph",
        "NSShadow", "NSUnderlineStyle", "NSWritingDirection", "NSLineBreakMode", "NSStringDrawing", "NSDataAsset",
        "NSItemProvider", "NSRectAlignment",
      ]
      .contains { name.hasPrefix($0) && name != "NSTextCheckingResult" }
  }

  func usesAny(of names: Set<String>) -> Bool { !identifiers.isDisjoint(with: names) }

  private final class ImportCollector: SyntaxVisitor {
    var imports: Set<String> = []
    var testableImports: Set<String> = []
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let first = node.path.first?.name.text else { return .skipChildren }
      imports.insert(first)
      if node.attributes.has("testable") { testableImports.insert(first) }
      return .skipChildren
    }
  }
}
