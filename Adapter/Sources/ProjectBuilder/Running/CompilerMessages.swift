/// What the compiler writes: each of its processes repeats what it finds in the files of the others.
enum CompilerMessages {
  /// Each message once, with the lines of source below it.
  static func withoutRepetitions(_ text: String) -> String {
    var (seen, block, result): (Set<String>, String, String) = ([], "", "")
    func end() {
      if seen.insert(block).inserted { result += block }
      block = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains(#/^\S.*?: (?:error|warning|note): /#) { end() }
      block += line + "\n"
    }
    block.removeLast()
    end()
    return result
  }
}
