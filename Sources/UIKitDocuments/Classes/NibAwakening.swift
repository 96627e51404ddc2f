public import Foundation

/// An object in a document that is neither a view nor a controller and wants to hear when everything is connected.
///
/// DEVIATION: on Apple's systems `awakeFromNib()` is a method of every `NSObject`.
@MainActor
public protocol NibAwakening: NSObject {
  func awakeFromNib()
}
