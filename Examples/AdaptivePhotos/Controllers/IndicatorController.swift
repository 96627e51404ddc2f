import UIKit

/// A table whose disclosure indicators follow where a row leads.
class IndicatorController: UITableViewController {
  private nonisolated(unsafe) var observation: (any NSObjectProtocol)?
  deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    clearsSelectionOnViewWillAppear = false
    observation = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.updateIndicators() }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateIndicators()
  }

  private func updateIndicators() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { tableView(tableView, willDisplay: cell, forRowAt: path) }
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
