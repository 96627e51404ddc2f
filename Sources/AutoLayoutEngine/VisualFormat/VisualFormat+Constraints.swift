public import Foundation
internal import UISystemMetrics

extension VisualFormat {
  /// The standard space between siblings, in points.
  ///
  /// UIKIT: `[a]-[b]` leaves 8 points; `|-[a]` ends at the superview's layout margin (`NSSpace(8)` in public conflict
  /// logs; Apple's archived guide to the visual format language).
  public static let standardSiblingSpace = SystemMetrics.standardSpacing

  /// Parses `format`.
  ///
  /// - Parameters:
  ///   - format: The text, such as `H:|-[a]-8-[b]|`.
  ///   - metrics: Numbers that the format may name.
  ///   - hasView: Whether the views dictionary has the name.
  public init(
    _ format: String, metrics: [String: CGFloat] = [:], hasView: @escaping (String) -> Bool
  ) throws(VisualFormatError) {
    var parser = try VisualFormatParser(format, metrics: metrics, hasView: hasView)
    self = try parser.parse()
  }

  /// The constraints that the format stands for.
  ///
  /// 1. For each view, from the first: the connection before it, then its own thickness.
  /// 2. The connection to a trailing superview.
  /// 3. The alignment of each view with the one before it, attribute by attribute.
  ///
  /// - Parameters:
  ///   - options: How views are aligned with each other, and in which direction they follow.
  ///   - hasSuperview: Whether the named view has a superview, which `|` needs.
  public func constraints(
    options: VisualFormatOptions = [], hasSuperview: (String) -> Bool
  ) throws(VisualFormatError) -> [ConstraintRecord<Item>] {
    let expansion = VisualFormatExpansion(axis: axis, options: options)
    var records: [ConstraintRecord<Item>] = []
    // 1. Connection, then thickness.
    for (index, view) in views.enumerated() {
      if index > 0 {
        records += expansion.connect(.view(views[index - 1].name), .view(view.name), by: connections[index - 1])
      } else if let leadingConnection {
        guard hasSuperview(view.name) else { throw noSuperview(at: view.endOffset) }
        records += expansion.connectLeading(view.name, by: leadingConnection)
      }
      try checkAlignment(options, at: view, index: index)
      records += view.predicates.map { expansion.thickness(of: view.name, $0) }
    }
    // 2. The trailing superview.
    if let trailingConnection, let last = views.last {
      guard hasSuperview(last.name) else { throw noSuperview(at: format.utf8.count - 1) }
      records += expansion.connectTrailing(last.name, by: trailingConnection)
    }
    // 3. Alignment.
    for (previous, next) in zip(views, views.dropFirst()) {
      records += options.alignmentAttributes.map {
        ConstraintRecord(.view(previous.name), $0, .equal, .view(next.name), $0)
      }
    }
    return records
  }

  private func noSuperview(at offset: Int) -> VisualFormatError {
    VisualFormatError(message: VisualFormatError.Message.noSuperview, format: format, offset: offset)
  }

  /// Views in a row cannot also share an edge along that row.
  private func checkAlignment(
    _ options: VisualFormatOptions, at view: View, index: Int
  ) throws(VisualFormatError) {
    guard index > 0 else { return }
    let isHorizontal = axis == .horizontal
    guard options.alignmentAttributes.contains(where: { $0.isHorizontal == isHorizontal }) else { return }
    throw VisualFormatError(
      message: isHorizontal
        ? VisualFormatError.Message.horizontalAlignment : VisualFormatError.Message.verticalAlignment,
      format: format, offset: view.endOffset)
  }
}
