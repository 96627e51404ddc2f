/// A pointer to an object that a function hands out. Here nothing is released late: what is stored is kept.
///
/// Source: <https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer>
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    pointer = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }
  public init?<Other>(_ from: UnsafeMutablePointer<Other>?) {
    guard let from else { return nil }
    self.init(from)
  }

  /// What is stored replaces whatever the memory held, which is not looked at: it need not have been filled.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.initialize(to: newValue) }
  }
}
