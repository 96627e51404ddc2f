/// What the objects of a document are made for.
enum InstantiationPurpose {
  /// Interface Builder's canvas: the UIKit classes of the elements, placeholders for what is missing, nothing connected.
  /// The size is the canvas's device's, in points.
  case canvas(size: CGSize)
  /// A running program: custom classes, outlets, actions and segues.
  case running(NibEnvironment)

  var isCanvas: Bool { if case .canvas = self { true } else { false } }

  var environment: NibEnvironment? { if case .running(let environment) = self { environment } else { nil } }
}
