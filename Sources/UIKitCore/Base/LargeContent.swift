/// What a view shows large, in the middle of the screen, to people with large text sizes.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero

  @MainActor static let key = AssociatedKey<LargeContent>()
}
