//! The players and the texts that an event of the table names. Those of an imported game come from
//! another server: their ids are forgotten, and their texts become ones that can be shown.

use std::sync::Arc;

use super::{PlayerRef, TableEvent};
use crate::texts::{NAME_LENGTH_MAX, quoted_name, shown_id, shown_line};

impl PlayerRef {
    /// Whether this is the player with that id.
    pub fn is(&self, player: &str) -> bool {
        *self.id == *player
    }

    /// Makes the name one that can be shown: logs have names of earlier releases and of records.
    pub fn show_name(&mut self) {
        let shown = match self.id.is_empty() {
            true => quoted_name(&self.name),
            false => shown_line(&self.name, NAME_LENGTH_MAX).into_owned(),
        };
        if *shown != *self.name {
            self.name = shown.into();
        }
    }

    /// Removes all but the name, because this player of an imported game need not exist on this
    /// server.
    pub fn forget_id(&mut self) {
        self.id = Arc::default();
        self.kind = None;
        self.engine = None;
    }
}

impl TableEvent {
    /// Removes the ids of players, for an imported game, whose players need not exist on this
    /// server.
    pub fn forget_ids(&mut self) {
        self.player_mut().map(PlayerRef::forget_id);
        if let TableEvent::Created { tournament, .. } = self {
            // It was a tournament of another server.
            *tournament = None;
        }
    }

    /// Makes the texts that a record brings ones that can be shown.
    pub fn show_texts(&mut self) {
        self.player_mut().map(PlayerRef::show_name);
        if let TableEvent::Forked { game: text, .. }
        | TableEvent::SeatTaken { nonce: Some(text), .. } = self
        {
            *text = shown_id(std::mem::take(text));
        }
    }

    /// The player whom the event names, if it names one.
    pub fn player_mut(&mut self) -> Option<&mut PlayerRef> {
        match self {
            TableEvent::Created { owner: player, .. }
            | TableEvent::Forked { owner: player, .. }
            | TableEvent::SeatTaken { player, .. }
            | TableEvent::SeatLeft { player, .. }
            | TableEvent::Resigned { player, .. }
            | TableEvent::TimedOut { player, .. }
            | TableEvent::Returned { player, .. } => Some(player),
            TableEvent::BotSeated { .. }
            | TableEvent::BotLeft { .. }
            | TableEvent::InviteReplaced {}
            | TableEvent::Started {}
            | TableEvent::PauseWanted { .. }
            | TableEvent::TimeGiven { .. }
            | TableEvent::VacationTaken { .. }
            | TableEvent::AbortWanted { .. }
            | TableEvent::TournamentCancelled {}
            | TableEvent::Finished { .. }
            | TableEvent::Deleted { .. } => None,
        }
    }
}
