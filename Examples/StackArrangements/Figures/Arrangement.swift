import UIKit

/// An entry of the catalogue: a controller with a stack, and which of the stack's edges it fixes.
@MainActor
struct Arrangement {
  let name: String
  let title: String
  let fixed: UIRectEdge
  let make: () -> any StackOwner
}

/// A controller that shows one stack.
protocol StackOwner: UIViewController {
  var stackView: UIStackView { get }
}

extension PositionOnlyController: StackOwner {}
extension AlongAxisController: StackOwner {}
extension AcrossAxisController: StackOwner {}
extension AllEdgesController: StackOwner {}
extension PictureController: StackOwner {}
