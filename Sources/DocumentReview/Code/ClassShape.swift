internal import DocumentEditing
internal import InterfaceBuilder

/// What a scene's class inherits from, what it calls its root view, and where it sets its views up.
struct ClassShape {
  let base: String
  let rootName: String
  private(set) var declarations: [String] = []
  /// The lines up to the body of the method that sets up the views.
  private(set) var opening: [String] = []
  private let frame: String?
  private let isController: Bool

  init(_ tree: SyntaxTree, root: SyntaxNode.ID, controller: SyntaxNode.ID?) {
    let element = tree.element(root)
    let names = CodeNames(tree, root: root, controller: controller, rootName: "")
    let code = ViewCode(root, tree, names, for: .any)
    frame = code.holdsFrames ? CodeValues.frame(of: root, in: tree) : nil
    isController = controller != nil
    guard let controller else {
      let shared = CodeNames.customClass(element).flatMap { CodeNames.isUsedInside(root, $0, tree) ? $0 : nil }
      base = shared.map { CodeNames.identifier($0) } ?? ViewCode.className(element.name)
      rootName = "self"
      opening = Self.viewOpening(element, code, frame)
      return
    }
    let known = ["UITableViewController", "UICollectionViewController"]
    let kind = IBElementKind.of(tree.element(controller).name)?.className ?? ""
    base = known.contains(kind) ? kind : "UIViewController"
    let isCustom = CodeNames.customClass(element) != nil
    var load: [String] = []
    switch (base, element.name) {
    case ("UITableViewController", "tableView"):
      rootName = "tableView"
      if isCustom {
        load = ["    tableView = \(code.construction())"]
      } else if let style = element["style"], style != "plain" {
        opening = Self.initializers("init()", "super.init(style: .\(style))")
      }
    case ("UICollectionViewController", "collectionView"):
      rootName = "collectionView"
      if isCustom {
        load = ["    collectionView = \(code.construction())"]
      } else {
        opening = Self.initializers(
          "init()", "super.init(collectionViewLayout: \(LayoutCode(tree, root).construction))")
      }
    case ("UIViewController", "view") where !isCustom: rootName = "view"
    default:
      rootName = "rootView"
      declarations = ["let rootView = \(code.construction())"]
      load = ["    view = rootView"]
    }
    if !load.isEmpty { opening += ["  override func loadView() {"] + load + ["  }", ""] }
    opening += ["  override func viewDidLoad() {", "    super.viewDidLoad()"]
  }

  private static func initializers(_ signature: String, _ call: String) -> [String] {
    [
      "  \(signature) {", "    \(call)", "  }", "", "  required init?(coder: NSCoder) {",
      "    super.init(coder: coder)",
      "  }", "",
    ]
  }

  private static func viewOpening(_ element: SyntaxElement, _ code: ViewCode, _ frame: String?) -> [String] {
    var first: [String]
    switch element.name {
    case "tableViewCell":
      let style = ViewCode.cellStyle(element)
      first = [
        "  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
        "    super.init(style: \(style == "default" ? "style" : ".\(style)"), reuseIdentifier: reuseIdentifier)",
        "    setUp()",
      ]
    case "tableView":
      first = ["  init() {", "    super.init(frame: .zero, style: .\(element["style"] ?? "plain"))", "    setUp()"]
    case "collectionView":
      first = [
        "  init() {",
        "    super.init(frame: .zero, collectionViewLayout: \(LayoutCode(code.tree, code.view).construction))",
        "    setUp()",
      ]
    default:
      first = ["  override init(frame: CGRect) {"]
      // Masks count from the size that the document has.
      first +=
        frame.map { ["    super.init(frame: \($0))", "    setUp()", "    if !frame.isEmpty { self.frame = frame }"] }
        ?? ["    super.init(frame: frame)", "    setUp()"]
    }
    // UIKIT: a stack view's initializer cannot fail (Apple's declaration).
    let coder = element.name == "stackView" ? "init" : "init?"
    return first + [
      "  }", "", "  required \(coder)(coder: NSCoder) {", "    super.init(coder: coder)", "    setUp()", "  }", "",
      "  private func setUp() {",
    ]
  }

  /// What the method begins with.
  var beginning: [String] {
    guard isController, let frame else { return [] }
    return ["\(rootName).frame = \(frame)"]
  }
}
