internal import InterfaceBuilder
internal import UIKitCore

/// `<navigationBarAppearance>`, `<toolbarAppearance>`, `<tabBarAppearance>` and `<textAttributes>`.
@MainActor
struct BarAppearanceDecoder {
  private let scene: SceneInstantiator

  init(_ scene: SceneInstantiator) { self.scene = scene }

  func navigation(_ bar: IBElement, _ key: String) -> UINavigationBarAppearance? {
    guard let element = bar.child(key: key, "navigationBarAppearance") else { return nil }
    let look = UINavigationBarAppearance()
    decode(element, look)
    if let text = text(element, "titleTextAttributes") { look.titleTextAttributes = text }
    if let text = text(element, "largeTitleTextAttributes") { look.largeTitleTextAttributes = text }
    if let offset = element.offset(key: "titlePositionAdjustment") {
      look.titlePositionAdjustment = UIOffset(horizontal: offset.horizontal, vertical: offset.vertical)
    }
    return look
  }

  func toolbar(_ bar: IBElement, _ key: String) -> UIToolbarAppearance? {
    bar.child(key: key, "toolbarAppearance").map { element in
      let look = UIToolbarAppearance()
      decode(element, look)
      return look
    }
  }

  func tabBar(_ bar: IBElement, _ key: String) -> UITabBarAppearance? {
    bar.child(key: key, "tabBarAppearance").map { element in
      let look = UITabBarAppearance()
      decode(element, look)
      return look
    }
  }

  /// The texts of titles: font, colour and shadow.
  func text(_ element: IBElement, _ key: String) -> [NSAttributedString.Key: Any]? {
    guard let text = element.child(key: key, "textAttributes") else { return nil }
    text.markVisited()
    var attributes: [NSAttributedString.Key: Any] = [:]
    // Older documents call it `font`.
    if let font = (text.child(key: "fontDescription") ?? text.child(key: "font")).flatMap({ scene.fonts.font($0) }) {
      attributes[.font] = font
    }
    if let color = color(text, "textColor") { attributes[.foregroundColor] = color }
    if let color = color(text, "textShadowColor") {
      let shadow = NSShadow()
      shadow.shadowColor = color
      if let offset = text.offset(key: "textShadowOffset") {
        shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      }
      attributes[.shadow] = shadow
    }
    return attributes
  }

  private func decode(_ element: IBElement, _ look: UIBarAppearance) {
    element.markVisited()
    if let name = element.string("backgroundEffect") {
      let style = (0...20).lazy.compactMap { UIBlurEffect.Style(rawValue: $0) }.first { "\($0)" == name }
      look.backgroundEffect = style.map { UIBlurEffect(style: $0) }
    }
    if let color = color(element, "backgroundColor") { look.backgroundColor = color }
    if let color = color(element, "shadowColor") { look.shadowColor = color }
    let images = ImageDecoder(scene)
    if let image = images.image(element, "backgroundImage") { look.backgroundImage = image }
    if let image = images.image(element, "shadowImage") { look.shadowImage = image }
  }

  private func color(_ element: IBElement, _ key: String) -> UIColor? {
    element.child(key: key).flatMap { ColorDecoder(scene.document).color($0) }
  }
}
