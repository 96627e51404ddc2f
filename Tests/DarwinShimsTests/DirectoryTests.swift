import DarwinShims
import Testing

/// The directories of a device's applications.
/// Provenance: documented, <https://developer.apple.com/documentation/foundation/filemanager/searchpathdirectory>.
struct DirectoryTests {
  @Test func theLibraryIsInTheHomeFolder() throws {
    let manager = FileManager.default
    #expect(
      manager.deviceURLs(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [NSHomeDirectory() + "/Library"])
    #expect(
      FileManager.devicePaths(for: .libraryDirectory, in: .userDomainMask, expandingTilde: true)
        == [NSHomeDirectory() + "/Library"])
    #expect(
      FileManager.devicePaths(for: .libraryDirectory, in: .userDomainMask, expandingTilde: false) == ["~/Library"])
    let library = try manager.deviceURL(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(library.path == NSHomeDirectory() + "/Library")
  }

  @Test func othersAreFoundations() throws {
    let manager = FileManager.default
    #expect(
      manager.deviceURLs(for: .documentDirectory, in: .userDomainMask)
        == manager.urls(for: .documentDirectory, in: .userDomainMask))
    #expect(manager.deviceURLs(for: .libraryDirectory, in: .networkDomainMask).isEmpty)
  }
}
