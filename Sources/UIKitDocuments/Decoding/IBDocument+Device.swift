package import Foundation
package import InterfaceBuilder
internal import UITraits
internal import UIKitCore

extension IBDocument {
  /// The size of the device that the document is drawn for, in points, in the device's orientation.
  package var deviceSize: CGSize {
    guard let device else {
      return xcode.major < 8 ? CGSize(width: 600, height: 600) : CGSize(width: 375, height: 667)
    }
    return Device.ofDocument(device.id).size(landscape: device.orientation == "landscape")
  }
}
