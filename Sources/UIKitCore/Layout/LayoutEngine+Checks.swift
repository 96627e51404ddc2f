#if LAYOUT_CHECKS
  internal import AutoLayoutEngine

  /// Compiled with `-D LAYOUT_CHECKS` only: what the engine remembers is held against what it remembers it of.
  extension LayoutEngine {
    /// Stops when views, guides and constraints do not know the numbers that the engine has for them, when an item does
    /// not list a constraint that mentions it, or when a natural size has changed and nobody said so.
    func checkInvariants() {
      // Large trees are checked now and then: asking every text for its size at every solve takes too long.
      checkCount += 1
      guard checkCount % (1 + owners.count / 200) == 0, LayoutChecks.isDue() else { return }
      for index in owners.indices {
        checkNumber(Int32(index))
        checkMeasure(Int32(index))
      }
      checkRecords()
    }

    private func checkNumber(_ index: Int32) {
      switch owners[Int(index)] {
      case .none: break
      case .view(let reference):
        let view = reference.takeUnretainedValue()
        precondition(view.layoutItem == index, "\(view) is not item \(index)")
        precondition(view.flags.contains(.hasItem), "\(view) does not know that it has an item")
        precondition(view.rootEngine === self, "\(view) has left the tree and not the engine")
      case .guide(let reference):
        let guide = reference.takeUnretainedValue()
        precondition(guide.item == index, "\(guide) is not item \(index)")
      }
    }

    private func checkRecords() {
      var listed: [Int32: Int] = [:]
      for index in owners.indices { system.forEachRecord(of: Int32(index)) { listed[$0, default: 0] += 1 } }
      for (index, reference) in constraints.enumerated() {
        guard let constraint = reference?.takeUnretainedValue() else { continue }
        precondition(constraint.record == Int32(index), "\(constraint) is not record \(index)")
        let (a, b) = system.items(of: Int32(index))
        let expected = (a >= 0 ? 1 : 0) + (b >= 0 && b != a ? 1 : 0)
        precondition(listed[Int32(index)] ?? 0 == expected, "not every item lists \(constraint)")
      }
    }

    /// Only classes of the library are asked: a program's may change their minds at any time.
    private func checkMeasure(_ index: Int32) {
      guard let view = view(of: index), let known = measured[index] else { return }
      guard LibraryModules.contain(type(of: view)), !view.flags.contains(.placesArranged),
        !view.translatesAutoresizingMaskIntoConstraints
      else { return }
      let size = view.knownNaturalSize
      precondition(
        size == known, "the intrinsic size of \(view) went from \(known) to \(size) without being invalidated")
    }
  }
#endif
