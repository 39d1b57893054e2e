//! Tells participants that a tournament begins, and that it is over or cancelled, and lets the
//! games of a cancelled one go on as ordinary games.
//!
//! A document lists the players who are still to be told. It is written together with the event,
//! and the write that tells a player removes the player from it, with as many others as one write
//! can name. So each player is told once, however many servers tell, and wherever one of them
//! stops. What is told follows from how far the tournament is.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicUsize, Ordering},
};

use serde::{Deserialize, Serialize};

use super::{
    Tournaments,
    state::{Participant, State},
};
use crate::error::AppError;
use kontor_log::{
    summary::Summary,
    tournament::{TOURNAMENTS_DUE_PREFIX, TournamentStatus},
};
use kontor_problems::Refused;
use kontor_service::{
    account_news::{AccountNews, wake_followers, with_news},
    documents::{Group, VersionedDocument, until_settled},
    jobs::Page,
};
use kontor_store::{LogId, StoreError, WRITE_KEYS_MAX};
use kontor_tables::error::TablesError;

/// What the keys of the documents begin with.
const KEY_PREFIX: &str = "tournament_news/";

/// How many documents are named at most to tell players. What is left then is one more.
const NAMED_MAX: usize = WRITE_KEYS_MAX - 1;

/// Players who are told by one write.
struct Told {
    group: Group,
    players: Vec<String>,
}

/// What follows an event.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Telling {
    /// The players who are still to be told.
    pub(super) untold: BTreeSet<String>,
    /// Whether its games are to be let go, because it is cancelled.
    pub(super) games: bool,
}

impl Telling {
    /// What follows the start of a tournament: all who take part are told.
    pub(super) fn of_start(state: &State) -> Self {
        Telling { untold: players(state, |one| !one.withdrawn), games: false }
    }

    /// What follows the end: all are told who were told of the start.
    pub(super) fn of_end(state: &State) -> Self {
        Telling { untold: players(state, |one| one.started.is_some()), games: false }
    }

    /// What follows a cancellation: all are told who take part or were told of the start.
    pub(super) fn of_cancellation(state: &State) -> Self {
        let untold = players(state, |one| !one.withdrawn || one.started.is_some());
        Telling { untold, games: !state.uncounted().is_empty() }
    }

    /// Adds to a group that this is what is left to be done, where this version was before.
    pub(super) fn write(&self, group: Group, id: &str, version: Option<u64>) -> Group {
        match (self.untold.is_empty() && !self.games, version) {
            (false, version) => group.put(key(id), version, self),
            (true, Some(version)) => group.delete(key(id), version),
            (true, None) => group,
        }
    }
}

/// The ids of these players.
pub(super) fn players(state: &State, is_one: impl Fn(&Participant) -> bool) -> BTreeSet<String> {
    let found = state.participants.iter().filter(|one| is_one(one));
    found.filter_map(|one| one.who.player()).map(|player| player.id.to_string()).collect()
}

pub(super) fn key(tournament: &str) -> String {
    [KEY_PREFIX, tournament].concat()
}

impl Tournaments {
    /// Adds to a group what follows an event, in place of what was left of an earlier one.
    pub(super) async fn with_telling(
        &self,
        group: Group,
        id: &str,
        telling: Telling,
    ) -> Result<Group, AppError> {
        let before = self.documents().read::<Telling>(&key(id)).await?;
        Ok(telling.write(group, id, before.map(|before| before.version)))
    }

    /// A page of the tournaments of which players are to be told, or whose games are to be let go.
    /// The last one is followed by those that the index has.
    pub(super) async fn untold(&self, after: Option<&str>, limit: usize) -> Result<Page, AppError> {
        let found = self.documents().scan_undamaged(KEY_PREFIX, after, limit).await?;
        let keys = found.iter().filter_map(|(key, _)| key.strip_prefix(KEY_PREFIX));
        let ids = keys.map(str::to_owned).collect();
        let last = found.into_iter().nth(limit - 1).map(|(last, _)| last);
        Ok(Page { ids, next: last.or_else(|| Some(TOURNAMENTS_DUE_PREFIX.to_owned())) })
    }

    /// Tells all who are still to be told how far a tournament is, as many by one write as it can
    /// name. After a conflict fewer are told at a time, so that a player who is told of other
    /// things again and again keeps no other player waiting.
    pub(super) async fn tell(&self, id: &str) -> Result<(), AppError> {
        let most = AtomicUsize::new(usize::MAX);
        while until_settled(|| self.tell_some(id, &most)).await? {}
        Ok(())
    }

