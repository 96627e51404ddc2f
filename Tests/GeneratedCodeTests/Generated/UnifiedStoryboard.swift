import UIKit

enum UnifiedStoryboard {
  class SceneSplitViewController: UISplitViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers = [UINavigationController(rootViewController: MarbleRunViewController()), BoardsViewController()]
    }
  }

  class MarbleRunViewController: UIViewController {
    let menuStackView = UIStackView()
    let chooseABoardButton = UIButton(type: .system)
    let shopButton = UIButton(type: .system)
    let aboutButton = UIButton(type: .system)
    private lazy var menuStackViewTop = menuStackView.topAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40)
    private(set) lazy var settingsItem = UIBarButtonItem(
      title: "Settings", primaryAction: UIAction { [unowned self] _ in settings() })

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      menuStackView.translatesAutoresizingMaskIntoConstraints = false
      menuStackView.axis = .vertical

      var chooseABoardButtonConfiguration = UIButton.Configuration.filled()
      chooseABoardButtonConfiguration.title = "Choose a board"
      chooseABoardButton.configuration = chooseABoardButtonConfiguration

      var shopButtonConfiguration = UIButton.Configuration.gray()
      shopButtonConfiguration.title = "Shop"
      shopButton.configuration = shopButtonConfiguration

      var aboutButtonConfiguration = UIButton.Configuration.gray()
      aboutButtonConfiguration.title = "About"
      aboutButton.configuration = aboutButtonConfiguration

      navigationItem.title = "Marble Run"
      navigationItem.rightBarButtonItem = settingsItem

      view.addSubview(menuStackView)
      menuStackView.addArrangedSubview(chooseABoardButton)
      menuStackView.addArrangedSubview(shopButton)
      menuStackView.addArrangedSubview(aboutButton)

      chooseABoardButton.addAction(UIAction { [unowned self] _ in board() }, for: .primaryActionTriggered)
      shopButton.addAction(UIAction { [unowned self] _ in shop() }, for: .primaryActionTriggered)
      aboutButton.addAction(UIAction { [unowned self] _ in about() }, for: .primaryActionTriggered)

      NSLayoutConstraint.activate([
        menuStackViewTop,
        menuStackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
        menuStackView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
      ])
      applySizeClasses()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      applySizeClasses()
    }

    /// What differs by size class.
    private func applySizeClasses() {
      let isCompactHeight = traitCollection.verticalSizeClass == .compact
      menuStackView.spacing = isCompactHeight ? 8 : 20
      menuStackViewTop.constant = isCompactHeight ? 12 : 40
    }

    /// The segue "board".
    func board() {
      showDetailViewController(BoardsViewController(), sender: self)
    }

    /// The segue "shop".
    func shop() {
      showDetailViewController(ShopViewController(), sender: self)
    }

    /// The segue "about".
    func about() {
      showDetailViewController(AboutViewController(), sender: self)
    }

    /// The segue "settings".
    func settings() {
      let settingsController = SettingsViewController()
      settingsController.modalPresentationStyle = .popover
      settingsController.popoverPresentationController?.barButtonItem = settingsItem
      present(settingsController, animated: true)
    }
  }

  class BoardsViewController: UIViewController {
    let logoImageView = UIImageView()
    let twelveBoardsLabel = UILabel()
    private lazy var twelveBoardsLabelTop = twelveBoardsLabel.topAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground

      logoImageView.translatesAutoresizingMaskIntoConstraints = false
      logoImageView.contentMode = .scaleAspectFit
      logoImageView.clipsToBounds = true
      logoImageView.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      logoImageView.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      logoImageView.image = UIImage(systemName: "gearshape.fill")

      twelveBoardsLabel.translatesAutoresizingMaskIntoConstraints = false
      twelveBoardsLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      twelveBoardsLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      twelveBoardsLabel.textAlignment = .center
      twelveBoardsLabel.text = "Twelve boards"

      title = "Boards"

      view.addSubview(twelveBoardsLabel)

      NSLayoutConstraint.activate([
        logoImageView.widthAnchor.constraint(equalToConstant: 120),
        logoImageView.heightAnchor.constraint(equalToConstant: 120),

        twelveBoardsLabelTop,
      ])
      applySizeClasses()
    }

    private lazy var regularWidthOrCompactHeightConstraints = [
      logoImageView.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      logoImageView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ]

    private lazy var compactHeightConstraints = [
      twelveBoardsLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24)
    ]

    private lazy var regularHeightConstraints = [
      twelveBoardsLabel.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor)
    ]

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      applySizeClasses()
    }

    /// What differs by size class.
    private func applySizeClasses() {
      let isCompactWidth = traitCollection.horizontalSizeClass == .compact
      let isCompactHeight = traitCollection.verticalSizeClass == .compact
      NSLayoutConstraint.deactivate(
        regularWidthOrCompactHeightConstraints + compactHeightConstraints + regularHeightConstraints)
      if !isCompactWidth || isCompactHeight {
        view.insertSubview(logoImageView, belowSubview: twelveBoardsLabel)
      } else {
        logoImageView.removeFromSuperview()
      }
      twelveBoardsLabel.font = isCompactWidth ? .boldSystemFont(ofSize: 22) : .boldSystemFont(ofSize: 40)
      twelveBoardsLabelTop.constant = isCompactHeight ? 12 : 40
      if !isCompactWidth || isCompactHeight { NSLayoutConstraint.activate(regularWidthOrCompactHeightConstraints) }
      if isCompactHeight { NSLayoutConstraint.activate(compactHeightConstraints) }
      if !isCompactHeight { NSLayoutConstraint.activate(regularHeightConstraints) }
    }
  }

  class ShopViewController: UIViewController {
    let moreMarblesLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      moreMarblesLabel.translatesAutoresizingMaskIntoConstraints = false
      moreMarblesLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      moreMarblesLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      moreMarblesLabel.font = .systemFont(ofSize: 17)
      moreMarblesLabel.text = "More marbles"

      title = "Shop"

      view.addSubview(moreMarblesLabel)

      NSLayoutConstraint.activate([
        moreMarblesLabel.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
        moreMarblesLabel.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      ])
    }
  }

  class AboutViewController: UIViewController {
    let madeForThisLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      madeForThisLabel.translatesAutoresizingMaskIntoConstraints = false
      madeForThisLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      madeForThisLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      madeForThisLabel.font = .systemFont(ofSize: 17)
      madeForThisLabel.text = "Made for this project"

      title = "About"

      view.addSubview(madeForThisLabel)

      NSLayoutConstraint.activate([
        madeForThisLabel.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
        madeForThisLabel.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      ])
    }
  }

  class SettingsViewController: UIViewController {
    let soundsLabel = UILabel()
    let switchControl = UISwitch()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      soundsLabel.translatesAutoresizingMaskIntoConstraints = false
      soundsLabel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      soundsLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      soundsLabel.font = .systemFont(ofSize: 17)
      soundsLabel.text = "Sounds"

      switchControl.translatesAutoresizingMaskIntoConstraints = false
      switchControl.isOn = true
      switchControl.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      switchControl.setContentHuggingPriority(.defaultHigh, for: .vertical)

      title = "Settings"
      preferredContentSize = CGSize(width: 260, height: 80)

      view.addSubview(soundsLabel)
      view.addSubview(switchControl)

      NSLayoutConstraint.activate([
        soundsLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        soundsLabel.centerYAnchor.constraint(equalTo: switchControl.centerYAnchor),

        switchControl.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        switchControl.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
      ])
    }
  }
}
