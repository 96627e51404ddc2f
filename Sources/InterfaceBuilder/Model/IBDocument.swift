public import Foundation

/// A storyboard, xib or launch screen.
public final class IBDocument {
  public let path: String
  public let root: IBElement
  /// From `toolsVersion`, or from the plug-in's where that is a placeholder.
  public let toolsVersion: Int
  public let xcode: XcodeVersion
  public let device: IBDevice?
  public let usesAutolayout: Bool
  public let usesTraitCollections: Bool
  public let usesSafeAreas: Bool
  public let isLaunchScreen: Bool
  public let isStoryboard: Bool
  public let initialViewControllerID: String?
  public let scenes: [IBScene]
  public let resources: IBResources
  /// Base name of the simulated screen in documents before Xcode 8, if any.
  public let simulatedMetrics: IBElement?
  public let globalTint: IBElement?

  /// Every element with an id.
  public let objects: [String: IBElement]
  /// Which views and constraints are installed where.
  public let installation: IBInstallation

  /// Reads the file at `path`.
  public static func read(path: String) throws(DocumentError) -> IBDocument {
    let start = SourceLocation(file: path, line: 1, column: 1)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue else {
      throw DocumentError(.noSuchFile, at: start)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch { throw DocumentError(.unreadable(error.localizedDescription), at: start) }
    return try read(data, path: path)
  }

  /// Reads `data`; `path` serves messages and what lies beside the document.
  public static func read(_ data: Data, path: String) throws(DocumentError) -> IBDocument {
    let root = try DocumentParser.parse(data, file: path)
    guard root.name == "document" else { throw DocumentError(.notADocument(root: root.name), at: root.location) }
    return try IBDocument(root: root, path: path)
  }

  private init(root: IBElement, path: String) throws(DocumentError) {
    self.root = root
    self.path = path
    let runtime = root.string("targetRuntime") ?? "iOS.CocoaTouch"
    guard runtime.contains("CocoaTouch") || runtime.contains("AppleTV") else {
      throw DocumentError(.otherRuntime(runtime), at: root.location)
    }
    root.note(
      "type", "version", "systemVersion", "propertyAccessControl", "colorMatched", "promptedForUpgradeToXcode5",
      "variant", "generatesPrototypingConstraints", "nextObjectID")
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
    installation = IBInstallation(root)
    for name in ["dependencies", "inferredMetricsTieBreakers", "classes", "accessibilityOverrides"] {
      root.child(name)?.markRead()
    }
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

extension IBElement {
  /// An attribute's value without marking it as understood.
  func peek(_ name: String) -> String? { attributeNames.contains(name) ? rawAttribute(name) : nil }
}
