extension UserDefaults {
  /// What is stored, with numbers as objects: on Apple's systems they can be cast to any number that they are, here
  /// Foundation gives `Int`, `Double` or `Bool`.
  public func storedObject(forKey key: String) -> Any? {
    switch object(forKey: key) {
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let other: other
    }
  }
}
