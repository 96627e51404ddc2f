import Foundation
import InterfaceBuilder
import InterfaceCanvas
import UIKit
import UIKitCore
import UIKitDocuments

/// Compares the frames of a scene's code with those of the document on its canvas.
///
/// What only the canvas knows (sizes that stand in for a program's, placeholder constraints) is left out of both sides.
/// `Scripts/compare-code.py` does the same with documents of a corpus.
@MainActor
struct CodeComparison {
  struct Difference {
    var id: String
    var name: String
    var document: CGRect
    var code: CGRect
  }

  /// What only the document's canvas knows of texts: fonts that the machine does not have, the size at which people read.
  @MainActor
  struct Texts {
    fileprivate(set) var fonts: [String: UIFont] = [:]
    private var styles: [UIFont.TextStyle: UIFont] = [:]
    fileprivate(set) var size = UIContentSizeCategory.large

    func font(_ name: String, _ size: CGFloat) -> UIFont? { fonts["\(name) \(size)"] }

    /// Some canvases have sizes of their own for titles.
    func font(_ style: UIFont.TextStyle) -> UIFont? { styles[style] }

    fileprivate init(_ made: InstantiatedScene, _ environment: LayoutEnvironment) {
      size = environment.documentTextSize
      for entry in made.entries {
        for font in [
          (entry.view as? UILabel)?.font, (entry.view as? UIButton)?.titleLabel?.font,
          (entry.view as? UITextField)?.font,
          (entry.view as? UITextView)?.font,
        ] {
          guard let font else { continue }
          fonts["\(font.fontName) \(font.pointSize)"] = font
          if let style = font.fontDescriptor.object(forKey: .textStyle) as? String {
            styles[UIFont.TextStyle(rawValue: style)] = font
          }
        }
      }
    }
  }

  /// How many views the code has as properties, and which stand elsewhere than in the document.
  private(set) var compared = 0
  private(set) var differences: [Difference] = []
  /// Of the root view, in the document and in code.
  private(set) var sizes: (document: CGSize, code: CGSize) = (.zero, .zero)

