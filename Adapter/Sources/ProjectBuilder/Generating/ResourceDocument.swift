internal import Foundation

/// What R.swift reads of a storyboard or a nib: what can be asked for by an identifier, and of which class it is.
struct ResourceDocument {
  struct Entry {
    let identifier: String
    let type: String
  }

  let url: URL
  private let classes: Set<String>
  private let elements: [(name: String, attributes: [String: String])]

  init(_ url: URL, _ classes: Set<String>) {
    self.url = url
    self.classes = classes
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    elements = text.matches(of: /<(\w+)((?:\s+\w+="[^"]*")*)\s*\/?>/).map { match in
      let pairs = match.2.matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), String($0.2)) }
      return (String(match.1), Dictionary(pairs) { first, _ in first })
    }
  }

  var name: String { url.deletingPathExtension().lastPathComponent }

  /// The controllers that have an identifier.
  var controllers: [Entry] { entries("storyboardIdentifier") { Self.controllerTypes[$0] } }

  /// Cells and views of lists that have an identifier.
  var reusableViews: [Entry] { entries("reuseIdentifier") { Self.reusableTypes[$0] } }

  /// The class of the controller that the storyboard begins with.
  var initialType: String? {
    guard let first = elements.first(where: { $0.name == "document" })?.attributes["initialViewController"] else {
      return nil
    }
    return elements.first { $0.attributes["id"] == first }.map {
      type($0, Self.controllerTypes[$0.name] ?? "UIViewController")
    }
  }

  /// The class of a nib's first view.
  var viewType: String {
    let first = elements.first { element in
      Self.reusableTypes[element.name] != nil || element.name == "view"
        || element.attributes["customClass"] != nil
          && element.name != "placeholder"
    }
    return first.map { type($0, Self.reusableTypes[$0.name] ?? "UIView") } ?? "UIView"
  }

  /// The segues that have an identifier, with the class of the controller that they begin at.
  var segues: [Entry] {
    var controller = "UIViewController"
    return elements.compactMap { element in
      if let known = Self.controllerTypes[element.name] { controller = type(element, known) }
      guard element.name == "segue", let identifier = element.attributes["identifier"] else { return nil }
      return Entry(identifier: identifier, type: controller)
    }
  }

  private func entries(_ attribute: String, _ known: (String) -> String?) -> [Entry] {
    elements.compactMap { element in
      guard let identifier = element.attributes[attribute], let plain = known(element.name) else { return nil }
      return Entry(identifier: identifier, type: type(element, plain))
    }
  }

  private func type(_ element: (name: String, attributes: [String: String]), _ plain: String) -> String {
    element.attributes["customClass"].flatMap { classes.contains($0) ? $0 : nil } ?? plain
  }

  private static let controllerTypes = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController",
  ]
  private static let reusableTypes = [
    "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
  ]
}
