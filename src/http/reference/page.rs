//! A page of the reference.

/// A page, before it is put into the frame of all pages.
pub(super) struct Page {
    pub(super) title: String,
    /// Where it is, below the reference.
    pub(super) address: String,
    pub(super) body: String,
}
