internal import FlyingFox
internal import Foundation

/// Answers what browsers ask: the page, its script and style, and the connection for what happens.
///
/// Pages of other sites may not connect: a browser says whose page asks, and for which host.
struct PageHandler: HTTPHandler {
  let title: String
  let audience: Audience
  /// The address that is listened on.
  let host: String

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard isAddressed(request) else { return HTTPResponse(statusCode: .forbidden) }
    switch request.path {
    case "/": return file(Data(page.utf8), "text/html; charset=utf-8")
    case "/page.js": return file(Data(PackageResources.page_js), "text/javascript; charset=utf-8")
    case "/page.css": return file(Data(PackageResources.page_css), "text/css; charset=utf-8")
    case "/connection":
      return try await WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: Connection(audience: audience)))
        .handleRequest(request)
    default: return HTTPResponse(statusCode: .notFound)
    }
  }

  /// Whether the request is for this machine and, where a page makes it, for a page from here.
  private func isAddressed(_ request: HTTPRequest) -> Bool {
    let wanted = request.headers[.host] ?? ""
    let name = wanted.split(separator: ":").first.map(String.init) ?? ""
    // Who serves other machines cannot know by what names they call this one.
    if host != "0.0.0.0", ![host, "localhost", "127.0.0.1"].contains(name) { return false }
    guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
    return origin == "http://\(wanted)"
  }

  private func file(_ body: Data, _ type: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: type, .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"):
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ], body: body)
  }

  private var page: String {
    let escaped = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    return String(decoding: PackageResources.page_html, as: UTF8.self).replacing("{{title}}", with: escaped)
  }

  /// A page's connection, from its first message to its last.
  private struct Connection: WSMessageHandler {
    let audience: Audience

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
      let (messages, continuation) = AsyncStream.makeStream(of: WSMessage.self)
      let viewer = audience.join { message in
        switch message {
        case .state(let text): continuation.yield(.text(text))
        case .patch(let data): continuation.yield(.data(data))
        }
      }
      Task {
        for await case .text(let text) in client {
          if let message = PageMessage(text) { audience.receive(message, from: viewer) }
        }
        audience.leave(viewer)
        continuation.finish()
      }
      return messages
    }
  }
}
