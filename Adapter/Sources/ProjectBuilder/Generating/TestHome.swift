/// The folder that tests have for themselves, as an application has: `Documents` and `Library` are there, and nothing of
/// the person's whose machine it is.
///
/// The package manager, which starts the tests, keeps the home that it knows: theirs travels under other names, and the
/// tests take it before anything asks.
enum TestHome {
  /// What the package manager is to hand on to the tests.
  static func handedOn(_ environment: [String: String]) -> [String: String] {
    environment.reduce(into: [:]) { $0[prefix + $1.key] = $1.value }
  }

  /// Set where no application hosts the tests: they run in the tool of Apple's systems that runs tests.
  static let tool = "CAIRN_TEST_TOOL"

  static let source = """

    import Foundation

    #if compiler(>=6.3)
    @section(".init_array") @used private let _cairnTestHome: @convention(c) () -> Void = {
      for name in [\(ApplicationContainer.names.map { "\"\($0)\"" }.joined(separator: ", "))] {
        if let value = getenv("\(prefix)" + name) { setenv(name, value, 1) }
      }
    }
    #endif

    """

  private static let prefix = "CAIRN_TEST_"
}
