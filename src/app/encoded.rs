//! What is written once for all who get it.

use std::{
    collections::VecDeque,
    marker::PhantomData,
    sync::{Mutex, PoisonError},
};

use bytes::Bytes;
use serde::Serialize;

use kontor_rules::Viewer;

/// What most values fit into; longer ones grow.
const BYTES_USUAL: usize = 4 * 1024;

/// A value of the contract as JSON.
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
    /// Writes it.
    pub fn of(value: &T) -> Self {
        let mut json = Vec::with_capacity(BYTES_USUAL);
        serde_json::to_writer(&mut json, value).expect("contract types are plain data");
        Encoded { json: json.into(), of: PhantomData }
    }

    /// The text.
    pub fn into_json(self) -> Bytes {
        self.json
    }
}

/// The most bytes of views that are kept of one position: those of four seats in the largest game.
const VIEWS_BYTES_MAX: usize = 18 * 1024;

/// The views of one position, each written once as long as there is room.
#[derive(Debug)]
pub struct Views<T>(Mutex<VecDeque<(Viewer, Encoded<T>)>>);

impl<T> Default for Views<T> {
    fn default() -> Self {
        Views(Mutex::default())
    }
}

impl<T: Serialize> Views<T> {
    /// This viewer's view: the one that was written, or else this one.
    pub fn of(&self, viewer: Viewer, view: impl FnOnce() -> Option<T>) -> Option<Encoded<T>> {
        // Nothing is left half done under the lock.
        let mut views = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, encoded)) = views.iter().find(|(whose, _)| *whose == viewer) {
            return Some(encoded.clone());
        }
        let encoded = Encoded::of(&view()?);
        // In a buffer of its own size.
        views.push_back((
            viewer,
            Encoded { json: Bytes::copy_from_slice(&encoded.json), of: PhantomData },
        ));
        while views.iter().map(|(_, encoded)| encoded.json.len()).sum::<usize>() > VIEWS_BYTES_MAX {
            views.pop_front();
        }
        Some(encoded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_rules::Seat;

    fn text(views: &Views<String>, viewer: Viewer, view: &str) -> Bytes {
        views.of(viewer, || Some(view.to_owned())).unwrap().into_json()
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
        assert!(views.of(Viewer::Seat(Seat(5)), || None).is_none());
    }

    #[test]
    fn the_oldest_goes_where_there_is_no_room_and_is_written_again() {
        let (views, long) = (Views::default(), "x".repeat(VIEWS_BYTES_MAX / 2));
        let [first, second, third] = [0, 1, 2].map(|seat| Viewer::Seat(Seat(seat)));
        text(&views, first, "short");
        text(&views, second, &long);
        text(&views, third, &long);
        assert_eq!(text(&views, third, "another"), format!("\"{long}\""));
        assert_eq!(text(&views, first, "anew"), "\"anew\"");
        let beyond = "x".repeat(VIEWS_BYTES_MAX);
        assert_eq!(
            text(&views, second, &beyond).len(),
            beyond.len() + 2,
            "what has no room is given nonetheless"
        );
    }
}
