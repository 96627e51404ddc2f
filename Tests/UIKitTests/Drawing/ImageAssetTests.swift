import Testing

@testable import UIKitCore

/// Pictures that follow traits.
@MainActor
@Suite(.serialized)
struct ImageAssetTests {
  private func square(_ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func theMostParticularVariantWins() {
    let asset = UIImageAsset()
    asset.register(square(10), with: UITraitCollection())
    asset.register(square(20), with: UITraitCollection(horizontalSizeClass: .compact))
    asset.register(
      square(30),
      with: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      ]))
    func side(_ traits: [UITraitCollection]) -> CGFloat {
      asset.image(with: UITraitCollection(traitsFrom: traits)).size.width
    }
    #expect(side([UITraitCollection(horizontalSizeClass: .regular)]) == 10)
    #expect(side([UITraitCollection(horizontalSizeClass: .compact)]) == 20)
    #expect(
      side([UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark)]) == 30)
    asset.unregisterImage(with: UITraitCollection(horizontalSizeClass: .compact))
    #expect(side([UITraitCollection(horizontalSizeClass: .compact)]) == 10)
  }

  @Test func anImageViewPicksAgain() {
    let asset = UIImageAsset()
    asset.register(square(10), with: UITraitCollection(verticalSizeClass: .regular))
    asset.register(square(24), with: UITraitCollection(verticalSizeClass: .compact))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.traitOverrides.verticalSizeClass = .regular
    let view = UIImageView(image: asset.image(with: UITraitCollection(verticalSizeClass: .regular)))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 10))
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 24))
    #expect(view.frame.size == CGSize(width: 24, height: 24))
  }
}
