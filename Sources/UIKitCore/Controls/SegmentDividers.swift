/// The pictures between the segments of a control, by the raw values of both segments' states.
struct SegmentDividers: Equatable {
  private struct Place: Hashable {
    let left: UInt
    let right: UInt
  }

  private var images: [Place: UIImage] = [:]

  subscript(left: UInt, right: UInt) -> UIImage? {
    get { images[Place(left: left, right: right)] }
    set { images[Place(left: left, right: right)] = newValue }
  }
}
