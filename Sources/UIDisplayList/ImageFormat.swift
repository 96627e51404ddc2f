/// A format of picture files, by its uniform type identifier.
public enum ImageFormat: String, Sendable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case webP = "org.webmproject.webp"
  case gif = "com.compuserve.gif"
}
