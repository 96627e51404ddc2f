/// How many times slower than usual animations run.
///
/// UIKIT: a function without a declaration, larger than 1 while the simulator's slow animations are on; libraries call it
/// by its symbol (`@_silgen_name("UIAnimationDragCoefficient")`) for their own display links.
@_silgen_name("UIAnimationDragCoefficient")
public func animationDragCoefficient() -> Float { 1 }
