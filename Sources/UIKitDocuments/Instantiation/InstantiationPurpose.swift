internal import UIKitCore

/// What the objects of a document are made for.
enum InstantiationPurpose {
  /// Interface Builder's canvas: the UIKit classes of the elements, placeholders for what is missing, nothing connected.
  case canvas(any CanvasAdditions)
  /// A running program: custom classes, outlets, actions and segues.
  case running(NibEnvironment)

  var isCanvas: Bool { canvas != nil }

  var canvas: (any CanvasAdditions)? { if case .canvas(let additions) = self { additions } else { nil } }

  /// What the views are laid out for; nil where they take the environment of the tree that they come into.
  @MainActor
  var layoutEnvironment: LayoutEnvironment? {
    switch self {
    case .canvas(let additions): additions.environment
    case .running(let surroundings): surroundings.layoutEnvironment
    }
  }

  /// The text size that text styles take: the user's in a running program.
  @MainActor
  var textSize: UIContentSizeCategory {
    switch self {
    case .canvas(let additions): additions.environment.documentTextSize
    case .running(let surroundings):
      (surroundings.layoutEnvironment ?? .standard).traits(over: UIScreen.main.traitCollection)
        .preferredContentSizeCategory
    }
  }

  /// Whether titles have the sizes of an early canvas; see `SystemMetrics.hasEarlyTitles`.
  @MainActor
  var hasEarlyTitles: Bool {
    if case .canvas(let additions) = self { additions.environment.metrics.hasEarlyTitles } else { false }
  }

  var environment: NibEnvironment? { if case .running(let environment) = self { environment } else { nil } }
}
