extension UILabel {
  static var labelArchivedProperties: [ArchivedProperty] {
    [
      .object("UIFont", \UILabel.font), .object("UITextColor", \UILabel.textColor), .text("UIText", \UILabel.text),
      .choice("UITextAlignment", \UILabel.textAlignment), .choice("UILineBreakMode", \UILabel.lineBreakMode),
      .integer("UINumberOfLines", \UILabel.numberOfLines), .flag("UIEnabled", \UILabel.isEnabled),
      .flag("UIAdjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
      .number("UIMinimumScaleFactor", \UILabel.minimumScaleFactor),
      .flag("UIAdjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    ]
  }
}
