internal import Foundation

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
