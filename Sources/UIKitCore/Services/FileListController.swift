/// Shows the files of a folder, to choose from.
final class FileListController: UITableViewController {
  var didChoose: ([URL]) -> Void = { _ in }
  var didCancel: () -> Void = {}
  /// Whether the folder itself is what is chosen: a place to save to.
  var allowsFolderAlone = false
  private let folder: URL
  private let types: [UTType]
  private let showsExtensions: Bool
  private let allowsSeveral: Bool
  private let actionTitle: String
  private var files: [URL] = []

  init(folder: URL, types: [UTType], showsExtensions: Bool, allowsSeveral: Bool, actionTitle: String) {
    self.folder = folder
    self.types = types
    self.showsExtensions = showsExtensions
    self.allowsSeveral = allowsSeveral
    self.actionTitle = actionTitle
    super.init(style: .plain)
    title = folder.lastPathComponent
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = allowsSeveral
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didCancel() })
    if allowsSeveral || allowsFolderAlone {
      let action = UIAction(title: actionTitle) { [weak self] _ in self?.finish() }
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: actionTitle, primaryAction: action)
    }
    reload()
  }

  func reload() {
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    files = (found ?? []).sorted {
      $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending
    }
    tableView.reloadData()
  }

  /// The row of a file that is on the screen.
  func row(of file: URL) -> UIView? {
    let place = files.firstIndex { $0.standardizedFileURL == file.standardizedFileURL }
    return place.flatMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
  }

  private func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
  private func isAllowed(_ url: URL) -> Bool {
    guard !allowsFolderAlone else { return false }
    if isFolder(url) { return types.contains { $0 == .folder || $0 == .directory } }
    guard let type = UTType(filenameExtension: url.pathExtension) ?? UTType("public.data") else { return false }
    return types.isEmpty || types.contains { type.conforms(to: $0) }
  }

  private func finish() {
    if allowsFolderAlone { return didChoose([folder]) }
    let chosen = (tableView.indexPathsForSelectedRows ?? []).map { files[$0.row] }.filter(isAllowed)
    if !chosen.isEmpty { didChoose(chosen) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let file = files[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = showsExtensions ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
    content.image = UIImage(systemName: isFolder(file) ? "folder" : "doc")
    let isUsable = isAllowed(file) || isFolder(file)
    content.textProperties.color = isUsable ? .label : .tertiaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = isFolder(file) ? .disclosureIndicator : .none
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let file = files[indexPath.row]
    if isAllowed(file) {
      if !allowsSeveral { didChoose([file]) }
      return
    }
    tableView.deselectRow(at: indexPath, animated: true)
    guard isFolder(file) else { return }
    let inner = FileListController(
      folder: file, types: types, showsExtensions: showsExtensions, allowsSeveral: allowsSeveral,
      actionTitle: actionTitle)
    (inner.didChoose, inner.didCancel, inner.allowsFolderAlone) = (didChoose, didCancel, allowsFolderAlone)
    inner.navigationItem.hidesBackButton = false
    navigationController?.pushViewController(inner, animated: true)
  }
}
