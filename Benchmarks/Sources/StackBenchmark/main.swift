import CAllocations
import Clock
import Foundation
import UIKit

benchmark_keep_pages()

typealias Made = (container: UIView, stack: UIStackView)

@MainActor
func measureBuild(_ name: String, _ size: Int, _ make: () -> Made) {
  let best = fastest(minimum: 3, maximum: 200) {
    var made: Made?
    let spent = time {
      made = make()
      made?.container.layoutIfNeeded()
    }
    made = nil
    return spent
  }
  report(name, size, "stack build", best / Double(size))
}

// `StackBenchmark build DEPTH ROUNDS` and `StackBenchmark row COUNT ROUNDS` make and lay out one tree again and again, for
// profilers: the rounds are the same whatever the machine does.
if CommandLine.arguments.count > 3, let size = Int(CommandLine.arguments[2]), let rounds = Int(CommandLine.arguments[3]),
  ["build", "row"].contains(CommandLine.arguments[1])
{
  for _ in 0..<rounds {
    let made = CommandLine.arguments[1] == "row" ? Trees.flat(size) : NestedTree(depth: size, branching: 4).make()
    made.container.layoutIfNeeded()
  }
  exit(0)
}
// `StackBenchmark constant INDEX ROUNDS` changes one gap of a chain of 1,000 views again and again.
if CommandLine.arguments.count > 3, CommandLine.arguments[1] == "constant", let index = Int(CommandLine.arguments[2]),
  let rounds = Int(CommandLine.arguments[3])
{
  let chain = Chain(1000)
  for round in 0..<rounds { chain.change(index, to: CGFloat(8 + round % 2)) }
  exit(0)
}

for count in [10, 100, 1000, 10000] { measureBuild("W1", count) { Trees.flat(count) } }
for (depth, count) in [(3, 84), (4, 340), (5, 1364), (6, 5460), (7, 21844)] {
  measureBuild("W2", count, NestedTree(depth: depth, branching: 4).make)
}

/// Every pass another size: the stack against frames written by hand over the same views.
@MainActor
func measureResize(_ name: String, _ size: Int, _ made: Made) {
  made.container.layoutIfNeeded()
  var width = made.container.bounds.width
  let (low, high) = (width, width + 200)
  func step() {
    width = width >= high ? low : width + 1
    made.container.frame.size.width = width
    made.container.layoutIfNeeded()
  }
  for _ in 0..<20 { step() }
  let rounds = 20
  report(
    name, size, "stack resize",
    fastest(minimum: 5, maximum: 200) { time { for _ in 0..<rounds { step() } } } / Double(rounds * size))
  let allocations = benchmark_allocations()
  for _ in 0..<rounds { step() }
  report(name, size, "stack resize-allocations", Double(benchmark_allocations() - allocations) / Double(rounds))
}
for count in [100, 1000] { measureResize("W1", count, Trees.flat(count)) }
measureResize("W2", 1364, NestedTree(depth: 5, branching: 4).make())

@MainActor
func measureHandWritten(_ count: Int) {
  let view = HandWritten(frame: CGRect(x: 0, y: 0, width: 320, height: 45 * CGFloat(count)))
  for index in 0..<count { view.addSubview(Leaf(index)) }
  view.layoutIfNeeded()
  let rounds = 20
  var width: CGFloat = 320
  func step() {
    width = width >= 520 ? 320 : width + 1
    view.frame.size.width = width
    view.layoutIfNeeded()
  }
  for _ in 0..<20 { step() }
  report(
    "W1", count, "hand-written resize",
    fastest(minimum: 5, maximum: 200) { time { for _ in 0..<rounds { step() } } } / Double(rounds * count))
}
for count in [100, 1000] { measureHandWritten(count) }

