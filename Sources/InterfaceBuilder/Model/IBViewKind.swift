/// Which elements are views. See `IBElementKind`.
public enum IBViewKind {
  public static func isView(_ element: IBElement) -> Bool { element.isView }
}
