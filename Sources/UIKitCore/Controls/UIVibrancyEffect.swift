/// Vibrant content over a blur.
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    super.init()
  }
}
