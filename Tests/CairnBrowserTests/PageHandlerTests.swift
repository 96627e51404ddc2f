import FlyingFox
import Foundation
import Testing

@testable import CairnBrowser

/// Who is answered, and how.
@Suite struct PageHandlerTests {
  private func response(_ path: String, host: String = "127.0.0.1", headers: HTTPHeaders) async throws -> HTTPResponse {
    let handler = PageHandler(title: "Tom & <Jerry>", audience: Audience(), host: host)
    return try await handler.handleRequest(
      HTTPRequest(method: .GET, version: .http11, path: path, query: [], headers: headers, body: HTTPBodySequence()))
  }

  @Test(arguments: ["/", "/page.js", "/page.css"])
  func thePageAndWhatItNeedsAreThere(_ path: String) async throws {
    let response = try await response(path, headers: [.host: "localhost:8080"])
    #expect(response.statusCode == .ok)
    #expect(try await response.bodyData.count > 100)
  }

  @Test func theTitleIsText() async throws {
    let body = try await response("/", headers: [.host: "127.0.0.1:8080"]).bodyData
    #expect(String(decoding: body, as: UTF8.self).contains("<title>Tom &amp; &lt;Jerry></title>"))
  }

  @Test func nothingElseIsThere() async throws {
    for path in ["/etc/passwd", "/../page.js", "/index.html"] {
      #expect(try await response(path, headers: [.host: "localhost"]).statusCode == .notFound)
    }
  }

  @Test func pagesOfOthersMayNotConnect() async throws {
    let origin = HTTPHeader("Origin")
    for path in ["/", "/connection"] {
      #expect(try await response(path, headers: [.host: "elsewhere.example"]).statusCode == .forbidden)
      #expect(
        try await response(path, headers: [.host: "localhost:80", origin: "http://elsewhere.example"]).statusCode
          == .forbidden)
    }
    // Who lets other machines in is called by any name, by pages from here only.
    let open = try await response("/", host: "0.0.0.0", headers: [.host: "desk.example:80"])
    #expect(open.statusCode == .ok)
    let foreign = try await response(
      "/", host: "0.0.0.0", headers: [.host: "desk.example:80", origin: "http://elsewhere.example"])
    #expect(foreign.statusCode == .forbidden)
  }
}