    /// Tells some of them, at most so many. Returns whether there were any; `None` after a
    /// conflict, after which there are fewer at a time.
    async fn tell_some(&self, id: &str, most: &AtomicUsize) -> Result<Option<bool>, AppError> {
        let Some(kept) = self.documents().read::<Telling>(&key(id)).await? else {
            return Ok(Some(false));
        };
        let VersionedDocument { version, value: mut left } = kept;
        if left.untold.is_empty() {
            return Ok(Some(false));
        }
        let news = match self.news_now(id).await {
            Err(AppError::Refused(Refused::TournamentUnknown)) => {
                self.documents().remove(&key(id)).await?;
                return Ok(Some(false));
            }
            news => news?,
        };
        let at_a_time = most.load(Ordering::Relaxed);
        let Told { group, players } = self.take_untold(&mut left, news, at_a_time).await?;
        let group = left.write(group, id, Some(version));
        if self.documents().write_group(group).await?.is_some() {
            most.store((players.len() / 2).max(1), Ordering::Relaxed);
            return Ok(None);
        }
        players.iter().for_each(|player| wake_followers(&self.games, player));
        Ok(Some(true))
    }

    /// Takes those out of what is left who can be told by one write, at most so many.
    async fn take_untold(
        &self,
        left: &mut Telling,
        news: Option<AccountNews>,
        most: usize,
    ) -> Result<Told, AppError> {
        let (mut group, mut players) = (Group::new(), Vec::new());
        while players.len() < most
            && let Some(player) = left.untold.pop_first()
        {
            let one = match &news {
                Some(news) => with_news(&self.games, Group::new(), &player, news.clone()).await?,
                None => Group::new(),
            };
            if !players.is_empty() && !group.fits(&one, NAMED_MAX) {
                left.untold.insert(player);
                break;
            }
            group = group.with(one);
            players.push(player);
        }
        Ok(Told { group, players })
    }

    /// What participants are told of a tournament now.
    async fn news_now(&self, id: &str) -> Result<Option<AccountNews>, AppError> {
        let held = self.logs.hold(id).await?;
        let (tournament, name) = (id.to_owned(), held.state().terms.name.clone());
        Ok(match held.state().status() {
            TournamentStatus::Registering => None,
            TournamentStatus::Running => Some(AccountNews::TournamentStarted { tournament, name }),
            TournamentStatus::Finished => Some(AccountNews::TournamentEnded { tournament, name }),
            TournamentStatus::Cancelled => {
                Some(AccountNews::TournamentCancelled { tournament, name })
            }
        })
    }

    /// Lets the games of a cancelled tournament go on as ordinary ones. None is made any more.
    pub(super) async fn let_games_go(&self, id: &str, games: &[String]) -> Result<(), AppError> {
        let Some(kept) = self.documents().read::<Telling>(&key(id)).await? else { return Ok(()) };
        let mut all_left = true;
        for game in games {
            all_left &= self.has_left(game).await?;
        }
        if all_left {
            let left = Telling { games: false, ..kept.value };
            let group = left.write(Group::new(), id, Some(kept.version));
            // After a conflict another server has done it.
            self.documents().write_group(group).await?;
        }
        Ok(())
    }

    /// Lets a game go on as an ordinary one. Returns whether that is done; it is not where the game
    /// cannot be read now.
    async fn has_left(&self, game: &str) -> Result<bool, AppError> {
        match self.games.events().last(&LogId(game.into())).await {
            Ok(None) => return Ok(true),
            Ok(Some((_, entry))) => match Summary::of(&entry) {
                Ok(Summary { table, .. })
                    if table.finished.is_some() || table.tournament.is_none() =>
                {
                    return Ok(true);
                }
                Ok(_) => {}
                Err(_) => return Ok(false),
            },
            Err(StoreError::Corrupt { .. }) => return Ok(false),
            Err(other) => return Err(other.into()),
        }
        match self.tables.leave_tournament(game).await {
            Ok(()) | Err(TablesError::Refused(Refused::GameUnknown)) => Ok(true),
            Err(TablesError::Refused(Refused::GameQuarantined)) => Ok(false),
            Err(other) => Err(other.into()),
        }
    }
}
