public import Foundation

/// A storyboard, xib or launch screen. Nothing of it ever changes: with other traits or in another language it is another
/// document.
public final class IBDocument: Sendable {
  /// The path that the document was read by, for messages.
  public let path: String
  /// What was read so far, if somebody wants to know.
  let record: IBReadingRecord?
  /// The `document` or `archive` element, with all that is in it.
  public let root: IBElement
  /// From `toolsVersion`, or from the plug-in's where that is a placeholder.
  public let toolsVersion: Int
  /// The Interface Builder that saved the document.
  public let xcode: XcodeVersion
  /// The device that the canvas shows; nil in documents up to Xcode 8.
  public let device: IBDevice?
  /// Whether constraints count. Without them frames and autoresizing masks decide.
  public let usesAutolayout: Bool
  /// Whether parts vary by size classes.
  public let usesTraitCollections: Bool
  /// Whether root views have safe areas in place of top and bottom guides.
  public let usesSafeAreas: Bool
  /// Whether the document is a launch screen.
  public let isLaunchScreen: Bool
  /// Whether the document is a storyboard; else it is a xib.
  public let isStoryboard: Bool
  /// The id of the controller that a storyboard begins with; nil in xibs, and where none is chosen.
  public let initialViewControllerID: String?
  /// The scenes in the document's order. A xib's top-level views are scenes too.
  public let scenes: [IBScene]
  /// Images, colours and classes that the document lists at its end.
  public let resources: IBResources
  /// Base name of the simulated screen in documents before Xcode 8, if any.
  public let simulatedMetrics: IBElement?
  /// The colour that the document gives all views as their tint; nil for the system's.
  public let globalTint: IBElement?

  /// Every element with an id.
  public let objects: [String: IBElement]
  /// Which views and constraints are installed where.
  public let installation: IBInstallation

  /// Reads the file at `path`.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - recordsReading: whether `unreadContent()` can tell afterwards what nobody has read.
  public static func read(path: String, recordsReading: Bool = false) throws(DocumentError) -> IBDocument {
    let start = SourceLocation(file: path, line: 1, column: 1)
    var status = stat()
    guard stat(path, &status) == 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      throw DocumentError(isMissing ? .noSuchFile : .unreadable(String(cString: strerror(errno))), at: start)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw DocumentError(.folder, at: start) }
    // A pipe or a device has no end.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw DocumentError(.unreadable("it is no ordinary file"), at: start)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch { throw DocumentError(.unreadable(error.localizedDescription), at: start) }
    return try read(data, path: path, recordsReading: recordsReading)
  }

  /// Reads `data`; `path` serves messages and what lies beside the document.
  public static func read(
    _ data: Data, path: String, recordsReading: Bool = false
  ) throws(DocumentError) -> IBDocument {
    let (root, marks) = try DocumentParser.parse(data, file: path)
    guard root.name == "document" else { throw DocumentError(.notADocument(root: root.name), at: root.location) }
    try checkRuntime(root.value("targetRuntime"), at: root.location)
    return IBDocument(root, marks: marks, path: path, recordsReading: recordsReading)
  }

  /// Refuses documents of systems without UIKit, by their `targetRuntime`.
  package static func checkRuntime(_ runtime: String?, at location: SourceLocation) throws(DocumentError) {
    guard let runtime, !runtime.contains("CocoaTouch"), !runtime.contains("AppleTV") else { return }
    throw DocumentError(.otherRuntime(runtime), at: location)
  }

  /// - Parameters:
  ///   - marks: how many marks a record of what is read has.
  ///   - installation: what is installed where, if that no longer stands in the elements.
  private init(
    _ node: IBNode, marks: Int, path: String, recordsReading: Bool, installation: IBInstallation? = nil
  ) {
    record = recordsReading ? IBReadingRecord(count: marks) : nil
    let root = IBElement(root: node, record: record)
    self.root = root
    self.path = path
    root.note(
      "targetRuntime", "type", "version", "systemVersion", "propertyAccessControl", "colorMatched",
      "promptedForUpgradeToXcode5", "variant", "generatesPrototypingConstraints", "nextObjectID")
    toolsVersion = Self.toolsVersion(of: root)
    xcode = XcodeVersion(toolsVersion: toolsVersion)
    usesAutolayout = root.bool("useAutolayout") ?? false
    usesTraitCollections = root.bool("useTraitCollections") ?? false
    usesSafeAreas = root.bool("useSafeAreas") ?? false
    isLaunchScreen = root.bool("launchScreen") ?? false
    initialViewControllerID = root.string("initialViewController")
    device = root.child("device").map {
      IBDevice(
        id: $0.string("id") ?? "", orientation: $0.string("orientation") ?? "portrait",
        appearance: $0.string("appearance"), layout: $0.string("layout"),
        adaptation: $0.child("adaptation")?.string("id"))
    }
    simulatedMetrics = root.child(key: "defaultSimulatedMetrics")
    globalTint = root.child(key: "tintColor")
    resources = IBResources(root)
    scenes = IBScene.read(root)
    isStoryboard = root.child("scenes") != nil
    objects = Self.index(root)
    self.installation = installation ?? IBInstallation(root)
    for name in ["dependencies", "inferredMetricsTieBreakers", "classes", "accessibilityOverrides"] {
      root.child(name)?.markRead()
    }
  }

  /// The document as it is where `traits` are in force: its elements have the values of the variations that hold. It
  /// still knows which of its objects are installed where. The marks of what was read start anew.
  public func resolved(in traits: IBTraits) -> IBDocument {
    guard root.variesInside else { return self }
    var marks = 0
    let node = root.resolved(in: traits).node.renumbered(&marks)
    return IBDocument(
      node, marks: marks, path: path, recordsReading: record != nil, installation: installation)
  }

  /// The document after a change. The marks of what was read start anew.
  func changed(_ change: (IBDraft) -> Void) -> IBDocument {
    let draft = IBDraft(root.node)
    change(draft)
    var marks = 0
    let node = draft.node(&marks)
    return IBDocument(node, marks: marks, path: path, recordsReading: record != nil)
  }

  /// `32700.99.1234` is a placeholder; the plug-in's version stands in for it.
  private static func toolsVersion(of root: IBElement) -> Int {
    let stated = root.string("toolsVersion").flatMap { Int($0.prefix { $0 != "." }) } ?? 0
    guard stated >= 32000 else { return stated }
    let plugIn = root.child("dependencies")?.children("plugIn").first {
      $0.string("identifier") == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
    }
    return plugIn?.number("version").map { Int($0) } ?? stated
  }

  private static func index(_ root: IBElement) -> [String: IBElement] {
    var result: [String: IBElement] = [:]
    var queue = [root]
    while let element = queue.popLast() {
      if let id = element.peek("id"), result[id] == nil,
        !["outlet", "action", "segue", "outletCollection"].contains(element.name)
      {
        result[id] = element
      }
      queue += element.children
    }
    return result
  }
}
