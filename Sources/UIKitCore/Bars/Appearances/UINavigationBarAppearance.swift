/// The look of a navigation bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>
open class UINavigationBarAppearance: UIBarAppearance {
  /// Of the title in the row; what is missing is the system's. Default: empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of the large title; what is missing is the system's. Default: empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of the subtitle in the row.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of the subtitle beneath the large title.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// Of buttons of the plain style.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// Of buttons of the done style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// What `doneButtonAppearance` is called from iOS 26 on.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// Of the button that leads back; what is not set of it is the plain buttons'.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// In place of the chevron. Default: nil, for the bar's own `backIndicatorImage`.
  open private(set) var backIndicatorImage: UIImage?
  /// Kept: no title slides through a mask here. Default: nil.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets both; UIKit wants both or neither.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties + titleArchivedProperties }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

extension UINavigationBarAppearance {
  static var titleArchivedProperties: [ArchivedProperty] {
    [
      .tables("UITitleTextAttributes", \UINavigationBarAppearance.archivedTitles)
    ]
  }

  /// The attributes of the title and of the large one.
  private var archivedTitles: [[String: NSObject]] {
    get { [titleTextAttributes, largeTitleTextAttributes].map(Self.table) }
    set {
      guard newValue.count == 2 else { return }
      (titleTextAttributes, largeTitleTextAttributes) = (Self.attributes(newValue[0]), Self.attributes(newValue[1]))
    }
  }
  private static func table(_ attributes: [NSAttributedString.Key: Any]) -> [String: NSObject] {
    var table: [String: NSObject] = [:]
    for (key, value) in attributes {
      table[key.rawValue] = value as? NSObject ?? (value as? NSNumber) ?? (value as? String).map { $0 as NSString }
    }
    return table
  }
  private static func attributes(_ table: [String: NSObject]) -> [NSAttributedString.Key: Any] {
    Dictionary(uniqueKeysWithValues: table.map { (NSAttributedString.Key($0.key), $0.value) })
  }
}
