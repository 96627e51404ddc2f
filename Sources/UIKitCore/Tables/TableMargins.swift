extension UITableViewCell {
  /// Takes over whether the table's cells keep their texts to a readable width.
  func followReadableWidth() {
    let follows = table?.cellLayoutMarginsFollowReadableWidth ?? false
    if layoutMarginsFollowReadableWidth != follows { layoutMarginsFollowReadableWidth = follows }
  }
}
