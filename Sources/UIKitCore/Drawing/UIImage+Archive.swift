internal import Foundation

/// Pictures in keyed archives: their pixels as PNG, upright, and a symbol by its name.
extension UIImage {
  func write(to coder: NSCoder) {
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    coder.encode(capInsets, forKey: "UICapInsets")
    coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
    if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
  }

  static func archived(in coder: NSCoder) -> UIImage? {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIScale") else { return nil }
    guard coder.containsValue(forKey: "UIImageData") else { return UIImage() }
    let scale = CGFloat(coder.decodeDouble(forKey: "UIScale"))
    let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") as Data?
    guard let image = data.flatMap({ UIImage(data: $0, scale: scale) }) else { return nil }
    let mode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    let insets = coder.decodeUIEdgeInsets(forKey: "UICapInsets")
    let plain = mode == .automatic ? image : image.withRenderingMode(mode)
    let resizing = ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
    return insets == .zero ? plain : plain.resizableImage(withCapInsets: insets, resizingMode: resizing)
  }
}
