import UIKit

enum Household {
  class HouseholdTabBarController: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let roomsNavigationController = RoomsNavigationController()
      roomsNavigationController.tabBarItem = UITabBarItem(title: "Rooms", image: UIImage(systemName: "house"), tag: 0)
      let picturesController = PicturesViewController()
      picturesController.tabBarItem = UITabBarItem(title: "Pictures", image: UIImage(systemName: "photo"), tag: 0)
      let settingsController = SettingsViewController()
      settingsController.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 0)
      viewControllers = [roomsNavigationController, picturesController, settingsController]
    }
  }

  class RoomsNavigationController: UINavigationController {
    init() {
      super.init(rootViewController: RoomsViewController())
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationBar.prefersLargeTitles = true
    }
  }

  class RoomsViewController: UITableViewController {
    private(set) lazy var addItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in addRoom() })

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 72
      tableView.backgroundColor = .systemBackground

      tableView.register(RoomCell.self, forCellReuseIdentifier: "room")

      title = "Rooms"
      navigationItem.title = "Rooms"
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [unowned self] _ in toggleEditing() })
      navigationItem.rightBarButtonItem = addItem
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      switch tableView.cellForRow(at: indexPath) {
      case is RoomCell: showPlan()
      default: break
      }
    }

    /// The segue "addRoom".
    func addRoom() {
      let newRoomController = NewRoomViewController()
      newRoomController.modalPresentationStyle = .popover
      newRoomController.popoverPresentationController?.barButtonItem = addItem
      newRoomController.popoverPresentationController?.permittedArrowDirections = .up
      present(newRoomController, animated: true)
    }

    /// The segue "showPlan".
    func showPlan() {
      show(PlanViewController(), sender: self)
    }

    func toggleEditing() {}
  }

  class RoomCell: UITableViewCell {
    let nameLabel = UILabel()
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      clipsToBounds = true
      preservesSuperviewLayoutMargins = true
      accessoryType = .disclosureIndicator

      nameLabel.translatesAutoresizingMaskIntoConstraints = false
      nameLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      nameLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      nameLabel.font = .preferredFont(forTextStyle: .headline)
      nameLabel.text = "Kitchen"

      label.translatesAutoresizingMaskIntoConstraints = false
      label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      label.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = .secondaryLabel
      label.text = "21 degrees"

      contentView.addSubview(nameLabel)
      contentView.addSubview(label)

      NSLayoutConstraint.activate([
        nameLabel.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
        nameLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        nameLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),

        label.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
        label.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      ])
    }
  }

  class NewRoomViewController: UIViewController, UITextFieldDelegate {
    let nameField = UITextField()
    let saveButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      nameField.translatesAutoresizingMaskIntoConstraints = false
      nameField.placeholder = "Name"
      nameField.borderStyle = .roundedRect
      nameField.minimumFontSize = 17
      nameField.adjustsFontSizeToFitWidth = true
      nameField.font = .systemFont(ofSize: 14)
      nameField.returnKeyType = .done
      nameField.autocapitalizationType = .words

      saveButton.translatesAutoresizingMaskIntoConstraints = false
      saveButton.setTitle("Save", for: .normal)

      title = "New Room"
      preferredContentSize = CGSize(width: 320, height: 200)

      view.addSubview(nameField)
      view.addSubview(saveButton)

      nameField.delegate = self

      saveButton.addAction(UIAction { [unowned self] _ in save() }, for: .touchUpInside)

      NSLayoutConstraint.activate([
        nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        nameField.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        nameField.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),

        saveButton.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 20),
        saveButton.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      ])
    }

    func save() {}
  }

  class PlanViewController: UIViewController, UIGestureRecognizerDelegate {
    let floorView = UIView()
    let legendContainerView = UIView()
    private(set) lazy var shareItem = UIBarButtonItem(
      title: "Share", primaryAction: UIAction { [unowned self] _ in share() })
    let doubleTapRecognizer = UITapGestureRecognizer()
    let longPressRecognizer = UILongPressGestureRecognizer()
    let swipeRecognizer = UISwipeGestureRecognizer()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      floorView.translatesAutoresizingMaskIntoConstraints = false
      floorView.backgroundColor = .systemTeal

      legendContainerView.translatesAutoresizingMaskIntoConstraints = false

      title = "Plan"
      navigationItem.title = "Plan"
      navigationItem.largeTitleDisplayMode = .never
      navigationItem.rightBarButtonItem = shareItem

      view.addSubview(floorView)
      view.addSubview(legendContainerView)

      longPressRecognizer.delegate = self

      doubleTapRecognizer.numberOfTapsRequired = 2
      doubleTapRecognizer.addTarget(self, action: Selector("presentPictures", PlanViewController.presentPictures))
      floorView.addGestureRecognizer(doubleTapRecognizer)
      longPressRecognizer.minimumPressDuration = 0.8
      longPressRecognizer.addTarget(self, action: Selector("markPlace", PlanViewController.markPlace))
      floorView.addGestureRecognizer(longPressRecognizer)
      swipeRecognizer.direction = .left
      swipeRecognizer.addTarget(self, action: Selector("turnPage", PlanViewController.turnPage))
      floorView.addGestureRecognizer(swipeRecognizer)

      embed(LegendViewController(), in: legendContainerView)

      NSLayoutConstraint.activate([
        floorView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        floorView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        floorView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        floorView.widthAnchor.constraint(equalTo: floorView.heightAnchor, multiplier: 4.0 / 3.0),

        legendContainerView.topAnchor.constraint(equalTo: floorView.bottomAnchor, constant: 16),
        legendContainerView.leadingAnchor.constraint(equalTo: floorView.leadingAnchor),
        legendContainerView.trailingAnchor.constraint(equalTo: floorView.trailingAnchor),
        legendContainerView.heightAnchor.constraint(equalToConstant: 120),
      ])
    }

    func presentPictures() {
      let picturesController = PicturesViewController()
      picturesController.modalPresentationStyle = .fullScreen
      picturesController.modalTransitionStyle = .crossDissolve
      present(picturesController, animated: true)
    }

    func share() {}

    func markPlace() {}

    func turnPage() {}

    private func embed(_ child: UIViewController, in container: UIView) {
      addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  class LegendViewController: UIViewController {
    let wallsLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame = CGRect(x: 0, y: 0, width: 343, height: 120)
      view.backgroundColor = .secondarySystemBackground

      wallsLabel.frame = CGRect(x: 16, y: 50, width: 311, height: 21)
      wallsLabel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
      wallsLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      wallsLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      wallsLabel.font = .systemFont(ofSize: 17)
      wallsLabel.text = "Walls"

      title = "Legend"

      view.addSubview(wallsLabel)
    }
  }

  class PicturesViewController: UICollectionViewController {
    init() {
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemBackground
      if let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout {
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        layout.itemSize = CGSize(width: 120, height: 120)
        layout.headerReferenceSize = CGSize(width: 50, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      }

      collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
      collectionView.register(
        TitleHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "title")

      title = "Pictures"
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      switch collectionView.cellForItem(at: indexPath) {
      case is PictureCell: showPlan()
      default: break
      }
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }

    func showPlan() {
      showDetailViewController(PlanViewController(), sender: self)
    }
  }

  class PictureCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      contentView.clipsToBounds = true

      imageView.translatesAutoresizingMaskIntoConstraints = false
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true

      contentView.addSubview(imageView)

      NSLayoutConstraint.activate([
        imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
        imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
  }

  class TitleHeader: UICollectionReusableView {
    let todayLabel = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      todayLabel.translatesAutoresizingMaskIntoConstraints = false
      todayLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      todayLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      todayLabel.font = .boldSystemFont(ofSize: 17)
      todayLabel.text = "Today"

      addSubview(todayLabel)

      NSLayoutConstraint.activate([
        todayLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        todayLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }
  }

  class SettingsViewController: UITableViewController {
    let lightsCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let lightsLabel = UILabel()
    let lightsSwitch = UISwitch()
    let heatingCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let addARoomCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    private lazy var rows: [[UITableViewCell]] = [
      [lightsCell, heatingCell],
      [addARoomCell],
    ]

    init() {
      super.init(style: .grouped)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.backgroundColor = .systemGroupedBackground

      lightsCell.clipsToBounds = true
      lightsCell.preservesSuperviewLayoutMargins = true
      lightsCell.selectionStyle = .none

      lightsLabel.translatesAutoresizingMaskIntoConstraints = false
      lightsLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      lightsLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      lightsLabel.font = .systemFont(ofSize: 17)
      lightsLabel.text = "Lights"

      lightsSwitch.translatesAutoresizingMaskIntoConstraints = false
      lightsSwitch.isOn = true
      lightsSwitch.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      lightsSwitch.setContentHuggingPriority(.defaultHigh, for: .vertical)

      heatingCell.clipsToBounds = true
      heatingCell.preservesSuperviewLayoutMargins = true
      heatingCell.accessoryType = .disclosureIndicator
      heatingCell.textLabel?.font = .systemFont(ofSize: 17)
      heatingCell.textLabel?.text = "Heating"
      heatingCell.detailTextLabel?.font = .systemFont(ofSize: 17)
      heatingCell.detailTextLabel?.textColor = .secondaryLabel
      heatingCell.detailTextLabel?.textAlignment = .right
      heatingCell.detailTextLabel?.text = "21 degrees"

      addARoomCell.clipsToBounds = true
      addARoomCell.preservesSuperviewLayoutMargins = true
      addARoomCell.textLabel?.font = .systemFont(ofSize: 17)
      addARoomCell.textLabel?.textColor = .systemBlue
      addARoomCell.textLabel?.text = "Add a Room"

      title = "Settings"

      lightsCell.contentView.addSubview(lightsLabel)
      lightsCell.contentView.addSubview(lightsSwitch)

      lightsSwitch.addAction(UIAction { [unowned self] _ in switchLights() }, for: .valueChanged)

      NSLayoutConstraint.activate([
        lightsLabel.leadingAnchor.constraint(equalTo: lightsCell.contentView.layoutMarginsGuide.leadingAnchor),
        lightsLabel.centerYAnchor.constraint(equalTo: lightsCell.contentView.centerYAnchor),

        lightsSwitch.trailingAnchor.constraint(equalTo: lightsCell.contentView.layoutMarginsGuide.trailingAnchor),
        lightsSwitch.centerYAnchor.constraint(equalTo: lightsCell.contentView.centerYAnchor),
      ])
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      rows[indexPath.section][indexPath.row]
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      ["House", nil][section]
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      ["Lights follow the sun.", nil][section]
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      switch rows[indexPath.section][indexPath.row] {
      case lightsCell: 60
      default: tableView.rowHeight
      }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      switch rows[indexPath.section][indexPath.row] {
      case heatingCell: showPlan()
      case addARoomCell: presentNewRoom()
      default: break
      }
    }

    func showPlan() {
      show(PlanViewController(), sender: self)
    }

    func presentNewRoom() {
      present(NewRoomViewController(), animated: true)
    }

    func switchLights() {}
  }
}
