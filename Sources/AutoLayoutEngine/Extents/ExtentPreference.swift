/// A leaf's intrinsic extent along one axis.
public struct ExtentPreference: Hashable, Sendable {
  /// In points; zero for content without an intrinsic extent.
  public var natural: Double
  /// The priority against growing; zero for content without an intrinsic extent.
  public var hugging: Float
  /// The priority against shrinking; zero for content without an intrinsic extent.
  public var compression: Float

  /// The strongest priority that is not required, which an intrinsic size may have.
  public static let strongest = Float(1000).nextDown

  /// What an intrinsic extent asks for.
  public init(natural: Double, hugging: Float, compression: Float) {
    self.natural = natural
    self.hugging = min(hugging, Self.strongest)
    self.compression = min(compression, Self.strongest)
  }

  /// No intrinsic extent: grows at will.
  public static let open = ExtentPreference(natural: 0, hugging: 0, compression: 0)

  /// Whether there is no intrinsic extent.
  public var isOpen: Bool { hugging == 0 }
}
