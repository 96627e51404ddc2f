extension UIApplication {
  /// What a program may be a person's standard for.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiapplication/category>
  public enum Category: Int, Sendable { case webBrowser = 1 }

  /// Whether the program is the standard of a category.
  public enum CategoryDefaultStatus: Int, Sendable { case unavailable = 0, isDefault, notDefault }

  /// Why the standard is not told.
  public struct CategoryDefaultError: Error {
    public enum Code: Int, Sendable { case rateLimited = 1 }
    public let code: Code
  }

  /// Whether the program is the person's standard: nobody says so here.
  public func defaultStatus(for category: Category) throws -> CategoryDefaultStatus { .unavailable }
  public func isDefault(_ category: Category) throws -> Bool { try defaultStatus(for: category) == .isDefault }
}
