internal import DocumentEditing

/// Names of views in code: from outlets, from labels and texts, or else from what they are.
struct CodeNames {
  private let tree: SyntaxTree
  /// Outlets of the controller, or of the view, by the ids of what they lead to.
  private var outlets: [String: String] = [:]
  /// Collections of outlets, with the ids of what is in them.
  private(set) var collections: [(name: String, destinations: [String])] = []
  private var names: [SyntaxNode.ID: String] = [:]
  /// Kinds of containers that are called by what is in them.
  private var manifold: Set<String> = []
  /// Names of the class's own, which cannot be used again.
  private var taken: Set<String>
  /// The next number to try behind a name.
  private var numbers: [String: Int] = [:]

  private static let ofControllers: Set<String> = [
    "view", "self", "title", "navigationItem", "tabBarItem", "rootView", "toolbarItems",
    "storyboard", "parent", "children", "description", "hash", "undoManager", "next", "tabBarController",
    "navigationController", "splitViewController", "searchDisplayController", "editButtonItem", "refreshControl",
    "clearsSelectionOnViewWillAppear", "isEditing", "topLayoutGuide", "bottomLayoutGuide", "traitCollection", "nibName",
    "nibBundle", "debugDescription", "presentedViewController", "presentingViewController", "presentationController",
    "popoverPresentationController", "sheetPresentationController", "keyCommands", "inputView", "inputAccessoryView",
    "userActivity", "preferredContentSize", "restorationIdentifier", "transitioningDelegate", "traitOverrides",
    "transitionCoordinator", "extensionContext", "viewIfLoaded", "isCompactWidth", "isCompactHeight", "rows", "embed",
    "show", "present", "dismiss",
  ]
  private static let ofViews: Set<String> = [
    "self", "frame", "bounds", "center", "window", "superview", "subviews", "layer", "tag", "transform", "alpha",
    "description", "hash", "undoManager", "next", "isEditing", "traitCollection", "debugDescription",
    "accessibilityLabel", "interactions", "isHidden", "backgroundColor", "tintColor", "isOpaque", "gestureRecognizers",
    "contentMode", "keyCommands", "constraints", "mask", "inputView", "inputAccessoryView", "layoutMargins",
    "restorationIdentifier", "rows", "cell", "isCompactWidth", "isCompactHeight", "layoutGuides", "safeAreaInsets",
    "traitOverrides",
  ]
  private static let ofCells: Set<String> = [
    "contentView", "backgroundView", "selectedBackgroundView", "reuseIdentifier", "isSelected", "isHighlighted",
    "configurationState", "contentConfiguration", "backgroundConfiguration",
  ]
  private static let ofControls: Set<String> = ["isSelected", "isHighlighted", "isEnabled", "state", "isTracking"]
  /// What the classes that roots of xibs and cells can be own beside that.
  private static let ofKinds: [String: Set<String>] = [
    "tableViewCell": [
      "textLabel", "detailTextLabel", "imageView", "accessoryView", "editingAccessoryView", "accessoryType",
      "separatorInset", "style", "selectionStyle", "showsReorderControl",
    ],
    "tableViewHeaderFooterView": ["textLabel", "detailTextLabel"], "collectionReusableView": ["reuseIdentifier"],
    "button": [
      "titleLabel", "subtitleLabel", "imageView", "menu", "configuration", "currentTitle", "currentImage",
      "role",
    ],
    "label": ["text", "font", "textColor", "isHighlighted", "isEnabled"],
    "imageView": ["image", "highlightedImage", "isHighlighted"],
    "textField": [
      "text", "placeholder", "font", "textColor", "delegate", "leftView", "rightView", "background",
    ],
    "textView": ["text", "font", "textColor", "textContainer", "textStorage", "layoutManager"],
    "searchBar": ["text", "placeholder", "prompt", "delegate", "searchTextField"],
    "stackView": ["axis", "spacing", "alignment", "distribution", "arrangedSubviews"],
    "visualEffectView": ["effect", "contentView"], "switch": ["isOn", "title"], "slider": ["value"],
    "stepper": ["value"], "progressView": ["progress"], "datePicker": ["date", "calendar", "locale"],
    "control": ["menu"], "collectionView": ["backgroundView"],
    "navigationBar": ["items", "topItem", "backItem", "delegate"], "toolbar": ["items", "delegate"],
    "tabBar": ["items", "selectedItem", "delegate"],
    "tableView": [
      "style", "tableHeaderView", "tableFooterView", "separatorColor", "sectionIndexColor", "rowHeight",
      "backgroundView",
    ],
  ]
  private static let controls: Set<String> = [
    "button", "textField", "slider", "switch", "stepper", "segmentedControl", "pageControl", "datePicker", "control",
  ]
  /// What scroll views own beside that, which tables, collections and texts are.
  private static let ofScrollViews: Set<String> = [
    "contentSize", "contentOffset", "contentInset", "adjustedContentInset", "delegate", "dataSource", "refreshControl",
    "panGestureRecognizer",
  ]

