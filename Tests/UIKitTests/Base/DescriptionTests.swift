import Testing
import UIKit

/// What objects say of themselves in logs.
///
/// Provenance: logs that public projects quote; for paths the tests of a library, too.
@MainActor
struct DescriptionTests {
  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  @Test func pathsListTheirSteps() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), controlPoint1: CGPoint(x: 0.5, y: 1), controlPoint2: CGPoint(x: 1, y: 0.1))
    path.addLine(to: .zero)
    path.close()
    #expect(
      path.description == """
        <UIBezierPath: \(address(path)); <MoveTo {0, 0}>,
         <CurveTo {1, 1} {0.5, 1} {1, 0.10000000000000001}>,
         <LineTo {0, 0}>,
         <Close>
        """)
  }

  @Test func fontsAndPictures() {
    let font = UIFont.boldSystemFont(ofSize: 17)
    #expect(
      font.description == "<UICTFont: \(address(font))> font-family: \"\(font.fontName)\"; font-weight: bold; "
        + "font-style: normal; font-size: 17.00pt")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 20)).image { _ in }
    #expect(
      image.description == "<UIImage:\(address(image)) anonymous {22, 20} renderingMode=automatic(original)>")
    let layer = CALayer()
    #expect(layer.description == "<CALayer: \(address(layer))>")
  }

  @Test func recognizersAndTraits() {
    let (recognizer, view) = (UITapGestureRecognizer(), UIView())
    #expect(
      recognizer.description
        == "<UITapGestureRecognizer: \(address(recognizer)); state = Possible; view = <(null) 0x0>>")
    view.addGestureRecognizer(recognizer)
    #expect(recognizer.description.hasSuffix("; state = Possible; view = <UIView \(address(view))>>"))
    let traits = UITraitCollection {
      $0.userInterfaceIdiom = .phone
      $0.displayScale = 3
      $0.horizontalSizeClass = .compact
      $0.userInterfaceStyle = .light
      $0.preferredContentSizeCategory = .large
    }
    #expect(
      traits.description == "<UITraitCollection: \(address(traits)); UserInterfaceIdiom = Phone, DisplayScale = 3, "
        + "HorizontalSizeClass = Compact, UserInterfaceStyle = Light, PreferredContentSizeCategory = L>")
  }

  /// Provenance: Apple's guide to Core Animation, on key-value coding: layers take keys, and paths into structures.
  @Test func layersByPathsOfTheirViews() {
    let view = UIView()
    view.setValue(5, forKeyPath: "layer.cornerRadius")
    view.setValue(2, forKeyPath: "layer.transform.scale")
    #expect(view.layer.cornerRadius == 5 && view.layer.transform.m11 == 2)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? Double == 5)
  }

  /// Provenance: `UITableView.h`: the default is the standard colour of separators.
  @Test func tablesTellTheirSeparatorsColour() {
    let table = UITableView()
    #expect(table.separatorColor == .separator)
    table.separatorColor = .red
    #expect(table.separatorColor == .red)
    table.separatorColor = nil
    #expect(table.separatorColor == .separator)
  }
}
