/// `NSLog("%@", error)`: any object is an argument on Apple's systems; on Linux those that are no `CVarArg` are written
/// by their description.
@_disfavoredOverload
public func NSLog(_ format: String, _ arguments: Any?...) {
  withVaList(arguments.map(formatArgument)) { NSLogv(format, $0) }
}

extension String {
  /// A string made of a format and objects of any type.
  @_disfavoredOverload
  public init(format: String, _ arguments: Any?...) {
    self.init(format: format, arguments: arguments.map(formatArgument))
  }
}

/// What a format takes for a value.
func formatArgument(_ value: Any?) -> any CVarArg {
  switch value {
  case let value as any CVarArg: value
  case let value?: String(describing: value)
  case nil: "(null)"
  }
}

/// Any object is an argument of formats on Apple's systems. Here its description is, which stays in memory.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passRetained(String(describing: self) as NSString).toOpaque())]
  }
}

extension NSMutableString {
  /// Adds a string made of a format.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: String(describing: format), arguments: arguments))
  }

  /// Adds a string made of a format and objects of any type.
  @_disfavoredOverload
  public func appendFormat(_ format: NSString, _ arguments: Any?...) {
    append(String(format: String(describing: format), arguments: arguments.map(formatArgument)))
  }
}