  init(_ tree: SyntaxTree, root: SyntaxNode.ID, controller: SyntaxNode.ID?, rootName: String) {
    self.tree = tree
    taken = controller == nil ? Self.ofViews : Self.ofControllers
    switch controller.map({ tree.element($0).name }) {
    case "tableViewController": taken.insert("tableView")
    case "collectionViewController": taken.insert("collectionView")
    default: break
    }
    let tag = tree.element(root).name
    if controller == nil {
      taken.formUnion(Self.ofKinds[tag] ?? [])
      if ["scrollView", "tableView", "collectionView", "textView"].contains(tag) {
        taken.formUnion(Self.ofScrollViews)
      }
      if tag.hasSuffix("Cell") || tag == "tableViewHeaderFooterView" { taken.formUnion(Self.ofCells) }
      if Self.controls.contains(tag) { taken.formUnion(Self.ofControls) }
    }
    names[root] = rootName
    // What a view loads from a xib is its own.
    let loader = tree.parent(of: root).flatMap { $0 == tree.child(of: tree.root, named: "objects") ? $0 : nil }
    let owners = [controller ?? root] + (controller == nil && loader != nil ? [XibOwner(tree).placeholder] : [])
    for list in owners.compactMap({ $0.flatMap { tree.child(of: $0, named: "connections") } }) {
      for outlet in tree.children(of: list) {
        let element = tree.element(outlet)
        guard let destination = element["destination"], let property = element["property"], property != "view" else {
          continue
        }
        let name = Self.identifier(property)
        if element.name == "outlet", outlets[destination] == nil { outlets[destination] = name }
        guard element.name == "outletCollection", property != "gestureRecognizers" else { continue }
        if !collections.contains(where: { $0.name == name }) {
          collections.append((name, []))
          taken.insert(name)
        }
        guard let place = collections.firstIndex(where: { $0.name == name }) else { continue }
        collections[place].destinations.append(destination)
      }
    }
    manifold = Self.manifold(in: root, outlets, tree)
    if taken.contains("view") { manifold.insert("view") }
  }

  func name(of view: SyntaxNode.ID) -> String? { names[view] }

  /// Calls a part of another view what that view calls it.
  mutating func add(_ view: SyntaxNode.ID, as name: String) { names[view] = name }

  /// Names something that is not a view.
  mutating func free(_ base: String) -> String {
    var name = base
    var number = numbers[base] ?? 2
    while taken.contains(name) || Self.keywords.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    numbers[base] = number
    taken.insert(name)
    return name
  }

  /// The outlet that leads to the object with this id.
  func outlet(_ id: String) -> String? { outlets[id] }

  /// Whether something of the class is called so.
  func isUsed(_ name: String) -> Bool { taken.contains(name) || names.values.contains(name) }

  /// Names a view.
  mutating func add(_ view: SyntaxNode.ID) {
    let element = tree.element(view)
    let kind = Self.kind(element.name)
    var wanted = outlets[element.id ?? ""]
    wanted = wanted ?? wording(view)
    if wanted == nil, ViewCode.isView(element.name) || element.name == "customObject" {
      let type = Self.customClass(element).map { Self.identifier($0) }
      wanted = type.map { Self.lowered($0) }.flatMap { $0 == type ? nil : $0 }
    }
    wanted = wanted ?? role(view) ?? contents(view)
    names[view] = free(wanted ?? plain(kind))
  }

