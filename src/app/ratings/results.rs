//! The results of rated games, read from their logs.
//!
//! A player who leaves a game to a stand-in shares the last place, and what the stand-in reaches
//! does not count: no player gains by leaving, and none loses to a bot that did not sit down. A
//! team stands where it ended, unless all its players have left.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use super::{Category, RatedKind, RatingPool};
use crate::error::AppError;
use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_log::{
    any_rules::rules_of,
    commit,
    ended::EndedPlace,
    fault::LogFault,
    lobby::{Lobby, Status},
    summary::{Summary, TableSummary},
    table_event::{GameOutcome, PlayerRef},
};
use kontor_rules::Seat;
use kontor_store::{Entry, EventStore, LogId, StoreError};

/// Who is rated.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rated {
    /// A player with an account.
    Player(Arc<str>),
    /// A bot of the server.
    Bot(Bot),
}

impl Rated {
    /// The part of a key that names it. Ids of players begin otherwise.
    pub(super) fn key(&self) -> String {
        match self {
            Rated::Player(id) => id.to_string(),
            Rated::Bot(bot) => format!("bot_{}", bot.name()),
        }
    }

    pub(super) fn parse(key: &str) -> Option<Self> {
        match key.strip_prefix("bot_") {
            Some(name) => Bot::from_name(name).map(Rated::Bot),
            None => key.starts_with("p_").then(|| Rated::Player(key.into())),
        }
    }
}

/// The part of a player or bot in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Contestant {
    pub(super) who: Rated,
    /// Whether they left the game to a stand-in.
    pub(super) left: bool,
}

/// Players who win or lose together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Side {
    /// 1 for the best; sides with the same place share it.
    pub(super) place: u8,
    pub(super) members: Vec<Contestant>,
}

/// The result of a rated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RatedResult {
    pub(super) category: Category,
    /// By the lowest seat.
    pub(super) sides: Vec<Side>,
}

/// The result of the game at this place; `None` if it cannot be rated, because it was aborted, or
/// its log is damaged or gone. Only if the store does not answer, this is an error.
pub(super) async fn read(
    events: &dyn EventStore,
    place: &EndedPlace,
) -> Result<Option<RatedResult>, AppError> {
    let log = LogId(place.game().into());
    let found = match (events.first(&log).await, events.last(&log).await) {
        (Ok(first), Ok(last)) => first.zip(last),
        (Err(error), _) | (_, Err(error)) => match error {
            StoreError::Corrupt { .. } => None,
            error => return Err(error.into()),
        },
    };
    let Some(((_, first), (_, last))) = found else { return Ok(None) };
    match result_of(&first, &last) {
        Ok(result) => Ok(result),
        Err(why) => {
            tracing::warn!(game = place.game(), why, "a rated game is not counted");
            Ok(None)
        }
    }
}

/// `None` if the game was aborted.
fn result_of(first: &Entry, last: &Entry) -> Result<Option<RatedResult>, String> {
    let (created, at) = commit::creation_of(first.commit.get())?;
    let lobby = Lobby::create(&created, at)?;
    let table = Summary::of(last)?.table;
    if !table.rated || table.status != Status::Finished {
        return Err("it is no rated game that is over".to_owned());
    }
    if table.finished.as_ref().is_some_and(|end| end.outcome.reason == GameOutcome::ABORTED) {
        return Ok(None);
    }
    let ruleset = GameKind::from_id(&table.ruleset).ok_or("the ruleset is not known")?;
    let seats = u8::try_from(table.seats.len()).map_err(|error| error.to_string())?;
    let teams = teams_of(ruleset, &lobby.options, seats)?;
    let kind = lobby.owner.kind.and_then(RatedKind::of).ok_or("no player can be rated there")?;
    let sides = sides(&table, &teams)?;
    let pool = pool(sides.len(), seats);
    Ok(Some(RatedResult { category: Category { kind, ruleset, pool }, sides }))
}

/// The pool in which a game with these options and so many seats counts.
pub(crate) fn pool_of(
    ruleset: GameKind,
    options: &serde_json::Value,
    seats: u8,
) -> Result<RatingPool, LogFault> {
    let sides: BTreeSet<u8> = teams_of(ruleset, options, seats)?.into_iter().collect();
    Ok(pool(sides.len(), seats))
}

fn pool(sides: usize, seats: u8) -> RatingPool {
    match sides {
        sides if sides < usize::from(seats) => RatingPool::Teams,
        2 => RatingPool::TwoPlayers,
        _ => RatingPool::Multiplayer,
    }
}

/// The team of each seat.
fn teams_of(
    ruleset: GameKind,
    options: &serde_json::Value,
    seats: u8,
) -> Result<Vec<u8>, LogFault> {
    rules_of(ruleset).teams(options, seats)
}

/// A team before its place is compared with those of the others.
#[derive(Default)]
struct Reached {
    /// The best place of its seats.
    place: Option<u8>,
    members: Vec<Contestant>,
}

impl Reached {
    /// What it is sorted by: players who left come last, and what their stand-ins reached does not
    /// count.
    fn order(&self) -> u8 {
        let has_left = self.members.iter().all(|member| member.left);
        self.place.filter(|_| !has_left).unwrap_or(u8::MAX)
    }
}

fn sides(table: &TableSummary, teams: &[u8]) -> Result<Vec<Side>, String> {
    let finished = table.finished.as_ref().ok_or("it has no outcome")?;
    let mut reached: BTreeMap<u8, Reached> = BTreeMap::new();
    for (seat, team) in Seat::all(Seat::MAX).zip(teams) {
        let side = reached.entry(*team).or_default();
        side.members.push(contestant(table, seat)?);
        let place = finished.outcome.places.iter().find(|place| place.seat == seat);
        let place = place.ok_or("a seat has no place")?.place;
        side.place = Some(side.place.map_or(place, |best| best.min(place)));
    }
    let orders: Vec<u8> = reached.values().map(Reached::order).collect();
    let place = |own: u8| {
        let better = orders.iter().filter(|other| **other < own).count();
        u8::try_from(better + 1).expect("a table has few seats")
    };
    Ok(reached
        .into_values()
        .map(|side| Side { place: place(side.order()), members: side.members })
        .collect())
}

fn contestant(table: &TableSummary, seat: Seat) -> Result<Contestant, String> {
    let gone = table.resigned.iter().find(|(left, _)| *left == seat).map(|(_, player)| player);
    let player = |player: &PlayerRef| match player.id.is_empty() {
        true => Err("a name is no player".to_owned()),
        false => Ok(Rated::Player(player.id.clone())),
    };
    if let Some(gone) = gone {
        return Ok(Contestant { who: player(gone)?, left: true });
    }
    let sits = table.seats.get(seat.index()).and_then(Option::as_ref);
    let bot = table.bots.get(seat.index()).copied().flatten();
    let who = match (sits, bot) {
        (Some(sitter), _) => player(sitter)?,
        (None, Some(bot)) => Rated::Bot(bot),
        (None, None) => return Err("a seat is free".to_owned()),
    };
    Ok(Contestant { who, left: false })
}
