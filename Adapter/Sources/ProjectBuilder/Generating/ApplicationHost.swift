/// Where an application is started: what its generated entry point calls.
public enum ApplicationHost: String, Sendable {
  /// A device without a screen, driven by a script.
  case script
  /// A device whose screen is served to browsers.
  case browser

  /// A device whose screen is a window.
  case window

  /// The product of Cairn that an application needs beside UIKit and the host.
  var product: String? { self == .script ? nil : module }

  private var module: String {
    switch self {
    case .script: "CairnHost"
    case .browser: "CairnBrowser"
    case .window: "CairnWindow"
    }
  }

  private var type: String {
    switch self {
    case .script: "ApplicationRunner"
    case .browser: "BrowserApplication"
    case .window: "WindowApplication"
    }
  }

  /// The beginning of a program whose delegate is marked.
  ///
  /// - Parameters:
  ///   - delegate: The name of the delegate's class.
  ///   - info: The text of the Info.plist, for programs without a bundle of their own.
  func entryPoint(_ delegate: String, info: String? = nil) -> String {
    let argument = info.map { ", info: #\"\"\"\n\($0)\n\"\"\"#" } ?? ""
    return """

      import \(module)

      @main
      enum _CairnEntry {
        static func main() { \(type).main(\(delegate).self\(argument)) }
      }

      """
  }

  /// A function that stands before UIKit's, for programs that call it themselves.
  var mainFunction: String {
    """

    import \(module)

    @discardableResult
    func UIApplicationMain(
      _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
      _ delegateClassName: String?
    ) -> Int32 {
      \(type).main(principalClassName: principalClassName, delegateClassName: delegateClassName)
    }

    """
  }
}
