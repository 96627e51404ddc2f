extension UIScrollView {
  /// The delegate as scrolling knows it, whatever type the class gives it.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }
}
