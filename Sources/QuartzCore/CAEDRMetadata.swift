public import Foundation

/// How bright the content of a layer was mastered.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/caedrmetadata>
@preconcurrency @MainActor
open class CAEDRMetadata: NSObject {
  /// False: no screen here is brighter than white.
  public nonisolated static var isAvailable: Bool { false }
  /// Content of hybrid log-gamma.
  public static let hlg = CAEDRMetadata()

  override init() { super.init() }

  /// Content of HDR10 with its mastering display's and its own information.
  public static func hdr10(displayInfo: Data?, contentInfo: Data?, opticalOutputScale: Float) -> CAEDRMetadata {
    CAEDRMetadata()
  }
  /// Content of HDR10 between two luminances, in nits.
  public static func hdr10(minLuminance: Float, maxLuminance: Float, opticalOutputScale: Float) -> CAEDRMetadata {
    CAEDRMetadata()
  }
}
