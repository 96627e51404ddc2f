import ConstraintSolver
import Testing

@testable import AutoLayoutEngine

/// What layout computes from numbers alone, without a view.
///
/// Provenance: derived from the documentation of the types.
@MainActor @Suite struct LayoutPartsTests {
  @Test func negativeExtentsAreBoundedOnce() {
    let solver = Solver()
    var bounds = ExtentBounds()
    let (width, other) = (solver.makeVariable(.extent), solver.makeVariable(.extent))
    // other = 30, width = 20 − other, if need be.
    _ = solver.add([Term(variable: other, coefficient: 1)], constant: -30, relation: .equal, strength: .required)
    _ = solver.add(
      [Term(variable: width, coefficient: 1), Term(variable: other, coefficient: 1)], constant: -20, relation: .equal,
      strength: Strength(750))
    solver.solve()
    #expect(solver.value(of: width) == -10)
    let isBounded = bounds.bound(width, in: solver)
    #expect(isBounded)
    solver.solve()
    #expect(solver.value(of: width) == 0)
    let isBoundedAgain = bounds.bound(width, in: solver)
    #expect(!isBoundedAgain)
    bounds.clear(width, in: solver)
    solver.solve()
    #expect(solver.value(of: width) == -10)
  }

  @Test func brokenRequiredExtentsAreToldOnce() {
    let solver = Solver()
    var firm = FirmExtents()
    let width = solver.makeVariable(.extent)
    _ = solver.add([Term(variable: width, coefficient: 1)], constant: -50, relation: .equal, strength: .required)
    solver.solve()
    // A preference is no requirement.
    firm.set(width, of: 0, .horizontal, 40, (hugging: 999, compression: 750))
    #expect(firm.isEmpty)
    firm.set(width, of: 0, .horizontal, 40, (hugging: 1000, compression: 750))
    let broken = firm.takeBroken(in: solver)
    #expect(broken.map(\.relation) == [.lessThanOrEqual])
    #expect(broken.first?.extent.target == 40)
    let again = firm.takeBroken(in: solver)
    #expect(again.isEmpty)
    // Another target is another promise.
    firm.set(width, of: 0, .horizontal, 45, (hugging: 1000, compression: 750))
    let other = firm.takeBroken(in: solver)
    #expect(other.count == 1)
    firm.set(width, of: 0, .horizontal, 50, (hugging: 1000, compression: 1000))
    let kept = firm.takeBroken(in: solver)
    #expect(kept.isEmpty)
    firm.clear(width)
    #expect(firm.isEmpty)
  }

  @Test func costsOfAStackAreTakenBack() {
    let solver = Solver()
    let (width, height) = (solver.makeVariable(.extent), solver.makeVariable(.extent))
    let cost = ExtentCost(ExtentPreference(natural: 30, hugging: 250, compression: 750))
    let lowering = ContainerCosts(width, cost, height, cost, in: solver)
    solver.solve()
    #expect(solver.value(of: width) == 30)
    #expect(lowering.holds(in: solver))
    lowering.remove(from: solver)
    _ = solver.add([Term(variable: width, coefficient: 1)], constant: -5, relation: .equal, strength: .least)
    solver.solve()
    #expect(solver.value(of: width) == 5)
  }
}
