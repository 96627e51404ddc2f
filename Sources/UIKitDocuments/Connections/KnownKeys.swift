internal import Foundation
internal import UIKitCore

/// Keys of UIKit's and Core Animation's own classes that documents set by name.
@MainActor
enum KnownKeys {
  static func set(_ value: Any?, at path: String, of view: UIView) -> Bool {
    if path.hasPrefix("layer.") { return set(value, at: String(path.dropFirst(6)), of: view.layer) }
    switch path {
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "accessibilityHint": view.accessibilityHint = value as? String
    case "accessibilityValue": view.accessibilityValue = value as? String
    case "clipsToBounds": view.clipsToBounds = flag(value)
    case "hidden", "isHidden": view.isHidden = flag(value)
    case "alpha": view.alpha = number(value)
    case "tag": view.tag = Int(exactly: Double(number(value)).rounded(.towardZero)) ?? 0
    case "backgroundColor": view.backgroundColor = value as? UIColor
    case "tintColor": view.tintColor = value as? UIColor
    case "userInteractionEnabled", "isUserInteractionEnabled": view.isUserInteractionEnabled = flag(value)
    default: return setSpecial(value, at: path, of: view)
    }
    return true
  }

  private static func setSpecial(_ value: Any?, at path: String, of view: UIView) -> Bool {
    switch (view, path) {
    case (let label as UILabel, "text"): label.text = value as? String
    case (let label as UILabel, "textColor"): label.textColor = value as? UIColor
    case (let field as UITextField, "text"): field.text = value as? String
    case (let field as UITextField, "placeholder"): field.placeholder = value as? String
    case (let text as UITextView, "text"): text.text = value as? String ?? ""
    case (let image as UIImageView, "image"): image.image = value as? UIImage
    default: return false
    }
    return true
  }

  private static func set(_ value: Any?, at key: String, of layer: CALayer) -> Bool {
    switch key {
    case "cornerRadius": layer.cornerRadius = number(value)
    case "borderWidth": layer.borderWidth = number(value)
    case "masksToBounds": layer.masksToBounds = flag(value)
    case "opacity": layer.opacity = Float(number(value))
    case "shadowOpacity": layer.shadowOpacity = Float(number(value))
    case "shadowRadius": layer.shadowRadius = number(value)
    case "shadowOffset": layer.shadowOffset = value as? CGSize ?? .zero
    case "zPosition": layer.zPosition = number(value)
    case "hidden", "isHidden": layer.isHidden = flag(value)
    case "doubleSided", "isDoubleSided": layer.isDoubleSided = flag(value)
    case "shouldRasterize": layer.shouldRasterize = flag(value)
    case "rasterizationScale": layer.rasterizationScale = number(value)
    case "contentsScale": layer.contentsScale = number(value)
    case "maskedCorners": layer.maskedCorners = CACornerMask(rawValue: PropertyValue.convert(value, to: UInt.self) ?? 0)
    case "name": layer.name = value as? String
    // UIKIT: a document's colour is a UIColor, which these keys do not take: the border stays black (public code that
    // makes up for it).
    case "borderColor", "shadowColor", "backgroundColor": break
    default: return false
    }
    return true
  }

  static func set(_ value: Any?, at key: String, of constraint: NSLayoutConstraint) -> Bool {
    switch key {
    case "constant": constraint.constant = number(value)
    case "priority": constraint.priority = UILayoutPriority(Float(number(value)))
    case "identifier": constraint.identifier = value as? String
    default: return false
    }
    return true
  }

  private static func number(_ value: Any?) -> CGFloat { PropertyValue.convert(value, to: CGFloat.self) ?? 0 }
  private static func flag(_ value: Any?) -> Bool { PropertyValue.convert(value, to: Bool.self) ?? false }
}
