internal import DocumentEditing

/// A controller as the delegate and data source of its views and recognizers.
struct DelegateCode {
  private(set) var protocols: [String] = []
  private(set) var statements: [String] = []
  /// The methods that a protocol requires, each by its lines.
  private(set) var methods: [[String]] = []
  /// Outlets that the code does not have, in words.
  private(set) var omissions: [String] = []

  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// Outlets of Interface Builder's own objects, by elements and properties.
  private static let known: [String: String] = [
    "tableView.delegate": "UITableViewDelegate", "tableView.dataSource": "UITableViewDataSource",
    "collectionView.delegate": "UICollectionViewDelegate", "collectionView.dataSource": "UICollectionViewDataSource",
    "textField.delegate": "UITextFieldDelegate", "textView.delegate": "UITextViewDelegate",
    "searchBar.delegate": "UISearchBarDelegate", "scrollView.delegate": "UIScrollViewDelegate",
    "pickerView.delegate": "UIPickerViewDelegate", "pickerView.dataSource": "UIPickerViewDataSource",
    "toolbar.delegate": "UIToolbarDelegate", "tabBar.delegate": "UITabBarDelegate",
    "navigationBar.delegate": "UINavigationBarDelegate", "mapView.delegate": "MKMapViewDelegate",
  ]

  /// The protocol of an outlet of Interface Builder's own objects.
  static func type(of property: String?, _ tag: String) -> String? {
    guard let property else { return nil }
    return GestureCode.isRecognizer(tag) && property == "delegate"
      ? "UIGestureRecognizerDelegate" : known["\(tag).\(property)"]
  }

  /// Takes the outlets of a view or recognizer over: the class itself as a delegate, and other objects that it has.
  ///
  /// - Parameters:
  ///   - name: the object's name in code.
  ///   - owners: the ids of what the class is.
  ///   - isOwn: whether UIKit's controller is the delegate by itself.
  mutating func add(
    _ object: SyntaxNode.ID, as name: String, owners: Set<String>, isOwn: Bool, _ names: CodeNames
  ) {
    guard let list = tree.child(of: object, named: "connections") else { return }
    let stated = tree.element(object)
    for outlet in tree.children(of: list, named: "outlet") {
      let element = tree.element(outlet)
      guard let property = element["property"], let destination = element["destination"] else { continue }
      let type = Self.type(of: property, stated.name)
      let own = name == "self" ? "" : "\(name)."
      if owners.contains(destination) {
        if isOwn, type != nil { continue }
        // Of another's protocol the document has no name.
        let isProtocol = property.hasSuffix("elegate") || property.hasSuffix("ataSource")
        if type != nil || CodeNames.customClass(stated) != nil && !isProtocol {
          statements.append("\(own)\(CodeNames.identifier(property)) = self")
          if let type { require(type, for: object) }
          continue
        }
      } else if let target = tree.object(destination), let value = names.name(of: target) ?? names.outlet(destination),
        type != nil && tree.element(target).name == "customObject" || CodeNames.customClass(stated) != nil
      {
        // A program's own class has the property; another's has it by its protocol.
        statements.append("\(own)\(CodeNames.identifier(property)) = \(value)")
        continue
      }
      omissions.append("\(ConnectionWords(tree).text(outlet)) of \(ObjectNames(tree).fullName(object))")
    }
  }

  /// Makes the controller conform, with what the protocol requires.
  mutating func require(_ type: String, for object: SyntaxNode.ID? = nil) {
    guard !protocols.contains(type) else { return }
    protocols.append(type)
    let prototype = object.flatMap { CodeClasses.prototypes(in: $0, tree).first }.map { tree.element($0) }
    let identifier = prototype?["reuseIdentifier"].map { CodeValues.string($0) }
    switch type {
    case "UITableViewDataSource":
      methods += [
        ["func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }"],
        [
          "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {",
          "  \(identifier.map { "tableView.dequeueReusableCell(withIdentifier: \($0), for: indexPath)" } ?? "UITableViewCell()")",
          "}",
        ],
      ]
    case "UICollectionViewDataSource":
      let made =
        identifier.map { "collectionView.dequeueReusableCell(withReuseIdentifier: \($0), for: indexPath)" }
        ?? "UICollectionViewCell()"
      // A section with a header asks for its view, which the document does not have.
      if object.map({ hasHeaders($0) }) == true {
        methods.append(["func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }"])
      }
      methods += [
        [
          "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }"
        ],
        [
          "func collectionView(",
          "  _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath",
          ") -> UICollectionViewCell {", "  \(made)", "}",
        ],
      ]
    case "UIPickerViewDataSource":
      methods += [
        ["func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }"],
        ["func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }"],
      ]
    default: break
    }
  }
  /// Whether a collection view's layout gives headers or footers a size.
  private func hasHeaders(_ view: SyntaxNode.ID) -> Bool {
    guard let layout = tree.child(of: view, key: "collectionViewLayout") else { return false }
    return ["headerReferenceSize", "footerReferenceSize"].contains { key in
      guard let size = tree.child(of: layout, key: key).map({ tree.element($0) }) else { return false }
      return ["width", "height"].contains { size[$0].flatMap(Double.init).map { $0 > 0 } ?? false }
    }
  }
}
