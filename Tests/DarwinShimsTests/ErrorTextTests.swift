import DarwinShims
import Foundation
import FoundationNetworking
import Testing

/// What errors say. Provenance: the sentences of Apple's systems in published logs.
struct ErrorTextTests {
  private struct Answer: Decodable { var a: Int }
  private enum Fault: Error { case first, second }
  private struct Told: LocalizedError {
    var errorDescription: String? { "Told by itself" }
  }

  private func decoding(_ text: String) -> any Error {
    do {
      _ = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
      return Fault.first
    } catch { return error }
  }

  @Test func sentencesAreApples() {
    let loaded = NSError(
      domain: "NSURLErrorDomain", code: -1003,
      userInfo: [NSLocalizedDescriptionKey: "Could not resolve host: a.b", "NSErrorFailingURLKey": "a"])
    #expect((loaded as any Error).deviceDescription == "A server with the specified hostname could not be found.")
    #expect(URLError(.timedOut).deviceDescription == "The request timed out.")
    #expect(decoding("{}").deviceDescription == "The data couldn’t be read because it is missing.")
    #expect(decoding("{").deviceDescription == "The data couldn’t be read because it isn’t in the correct format.")
    #expect(
      Fault.second.deviceDescription.hasPrefix("The operation couldn’t be completed. (")
        && Fault.second.deviceDescription.hasSuffix("Fault error 1.)"))
    do { _ = try Data(contentsOf: URL(fileURLWithPath: "/no/such/file.json")) } catch {
      #expect(error.deviceDescription == "The file “file.json” couldn’t be opened because there is no such file.")
    }
  }

  @Test func whatAProgramWroteStays() {
    #expect(Told().deviceDescription == "Told by itself")
    let own = NSError(domain: "NSURLErrorDomain", code: -1003, userInfo: [NSLocalizedDescriptionKey: "Mine"])
    #expect((own as any Error).deviceDescription == "Mine")
    let text = NSError(domain: NSCocoaErrorDomain, code: 4865, userInfo: [NSLocalizedDescriptionKey: "Mine"])
    #expect((text as any Error).deviceDescription == "Mine")
  }
}
