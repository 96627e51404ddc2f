internal import DocumentEditing

/// Names of views in code: from outlets, from labels and texts, or else from what they are.
struct CodeNames {
  private let tree: SyntaxTree
  /// Outlets of the controller, or of the view, by the ids of what they lead to.
  private var outlets: [String: String] = [:]
  private var names: [SyntaxNode.ID: String] = [:]
  /// Names of the class's own, which cannot be used again.
  private var taken: Set<String>

  private static let ofControllers: Set<String> = [
    "view", "self", "title", "navigationItem", "tabBarItem", "tableView", "collectionView", "rootView", "toolbarItems",
    "storyboard", "parent", "children", "description", "hash", "undoManager", "next", "tabBarController",
    "navigationController", "splitViewController", "searchDisplayController", "editButtonItem", "refreshControl",
    "clearsSelectionOnViewWillAppear", "isEditing", "topLayoutGuide", "bottomLayoutGuide", "traitCollection", "nibName",
    "nibBundle", "debugDescription", "presentedViewController", "presentingViewController", "presentationController",
    "popoverPresentationController", "sheetPresentationController", "keyCommands", "inputView", "inputAccessoryView",
    "userActivity", "preferredContentSize", "restorationIdentifier", "transitioningDelegate", "traitOverrides",
    "transitionCoordinator", "extensionContext", "viewIfLoaded", "isCompactWidth", "isCompactHeight",
  ]
  private static let ofViews: Set<String> = [
    "self", "tableView", "contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView", "backgroundView",
    "frame", "bounds", "center", "window", "superview", "subviews", "layer", "tag", "transform", "alpha", "style",
    "state", "image", "text", "placeholder", "description", "hash", "undoManager", "next", "isEditing",
    "traitCollection", "debugDescription", "titleLabel", "selectedBackgroundView", "reuseIdentifier", "isSelected",
    "isHighlighted", "font", "textColor", "contentSize", "contentOffset", "delegate", "dataSource", "axis", "spacing",
    "alignment", "distribution", "effect", "accessibilityLabel", "interactions", "isHidden", "backgroundColor",
    "tintColor", "isOpaque", "value", "date", "progress", "gestureRecognizers", "contentMode", "keyCommands",
    "constraints", "mask", "inputView", "inputAccessoryView", "menu", "configuration", "layoutMargins", "items",
    "topItem", "adjustedContentInset", "contentInset", "restorationIdentifier", "tableHeaderView", "tableFooterView",
    "sectionIndexColor", "separatorColor", "isCompactWidth", "isCompactHeight", "arrangedSubviews", "layoutGuides",
    "safeAreaInsets", "refreshControl", "editingAccessoryView", "traitOverrides",
  ]

  init(_ tree: SyntaxTree, root: SyntaxNode.ID, controller: SyntaxNode.ID?, rootName: String) {
    self.tree = tree
    taken = controller == nil ? Self.ofViews : Self.ofControllers
    names[root] = rootName
    let owner = controller ?? root
    if let list = tree.child(of: owner, named: "connections") {
      for outlet in tree.children(of: list, named: "outlet") {
        let element = tree.element(outlet)
        guard let destination = element["destination"], let property = element["property"], property != "view" else {
          continue
        }
        if outlets[destination] == nil { outlets[destination] = Self.identifier(property) }
      }
    }
  }

  func name(of view: SyntaxNode.ID) -> String? { names[view] }

  /// Calls a part of another view what that view calls it.
  mutating func add(_ view: SyntaxNode.ID, as name: String) { names[view] = name }

  /// Names something that is not a view.
  mutating func free(_ base: String) -> String {
    var name = base
    var number = 2
    while taken.contains(name) || Self.keywords.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }
  func outlet(_ id: String) -> String? { outlets[id] }

  /// Names a view.
  mutating func add(_ view: SyntaxNode.ID) {
    let element = tree.element(view)
    let kind = Self.lowered(ObjectNames.kind(element.name).filter { $0 != " " })
    var wanted = outlets[element.id ?? ""]
    if wanted == nil, let label = element["userLabel"] ?? element["text"] ?? title(view) {
      let words = Self.words(label).prefix(3)
      if let first = words.first, first.first?.isNumber == false {
        let name = Self.lowered(first) + words.dropFirst().map { Self.raised($0) }.joined()
        let suffix = Self.raised(kind)
        wanted = name.lowercased().hasSuffix(suffix.lowercased()) ? name : name + suffix
      }
    }
    names[view] = free(wanted ?? (Self.keywords.contains(kind) ? "\(kind)Control" : kind))
  }

  private func title(_ view: SyntaxNode.ID) -> String? {
    for key in ["configuration", "normal"] {
      if let child = tree.child(of: view, key: key), let title = tree.element(child)["title"] { return title }
    }
    return tree.element(view)["placeholder"]
  }

  /// A class that is the application's own: documents also name Apple's as custom ones.
  static func customClass(_ element: SyntaxElement) -> String? {
    guard let custom = element["customClass"], !custom.isEmpty else { return nil }
    let isApples = ["UI", "MK", "WK"].contains {
      custom.hasPrefix($0) && custom.dropFirst(2).first?.isUppercase == true
    }
    return isApples ? nil : custom
  }

  static func className(of object: SyntaxNode.ID, in tree: SyntaxTree, isController: Bool) -> String {
    let element = tree.element(object)
    if let custom = customClass(element), !isUsedInside(object, custom, tree) { return identifier(custom) }
    let label = element["storyboardIdentifier"] ?? element["title"] ?? element["userLabel"] ?? ""
    let name = words(label).prefix(4).map { raised($0) }.joined()
    let suffix = isController ? "ViewController" : "View"
    let isApples = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    if name.isEmpty || name.first?.isNumber == true || isApples {
      return isController ? "SceneViewController" : "ContentView"
    }
    return name.hasSuffix(suffix) ? name : name + suffix
  }

  /// Whether a view inside is of the class that the document gives the object: then it is a class of its own.
  static func isUsedInside(_ object: SyntaxNode.ID, _ custom: String, _ tree: SyntaxTree) -> Bool {
    tree.descendants(of: object).dropFirst().contains {
      tree.element($0)["customClass"] == custom && ViewCode.isView(tree.element($0).name)
    }
  }

  /// A text as a name that Swift takes.
  static func identifier(_ text: String) -> String {
    let name = String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" })
    let isApples = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    if name.isEmpty || name.first?.isNumber == true || isApples { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }

  private static func lowered(_ word: String) -> String {
    word.allSatisfy(\.isUppercase) ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "var", "where", "while",
  ]
}
