internal import CoreGraphics
internal import Foundation

/// Colours in keyed archives: a system colour by its name, others by their components.
///
/// UIKIT: the keys are those of compiled nibs: a grey has `UIWhite`, others `UIRed`, `UIGreen` and `UIBlue`, a system
/// colour its `UISystemColorName` beside what it is now. A colour that a block makes is what it is now (compiled nibs
/// of public applications).
extension UIColor {
  func write(to coder: NSCoder) {
    if case .system(let color) = storage { coder.encode(color.propertyName as NSString, forKey: "UISystemColorName") }
    let color = cgColor
    let components = color.components ?? []
    if components.count == 2 {
      coder.encode(Double(components[0]), forKey: "UIWhite")
    } else {
      var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
      guard getRed(&red, green: &green, blue: &blue, alpha: nil) else { return }
      coder.encode(Double(red), forKey: "UIRed")
      coder.encode(Double(green), forKey: "UIGreen")
      coder.encode(Double(blue), forKey: "UIBlue")
    }
    coder.encode(Double(color.alpha), forKey: "UIAlpha")
    coder.encode(max(components.count, 2), forKey: "UIColorComponentCount")
  }

  static func storage(in coder: NSCoder) -> Storage? {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIAlpha") else { return nil }
    if coder.containsValue(forKey: "UISystemColorName"),
      let name = coder.decodeObject(of: NSString.self, forKey: "UISystemColorName") as String?,
      let color = SystemColor.known(name)
    {
      return .system(color)
    }
    func value(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    let alpha = value("UIAlpha")
    if coder.containsValue(forKey: "UIWhite") { return .fixed(CGColor(gray: value("UIWhite"), alpha: alpha)) }
    let components = [value("UIRed"), value("UIGreen"), value("UIBlue"), alpha]
    return CGColor(colorSpace: .extended, components: components).map { .fixed($0) }
  }
}
