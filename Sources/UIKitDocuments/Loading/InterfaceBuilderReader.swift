internal import Foundation
internal import InterfaceBuilder
package import UIKitCore

/// Reads storyboards and xibs as Xcode saves them.
package struct InterfaceBuilderReader: DocumentReader {
  package init() {}

  package func nib(contentsOfFile path: String) throws -> any NibContents {
    NibFile(try Self.document(at: path))
  }

  package func nib(_ data: Data) throws -> any NibContents {
    NibFile(try IBDocument.read(data, path: "data"))
  }

  package func loadView(of controller: UIViewController) -> Bool { ControllerNib.load(controller) }

  package func storyboard(contentsOfFile path: String, in bundle: Bundle) throws -> any StoryboardContents {
    StoryboardFile(try Self.document(at: path), bundle: bundle)
  }

  private static func document(at path: String) throws -> IBDocument {
    UserLanguage.translated(try IBDocument.read(path: path), at: path)
  }
}
