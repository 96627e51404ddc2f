// What is called where code is left out because it uses a library that is absent.
extension AbsentFrameworks {
  /// Says once that a statement does nothing.
  public static func leftOut(_ place: String) {
    if isNews(place) { ShimLog.write("\(place): this uses a library that is absent, and is left out.") }
  }

  /// A value that stands for nothing. Ends the program where the type has none.
  @_disfavoredOverload
  public static func leftOut<Value>(_ place: String) -> Value {
    guard let value = (Value.self as? any AbsentDefault.Type)?.absentDefault as? Value else {
      fatalError("\(place): there is no \(Value.self) without the library that is absent")
    }
    leftOut(place) as Void
    return value
  }

  /// Ends the program where an object would be made of what is absent.
  public static func cannotMake(_ place: String) -> Never {
    fatalError("\(place): this object cannot be made without the library that is absent")
  }

  /// Stands where conditions are left out that would have to hold.
  public static func neverReached(_ place: String) -> Never {
    fatalError("\(place): this is not reached without the library that is absent")
  }
}
