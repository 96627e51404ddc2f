/// The owner's bounds without its layout margins.
final class LayoutMarginsGuide: UILayoutGuide {
  override var placement: GuidePlacement? { .inset(owner?.effectiveLayoutMargins ?? .zero) }
}

/// The owner's bounds without what bars and the screen's shape cover.
///
/// UIKIT: it does not scroll with what is inside (buttons that float over a table are pinned to the table's;
/// two issues of a public library of such buttons).
final class SafeAreaGuide: UILayoutGuide {
  override var placement: GuidePlacement? { .fixed(owner?.layout.safeAreaInsets ?? .zero) }
}

/// The margins, narrowed so that a line of text stays readable.
final class ReadableContentGuide: UILayoutGuide {
  override var placement: GuidePlacement? { .inset(owner?.readableInsets ?? .zero) }
}
