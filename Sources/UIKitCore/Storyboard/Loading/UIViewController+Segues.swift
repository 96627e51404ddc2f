internal import Foundation

extension UIViewController {
  /// Performs the segue of the controller's scene with this identifier. Traps when there is none.
  func performStoryboardSegue(_ identifier: String, sender: Any?) {
    guard let segue = origin?.segues.first(where: { $0.identifier == identifier }) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    segue.perform(sender: sender)
  }
}
