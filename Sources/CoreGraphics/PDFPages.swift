import Foundation
import UIDisplayList

/// The pages of a document that a context draws.
final class PDFPages {
  var pages: [DisplayListPage] = []
  var hasPage = false
  /// Of a page, in points.
  var size = CGSize.zero

  private let consumer: CGDataConsumer
  private let information: [String: String]
  private var isClosed = false

  init(consumer: CGDataConsumer, information: [String: String]) {
    self.consumer = consumer
    self.information = information
  }

  /// Hands the document over, once.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    guard let data = try? DrawingServices.current.renderer?.pdf(pages, info: information) else { return }
    consumer.put(data)
  }
}
