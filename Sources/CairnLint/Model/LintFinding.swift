public import InterfaceBuilder

/// Something wrong with an object of a document.
public struct LintFinding: Hashable, Sendable {
  public var rule: String
  public var severity: LintSeverity
  public var location: SourceLocation
  /// The id of the object in the document.
  public var objectID: String?
  public var scene: String?
  public var message: String
  /// Where it is so: devices, with text sizes and languages. Empty for what holds everywhere.
  public var devices: [String] = []
  /// Other objects that take part.
  public var related: [Related] = []
  /// The frame that layout gives to a misplaced view.
  public var frame: Frame?

  /// Another object of a finding.
  public struct Related: Hashable, Sendable {
    public var location: SourceLocation
    public var message: String
  }

  /// A rectangle in the superview's coordinates, in points.
  public struct Frame: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
  }

  public init(
    rule: String, severity: LintSeverity, location: SourceLocation, objectID: String?, scene: String?, message: String
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.objectID = objectID
    self.scene = scene
    self.message = message
  }

  /// What makes findings of several devices one. Copies of a document have objects of the same ids at the same places.
  var identity: String {
    "\(location.file)|\(rule)|\(objectID ?? "")|\(location.line):\(location.column)|\(message)"
  }
}
