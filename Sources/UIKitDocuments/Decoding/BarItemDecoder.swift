internal import InterfaceBuilder
internal import UIKitCore

/// The items of bars: `navigationItem`, `barButtonItem`, `tabBarItem`.
@MainActor
struct BarItemDecoder {
  private let scene: SceneInstantiator

  init(_ scene: SceneInstantiator) { self.scene = scene }

  // MARK: Navigation items

  func decode(_ element: IBElement, into item: UINavigationItem) {
    scene.result.objects.add(item, element)
    item.title = element.text("title") ?? item.title
    item.prompt = element.text("prompt")
    item.hidesBackButton = element.bool("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = element.bool("leftItemsSupplementBackButton") ?? false
    item.backButtonTitle = element.text("backButtonTitle")
    item.largeTitleDisplayMode = Self.titleModes[element.string("largeTitleDisplayMode") ?? ""] ?? .automatic
    item.backBarButtonItem = element.child(key: "backBarButtonItem", "barButtonItem").map { barButton($0) }
    item.leftBarButtonItems = buttons(of: element, "leftBarButtonItem")
    item.rightBarButtonItems = buttons(of: element, "rightBarButtonItem")
    if let view = element.children.first(where: { $0.key == "titleView" }) {
      item.titleView = scene.makeView(view, parent: nil)
    }
    element.note("key", "userLabel")
    element.markVisited()
    RuntimeAttributes(scene).applyOnCanvas(element, to: item)
  }

  private static let titleModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "always": .always, "never": .never, "automatic": .automatic, "inline": .inline,
  ]

  /// One item by key, or several in a container.
  private func buttons(of element: IBElement, _ key: String) -> [UIBarButtonItem]? {
    if let one = element.child(key: key, "barButtonItem") { return [barButton(one)] }
    guard let container = element.child("\(key)s") else { return nil }
    container.markVisited()
    return container.children("barButtonItem").map { barButton($0) }
  }

  // MARK: Bar buttons

  func barButtons(in container: IBElement?) -> [UIBarButtonItem]? {
    guard let container else { return nil }
    container.markVisited()
    return container.children("barButtonItem").map { barButton($0) }
  }

  func barButton(_ element: IBElement) -> UIBarButtonItem {
    let item = make(element, UIBarButtonItem.self) ?? UIBarButtonItem()
    scene.result.objects.add(item, element)
    if let system = element.string("systemItem").flatMap({ Self.systemItems[$0] }) { item.becomeSystemItem(system) }
    decodeCommon(element, item)
    if element.string("style") == "done" { item.style = .done }
    if let width = element.number("width") { item.width = width }
    if element.bool("springLoaded") == true { item.isSpringLoaded = true }
    if element.bool("selected") == true { item.isSelected = true }
    if element.bool("changesSelectionAsPrimaryAction") == true { item.changesSelectionAsPrimaryAction = true }
    item.tintColor = element.child(key: "tintColor").flatMap { ColorDecoder(scene.document).color($0) }
    if let view = element.children.first(where: { $0.isView || $0.key == "customView" }) {
      item.customView = scene.makeView(view, parent: nil)
    }
    element.note("style", "key", "userLabel")
    element.markVisited()
    return item
  }

  // MARK: Tabs

  func tab(_ element: IBElement) -> UITabBarItem {
    let system = element.string("systemItem").flatMap { Self.systemTabs.firstIndex(of: $0) }
    let item =
      system.flatMap(UITabBarItem.SystemItem.init(rawValue:)).map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
      ?? make(element, UITabBarItem.self) ?? UITabBarItem()
    scene.result.objects.add(item, element)
    decodeCommon(element, item)
    item.selectedImage = ImageDecoder(scene).image(element, "selectedImage")
    item.badgeValue = element.text("badgeValue")
    if let color = element.child(key: "badgeColor").flatMap({ ColorDecoder(scene.document).color($0) }) {
      item.badgeColor = color
    }
    if let offset = element.offset(key: "titlePositionAdjustment") {
      item.titlePositionAdjustment = UIOffset(horizontal: offset.horizontal, vertical: offset.vertical)
    }
    element.note("key", "userLabel")
    element.markVisited()
    return item
  }

  // MARK: Parts

  private func make<Item: UIBarItem>(_ element: IBElement, _ type: Item.Type) -> Item? {
    guard !scene.isOnCanvas, let custom = ClassLookup(scene).custom(element) as? Item.Type else { return nil }
    return custom.init(coder: ElementCoder(scene, element, parent: nil))
  }

  private func decodeCommon(_ element: IBElement, _ item: UIBarItem) {
    if let title = element.text("title") { item.title = title }
    if let image = ImageDecoder(scene).image(element) { item.image = image }
    if element.bool("enabled") == false { item.isEnabled = false }
    if let tag = element.integer("tag") { item.tag = tag }
    item.landscapeImagePhone = ImageDecoder(scene).image(element, "landscapeImage")
    item.largeContentSizeImage = ImageDecoder(scene).image(element, "largeContentSizeImage")
    if let inset = element.insets(key: "imageInsets") { item.imageInsets = ViewDecoder.insets(inset) }
    element.child("attributedString")?.markRead()
    RuntimeAttributes(scene).applyOnCanvas(element, to: item)
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]
  private static let systemTabs = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads",
    "mostRecent", "mostViewed",
  ]
}
