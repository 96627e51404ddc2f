import Foundation
import UIDisplayList

/// System symbols by name, drawn by this project.
enum SymbolLibrary {
  static func image(named name: String, configuration: UIImage.Configuration?) -> UIImage? { nil }
}
