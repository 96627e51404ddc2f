package import InterfaceBuilder
internal import UIKitCore
package import InterfaceCanvas
internal import UIKitDocuments

/// Checks a document for every device, text size and language that is asked for.
@MainActor
public final class Linter {
  private let configuration: LintConfiguration
  private var found: [LintFinding] = []
  private var places: [String: Int] = [:]

  public init(_ configuration: LintConfiguration = LintConfiguration()) { self.configuration = configuration }

  /// The findings so far, in the order of the files.
  public var findings: [LintFinding] {
    found.sorted {
      ($0.location.file, $0.location.line, $0.location.column, $0.rule, $0.message)
        < ($1.location.file, $1.location.line, $1.location.column, $1.rule, $1.message)
    }
  }

  /// Checks the layout of `document`.
  ///
  /// - Parameters:
  ///   - device: how the device, text size and language are called; nil for the document's own.
  ///   - isIncluded: which scenes are looked at.
  /// - Returns: the document as it was laid out, for `checkContent(of:)`.
  @discardableResult
  package func check(
    _ document: IBDocument, options: CanvasOptions, device: String?, isIncluded: (IBScene) -> Bool = { _ in true }
  ) -> IBDocument {
    var laidOut = document
    let isAsSaved = options.target == nil && options.textSize == nil && options.translation == nil
    // What constraints leave open is to be found, but it is not misplaced where Interface Builder lets it rest. In early
    // documents it is: Interface Builder before Xcode 8.3 marked 81 of 103 ambiguous views as misplaced too.
    for restsAsSaved in isAsSaved ? [false, true] : [false] {
      let rules = LintRules.perScene.filter {
        configuration.severity(of: $0.info) != nil && $0.concernsSavedFrames == restsAsSaved
      }
      if restsAsSaved, rules.isEmpty { continue }
      var options = options
      options.restsAsSaved = restsAsSaved && document.toolsVersion >= 12_000
      let canvas = DocumentCanvas(document, options: options)
      let document = canvas.document
      if !restsAsSaved { laidOut = document }
      for scene in document.scenes where isIncluded(scene) {
        var conflicts: [LayoutConflict] = []
        let made = canvas.layOut(scene) { conflicts.append($0) }
        let linted = LintedScene(document: document, made: made, conflicts: conflicts)
        for rule in rules {
          for finding in rule.check(linted) { add(finding, device: device ?? deviceName(document)) }
        }
        if !restsAsSaved { made.warnings.forEach { add($0) } }
      }
    }
    return laidOut
  }

  /// Checks what does not depend on a device; after `check(_:options:device:isIncluded:)`, which has read it.
  package func checkContent(of document: IBDocument, isIncluded: (IBScene) -> Bool = { _ in true }) {
    for finding in MissingObjects.check(document) { add(finding, device: nil) }
    for mistake in document.isLaunchScreen ? LaunchScreenRules.mistakes(in: document) : [] {
      let info = LintRules.info(mistake.rule)
      add(
        LintFinding(
          rule: info.name, severity: info.severity, location: mistake.location, objectID: mistake.objectID, scene: nil,
          message: mistake.message), device: nil)
    }
    for warning in document.unreadContent(in: isIncluded) { add(warning) }
  }

  private func deviceName(_ document: IBDocument) -> String { document.device?.id ?? "canvas" }

  private func add(_ warning: DocumentWarning) {
    let info = LintRules.info("unread-content")
    add(
      LintFinding(
        rule: info.name, severity: info.severity, location: warning.location, objectID: warning.objectID, scene: nil,
        message: warning.message), device: nil)
  }

  /// The same finding of several devices is one.
  private func add(_ finding: LintFinding, device: String?) {
    guard let severity = configuration.severity(of: LintRules.info(finding.rule)) else { return }
    if let place = places[finding.identity] {
      if let device, !found[place].devices.contains(device) { found[place].devices.append(device) }
      return
    }
    var finding = finding
    finding.severity = severity
    if let device { finding.devices = [device] }
    places[finding.identity] = found.count
    found.append(finding)
  }
}
