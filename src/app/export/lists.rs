//! Which games belong into an export: those that the index rows of the player name.

use std::collections::VecDeque;

use super::parts::ROWS_MAX;
use crate::error::AppError;
use kontor_log::{index_rows, names::game_of_messages, stored};
use kontor_service::runtime::games::Games;
use kontor_store::LogId;

/// What names a game of a player in the index.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum FoundBy {
    /// The player sits or sat there.
    Seat,
    /// The player has made it.
    Maker,
    /// The player has said something there.
    Message,
}

/// The index rows that name the games of a player.
pub(super) struct Lists {
    player: String,
    prefixes: VecDeque<String>,
    after: Option<String>,
    rows: VecDeque<String>,
}

impl Lists {
    /// The tables at which the player sits or sat, then all logs that are stored for the player.
    pub(super) fn of(player: &str) -> Lists {
        let lists = index_rows::prefixes_of_player(player).into_iter();
        let prefixes = lists.chain([stored::stored_prefix(player)]).collect();
        Lists { player: player.to_owned(), prefixes, after: None, rows: VecDeque::new() }
    }

    /// The next game, and by what it was found.
    pub(super) async fn next(
        &mut self,
        games: &Games,
    ) -> Result<Option<(String, FoundBy)>, AppError> {
        let of_stored = stored::stored_prefix(&self.player);
        loop {
            let Some(prefix) = self.prefixes.front() else { return Ok(None) };
            if let Some(row) = self.rows.pop_front() {
                let found = if *prefix == of_stored {
                    // The log stands before the bytes.
                    let log = row[prefix.len()..].split('/').next().unwrap_or_default();
                    let log = LogId(log.into());
                    match game_of_messages(&log) {
                        Some(game) => (game.to_owned(), FoundBy::Message),
                        None => (log.0.to_string(), FoundBy::Maker),
                    }
                } else {
                    (index_rows::game_of_row(&row).to_owned(), FoundBy::Seat)
                };
                self.after = Some(row);
                return Ok(Some(found));
            }
            let found = games.events().index_rows(prefix, self.after.as_deref(), ROWS_MAX).await?;
            if found.is_empty() {
                self.prefixes.pop_front();
                self.after = None;
            }
            self.rows = found.into();
        }
    }
}
