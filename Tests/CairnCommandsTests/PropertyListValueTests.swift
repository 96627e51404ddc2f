import Foundation
import Testing

import UIKitCore

struct PropertyListValueTests {
  /// What is read from a list is written as it was: flags stay flags, and numbers stay numbers.
  @Test(arguments: [
    "<string>a &amp; b</string>", "<true/>", "<false/>", "<integer>1</integer>", "<integer>0</integer>",
    "<real>1.5</real>", "<date>2020-01-01T00:00:00Z</date>", "<array/>",
    "<array><string>x</string><dict><key>k</key><string>v</string></dict></array>",
  ])
  func writesWhatWasRead(value: String) throws {
    let text = "<plist version=\"1.0\"><dict><key>key</key>\(value)</dict></plist>"
    let read = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    let written = String(decoding: try #require(PropertyListValue(read)).data(.xml), as: UTF8.self)
    #expect(written.split { $0.isNewline || $0 == "\t" }.joined().hasSuffix(text), "\(written)")
  }

  @Test func refusesWhatListsCannotContain() {
    #expect(PropertyListValue(URL(fileURLWithPath: "/")) == nil)
  }
}
