//! Lists of games, from the index alone: nothing is folded for them.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    App, Asker,
    chain::{Seed, hex, sha256},
    commit,
    door::Door,
    error::AppError,
    game::Game,
    lobby::{Lobby, Status},
    summary::{self, ListOf, Summary},
};
use crate::{games::GameKind, store::LogId};

/// The most games on a page.
pub const GAMES_PAGE_MOST: usize = 100;

/// Games on a page unless the caller says otherwise.
pub const GAMES_PAGE: usize = 20;

/// A page of games, the newest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct GamePage {
    /// The games.
    pub items: Vec<Game>,
    /// Cursor of the next page; null on the last one.
    pub next: Option<String>,
}

/// Which games to list.
#[derive(Clone, Debug, Default)]
pub struct GameFilter {
    /// Only games that far.
    pub status: Option<Status>,
    /// Only games of this ruleset.
    pub ruleset: Option<String>,
    /// Only games of this player, private ones included.
    pub player: Option<String>,
}

impl App {
    /// A page of games, the newest first.
    pub async fn games(
        &self,
        filter: &GameFilter,
        cursor: Option<&str>,
        limit: usize,
        asker: &Asker,
    ) -> Result<GamePage, AppError> {
        if filter.ruleset.as_deref().is_some_and(|id| GameKind::from_id(id).is_none()) {
            return Err(AppError::RulesetUnknown);
        }
        let list = filter.player.as_deref().map_or(ListOf::Public, ListOf::Player);
        let prefix = summary::list_prefix(list, filter.ruleset.as_deref(), filter.status);
        let after = cursor.map(|cursor| row_of_cursor(cursor, &prefix)).transpose()?;
        let mut rows = self.events().rows(&prefix, after.as_deref(), limit + 1).await?;
        let more = rows.len() > limit;
        rows.truncate(limit);
        let mut items = Vec::with_capacity(rows.len());
        for row in &rows {
            items.extend(self.listed(summary::game_of_row(row), asker).await);
        }
        let next = rows.last().filter(|_| more).map(|row| cursor_of_row(row, &prefix));
        Ok(GamePage { items, next })
    }

    /// A game from the entry that made it and its last summary: nothing is folded. `None`: there is none, or none for this asker.
    pub(super) async fn listed(&self, id: &str, asker: &Asker) -> Option<Game> {
        let log = LogId(id.to_owned());
        // A damaged log is told of where the game is asked for; it does not take a list down.
        let (first, last) = (self.events().read(&log, 0, 1).await.ok()?, self.events().last(&log).await.ok()??);
        let (created, at) = commit::creation_of(first.first()?.1.commit.get()).ok()?;
        let mut origin = Lobby::open(&created, at).ok()?;
        let mut maker = first.into_iter().next()?.1;
        let import = Summary::parse(&maker.summary).ok()?.import;
        let now = Summary::parse(&last.1.summary).ok()?;
        if let Some(commit) = now.fork_commit {
            maker = self.events().read(&log, commit, 1).await.ok()?.into_iter().next()?.1;
            let (forked, at) = commit::creation_of(maker.commit.get()).ok()?;
            origin.fork(&forked, at).ok()?;
        }
        if let Some(import) = &import {
            origin.owner = import.by.clone();
        }
        let seed = maker.seed.as_deref().and_then(Seed::from_hex);
        let shown = !now.deleted && !now.partial && Door::listed(&origin, &now).is_open_to(asker);
        shown.then(|| Game::new(id, &origin, import, seed.as_ref(), now, asker, self.is_quarantined(id)))
    }
}

/// Hexadecimal digits by which a cursor names its list.
const LIST_MARK_LENGTH: usize = 8;

fn list_mark(prefix: &str) -> String {
    hex(&sha256(&[prefix.as_bytes()])[..LIST_MARK_LENGTH / 2])
}

/// A cursor tells of which list it is, and which row came last.
fn cursor_of_row(row: &str, prefix: &str) -> String {
    let place = format!("{}{}", list_mark(prefix), &row[prefix.len()..]);
    format!("c_{}", data_encoding::BASE64URL_NOPAD.encode(place.as_bytes()))
}

fn row_of_cursor(cursor: &str, prefix: &str) -> Result<String, AppError> {
    let coded = cursor.strip_prefix("c_").ok_or(AppError::CursorInvalid)?;
    let place = data_encoding::BASE64URL_NOPAD.decode(coded.as_bytes()).map_err(|_| AppError::CursorInvalid)?;
    let place = String::from_utf8(place).map_err(|_| AppError::CursorInvalid)?;
    let place = place.strip_prefix(&list_mark(prefix)).ok_or(AppError::CursorInvalid)?;
    let well_formed = place.split_once('/').is_some_and(|(age, id)| age.len() == 16 && id.starts_with("g_"));
    well_formed.then(|| format!("{prefix}{place}")).ok_or(AppError::CursorInvalid)
}
