//! Puts players of different seeks together. Two who ask for a match at the same moment can each get a
//! seek, and two whose ratings were too far apart can fit later: so the server looks for such again
//! and again, and moves players into the seek that comes first.
//!
//! Of two seeks that one comes first in which somebody wants this seek and no other; then the older
//! one. Players move towards the first alone, so nobody goes round in circles.

use super::{Newcomer, Seeks};
use crate::{
    documents::VersionedDocument,
    error::AppError,
    table::{
        seek_moves::{self, Moving},
        seek_rows,
        seeks::{self, KeptSeek},
    },
};

/// Maximum number of games for which players are put together in one look; the others follow in the
/// next ones.
const GAMES_AT_A_TIME_MAX: usize = 100;

/// Maximum number of seeks for one game among which the server moves players: of those that somebody
/// has chosen and of those for which any player fits, so many each, the oldest first.
const GROUP_MAX: usize = 100;

impl Seeks {
    /// Moves players into seeks that come before theirs, where they fit: for some games in turn.
    pub(super) async fn put_together(&self) -> Result<(), AppError> {
        let mut done = Ok(());
        for _ in 0..GAMES_AT_A_TIME_MAX {
            let before = self.progress().game.take();
            let next = seek_rows::game_after(&self.documents(), before.as_deref()).await?;
            let Some(game) = next else { break };
            // A game for which it fails must not keep those of others apart.
            let group = self.group(&game).await;
            let put = match group {
                Ok(group) => self.put_group_together(group).await,
                Err(error) => Err(error),
            };
            done = put.and(done);
            self.progress().game = Some(game);
        }
        done
    }

    /// The seeks that wait for players for this game, the one that comes first first; none where
    /// nobody could be moved.
    async fn group(&self, game: &str) -> Result<Vec<Open>, AppError> {
        let (documents, mut places) = (self.documents(), Vec::new());
        for matching in [false, true] {
            let rows = seek_rows::of_game(&documents, game, matching, GROUP_MAX).await?;
            places.extend(rows.into_iter().map(|place| (matching, place)));
        }
        if places.len() < 2 {
            return Ok(Vec::new());
        }
        let mut group = Vec::new();
        for (matching, place) in places {
            let (id, key) = (seeks::seek_id(&place), seeks::key_of(&place));
            let Some(found) = seeks::read(&documents, &id).await? else {
                seek_rows::forget_stale(&documents, game, matching, &place, self.now()).await?;
                continue;
            };
            let VersionedDocument { version, value: kept } = found;
            if kept.is_open(self.now()) && kept.game_hash.as_deref() == Some(game) {
                group.push(Open { id, key, version, kept });
            }
        }
        let is_matched = |open: &Open| open.kept.members.iter().any(|member| member.matched);
        if !group.iter().any(is_matched) {
            return Ok(Vec::new());
        }
        group.sort_by(|a, b| a.rank().cmp(&b.rank()));
        Ok(group)
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
            seek_moves::move_players(&documents, (&id, left), moving, self.now()).await?;
            self.tell_changed();
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
