public import Foundation

extension CharacterSet {
  /// Everything else, as a set that can be changed.
  ///
  /// Foundation on Linux ends the program when an inverted system set (`CharacterSet.decimalDigits.inverted`) is changed
  /// in place: it takes it for one that cannot be.
  public var _inverted: CharacterSet { CharacterSet().union(inverted) }
}
