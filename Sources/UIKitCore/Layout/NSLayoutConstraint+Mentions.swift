extension NSLayoutConstraint {
  /// Whether one of the items is in `subtree`.
  func mentions(_ subtree: UIView) -> Bool {
    // A leaf without guides of its own is mentioned by itself alone.
    let isLeaf = subtree.children.isEmpty
    func isInside(_ item: AnyObject?) -> Bool {
      guard let item else { return false }
      if item === subtree { return true }
      if isLeaf { return (item as? UILayoutGuide)?.owner === subtree }
      return LayoutItems.view(of: item)?.isDescendant(of: subtree) ?? false
    }
    return isInside(first) || isInside(second) || isInside(firstStart?.item) || isInside(secondStart?.item)
  }

  /// Whether the guide is one of the items.
  func mentions(_ guide: UILayoutGuide) -> Bool {
    first === guide || second === guide || firstStart?.item === guide || secondStart?.item === guide
  }

  /// The views that the constraint relates, or whose guides it relates.
  var mentionedViews: [ObjectIdentifier] {
    [first, second, firstStart?.item, secondStart?.item].compactMap { item in
      item.flatMap { LayoutItems.view(of: $0) }.map { ObjectIdentifier($0) }
    }
  }
}
