/// An object's address as UIKit prints it.
func addressString(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// A number as `%g` prints it.
func shortNumber(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

/// A rectangle as UIKit prints it in descriptions: `(0 20; 320 44)`.
func debugString(_ rect: CGRect) -> String {
  "(\(shortNumber(rect.origin.x)) \(shortNumber(rect.origin.y)); \(shortNumber(rect.size.width)) \(shortNumber(rect.size.height)))"
}
