//! Entity tags of views.

use std::borrow::Cow;

use crate::log::chain;
use kontor_rules::{Seat, Viewer};

/// Makes the tags of what viewers get: functions of seq, viewer, query and contract build, and of
/// nothing else.
pub struct ViewTags {
    /// Names the build of the contract.
    build: String,
    /// What tags say of the build where there is no query.
    plain_mark: String,
}

impl ViewTags {
    /// Tags for this build of the contract.
    pub fn new(build: String) -> Self {
        ViewTags { plain_mark: mark_of(&build, ""), build }
    }

    /// The build of the contract.
    pub(crate) fn build(&self) -> &str {
        &self.build
    }

    /// The tag of what a viewer gets at this seq with this query.
    pub(crate) fn of(&self, seq: u64, viewer: Viewer, query: &str) -> String {
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

/// What a tag says of the contract's build and of the query.
fn mark_of(build: &str, query: &str) -> String {
    chain::hex(&chain::sha256(&[build.as_bytes(), b"/", query.as_bytes()])[..4])
}
