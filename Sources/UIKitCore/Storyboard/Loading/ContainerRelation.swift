/// `relationship` segues: the children that containers start with.
@MainActor
enum ContainerRelation {
  static func add(_ child: UIViewController, to container: UIViewController, as relationship: String) {
    container.addChild(child)
  }
}
