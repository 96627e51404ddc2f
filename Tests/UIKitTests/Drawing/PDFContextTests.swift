import Foundation
import Testing
import UIKit

/// Documents of the functions that are older than `UIGraphicsPDFRenderer`. Documented:
/// <https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)>
@MainActor @Suite struct PDFContextTests {
  @Test func documentsGoIntoData() {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Fonts"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 100, height: 50))
    #expect(data.length == 0)
    UIGraphicsEndPDFContext()
    #expect(String(decoding: (data as Data).prefix(5), as: UTF8.self) == "%PDF-")
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
  }

  @Test func documentsGoIntoFiles() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIGraphicsBeginPDFContextToFile(file.path, CGRect(x: 0, y: 0, width: 200, height: 100), nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF-".utf8)))
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", .zero, nil))
  }

  /// Derived from the tests of two public libraries: pages beside each other in a scroll view are not both visible.
  @Test(arguments: [
    (CGRect(x: 10, y: 0, width: 10, height: 10), false), (CGRect(x: 9.5, y: 9.5, width: 10, height: 10), true),
    (CGRect(x: 0, y: 10, width: 10, height: 10), false), (CGRect(x: 5, y: 5, width: 0, height: 0), true),
    (CGRect.null, false), (CGRect.infinite, true),
  ]) func rectanglesThatTouchDoNotIntersect(_ other: CGRect, _ expected: Bool) {
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10)._intersects(other) == expected)
  }
}

/// What the Objective-C runtime tells of every object and class.
@MainActor @Suite struct ClassQuestionTests {
  /// A delegate is known by its protocol alone.
  @Test func delegatesSayTheirClass() {
    final class Bar: UINavigationController, UINavigationControllerDelegate {}
    let delegate: any UINavigationControllerDelegate = Bar()
    #expect(delegate.isKind(of: UINavigationController.self))
    #expect(!delegate.isKind(of: UITabBarController.self))
    #expect(delegate.isMember(of: Bar.self))
    let type: AnyClass = Bar.self
    #expect(_isSubclass(type, of: UIResponder.self))
    #expect(!_isSubclass(type, of: UIView.self))
  }
}
