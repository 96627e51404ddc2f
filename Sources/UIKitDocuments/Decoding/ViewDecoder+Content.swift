internal import InterfaceBuilder
internal import UIKitCore

extension ViewDecoder {
  /// UIKIT: *Full Screen at Launch* is left out where it is on; documents write `NO` (two of 14 windows; a guess).
  func decodeWindow(_ window: UIWindow) {
    if element.bool("resizesToFullScreen") ?? true { window.frame = UIScreen.main.bounds }
    element.note("visibleAtLaunch")
  }

  func decodeImageView(_ view: UIImageView) {
    if let image = ImageDecoder(scene).image(element) { view.image = image }
    if let image = ImageDecoder(scene).image(element, "highlightedImage") { view.highlightedImage = image }
    view.preferredSymbolConfiguration = symbolConfiguration(element)
    if element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") == true {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    }
  }

  func decodeProgress(_ view: UIProgressView) {
    if element.string("progressViewStyle") == "bar" { view.progressViewStyle = .bar }
    if let progress = element.number("progress") { view.progress = Float(progress) }
    if let color = color("progressTintColor") { view.progressTintColor = color }
    if let color = color("trackTintColor") { view.trackTintColor = color }
    if let image = ImageDecoder(scene).image(element, "progressImage") { view.progressImage = image }
    if let image = ImageDecoder(scene).image(element, "trackImage") { view.trackImage = image }
  }

  func decodeActivity(_ view: UIActivityIndicatorView) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "white": .white, "gray": .gray, "whiteLarge": .whiteLarge, "large": .large, "medium": .medium,
    ]
    view.style = element.string("style").flatMap { styles[$0] } ?? .medium
    // UIKIT: on the canvas an indicator that hides when it stops keeps its place (frames stored in documents).
    view.hidesWhenStopped = element.bool("hidesWhenStopped") == true && !scene.isOnCanvas
    if let color = color("color") { view.color = color }
    if element.bool("animating") == true { view.startAnimating() }
    // UIKIT: one that turns and is hidden stays hidden on the canvas (stored frames of stacks in three documents).
    if scene.isOnCanvas, element.bool("hidden") == true, !element.staysOnCanvas { view.isHidden = true }
  }

  /// A blur or vibrancy stands where older documents have none, in `<blurEffect>` or `<vibrancyEffect>`.
  func decodeEffect(_ view: UIVisualEffectView) {
    if let vibrancy = element.child("vibrancyEffect") {
      view.effect = UIVibrancyEffect(blurEffect: blur(vibrancy.child("blurEffect")))
    } else if let effect = element.child("blurEffect") {
      view.effect = blur(effect)
    }
  }

  private func blur(_ element: IBElement?) -> UIBlurEffect {
    let name = element?.string("style") ?? "regular"
    let style = (0...20).lazy.compactMap { UIBlurEffect.Style(rawValue: $0) }.first { "\($0)" == name }
    return UIBlurEffect(style: style ?? .regular)
  }

  /// `<preferredSymbolConfiguration>`.
  func symbolConfiguration(_ element: IBElement) -> UIImage.SymbolConfiguration? {
    guard let stated = element.children.first(where: { $0.name == "preferredSymbolConfiguration" }) else { return nil }
    stated.markVisited()
    stated.note("key", "configurationType")
    var values = UIImage.SymbolConfiguration.Values()
    // UIKIT: the canvas leaves text styles out up to Xcode 11.3 (a heart in large title, bold, large is 26 × 22.5 points),
    // from 11.4 on it does not (a timer in caption 1 of 14 points): each a guess from one repository. Fonts of a size count.
    let ignoresStyle = scene.isOnCanvas && scene.document.toolsVersion < 16_000
    if stated.string("configurationType") == "font", let description = stated.child("fontDescription"),
      !ignoresStyle || description.string("style") == nil, let font = scene.fonts.font(description)
    {
      values.pointSize = font.pointSize
    }
    if let size = stated.number("pointSize") { values.pointSize = CGFloat(size) }
    let weights: [UIImage.SymbolWeight] = (0...9).compactMap { UIImage.SymbolWeight(rawValue: $0) }
    if let name = stated.string("weight") { values.weight = weights.first { "\($0)" == name } }
    let scales: [UIImage.SymbolScale] = [.default, .small, .medium, .large]
    if let name = stated.string("scale") { values.scale = scales.first { "\($0)" == name } }
    return UIImage.SymbolConfiguration(values: values)
  }
}
