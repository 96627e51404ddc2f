import UIKit

/// Calendars, searches and texts as programs for iOS 15 and later use them.
final class CalendarScreen: UIViewController, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
  private let calendarView = UICalendarView()
  private let find = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    calendarView.delegate = self
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.availableDateRange = DateInterval(start: .now, end: .distantFuture)
    calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
    find.isFindInteractionEnabled = true
    find.findInteraction?.presentFindNavigator(showingReplace: true)
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = find
    view.addInteraction(interaction)
    let paste = UIPasteControl(configuration: .init())
    paste.target = self
    pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    view.addSubview(paste)
  }
  override func paste(itemProviders: [NSItemProvider]) {
    for provider in itemProviders where provider.canLoadObject(ofClass: UIImage.self) {
      provider.loadObject(ofClass: UIImage.self) { _, _ in }
    }
  }
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    dateComponents.day == 1 ? .image(UIImage(systemName: "star"), color: .systemRed, size: .large) : .default()
  }
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
  {
    dateComponents != nil
  }
}

/// A text of a program's own that can be searched.
final class SearchableText: NSObject, UITextSearching {
  var selectedTextRange: UITextRange?
  var supportsTextReplacement: Bool { true }
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
    .orderedSame
  }
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    resultAggregator.foundRange(UITextRange(), searchString: queryString, document: nil)
    resultAggregator.finishedSearching()
  }
  func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
  ) {}
  func clearAllDecoratedFoundText() {}
}

final class SuggestingUpdater: NSObject, UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    searchController.searchSuggestions = [
      UISearchSuggestionItem(
        localizedSuggestion: "Swift", localizedDescription: nil, iconImage: UIImage(systemName: "bird"))
    ]
  }
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
  {
    searchController.searchBar.text = searchSuggestion.localizedSuggestion
  }
}

/// An optional requirement is optional twice to those who know the protocol alone.
func customContent(of provider: any AXCustomContentProvider) -> [AXCustomContent] {
  if let implemented = provider.accessibilityCustomContentBlock, let block = implemented, let content = block() {
    return content
  }
  return provider.accessibilityCustomContent ?? []
}

final class ContentHolder: NSObject, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = []
  var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)?
}

final class PlainContentHolder: NSObject, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = []
}

/// Provenance: tab bar controllers of public applications from before iOS 18.
final class OlderTabController: UITabBarController {
  private let tab = UITabBar()
  var barOfItsOwn: UITabBar { tab }
}
