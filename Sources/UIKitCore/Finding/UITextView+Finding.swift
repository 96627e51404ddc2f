public import Foundation

/// A text view's session: text views search themselves.
private final class TextViewFinding: NSObject, UIFindInteractionDelegate {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }
}

extension UITextView: UITextSearching {
  private struct Finding {
    let interaction: UIFindInteraction
    let delegate: TextViewFinding
    var marks: [NSRange: UIView] = [:]

    @MainActor static let key = AssociatedKey<Finding>()
  }
  private var finding: Finding? {
    get { Finding.key.value(of: self) }
    set { Finding.key.set(newValue, of: self) }
  }

  /// Whether text is found in the view by the system's panel. Default: false.
  public var isFindInteractionEnabled: Bool {
    get { finding != nil }
    set {
      guard newValue != (finding != nil) else { return }
      if newValue {
        let delegate = TextViewFinding()
        let made = UIFindInteraction(sessionDelegate: delegate)
        finding = Finding(interaction: made, delegate: delegate)
        addInteraction(made)
      } else if let old = finding?.interaction {
        removeInteraction(old)
        finding = nil
      }
    }
  }
  /// nil where `isFindInteractionEnabled` is false.
  public var findInteraction: UIFindInteraction? { finding?.interaction }

  public var supportsTextReplacement: Bool { isEditable }
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult {
    let (one, other) = (foundRange.range.location, toRange.range.location)
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in options.ranges(of: queryString, in: text) {
      resultAggregator.foundRange(UITextRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
  ) {
    let range = foundTextRange.range
    finding?.marks.removeValue(forKey: range)?.removeFromSuperview()
    guard style != .normal, finding != nil else { return }
    let mark = UIView(frame: firstRect(for: foundTextRange))
    // UIKIT: what is found is marked; the result that is shown is yellow. A guess.
    mark.backgroundColor = (style == .highlighted ? UIColor.systemYellow : .systemFill).withAlphaComponent(0.4)
    mark.layer.cornerRadius = 3
    mark.isUserInteractionEnabled = false
    finding?.marks[range] = mark
    addSubview(mark)
  }
  public func clearAllDecoratedFoundText() {
    guard let marks = finding?.marks.values else { return }
    for mark in marks { mark.removeFromSuperview() }
    finding?.marks = [:]
  }
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable??) {
    scrollRangeToVisible(range.range)
  }
  public func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String
  ) -> Bool { isEditable && allowsChange(of: foundTextRange.range, to: replacementText) }
  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
    replace(foundTextRange, withText: replacementText)
  }
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
    for range in options.ranges(of: queryString, in: text).reversed() {
      replace(UITextRange(range), withText: replacementText)
    }
  }
}
