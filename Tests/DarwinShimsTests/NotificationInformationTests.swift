import DarwinShims
import Foundation
import Testing

/// What notifications say.
struct NotificationInformationTests {
  /// Provenance: tests of a public library that post a keyboard's frame under keys that are objects.
  @Test func keysThatAreObjectsAreTexts() {
    let name = Notification.Name("NotificationInformationTests")
    nonisolated(unsafe) var heard: [AnyHashable: Any]?
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard = $0.userInfo }
    defer { NotificationCenter.default.removeObserver(token) }
    let information: [NSObject: AnyObject] = [
      NSString(string: "Frame"): NSNumber(value: 4), NSNumber(value: 1): NSNull(),
    ]
    NotificationCenter.default.post(name: name, object: nil, userInfo: information)
    #expect(heard?["Frame"] as? NSNumber == 4 && heard?.count == 2)
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["Frame": 5])
    #expect(heard?["Frame"] as? Int == 5)
  }
}
