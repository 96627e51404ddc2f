internal import Foundation
internal import InterfaceBuilder
package import UIKitCore

/// What a program can make of a document, one thing after the other: the controllers of a storyboard's scenes, or the
/// top-level views of a xib in a controller of their own.
@MainActor
package struct DocumentObjects {
  /// The id of each, and how to make it.
  package let makers: [(id: String, make: () -> UIViewController?)]

  /// - Throws: `DocumentError` where the file cannot be read.
  package init(contentsOfFile path: String) throws {
    let document = try IBDocument.read(path: path)
    guard document.isStoryboard else {
      let nib = NibFile(document)
      makers = [("objects", { Self.controller(of: nib.instantiate(owner: nil, externalObjects: [:], in: .main)) })]
      return
    }
    let file = StoryboardFile(document, bundle: .main)
    let storyboard = OpenStoryboard(try UIStoryboard(contentsOfFile: path), file)
    makers = document.scenes.compactMap { scene in
      guard let id = scene.controller?.id, scene.controller?.name != "viewControllerPlaceholder" else { return nil }
      return (id, { storyboard.controller(withID: id) })
    }
  }

  /// The nib's controller, or one whose view holds the nib's views.
  private static func controller(of objects: [AnyObject]) -> UIViewController? {
    if let controller = objects.lazy.compactMap({ $0 as? UIViewController }).first { return controller }
    let controller = UIViewController()
    for view in objects.compactMap({ $0 as? UIView }) {
      guard let window = view as? UIWindow else {
        controller.view.addSubview(view)
        continue
      }
      window.isHidden = true
    }
    return controller
  }
}
