internal import DocumentEditing

/// Some of the four pairs of size classes that a window can have.
struct SizeClassSet: OptionSet, Hashable {
  let rawValue: Int

  static let all = SizeClassSet(rawValue: 15)
  /// The pairs in the order of the bits.
  static let pairs = [
    SizeClassKey(width: .compact, height: .compact), SizeClassKey(width: .compact, height: .regular),
    SizeClassKey(width: .regular, height: .compact), SizeClassKey(width: .regular, height: .regular),
  ]

  /// The pairs for which `holds` says so.
  static func pairs(where holds: (SizeClassKey) -> Bool) -> SizeClassSet {
    pairs.enumerated().reduce(into: []) { if holds($1.element) { $0.insert(SizeClassSet(rawValue: 1 << $1.offset)) } }
  }

  /// In Swift, by `isCompactWidth` and `isCompactHeight`.
  var condition: String {
    let (width, height) = ("isCompactWidth", "isCompactHeight")
    return switch rawValue {
    case 0: "false"
    case 0b0011: width
    case 0b1100: "!\(width)"
    case 0b0101: height
    case 0b1010: "!\(height)"
    case 0b1001: "\(width) == \(height)"
    case 0b0110: "\(width) != \(height)"
    case 0b0001: "\(width) && \(height)"
    case 0b0010: "\(width) && !\(height)"
    case 0b0100: "!\(width) && \(height)"
    case 0b1000: "!\(width) && !\(height)"
    case 0b0111: "\(width) || \(height)"
    case 0b1011: "\(width) || !\(height)"
    case 0b1101: "!\(width) || \(height)"
    case 0b1110: "!\(width) || !\(height)"
    default: "true"
    }
  }

  /// A name for what belongs to these pairs: `compactWidth`.
  var name: String {
    switch rawValue {
    case 0b0011: "compactWidth"
    case 0b1100: "regularWidth"
    case 0b0101: "compactHeight"
    case 0b1010: "regularHeight"
    case 0b1001: "equalClasses"
    case 0b0110: "unequalClasses"
    case 0b0001: "compactWidthCompactHeight"
    case 0b0010: "compactWidthRegularHeight"
    case 0b0100: "regularWidthCompactHeight"
    case 0b1000: "regularWidthRegularHeight"
    case 0b0111: "anyCompact"
    case 0b1011: "compactWidthOrRegularHeight"
    case 0b1101: "regularWidthOrCompactHeight"
    case 0b1110: "anyRegular"
    default: "all"
    }
  }
}
