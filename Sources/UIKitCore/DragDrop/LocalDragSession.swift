/// A drag inside the program.
@MainActor
final class LocalDragSession: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem] = []
  /// Where each item comes from.
  private(set) var sources: [any DragSource] = []
  var localContext: Any?
  /// In the window's coordinates, in points.
  var point: CGPoint
  var allowsMoveOperation: Bool
  var isRestrictedToDraggingApplication = true
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)
  var localDragSession: (any UIDragSession)? { self }

  init(at point: CGPoint, allowsMoving: Bool) {
    self.point = point
    allowsMoveOperation = allowsMoving
    super.init()
  }

  func add(_ items: [UIDragItem], from source: any DragSource) {
    self.items += items
    sources += items.map { _ in source }
  }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
  }
  func canLoadObjects(ofClass type: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
  func loadObjects(
    ofClass type: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var objects: [any NSItemProviderReading] = []
    for item in items {
      item.itemProvider.loadObject(ofClass: type) { object, _ in if let object { objects.append(object) } }
    }
    progress.completedUnitCount = 1
    completion(objects)
    return progress
  }
}
