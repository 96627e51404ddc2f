package import InterfaceBuilder
package import UIKitCore

/// How a canvas shows a document.
package struct CanvasOptions {
  /// Whose screen it is; nil for the document's own device.
  package var target: CanvasTarget?
  /// The size classes of a square of Interface Builder's grid, instead of a device.
  package var square: CanvasSquare?
  /// Whose metrics hold; nil for those of the Interface Builder that saved the document, or of the first one after it that
  /// has the target's device.
  package var system: CanvasSystem?
  package var style = UIUserInterfaceStyle.light
  /// The size that people read text at; nil for the document's own.
  package var textSize: UIContentSizeCategory?
  package var translation: IBTranslation?
  /// Whether views keep to their saved frames as far as their constraints leave them open.
  ///
  /// UIKIT: Interface Builder does (stored frames of views without constraints).
  package var restsAsSaved = false

  package init(
    target: CanvasTarget? = nil, system: CanvasSystem? = nil, style: UIUserInterfaceStyle = .light,
    textSize: UIContentSizeCategory? = nil, translation: IBTranslation? = nil, restsAsSaved: Bool = false
  ) {
    self.restsAsSaved = restsAsSaved
    self.target = target
    self.system = system
    self.style = style
    self.textSize = textSize
    self.translation = translation
  }

  /// What the window adds to the traits of its screen.
  @MainActor
  var traits: UITraitCollection {
    var parts = [UITraitCollection(userInterfaceStyle: style)]
    if let textSize { parts.append(UITraitCollection(preferredContentSizeCategory: textSize)) }
    if let translation {
      parts.append(UITraitCollection(layoutDirection: translation.isRightToLeft ? .rightToLeft : .leftToRight))
    }
    if let square { parts.append(square.traits) }
    if let classes = target?.sizeClasses {
      parts.append(UITraitCollection(horizontalSizeClass: classes.horizontal == .regular ? .regular : .compact))
      parts.append(UITraitCollection(verticalSizeClass: classes.vertical == .regular ? .regular : .compact))
    }
    return UITraitCollection(traitsFrom: parts)
  }
}
