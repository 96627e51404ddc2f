// What Scripts/compare-code.py compiles with the generated scenes: frames of the document against frames of its code.
import Foundation
import InterfaceBuilder
import InterfaceCanvas
import UIKit
import UIKitCore
import UIKitDocuments

/// A scene, and its code.
struct SceneCase {
  let file: String
  let scene: String
  /// Names of properties by the ids of their views.
  let names: [String: String]
  let make: @MainActor () -> AnyObject
}

@main
@MainActor
struct CompareCode {
  static var document: IBDocument?

  static func main() {
    // The command's standard output is a line for each scene.
    let first = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    for item in allScenes.dropFirst(first) {
      let line = compare(item)
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
  }

  static func compare(_ item: SceneCase) -> String {
    var result: [String: Any] = ["file": item.file, "scene": item.scene]
    AssetLookup.useCatalogs(besideDocumentAt: item.file)
    guard let document = try? IBDocument.read(path: item.file, recordsReading: true) else { return "{}" }
    Self.document = document
    let canvas = DocumentCanvas(document)
    guard
      let scene = canvas.document.scenes.first(where: {
        (item.scene.isEmpty && $0.view != nil) || $0.id == item.scene || $0.controller?.id == item.scene || $0.view?.id == item.scene
      })
    else { return "{\"file\":\"\(item.file)\",\"error\":\"no scene \(item.scene)\"}" }
    let made = canvas.layOut(scene, reporting: { _ in })
    guard let root = made.root, let window = root.window else { return "{}" }
    root.layoutIfNeeded()
    for entry in made.entries where entry.element.bool("hidesWhenStopped") == true {
      // The canvas shows what a program hides.
      (entry.view as? UIActivityIndicatorView)?.hidesWhenStopped = true
    }
    // What the canvas alone knows: sizes that stand in for a program's, constraints that a program does not have.
    var hints = 0
    for entry in made.entries where entry.view.layoutHints.naturalSize != nil {
      entry.view.layoutHints.naturalSize = nil
      entry.view.invalidateIntrinsicContentSize()
      entry.view.setNeedsLayout()
      hints += 1
    }
    for entry in made.entries {
      for constraint in entry.view.constraints {
        if let stated = made.statedConstraints[ObjectIdentifier(constraint)], stated.isPlaceholder {
          constraint.isActive = false
          hints += 1
        }
      }
    }
    window.layoutIfNeeded()
    result["hints"] = hints

    let own = UIWindow(frame: CGRect(origin: .zero, size: root.bounds.size))
    own.layoutMargins = .zero
    own.insetsLayoutMarginsFromSafeArea = false
    var environment = window.environment
    environment.safeAreaInsets = root.safeAreaInsets
    environment.reportsConflict = { _ in }
    own.environment = environment
    var views: [String: UIView] = [:]
    var rootView: UIView?
    let code = item.make()
    func note() {
      for child in Mirror(reflecting: code).children {
        if let name = child.label, let view = child.value as? UIView { views[name] = view }
      }
    }
    if let controller = code as? UIViewController {
      if let title = made.controller as? UITableViewController, title.isViewLoaded { _ = title }
      own.rootViewController = controller
      own.isHidden = false
      controller.view.frame = own.bounds
      rootView = controller.view
    } else if let view = code as? UIView {
      let controller = UIViewController()
      controller.view = view
      own.rootViewController = controller
      own.isHidden = false
      view.frame = own.bounds
      rootView = view
    }
    own.layoutIfNeeded()
    own.layoutIfNeeded()
    note()
    var off: [[String: Any]] = []
    var compared = 0
    for entry in made.entries {
      guard entry.view !== root, let name = item.names[entry.id], let view = views[name] else { continue }
      compared += 1
      // A hidden view in a stack is not laid out.
      var (a, b) = (entry.view.frame, view.frame)
      // The canvas does not move what stands around a table's rows.
      if ["tableHeaderView", "tableFooterView"].contains(entry.element.key) { (a.origin, b.origin) = (.zero, .zero) }
      let difference = [
        abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height),
      ].max() ?? 0
      if difference > 0.01 || !difference.isFinite {
        off.append([
          "id": entry.id, "name": name, "document": "\(a)", "code": "\(b)", "ambiguous": entry.view.hasAmbiguousLayout,
        ])
      }
    }
    result["views"] = made.entries.count
    result["compared"] = compared
    result["off"] = off
    result["root"] = "\(root.bounds.size) \(rootView?.bounds.size ?? .zero) \(root.safeAreaInsets)"
    own.isHidden = true
    window.isHidden = true
    let data = try? JSONSerialization.data(withJSONObject: result, options: [.sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// An image as the document's canvas has it: the catalogue's, or one of the size that the document remembers.
@MainActor
func documentImage(isSystem: Bool = false, _ name: String) -> UIImage? {
  let remembered = CompareCode.document?.resources.images[name]
  if isSystem {
    let aspect = remembered.flatMap { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : nil }
    return SymbolLibrary.image(named: name, configuration: nil, aspect: aspect)
      ?? UIImage.placeholder(of: CGSize(width: 20, height: 20))
  }
  if let found = UIImage(named: name) { return remembered.map { found.stretched(to: $0) } ?? found }
  return remembered.map { UIImage.placeholder(of: $0) }
}
