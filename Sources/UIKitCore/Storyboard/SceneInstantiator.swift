internal import InterfaceBuilder

/// Makes a scene's objects from its elements.
///
/// 1. The controller with its guides. 2. The views, parents before children, with the attributes of their classes.
/// 3. The constraints, when every object that they may name is there.
@MainActor
struct SceneInstantiator {
  let document: IBDocument
  let canvas: DocumentCanvas
  let result: InstantiatedScene
  /// Ids of views and constraints that the canvas's size class does not install.
  let uninstalled: Set<String>

  init(_ scene: IBScene, canvas: DocumentCanvas) {
    document = canvas.document
    self.canvas = canvas
    result = InstantiatedScene(scene)
    uninstalled = canvas.uninstalled
  }

  func instantiate() -> InstantiatedScene {
    // 1.
    let controllerElement = result.scene.controller
    if let controllerElement { result.controller = makeController(controllerElement) }
    // 2.
    if let element = result.scene.view {
      let root = makeView(element, parent: nil)
      result.root = root
      result.controller?.view = root
      if let controllerElement { readSupports(controllerElement) }
      // 3.
      ConstraintInstantiator(self).instantiate(element)
    }
    return result
  }

  // MARK: - Controllers

  private func makeController(_ element: IBElement) -> UIViewController {
    let controller = UIViewController(nibName: nil, bundle: nil)
    if let id = element.id { result.objects[id] = controller }
    controller.title = element.string("title")
    element.note(
      "storyboardIdentifier", "storyboardName", "sceneMemberID", "customClass", "customModule", "customModuleProvider",
      "useStoryboardIdentifierAsRestorationIdentifier", "restorationIdentifier", "modalTransitionStyle",
      "modalPresentationStyle", "autoresizesArchivedViewToFullSize")
    return controller
  }

  /// `topLayoutGuide` and `bottomLayoutGuide` by their ids.
  private func readSupports(_ element: IBElement) {
    for guide in element.child("layoutGuides")?.children("viewControllerLayoutGuide") ?? [] {
      guard let id = guide.id, let controller = result.controller else { continue }
      result.objects[id] = guide.string("type") == "bottom" ? controller.bottomSupport : controller.topSupport
    }
  }

  // MARK: - Views

  /// Elements between a view and its children.
  private static let containers: Set<String> = ["subviews", "prototypes", "cells", "sections", "tableViewSection"]

  @discardableResult
  private func makeView(_ element: IBElement, parent: InstantiatedScene.Entry?) -> UIView {
    let kind = ViewKind.of(element)
    let view = kind.make(element)
    let id = element.id ?? "\(parent?.id ?? result.scene.id)/\(element.key ?? element.name)"
    let entry = InstantiatedScene.Entry(id: id, className: kind.className, view: view, element: element)
    result.entries.append(entry)
    result.objects[id] = view
    let decoder = ViewDecoder(self, element, containerSize: parent?.view.bounds.size ?? canvas.size)
    decoder.decode(view)
    readGuides(element, view)
    descend(element, entry, role: nil)
    return view
  }

  private func descend(_ element: IBElement, _ entry: InstantiatedScene.Entry, role: String?) {
    for child in element.children {
      if IBViewKind.isView(child), child.key != nil || child.name != "view" || child.child("rect") != nil {
        if let id = child.id, uninstalled.contains(id) {
          child.markRead()
          continue
        }
        attach(makeView(child, parent: entry), child, to: entry.view, role: role)
      } else if Self.containers.contains(child.name) {
        child.markVisited()
        descend(child, entry, role: role ?? child.name)
      }
    }
  }

  private func attach(_ view: UIView, _ element: IBElement, to parent: UIView, role: String?) {
    switch (element.key, parent) {
    case ("contentView", let cell as UITableViewCell): cell.contentView = view
    case ("contentView", let cell as UICollectionViewCell): cell.contentView = view
    case ("contentView", let effect as UIVisualEffectView): effect.contentView = view
    case (_, let stack as UIStackView) where role == "subviews": stack.addArrangedSubview(view)
    default: parent.addSubview(view)
    }
  }

  /// `<viewLayoutGuide key="safeArea">`, and the guides of scroll views.
  private func readGuides(_ element: IBElement, _ view: UIView) {
    for guide in element.children("viewLayoutGuide") {
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
