import Testing
import UIKit

@MainActor
struct LabelTests {
  /// Up to the pixel of the screen at hand.
  private func up(_ points: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (points * scale - 0.001).rounded(.up) / scale
  }

  private func label(_ text: String, lines: Int = 1, font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = lines
    return label
  }

  /// Provenance: measured; the default label of Interface Builder on a canvas of two pixels a point.
  @Test func naturalSizeIsUpToThePixel() {
    let size = label("Label").intrinsicContentSize
    #expect(size.height == up(20.287))
    #expect(abs(size.width - 41.5) <= 0.5)
  }

  @Test func noTextHasNoSize() { #expect(label("").intrinsicContentSize == .zero) }

  @Test func linesWrapInThePreferredWidth() {
    let label = label("one two three four five six seven", lines: 0)
    let oneLine = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 100
    let wrapped = label.intrinsicContentSize
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > 2 * oneLine.height - 1)
  }

  @Test func numberOfLinesBoundsTheHeight() {
    let label = label("one two three four five six seven", lines: 2)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 1000)).height == up(40.574))
  }

  /// Provenance: documented; Human Interface Guidelines, Dynamic Type: body is 17 points on lines of 22.
  @Test func textStylesSpaceTheirLines() {
    let label = label("one\ntwo\nthree", lines: 0, font: .preferredFont(forTextStyle: .body))
    #expect(label.intrinsicContentSize.height == up(64.287))
  }

  @Test func attributedTextIsMeasuredByItsOwnFonts() {
    let small = NSAttributedString(string: "word", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let big = NSAttributedString(string: "word", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let label = UILabel()
    label.attributedText = small
    let smallSize = label.intrinsicContentSize
    label.attributedText = big
    #expect(label.intrinsicContentSize.width > 1.8 * smallSize.width)
    #expect(label.intrinsicContentSize.height == up(23.867))
  }

  @Test func kernWidensEachCharacter() {
    let plain = NSAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let spaced = NSAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: 5])
    #expect(abs(spaced.size().width - plain.size().width - 20) < 0.001)
  }

  @Test func textStandsInTheMiddleOfTheBounds() {
    let rect = label("Label").textRect(
      forBounds: CGRect(x: 0, y: 0, width: 200, height: 100), limitedToNumberOfLines: 1)
    #expect(abs(rect.midY - 50) <= 0.5)
    #expect(rect.height == up(20.287))
  }

  @Test func bothPassesOfAWrappingLabelFindItsHeight() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = label("one two three four five six seven", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      label.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(label.frame.height >= 41)
  }

  @Test func fontsOfTextStylesFollowTheTextSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = label("Label", font: .preferredFont(forTextStyle: .body))
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 23)
  }

  @Test func measuresFollowChanges() {
    let label = label("one")
    let narrow = label.intrinsicContentSize.width
    label.text = "one two"
    #expect(label.intrinsicContentSize.width > 1.5 * narrow)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > 40)
  }

  /// `null_resettable`: nil makes fonts and colours what they are by themselves. Provenance: documented (UILabel.h).
  @Test func nothingIsTheDefault() {
    let label = label("one", font: .boldSystemFont(ofSize: 40))
    label.textColor = .red
    label.textColor = nil
    label.font = nil
    #expect(label.textColor == .label)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.intrinsicContentSize.height < 21)
  }
}
