package import InterfaceBuilder

/// What a launch screen must not have: the system shows it before any code of the app runs.
package enum LaunchScreenRules {
  package struct Mistake {
    package var rule: String
    package var location: SourceLocation
    package var objectID: String?
    package var message: String
  }

  static let infos: [LintRuleInfo] = [
    LintRuleInfo("launch-screen-class", .error, "A launch screen has objects of UIKit alone."),
    LintRuleInfo("launch-screen-root", .error, "A launch screen has one root: a view or a view controller."),
    LintRuleInfo("launch-screen-connection", .error, "A launch screen has no outlets, actions and segues to code."),
    LintRuleInfo("launch-screen-web-view", .error, "A launch screen has no web views."),
    LintRuleInfo("launch-screen-custom-class", .error, "A launch screen has no custom classes."),
    LintRuleInfo("launch-screen-runtime-attribute", .error, "A launch screen has no user defined runtime attributes."),
  ]

  /// The mistakes of a document that is a launch screen.
  package static func mistakes(in document: IBDocument) -> [Mistake] {
    var found: [Mistake] = []
    checkRoots(document, &found)
    visit(document.root, document, &found)
    return found
  }

  /// Elements of other frameworks than UIKit.
  private static let foreign: [String: String] = [
    "mapView": "MapKit", "arscnView": "ARKit", "arskView": "ARKit", "sceneKitView": "SceneKit", "skView": "SpriteKit",
    "glkView": "GLKit", "mtkView": "MetalKit", "adBannerView": "iAd", "glkViewController": "GLKit",
    "avPlayerViewController": "AVKit", "hostingController": "SwiftUI", "customObject": "the app",
  ]

  private static func checkRoots(_ document: IBDocument, _ found: inout [Mistake]) {
    // What containers show by their relationships, and what is embedded, is part of its container.
    var shown: Set<String> = []
    var queue = [document.root]
    while let element = queue.popLast() {
      if element.name == "segue", let destination = element.string("destination") { shown.insert(destination) }
      queue += element.children
    }
    let roots = document.scenes.compactMap { $0.controller ?? $0.view }.filter { !shown.contains($0.id ?? "") }
    guard roots.count > 1 else { return }
    let element = roots[1]
    found.append(
      Mistake(
        rule: "launch-screen-root", location: element.location, objectID: element.id,
        message: "a launch screen has one root, this one has \(roots.count)"))
  }

  private static func visit(_ element: IBElement, _ document: IBDocument, _ found: inout [Mistake]) {
    func add(_ rule: String, _ message: String, _ id: String? = nil) {
      found.append(Mistake(rule: rule, location: element.location, objectID: id ?? element.id, message: message))
    }
    if element.name == "webView" || element.name == "wkWebView" {
      add("launch-screen-web-view", "a launch screen has no web views")
    } else if let framework = foreign[element.name] {
      add("launch-screen-class", "<\(element.name)> is of \(framework), and a launch screen has objects of UIKit alone")
    }
    // Placeholders are the app's own objects, and are not made with the screen.
    if element.name != "placeholder", let name = element.string("customClass") {
      add("launch-screen-custom-class", "a launch screen has no custom classes, this object is a '\(name)'")
    }
    if element.name == "userDefinedRuntimeAttribute" {
      add(
        "launch-screen-runtime-attribute",
        "a launch screen has no user defined runtime attributes ('\(element.string("keyPath") ?? "")')")
    }
    if ["outlet", "action", "outletCollection"].contains(element.name) {
      let isOwners = element.parent?.parent?.name == "placeholder" && element.string("property") == "view"
      if !isOwners {
        let what = element.string("property") ?? element.string("selector") ?? ""
        add("launch-screen-connection", "a launch screen has no connections (\(element.name) '\(what)')")
      }
    } else if element.name == "segue", element.string("relationship") == nil, element.string("kind") != "embed" {
      add("launch-screen-connection", "a launch screen has no segues that somebody could perform")
    }
    for child in element.children { visit(child, document, &found) }
  }
}
