internal import InterfaceBuilder
internal import UIKitCore

/// Makes a scene's objects from its elements.
///
/// 1. The controller with its guides. 2. The views, parents before children, with the attributes of their classes.
/// 3. The constraints, when every object that they may name is there. 4. In a running program: runtime attributes,
/// connections, `awakeFromNib()`.
///
/// Step 2 goes through the classes' own initializers, so that a subclass of the program's takes part: `makeView` calls
/// `init(coder:)` of the class, `UIView.init(coder:)` hands the new view to the coder (`DocumentDecoding`), which calls
/// `decode` here; that reads the view's values (`ViewDecoder`), makes its subviews by `makeView`, and returns to the
/// subclass.
@MainActor
final class SceneInstantiator {
  let document: IBDocument
  let purpose: InstantiationPurpose
  let result: InstantiatedScene
  /// Ids of views and constraints that are not on the canvas. In a running program everything is made; see `parts`.
  let uninstalled: Set<String>
  /// What comes and goes with the traits in a running program.
  private(set) lazy var parts = makeParts()
  private lazy var classes = ClassLookup(self)

  /// - Parameter objects: the objects that are there already; what is made is added to them.
  init(
    _ scene: IBScene, in document: IBDocument, uninstalled: Set<String> = [], for purpose: InstantiationPurpose,
    objects: ObjectTable = ObjectTable()
  ) {
    self.document = document
    self.purpose = purpose
    self.uninstalled = uninstalled
    result = InstantiatedScene(scene, objects: objects)
  }

  var isOnCanvas: Bool { purpose.isCanvas }

  var fonts: FontDecoder {
    FontDecoder(
      textSize: purpose.textSize, hasEarlyTitles: purpose.hasEarlyTitles,
      evidence: purpose.canvas?.fontEvidence ?? [:])
  }

  /// The controller that owns a prototype's or nib's objects: where their segues start.
  var owningController: UIViewController? { purpose.environment?.controller }

  /// Makes everything at once, as the canvas shows it.
  func instantiate() -> InstantiatedScene {
    if let element = result.scene.controller { makeController(element) }
    instantiateView()
    // Recognizers and items show nowhere on the canvas, but they are understood.
    for other in result.scene.others { _ = OtherObjects(self).make(other) }
    return result
  }

  // MARK: - Controllers

  @discardableResult
  func makeController(_ element: IBElement) -> UIViewController? {
    let coder = ElementCoder(self, element, parent: nil)
    if isOnCanvas { return ControllerKind.canvasType(of: element).init(coder: coder) }
    guard let controller = classes.controllerClass(of: element).init(coder: coder) else { return nil }
    guard let other = controller.awakeAfter(using: coder) as? UIViewController, other !== controller else {
      return controller
    }
    result.replace(controller, by: other)
    return other
  }

  /// Called while the controller's `init(coder:)` runs.
  func decode(_ controller: UIViewController, _ element: IBElement) {
    result.controller = controller
    result.objects.add(controller, element)
    ControllerDecoder(self, element).decode(controller)
  }

  /// `topLayoutGuide` and `bottomLayoutGuide` by their ids.
  private func readSupports(_ element: IBElement) {
    for guide in element.child("layoutGuides")?.children("viewControllerLayoutGuide") ?? [] {
      guard let id = guide.id, let controller = result.controller else { continue }
      result.objects[id] = guide.string("type") == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
    }
  }

  // MARK: - Views

  /// Makes the scene's root view with all that is in it, and gives it to the controller.
  func instantiateView() {
    guard let element = result.scene.view, let root = makeView(element, parent: nil) else { return }
    result.root = root
    result.controller?.view = root
    if let controller = result.scene.controller {
      readSupports(controller)
      makeRefreshControl(controller, root)
    }
    ConstraintInstantiator(self).instantiate()
    followTraits(root, element)
  }

  /// What a table is refreshed with stands in its controller's element. The canvas has no room for it.
  private func makeRefreshControl(_ element: IBElement, _ root: UIView) {
    guard !isOnCanvas, let own = element.child(key: "refreshControl", "refreshControl") else { return }
    (root as? UIScrollView)?.refreshControl = makeView(own, parent: nil) as? UIRefreshControl
  }

  /// Makes another top-level view of a running scene.
  func instantiateFurtherView(_ element: IBElement) -> UIView? {
    result.entries = []
    parts = makeParts()
    guard let view = makeView(element, parent: nil) else { return nil }
    ConstraintInstantiator(self).instantiate()
    followTraits(view, element)
    return view
  }

  // MARK: - Variations

  private func makeParts() -> InstalledParts { InstalledParts(document.installation, for: IBTraits(traits)) }

  /// Whether a part of the document is there, on the canvas or for the traits that objects are made for.
  func isInstalled(_ id: String) -> Bool {
    isOnCanvas ? !uninstalled.contains(id) : document.installation.isInstalled(id, in: IBTraits(traits))
  }

  /// The traits that objects are made for: those of what they will belong to, as far as that is known.
  private var traits: UITraitCollection {
    purpose.environment?.surroundings?.traitCollection ?? purpose.environment?.controller?.traitCollection
      ?? UIScreen.main.traitCollection
  }

  /// Lets the controller's own objects, its items and bars, follow its traits.
  func followTraits(_ controller: UIViewController, _ element: IBElement) {
    guard !isOnCanvas, let variations = DocumentVariations(element, of: self, parts: makeParts()) else { return }
    controller.setTraitFollower(variations)
    variations.follow(controller.traitCollection)
  }

  private func followTraits(_ view: UIView, _ element: IBElement) {
    guard !isOnCanvas, let variations = DocumentVariations(element, of: self, parts: parts) else { return }
    variations.follow(traits)
    view.setTraitFollower(variations)
  }

