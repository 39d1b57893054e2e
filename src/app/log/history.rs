//! What only grows while a game is played: where each commit ended, and which requests were
//! answered.

use std::{
    hash::{BuildHasher, RandomState},
    sync::LazyLock,
};

use kontor_store::IdempotentRequest;

/// Makes the digests below. Its keys are this process's own and random, so that nobody can look for
/// two texts that have one digest.
static DIGESTS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// Of the player and the key. A long game answers hundreds of requests, and texts would take many
/// times the memory of all the rest. That two of a game have one digest is as likely as one in
/// 10¹³.
fn digest_of_key(request: &IdempotentRequest) -> u64 {
    DIGESTS.hash_one((&request.player, &request.key))
}

/// Of what was asked. It tells a mistake, another request under the same key, from a repetition.
fn digest_of_request(request: &IdempotentRequest) -> u32 {
    let [a, b, c, d, ..] = DIGESTS.hash_one(&request.fingerprint).to_be_bytes();
    u32::from_be_bytes([a, b, c, d])
}

/// Which commit answered a request.
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

    /// Whether this was the request, and not another one under the same key.
    pub fn is_to(&self, request: &IdempotentRequest) -> bool {
        self.request == digest_of_request(request)
    }
}

/// So much room at a time is made in what only grows: to double it would leave a quarter empty.
const GROWTH: usize = 64;

/// What only grows: where each commit ended, and which requests were answered.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Seqs, by commit.
    ends: Vec<u32>,
    /// In the order of their keys.
    requests: Vec<Answered>,
}

impl History {
    /// The commit that holds an event.
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

    /// Notes the seq with which a commit ended, and the request that it answered.
    pub(crate) fn note(&mut self, commit: u64, end: u64, request: Option<&IdempotentRequest>) {
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
}

fn make_room<T>(of: &mut Vec<T>) {
    if of.len() == of.capacity() {
        of.reserve_exact(GROWTH);
    }
}
