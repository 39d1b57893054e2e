//! What a process has seen of the other members, and what it concludes: who lives, who has gone,
//! and whether the service was away.

use std::{
    collections::{BTreeMap, HashMap},
    mem,
};

use super::{AWAY_MIN_MS, Kept, MEMBERS_MAX, SILENT_MAX_MS};
use kontor_environment::{Entropy, fresh_id};

/// A sign of life that is older than this was held back by the store, or is by a wrong clock.
const OLD_MIN_MS: u64 = 2 * AWAY_MIN_MS;

/// What this process has seen.
#[derive(Default)]
pub(super) struct Observed {
    /// The id of this process; empty before its first look.
    pub(super) own: String,
    own_beats: u64,
    /// The document at the last look, and when that was, by the clock of this process.
    version: u64,
    pub(super) kept: Kept,
    pub(super) looked_ms: u64,
    /// When the document was seen to change; `None` while it is not known whether others live.
    changed_ms: Option<u64>,
    /// Since when that is not known.
    unknown_since_ms: u64,
    /// Whether since then a sign of life came that was old already.
    saw_old: bool,
    /// The other members in the document.
    others: HashMap<String, Seen>,
    /// How many members have gone.
    pub(super) gone: u64,
}

/// Another member, as this process has seen it.
struct Seen {
    beats: u64,
    changed_ms: u64,
    is_dead: bool,
}

impl Observed {
    /// Notes the document as it is now. Returns what this process writes; `None` while it waits to
    /// see whether others live.
    pub(super) fn look(
        &mut self,
        version: Option<u64>,
        kept: Kept,
        now_ms: u64,
        entropy: &dyn Entropy,
    ) -> Option<Kept> {
        let is_first = self.own.is_empty();
        if is_first {
            self.own = fresh_id("m", entropy);
        }
        let changed = version.unwrap_or(0) != self.version;
        if is_first || now_ms.abs_diff(self.looked_ms) > AWAY_MIN_MS {
            // Nothing was seen for long, or the clock was set. A sign of life that is fresh by this
            // clock says that the service was not away; otherwise the next looks tell.
            let is_fresh = now_ms.abs_diff(kept.alive_at_ms) <= AWAY_MIN_MS;
            self.changed_ms = is_fresh.then_some(now_ms);
            self.unknown_since_ms = now_ms;
            self.saw_old = false;
        } else if changed {
            // One old sign of life may be a write that the store has held back. A second one is of
            // a member that lives, by another clock.
            let is_old = now_ms.saturating_sub(kept.alive_at_ms) > OLD_MIN_MS;
            if self.changed_ms.is_some() || !is_old || mem::replace(&mut self.saw_old, true) {
                self.changed_ms = Some(now_ms);
            }
        }
        self.looked_ms = now_ms;
        self.version = version.unwrap_or(0);
        self.note_others(&kept.beats, now_ms);
        self.kept = kept;
        let waited_ms = now_ms.saturating_sub(self.unknown_since_ms);
        let waits = self.changed_ms.is_none() && waited_ms < SILENT_MAX_MS && version.is_some();
        (!waits).then(|| self.next(now_ms))
    }

    fn note_others(&mut self, beats: &BTreeMap<String, u64>, now_ms: u64) {
        for (member, beats) in beats.iter().filter(|(member, _)| **member != self.own) {
            let has_room = self.others.len() < MEMBERS_MAX;
            match self.others.get_mut(member) {
                Some(seen) if seen.beats != *beats => {
                    *seen = Seen { beats: *beats, changed_ms: now_ms, is_dead: false };
                }
                Some(seen) => {
                    let is_silent = now_ms.abs_diff(seen.changed_ms) >= SILENT_MAX_MS;
                    self.gone += u64::from(is_silent && !seen.is_dead);
                    seen.is_dead = is_silent;
                }
                None if has_room => {
                    let seen = Seen { beats: *beats, changed_ms: now_ms, is_dead: false };
                    self.others.insert(member.clone(), seen);
                }
                None => {}
            }
        }
        self.others.retain(|member, seen| {
            let stays = beats.contains_key(member);
            self.gone += u64::from(!stays && !seen.is_dead);
            stays
        });
    }

    /// The document with a sign of life of this process and without dead members. A member that
    /// another one has removed stays removed.
    fn next(&self, now_ms: u64) -> Kept {
        let was_away = self
            .changed_ms
            .is_none_or(|changed_ms| now_ms.saturating_sub(changed_ms) > AWAY_MIN_MS);
        let mut beats = self.kept.beats.clone();
        beats.retain(|member, _| self.others.get(member).is_some_and(|seen| !seen.is_dead));
        beats.insert(self.own.clone(), self.own_beats + 1);
        let mut next = self.kept.clone();
        if was_away {
            next.note_outage(now_ms);
            next.away_until_ms = now_ms;
        }
        Kept { alive_at_ms: now_ms, beats, ..next }
    }

    /// Notes what was written. It tells that this process lived when it decided to write: the store
    /// may have held the write back since then.
    pub(super) fn written(&mut self, version: u64, kept: Kept) {
        self.own_beats += 1;
        self.version = version;
        self.changed_ms = Some(kept.alive_at_ms);
        self.looked_ms = kept.alive_at_ms;
        self.kept = kept;
    }

    /// Whether this process has seen a later document: reads go over several connections, so an
    /// older one may come behind it.
    pub(super) fn knows_later(&self, version: Option<u64>) -> bool {
        version.unwrap_or(0) < self.version
    }

    /// Whether a sign of life was seen so lately that there has been no outage since.
    pub(super) fn knows_outages(&self, now_ms: u64) -> bool {
        self.changed_ms.is_some_and(|changed_ms| now_ms.abs_diff(changed_ms) <= AWAY_MIN_MS)
    }

    /// The other members that live.
    pub(super) fn living(&self, now_ms: u64) -> impl Iterator<Item = &String> {
        let lives = move |seen: &Seen| now_ms.abs_diff(seen.changed_ms) < SILENT_MAX_MS;
        self.others.iter().filter(move |(_, seen)| lives(seen)).map(|(member, _)| member)
    }
}
