package import Foundation

/// The coder that `init(coder:)` gets while objects are made from a document.
///
/// This is the one way from UIKit's classes into a document: whoever decodes calls `init(coder:)` of a class, and the
/// class's root, `UIView` or `UIViewController`, hands the new object back to be filled, with everything that belongs
/// in it, before the subclass's own initializer goes on.
@MainActor
package protocol DocumentDecoding: NSCoder {
  /// What the decoded views are laid out for; nil for that of the tree that they come into.
  var environment: LayoutEnvironment? { get }
  /// Gives the view what the document says of it, and makes its subviews.
  func decode(_ view: UIView)
  /// Gives the controller what the document says of it; its view is made when somebody asks for it.
  func decode(_ controller: UIViewController)
}
