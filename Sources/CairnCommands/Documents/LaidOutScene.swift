internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import UIDisplayList
internal import UIKit
internal import UIKitCore
internal import UIKitDocuments
internal import UITraits

/// A scene as it is laid out on a device.
@MainActor
struct LaidOutScene {
  let scene: IBScene
  private let made: InstantiatedScene
  private let canvas: DocumentCanvas

  /// Lays every scene of a document out.
  ///
  /// - Parameter device: nil for the document's own device.
  static func all(
    _ bytes: [UInt8], path: String, device: Device?, landscape: Bool = false
  ) throws(DocumentError) -> [LaidOutScene] {
    all(try IBDocument.read(Data(bytes), path: path), device: device, landscape: landscape)
  }

  /// - Parameter isIncluded: the scenes that are laid out. Default: all.
  static func all(
    _ document: IBDocument, device: Device?, landscape: Bool, isIncluded: (IBScene) -> Bool = { _ in true }
  ) -> [LaidOutScene] {
    var options = CanvasOptions()
    options.target = device.map { CanvasTarget(device: $0, isLandscape: landscape) }
    options.restsAsSaved = device == nil
    let canvas = DocumentCanvas(document, options: options)
    return canvas.document.scenes.filter(isIncluded).map {
      LaidOutScene(scene: $0, made: canvas.layOut($0, reporting: { _ in }), canvas: canvas)
    }
  }

  private init(scene: IBScene, made: InstantiatedScene, canvas: DocumentCanvas) {
    self.scene = scene
    self.made = made
    self.canvas = canvas
  }

  /// Scenes by their ids, and by where they stand among those of one id: a scene's further views are laid out by
  /// themselves.
  static func byPlace(_ scenes: [LaidOutScene]) -> [(place: Place, scene: LaidOutScene)] {
    var counts: [String: Int] = [:]
    return scenes.map { scene in
      counts[scene.scene.id, default: -1] += 1
      return (Place(scene: scene.scene.id, number: counts[scene.scene.id] ?? 0), scene)
    }
  }

  struct Place: Hashable {
    let scene: String
    /// Zero for the scene's own view.
    let number: Int
  }

  /// The frames of the views that can be seen, in their superviews' coordinates, by the document's ids.
  var frames: [String: CGRect] { frames(of: { !$0.isHidden }) }

  /// The frames of all views, also of those that a program shows later.
  var allFrames: [String: CGRect] { frames(of: { _ in true }) }

  private func frames(of isIncluded: (UIView) -> Bool) -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    for entry in made.entries where isIncluded(entry.view) { result[entry.id] = made.frame(of: entry) }
    return result
  }

  var size: CGSize { made.root?.bounds.size ?? .zero }

  /// A picture; nil where the scene has no view.
  func png(scale: CGFloat? = nil) throws -> Data? {
    guard let root = made.root, size.width >= 1, size.height >= 1 else { return nil }
    guard let renderer = DrawingServices.current.renderer else { throw RenderingError.noRenderer }
    let list = root.traitCollection.performAsCurrentReturning { root.recordDisplayList() }
    let scale = scale ?? max(canvas.environment.traits.displayScale, 2)
    return try renderer.png(list, size: size, scale: scale, background: .white)
  }
}
