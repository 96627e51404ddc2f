/// Prints.
///
/// There is no printer: printing is not available, and jobs end without being completed, as on a device on which
/// printing is turned off.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller>
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  open class var isPrintingAvailable: Bool { false }
  open class var printableUTIs: Set<String> { ["public.image", "com.adobe.pdf", "public.jpeg", "public.png"] }
  open class var shared: UIPrintInteractionController { instance }
  private static let instance = UIPrintInteractionController()

  /// Whether the address leads to a picture or a PDF document.
  open class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map { canPrint($0) } ?? false }
  open class func canPrint(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil }

  /// Kept; it takes hardware, the system or another program to have an effect.
  open var printInfo: UIPrintInfo?
  /// Kept; it takes hardware, the system or another program to have an effect.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var showsPageRange = true
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var showsNumberOfCopies = true
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var showsPaperSelectionForLoadedPapers = false
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var showsPaperOrientation = true
  open private(set) var printPaper: UIPrintPaper?
  // One source at a time: setting one forgets the others.
  open var printPageRenderer: UIPrintPageRenderer? {
    didSet { if printPageRenderer != nil { (printFormatter, printingItem, printingItems) = (nil, nil, nil) } }
  }
  open var printFormatter: UIPrintFormatter? {
    didSet { if printFormatter != nil { (printPageRenderer, printingItem, printingItems) = (nil, nil, nil) } }
  }
  open var printingItem: Any? {
    didSet { if printingItem != nil { (printPageRenderer, printFormatter, printingItems) = (nil, nil, nil) } }
  }
  open var printingItems: [Any]? {
    didSet { if printingItems != nil { (printPageRenderer, printFormatter, printingItem) = (nil, nil, nil) } }
  }

  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    refuse(completion)
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    refuse(completion)
  }
  open func dismiss(animated: Bool) {}

  private func refuse(_ completion: CompletionHandler?) -> Bool {
    Limitation.isAbsent("there is no printer: UIPrintInteractionController shows nothing")
    completion?(self, false, nil)
    return false
  }
}
