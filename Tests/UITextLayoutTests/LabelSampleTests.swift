import Foundation
import Testing
import UITextLayout

/// Compares the measures with a table of labels that Interface Builder laid out, which `LABEL_SAMPLES` names: tab-separated
/// columns, of which `element`, `text`, `font`, `weight`, `size`, `numberOfLines`, `width`, `xcode`, `device`,
/// `hConstraints`, `stack` and `cellStyle` are read. Provenance: measured.
struct LabelSampleTests {
  static let path = ProcessInfo.processInfo.environment["LABEL_SAMPLES"]

  private struct Sample: Hashable {
    var text: String
    var size: CGFloat
    var weight: String
    var width: CGFloat
    var xcode: Int
    var grid: CGFloat

    /// Only labels whose width is their text's.
    init?(_ row: [Substring: Substring]) {
      let free: Set<Substring> = ["C", "L", "R", "L+ineq", "R+ineq", "C+ineq", "ineq"]
      guard row["element"] == "label", row["font"] == "system", row["stack"] == "-", row["cellStyle"] == "-",
        free.contains(row["hConstraints"] ?? ""), row["numberOfLines"] == "1", let text = row["text"], !text.isEmpty,
        text.unicodeScalars.allSatisfy({ $0.value < 0x2122 }), let size = Double(row["size"] ?? ""),
        let width = Double(row["width"] ?? ""), let xcode = Int(row["xcode"] ?? "")
      else { return nil }
      let threefold = ["retina5_5", "retina5_9", "retina6_5", "retina6_7", "retina6_12", "retina6_0", "retina6_3"]
      self.text = String(text)
      self.size = size
      self.width = width
      self.xcode = xcode
      weight = row["weight"].map(String.init) ?? ""
      grid = xcode <= 7 ? 1 : threefold.contains { row["device"] == $0[...] } ? 1 / 3 : 0.5
    }

    var group: String {
      let family = xcode <= 6 ? "Helvetica Neue" : size < 20 ? "text" : "display"
      return "\(family) \(weight.isEmpty ? "regular" : weight)"
    }

    var error: CGFloat {
      let era: MetricsEra =
        xcode <= 6 ? .helveticaNeue : xcode <= 8 ? .sanFranciscoFirst : xcode <= 11 ? .sanFrancisco : .sanFranciscoTight
      let font = FontDescription(size: size, weight: NamedFontStyle.weight(weight))
      let measured = FontMeasures(font, era: era).width(of: text)
      return (measured / grid - 1e-4).rounded(.up) * grid - width
    }
  }

  private static func samples(_ path: String) throws -> Set<Sample> {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let names = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    let rows = lines.dropFirst().map { line in
      Dictionary(
        zip(names, line.split(separator: "\t", omittingEmptySubsequences: false)),
        uniquingKeysWith: { first, _ in first })
    }
    return Set(rows.compactMap(Sample.init))
  }

  @Test("Most labels are within a point of their stored width", .enabled(if: path != nil))
  func widths() throws {
    // More than 5 points off are labels of another size than the table says: of documents laid out at another text size.
    let all = try Self.samples(try #require(Self.path))
    let samples = all.filter { abs($0.error) < 5 }
    print("\(all.count - samples.count) of \(all.count) labels are of another size")
    for (group, members) in Dictionary(grouping: samples, by: \.group).sorted(by: { $0.key < $1.key }) {
      let near = members.count { abs($0.error) <= 1.01 }
      print("\(group): \(members.count) labels, \(100 * near / members.count) % within a point")
    }
    let text = samples.filter { $0.group == "text regular" }
    #expect(text.count { abs($0.error) <= 1.01 } * 100 >= text.count * 92)
  }
}
