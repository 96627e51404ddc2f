import UIKit

final class LabelsPage: StatesController {
  override func addStates() {
    let styles: [(UIFont.TextStyle, String)] = [
      (.largeTitle, "Large title"), (.title1, "Title 1"), (.title2, "Title 2"), (.title3, "Title 3"),
      (.headline, "Headline"), (.body, "Body"), (.callout, "Callout"), (.subheadline, "Subheadline"),
      (.footnote, "Footnote"), (.caption1, "Caption 1"), (.caption2, "Caption 2"),
    ]
    for (style, name) in styles {
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      rows.addArrangedSubview(label)
    }
    addWide("disabled, highlighted", label { $0.isEnabled = false }, highlighted())
    addWide(
      "head, middle, tail", truncated(.byTruncatingHead), truncated(.byTruncatingMiddle), truncated(.byTruncatingTail))
    let wrapped = label {
      $0.text = "A label of as many lines as it takes, whose text wraps at words."
      $0.numberOfLines = 0
    }
    let small = label {
      $0.text = "One line that shrinks until all of it has room in the label's width"
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    addWide("wrapping, shrinking", wrapped, small)
    let styled = NSMutableAttributedString(string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    styled.append(NSAttributedString(string: "underlined, ", attributes: [.underlineStyle: 1]))
    styled.append(
      NSAttributedString(string: "struck, ", attributes: [.strikethroughStyle: 1, .foregroundColor: UIColor.systemRed]))
    styled.append(NSAttributedString(string: "spaced", attributes: [.kern: 3]))
    addWide("attributed, with a shadow", label { $0.attributedText = styled }, shadowed())
  }

  private func label(_ change: (UILabel) -> Void) -> UILabel {
    let label = UILabel()
    label.text = "Label"
    change(label)
    return label
  }
  private func highlighted() -> UILabel {
    label {
      $0.highlightedTextColor = .systemBlue
      $0.isHighlighted = true
    }
  }
  private func truncated(_ mode: NSLineBreakMode) -> UILabel {
    label {
      $0.text = "Beginning of a text, its middle part, and at last the text's end"
      $0.lineBreakMode = mode
    }
  }
  private func shadowed() -> UILabel {
    label {
      $0.font = .systemFont(ofSize: 24, weight: .bold)
      $0.shadowColor = .systemGray
      $0.shadowOffset = CGSize(width: 1, height: 2)
    }
  }
}
