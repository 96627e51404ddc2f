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

/// The constraints that ask to be archived, each as a table; what they hold is named by its way from the view.
extension UIView {
  var archivedConstraints: [[String: NSObject]] {
    get {
      let held = constraints.filter { $0.shouldBeArchived && $0.firstStart == nil && $0.secondStart == nil }
      return held.compactMap(table)
    }
    set { NSLayoutConstraint.activate(newValue.compactMap(constraint)) }
  }

  /// Nil for a constraint of something that does not lie in the view.
  private func table(_ constraint: NSLayoutConstraint) -> [String: NSObject]? {
    guard let first = constraint.firstItem.flatMap(way) else { return nil }
    var table: [String: NSObject] = [
      "NSFirstItem": first, "NSFirstAttribute": constraint.firstAttribute.rawValue as NSNumber,
      "NSRelation": constraint.relation.rawValue as NSNumber,
      "NSSecondAttribute": constraint.secondAttribute.rawValue as NSNumber,
      "NSMultiplier": Double(constraint.multiplier) as NSNumber, "NSConstant": Double(constraint.constant) as NSNumber,
      "NSPriority": Double(constraint.priority.rawValue) as NSNumber,
    ]
    if let item = constraint.secondItem {
      guard let second = way(to: item) else { return nil }
      table["NSSecondItem"] = second
    }
    if let identifier = constraint.identifier { table["NSLayoutIdentifier"] = identifier as NSString }
    return table
  }

  private func constraint(_ table: [String: NSObject]) -> NSLayoutConstraint? {
    func number(_ key: String) -> Double { (table[key] as? NSNumber)?.doubleValue ?? 0 }
    func attribute(_ key: String) -> NSLayoutConstraint.Attribute? { .init(rawValue: Int(number(key))) }
    guard let first = table["NSFirstItem"].flatMap(item), let firstAttribute = attribute("NSFirstAttribute"),
      let relation = NSLayoutConstraint.Relation(rawValue: Int(number("NSRelation"))),
      let secondAttribute = attribute("NSSecondAttribute")
    else { return nil }
    let second = table["NSSecondItem"].flatMap(item)
    guard second != nil || table["NSSecondItem"] == nil else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: number("NSMultiplier"), constant: number("NSConstant"))
    constraint.priority = UILayoutPriority(rawValue: Float(number("NSPriority")))
    constraint.identifier = table["NSLayoutIdentifier"] as? String
    constraint.shouldBeArchived = true
    return constraint
  }

  /// The places among the subviews, from the view down; behind a guide its place among those of its view, as −1 and below.
  private func way(to item: AnyObject) -> NSArray? {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, let way = way(to: owner), let known = owner.archivedGuides(guide) else {
        return nil
      }
      return ((way as? [Int] ?? []) + [-1 - known]).map { $0 as NSNumber } as NSArray
    }
    var (places, current) = ([Int](), item as? UIView)
    while let view = current, view !== self {
      guard let parent = view.superview, let place = parent.subviews.firstIndex(of: view) else { return nil }
      places.insert(place, at: 0)
      current = parent
    }
    return current == nil ? nil : places.map { $0 as NSNumber } as NSArray
  }

  private func item(at way: NSObject) -> AnyObject? {
    var view = self
    for place in (way as? [Int]) ?? [] {
      if place < 0 { return view.archivedGuide(-1 - place) }
      guard view.subviews.indices.contains(place) else { return nil }
      view = view.subviews[place]
    }
    return view
  }

  /// The guides that every view has: others are not archived.
  private var commonGuides: [UILayoutGuide] { [safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide] }
  private func archivedGuides(_ guide: UILayoutGuide) -> Int? { commonGuides.firstIndex { $0 === guide } }
  private func archivedGuide(_ place: Int) -> UILayoutGuide? {
    commonGuides.indices.contains(place) ? commonGuides[place] : nil
  }
}
