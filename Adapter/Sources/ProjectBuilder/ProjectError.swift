/// Why a project cannot be read or built, for the person who asked.
public struct ProjectError: Error, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}
