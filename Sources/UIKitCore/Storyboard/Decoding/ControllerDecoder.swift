internal import InterfaceBuilder

/// Gives a controller what its element says.
@MainActor
struct ControllerDecoder {
  private let scene: SceneInstantiator
  private let element: IBElement

  init(_ scene: SceneInstantiator, _ element: IBElement) {
    self.scene = scene
    self.element = element
  }

  func decode(_ controller: UIViewController) {
    controller.title = element.string("title")
    controller.restorationIdentifier =
      element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
      ? element.string("storyboardIdentifier") : element.string("restorationIdentifier")
    if let hides = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
    if let defines = element.bool("definesPresentationContext") { controller.definesPresentationContext = defines }
    if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let edges = element.child("extendedEdge") { controller.edgesForExtendedLayout = self.edges(edges) }
    if let size = element.size(key: "preferredContentSize") { controller.preferredContentSize = size }
    element.note(
      "storyboardIdentifier", "storyboardName", "sceneMemberID", "customClass", "customModule", "customModuleProvider",
      "modalTransitionStyle", "modalPresentationStyle", "autoresizesArchivedViewToFullSize")
  }

  private func edges(_ element: IBElement) -> UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return names.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
  }
}
