internal import CoreGraphics
internal import Foundation

/// What a navigation bar says of its item: a title, and a subtitle beneath it, in the row and large.
@MainActor
struct NavigationBarTitle {
  private let bar: UINavigationBar
  private let item: UINavigationItem

  init?(_ bar: UINavigationBar) {
    guard let item = bar.topItem else { return nil }
    (self.bar, self.item) = (bar, item)
  }

  /// The lines in the row.
  var inline: [StringDrawing] {
    let appearance = bar.appearanceInForce
    let title = Self.attributes(
      .systemFont(ofSize: 17, weight: .semibold), .label, bar.titleTextAttributes, appearance.titleTextAttributes)
    let subtitle = Self.attributes(
      .systemFont(ofSize: 12, weight: .medium), .secondaryLabel, nil, appearance.subtitleTextAttributes)
    return Self.lines(
      (item.attributedTitle, item.title, title),
      item.subtitleView == nil ? (item.attributedSubtitle, item.subtitle, subtitle) : (nil, nil, [:]))
  }

  /// The lines of the large title. UIKIT: documented: what is not set of them is that of the row.
  var large: [StringDrawing] {
    let appearance = bar.appearanceInForce
    let title = Self.attributes(
      .systemFont(ofSize: 34, weight: .bold), .label, bar.largeTitleTextAttributes,
      appearance.largeTitleTextAttributes)
    let subtitle = Self.attributes(
      .systemFont(ofSize: 15), .secondaryLabel, nil, appearance.largeSubtitleTextAttributes)
    let view = item.largeSubtitleView ?? item.subtitleView
    let own = view != nil || item.largeSubtitle != nil || item.largeAttributedSubtitle != nil
    return Self.lines(
      (item.largeTitle == nil ? item.attributedTitle : nil, item.largeTitle ?? item.title, title),
      own
        ? (view == nil ? item.largeAttributedSubtitle : nil, view == nil ? item.largeSubtitle : nil, subtitle)
        : (item.attributedSubtitle, item.subtitle, subtitle))
  }

  /// What the subtitle adds to the height of the large title, in points.
  var largeSubtitleHeight: CGFloat {
    guard let view = item.largeSubtitleView ?? item.subtitleView else {
      return large.dropFirst().first.map { ceil($0.size().height) } ?? 0
    }
    let natural = view.translatesAutoresizingMaskIntoConstraints && view.bounds.size != .zero
    return natural ? view.bounds.height : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }

  /// What letters that reach below the line add to the height of the large title, in points.
  ///
  /// UIKIT: what the font has below the baseline (8 points on canvases with two pixels a point, 8.33 with three: 14 scenes
  /// of 3 repositories, Xcode 13 to 15, whose titles have an s with cedilla; 30 without, those with descenders among them,
  /// add nothing). A guess for other letters with cedilla or comma below.
  var largeTitleOverhang: CGFloat {
    guard let title = item.largeTitle ?? item.title,
      title.decomposedStringWithCanonicalMapping.unicodeScalars.contains(where: { Self.marksBelow.contains($0) })
    else { return 0 }
    let scale = max(bar.traitCollection.displayScale, 1)
    return (-UIFont.systemFont(ofSize: 34, weight: .bold).descender * scale).rounded() / scale
  }

  /// Combining cedilla and comma below.
  private static let marksBelow: Set<Unicode.Scalar> = ["\u{327}", "\u{326}"]

  /// Draws lines above each other, in the middle of `area` or from its beginning.
  ///
  /// - Parameters:
  ///   - low: where the first item of the bar ends, in the bar's coordinates, in points.
  ///   - high: where the last item of the bar begins.
  ///   - above: the height of a view that stands beneath the lines, in points.
  ///   - leading: for lines at the leading edge, whether that is at the right; nil for lines in the middle.
  static func draw(
    _ lines: [StringDrawing], in area: CGRect, between low: CGFloat, and high: CGFloat, leading: Bool? = nil,
    above: CGFloat = 0
  ) {
    let sizes = lines.map { $0.size() }
    var y = area.minY + ((area.height - sizes.reduce(above) { $0 + $1.height }) / 2).rounded()
    for (line, size) in zip(lines, sizes) {
      let width = min(ceil(size.width), max(high - low, 0))
      let wanted = leading.map { $0 ? high - 8 - width : low + 8 } ?? area.midX - width / 2
      let x = min(max(wanted, low), max(high - width, low))
      line.draw(within: CGRect(x: x, y: y, width: width, height: size.height))
      y += size.height
    }
  }

  private typealias Line = (attributed: AttributedString?, text: String?, attributes: [NSAttributedString.Key: Any])

  /// A title, and a subtitle where there is one.
  private static func lines(_ parts: Line...) -> [StringDrawing] {
    parts.compactMap { attributed, text, attributes in
      guard let attributed else {
        return text.flatMap { $0.isEmpty ? nil : StringDrawing($0, attributes) }
      }
      let own = HostContext.main.part(AttributedTitleReader.self).text(attributed)
      let result = NSMutableAttributedString(string: own.string)
      own.enumerateAttributes(in: NSRange(location: 0, length: own.length), options: []) { values, range, _ in
        result.setAttributes(attributes.merging(values) { $1 }, range: range)
      }
      return StringDrawing(result)
    }
  }

  private static func attributes(
    _ font: UIFont, _ color: UIColor, _ old: [NSAttributedString.Key: Any]?, _ new: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    return [.font: font, .foregroundColor: color, .paragraphStyle: style]
      .merging(old ?? [:]) { $1 }.merging(new) { $1 }
  }
}

/// What stands in the place of a title that has a menu. Menus stand above bars: theirs is installed when the library is
/// loaded.
@MainActor
protocol TitleMenu: AnyObject {
  /// Nil where the title is a text alone.
  func view(for item: UINavigationItem?) -> UIView?
}

@MainActor
final class TitleMenuMaker: HostContextPart {
  var make: ((UINavigationBar) -> any TitleMenu)?
}
