import Foundation
import Testing
import UIKit

/// What is archived and read again is the same: views as copies, values as equals.
///
/// Expectations: Apple's pages on `NSCoding` of each class; that programs copy views through archives.
@MainActor
struct ArchiveTests {
  private func again<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }
  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
  }

  @Test(arguments: [
    UIColor.red, UIColor(white: 0.3, alpha: 0.4), UIColor(red: 1.2, green: 0.1, blue: 0.2, alpha: 0.9), .clear,
    .systemRed, .secondaryLabel,
  ])
  func coloursComeBack(_ color: UIColor) throws {
    #expect(try again(color) == color)
  }

  @Test func systemColoursStayDynamic() throws {
    let color = try #require(try again(UIColor.label))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
  }

  @Test(arguments: [
    UIFont.boldSystemFont(ofSize: 13), .preferredFont(forTextStyle: .headline), .italicSystemFont(ofSize: 20),
    .monospacedDigitSystemFont(ofSize: 11, weight: .medium), UIFont(name: "Georgia-Bold", size: 15)!,
  ])
  func fontsComeBack(_ font: UIFont) throws {
    #expect(try again(font) == font)
    #expect(try again(font.fontDescriptor)?.pointSize == font.pointSize)
  }

  @Test func traitsComeBack() throws {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .regular
      $0.displayScale = 3
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    #expect(try again(traits) == traits)
  }

  @Test func pathsComeBack() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 6)
    path.addQuadCurve(to: CGPoint(x: 50, y: 60), controlPoint: CGPoint(x: 10, y: 70))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([4, 2], count: 2, phase: 1)
    let other = try #require(try again(path))
    #expect(other.cgPath == path.cgPath && other.lineWidth == 3 && other.lineCapStyle == .round)
    var (dashes, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    other.getLineDash(&dashes, count: &count, phase: &phase)
    #expect(dashes == [4, 2] && count == 2 && phase == 1)
  }

  @Test func picturesComeBack() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    }
    let other = try #require(try again(image.withRenderingMode(.alwaysTemplate)))
    #expect(other.size == image.size && other.scale == 2 && other.renderingMode == .alwaysTemplate)
    #expect(other.pngData() == image.pngData())
  }

  @Test func viewsAreCopiedWithWhatIsInThem() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.tag = 7
    view.alpha = 0.5
    view.backgroundColor = .systemTeal
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let label = UILabel(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
    (label.text, label.numberOfLines, label.textAlignment) = ("Hi", 2, .center)
    label.font = .boldSystemFont(ofSize: 9)
    view.addSubview(label)
    let other = try copy(view)
    #expect(other !== view && other.frame == view.frame && other.transform == view.transform)
    #expect(other.tag == 7 && other.alpha == 0.5 && other.backgroundColor == .systemTeal)
    #expect(other.autoresizingMask == view.autoresizingMask)
    let text = try #require(other.subviews.first as? UILabel)
    #expect(text.text == "Hi" && text.numberOfLines == 2 && text.textAlignment == .center)
    #expect(text.font == label.font && text.frame == label.frame)
  }

  @Test func stacksKeepTheirArrangement() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let stack = UIStackView(arrangedSubviews: [button, UIImageView()])
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 7, .center)
    stack.addSubview(UITextField())
    let other = try copy(stack)
    #expect(other.axis == .vertical && other.spacing == 7 && other.alignment == .center)
    #expect(other.arrangedSubviews.count == 2 && other.subviews.count == 3)
    let first = try #require(other.arrangedSubviews.first as? UIButton)
    #expect(first.title(for: .normal) == "Go" && first.buttonType == .system)
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
  }

  /// What a view consists of is not in the copy twice.
  @Test(
    arguments: [
      { UITableViewCell() }, { UICollectionViewListCell() }, { UISearchBar() }, { UINavigationBar() }, { UITextView() },
      { UISegmentedControl(items: ["a", "b"]) }, { UIVisualEffectView(effect: UIBlurEffect(style: .light)) },
      { UIScrollView() }, { UIProgressView() }, { UIDatePicker() },
    ] as [@MainActor @Sendable () -> UIView])
  func copiesMakeTheirOwnParts(_ make: @MainActor @Sendable () -> UIView) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = make()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    window.addSubview(view)
    window.layoutIfNeeded()
    let other = try copy(view)
    window.addSubview(other)
    window.layoutIfNeeded()
    #expect(type(of: other) == type(of: view) && other.frame == view.frame)
    #expect(other.subviews.count == view.subviews.count)
  }
}
