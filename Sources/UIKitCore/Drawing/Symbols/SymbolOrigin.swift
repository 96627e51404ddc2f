import Foundation

/// What the document knows that shows a symbol.
package struct SymbolOrigin: Equatable, Sendable {
  /// Width through height; nil for the symbol's own.
  package var aspect: CGFloat?
  /// Whether its system is earlier than iOS 15.
  package var isEarly: Bool

  package init(aspect: CGFloat? = nil, isEarly: Bool = false) {
    self.aspect = aspect
    self.isEarly = isEarly
  }
}
