internal import DocumentEditing
internal import InterfaceBuilder

/// Controllers of controllers: as expressions where they are only that, as classes where the document says more of them.
struct ContainerCode {
  private let tree: SyntaxTree
  private let classes: CodeClasses

  init(_ tree: SyntaxTree, _ classes: CodeClasses) {
    self.tree = tree
    self.classes = classes
  }

  /// Whether a controller without a view of its own is written as a class.
  static func isClass(_ controller: SyntaxNode.ID, in tree: SyntaxTree) -> Bool {
    let element = tree.element(controller)
    switch element.name {
    case "tabBarController", "splitViewController": return true
    case "navigationController":
      let bar = tree.child(of: controller, key: "navigationBar").map { tree.element($0) }
      return CodeNames.customClass(element) != nil || bar?["largeTitles"] == "YES"
        || element["navigationBarHidden"] == "YES" || element["toolbarHidden"] == "NO"
    default: return false
    }
  }

  // MARK: Expressions

  /// An expression that makes the controller with this id; nil for what cannot be made by code.
  func making(_ id: String?, depth: Int = 0) -> String? {
    guard depth < 8, let id, let controller = tree.object(id) else { return nil }
    if let name = classes.name(of: controller) { return "\(name)()" }
    let element = tree.element(controller)
    switch element.name {
    case "navigationController":
      let root = related(controller, "rootViewController").first.flatMap { making($0, depth: depth + 1) }
      return root.map { "UINavigationController(rootViewController: \($0))" } ?? "UINavigationController()"
    case "viewControllerPlaceholder":
      guard let storyboard = element["storyboardName"], element["bundleIdentifier"] == nil else { return nil }
      let made = "UIStoryboard(name: \(CodeValues.string(storyboard)), bundle: nil)"
      return element["referencedIdentifier"].map {
        "\(made).instantiateViewController(withIdentifier: \(CodeValues.string($0)))"
      } ?? "\(made).instantiateInitialViewController()!"
    case "pageViewController":
      // UIKIT: documents without a style turn their pages, as a controller made without one does.
      let style = element["transitionStyle"] == "scroll" ? "scroll" : "pageCurl"
      let orientation = element["navigationOrientation"] == "vertical" ? "vertical" : "horizontal"
      let type = CodeNames.customClass(element).map { CodeNames.identifier($0) } ?? "UIPageViewController"
      return "\(type)(transitionStyle: .\(style), navigationOrientation: .\(orientation))"
    case "viewController", "tableViewController", "collectionViewController", "imagePickerController":
      let type = CodeNames.customClass(element).map { CodeNames.identifier($0) }
      return (type ?? IBElementKind.of(element.name)?.className).map { "\($0)()" }
    default: return nil
    }
  }

  /// Ids of the controllers in a relation with a container.
  private func related(_ controller: SyntaxNode.ID, _ relation: String? = nil) -> [String] {
    guard let list = tree.child(of: controller, named: "connections") else { return [] }
    return tree.children(of: list, named: "segue").compactMap { segue in
      let element = tree.element(segue)
      guard element["kind"] == "relationship", relation == nil || element["relationship"] == relation else {
        return nil
      }
      return element["destination"]
    }
  }

  // MARK: Classes

  /// The class of a container; nil for other controllers.
  func text(of controller: SyntaxNode.ID) -> (text: String, omissions: [String])? {
    guard Self.isClass(controller, in: tree), let name = classes.name(of: controller) else { return nil }
    let element = tree.element(controller)
    var omissions: [String] = []
    var lines: [String]
    switch element.name {
    case "tabBarController":
      lines = ["class \(name): UITabBarController {", "  override func viewDidLoad() {", "    super.viewDidLoad()"]
      lines += tabs(of: controller, &omissions).map { "    \($0)" } + ["  }"]
    case "splitViewController":
      lines = ["class \(name): UISplitViewController {", "  override func viewDidLoad() {", "    super.viewDidLoad()"]
      lines += columns(of: controller, &omissions).map { "    \($0)" } + ["  }"]
    default:
      let root = related(controller, "rootViewController").first.flatMap { making($0) }
      lines = [
        "class \(name): UINavigationController {", "  init() {",
        "    super.init(\(root.map { "rootViewController: \($0)" } ?? "nibName: nil, bundle: nil"))", "  }", "",
        "  required init?(coder: NSCoder) {", "    super.init(coder: coder)", "  }", "",
        "  override func viewDidLoad() {", "    super.viewDidLoad()",
      ]
      lines += bars(of: controller, element).map { "    \($0)" } + ["  }"]
    }
    for segue in tree.child(of: controller, named: "connections").map({ tree.children(of: $0, named: "segue") }) ?? []
    where tree.element(segue)["kind"] != "relationship" {
      omissions.append("\(ConnectionWords(tree).text(segue)) of \(ObjectNames(tree).fullName(controller))")
    }
    return ((["import UIKit", ""] + lines + ["}"]).map { $0 + "\n" }.joined(), omissions)
  }

