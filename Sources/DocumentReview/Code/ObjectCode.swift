internal import DocumentEditing

/// An object of a scene that is neither view nor controller: a class of its own, with the outlets, actions and delegates
/// that the document connects to it.
struct ObjectCode {
  private let tree: SyntaxTree
  private let object: SyntaxNode.ID
  private let element: SyntaxElement

  init(_ tree: SyntaxTree, _ object: SyntaxNode.ID) {
    self.tree = tree
    self.object = object
    element = tree.element(object)
  }

  /// The objects beside a controller or view.
  static func objects(beside object: SyntaxNode.ID, in tree: SyntaxTree) -> [SyntaxNode.ID] {
    guard let list = tree.parent(of: object), tree.element(list).name == "objects" else { return [] }
    return tree.children(of: list, named: "customObject").filter { CodeNames.customClass(tree.element($0)) != nil }
  }

  /// The name of the class.
  var type: String { CodeNames.customClass(element).map { CodeNames.identifier($0) } ?? "NSObject" }

  /// A method that an action of the document calls.
  static func method(_ selector: String) -> String { CodeNames.identifier(String(selector.prefix { $0 != ":" })) }

  /// The outlets, with what they lead to.
  var outlets: [(property: String, destination: SyntaxNode.ID)] {
    guard let list = tree.child(of: object, named: "connections") else { return [] }
    return tree.children(of: list, named: "outlet").compactMap { outlet in
      let stated = tree.element(outlet)
      guard let property = stated["property"], let target = stated["destination"].flatMap({ tree.object($0) }) else {
        return nil
      }
      return (CodeNames.identifier(property), target)
    }
  }

  /// The class; `others` are further objects of the class.
  ///
  /// - Parameter hasObjectiveC: whether recognizers name the methods by selectors.
  func lines(and others: [SyntaxNode.ID], hasObjectiveC: Bool, _ classes: CodeClasses) -> [String] {
    let all = [self] + others.map { ObjectCode(tree, $0) }
    var known: Set<String> = []
    var declarations: [String] = []
    for outlet in all.flatMap(\.outlets) where known.insert(outlet.property).inserted {
      guard let type = Self.type(of: outlet.destination, tree, classes) else { continue }
      declarations.append("weak var \(outlet.property): \(type)?")
    }
    var delegates = DelegateCode(tree)
    var methods: [[String]] = []
    for one in all {
      guard let id = one.element.id, let scene = tree.parent(of: one.object) else { continue }
      for node in tree.descendants(of: scene) {
        let stated = tree.element(node)
        guard stated["destination"] == id, let list = tree.parent(of: node), let source = tree.parent(of: list) else {
          continue
        }
        if stated.name == "outlet", let type = DelegateCode.type(of: stated["property"], tree.element(source).name) {
          delegates.require(type, for: source)
        }
        guard stated.name == "action", let selector = stated["selector"] else { continue }
        let method = Self.method(selector)
        guard known.insert("\(method)()").inserted else { continue }
        methods.append(["\(hasObjectiveC ? "@objc " : "")func \(method)() {}"])
      }
    }
    let bases = (["NSObject"] + delegates.protocols).joined(separator: ", ")
    var lines = ["", "class \(type): \(bases) {"] + declarations.map { "  \($0)" }
    for method in delegates.methods + methods {
      lines += (lines.last?.hasSuffix("{") == true ? [] : [""]) + method.map { "  \($0)" }
    }
    return lines + ["}"]
  }

  /// The class of what an outlet leads to.
  private static func type(of object: SyntaxNode.ID, _ tree: SyntaxTree, _ classes: CodeClasses) -> String? {
    let element = tree.element(object)
    if let name = classes.name(of: object) { return name }
    if let custom = CodeNames.customClass(element) { return CodeNames.identifier(custom) }
    if element.name == "constraint" { return "NSLayoutConstraint" }
    if element.name == "barButtonItem" { return "UIBarButtonItem" }
    if GestureCode.isRecognizer(element.name) { return GestureCode(tree, object).className }
    return ViewCode.isView(element.name) ? ViewCode.className(element.name) : nil
  }
}