  /// The name of what says nothing of itself. A controller's `view` is another one.
  private func plain(_ kind: String) -> String {
    if kind == "view", taken.contains("view") { return "containerView" }
    return Self.keywords.contains(kind) ? "\(kind)Control" : kind
  }

  /// A name from what Interface Builder's user calls the view, or from what it says.
  private func wording(_ view: SyntaxNode.ID) -> String? {
    let element = tree.element(view)
    guard let label = element["userLabel"] ?? element["text"] ?? title(view) else { return nil }
    let words = Self.words(label).prefix(3)
    guard let first = words.first, first.first?.isNumber == false else { return nil }
    let name = Self.lowered(first) + words.dropFirst().map { Self.raised($0) }.joined()
    let suffix = GestureCode.isRecognizer(element.name) ? "Recognizer" : Self.raised(Self.kind(element.name))
    return name.lowercased().hasSuffix(suffix.lowercased()) ? name : name + suffix
  }

  /// A name from what the view is for its superview.
  private func role(_ view: SyntaxNode.ID) -> String? {
    let roles = [
      "tableHeaderView": "headerView", "tableFooterView": "footerView", "backgroundView": "background",
      "selectedBackgroundView": "selectionBackground",
    ]
    return tree.element(view).key.flatMap { roles[$0] }
  }

  /// One of several containers of a kind is called by what is first of what has a name in it: `emailStackView`. The first
  /// one that has others of its kind in it is the one.
  private func contents(_ view: SyntaxNode.ID) -> String? {
    let tag = tree.element(view).name
    guard manifold.contains(tag) else { return nil }
    if !taken.contains(plain(Self.kind(tag))), holds(tag, view) { return nil }
    return nameInside(view).map { $0 + Self.raised(Self.kind(tag)) }
  }

  /// Whether a view has others of a kind near its surface.
  private func holds(_ tag: String, _ view: SyntaxNode.ID, depth: Int = 0) -> Bool {
    guard depth < 2, let list = tree.child(of: view, named: "subviews") else { return false }
    return tree.children(of: list).prefix(20).contains {
      tree.element($0).name == tag || holds(tag, $0, depth: depth + 1)
    }
  }

  /// The name of the first thing that has one, without its kind; looked for near the surface.
  private func nameInside(_ view: SyntaxNode.ID, depth: Int = 0) -> String? {
    let content = tree.child(of: view, key: "contentView") ?? view
    guard depth < 4, let list = tree.child(of: content, named: "subviews") else { return nil }
    for inner in tree.children(of: list).prefix(4) {
      let element = tree.element(inner)
      let kind = Self.raised(Self.kind(element.name))
      if let name = outlets[element.id ?? ""] ?? wording(inner), name.lowercased() != kind.lowercased() {
        return name.hasSuffix(kind) ? String(name.dropLast(kind.count)) : name
      }
      if let deeper = nameInside(inner, depth: depth + 1) { return deeper }
    }
    return nil
  }

