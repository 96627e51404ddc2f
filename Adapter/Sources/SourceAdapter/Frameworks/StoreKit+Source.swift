extension FrameworkSources {
  /// The shop of before StoreKit 2: no product is found, and no payment is allowed, as on a device where purchases are
  /// restricted. Nobody is asked for a review.
  static let storeKit = #"""
    @preconcurrency @MainActor open class SKStoreReviewController: NSObject {
      open class func requestReview() { AbsentFrameworks.say("SKStoreReviewController") }
      open class func requestReview(in scene: UIWindowScene) { AbsentFrameworks.say("SKStoreReviewController") }
    }
    public let SKErrorDomain = "SKErrorDomain"
    public struct SKError: CustomNSError, Equatable { public enum Code: Int, Sendable { case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked }; public let code: Code; public init(_ code: Code) { self.code = code }; public static var errorDomain: String { SKErrorDomain }; public var errorCode: Int { code.rawValue }; public static var unknown: Code { .unknown }; public static var paymentCancelled: Code { .paymentCancelled }; public static var paymentNotAllowed: Code { .paymentNotAllowed } }
    open class SKProductSubscriptionPeriod: NSObject { public enum PeriodUnit: UInt, Sendable { case day, week, month, year }; open var numberOfUnits: Int { 0 }; open var unit: PeriodUnit { .day } }
    open class SKProductDiscount: NSObject { public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }; open var price: NSDecimalNumber { 0 }; open var priceLocale: Locale { .current }; open var identifier: String? { nil }; open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }; open var numberOfPeriods: Int { 0 }; open var paymentMode: PaymentMode { .payAsYouGo } }
    open class SKProduct: NSObject { open var localizedTitle: String { "" }; open var localizedDescription: String { "" }; open var price: NSDecimalNumber { 0 }; open var priceLocale: Locale { .current }; open var productIdentifier: String { "" }; open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }; open var introductoryPrice: SKProductDiscount? { nil }; open var discounts: [SKProductDiscount] { [] }; open var subscriptionGroupIdentifier: String? { nil }; open var isDownloadable: Bool { false } }
    public protocol SKRequestDelegate: NSObjectProtocol { func requestDidFinish(_ request: SKRequest); func request(_ request: SKRequest, didFailWithError error: any Error) }
    extension SKRequestDelegate { public func requestDidFinish(_ request: SKRequest) {}; public func request(_ request: SKRequest, didFailWithError error: any Error) {} }
    public protocol SKProductsRequestDelegate: SKRequestDelegate { func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) }
    open class SKRequest: NSObject { open weak var delegate: (any SKRequestDelegate)?; open func start() { AbsentFrameworks.say("StoreKit"); AbsentFrameworks.later { self._answer(); self.delegate?.requestDidFinish(self) } }; open func cancel() {}; func _answer() {} }
    open class SKProductsResponse: NSObject { open var products: [SKProduct] { [] }; open var invalidProductIdentifiers: [String]; init(_ names: [String]) { invalidProductIdentifiers = names } }
    open class SKProductsRequest: SKRequest { let names: Set<String>; public init(productIdentifiers: Set<String>) { names = productIdentifiers }; override func _answer() { (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(names.sorted())) } }
    open class SKReceiptRefreshRequest: SKRequest { public init(receiptProperties properties: [String: Any]? = nil) {} }
    open class SKPayment: NSObject { open var productIdentifier: String; open var quantity = 1; open var applicationUsername: String?; public init(product: SKProduct) { productIdentifier = product.productIdentifier } }
    open class SKMutablePayment: SKPayment {}
    public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
    open class SKPaymentTransaction: NSObject { open var error: (any Error)?; open var original: SKPaymentTransaction?; public let payment: SKPayment; open var transactionDate: Date?; open var transactionIdentifier: String?; open var transactionState: SKPaymentTransactionState; init(_ payment: SKPayment) { self.payment = payment; transactionState = .failed; error = SKError(.paymentNotAllowed) } }
    public protocol SKPaymentTransactionObserver: NSObjectProtocol { func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]); func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]); func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error); func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue); func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool }
    extension SKPaymentTransactionObserver { public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}; public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}; public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}; public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false } }
    open class SKPaymentQueue: NSObject {
      nonisolated(unsafe) private static let shared = SKPaymentQueue()
      private var observers: [any SKPaymentTransactionObserver] = []
      open class func `default`() -> Self { shared as! Self }
      open class func canMakePayments() -> Bool { false }
      open var transactions: [SKPaymentTransaction] { [] }
      open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
      open func add(_ observer: any SKPaymentTransactionObserver) { if !observers.contains(where: { $0 === observer }) { observers.append(observer) } }
      open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
      open func add(_ payment: SKPayment) { AbsentFrameworks.say("SKPaymentQueue"); AbsentFrameworks.later { for one in self.observers { one.paymentQueue(self, updatedTransactions: [SKPaymentTransaction(payment)]) } } }
      open func restoreCompletedTransactions() { AbsentFrameworks.later { for one in self.observers { one.paymentQueueRestoreCompletedTransactionsFinished(self) } } }
      open func finishTransaction(_ transaction: SKPaymentTransaction) {}
      open var storefront: SKStorefront? { nil }
    }
    open class SKStorefront: NSObject { open var countryCode: String { "USA" }; open var identifier: String { "" } }
    public let SKStoreProductParameterITunesItemIdentifier = "id"
    @preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol { func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) }
    extension SKStoreProductViewControllerDelegate { public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {} }
    @preconcurrency @MainActor open class SKStoreProductViewController: UIViewController { open weak var delegate: (any SKStoreProductViewControllerDelegate)?; open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) { AbsentFrameworks.later { block?(false, SKError(.storeProductNotAvailable)) } } }
    """#
}
