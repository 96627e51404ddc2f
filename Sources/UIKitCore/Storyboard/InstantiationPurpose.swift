/// What the objects of a document are made for.
enum InstantiationPurpose {
  /// Interface Builder's canvas: the UIKit classes of the elements, placeholders for what is missing, nothing connected.
  /// The size is the canvas's device's, in points; what constraints leave open may rest where the document has it.
  case canvas(size: CGSize, restsAsSaved: Bool)
  /// A running program: custom classes, outlets, actions and segues.
  case running(NibEnvironment)

  var isCanvas: Bool { if case .canvas = self { true } else { false } }

  var restsAsSaved: Bool { if case .canvas(_, true) = self { true } else { false } }

  var environment: NibEnvironment? { if case .running(let environment) = self { environment } else { nil } }
}
