import UIKit

/// Told of what a counter counts.
@objc protocol CounterDelegate {
    func counter(_ counter: Counter, didReach value: Int)
    @objc optional func counterDidReset(_ counter: Counter)
}

/// Counts, and tells its delegate and whoever observes.
class Counter: NSObject {
    static let didChange = Notification.Name("CounterDidChange")

    weak var delegate: CounterDelegate?
    @objc dynamic private(set) var value = 0

    func step(by amount: Int) {
        value += amount
        delegate?.counter(self, didReach: value)
        NotificationCenter.default.post(name: Counter.didChange, object: self)
    }

    func reset() {
        value = 0
        delegate?.counterDidReset?(self)
        NotificationCenter.default.post(name: Counter.didChange, object: self)
    }
}