/// Hides and shows, or takes out and puts back, a child in the middle: nanoseconds for one change.
@MainActor
func measureChanges(_ name: String, _ size: Int, _ made: Made, _ stack: UIStackView) {
  made.container.layoutIfNeeded()
  let index = stack.arrangedSubviews.count / 2 + 1
  let child = stack.arrangedSubviews[min(index, stack.arrangedSubviews.count - 1)]
  func toggle() {
    child.isHidden.toggle()
    made.container.layoutIfNeeded()
  }
  for _ in 0..<10 { toggle() }
  report(
    name, size, "hide",
    fastest(minimum: 5, maximum: 400) {
      time {
        toggle(); toggle()
      }
    } / 2)
  let place = stack.arrangedSubviews.firstIndex(of: child) ?? 0
  func move() {
    child.removeFromSuperview()
    made.container.layoutIfNeeded()
    stack.insertArrangedSubview(child, at: place)
    made.container.layoutIfNeeded()
  }
  for _ in 0..<10 { move() }
  report(name, size, "insert", fastest(minimum: 5, maximum: 400) { time { move() } } / 2)
}
do {
  let flat = Trees.flat(1000)
  measureChanges("W1", 1000, flat, flat.stack)
  let nested = NestedTree(depth: 5, branching: 4).make()
  var inner = nested.stack
  while let next = inner.arrangedSubviews.dropFirst().first as? UIStackView { inner = next }
  measureChanges("W2", 1364, nested, inner)
}

/// A gap of a chain changes: its constant, or the constraint; nanoseconds for one change.
@MainActor
func measureConstants(_ count: Int, _ name: String, _ index: Int) {
  var chain = Chain(count)
  let rounds = 20
  report(
    "chain", count, "constant \(name)",
    fastest(minimum: 5, maximum: 400) {
      time { for round in 0..<rounds { chain.change(index, to: CGFloat(8 + round % 2)) } }
    } / Double(rounds))
  report(
    "chain", count, "replacement \(name)",
    fastest(minimum: 5, maximum: 400) {
      time { for round in 0..<rounds { chain.replace(index, by: CGFloat(8 + round % 2)) } }
    } / Double(rounds))
}
measureConstants(1000, "first", 0)
measureConstants(1000, "last", 999)

/// A row with a picture and two labels is asked for its height: nanoseconds for one answer.
@MainActor
func measureFitting(_ name: String, inTree: Bool) {
  let row = Row()
  let table = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  if inTree {
    table.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: table.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: table.trailingAnchor), row.topAnchor.constraint(equalTo: table.topAnchor),
    ])
    table.layoutIfNeeded()
  }
  let rounds = 100
  report(
    "row", 4, "fitting \(name)",
    fastest(minimum: 5, maximum: 400) {
      time {
        for _ in 0..<rounds {
          _ = row.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        }
      }
    } / Double(rounds))
}
measureFitting("alone", inTree: false)
measureFitting("in a tree", inTree: true)

// A pass where nothing has changed, over 10,000 views.
do {
  let made = Trees.flat(10000)
  made.container.layoutIfNeeded()
  let rounds = 1000
  report(
    "W1", 10000, "clean pass",
    fastest { time { for _ in 0..<rounds { made.container.layoutIfNeeded() } } } / Double(rounds))
  let allocations = benchmark_allocations()
  for _ in 0..<rounds { made.container.layoutIfNeeded() }
  report("W1", 10000, "clean pass-allocations", Double(benchmark_allocations() - allocations) / Double(rounds))
}

// A change of traits across 10,000 views of which 10 depend on it.
final class Reader: UIView {
  var heard = 0
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { heard += 1 }
}
@MainActor
func measureTraits(readers: Int, others: Int) -> Double {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  for group in 0..<10 {
    let box = UIView()
    window.addSubview(box)
    for _ in 0..<(others / 10) { box.addSubview(UIView()) }
    if group < readers { window.addSubview(Reader()) }
  }
  var isDark = false
  return fastest(minimum: 5, maximum: 2000) {
    time {
      isDark.toggle()
      window.overrideUserInterfaceStyle = isDark ? .dark : .light
    }
  }
}
report("traits", 10000, "change", measureTraits(readers: 10, others: 10_000))
report("traits", 10, "change", measureTraits(readers: 10, others: 0))
