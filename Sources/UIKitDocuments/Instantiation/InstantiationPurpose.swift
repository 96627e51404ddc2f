internal import UIKitCore

/// What the objects of a document are made for.
enum InstantiationPurpose {
  /// Interface Builder's canvas: the UIKit classes of the elements, placeholders for what is missing, nothing connected.
  case canvas(any CanvasAdditions)
  /// A running program: custom classes, outlets, actions and segues.
  case running(NibEnvironment)

  var isCanvas: Bool { canvas != nil }

  var canvas: (any CanvasAdditions)? { if case .canvas(let additions) = self { additions } else { nil } }

  var environment: NibEnvironment? { if case .running(let environment) = self { environment } else { nil } }
}
