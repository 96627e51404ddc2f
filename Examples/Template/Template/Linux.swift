// SwiftPM wants one Swift file that the target lists itself; the plugin CairnSources brings the others.
