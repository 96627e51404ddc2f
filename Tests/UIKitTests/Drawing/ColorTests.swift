import Foundation
import Testing

@testable import UIKitCore

@Suite struct ColorTests {
  struct System: Sendable {
    var color: UIColor
    var style: UIUserInterfaceStyle
    var hex: Int
  }

  /// Documented: <https://developer.apple.com/design/human-interface-guidelines/color>.
  static let systemColors = [
    System(color: .systemRed, style: .light, hex: 0xFF3B30), System(color: .systemRed, style: .dark, hex: 0xFF453A),
    System(color: .systemBlue, style: .light, hex: 0x007AFF), System(color: .systemGray6, style: .dark, hex: 0x1C1C1E),
    System(color: .label, style: .dark, hex: 0xFFFFFF), System(color: .systemBackground, style: .dark, hex: 0),
  ]

  @Test(arguments: systemColors) func resolves(_ fixture: System) throws {
    let resolved = fixture.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: fixture.style))
    let values = try #require(resolved.cgColor.components).prefix(3).map { Int(($0 * 255).rounded()) }
    #expect(values[0] << 16 | values[1] << 8 | values[2] == fixture.hex)
  }

  @Test func equalityFollowsSpaceAndComponents() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != UIColor.white)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
  }

  @Test func componentsInOtherModels() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.3).getHue(
        &h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - 0.6) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.3)
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
  }

  /// Provenance: a public library's tests, which expect other numbers before iOS 10.
  @Test func brightnessGoesBeyondOne() {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: 0, saturation: 0.2, brightness: 1.25, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 1.25) < 1e-6 && abs(green - 1) < 1e-6 && abs(blue - 1) < 1e-6)
  }

  @Test func dynamicColorsStayDynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 1, alpha: 0.5))
  }
}

@Suite struct ImageTests {
  /// Derived: for each orientation the stored top left corner must land where Exif says it belongs.
  @Test(arguments: UIImage.Orientation.allCases) func orientationsMapOntoTheirRectangle(
    _ orientation: UIImage.Orientation
  ) {
    let stored = CGSize(width: 30, height: 20)
    let rect = CGRect(origin: CGPoint(x: 5, y: 7), size: orientation.oriented(stored))
    let transform = orientation.transform(from: stored, to: rect)
    #expect(CGRect(origin: .zero, size: stored).applying(transform) == rect)
  }

  @Test func symbolsScaleWithTheirConfiguration() throws {
    let small = try #require(UIImage(systemName: "star"))
    let large = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(small.isSymbolImage && small.size.width > 0)
    #expect(abs(large.size.width - 2 * small.size.width) < 0.7)
    #expect(UIImage(systemName: "Not A Symbol") == nil)
    // Names of whole families that weather, food and game applications show: none is the empty square of unknown ones.
    for name in [
      "cloud.rain", "cloud.bolt.fill", "wind", "fork.knife.circle", "basketball.fill", "icloud.fill", "note",
      "0.circle", "38.circle.fill", "g.circle", "dollarsign", "yensign.circle",
      "square.grid.3x3.fill", "birthday.cake.fill", "photo.fill.on.rectangle.fill",
    ] {
      let shape = try #require(SymbolLibrary.shape(named: name))
      #expect(shape.bounds(lineWidth: 1) != SymbolShapes.placeholder.bounds(lineWidth: 1), "\(name)")
    }
    for name in SymbolShapes.names { #expect(UIImage(systemName: name) != nil, "\(name)") }
  }

  /// Provenance: the initializers' documentation.
  @Test func opacitiesLieBetweenNothingAndAll() {
    for color in [
      UIColor(red: 2, green: -1, blue: 0, alpha: 3), UIColor(white: 0.5, alpha: 3),
      UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 3), UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 3),
    ] { #expect(color.cgColor.alpha == 1) }
    #expect(UIColor(white: 0.5, alpha: -1).cgColor.alpha == 0)
    #expect(UIColor(red: 2, green: -1, blue: 0, alpha: 3).cgColor.components == [2, -1, 0, 1])
  }

  @Test func scalesOfFileNames() {
    #expect(ImageFiles.scale(ofFileNamed: "/a/b@2x.png") == 2)
    #expect(ImageFiles.scale(ofFileNamed: "b@3x~ipad.png") == 3)
    #expect(ImageFiles.scale(ofFileNamed: "b.png") == 1)
  }
}
