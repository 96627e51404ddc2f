public import Foundation

/// A drag under way.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragdropsession>
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass type: AnyClass) -> Bool
}

/// A drag as the view sees it from which it comes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidragsession>
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drag as the view sees it in which it may end.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidropsession>
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// Drags of the same program only.
  var localDragSession: (any UIDragSession)? { get }
}

/// A drag inside the program.
@MainActor
final class LocalDragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem]
  var localContext: Any?
  /// In the window's coordinates, in points.
  var point: CGPoint
  let allowsMoveOperation: Bool
  var localDragSession: (any UIDragSession)? { self }

  init(_ items: [UIDragItem], at point: CGPoint, allowsMoving: Bool) {
    self.items = items
    self.point = point
    allowsMoveOperation = allowsMoving
    super.init()
  }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }
  func canLoadObjects(ofClass type: AnyClass) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}