  /// Kinds of containers of which a scene has several that nobody has given a name.
  private static func manifold(in root: SyntaxNode.ID, _ outlets: [String: String], _ tree: SyntaxTree) -> Set<String> {
    var counts: [String: Int] = [:]
    for view in tree.descendants(of: root).dropFirst() {
      let element = tree.element(view)
      guard containers.contains(element.name), outlets[element.id ?? ""] == nil, element["userLabel"] == nil,
        customClass(element) == nil
      else { continue }
      counts[element.name, default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  private static let containers: Set<String> = ["view", "stackView", "tableViewCell", "scrollView", "visualEffectView"]

  private static func kind(_ tag: String) -> String {
    switch tag {
    case "tableViewCell": return "cell"
    case "barButtonItem": return "item"
    case _ where GestureCode.isRecognizer(tag):
      return lowered(ObjectNames.kind(tag).filter { $0 != " " }.replacing("GestureRecognizer", with: "Recognizer"))
    default: return lowered(ObjectNames.kind(tag).filter { $0 != " " })
    }
  }

  private func title(_ view: SyntaxNode.ID) -> String? {
    if tree.element(view).name == "tableViewCell" { return rowText(view) }
    if let title = tree.element(view)["title"] ?? tree.element(view)["systemItem"] { return title }
    for key in ["configuration", "normal"] {
      if let child = tree.child(of: view, key: key), let title = tree.element(child)["title"] { return title }
    }
    return tree.element(view)["placeholder"] ?? picture(view)
  }

  /// The name of the image that a view shows: `personCropCircle` for the symbol `person.crop.circle.fill`.
  private func picture(_ view: SyntaxNode.ID) -> String? {
    let tag = tree.element(view).name
    guard tag == "imageView" || tag == "button" else { return nil }
    for holder in [view] + tree.children(of: view, named: "state") {
      if let name = tree.element(holder)["image"] { return name }
      if let name = tree.child(of: holder, named: "imageReference").flatMap({ tree.element($0)["image"] }) {
        return name
      }
    }
    return nil
  }

  /// What a row says first.
  private func rowText(_ cell: SyntaxNode.ID) -> String? {
    if let label = tree.element(cell)["textLabel"].flatMap({ tree.object($0) }) { return tree.element(label)["text"] }
    return tree.descendants(of: cell).lazy.compactMap {
      tree.element($0).name == "label" ? tree.element($0)["text"] : nil
    }.first
  }

  /// A class that is the application's own: documents also name Apple's as custom ones.
  static func customClass(_ element: SyntaxElement) -> String? {
    guard let custom = element["customClass"], !custom.isEmpty else { return nil }
    return ["UI", "MK", "WK"].contains { isName(custom, of: $0) } ? nil : custom
  }

  /// Whether a name is of the kind that a framework of Apple's gives its classes.
  private static func isName(_ name: String, of prefix: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
  }

  /// Whether a name is of the kind that UIKit gives its classes: a class of the program is called otherwise.
  static func isUIKits(_ name: String) -> Bool { isName(name, of: "UI") }

  static func className(of object: SyntaxNode.ID, in tree: SyntaxTree, isController: Bool) -> String {
    let element = tree.element(object)
    if let custom = customClass(element), !isUsedInside(object, custom, tree) { return identifier(custom) }
    let title = tree.child(of: object, key: "navigationItem").flatMap { tree.element($0)["title"] }
    let label = element["storyboardIdentifier"] ?? element["title"] ?? element["userLabel"] ?? title ?? ""
    let name = words(label).prefix(4).map { raised($0) }.joined()
    let suffix = isController ? Self.controllerSuffixes[element.name] ?? "ViewController" : "View"
    if name.isEmpty || name.first?.isNumber == true || isUIKits(name) {
      return isController ? "Scene\(suffix)" : "ContentView"
    }
    if name.hasSuffix(suffix) { return name }
    // RoomsNavigation is a RoomsNavigationController.
    let kind = suffix.replacing("Controller", with: "")
    return name.hasSuffix(kind) && kind != suffix ? "\(name)Controller" : name + suffix
  }

  private static let controllerSuffixes = [
    "navigationController": "NavigationController", "tabBarController": "TabBarController",
    "splitViewController": "SplitViewController",
  ]

  /// Whether a view inside is of the class that the document gives the object: then it is a class of its own.
  static func isUsedInside(_ object: SyntaxNode.ID, _ custom: String, _ tree: SyntaxTree) -> Bool {
    tree.descendants(of: object).dropFirst().contains {
      tree.element($0)["customClass"] == custom && ViewCode.isView(tree.element($0).name)
    }
  }

  /// A text as a name that Swift takes.
  static func identifier(_ text: String) -> String {
    let name = String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" })
    if name.isEmpty || name.first?.isNumber == true || isUIKits(name) { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  static func words(_ text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }

  /// A word or a class's name as that of an object: `urlBar` for `URLBar`.
  static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let isWhole = capitals <= 1 || capitals == word.count || word.dropFirst(capitals).first?.isLetter != true
    let count = isWhole ? capitals : capitals - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "var", "where", "while",
  ]
}
