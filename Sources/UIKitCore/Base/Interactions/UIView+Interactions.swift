extension UIView {
  func setInteractions(_ new: [any UIInteraction]) {
    for old in interactions where !new.contains(where: { $0 === old }) { detach(old) }
    for interaction in new where !interactions.contains(where: { $0 === interaction }) { attach(interaction) }
  }

  /// UIKIT: an interaction belongs to one view; adding it to another takes it from the first (Apple's page on
  /// `addInteraction(_:)`).
  func attach(_ interaction: any UIInteraction) {
    if let old = interaction.view { old.detach(interaction) }
    interaction.willMove(to: self)
    requireExtras().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = extras?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
