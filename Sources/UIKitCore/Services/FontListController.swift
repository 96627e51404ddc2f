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
