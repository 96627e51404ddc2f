public import Foundation

/// A drag under way.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragdropsession>
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged, in order.
  var items: [UIDragItem] { get }
  /// Whether a drop may move the items instead of copying them.
  var allowsMoveOperation: Bool { get }
  /// Whether other applications must not get the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where the finger is, in the view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether one of the items has a type that conforms to one of these.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether one of the items can be loaded as an object of the class.
  func canLoadObjects(ofClass type: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether one of the items can be loaded as a value of the type, such as `String` or `URL`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// A drag as the view sees it from which it comes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragsession>
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the drag's source gives to drops in the same application. Default: nil.
  var localContext: Any? { get set }
}

/// What shows how far data has come.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidropsessionprogressindicatorstyle>
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

/// A drag as the view sees it in which it may end.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidropsession>
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// Drags of the same program only.
  var localDragSession: (any UIDragSession)? { get }
  /// How far the loading of all items is.
  var progress: Progress { get }
  /// Whether the system shows how far slow loading is.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the items that can be objects of the class; the completion gets them on the main thread. Call it while the
  /// drop is performed.
  @discardableResult
  func loadObjects(
    ofClass type: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// The same for a type of Swift, such as `String` or `URL`.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    var values: [Value] = []
    for item in items {
      item.itemProvider.loadObject(ofClass: type) { value, _ in if let value { values.append(value) } }
    }
    completion(values)
    return progress
  }
}
