public import Foundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw NSItemProvider.unavailable }
    return image
  }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    give(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData(), completionHandler)
  }
}
