import DarwinShims
import Foundation
import Testing

/// Provenance: Apple's documentation of `NSBundleResourceRequest` and of string encodings.
struct ResourceRequestTests {
  @Test func resourcesOnDemandAreThere() async throws {
    let request = NSBundleResourceRequest(tags: ["Level1"])
    #expect(request.tags == ["Level1"] && request.bundle === Bundle.main && request.loadingPriority == 0.5)
    let isThere = await withCheckedContinuation { told in
      request.conditionallyBeginAccessingResources { told.resume(returning: $0) }
    }
    #expect(isThere)
    let isFree = await withCheckedContinuation { told in
      request.beginAccessingResources { told.resume(returning: $0 == nil) }
    }
    #expect(isFree && request.progress.isFinished)
    request.endAccessingResources()
  }

  @Test func encodingsAreNumbers() {
    #expect(NSString(data: Data("ä".utf8), encoding: NSUTF8StringEncoding) == "ä")
    #expect(NSASCIIStringEncoding == 1 && NSUTF8StringEncoding == 4 && NSUnicodeStringEncoding == 10)
  }
}