  /// Elements between a view and its children.
  private static let containers: Set<String> = ["subviews", "prototypes", "cells", "sections", "tableViewSection"]

  /// The view of an element; nil where its class refuses to be made.
  @discardableResult
  func makeView(_ element: IBElement, parent: InstantiatedScene.Entry?) -> UIView? {
    let kind = ViewKind.of(element)
    let type = isOnCanvas ? kind.canvasType : classes.viewClass(of: element, kind)
    let coder = ElementCoder(self, element, parent: parent)
    guard let view = type.init(coder: coder) else { return nil }
    guard !isOnCanvas, let other = view.awakeAfter(using: coder) as? UIView, other !== view else { return view }
    result.replace(view, by: other)
    return other
  }

  /// Called while the view's `init(coder:)` runs.
  func decode(_ view: UIView, _ element: IBElement, parent: InstantiatedScene.Entry?) {
    let id = element.id ?? "\(parent?.id ?? result.scene.id)/\(element.key ?? element.name)"
    let className = ViewKind.of(element).className
    let entry = InstantiatedScene.Entry(id: id, className: className, view: view, element: element)
    result.entries.append(entry)
    result.objects[id] = view
    result.objects.add(view, element)
    let size = parent?.view.bounds.size ?? rootContainerSize(element)
    ViewDecoder(self, element, containerSize: size).decode(view)
    readGuides(element, view)
    if let collection = view as? UICollectionView, let id = element.child(key: "collectionViewLayout")?.id {
      result.objects[id] = collection.collectionViewLayout
    }
    descend(element, entry, role: nil)
    if !isOnCanvas, let cell = view as? UITableViewCell { adoptParts(cell, element) }
  }

  /// The labels and the image of a cell of a standard style are in the document, and the cell places them.
  private func adoptParts(_ cell: UITableViewCell, _ element: IBElement) {
    func part<Part: UIView>(_ name: String) -> Part? { element.string(name).flatMap { result.objects[$0] as? Part } }
    guard element.string("style")?.hasPrefix("IBUITableViewCellStyle") == true else { return }
    cell.adopt(textLabel: part("textLabel"), detailTextLabel: part("detailTextLabel"), imageView: part("imageView"))
  }

  /// What a root view's insets count from, in points.
  private func rootContainerSize(_ element: IBElement) -> CGSize {
    purpose.canvas?.size ?? element.rect(key: "frame")?.size ?? UIScreen.main.bounds.size
  }

  private func descend(_ element: IBElement, _ entry: InstantiatedScene.Entry, role: String?) {
    for child in element.children {
      let isChildView = role != nil || child.key != nil || child.name != "view" || child.child("rect") != nil
      if isChildView, child.isView {
        if let id = child.id, uninstalled.contains(id) {
          child.markRead()
          continue
        }
        if !isOnCanvas, isOffTree(child, in: entry, role: role) { continue }
        guard let view = makeView(child, parent: entry) else { continue }
        let isArranged = role == "subviews" && entry.view is UIStackView
        if isOnCanvas || parts.add(view, child.id, to: entry.view, isArranged: isArranged) {
          attach(view, child, to: entry.view, role: role)
        }
      } else if !isOnCanvas, isOffTree(child, in: entry, role: role) {
        continue
      } else if Self.containers.contains(child.name) {
        child.markVisited()
        descend(child, entry, role: role ?? child.name)
      }
    }
  }

  /// Prototypes are made when they are asked for, and the rows of static tables belong to their sections.
  private func isOffTree(_ child: IBElement, in entry: InstantiatedScene.Entry, role: String?) -> Bool {
    switch (entry.view, role) {
    case (let holder as any PrototypeHolder, "prototypes"), (let holder as any PrototypeHolder, "cells"):
      Prototype(child, in: self)?.register(in: holder)
      return true
    case (let holder as any PrototypeHolder, _) where child.name == "collectionReusableView":
      Prototype(child, in: self)?.register(in: holder)
      return true
    case (let table as UITableView, "sections"):
      StaticRows.add(child, to: table, entry, self)
      return true
    default: return false
    }
  }

  private func attach(_ view: UIView, _ element: IBElement, to parent: UIView, role: String?) {
    switch (element.key, parent) {
    case ("contentView", let cell as UITableViewCell): cell.contentView = view
    case ("contentView", let cell as UICollectionViewCell):
      cell.contentView = view
      if !isOnCanvas { cell.fillWithContent() }
    case ("contentView", let effect as UIVisualEffectView): effect.contentView = view
    case ("tableHeaderView", let table as UITableView) where !isOnCanvas: table.tableHeaderView = view
    case ("tableFooterView", let table as UITableView) where !isOnCanvas: table.tableFooterView = view
    case (_, let stack as UIStackView) where role == "subviews": stack.addArrangedSubview(view)
    default: parent.addSubview(view)
    }
  }

  /// `<viewLayoutGuide key="safeArea">`, the guides of scroll views, and `<keyboardLayoutGuide key="keyboard">`.
  private func readGuides(_ element: IBElement, _ view: UIView) {
    for guide in element.children("viewLayoutGuide") + element.children("keyboardLayoutGuide") {
      guard let id = guide.id else { continue }
      result.objects[id] = layoutGuide(guide.key ?? "", of: view)
    }
  }

  private func layoutGuide(_ key: String, of view: UIView) -> UILayoutGuide {
    switch key {
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
    case "frameLayoutGuide": ViewDecoder.frameGuide(of: view) ?? view.safeAreaLayoutGuide
    default: view.safeAreaLayoutGuide
    }
  }
}
