import UIKit

class DetailsViewController: UIViewController {

    @IBOutlet weak var detailsLabel: UILabel!
    @IBOutlet weak var markView: UIImageView!

    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        markView.image = UIImage(named: "Mark")
        #if os(iOS)
        detailsLabel.text = "Counted to \(count)"
        #else
        detailsLabel.text = "Not on iOS"
        #endif
    }

}
