import UIKit

enum Errands {
  class ErrandsViewController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    let sortButton = UIButton(type: .system)
    let pasteButton = UIButton(type: .system)
    let source = ErrandSource()
    private(set) lazy var buttons: [UIButton] = [sortButton, pasteButton]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.translatesAutoresizingMaskIntoConstraints = false
      tableView.rowHeight = 60

      tableView.register(ErrandCell.self, forCellReuseIdentifier: "errand")

      sortButton.translatesAutoresizingMaskIntoConstraints = false
      sortButton.setTitle("Sort", for: .normal)

      pasteButton.translatesAutoresizingMaskIntoConstraints = false
      pasteButton.setTitle("Paste", for: .normal)

      title = "Errands"
      navigationItem.title = "Errands"

      view.addSubview(tableView)
      view.addSubview(sortButton)
      view.addSubview(pasteButton)

      tableView.dataSource = source
      tableView.delegate = source

      source.table = tableView

      sortButton.addAction(UIAction { [unowned self] _ in source.sort() }, for: .touchUpInside)
      pasteButton.addTarget(nil, action: Selector("paste:"), for: .touchUpInside)

      NSLayoutConstraint.activate([
        tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),

        sortButton.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 17),
        sortButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        sortButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),

        pasteButton.firstBaselineAnchor.constraint(equalTo: sortButton.firstBaselineAnchor),
        pasteButton.leadingAnchor.constraint(equalTo: sortButton.trailingAnchor, constant: 20),
      ])
    }

    /// The segue "showDetail".
    func showDetail() {
      show(DetailViewController(), sender: self)
    }

    func tickOff() {}

    func star() {}

    /// Where unwind segues come back to.
    func backToErrands(_ segue: UIStoryboardSegue) {}
  }

  class ErrandCell: UITableViewCell {
    let tickOffButton = UIButton(type: .system)
    let starView = UIView()
    let tapRecognizer = UITapGestureRecognizer()

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

      tickOffButton.translatesAutoresizingMaskIntoConstraints = false
      tickOffButton.setTitle("Tick off", for: .normal)

      starView.translatesAutoresizingMaskIntoConstraints = false

      contentView.addSubview(tickOffButton)
      contentView.addSubview(starView)

      tickOffButton.addTarget(nil, action: Selector("tickOff", ErrandsViewController.tickOff), for: .touchUpInside)
      tickOffButton.addTarget(
        nil, action: Selector("showDetail", ErrandsViewController.showDetail), for: .primaryActionTriggered)

      tapRecognizer.addTarget(self, action: Selector("star", ErrandCell.star))
      starView.addGestureRecognizer(tapRecognizer)

      NSLayoutConstraint.activate([
        tickOffButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        tickOffButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),

        starView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        starView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        starView.widthAnchor.constraint(equalToConstant: 40),
        starView.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    func star() {
      UIApplication.shared.sendAction(Selector("star", ErrandsViewController.star), to: nil, from: self, for: nil)
    }
  }

  class ErrandSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var table: UITableView?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    }

    func sort() {}
  }

  class DetailViewController: UIViewController {
    let noteButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      noteButton.translatesAutoresizingMaskIntoConstraints = false
      noteButton.setTitle("Note", for: .normal)

      title = "Detail"
      navigationItem.title = "Detail"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [unowned self] _ in done() })

      view.addSubview(noteButton)

      noteButton.addAction(UIAction { [unowned self] _ in presentNote() }, for: .primaryActionTriggered)

      NSLayoutConstraint.activate([
        noteButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        noteButton.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      ])
    }

    func presentNote() {
      present(NoteViewController(), animated: true)
    }

    /// The segue "done".
    func done() {
      unwind(to: ErrandsViewController.self, identifier: "done") { $0.backToErrands($1) }
    }
  }

  class NoteViewController: UIViewController {
    let discardButton = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      discardButton.translatesAutoresizingMaskIntoConstraints = false
      discardButton.setTitle("Discard", for: .normal)

      title = "Note"

      view.addSubview(discardButton)

      discardButton.addAction(UIAction { [unowned self] _ in backToErrands() }, for: .primaryActionTriggered)

      NSLayoutConstraint.activate([
        discardButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        discardButton.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      ])
    }

    func backToErrands() {
      unwind(to: ErrandsViewController.self) { $0.backToErrands($1) }
    }
  }
}

extension UIViewController {
  /// Calls the nearest controller of a class, outwards from this one, and goes back to it.
  fileprivate func unwind<Target: UIViewController>(
    to type: Target.Type, identifier: String? = nil, calling action: (Target, UIStoryboardSegue) -> Void
  ) {
    func search(_ controller: UIViewController) -> Target? {
      if controller === self { return nil }
      for child in controller.children.reversed() {
        if let found = search(child) { return found }
      }
      return controller as? Target
    }
    var next = parent ?? presentingViewController
    while let current = next {
      if let target = search(current) {
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target)
        prepare(for: segue, sender: self)
        action(target, segue)
        if target.presentedViewController != nil { target.dismiss(animated: true) }
        if let stack = target.navigationController, stack.viewControllers.contains(target) {
          stack.popToViewController(target, animated: true)
        }
        return
      }
      next = current.parent ?? current.presentingViewController
    }
  }
}
