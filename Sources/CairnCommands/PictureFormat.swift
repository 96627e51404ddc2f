/// What a picture is written as.
enum PictureFormat: String, CaseIterable, Sendable {
  case png, pdf, svg
}
