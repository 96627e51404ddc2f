internal import UIKitCore

/// An object that is not a control and sends actions: gesture recognizers.
@MainActor
protocol NibActionSource: AnyObject {
  func connect(to target: AnyObject?, _ action: Selector)
}