  private func bars(of controller: SyntaxNode.ID, _ element: SyntaxElement) -> [String] {
    var lines: [String] = []
    if let bar = tree.child(of: controller, key: "navigationBar").map({ tree.element($0) }) {
      if bar["largeTitles"] == "YES" { lines.append("navigationBar.prefersLargeTitles = true") }
      if bar["translucent"] == "NO" { lines.append("navigationBar.isTranslucent = false") }
    }
    if element["navigationBarHidden"] == "YES" { lines.append("isNavigationBarHidden = true") }
    if element["toolbarHidden"] == "NO" { lines.append("isToolbarHidden = false") }
    return lines
  }

  private func tabs(of controller: SyntaxNode.ID, _ omissions: inout [String]) -> [String] {
    var lines: [String] = []
    var names: [String] = []
    for id in related(controller, "viewControllers") {
      guard let child = tree.object(id), let made = making(id) else {
        omissions.append("a tab of \(ObjectNames(tree).fullName(controller))")
        continue
      }
      guard let item = item(of: child) else {
        names.append(made)
        continue
      }
      let wanted = CodeNames.lowered(SegueCode.subject(made)) + "Controller"
      let name = names.contains(wanted) ? "\(wanted)\(names.count + 1)" : wanted
      lines += ["let \(name) = \(made)", "\(name).tabBarItem = \(tabBarItem(item))"]
      if let badge = tree.element(item)["badgeValue"], !badge.isEmpty {
        lines.append("\(name).tabBarItem.badgeValue = \(CodeValues.string(badge))")
      }
      names.append(name)
    }
    return lines + ["viewControllers = [\(names.joined(separator: ", "))]"]
  }

  /// A child's item in the bar; a navigation controller shows that of its root where it has none.
  private func item(of child: SyntaxNode.ID, depth: Int = 0) -> SyntaxNode.ID? {
    if let own = tree.child(of: child, key: "tabBarItem") { return own }
    guard depth < 8, tree.element(child).name == "navigationController" else { return nil }
    return related(child, "rootViewController").first.flatMap { tree.object($0) }
      .flatMap { item(of: $0, depth: depth + 1) }
  }

  func tabBarItem(_ item: SyntaxNode.ID) -> String {
    let element = tree.element(item)
    let tag = CodeValues.number(element["tag"]) ?? "0"
    if let system = element["systemItem"], CodeValues.isWord(system) {
      return "UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))"
    }
    let title = element["title"].map { CodeValues.string($0) } ?? "nil"
    let image = ImageCode.image(of: item, in: tree) ?? "nil"
    let selected =
      element["selectedImage"].map { ImageCode.image($0, element["selectedImageCatalog"] ?? element["catalog"]) }
      ?? ImageCode.image("selectedImage", of: item, in: tree)
    guard let selected else { return "UITabBarItem(title: \(title), image: \(image), tag: \(tag))" }
    return "UITabBarItem(title: \(title), image: \(image), selectedImage: \(selected))"
  }

  private func columns(of controller: SyntaxNode.ID, _ omissions: inout [String]) -> [String] {
    let order = ["masterViewController", "supplementaryViewController", "detailViewController"]
    var made: [String] = []
    for relation in order {
      for id in related(controller, relation) {
        if let one = making(id) {
          made.append(one)
        } else {
          omissions.append("\(relation) of \(ObjectNames(tree).fullName(controller))")
        }
      }
    }
    var lines = ["viewControllers = [\(made.joined(separator: ", "))]"]
    if !related(controller, "compactViewController").isEmpty {
      omissions.append("compactViewController of \(ObjectNames(tree).fullName(controller))")
    }
    if let width = CodeValues.number(tree.element(controller)["maximumPrimaryColumnWidth"]) {
      lines.append("maximumPrimaryColumnWidth = \(width)")
    }
    return lines
  }
}
