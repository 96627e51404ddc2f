internal import Foundation

/// What the delegate of a flow layout has answered for a section, kept until its metrics are invalidated.
struct FlowAnswers {
  var insets: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var header: CGSize
  var footer: CGSize
  /// The size of each item; nil where the layout's property holds for all.
  var sizes: [CGSize]?
}
