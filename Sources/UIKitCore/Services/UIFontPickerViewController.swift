/// Lets a person choose a font family.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller>
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Source: <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class>
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of a family can be chosen. Default: false.
    open var includeFaces = false
    open var displayUsingSystemFont = false
    /// Kept; has no effect, and says so once.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = [] {
      didSet { Limitation.hasNoEffect("UIFontPickerViewController.Configuration.filteredTraits") }
    }
    public override init() { super.init() }
  }

  open private(set) var configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Kept for the program.
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  public convenience init() { self.init(configuration: Configuration()) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let list = FontListController(configuration)
    list.didChoose = { [weak self] descriptor in
      guard let self else { return }
      self.selectedFontDescriptor = descriptor
      self.delegate?.fontPickerViewControllerDidPickFont(self)
      self.dismiss(animated: true)
    }
    list.didCancel = { [weak self] in
      guard let self else { return }
      self.delegate?.fontPickerViewControllerDidCancel(self)
      self.dismiss(animated: true)
    }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}

/// Told of the font that was chosen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// The families in a list, each in its own font.
final class FontListController: UITableViewController {
  var didChoose: (UIFontDescriptor) -> Void = { _ in }
  var didCancel: () -> Void = {}
  private let configuration: UIFontPickerViewController.Configuration
  private let names: [String]

  init(_ configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    let families = UIFont.familyNames
    names = configuration.includeFaces ? families.flatMap { UIFont.fontNames(forFamilyName: $0) } : families
    super.init(style: .plain)
    title = "Choose Font"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didCancel() })
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let name = names[indexPath.row]
    cell.textLabel?.text = name
    cell.textLabel?.font =
      configuration.displayUsingSystemFont
      ? .systemFont(ofSize: 17) : UIFont(name: name, size: 17) ?? .systemFont(ofSize: 17)
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = names[indexPath.row]
    didChoose(UIFontDescriptor(fontAttributes: [configuration.includeFaces ? .name : .family: name]))
  }
}
