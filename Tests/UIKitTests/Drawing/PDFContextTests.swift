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
    (CGRect.zero, true), (CGRect(x: 10, y: 10, width: 0, height: 0), false), (CGRect.null, false),
    (CGRect.infinite, true),
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

  /// Derived from the tests of a public library: navigation controllers of a class that the caller names.
  @Test func navigationControllersAreMadeOfTheirClass() {
    final class Bar: UINavigationController {}
    let type: UINavigationController.Type = Bar.self
    let root = UIViewController()
    let made = _makeObject(type, rootViewController: root)
    #expect(made is Bar)
    #expect(made.viewControllers == [root])
  }

  /// Documented: <https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes>
  @Test func textEffectsAreAttributes() {
    var container = AttributeContainer()
    container[AttributeScopes.UIKitAttributes.TextEffectAttribute.self] = .letterpressStyle
    let text = NSAttributedString(AttributedString("a", attributes: container))
    let value = text.attribute(.textEffect, at: 0, effectiveRange: nil) as? String
    #expect(value == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue)
  }

  /// Pictures that are found twice are equal: their content counts.
  @Test func picturesAreEqualByContent() {
    func picture() -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      }
    }
    let data = picture().pngData() ?? Data()
    #expect(UIImage(data: data) == UIImage(data: data))
  }
}
