internal import CairnHost
internal import CoreGraphics
internal import UIDisplayList
internal import UIKitCore

/// What is drawn of a scene.
struct ScenePicture {
  let drawing: DisplayList
  /// In points.
  let size: CGSize
  /// Pixels per point, where the caller names none.
  let scale: CGFloat

  /// A view with what is in it. The canvas of old documents counts whole points; their pictures get two pixels for each
  /// all the same.
  @MainActor
  init(of view: UIView) {
    drawing = view.traitCollection.performAsCurrentReturning { view.recordDisplayList() }
    size = view.bounds.size
    scale = max(view.traitCollection.displayScale, 2)
  }

  /// A device's screen.
  init(_ frame: LiveFrame) {
    drawing = frame.drawing
    size = frame.size
    scale = frame.scale
  }
}
