/// A recorded drawing: immutable, free of any thread, made by `DisplayListBuilder` and played by a `DisplayListRenderer`.
public struct DisplayList: Hashable, Sendable {
  /// What is drawn, in order.
  public let commands: [DrawCommand]

  /// Nothing at all.
  public static let empty = DisplayList(commands: [])

  /// - Parameter commands: balanced: every `save` and `beginLayer` has its end. Builders see to it.
  public init(commands: [DrawCommand]) { self.commands = commands }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { commands.isEmpty }

  /// Whether blend modes in the list would change what lies beneath it, not only its own drawing.
  public var blendsWithBackdrop: Bool {
    commands.contains { command in
      switch command {
      case .beginLayer(let style): style.blendMode != .normal
      case .list(let list): list.blendsWithBackdrop
      default: false
      }
    }
  }
}