  /// - Parameters:
  ///   - scene: the id of the scene, its controller or its view; empty for the first view of a xib.
  ///   - names: names of properties by the ids of their views.
  ///   - varies: whether the code differs by size class: a canvas of no size class is one of compact width then.
  ///   - make: the controller or view of the code.
  /// - Returns: nil where the document has no such scene with a view.
  init?(
    _ document: IBDocument, scene id: String, names: [String: String], varies: Bool = false, make: (Texts) -> AnyObject
  ) {
    var options = CanvasOptions()
    if varies, document.device == nil { options.square = CanvasSquare(width: .compact, height: .regular) }
    let canvas = DocumentCanvas(document, options: options)
    guard
      let scene = canvas.document.scenes.first(where: {
        (id.isEmpty && $0.view != nil) || [$0.id, $0.controller?.id, $0.view?.id].contains(id)
      })
    else { return nil }
    let made = canvas.layOut(scene, reporting: { _ in })
    guard let root = made.root, let window = root.window else { return nil }
    Self.takeCanvasAway(made, window)

    let own = UIWindow(frame: CGRect(origin: .zero, size: root.bounds.size))
    own.layoutMargins = .zero
    own.insetsLayoutMarginsFromSafeArea = false
    var environment = window.environment
    environment.safeAreaInsets = root.safeAreaInsets
    environment.reportsConflict = { _ in }
    // Texts that follow the reader's size do so in code.
    environment.traits = environment.traits.modifyingTraits {
      $0.preferredContentSizeCategory = environment.documentTextSize
    }
    own.environment = environment
    var shown: UIView?
    var code: AnyObject = own
    // Pictures are as sharp as the document's screen.
    environment.traits.performAsCurrent {
      code = make(Texts(made, environment))
      shown = Self.show(code, in: own, isOfController: root.next.map { type(of: $0) == UIViewController.self } ?? false)
    }
    own.layoutIfNeeded()
    own.layoutIfNeeded()
    var views: [String: UIView] = [:]
    for child in Mirror(reflecting: code).children {
      if let name = child.label, let view = child.value as? UIView { views[name] = view }
    }
    for entry in made.entries {
      guard let scroll = entry.view as? UIScrollView, let name = names[entry.id] else { continue }
      (views[name] as? UIScrollView)?.contentInsetAdjustmentBehavior = scroll.contentInsetAdjustmentBehavior
    }
    own.layoutIfNeeded()
    for entry in made.entries {
      guard let row = entry.view as? UITableViewCell, let name = names[entry.id], let cell = views[name] else {
        continue
      }
      // Rows below the screen stand in no window.
      if cell.window == nil { own.addSubview(cell) }
      Self.give(cell as? UITableViewCell, theRoomOf: row)
    }
    if let item = root as? UICollectionViewCell { (code as? UICollectionViewCell)?.takeMargins(of: item) }
    // Nobody shows the views in a title bar: nothing stands around the code's scene.
    for entry in made.entries where ["titleView", "customView"].contains(entry.element.key) {
      guard let view = names[entry.id].flatMap({ views[$0] }), view.window == nil else { continue }
      own.addSubview(view)
    }
    own.layoutIfNeeded()
    for entry in made.entries {
      guard entry.view !== root, let name = names[entry.id], let view = views[name] else { continue }
      // The canvas leaves views behind rows and items at their saved frames, and has bars around a scene, which place what
      // stands in them.
      if entry.view is UITableViewCell || ["backgroundView", "titleView", "customView"].contains(entry.element.key) {
        continue
      }
      // Nothing decides where it is: its constraints are placeholders, or too few.
      if entry.view.hasAmbiguousLayout { continue }
      if Self.isUnconstrainedStepper(entry.view) { Self.fit(view) }
      compared += 1
      var (a, b) = (entry.view.frame, view.frame)
      // The canvas does not move what stands around a table's rows.
      if ["tableHeaderView", "tableFooterView"].contains(entry.element.key) {
        (a.origin, b.origin) = (.zero, .zero)
      }
      let difference =
        [abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height)].max() ?? 0
      if difference > 0.01 || !difference.isFinite {
        differences.append(
          Difference(id: entry.id, name: name, document: a, code: b))
      }
    }
    sizes = (root.bounds.size, shown?.bounds.size ?? .zero)
    own.isHidden = true
    window.isHidden = true
  }

  /// What the canvas alone knows: what a program hides, old switches, sizes of views that a program fills, placeholder
  /// constraints.
  private static func takeCanvasAway(_ made: InstantiatedScene, _ window: UIWindow) {
    made.root?.layoutIfNeeded()
    for entry in made.entries {
      if entry.element.bool("hidesWhenStopped") == true {
        (entry.view as? UIActivityIndicatorView)?.hidesWhenStopped = true
      }
      // Without constraints a switch keeps the size of its document's system there.
      if entry.view is UISwitch, entry.view.layoutHints.keepsFrame { fit(entry.view) }
      if isUnconstrainedStepper(entry.view) { fit(entry.view) }
      if entry.view.layoutHints.naturalSize != nil {
        entry.view.layoutHints.naturalSize = nil
        entry.view.invalidateIntrinsicContentSize()
        entry.view.setNeedsLayout()
      }
      for constraint in entry.view.constraints {
        if made.statedConstraints[ObjectIdentifier(constraint)]?.isPlaceholder == true { constraint.isActive = false }
      }
    }
    window.layoutIfNeeded()
  }

  /// Steppers have the size of the system in which they are made, which in code is not yet the document's.
  private static func isUnconstrainedStepper(_ view: UIView) -> Bool {
    view is UIStepper && view.translatesAutoresizingMaskIntoConstraints
  }

  private static func fit(_ view: UIView) { view.bounds.size = view.sizeThatFits(.zero) }

  /// On the canvas rows have the heights with which they were saved, and the margins of the system that saved them.
  private static func give(_ cell: UITableViewCell?, theRoomOf row: UITableViewCell) {
    guard let cell else { return }
    cell.frame.size = row.frame.size
    cell.contentView.preservesSuperviewLayoutMargins = false
    cell.contentView.layoutMargins = row.contentView.layoutMargins
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    // What a separator takes of it is a pixel of the canvas, and what an accessory takes differs from Xcode to Xcode.
    let (content, model) = (cell.contentView, row.contentView)
    let rest = (abs(model.frame.width - content.frame.width), abs(model.frame.height - content.frame.height))
    if rest.0 <= 8, rest.1 <= 1 {
      cell.placesContent = false
      content.frame.size = model.frame.size
      cell.layoutIfNeeded()
    }
  }

  /// The canvas does not scroll what it shows beneath bars.
  private static func rest(_ view: UIView) {
    (view as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
    view.subviews.forEach(rest)
  }

  /// - Parameter isOfController: whether a view is a controller's on the canvas, with the margins of one.
  private static func show(_ code: AnyObject, in window: UIWindow, isOfController: Bool) -> UIView? {
    if let view = code as? UIView, !isOfController {
      window.addSubview(view)
      window.isHidden = false
      view.frame = window.bounds
      rest(view)
      return view
    }
    let controller = code as? UIViewController ?? UIViewController()
    if let view = code as? UIView { controller.view = view }
    window.rootViewController = controller
    window.isHidden = false
    controller.view.frame = window.bounds
    rest(controller.view)
    return controller.view
  }
}

extension UICollectionViewCell {
  /// Items by themselves have margins that differ from canvas to canvas.
  fileprivate func takeMargins(of other: UICollectionViewCell) {
    for (view, model) in [(self, other), (contentView, other.contentView)] as [(UIView, UIView)] {
      view.preservesSuperviewLayoutMargins = false
      view.layoutMargins = model.layoutMargins
    }
    setNeedsLayout()
    layoutIfNeeded()
  }
}
