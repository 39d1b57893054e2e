//! Entity tags of views and decisions.

use std::borrow::Cow;

use kontor_log::chain;
use kontor_rules::{Seat, Viewer};

/// Computes entity tags. A tag is a function of seq, viewer, query and contract build, and of
/// nothing else.
pub struct ViewTags {
    /// Identifies the build of the contract.
    build: String,
    /// The last part of tags for requests without a query. It is computed once.
    plain_mark: String,
}

impl ViewTags {
    /// Tags for this build of the contract.
    pub fn new(build: String) -> Self {
        ViewTags { plain_mark: mark_of(&build, ""), build }
    }

    /// The build of the contract.
    pub fn build(&self) -> &str {
        &self.build
    }

    /// The tag of the view for this viewer, at this seq, with this query.
    pub fn of(&self, seq: u64, viewer: Viewer, query: &str) -> String {
        let mark = if query.is_empty() {
            Cow::Borrowed(&self.plain_mark)
        } else {
            Cow::Owned(mark_of(&self.build, query))
        };
        match viewer {
            Viewer::Seat(Seat(seat)) => format!("{seq}.s{seat}.{mark}"),
            Viewer::Spectator => format!("{seq}.t.{mark}"),
        }
    }
}

/// The part of a tag that depends on the contract's build and the query.
fn mark_of(build: &str, query: &str) -> String {
    chain::hex(&chain::sha256(&[build.as_bytes(), b"/", query.as_bytes()])[..4])
}
