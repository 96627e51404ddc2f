internal import Foundation

/// Views in keyed archives: a view that is archived and read again is its copy.
///
/// UIKIT: constraints stay behind unless `shouldBeArchived` says otherwise (Apple's page on
/// `NSLayoutConstraint.shouldBeArchived`). The keys are those of compiled nibs.
///
/// DEVIATION: of cells, lists and bars that goes along which every view has: Apple says nowhere what an archive holds.
extension UIView {
  static var ownArchivedProperties: [ArchivedProperty] {
    [
      .list("UISubviews", \UIView.archivedSubviews), .integer("UITag", \UIView.tag), .number("UIAlpha", \UIView.alpha),
      .flag("UIHidden", \UIView.isHidden),
      .object("UIBackgroundColor", \UIView.backgroundColor), .flag("UIClipsToBounds", \UIView.clipsToBounds),
      .choice("UIContentMode", \UIView.contentMode), .choice("UIAutoresizingMask", \UIView.autoresizingMask),
      .flag("UIAutoresizeSubviews", \UIView.autoresizesSubviews), .flag("UIOpaque", \UIView.isOpaque),
      .flag("UIUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      .flag("UIMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .flag("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", \UIView.usesConstraintsAlone),
      .object("UITintColor", \UIView.ownTintColor),
      .choice("UIViewSemanticContentAttribute", \UIView.semanticContentAttribute),
      .text("UIRestorationIdentifier", \UIView.restorationIdentifier),
      .tables("UIViewAutolayoutConstraints", \UIView.archivedConstraints),
    ]
  }

  private var ownTintColor: UIColor? {
    get { extras?.tintColor }
    set { tintColor = newValue }
  }

  private var usesConstraintsAlone: Bool {
    get { !translatesAutoresizingMaskIntoConstraints }
    set { translatesAutoresizingMaskIntoConstraints = !newValue }
  }

  private var archivedSubviews: [UIView] {
    get { subviews }
    set { for view in newValue { addSubview(view) } }
  }

  func write(to coder: NSCoder) {
    coder.encode(bounds, forKey: "UIBounds")
    coder.encode(center, forKey: "UICenter")
    if transform != .identity { coder.encode(transform, forKey: "UITransform") }
    for property in Self.archivedProperties { property.write(self, coder) }
  }

  func read(_ coder: NSCoder) {
    guard let archive = coder as? NSKeyedUnarchiver, archive.containsValue(forKey: "UIBounds") else { return }
    bounds = archive.decodeCGRect(forKey: "UIBounds")
    center = archive.decodeCGPoint(forKey: "UICenter")
    if archive.containsValue(forKey: "UITransform") {
      transform = archive.decodeCGAffineTransform(forKey: "UITransform")
    }
    for property in Self.archivedProperties { property.read(self, archive) }
  }
}
