/// What `cairn build --help` says before the tool is there that builds projects, and knows all of its options.
enum ProjectHelp {
  static let building = """
    PATH is an .xcodeproj, an .xcworkspace, a Package.swift, a project.yml, or a folder with one of them or with sources.
      --target NAME       the target; default: the first application
      --packages FOLDER   checkouts of packages that the project imports; can be given several times
      --report            says what was rewritten, what stands in and what was refused
      --cache FOLDER      where generated packages and bundles go; default: ~/.cache/cairn
      --release           builds for speed
    The first use builds the tool that adapts sources, which takes some minutes; its own help says the rest.
    """

  static let running = """
      --device NAME       default: iPhone 15
      --script STEPS      a file or steps, such as 'tap "Sign in"; type "ada"; snapshot start' (docs/bring-your-app.md)
      --out FOLDER        where pictures go
      --browser, --window in a browser or a window, until Control-C
    """
}
