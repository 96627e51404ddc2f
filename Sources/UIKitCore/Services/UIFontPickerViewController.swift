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
