extension UIDocumentViewController {
  /// What a controller offers while it has no document.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uidocumentviewcontroller/launchoptions-swift.class>
  @preconcurrency @MainActor
  open class LaunchOptions: NSObject {
    /// Default: nil, for the name of the program.
    open var title: String? { didSet { didChange?() } }
    /// Default: nil, for none.
    open var primaryAction: UIAction? { didSet { didChange?() } }
    /// Default: nil, for none.
    open var secondaryAction: UIAction? { didSet { didChange?() } }
    /// Lists the documents that there are.
    open private(set) lazy var browserViewController = UIDocumentBrowserViewController(
      forOpeningFilesWithContentTypes: nil)
    /// Behind the title and the actions.
    open var background = UIBackgroundConfiguration.clear() { didSet { didChange?() } }
    /// In front of the title and the actions, as large as the page. Default: nil.
    open weak var foregroundAccessoryView: UIView? { didSet { replace(oldValue, foregroundAccessoryView) } }
    /// Between them and the background, as large as the page. Default: nil.
    open weak var backgroundAccessoryView: UIView? { didSet { replace(oldValue, backgroundAccessoryView) } }
    private func replace(_ old: UIView?, _ new: UIView?) {
      guard old !== new else { return }
      old?.removeFromSuperview()
      didChange?()
    }
    var didChange: (() -> Void)?

    override init() { super.init() }
  }
}

/// The title and the actions of a program without a document, above the documents that there are.
final class DocumentLaunchController: UIViewController {
  private let options: UIDocumentViewController.LaunchOptions

  init(_ options: UIDocumentViewController.LaunchOptions) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
    options.didChange = { [weak self] in self?.fill() }
  }
  required init?(coder: NSCoder) { nil }

  private let heading = UILabel()
  private let actions = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    heading.textAlignment = .center
    actions.axis = .vertical
    actions.spacing = 8
    let head = UIStackView(arrangedSubviews: [heading, actions])
    head.axis = .vertical
    head.alignment = .center
    head.spacing = 16
    let browser = options.browserViewController
    addChild(browser)
    for part in [head, browser.view!] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      head.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      head.topAnchor.constraint(equalTo: safe.topAnchor, constant: 32),
      browser.view.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 32),
      browser.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      browser.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      browser.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    browser.didMove(toParent: self)
    fill()
  }

  private func fill() {
    guard isViewLoaded else { return }
    heading.text = options.title ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    for view in actions.arrangedSubviews { view.removeFromSuperview() }
    if let action = options.primaryAction {
      actions.addArrangedSubview(UIButton(configuration: .filled(), primaryAction: action))
    }
    if let action = options.secondaryAction {
      actions.addArrangedSubview(UIButton(configuration: .plain(), primaryAction: action))
    }
    if let color = options.background.backgroundColor { view.backgroundColor = color }
    if let back = options.backgroundAccessoryView { insert(back, at: 0) }
    if let front = options.foregroundAccessoryView { insert(front, at: view.subviews.count) }
  }

  private func insert(_ accessory: UIView, at index: Int) {
    guard accessory.superview !== view else { return }
    accessory.frame = view.bounds
    accessory.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(accessory, at: index)
  }
}
