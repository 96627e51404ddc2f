internal import DocumentEditing

/// Where the unwind segues of a document lead: which scene has the action is not in the document, so it is the nearest one
/// from which all the scenes with such a segue are reached.
struct UnwindCode {
  /// The controllers, by the actions that they have.
  private var targets: [String: SyntaxNode.ID] = [:]

  init(_ tree: SyntaxTree) {
    var sources: [String: [SyntaxNode.ID]] = [:]
    var order: [String] = []
    var before: [SyntaxNode.ID: [SyntaxNode.ID]] = [:]
    guard let list = tree.child(of: tree.root, named: "scenes") else { return }
    for scene in tree.children(of: list, named: "scene") {
      guard let controller = ObjectNames.controller(of: scene, in: tree) else { continue }
      for segue in tree.descendants(of: scene) where tree.element(segue).name == "segue" {
        let element = tree.element(segue)
        if element["kind"] == "unwind" {
          guard let action = element["unwindAction"] else { continue }
          if sources[action] == nil { order.append(action) }
          if sources[action]?.contains(controller) != true { sources[action, default: []].append(controller) }
        } else if let next = element["destination"].flatMap({ tree.object($0) }), next != controller {
          before[next, default: []].append(controller)
        }
      }
    }
    for action in order {
      let ways = (sources[action] ?? []).map { Self.distances(from: $0, before) }
      guard let first = ways.first else { continue }
      let common = first.keys.filter { controller in
        CodeClasses.root(of: controller, in: tree) != nil && ways.allSatisfy { $0[controller, default: 0] > 0 }
      }
      // Among equals the document's order decides.
      targets[action] = common.min { a, b in
        let (first, second) = (ways.map { $0[a] ?? 0 }.max() ?? 0, ways.map { $0[b] ?? 0 }.max() ?? 0)
        return (first, a) < (second, b)
      }
    }
  }

  /// How many steps lead from each controller to this one.
  private static func distances(
    from source: SyntaxNode.ID, _ before: [SyntaxNode.ID: [SyntaxNode.ID]]
  ) -> [SyntaxNode.ID: Int] {
    var result = [source: 0]
    var edge = [source]
    while !edge.isEmpty {
      var next: [SyntaxNode.ID] = []
      for controller in edge {
        for earlier in before[controller] ?? [] where result[earlier] == nil {
          result[earlier] = (result[controller] ?? 0) + 1
          next.append(earlier)
        }
      }
      edge = next
    }
    return result
  }

  func target(of action: String) -> SyntaxNode.ID? { targets[action] }

  /// The actions that lead back to a controller, sorted.
  func actions(of controller: SyntaxNode.ID) -> [String] {
    targets.filter { $0.value == controller }.keys.sorted()
  }

  static func method(_ action: String) -> String { CodeNames.identifier(String(action.prefix { $0 != ":" })) }

  /// What calls a controller's action and goes back to it.
  static func statement(_ action: String, identifier: String?, of type: String) -> String {
    let named = identifier.map { ", identifier: \(CodeValues.string($0))" } ?? ""
    return "unwind(to: \(type).self\(named)) { $0.\(method(action))($1) }"
  }

  /// Where nobody is known who has the action.
  static let oneStep = [
    "if let stack = navigationController, stack.topViewController === self, stack.viewControllers.count > 1 {",
    "  stack.popViewController(animated: true)", "} else {", "  dismiss(animated: true)", "}",
  ]

  static let helper = [
    "", "extension UIViewController {",
    "  /// Calls the nearest controller of a class, outwards from this one, and goes back to it.",
    "  fileprivate func unwind<Target: UIViewController>(",
    "    to type: Target.Type, identifier: String? = nil, calling action: (Target, UIStoryboardSegue) -> Void",
    "  ) {", "    func search(_ controller: UIViewController) -> Target? {",
    "      if controller === self { return nil }", "      for child in controller.children.reversed() {",
    "        if let found = search(child) { return found }", "      }", "      return controller as? Target", "    }",
    "    var next = parent ?? presentingViewController", "    while let current = next {",
    "      if let target = search(current) {",
    "        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target)",
    "        prepare(for: segue, sender: self)", "        action(target, segue)",
    "        if target.presentedViewController != nil { target.dismiss(animated: true) }",
    "        if let stack = target.navigationController, stack.viewControllers.contains(target) {",
    "          stack.popToViewController(target, animated: true)", "        }", "        return", "      }",
    "      next = current.parent ?? current.presentingViewController", "    }", "  }", "}",
  ]
}
