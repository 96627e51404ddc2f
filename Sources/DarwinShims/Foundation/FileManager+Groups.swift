extension FileManager {
  /// The folder that the programs of a group share: here one of this user's.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacing("/", with: "_")
    guard !name.isEmpty, let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
      return nil
    }
    let folder = support.appendingPathComponent("Groups").appendingPathComponent(name)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
