extension ResourceNames {
  /// What members of `R` are.
  static let types = #"""
    struct _RImage { let name: String; func callAsFunction() -> UIImage? { UIImage(named: name) }; func callAsFunction(compatibleWith traits: UITraitCollection?) -> UIImage? { UIImage(named: name, in: nil, compatibleWith: traits) } }
    struct _RColor { let name: String; func callAsFunction() -> UIColor? { UIColor(named: name) }; func callAsFunction(compatibleWith traits: UITraitCollection?) -> UIColor? { UIColor(named: name) } }
    struct _RFont { let fontName: String; func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: fontName, size: size) } }
    struct _RFile { let fullName: String; func callAsFunction() -> URL? { Bundle.main.url(forResource: fullName, withExtension: nil) }; func path() -> String? { callAsFunction()?.path } }
    struct _RString {
      let key: String, table: String
      func callAsFunction(_ arguments: any CVarArg..., preferredLanguages: [String]? = nil) -> String {
        let text = NSLocalizedString(key, tableName: table, bundle: .main, comment: "")
        return arguments.isEmpty ? text : String(format: text, locale: .current, arguments: arguments)
      }
    }
    protocol _RStoryboardResource { associatedtype Initial: UIViewController; var name: String { get } }
    extension _RStoryboardResource {
      @preconcurrency @MainActor func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }
      @preconcurrency @MainActor func instantiateInitialViewController() -> Initial? { self().instantiateInitialViewController() as? Initial }
      @preconcurrency @MainActor func initialViewController() -> Initial? { instantiateInitialViewController() }
      @preconcurrency @MainActor func instantiateViewController<Controller>(withIdentifier resource: _RController<Controller>) -> Controller? { resource() }
    }
    struct _RController<Controller: UIViewController> { let board: String, identifier: String; @preconcurrency @MainActor func callAsFunction() -> Controller? { UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: identifier) as? Controller } }
    protocol _RReusable { associatedtype View; var identifier: String { get } }
    struct _RReuseIdentifier<View>: _RReusable { let identifier: String }
    struct _RNib<View: UIView>: _RReusable {
      let name: String, identifier: String
      var reuseIdentifier: _RReuseIdentifier<View> { _RReuseIdentifier(identifier: identifier) }
      @preconcurrency @MainActor func callAsFunction() -> UINib { UINib(nibName: name, bundle: nil) }
      @preconcurrency @MainActor func callAsFunction(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? { firstView(owner: owner, options: options) }
      @preconcurrency @MainActor func callAsFunction(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? { firstView(owner: owner, options: options) }
      @preconcurrency @MainActor func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] { self().instantiate(withOwner: owner, options: options) }
      @preconcurrency @MainActor func firstView(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? { instantiate(withOwner: owner, options: options).first as? View }
      @preconcurrency @MainActor func firstView(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? { firstView(owner: owner, options: options) }
    }
    struct _RTypedSegue { let segue: UIStoryboardSegue }
    struct _RSegue<Source: UIViewController> { let identifier: String }
    extension UIImage { convenience init?(resource: _RImage) { self.init(named: resource.name) } }
    extension UIColor { convenience init?(resource: _RColor) { self.init(named: resource.name) } }
    extension UIFont { convenience init?(resource: _RFont, size: CGFloat) { self.init(name: resource.fontName, size: size) } }
    extension UINib { convenience init<View>(resource: _RNib<View>) { self.init(nibName: resource.name, bundle: nil) } }
    extension UIStoryboard { convenience init<Board: _RStoryboardResource>(resource: Board) { self.init(name: resource.name, bundle: nil) } }
    extension UIViewController {
      func performSegue<Source>(withIdentifier segue: _RSegue<Source>, sender: Any?) { performSegue(withIdentifier: segue.identifier, sender: sender) }
    }
    extension UITableView {
      func register<View>(_ nib: _RNib<View>) { register(nib(), forCellReuseIdentifier: nib.identifier) }
      func register<View>(_ nib: _RNib<View>, forCellReuseIdentifier identifier: String) { register(nib(), forCellReuseIdentifier: identifier) }
      func registerHeaderFooterView<View>(_ nib: _RNib<View>) { register(nib(), forHeaderFooterViewReuseIdentifier: nib.identifier) }
      func register<View>(_ nib: _RNib<View>, forHeaderFooterViewReuseIdentifier identifier: String) { register(nib(), forHeaderFooterViewReuseIdentifier: identifier) }
      func dequeueReusableCell<Resource: _RReusable>(withIdentifier resource: Resource, for path: IndexPath) -> Resource.View? { dequeueReusableCell(withIdentifier: resource.identifier, for: path) as? Resource.View }
      func dequeueReusableCell<Resource: _RReusable>(withIdentifier resource: Resource) -> Resource.View? { dequeueReusableCell(withIdentifier: resource.identifier) as? Resource.View }
      func dequeueReusableHeaderFooterView<Resource: _RReusable>(withIdentifier resource: Resource) -> Resource.View? { dequeueReusableHeaderFooterView(withIdentifier: resource.identifier) as? Resource.View }
    }
    extension UICollectionView {
      func register<View>(_ nib: _RNib<View>) { register(nib(), forCellWithReuseIdentifier: nib.identifier) }
      func register<View>(_ nib: _RNib<View>, forCellWithReuseIdentifier identifier: String) { register(nib(), forCellWithReuseIdentifier: identifier) }
      func register<View>(_ nib: _RNib<View>, forSupplementaryViewOfKind kind: String) { register(nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: nib.identifier) }
      func dequeueReusableCell<Resource: _RReusable>(withReuseIdentifier resource: Resource, for path: IndexPath) -> Resource.View? { dequeueReusableCell(withReuseIdentifier: resource.identifier, for: path) as? Resource.View }
      func dequeueReusableSupplementaryView<Resource: _RReusable>(ofKind kind: String, withReuseIdentifier resource: Resource, for path: IndexPath) -> Resource.View? { dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: resource.identifier, for: path) as? Resource.View }
    }
    """#
}
