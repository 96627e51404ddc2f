// The compiler loads this module by name wherever a file imports both Testing and CoreGraphics: Apple's toolchain attaches
// images to tests through it. It must exist, or no such file compiles.
