//! The room of all keys together: who holds a place or waits for one.
//!
//! Where the room is full, it is not the first who asked that has it. A key that has fewer requests
//! waiting takes the room of the last request of the key that has the most, which is refused in its
//! stead. So a key with one request is refused only if each other key has one as well.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

/// There is no room for a further request. It can be made again later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many requests wait")]
pub struct NoRoom;

/// All that hold a place or wait. Cloning is cheap; clones are the same line.
#[derive(Clone)]
pub(super) struct Line(Arc<Mutex<Requests>>);

struct Requests {
    room_max: usize,
    /// How many hold a place or wait.
    asked: usize,
    /// The number of the next request.
    next: u64,
    /// Those that wait, by key and by number. A request that gives up its room is told by the end
    /// of its channel. Other keys take no memory.
    waiting: HashMap<Arc<str>, BTreeMap<u64, oneshot::Sender<()>>>,
}

impl Requests {
    /// No longer counts a request among those that wait. False if another one has taken its room.
    fn leave(&mut self, key: &str, number: u64) -> bool {
        let Some(of_key) = self.waiting.get_mut(key) else { return false };
        let was_there = of_key.remove(&number).is_some();
        if of_key.is_empty() {
            self.waiting.remove(key);
        }
        was_there
    }

    /// Frees the room of the last request of the key that has the most waiting, for a key that has
    /// fewer even with one more. It passes over all keys, of which there are no more than room.
    fn displace_for(&mut self, key: &str) -> Result<(), NoRoom> {
        let own = self.waiting.get(key).map_or(0, BTreeMap::len);
        let most = self.waiting.values_mut().max_by_key(|of_key| of_key.len());
        let most = most.filter(|of_key| of_key.len() > own + 1).ok_or(NoRoom)?;
        most.pop_last();
        self.asked -= 1;
        Ok(())
    }
}

/// A request in the line. Its room is free again when this is dropped.
pub(super) struct Standing {
    line: Line,
    key: Arc<str>,
    number: u64,
    has_place: bool,
}

impl Line {
    /// An empty line with room for so many.
    pub(super) fn new(room_max: usize) -> Self {
        let requests = Requests { room_max, asked: 0, next: 0, waiting: HashMap::new() };
        Line(Arc::new(Mutex::new(requests)))
    }

    fn lock(&self) -> MutexGuard<'_, Requests> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request of this key, if there is room for it. The channel ends when another request takes
    /// the room.
    pub(super) fn stand(&self, key: &str) -> Result<(Standing, oneshot::Receiver<()>), NoRoom> {
        let mut requests = self.lock();
        if requests.asked >= requests.room_max {
            requests.displace_for(key)?;
        }
        let (keeps, displaced) = oneshot::channel();
        let (key, number) = (Arc::<str>::from(key), requests.next);
        requests.next += 1;
        requests.asked += 1;
        requests.waiting.entry(key.clone()).or_default().insert(number, keeps);
        drop(requests);
        Ok((Standing { line: self.clone(), key, number, has_place: false }, displaced))
    }

    /// How many hold a place or wait.
    pub(super) fn asked(&self) -> usize {
        self.lock().asked
    }
}

impl Standing {
    /// The request has a place, and cannot be displaced any more. Refused if another one has taken
    /// its room a moment before.
    pub(super) fn has_place(&mut self) -> Result<(), NoRoom> {
        self.has_place = self.line.lock().leave(&self.key, self.number);
        if self.has_place { Ok(()) } else { Err(NoRoom) }
    }
}

impl Drop for Standing {
    fn drop(&mut self) {
        let mut requests = self.line.lock();
        if self.has_place || requests.leave(&self.key, self.number) {
            requests.asked -= 1;
        }
    }
}
