public import CairnHost
internal import FlyingFox
public import Foundation
internal import Synchronization

/// A screen in pages of browsers: they show what changes, and send what is done to them.
///
/// Several pages may look at once; all of them see the same device.
@MainActor
public final class BrowserScreen: LiveScreen {
  /// How a server's start goes, for who waits for it.
  private final class ServerStart: Sendable {
    private let outcome = Mutex<Result<UInt16, any Error>?>(nil)
    private let isKnown = DispatchSemaphore(value: 0)

    /// It listens at a port, or does not. What is known first counts.
    func know(_ result: Result<UInt16, any Error>) {
      outcome.withLock { $0 = $0 ?? result }
      isKnown.signal()
    }

    /// Waits; gives the port.
    func wait() throws -> UInt16 {
      isKnown.wait()
      return try outcome.withLock { $0 }?.get() ?? 0
    }
  }

  /// A server that does not begin, and does not say why.
  private struct Silence: Error, CustomStringConvertible {
    var description: String { "nothing listens after a minute" }
  }

  private let audience: Audience
  private let server: HTTPServer
  private let host: String
  private let port: UInt16

  /// A screen that is not served yet.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - host: The address to listen on: the machine's own by default, which no other machine reaches.
  ///   - port: The port; 0 takes any that is free.
  /// - Throws: where the address is none.
  public init(title: String, host: String = "127.0.0.1", port: UInt16 = 8080) throws {
    self.host = host
    self.port = port
    audience = Audience()
    let handler = PageHandler(title: title, audience: audience, host: host)
    server = HTTPServer(address: try .inet(ip4: host, port: port), logger: .disabled, handler: handler)
  }

  /// Begins to serve; gives the page's address.
  ///
  /// - Throws: where the port is taken or not allowed.
  public func start() throws -> URL {
    let start = ServerStart()
    let (server, port) = (server, port)
    Task.detached {
      do { try await server.run() } catch { start.know(.failure(error)) }
    }
    Task.detached {
      guard (try? await server.waitUntilListening(timeout: 60)) != nil else {
        // Where the server knows what is wrong, it has said so by then.
        try? await Task.sleep(for: .seconds(1))
        return start.know(.failure(Silence()))
      }
      guard case .ip4(_, let bound)? = await server.listeningAddress else { return start.know(.success(port)) }
      start.know(.success(bound))
    }
    // The interface begins to run when somebody can look.
    let bound = try start.wait()
    return URL(string: "http://\(host == "0.0.0.0" ? "localhost" : host):\(bound)/")!
  }

  public func takeEvents() -> [LiveEvent] { audience.takeEvents() }

  public func show(_ frame: LiveFrame) { audience.show(frame) }
}
