public import Foundation

/// A drag under way.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragdropsession>
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass type: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// A drag as the view sees it from which it comes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragsession>
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
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
  var progress: Progress { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  @discardableResult
  func loadObjects(
    ofClass type: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
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
