//! Encoded JSON: values of the contract that are serialised once for everybody who gets the same.
//!
//! Serialising a view took 27,000 instructions for each request.

use std::{
    collections::VecDeque,
    marker::PhantomData,
    sync::{Mutex, PoisonError},
};

use bytes::Bytes;
use serde::Serialize;

use kontor_log::shown_json::write_shown;
use kontor_rules::Viewer;

/// Initial capacity in bytes. Most values fit into it; for longer ones the buffer grows.
const BYTES_USUAL: usize = 4 * 1024;

/// A value of the contract as encoded JSON.
#[derive(Debug)]
pub struct Encoded<T> {
    json: Bytes,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Encoded<T> {
    fn clone(&self) -> Self {
        Encoded { json: self.json.clone(), of: PhantomData }
    }
}

impl<T: Serialize> Encoded<T> {
    /// Encodes a value.
    pub fn of(value: &T) -> Self {
        let mut json = Vec::with_capacity(BYTES_USUAL);
        write_shown(value, &mut json);
        Encoded { json: json.into(), of: PhantomData }
    }

    /// The JSON text.
    pub fn into_json(self) -> Bytes {
        self.json
    }
}

/// Maximum size of the cached views of one position, in bytes. The views of all seats in the largest
/// game fit into it: if they did not, seats that read by turns would drop each other's.
pub const VIEWS_BYTES_MAX: usize = 24 * 1024;

/// A cache of the views of the newest commit for which one was requested. Each is encoded once, as
/// long as there is room.
#[derive(Debug)]
pub struct Views<T>(Mutex<ViewsOfCommit<T>>);

#[derive(Debug)]
struct ViewsOfCommit<T> {
    commit: u64,
    views: VecDeque<(Viewer, Encoded<T>)>,
}

impl<T> Default for Views<T> {
    fn default() -> Self {
        Views(Mutex::new(ViewsOfCommit { commit: 0, views: VecDeque::new() }))
    }
}

impl<T: Serialize> Views<T> {
    /// The viewer's view at a commit: the cached one, or else the result of `view`.
    pub fn of(
        &self,
        commit: u64,
        viewer: Viewer,
        view: impl FnOnce() -> Option<T>,
    ) -> Option<Encoded<T>> {
        // No change under the lock can be left half done, so a poisoned lock can still be used.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.commit < commit {
            *kept = ViewsOfCommit { commit, views: VecDeque::new() };
        }
        let is_newest = kept.commit == commit;
        let found = kept.views.iter().find(|(whose, _)| is_newest && *whose == viewer);
        if let Some((_, encoded)) = found {
            return Some(encoded.clone());
        }
        let encoded = Encoded::of(&view()?);
        if is_newest {
            kept.push(viewer, &encoded);
        }
        Some(encoded)
    }
}

impl<T> ViewsOfCommit<T> {
    /// Caches a copy in a buffer of exactly its size, and drops the oldest views if there is no
    /// room.
    fn push(&mut self, viewer: Viewer, encoded: &Encoded<T>) {
        let json = Bytes::copy_from_slice(&encoded.json);
        self.views.push_back((viewer, Encoded { json, of: PhantomData }));
        let bytes = |views: &VecDeque<(Viewer, Encoded<T>)>| {
            views.iter().map(|(_, encoded)| encoded.json.len()).sum::<usize>()
        };
        while bytes(&self.views) > VIEWS_BYTES_MAX {
            self.views.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_rules::Seat;

    fn text(views: &Views<String>, viewer: Viewer, view: &str) -> Bytes {
        views.of(1, viewer, || Some(view.to_owned())).unwrap().into_json()
    }

    #[test]
    fn each_viewer_has_a_view_of_their_own_and_it_is_written_once() {
        let views = Views::default();
        for viewer in Viewer::all(3) {
            assert_eq!(text(&views, viewer, &format!("{viewer:?}")), format!("\"{viewer:?}\""));
        }
        for viewer in Viewer::all(3) {
            assert_eq!(text(&views, viewer, "another"), format!("\"{viewer:?}\""));
        }
        assert!(views.of(1, Viewer::Seat(Seat(5)), || None).is_none());
    }

    #[test]
    fn the_oldest_goes_where_there_is_no_room_and_is_written_again() {
        let (views, long) = (Views::default(), "x".repeat(VIEWS_BYTES_MAX / 2));
        let [first, second, third] = [0, 1, 2].map(|seat| Viewer::Seat(Seat(seat)));
        text(&views, first, "short");
        text(&views, second, &long);
        text(&views, third, &long);
        assert_eq!(text(&views, third, "another"), format!("\"{long}\""));
        assert_eq!(text(&views, first, "again"), "\"again\"");
        let beyond = "x".repeat(VIEWS_BYTES_MAX);
        assert_eq!(
            text(&views, second, &beyond).len(),
            beyond.len() + 2,
            "what has no room is given nonetheless"
        );
    }

    #[test]
    fn views_are_kept_of_the_newest_commit_alone() {
        let views = Views::default();
        let of = |commit, view: &str| {
            views.of(commit, Viewer::Spectator, || Some(view.to_owned())).unwrap().into_json()
        };
        assert_eq!(of(2, "second"), "\"second\"");
        assert_eq!(of(1, "first"), "\"first\"", "an older one is not the newest");
        assert_eq!(of(2, "another"), "\"second\"", "and does not take its place");
        assert_eq!(of(3, "third"), "\"third\"");
    }
}
