/// Stands for the view of a data source that makes none: its place stays empty.
final class AbsentSupplement: UICollectionReusableView {}
