import UIKit

/// Sparks that rise from the middle.
final class EmitterPage: UIViewController {
  private let emitter = CAEmitterLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let spark = CAEmitterCell()
    spark.contents = Pictures.spark().cgImage
    spark.contentsScale = UIScreen.main.scale
    spark.color = UIColor.systemOrange.cgColor
    spark.birthRate = 30
    spark.lifetime = 2
    spark.velocity = 160
    spark.velocityRange = 60
    spark.emissionLongitude = -.pi / 2
    spark.emissionRange = .pi / 4
    spark.yAcceleration = 120
    spark.scale = 0.4
    spark.scaleRange = 0.2
    spark.spin = 2
    spark.alphaSpeed = -0.4
    emitter.emitterCells = [spark]
    emitter.emitterShape = .point
    view.layer.addSublayer(emitter)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    emitter.frame = view.bounds
    emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
