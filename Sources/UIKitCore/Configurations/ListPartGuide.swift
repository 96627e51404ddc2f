/// Where a part of a list's content stands, which its view places.
final class ListPartGuide: UILayoutGuide {
  let part: UIView

  init(_ part: UIView) {
    self.part = part
    super.init()
  }
  required init?(coder: NSCoder) { nil }

  override var placement: GuidePlacement? { .at(part.frame) }
}
