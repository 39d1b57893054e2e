//! The part of a snapshot that only grows while a game is played: where each commit ended, and
//! which requests were answered. It is stored compactly, because it stays in memory for every
//! running game.

use std::{
    hash::{BuildHasher, RandomState},
    sync::LazyLock,
};

use kontor_store::IdempotentRequest;

/// Computes the digests below. Its keys are random and belong to this process, so that no client
/// can construct two texts with the same digest.
static DIGESTS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// Digest of the player and the idempotency key. A long game answers hundreds of requests, and
/// keeping their texts took 290 bytes for each; a request takes 16 bytes now. The probability that
/// two requests of one game have the same digest is about 1 in 10¹³.
fn digest_of_key(request: &IdempotentRequest) -> u64 {
    DIGESTS.hash_one((&request.player, &request.key))
}

/// Digest of the request itself. It distinguishes a repetition from another request that wrongly
/// uses the same key.
fn digest_of_request(request: &IdempotentRequest) -> u32 {
    let [a, b, c, d, ..] = DIGESTS.hash_one(&request.fingerprint).to_be_bytes();
    u32::from_be_bytes([a, b, c, d])
}

/// A request and the commit that answered it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    key: u64,
    request: u32,
    commit: u32,
}

impl Answered {
    /// The number of the commit.
    pub fn commit(&self) -> u64 {
        self.commit.into()
    }

    /// Whether it answered this request, and not another one with the same key.
    pub fn matches(&self, request: &IdempotentRequest) -> bool {
        self.request == digest_of_request(request)
    }
}

/// The vectors below grow by this many items at a time. Doubling them would leave a quarter of the
/// memory unused on average.
const GROWTH: usize = 64;

/// Where each commit ended, and which requests were answered.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Seq of the last event of each commit.
    ends: Vec<u32>,
    /// Answered requests, sorted by the digest of their key.
    requests: Vec<Answered>,
}

impl History {
    /// Memory in bytes.
    pub(super) fn memory_bytes(&self) -> usize {
        self.ends.capacity() * size_of::<u32>() + self.requests.capacity() * size_of::<Answered>()
    }

    /// The number of the commit that contains an event.
    pub fn commit_of(&self, seq: u64) -> u64 {
        u64::try_from(self.ends.partition_point(|end| u64::from(*end) < seq)).expect("few commits")
    }

    /// Seq of the last event before a commit.
    pub fn seq_before(&self, commit: u64) -> u64 {
        commit.checked_sub(1).map_or(0, |before| self.seq_of_end(before))
    }

    /// Seq of the last event of a commit.
    pub fn seq_of_end(&self, commit: u64) -> u64 {
        self.ends[usize::try_from(commit).expect("few commits")].into()
    }

    /// The commit that answered a request of this player and key, if one did.
    pub fn answered(&self, request: &IdempotentRequest) -> Option<Answered> {
        let place = self
            .requests
            .binary_search_by_key(&digest_of_key(request), |answered| answered.key)
            .ok()?;
        Some(self.requests[place])
    }

    /// Adds a commit: the seq of its last event, and the request that it answered.
    pub(super) fn add(&mut self, commit: u64, end: u64, request: Option<&IdempotentRequest>) {
        make_room(&mut self.ends);
        self.ends.push(u32::try_from(end).expect("few events"));
        let Some(request) = request else { return };
        let commit = u32::try_from(commit).expect("few commits");
        let answered =
            Answered { key: digest_of_key(request), request: digest_of_request(request), commit };
        match self.requests.binary_search_by_key(&answered.key, |before| before.key) {
            Ok(place) => self.requests[place] = answered,
            Err(place) => {
                make_room(&mut self.requests);
                self.requests.insert(place, answered);
            }
        }
    }

    /// Forgets which requests were answered: those of another game may have the same keys.
    pub(super) fn forget_requests(&mut self) {
        self.requests = Vec::new();
    }
}

fn make_room<T>(of: &mut Vec<T>) {
    if of.len() == of.capacity() {
        of.reserve_exact(GROWTH);
    }
}
