internal import ArgumentParser
internal import DocumentReview
internal import Foundation
internal import UITraits

extension DiffCommand {
  /// The devices that are asked for; for a page without any, a phone.
  func devices() throws -> [Device] {
    if device.contains("all") { return Device.all }
    let names = device.isEmpty && html != nil ? ["iPhone 15 Pro"] : device
    return try names.map(Device.ofArgument)
  }

  /// Adds where the views are otherwise, and writes the page.
  @MainActor
  func laidOut(_ pairs: [DocumentReview.Pair], _ review: DocumentReview) throws -> DocumentReview {
    var review = review
    let devices = try devices()
    var progress = Progress(self.device.isEmpty ? 0 : pairs.count)
    defer { progress.finish() }
    for pair in pairs {
      progress.begin((pair.new ?? pair.old)?.path ?? "")
      guard let old = pair.old, let new = pair.new, old.bytes != new.bytes else { continue }
      for device in self.device.isEmpty ? [] : devices {
        let changes = try LayoutDifference(old: old, new: new).changes(on: device, landscape: landscape)
        review.add(changes, to: new.path, old: old.path)
      }
    }
    if let html {
      var page = DifferencePage()
      var progress = Progress(review.documents.count)
      defer { progress.finish() }
      for document in review.documents {
        progress.begin(document.path)
        page.add(document)
        guard let pair = pairs.first(where: { ($0.new ?? $0.old)?.path == document.path }) else { continue }
        for device in devices { try page.add(old: pair.old, new: pair.new, device: device, landscape: landscape) }
      }
      try CommandOutput.save(Data(page.html.utf8), to: html)
    }
    return review
  }
}
