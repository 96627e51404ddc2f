/// Where a controller's view stands between being away and being on screen.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}
