/// Presents what programs before iOS 8 showed without a controller of their own.
@MainActor
enum LegacyPresentation {
  /// Over what is shown in a window, or in the key window.
  static func present(
    _ controller: UIViewController, above given: UIWindow? = nil, animated: Bool = true,
    _ completion: @escaping () -> Void
  ) {
    let windows = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.windows }.joined()
    let window = given ?? windows.first(where: \.isKeyWindow) ?? windows.first
    guard let root = window?.rootViewController else { return }
    let top = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    top.present(controller, animated: animated, completion: completion)
  }
}
