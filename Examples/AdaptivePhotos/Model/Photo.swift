import UIKit

/// A picture with what somebody says of it.
struct Photo: Equatable {
  var name: String
  var comment: String
  /// 0…5.
  var rating: Int

  @MainActor
  var image: UIImage { Landscape(seed: name).image }
}

/// Photos that people have talked about.
struct Conversation: Equatable {
  var name: String
  var photos: [Photo]
}

/// Who looks at the photos.
struct User: Equatable {
  var name: String
  var lastPhoto: Photo
  var conversations: [Conversation]

  static let sample: User = {
    let lake = Photo(name: "Lake", comment: "Early, before the wind", rating: 4)
    let ridge = Photo(name: "Ridge", comment: "Three hours up", rating: 5)
    let dunes = Photo(name: "Dunes", comment: "Sand everywhere", rating: 3)
    let fjord = Photo(name: "Fjord", comment: "Cold water", rating: 4)
    let moor = Photo(name: "Moor", comment: "It rained", rating: 2)
    return User(
      name: "Noor", lastPhoto: ridge,
      conversations: [
        Conversation(name: "Walks", photos: [lake, ridge, moor]),
        Conversation(name: "The sea", photos: [dunes, fjord]),
        Conversation(name: "Best of the year", photos: [ridge]),
      ])
  }()
}
