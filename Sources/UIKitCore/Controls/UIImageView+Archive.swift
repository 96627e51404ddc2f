extension UIImageView {
  static var imageArchivedProperties: [ArchivedProperty] {
    [
      .object("UIImage", \UIImageView.image), .object("UIHighlightedImage", \UIImageView.highlightedImage),
      .flag("UIHighlighted", \UIImageView.isHighlighted),
    ]
  }
}
