internal import Foundation

/// Writes the state of the controllers, views and objects that take part, and brings them back.
///
/// 1. The delegate is asked whether. 2. Controllers are made: by their restoration class, by the delegate, found in what
/// the launch has made, or instantiated from their storyboard by their identifier; objects by their restoration class.
/// 3. They read their state, then their views. 4. What was presented is presented, and everybody hears that it is over.
///
/// Source: <https://developer.apple.com/documentation/uikit/preserving-your-app-s-ui-across-launches>
@MainActor
final class StateKeeper: StateKeeping {
  private var objects: [(identifier: String, object: any UIStateRestoring)] = []
  private var unfinished: [UIViewController] = []
  private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []

  func register(_ object: any UIStateRestoring, _ identifier: String) {
    objects.removeAll { $0.identifier == identifier }
    objects.append((identifier, object))
  }

  func forgetObjects() { objects = [] }

  // MARK: Saving

  func save(_ application: UIApplication) -> Data? {
    guard let delegate = application.delegate else { return nil }
    let tree = RestorationTree(application)
    let views = tree.controllers.flatMap { RestorationTree.views(of: $0.controller, at: $0.way) }
    let findWay: @MainActor (NSObject) -> [String]? = { [objects] object in
      if let controller = object as? UIViewController { return tree.way(to: controller) }
      if let view = object as? UIView { return views.first { $0.view === view }?.way }
      return objects.first { $0.object === object }.map { [$0.identifier] }
    }
    let coder = StateCoder(way: findWay)
    for (key, value) in circumstances { coder.encode(value, forKey: key) }
    guard
      delegate.application(application, shouldSaveSecureApplicationState: coder)
        || delegate.application(application, shouldSaveApplicationState: coder)
    else { return nil }
    delegate.application(application, willEncodeRestorableStateWith: coder)
    var entries: [SavedState.Entry] = []
    func write(_ kind: SavedState.Entry.Kind, _ way: [String], _ encode: (StateCoder) -> Void) {
      let own = StateCoder(way: findWay)
      encode(own)
      entries.append(SavedState.Entry(kind: kind, way: way, values: own.contents))
    }
    for (way, controller) in tree.controllers {
      write(.controller, way) { controller.encodeRestorableState(with: $0) }
      entries[entries.count - 1].maker = controller.restorationClass.flatMap { _mangledTypeName($0) }
      entries[entries.count - 1].storyboard = controller.storyboard?.file
    }
    for (way, view) in views { write(.view, way) { view.encodeRestorableState(with: $0) } }
    for (identifier, object) in objects {
      write(.object, [identifier]) { object.encodeRestorableState(with: $0) }
      entries[entries.count - 1].maker = object.objectRestorationClass.flatMap { _mangledTypeName($0) }
    }
    return SavedState(application: coder.contents, entries: entries).data
  }

  /// What an application may want to know before it uses an old state.
  private var circumstances: [String: Any] {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
    return [
      UIApplication.stateRestorationBundleVersionKey: version ?? "1",
      UIApplication.stateRestorationUserInterfaceIdiomKey: UIDevice.current.userInterfaceIdiom.rawValue,
      UIApplication.stateRestorationTimestampKey: Date(),
      UIApplication.stateRestorationSystemVersionKey: UIDevice.current.systemVersion,
    ]
  }

  // MARK: Restoring

  func restore(_ state: Data, _ application: UIApplication, storyboard: UIStoryboard?) {
    guard let delegate = application.delegate, let saved = SavedState(data: state) else { return }
    let tree = RestorationTree(application)
    let find: @MainActor ([String]) -> NSObject? = { [unowned self] way in
      tree[way] ?? tree.views[way] ?? self.objects.first { [$0.identifier] == way }?.object as? NSObject
    }
    let coder = StateCoder(saved.application, object: find)
    guard
      delegate.application(application, shouldRestoreSecureApplicationState: coder)
        || delegate.application(application, shouldRestoreApplicationState: coder)
    else { return }
    var missing: [[String]] = []
    for entry in saved.entries where entry.kind == .controller {
      guard !missing.contains(where: { entry.way.starts(with: $0) }) else { continue }
      let own = StateCoder(entry.values, object: find)
      guard let controller = make(entry, own, tree, delegate, application, storyboard) else {
        missing.append(entry.way)
        continue
      }
      controller.restorationIdentifier = controller.restorationIdentifier ?? entry.way.last
      if tree[entry.way] !== controller { tree.add(controller, at: entry.way) }
    }
    for entry in saved.entries where entry.kind == .object { make(entry, StateCoder(entry.values, object: find)) }
    for entry in saved.entries where entry.kind == .controller {
      guard let controller = tree[entry.way] else { continue }
      let own = StateCoder(entry.values, object: find)
      controller.loadViewIfNeeded()
      for (way, view) in RestorationTree.views(of: controller, at: entry.way) { tree.views[way] = view }
      controller.decodeRestorableState(with: own)
      if let presented = own.decodeObject(forKey: UIViewController.presentedStateKey) as? UIViewController,
        presented.presentingViewController == nil
      {
        presentations.append((controller, presented))
      }
      unfinished.append(controller)
    }
    for entry in saved.entries where entry.kind == .view {
      tree.views[entry.way]?.decodeRestorableState(with: StateCoder(entry.values, object: find))
    }
    for entry in saved.entries where entry.kind == .object {
      objects.first { [$0.identifier] == entry.way }?.object
        .decodeRestorableState(with: StateCoder(entry.values, object: find))
    }
    delegate.application(application, didDecodeRestorableStateWith: coder)
  }

  private func make(
    _ entry: SavedState.Entry, _ coder: StateCoder, _ tree: RestorationTree, _ delegate: any UIApplicationDelegate,
    _ application: UIApplication, _ main: UIStoryboard?
  ) -> UIViewController? {
    let storyboard = entry.storyboard.flatMap { try? UIStoryboard(contentsOfFile: $0) } ?? main
    if let name = entry.maker, let type = _typeByName(name) as? any UIViewControllerRestoration.Type {
      coder.carry(storyboard)
      return type.viewController(withRestorationIdentifierPath: entry.way, coder: coder)
    }
    if let made = delegate.application(
      application, viewControllerWithRestorationIdentifierPath: entry.way, coder: coder)
    {
      return made
    }
    if let found = tree[entry.way] { return found }
    guard entry.storyboard != nil, let identifier = entry.way.last else { return nil }
    return storyboard?.makeController(identifier: identifier, nil)
  }

  /// UIKIT: an object that its class makes anew is registered by the class, or else here, by its saved identifier
  /// (Apple's page on `UIStateRestoring`).
  private func make(_ entry: SavedState.Entry, _ coder: StateCoder) {
    guard let identifier = entry.way.last, !objects.contains(where: { $0.identifier == identifier }),
      let type = entry.maker.flatMap({ _typeByName($0) }) as? any UIObjectRestoration.Type,
      let object = type.object(withRestorationIdentifierPath: entry.way, coder: coder),
      !objects.contains(where: { $0.identifier == identifier })
    else { return }
    register(object, identifier)
  }

  func finish() {
    for (presenter, presented) in presentations { presenter.present(presented, animated: false) }
    presentations = []
    let restored = unfinished
    unfinished = []
    for controller in restored { controller.applicationFinishedRestoringState() }
    guard !restored.isEmpty else { return }
    for (_, object) in objects { object.applicationFinishedRestoringState() }
  }
}
