/// A place in a file.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path that the document was read by.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int

  /// A place; lines and columns count from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, as compilers write it.
  public var description: String { "\(file):\(line):\(column)" }
}
