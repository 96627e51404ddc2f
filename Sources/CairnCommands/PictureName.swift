internal import Foundation
internal import UITraits

/// File names of pictures: document, scene, device, style.
enum PictureName {
  static func make(file: String, scene: String, device: Device?, selection: DocumentSelection) -> String {
    let base = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    var parts = [base, scene]
    if let device {
      parts.append(device.id)
      if selection.orientation == .landscape { parts.append("landscape") }
    }
    if selection.style == .dark { parts.append("dark") }
    return parts.map { clean($0) }.joined(separator: "-")
  }

  private static func clean(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "_" })
  }
}
