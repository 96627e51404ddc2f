/// What a message carries.
public struct SelectorArguments {
  /// An argument is of another type than the method's parameter.
  struct Mismatch: Error, CustomStringConvertible, @unchecked Sendable {
    let index: Int
    let value: Any?
    let wanted: Any.Type

    var description: String {
      "argument \(index) is of type \(value.map { "\(type(of: $0))" } ?? "nil"), the method takes \(wanted)"
    }
  }

  private let values: [Any?]

  package init(_ values: [Any?]) { self.values = values }

  /// An argument as the parameter's type; missing ones are nil.
  public func argument<Value>(_ index: Int) throws -> Value {
    let value = index < values.count ? values[index] : nil
    if let standIn: Value = Self.standIn(for: value) { return standIn }
    // UIKIT: `UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))`, which much code has: whatever
    // object stands where a method takes a truth value is true, and nil is false.
    if Value.self == Bool.self, PropertyValue.convert(value, to: Bool.self) == nil, let truth = (value != nil) as? Value
    {
      return truth
    }
    guard let converted = PropertyValue.convert(value, to: Value.self) else {
      throw Mismatch(index: index, value: value, wanted: Value.self)
    }
    return converted
  }

  // UIKIT: a message carries whatever object was sent, of another class than the method's parameter too; methods that
  // do not look at it work.
  private static func standIn<Value>(for sender: Any?) -> Value? {
    guard let sender = sender as? any ArgumentStandIn,
      let type = PropertyValue.innermost(Value.self) as? any ArgumentStandIn.Type, !isKind(sender, type)
    else { return nil }
    return type.standIn(tag: sender.tagOfSender) as? Value
  }
  private static func isKind<Sender>(_ sender: any ArgumentStandIn, _ type: Sender.Type) -> Bool { sender is Sender }
}
