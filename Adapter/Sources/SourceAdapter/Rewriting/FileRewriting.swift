internal import SwiftSyntax

/// What is gathered while a file is rewritten.
struct FileRewriting {
  let source: SourceFile
  let number: Int
  let settings: AdapterSettings
  let index: ModuleIndex
  let vocabulary: FileVocabulary
  let evaluator: ConditionEvaluator
  /// Whether objects of the module's classes may be attributes of strings.
  let marksAttributeObjects: Bool

  var edits = Edits()
  var findings: [Finding] = []
  /// Source to append to the file.
  var appended: [String] = []
  var registrations: [Registration] = []
  var moves: [MemberMove] = []
  var sharedOverrides: [SharedOverrides] = []
  var absent: Set<String> = []
  var delegate: String?
  var hasRegistrations = false
  /// Whether a rule wrote a name of `DarwinShims`.
  var needsShims = false
  /// Whether an import of Combine is compiled: not every condition around one holds here.
  var importsCombine = false
  /// Whether a rule wrote a name of `UIKit`.
  var needsUIKit = false
  /// Whether members of `AnyObject` are asked for.
  var usesAnyObjectMembers = false
  /// Whether a rule hands a class over as an object.
  var usesClassObjects = false
  /// Whether test cases are compared with each other.
  var comparesTestCases = false
  /// Whether the method that fulfils an expectation is taken as a function.
  var takesFulfilment = false
  /// Whether classes are specifications, whose examples are made at run time.
  var hasSpecifications = false
  /// Whether test cases are delegates or data sources, which are objects of Objective-C.
  var hasObjectTestCases = false

  mutating func note(_ kind: Finding.Kind, _ rule: Rule, _ node: some SyntaxProtocol, _ message: String) {
    findings.append(Finding(kind, rule, file: source.path, line: source.line(of: node), message))
  }

  /// Part of the names that the adapter makes up in this file.
  var identifier: String { Self.identifier(number, source.path) }

  static func identifier(_ number: Int, _ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return "\(number)_"
      + String(
        name.unicodeScalars.prefix { $0 != "." }.map { $0.isASCII && $0.properties.isAlphabetic ? Character($0) : "_" })
  }
}

/// A member that moves from an extension into its class.
struct MemberMove {
  let type: String
  let range: Range<Int>
  let line: Int
  /// The conditions around the member, as written for Linux.
  let conditions: [String]
  /// `public`, when the extension gave it.
  let access: String
}
