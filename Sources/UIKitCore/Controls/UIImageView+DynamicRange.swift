extension UIImageView {
  /// Always standard: pictures have 256 steps for each colour.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { .unspecified }
    set { if newValue != .standard { Limitation.hasNoEffect("UIImageView.preferredImageDynamicRange") } }
  }
}

extension UIImage {
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
