/// Offers services for some items: the share sheet.
///
/// DEVIATION: the system's own services are absent but for copying; the application's activities work.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Gets the chosen service, nil for none, and whether it was completed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// Gets the chosen service, nil for none, whether it was completed, what came back, and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called once, when the sheet has gone, then let go; items and error are always nil here. Default: nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The handler of programs from before iOS 8; called where the other is nil.
  open var completionHandler: CompletionHandler?
  /// Left out of the sheet, also of the application's own; read when the view loads. Default: nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// False has no effect, and says so. Default: true.
  open var allowsProminentActivity = true {
    willSet { if !newValue { Limitation.hasNoEffect("UIActivityViewController.allowsProminentActivity") } }
  }

  private let items: [Any]
  private let activities: [UIActivity]
  private let stack = UIStackView()
  private var outcome: (type: UIActivity.ActivityType?, completed: Bool)?

  /// Items that are sources or providers are asked when a service was chosen. Of the activities, those are shown that
  /// can take the items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Traps: the sheet needs its items.
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    if excludedActivityTypes?.contains(.copyToPasteboard) != true {
      add("Copy") { [weak self] in self?.copyItems() }
    }
    for activity in activities where !isExcluded(activity) && activity.canPerform(withActivityItems: items) {
      add(activity.activityTitle ?? "") { [weak self] in self?.run(activity) }
    }
    add("Close") { [weak self] in self?.end(nil, false) }
  }

  private func isExcluded(_ activity: UIActivity) -> Bool {
    activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    stack.addArrangedSubview(button)
  }

  /// The items as this activity gets them: sources are asked.
  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      if let provider = item as? UIActivityItemProvider { return provider.item(for: type) }
      // What a source does not give an activity is not there for it.
      if let source = item as? any UIActivityItemSource {
        return source.activityViewController(self, itemForActivityType: type)
      }
      return item
    }
  }

  private func copyItems() {
    let items = items(for: .copyToPasteboard)
    if let text = items.lazy.compactMap({ $0 as? String ?? ($0 as? URL)?.absoluteString }).first {
      UIPasteboard.general.string = text
    } else if let image = items.lazy.compactMap({ $0 as? UIImage }).first {
      UIPasteboard.general.image = image
    }
    end(.copyToPasteboard, true)
  }

  private func run(_ activity: UIActivity) {
    activity.finish = { [weak self, weak activity] completed in self?.end(activity?.activityType, completed) }
    activity.prepare(withActivityItems: items(for: activity.activityType))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    outcome = (type, completed)
    // With what an activity has shown above it.
    presentingViewController?.dismiss(animated: true)
  }

  /// UIKIT: the handler is called once, when the sheet has gone, however that came about; a sheet that a person or the
  /// program put away has completed nothing.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    let (type, completed) = outcome ?? (nil, false)
    let (handler, old) = (completionWithItemsHandler, completionHandler)
    (completionWithItemsHandler, completionHandler) = (nil, nil)
    if let handler { handler(type, completed, nil, nil) } else { old?(type, completed) }
  }
}
