internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// The view of a controller that names a xib, where a document is shown without its program: that of the xib beside the
/// document, or an empty one. In a program the xib comes from the bundle, and a missing one is an error of the program.
@MainActor
final class NibPreview: SceneOrigin {
  private let name: String
  private let element: IBElement
  private let preview: DocumentPreview

  /// - Parameter element: the one that names the xib.
  init(_ name: String, _ element: IBElement, _ preview: DocumentPreview) {
    self.name = name
    self.element = element
    self.preview = preview
  }

  var hasView: Bool { true }

  func loadView(of controller: UIViewController) {
    if let document = xib() {
      let environment = NibEnvironment(bundle: .main, owner: controller)
      environment.preview = preview.next
      _ = NibInstantiation(document, environment)
    }
    guard controller.viewIfLoaded == nil else { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
  }

  func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }

  private func xib() -> IBDocument? {
    guard let next = preview.next else { return nil }
    guard let path = DocumentNeighbours(of: element.location.file).path(of: name, type: "xib") else {
      NibLog.write("\(element.location): there is no \(name).xib beside the document: the controller's view is empty")
      return nil
    }
    do { return try next.document(at: path) } catch {
      NibLog.write("\(error)")
      return nil
    }
  }
}
