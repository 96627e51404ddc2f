extension Engine {
  /// Evaluates the definitions of a component: first the eliminated roots, which depend on the tableau alone, then the rest, which depend
  /// on them and, in order, on each other.
  mutating func evaluate(_ index: Int32) {
    let component = components[Int(index)]
    guard !component.definitions.isEmpty else { return }
    let definitions = component.definitions.base
    let values = self.values.base
    changed.reserve(changed.count + component.definitions.count)
    let terms = component.terms.storage
    for position in 0..<component.definitions.count {
      let definition = definitions[position]
      var sum = definition.constant
      if let terms {
        let base = terms + Int(definition.start)
        for offset in 0..<Int(definition.count) {
          sum += base[offset].coefficient * values[Int(base[offset].column)]
        }
      }
      if sum != values[Int(definition.column)] {
        values[Int(definition.column)] = sum
        changed.append(definition.column)
      }
    }
  }

  /// Publishes the values of touched columns.
  mutating func publishTouched() {
    let columns = self.columns.base
    let values = self.values.base
    for position in 0..<touched.count {
      let index = touched[position]
      let column = columns + Int(index)
      column.pointee.flags.remove(.touched)
      guard column.pointee.state != .defined else { continue }
      let value = column.pointee.x
      if value != values[Int(index)] {
        values[Int(index)] = value
        if column.pointee.isVariable { changed.append(index) }
      }
    }
    touched.removeAll()
  }
}
