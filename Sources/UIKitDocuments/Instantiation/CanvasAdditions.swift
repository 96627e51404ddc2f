package import Foundation
package import InterfaceBuilder
package import UIKitCore

/// What Interface Builder's canvas adds to the views of a document while they are made.
@MainActor
package protocol CanvasAdditions {
  /// Of the canvas's device, in points: what a root view's insets count from.
  var size: CGSize { get }
  var cellMargins: CellMargins { get }
  /// What the views are laid out for.
  var environment: LayoutEnvironment { get }
  /// What the document tells of fonts that nothing else tells, by their names.
  var fontEvidence: [String: FontEvidence] { get }
  /// Called when the view has the frame that the document gives, and before its margins and its contents.
  ///
  /// - Parameter containerSize: of the view that the element stands in, in points.
  func place(_ view: UIView, _ element: IBElement, containerSize: CGSize)
  /// Called when the view has its priorities, and before its contents.
  func decodeNaturalSize(of view: UIView, _ element: IBElement)
}
