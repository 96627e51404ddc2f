internal import Foundation

/// The controllers that take part, each with the way to it.
///
/// UIKIT: who has no restoration identifier ends the branch ("Preserving Your App's UI Across Launches").
@MainActor
final class RestorationTree {
  private(set) var controllers: [(way: [String], controller: UIViewController)] = []
  /// The views of controllers that have been restored.
  var views: [[String]: UIView] = [:]
  private var found: [[String]: UIViewController] = [:]

  init(_ application: UIApplication) {
    // A window that has not been shown yet is only the delegate's.
    let windows = application.windowsWithHidden
    let unseen = [application.delegate?.window ?? nil].compactMap { $0 }.filter { !windows.contains($0) }
    for window in windows + unseen { if let root = window.rootViewController { add(root, beneath: []) } }
  }

  subscript(way: [String]) -> UIViewController? { found[way] }

  func way(to controller: UIViewController) -> [String]? { controllers.first { $0.controller === controller }?.way }

  /// Takes a controller with its children and what it presents.
  func add(_ controller: UIViewController, beneath parent: [String]) {
    guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else { return }
    let way = parent + [identifier]
    // UIKIT: siblings with the same identifier cannot be told apart; the first one is kept ("Preserving Your App's UI
    // Across Launches" asks for paths that differ).
    guard found[way] == nil else { return }
    add(controller, at: way)
  }

  func add(_ controller: UIViewController, at way: [String]) {
    found[way] = controller
    controllers.append((way, controller))
    for child in controller.children { add(child, beneath: way) }
    if let presented = controller.extras.presented { add(presented, beneath: way) }
  }

  /// The views of a controller that take part; those of its children are theirs.
  static func views(of controller: UIViewController, at way: [String]) -> [(way: [String], view: UIView)] {
    guard let root = controller.viewIfLoaded else { return [] }
    var result: [(way: [String], view: UIView)] = []
    func visit(_ view: UIView) {
      if let identifier = view.restorationIdentifier, !identifier.isEmpty { result.append((way + [identifier], view)) }
      for subview in view.subviews where subview.controller == nil { visit(subview) }
    }
    visit(root)
    return result
  }
}
