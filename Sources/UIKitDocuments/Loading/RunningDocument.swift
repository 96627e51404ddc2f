internal import Foundation
package import InterfaceBuilder
package import UIKitCore

/// A storyboard as a program runs it, for tools that ask where its controllers and views came from.
@MainActor
package struct RunningDocument {
  /// A view of a running scene and the element that it was made from.
  package struct View {
    package let id: String
    /// The UIKit class of the element.
    package let className: String
    package let view: UIView
  }

  package let document: IBDocument
  private let storyboard: OpenStoryboard

  /// Reads the storyboard at `path`.
  ///
  /// - Parameter language: the language that its texts are shown in, where there are translations beside it; nil for the
  ///   document's own words.
  package init(contentsOfFile path: String, language: String? = nil) throws {
    let preview = DocumentPreview(language: language)
    document = try preview.document(at: path)
    storyboard = OpenStoryboard(
      try UIStoryboard(contentsOfFile: path), StoryboardFile(document, bundle: .main, preview: preview))
  }

  /// A new controller by its element's id; nil when there is none.
  package func controller(withID id: String) -> UIViewController? { storyboard.controller(withID: id) }

  /// The id of the element that the controller was made from.
  package static func id(of controller: UIViewController) -> String? {
    ControllerOrigin.of(controller)?.scene.controllerID
  }

  /// The scene that the controller was made from.
  package static func sceneID(of controller: UIViewController) -> String? {
    ControllerOrigin.of(controller)?.scene.sceneID
  }

  /// The views of the controller's scene that are there, parents before children.
  package static func views(of controller: UIViewController) -> [View] {
    ControllerOrigin.of(controller)?.scene.views ?? []
  }
}
