/// Stands for the view of a data source that makes none: its place stays empty.
package final class AbsentSupplement: UICollectionReusableView {}
