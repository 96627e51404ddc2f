extension UIView {
  /// The layer's transform, in three dimensions; `transform` is its part in the plane. Default: the identity.
  public var transform3D: CATransform3D {
    get { CATransform3DIsAffine(layer.transform) ? CATransform3DMakeAffineTransform(transform) : layer.transform }
    set {
      if CATransform3DIsAffine(newValue) {
        transform = CATransform3DGetAffineTransform(newValue)
      } else {
        layer.transform = newValue
      }
    }
  }
}
