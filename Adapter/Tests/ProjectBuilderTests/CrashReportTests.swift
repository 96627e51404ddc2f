import Foundation
import Testing

@testable import ProjectBuilder

/// What a person is told of a crash.
struct CrashReportTests {
  private static let text = """
    UIKit: UITableView.prefetch has no effect
    UIKitCore/UpdateCheck.swift:29: Fatal error: attempt to insert row 0 into section 0

    *** Signal 4: Backtracing from 0x7f0c8b2f9361... done ***

    *** Program crashed: Illegal instruction at 0x00007f0c8b2f9361 ***

    Thread 0 "Items" crashed:

      0               0x00007f0c8b2f9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
      1 [ra]          0x0000561e9a0222e4 UpdateCheck.trapIfWrong() + 195 in Items at /cairn/UpdateCheck.swift:29:53
      2 [ra] [inlined] 0x0000561e996c4b52 closure #1 in Items.add(_:) in Items at /app/My Items/Items.swift:21:9
      3 [ra]          0x0000561e996c4b52 Items.add(_:) + 769 in Items at /app/My Items/Items.swift:20:9
      4 [ra] [thunk]  0x0000561e995d1de5 thunk for @escaping () -> () + 20 in Items at //<compiler-generated>
    """

  @Test func reasonAndOwnLines() {
    let report = CrashReport(text: Self.text, sources: ["/app/My Items/Items.swift"])
    #expect(
      report.summary(of: "Items", backtrace: "out/crash.txt") == """
        Items crashed: UIKitCore/UpdateCheck.swift:29: Fatal error: attempt to insert row 0 into section 0
          in closure #1 in Items.add(_:) at Items.swift:21
          in Items.add(_:) at Items.swift:20
        The backtrace is in out/crash.txt.
        """)
  }

  @Test(arguments: [
    ("*** Program crashed: Bad pointer dereference at 0x0 ***", "Bad pointer dereference at 0x0"),
    ("Items/A.swift:3: Fatal error: Unexpectedly found nil", "Items/A.swift:3: Fatal error: Unexpectedly found nil"),
    ("", nil),
  ]) func reasons(_ text: String, _ reason: String?) {
    #expect(CrashReport(text: text, sources: []).reason == reason)
  }
}
