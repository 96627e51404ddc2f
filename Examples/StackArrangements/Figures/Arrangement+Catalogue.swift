import UIKit

extension Arrangement {
  /// Every figure, in the order of the contact sheet.
  static var all: [Arrangement] { position + along + across + everyEdge + picture }

  static var position: [Arrangement] {
    [
      Arrangement(name: "position-vertical", title: "Position only", fixed: [.top, .left]) {
        PositionOnlyController(axis: .vertical)
      },
      Arrangement(name: "position-horizontal", title: "Position only, first baselines", fixed: [.top, .left]) {
        PositionOnlyController(axis: .horizontal)
      },
      Arrangement(name: "position-margins", title: "Position only, margins of 12", fixed: [.top, .left]) {
        PositionOnlyController(axis: .vertical, margin: 12)
      },
    ]
  }

  static var along: [Arrangement] {
    [
      Arrangement(name: "along-horizontal", title: "Along the axis", fixed: [.top, .left, .right]) {
        AlongAxisController(axis: .horizontal)
      },
      Arrangement(name: "along-vertical", title: "Along the axis", fixed: [.top, .left, .bottom]) {
        AlongAxisController(axis: .vertical)
      },
    ]
  }

  static var across: [Arrangement] {
    [
      Arrangement(name: "across-vertical", title: "Across the axis, centred", fixed: [.top, .left, .right]) {
        AcrossAxisController(axis: .vertical)
      },
      Arrangement(name: "across-horizontal", title: "Across the axis, centred", fixed: [.top, .left, .bottom]) {
        AcrossAxisController(axis: .horizontal)
      },
    ]
  }

  static var everyEdge: [Arrangement] {
    let distributions: [(name: String, title: String, value: UIStackView.Distribution)] = [
      ("fill", "fill", .fill), ("fill-equally", "fillEqually", .fillEqually),
      ("fill-proportionally", "fillProportionally", .fillProportionally),
      ("equal-spacing", "equalSpacing", .equalSpacing), ("equal-centering", "equalCentering", .equalCentering),
    ]
    let rows = distributions.map { distribution in
      Arrangement(name: "edges-\(distribution.name)", title: "All four edges, \(distribution.title)", fixed: .all) {
        AllEdgesController(axis: .horizontal, distribution: distribution.value, alignment: .center)
      }
    }
    let column = Arrangement(name: "edges-vertical", title: "All four edges, fillEqually, fill", fixed: .all) {
      AllEdgesController(axis: .vertical, distribution: .fillEqually, alignment: .fill)
    }
    return rows + [column]
  }

  static var picture: [Arrangement] {
    let titles: [PictureController.Step: String] = [
      .none: "The caption is stretched", .hugging: "Picture hugs less", .aspectFit: "Aspect fit",
      .equalExtent: "Equal widths", .aspectRatio: "Aspect ratio of the view",
    ]
    let image = TowerPicture.image
    let column = PictureController.Step.allCases.map { step in
      Arrangement(name: "picture-\(step.rawValue + 1)-\(step)", title: titles[step] ?? "", fixed: .all) {
        PictureController(axis: .vertical, step: step, image: image)
      }
    }
    let row = Arrangement(name: "picture-horizontal", title: "Aspect ratio of the view, in a row", fixed: .all) {
      PictureController(axis: .horizontal, step: .aspectRatio, image: image)
    }
    return column + [row]
  }
}
