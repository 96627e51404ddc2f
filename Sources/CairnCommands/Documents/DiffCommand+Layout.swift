internal import ArgumentParser
internal import DocumentReview
internal import Foundation
internal import UITraits

extension DiffCommand {
  /// The devices that are asked for; for a page without any, a phone.
  func devices() throws -> [Device] {
    if device.contains("all") { return Device.all }
    let names = device.isEmpty && html != nil ? ["iPhone 15 Pro"] : device
    return try names.map { name in
      guard let found = Device.named(name) else {
        throw ValidationError("There is no device '\(name)'. 'cairn devices' lists them.")
      }
      return found
    }
  }

  /// Adds where the views are otherwise, and writes the page.
  @MainActor
  func laidOut(_ pairs: [DocumentReview.Pair], _ review: DocumentReview) throws -> DocumentReview {
    var review = review
    let devices = try devices()
    for pair in pairs {
      guard let old = pair.old, let new = pair.new, old.bytes != new.bytes else { continue }
      for device in self.device.isEmpty ? [] : devices {
        let changes = try LayoutDifference(old: old, new: new).changes(on: device, landscape: landscape)
        review.add(changes, to: new.path, old: old.path)
      }
    }
    if let html {
      var page = DifferencePage()
      for document in review.documents {
        page.add(document)
        guard let pair = pairs.first(where: { ($0.new ?? $0.old)?.path == document.path }) else { continue }
        for device in devices { try page.add(old: pair.old, new: pair.new, device: device, landscape: landscape) }
      }
      try Data(page.html.utf8).write(to: URL(fileURLWithPath: html), options: .atomic)
    }
    return review
  }
}
