//! Puts players of different seeks together. Two who ask for a match at the same moment can each get a
//! seek, and two whose ratings were too far apart can fit later: so the server looks for such again
//! and again, and moves players into the seek that comes first.
//!
//! Of two seeks that one comes first in which somebody wants this seek and no other; then the older
//! one. Players move towards the first alone, so nobody goes round in circles.

use std::collections::BTreeMap;

use super::{Newcomer, Seeks};
use crate::{
    documents::VersionedDocument,
    error::AppError,
    table::{
        seek_moves::{self, Moving},
        seeks::{self, KeptSeek},
    },
};

/// Maximum number of seeks among which the server moves players in one look.
const WAITING_MAX: usize = 10_000;

impl Seeks {
    /// Moves players into seeks that come before theirs, where they fit.
    pub(super) async fn put_together(&self, waiting: Waiting) -> Result<(), AppError> {
        let mut done = Ok(());
        for group in waiting.groups() {
            // A game for which it fails must not keep those of others apart.
            done = self.put_group_together(group).await.and(done);
        }
        done
    }

    async fn put_group_together(&self, mut group: Vec<Open>) -> Result<(), AppError> {
        for from in 0..group.len() {
            // Each move takes a player away, so this ends.
            while self.move_on(&mut group, from).await? {}
        }
        Ok(())
    }

    /// Moves players of one of these seeks into the first one that they fit into. Returns whether
    /// somebody was moved.
    async fn move_on(&self, group: &mut [Open], from: usize) -> Result<bool, AppError> {
        let documents = self.documents();
        for into in 0..group.len() {
            if into == from || group[into].rank() >= group[from].rank() {
                continue;
            }
            let players = self.who_goes(&group[from].kept, &group[into].kept).await?;
            if players.is_empty() {
                continue;
            }
            let moving =
                Moving { into: group[into].id.clone(), version: group[into].version, players };
            let left =
                VersionedDocument { version: group[from].version, value: group[from].kept.clone() };
            let id = group[from].id.clone();
            seek_moves::move_players(&documents, (&id, left), moving).await?;
            let before = group[from].kept.members.len();
            for place in [from, into] {
                let Open { id, .. } = &group[place];
                let found = seeks::read(&documents, id).await?;
                if let Some(found) = found {
                    self.form_if_complete(id, &found.value).await;
                    (group[place].version, group[place].kept) = (found.version, found.value);
                } else {
                    group[place].kept.members.clear();
                }
            }
            return Ok(group[from].kept.members.len() < before);
        }
        Ok(false)
    }

    /// Those who would be put together, of one seek into another one.
    async fn who_goes(&self, left: &KeptSeek, into: &KeptSeek) -> Result<Vec<String>, AppError> {
        let (mut there, mut going) = (into.clone(), Vec::new());
        let since = left.created_at.min(into.created_at);
        let is_open = left.is_open(self.now()) && into.is_open(self.now());
        for member in left.members.iter().filter(|member| member.matched && is_open) {
            let who = Newcomer { player: &member.player, matched: true };
            if there.members.is_empty() || !there.has_room() || there.has(&member.player.id) {
                continue;
            }
            if self.may_meet(&there, &who, member.points, since).await? {
                going.push(member.player.id.clone());
                there.members.push(member.clone());
            }
        }
        Ok(going)
    }
}

/// A seek that waits for players.
struct Open {
    id: String,
    key: String,
    version: u64,
    kept: KeptSeek,
}

impl Open {
    /// Which seeks come first: players are moved towards them.
    fn rank(&self) -> (bool, &str) {
        (!self.kept.is_wanted(), &self.key)
    }
}

/// The seeks that wait for players, by the game that they become.
#[derive(Default)]
pub(super) struct Waiting {
    count: usize,
    by_game: BTreeMap<String, Vec<Open>>,
}

impl Waiting {
    /// Takes in a seek if players can be matched there.
    pub(super) fn add(&mut self, key: &str, version: u64, kept: KeptSeek) {
        let Some(place) = seeks::place_of_key(key) else { return };
        let Some(game) = kept.game_hash.clone().filter(|_| self.count < WAITING_MAX) else {
            return;
        };
        self.count += 1;
        let open = Open { id: seeks::seek_id(&place), key: key.to_owned(), version, kept };
        self.by_game.entry(game).or_default().push(open);
    }

    /// Those of each game among which somebody can be moved, the one that comes first first.
    fn groups(self) -> impl Iterator<Item = Vec<Open>> {
        self.by_game.into_values().filter_map(|mut group| {
            let is_matched = |open: &Open| open.kept.members.iter().any(|member| member.matched);
            group.sort_by(|a, b| a.rank().cmp(&b.rank()));
            (group.len() > 1 && group.iter().any(is_matched)).then_some(group)
        })
    }
}
