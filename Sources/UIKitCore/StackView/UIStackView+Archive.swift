extension UIStackView {
  static var stackArchivedProperties: [ArchivedProperty] {
    [
      .choice("UIStackViewAxis", \UIStackView.axis), .choice("UIStackViewDistribution", \UIStackView.distribution),
      .choice("UIStackViewAlignment", \UIStackView.alignment), .number("UIStackViewSpacing", \UIStackView.spacing),
      .flag("UIStackViewBaselineRelative", \UIStackView.isBaselineRelativeArrangement),
      .flag("UIStackViewLayoutMarginsRelative", \UIStackView.isLayoutMarginsRelativeArrangement),
      .views("UIStackViewArrangedSubviews", \UIStackView.archivedArrangement),
    ]
  }

  private var archivedArrangement: [UIView] {
    get { arrangedSubviews }
    set { for view in newValue { addArrangedSubview(view) } }
  }
}
