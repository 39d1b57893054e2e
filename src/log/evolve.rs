//! What an event changes in a snapshot, and how a game begins.

use std::{ops::Range, sync::Arc};

use crate::{
    chain::{self, Bytes32},
    events::{Events, GameEvents},
    fault::LogFault,
    lobby::Lobby,
    seat_clocks::SeatClocks,
    snapshot::{Running, Snapshot},
    table_event::TableEvent,
    time::Timestamp,
};
use kontor_rules::{Agenda, SeededChance};

impl Snapshot {
    /// Applies the events of the game with these places among those of the commit.
    pub(super) fn evolve_game(
        &mut self,
        events: &Events,
        places: Range<usize>,
    ) -> Result<(), LogFault> {
        let Some(events) = events.game().filter(|_| !places.is_empty()) else { return Ok(()) };
        let running = self.running.as_mut().ok_or(LogFault::NotStarted)?;
        self.rules.evolve(&mut running.state, events, places);
        Ok(())
    }

    /// Applies an event of the table.
    pub(super) fn evolve(
        &mut self,
        event: &TableEvent,
        at: Timestamp,
        commit: u64,
    ) -> Result<(), LogFault> {
        match event {
            TableEvent::Created { .. } if self.seq == 1 => Ok(()),
            TableEvent::Forked { seq, commitment, .. } => {
                Arc::make_mut(&mut self.lobby).evolve(event, at)?;
                if *seq + 1 != self.seq {
                    return Err(LogFault::OtherPosition);
                }
                if *commitment != chain::hex(&self.seeds.newest().commitment()) {
                    return Err(LogFault::OtherSeed);
                }
                self.inherited = self.running.take().map(|running| running.state);
                Ok(())
            }
            event => {
                Arc::make_mut(&mut self.lobby).evolve(event, at)?;
                if *event == (TableEvent::Started {}) {
                    self.running = Some(self.begin_game(commit)?);
                    self.inherited = None;
                }
                Ok(())
            }
        }
    }

    /// The game before its setup; in a fork the position with which it begins.
    pub fn begin_game(&self, commit: u64) -> Result<Running, LogFault> {
        let state = match &self.inherited {
            Some(state) => state.clone(),
            None => {
                let Lobby { options, rules_version, .. } = &*self.lobby;
                self.rules.empty(options, self.lobby.seat_count(), *rules_version)?
            }
        };
        let luck_key = self.seeds.newest().luck_key(&self.lobby.nonces());
        let clocks = SeatClocks::new(self.lobby.time_control().as_deref(), self.lobby.seat_count());
        Ok(Running { state, agenda: Agenda::default(), clocks, start_commit: commit, luck_key })
    }

    /// The events of the setup, which draws from random-number stream 0.
    pub fn setup_with(&self, luck_key: Bytes32) -> Result<GameEvents, LogFault> {
        let Lobby { options, rules_version, .. } = &*self.lobby;
        let mut chance = SeededChance::new(luck_key, 0);
        self.rules.set_up(options, self.lobby.seat_count(), *rules_version, &mut chance)
    }

    /// Whether the table began with a position, so that the start has nothing to set up.
    pub fn is_set_up(&self) -> bool {
        self.inherited.is_some()
    }
}
