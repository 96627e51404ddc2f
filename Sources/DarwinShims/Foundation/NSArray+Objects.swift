extension NSArray {
  /// An array of these; values of Swift's types are held as `Any`, as on Apple's systems.
  @_disfavoredOverload
  public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSSet {
  /// A set of these.
  @_disfavoredOverload
  public convenience init(objects elements: Any...) { self.init(array: elements) }
}
