public import UIKit
internal import CairnHost
internal import CoreGraphics

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller as an iPhone 13 shows it.
  public static var image: Snapshotting { image() }

  /// The controller as a device shows it, with its bars, safe area and traits.
  public static func image(
    on config: ViewImageConfig = .iPhone13, precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
    {
      controller in
      Stage(config, traits).picture(of: controller)
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view at its size, or at the size that its constraints give.
  public static var image: Snapshotting { image() }

  /// A picture of the value, laid out in a size and under traits.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
    {
      view in
      Stage(.iPhone13, traits).picture(of: view, size: size)
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture of the value at its own size.
  public static var image: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image) { $0 }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The tree of views as text.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of views in words, laid out for a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = .iPhone13, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { Stage(config, traits).text(of: $0) }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The tree of views as text.
  public static var recursiveDescription: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      view.layoutIfNeeded()
      return ViewText.text(of: view)
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text itself, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) { $0 } }
}

extension Snapshotting where Format == String {
  /// What `dump` says of the value.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }

  /// The value's own description.
  public static var description: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { "\($0)" }
  }
}

/// A device on which something is shown for its picture.
@MainActor
private struct Stage {
  let config: ViewImageConfig
  let traits: UITraitCollection

  init(_ config: ViewImageConfig, _ traits: UITraitCollection) {
    self.config = config
    self.traits = traits
  }

  private func withHost<Result>(_ body: (HeadlessHost) -> Result) -> Result {
    var settings = HostSettings()
    if traits.userInterfaceStyle != .unspecified { settings.style = traits.userInterfaceStyle }
    if traits.preferredContentSizeCategory != .unspecified { settings.textSize = traits.preferredContentSizeCategory }
    if traits.accessibilityContrast != .unspecified { settings.contrast = traits.accessibilityContrast }
    if traits.layoutDirection != .unspecified { settings.layoutDirection = traits.layoutDirection }
    let host = HeadlessHost(
      device: config.device, orientation: config.orientation == .landscape ? .landscapeRight : .portrait,
      settings: settings)
    defer { host.close() }
    let (width, height) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    if width != .unspecified { host.window.traitOverrides.horizontalSizeClass = width }
    if height != .unspecified { host.window.traitOverrides.verticalSizeClass = height }
    return body(host)
  }

  func picture(of controller: UIViewController) -> UIImage {
    withHost { host in
      host.show(controller)
      return host.snapshot()
    }
  }

  func text(of controller: UIViewController) -> String {
    withHost { host in
      host.show(controller)
      return controller.viewIfLoaded.map { ViewText.text(of: $0) } ?? ""
    }
  }

  func picture(of view: UIView, size: CGSize?) -> UIImage {
    withHost { host in
      let holder = UIViewController()
      host.show(holder)
      var bounds = size ?? view.bounds.size
      if bounds.width <= 0 || bounds.height <= 0 {
        bounds = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      let (former, frame) = (view.superview, view.frame)
      let place = former?.subviews.firstIndex(of: view) ?? 0
      view.frame = CGRect(origin: .zero, size: bounds)
      holder.view.addSubview(view)
      host.settle()
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let picture = UIGraphicsImageRenderer(size: bounds, format: format).image { context in
        view.layer.render(in: context.cgContext)
      }
      view.removeFromSuperview()
      view.frame = frame
      former?.insertSubview(view, at: place)
      return picture
    }
  }
}

/// A tree of views, a line each, without addresses.
@MainActor
private enum ViewText {
  static func text(of view: UIView, depth: Int = 0) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
    var line = "\(String(repeating: "   | ", count: depth))<\(type(of: view)); frame = (\(numbers))"
    if view.isHidden { line += "; hidden = YES" }
    if view.alpha != 1 { line += "; alpha = \(number(view.alpha))" }
    if let text = (view as? UILabel)?.text { line += "; text = '\(text)'" }
    return ([line + ">"] + view.subviews.map { text(of: $0, depth: depth + 1) }).joined(separator: "\n")
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
