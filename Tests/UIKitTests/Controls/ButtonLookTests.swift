import Testing
import UIKit

/// What buttons show in their states.
@MainActor
struct ButtonLookTests {
  private func laidOut(_ button: UIButton, width: CGFloat? = nil) -> UIButton {
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    if let width { button.frame.size.width = width }
    button.layoutIfNeeded()
    return button
  }

  /// Provenance: a library's tests, which compare buttons with sums of their contents and insets.
  @Test func insetsAreAroundWhatAButtonHas() {
    func size(_ type: UIButton.ButtonType, _ picture: CGFloat? = nil, title: String = "", inset: CGFloat) -> CGSize {
      let button = UIButton(type: type)
      button.setTitle(title, for: .normal)
      let image = picture.map { side in
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
      }
      if let image { button.setImage(image, for: .normal) }
      button.contentEdgeInsets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      return button.intrinsicContentSize
    }
    let (small, large) = (size(.infoLight, inset: 0), size(.infoLight, inset: 4))
    #expect(large == CGSize(width: small.width + 8, height: small.height + 8))
    #expect(size(.contactAdd, 5, inset: 0) == CGSize(width: 5, height: 5))
    #expect(size(.contactAdd, 5, inset: 1) == CGSize(width: 7, height: 7))
    #expect(size(.infoDark, 5, title: "Hi", inset: 0).width > 10)
    #expect(size(.infoDark, title: "Hi", inset: 0).width > small.width + 5)
    // A line of 18 points without anything in it.
    #expect(size(.custom, inset: 1) == CGSize(width: 2, height: 24))
    #expect(size(.custom, inset: 0) == CGSize(width: 30, height: 34))
  }

  /// Provenance: derived: a button of its natural size shows its whole title in the font that it was measured with.
  @Test(arguments: [
    (UIButton.Configuration.Size.mini, 15.0), (.small, 15), (.medium, 17), (.large, 17),
  ])
  func titlesHaveTheFontOfTheirSize(_ size: UIButton.Configuration.Size, _ points: Double) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    configuration.buttonSize = size
    let button = laidOut(UIButton(configuration: configuration))
    #expect(button.titleLabel.map { Double($0.font.pointSize) } == points)
    #expect((button.titleLabel?.bounds.width ?? 0) >= (button.titleLabel?.intrinsicContentSize.width ?? .infinity))
  }

  /// Provenance: buttons of Xcode 13 and later have a plain configuration, and applications give them a colour and corners.
  @Test(arguments: [false, true]) func coloursAndCornersOfTheClientStay(_ isFilled: Bool) {
    let button = UIButton(configuration: isFilled ? .filled() : .plain())
    button.backgroundColor = .orange
    button.layer.cornerRadius = 28
    button.layer.borderWidth = 1
    button.layer.masksToBounds = true
    _ = laidOut(button, width: 100)
    #expect(button.layer.cornerRadius == 28 && button.layer.borderWidth == 1)
    #expect(button.layer.backgroundColor == UIColor.orange.cgColor)
    let ground = button.layer.sublayers?.first { $0.delegate == nil && $0.backgroundColor != nil }
    #expect((ground != nil) == isFilled)
    #expect(ground?.frame == (ground == nil ? nil : button.bounds))
  }

  /// Provenance: the title of a configuration wraps by words (default of `titleLineBreakMode`, documented).
  @Test func titlesWrap() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "A long title of several words"
    let button = laidOut(UIButton(configuration: configuration), width: 140)
    let line = UIButton(configuration: .gray())
    line.configuration?.title = "A"
    #expect(button.intrinsicContentSize.height > line.intrinsicContentSize.height + 15)
    #expect(button.sizeThatFits(CGSize(width: 140, height: 0)).height == button.intrinsicContentSize.height)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize.height == line.intrinsicContentSize.height)
  }

  /// Provenance: a menu whose choice becomes the title shows that there is more (documented for `indicator`).
  @Test func popUpsHaveAnIndicator() {
    func width(_ indicator: UIButton.Configuration.Indicator, popUp: Bool) -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.indicator = indicator
      let button = UIButton(configuration: configuration)
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      button.showsMenuAsPrimaryAction = popUp
      button.changesSelectionAsPrimaryAction = true
      return button.intrinsicContentSize.width
    }
    #expect(width(.automatic, popUp: true) > width(.none, popUp: true))
    #expect(width(.automatic, popUp: false) == width(.none, popUp: true))
    #expect(width(.popup, popUp: false) == width(.automatic, popUp: true))
  }

  /// Provenance: system buttons fade while they are pressed; custom ones show what they have for the state.
  @Test func pressedTitles() {
    let system = UIButton(type: .system)
    system.setTitle("Title", for: .normal)
    system.isHighlighted = true
    #expect((laidOut(system).titleLabel?.alpha ?? 1) < 0.5)
    let custom = UIButton(type: .custom)
    custom.setTitle("Title", for: .normal)
    custom.setTitleColor(.systemRed, for: .highlighted)
    custom.isHighlighted = true
    #expect(laidOut(custom).titleLabel?.alpha == 1)
    #expect(custom.titleLabel?.textColor == .systemRed)
  }

  /// Provenance: symbols follow `preferredSymbolConfigurationForImage` (documented).
  @Test func symbolsFollowTheirConfiguration() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    let small = UIButton(configuration: configuration).intrinsicContentSize
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width > small.width + 15)
  }

  /// Applications set within a button's layout what it has already.
  @Test func contentThatIsSetAgainAsksForNoLayout() {
    final class Button: UIButton {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        setTitle("Start", for: .normal)
        setTitleColor(.white, for: .normal)
      }
    }
    let button = Button(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.layoutIfNeeded()
    #expect(button.count < 8)
    let count = button.count
    button.layoutIfNeeded()
    #expect(button.count == count)
  }

  /// Asked before a layout that is due, label and image already lie where it will put them.
  /// Provenance: the tests of a public library, which ask a button in no window.
  @Test func partsLieWhereTheLayoutWillPutThem() throws {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    button.setTitle("Title", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
    let (image, title) = (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(abs(image.midY - title.midY) <= 1)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == image)
  }

  /// A title that wraps takes the lines that it needs, as "Word Wrap" of Interface Builder means.
  @Test(arguments: [(NSLineBreakMode.byWordWrapping, true), (.byTruncatingTail, false)])
  func titlesThatWrapTakeLines(_ mode: NSLineBreakMode, _ wraps: Bool) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    button.setTitle("Better ask him if he is a murderer first.", for: .normal)
    button.titleLabel?.lineBreakMode = mode
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect((label.frame.height > label.font.lineHeight * 1.5) == wraps)
  }
}
