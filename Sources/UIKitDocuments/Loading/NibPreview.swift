internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// The view of a controller that names a xib, where a document is shown without its program: that of the xib beside the
/// document, or an empty one. In a program the xib comes from the bundle, and a missing one is an error of the program.
@MainActor
final class NibPreview: SceneOrigin {
  private let name: String
  private let element: IBElement
  /// How many xibs and references led here.
  private let depth: Int

  /// - Parameter element: the one that names the xib.
  init(_ name: String, _ element: IBElement, depth: Int) {
    self.name = name
    self.element = element
    self.depth = depth
  }

  var hasView: Bool { true }

  func loadView(of controller: UIViewController) {
    if let document = xib() {
      let environment = NibEnvironment(bundle: .main, owner: controller)
      environment.previewDepth = depth + 1
      _ = NibInstantiation(document, environment)
    }
    guard controller.viewIfLoaded == nil else { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
  }

  func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }

  private func xib() -> IBDocument? {
    guard depth < OpenStoryboard.deepestReference else { return nil }
    guard let path = DocumentNeighbours(of: element.location.file).path(of: name, type: "xib") else {
      NibLog.write("\(element.location): there is no \(name).xib beside the document: the controller's view is empty")
      return nil
    }
    do { return try IBDocument.read(path: path) } catch {
      NibLog.write("\(error)")
      return nil
    }
  }
}
