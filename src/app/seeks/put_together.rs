//! Puts players of different seeks together. Two players who ask for a match at the same moment can
//! each get a seek, and two with ratings too far apart can fit later: so the server looks for such
//! seeks again and again, and moves players into the seek that comes first.
//!
//! Of two seeks that one comes first in which a player wants this seek and no other; then the older
//! one. Players move towards the first alone, so no player moves in circles. A move is one write of
//! both seeks and of the lists of the moving players; if all are there then, the game begins with
//! it.

use std::time::Duration;

use async_trait::async_trait;

use super::{Newcomer, Seeks};
use crate::error::AppError;
use kontor_problems::Refused;
use kontor_service::{
    documents::Group,
    error::ServiceError,
    jobs::{Job, Page, Part, Plan, Servers},
    runtime::jobs::JobKind,
};
use kontor_store::Precondition;
use kontor_tables::{
    error::TablesError,
    table::{
        own_seeks::OwnLists,
        seek_rows,
        seeks::{self, FoundSeek, KeptSeek, Member},
    },
};

/// How often the server looks for seeks for which something is due.
pub(super) const LOOK_INTERVAL: Duration = Duration::from_secs(1);

/// Maximum number of seeks that are looked at for one page. Pages follow each other at once, so that
/// many seeks of others delay no pair.
const SEEKS_AT_A_TIME_MAX: usize = 256;

/// Maximum number of seeks for one game among which the server moves players: of those that a
/// player has chosen and of those for which any player fits, so many each, the oldest first.
const GROUP_MAX: usize = 100;

/// Players who go from one seek into another one.
struct Going {
    players: Vec<String>,
    /// The other seek with them.
    there: KeptSeek,
    /// That none of them has blocked another.
    unblocked: Vec<Precondition>,
}

/// Puts players together for each game that seeks become, whose ids are their hashes here.
pub(crate) struct PutTogether(pub(crate) Seeks);

#[async_trait(?Send)]
impl Job for PutTogether {
    fn plan(&self) -> Plan {
        Plan {
            servers: Servers::OneOfAll,
            ..Plan::new(JobKind::Matches, LOOK_INTERVAL, SEEKS_AT_A_TIME_MAX)
        }
    }

    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError> {
        let page = seek_rows::games_of_several(&self.0.documents(), part.after, part.limit).await;
        let (ids, next) = page?;
        Ok(Page { ids, next })
    }

    async fn run(&self, game: &str) -> Result<u64, ServiceError> {
        let waiting = self.0.those_who_wait(game).await?;
        Ok(self.0.put_these_together(waiting).await.map(|()| 0)?)
    }
}

impl Seeks {
    /// The seeks that wait for players for this game, in their order; none where no player could be
    /// moved.
    async fn those_who_wait(&self, game: &str) -> Result<Vec<FoundSeek>, AppError> {
        let (documents, mut waiting) = (self.documents(), Vec::new());
        for matching in [false, true] {
            waiting.extend(seek_rows::of_game(&documents, game, matching, GROUP_MAX).await?);
        }
        let is_matched = |found: &FoundSeek| found.kept.members.iter().any(|who| who.matched);
        if waiting.len() < 2 || !waiting.iter().any(is_matched) {
            return Ok(Vec::new());
        }
        waiting.sort_by_key(rank);
        Ok(waiting)
    }

    async fn put_these_together(&self, mut waiting: Vec<FoundSeek>) -> Result<(), AppError> {
        for from in 0..waiting.len() {
            // Each move takes a player away, so this ends.
            while self.move_on(&mut waiting, from).await? {}
        }
        Ok(())
    }

    /// Moves players of one of these seeks into the first one that they fit into. Returns whether a
    /// player was moved.
    async fn move_on(&self, waiting: &mut [FoundSeek], from: usize) -> Result<bool, AppError> {
        for into in 0..waiting.len() {
            if into == from || rank(&waiting[into]) >= rank(&waiting[from]) {
                continue;
            }
            let going = self.who_goes(&waiting[from].kept, &waiting[into].kept).await?;
            let is_moved = !going.players.is_empty()
                && self.move_players(&waiting[from], &waiting[into], going).await?;
            if !is_moved {
                continue;
            }
            self.tell_changed();
            for place in [from, into] {
                match seeks::read(&self.documents(), &waiting[place].id()).await? {
                    Some(found) => waiting[place] = found,
                    // No player comes or goes there any more.
                    None => waiting[place].kept.members.clear(),
                }
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// Writes that players have gone from one seek into another one. Returns whether they have;
    /// otherwise something has changed, and the next look decides again.
    async fn move_players(
        &self,
        from: &FoundSeek,
        into: &FoundSeek,
        going: Going,
    ) -> Result<bool, AppError> {
        let (documents, Going { players, mut there, unblocked }) = (self.documents(), going);
        let (mut left, mut lists) = (from.kept.clone(), OwnLists::default());
        left.members.retain(|member| !players.contains(&member.player.id));
        if there.matching {
            there.expires_at = there.expires_at.max(left.expires_at);
        }
        for player in &players {
            lists.of(&documents, player).await?.move_on(&from.id(), &into.id());
        }
        let group = from.becomes(Group::new().unless_any_changed(unblocked), &left);
        let conflict = match there.seats_now(self.now()) {
            Some(seats) => {
                let complete = (into, &there, seats);
                match self.tables.begin(&self.accounts, complete, lists, group).await {
                    // No game can come of the other seek, which expires.
                    Err(TablesError::Refused(Refused::SeekClosed)) => return Ok(false),
                    conflict => conflict?,
                }
            }
            None => documents.write_group(into.becomes(lists.add_to(group), &there)).await?,
        };
        Ok(conflict.is_none())
    }

    /// The players of one seek who would move into another one.
    async fn who_goes(&self, left: &KeptSeek, into: &KeptSeek) -> Result<Going, AppError> {
        let (there, players, unblocked) = (into.clone(), Vec::new(), Vec::new());
        let mut going = Going { players, there, unblocked };
        let since = left.created_at.min(into.created_at);
        let is_open = !left.has_expired(self.now()) && !into.has_expired(self.now());
        for member in left.members.iter().filter(|member| member.matched && is_open) {
            let who = Newcomer { player: &member.player, matched: true };
            let Going { there, .. } = &going;
            if there.members.is_empty() || !there.has_room() || there.has(&member.player.id) {
                continue;
            }
            if let Some(unblocked) = self.may_meet(there, &who, member.points, since).await? {
                going.unblocked.extend(unblocked);
                going.players.push(member.player.id.clone());
                going.there.members.push(Member::clone(member));
            }
        }
        Ok(going)
    }
}

/// Which seeks come first: players are moved towards them.
fn rank(found: &FoundSeek) -> (bool, seeks::SeekPlace) {
    (!found.kept.is_wanted(), found.place)
}
