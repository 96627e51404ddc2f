import UIKit

class ViewController: UIViewController {

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private var buttons: [UIButton]!
    @IBOutlet private weak var messageLabel: UILabel! {
        didSet { messageLabel.textColor = UIColor(named: "AccentColor") }
    }

    let counter = Counter()

    override func viewDidLoad() {
        super.viewDidLoad()
        counter.delegate = self
        NotificationCenter.default.addObserver(self, selector: #selector(showCount), name: Counter.didChange, object: counter)
        let hold = UILongPressGestureRecognizer(target: self, action: #selector(reset(_:)))
        buttons.first?.addGestureRecognizer(hold)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reset", style: .plain, target: self, action: #selector(resetNow))
        showCount()
    }

    @IBAction func increase(_ sender: UIButton) {
        counter.step(by: sender.tag)
    }

    @IBAction func decrease() {
        counter.step(by: -1)
    }

    @objc private func showCount() {
        countLabel.text = "\(counter.value)"
    }

    @objc private func reset(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { counter.reset() }
    }

    @objc private func resetNow() {
        counter.reset()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "details", let details = segue.destination as? DetailsViewController {
            details.count = counter.value
        }
    }

}

extension ViewController: CounterDelegate {

    func counter(_ counter: Counter, didReach value: Int) {
        messageLabel.text = value % 2 == 0 ? "Even" : "Odd"
    }

    func counterDidReset(_ counter: Counter) {
        messageLabel.text = "Reset"
    }

}
