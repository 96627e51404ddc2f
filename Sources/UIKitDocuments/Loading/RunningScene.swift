internal import InterfaceBuilder
internal import UIKitCore

/// A scene of a storyboard in a running program: the controller first, its view when somebody asks for it.
@MainActor
final class RunningScene {
  private let scenes: [IBScene]
  private let instantiator: SceneInstantiator
  private let storyboard: OpenStoryboard
  /// The controller's objects whose outlets may lead into the view.
  private var early: [(object: WeakObject, element: IBElement)] = []

  private struct WeakObject { weak var object: AnyObject? }

  /// - Parameter scenes: the controller's, followed by further top-level views.
  init(_ scenes: [IBScene], in storyboard: OpenStoryboard) {
    self.scenes = scenes
    self.storyboard = storyboard
    let environment = NibEnvironment(bundle: storyboard.file.bundle)
    environment.preview = storyboard.file.preview
    instantiator = SceneInstantiator(scenes[0], in: storyboard.file.document, for: .running(environment))
  }

  // MARK: - Controller

  /// Makes the controller and its children; not its view.
  ///
  /// - Parameter creator: makes it instead of the class's `init(coder:)`; nil from it falls back to that.
  func makeController(_ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let element = scenes[0].controller else { return nil }
    let made = creator?(ElementCoder(instantiator, element, parent: nil)) ?? instantiator.makeController(element)
    guard let controller = made else { return nil }
    instantiator.purpose.environment?.controller = controller
    let origin = ControllerOrigin(self, controller.origin)
    let others = scenes[0].others + scenes.dropFirst().compactMap(\.view)
    origin.segues = SegueTemplate.all(in: [element] + others, of: controller, storyboard: storyboard)
    controller.origin = origin
    early = instantiator.result.objects.made.map { (WeakObject(object: $0.object), $0.element) }
    for entry in instantiator.result.objects.takeMade() {
      RuntimeAttributes(instantiator).apply(entry.element, to: entry.object)
    }
    controller.storyboard = storyboard.storyboard
    instantiator.followTraits(controller, element)
    ContainerRelation.fill(
      controller, with: origin.segues.filter(\.isRelationship).compactMap { $0.makeChild() })
    controller.awakeFromNib()
    instantiator.result.objects.release()
    instantiator.result.forgetViews()
    return controller
  }

  // MARK: - View

  /// Whether the scene has a view of its own.
  var hasView: Bool { scenes[0].view != nil }

  /// Makes the view with all that is in it, and connects everything.
  func loadView(of controller: UIViewController) {
    let objects = instantiator.result.objects
    instantiator.result.controller = controller
    instantiator.instantiateView()
    let others = scenes[0].others.compactMap { makeOther($0, objects) }
    let extra = scenes.dropFirst().compactMap { $0.view }.compactMap { instantiator.instantiateFurtherView($0) }
    ControllerOrigin.of(controller)?.topLevelObjects = others + extra
    let earlier = early.compactMap { entry in
      entry.object.object.map { ObjectTable.Entry(object: $0, element: entry.element) }
    }
    ObjectBinder(instantiator).bind(reconnecting: earlier)
    early = []
    objects.release()
    instantiator.result.forgetViews()
    for segue in ControllerOrigin.of(controller)?.segues ?? [] where segue.isEmbed { segue.trigger(from: nil) }
  }

  var controllerID: String? { scenes[0].controller?.id }
  var sceneID: String { scenes[0].id }

  /// The views with ids that are there, parents before children.
  var views: [RunningDocument.View] {
    var result: [RunningDocument.View] = []
    func visit(_ element: IBElement) {
      if let id = element.id, let view = object(id) as? UIView {
        result.append(RunningDocument.View(id: id, className: ViewKind.of(element).className, view: view))
      }
      for child in element.children { visit(child) }
    }
    if let view = scenes[0].view { visit(view) }
    return result
  }

  /// The object of an id, while it is there.
  func object(_ id: String) -> AnyObject? { instantiator.result.objects[id] }

  /// The view in whose connections an element stands, while the view is there.
  func view(holding element: IBElement) -> UIView? {
    element.parent?.parent?.id.flatMap { instantiator.result.objects[$0] as? UIView }
  }

  private func makeOther(_ element: IBElement, _ objects: ObjectTable) -> AnyObject? {
    guard let object = OtherObjects(instantiator).make(element) else { return nil }
    objects.add(object, element)
    return object
  }
}
