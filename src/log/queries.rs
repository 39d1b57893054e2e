//! Queries on a snapshot: open decisions, deadlines, and the summary for lists.

use crate::{
    any_rules::State,
    chain,
    lobby::Status,
    seat_clocks::SeatClock,
    snapshot::Snapshot,
    summary::{self, Progress, Summary, TableSummary},
    table_event::PlayerRef,
    time::Timestamp,
    tournament::TournamentTable,
};
use kontor_bots::Bot;
use kontor_rules::{OpenDecision, Seat, Viewer};

impl Snapshot {
    /// The commit with which this became a game of this server: its creation, its fork, or the last
    /// imported commit.
    pub fn creation_commit(&self) -> u64 {
        match &self.origin.import {
            Some(_) => self.origin.imported_commits - 1,
            None => self.seeds.newest_from().unwrap_or(0),
        }
    }

    /// Number of the last commit.
    pub fn commit(&self) -> u64 {
        self.position.number
    }

    /// The first and the last seq for which there is a view: from the start to the last event. `None`
    /// before the start.
    pub fn viewable(&self) -> Option<(u64, u64)> {
        let running = self.running.as_ref()?;
        Some((self.history.seq_before(running.start_commit) + 1, self.seq))
    }

    /// The open decisions, by seat.
    pub fn open(&self) -> &[OpenDecision] {
        self.running.as_ref().map(|running| running.agenda.open()).unwrap_or_default()
    }

    /// The state of the rules.
    ///
    /// # Panics
    ///
    /// If the game has not started. Decisions are open in games that run.
    pub fn state(&self) -> &State {
        &self.running.as_ref().expect("decisions are open in games that run").state
    }

    /// When the seat is handed over if the decision is still open. Decisions of bots have no
    /// deadline, and neither have optional decisions, for which the game does not wait.
    pub fn deadline(&self, open: &OpenDecision) -> Option<Timestamp> {
        self.deadline_after_away(open, 0)
    }

    /// The same, if the service was away for so long since the last commit.
    pub fn deadline_after_away(&self, open: &OpenDecision, away_ms: u64) -> Option<Timestamp> {
        let is_awaited = |open: &&OpenDecision| !open.due.optional;
        let seat = Some(open).filter(is_awaited)?.seat;
        self.time_up(seat, self.last.at.0 - self.ahead_ms, away_ms)
    }

    /// How much time the seat had when its clock began to run for the decision.
    pub fn time_ms(&self, open: &OpenDecision) -> Option<u64> {
        self.deadline(open)?;
        let clocks = &self.running.as_ref()?.clocks;
        clocks.left_ms(open.seat).map(|(left_ms, _)| left_ms)
    }

    /// When the time of a seat is up by the times in the log, which can be ahead of the clock; `None`
    /// while its clock stands. After the end of the round of a tournament no clock stands.
    pub fn time_up_in_log(&self, seat: Seat, away_ms: u64) -> Option<Timestamp> {
        self.time_up(seat, self.last.at.0, away_ms)
    }

    fn time_up(&self, seat: Seat, last_ms: u64, away_ms: u64) -> Option<Timestamp> {
        let (running, clock) = (self.running.as_ref()?, self.lobby.time_control()?);
        let ends_ms = running.clocks.ends_ms(&clock, seat, last_ms, away_ms);
        let overtime = |part: &TournamentTable| {
            let asked_ms = running.clocks.asked_ms(seat)?.min(last_ms);
            Some(part.overtime_ends_ms(asked_ms) + away_ms)
        };
        let overtime_ms = self.lobby.tournament.as_ref().and_then(overtime);
        ends_ms.into_iter().chain(overtime_ms).min().map(Timestamp)
    }

    /// The clocks of the players, by seat; empty where there is no limit, and before the start.
    pub fn seat_clocks(&self) -> Vec<SeatClock> {
        let Some(running) = &self.running else { return Vec::new() };
        let players =
            Seat::all(self.lobby.seat_count()).filter(|seat| self.lobby.player_at(*seat).is_some());
        let clock = |seat| {
            let (left_ms, since_ms) = running.clocks.left_ms(seat)?;
            let deadline = self.time_up(seat, self.last.at.0 - self.ahead_ms, 0);
            let vacation = running.clocks.vacation(seat);
            Some(SeatClock {
                seat,
                left_ms,
                since: since_ms.map(Timestamp),
                deadline,
                vacation: vacation.filter(|vacation| vacation.until > self.last.at),
            })
        };
        players.filter_map(clock).collect()
    }

    /// When the decision was opened, by the clock of the server, in milliseconds since 1970. After
    /// the clock was set back, the time in the log is ahead of the clock; then a decision counts as
    /// opened with the last commit at the latest, so that its deadline is not as far ahead.
    pub fn opened_ms(&self, open: &OpenDecision) -> u64 {
        open.opened_at_ms.min(self.last.at.0 - self.ahead_ms)
    }

    /// The seats whose players want a pause.
    fn pause_wanted(&self) -> &[Seat] {
        self.running.as_ref().map(|running| running.clocks.pause_wanted()).unwrap_or_default()
    }

    /// Whether all clocks stand because all players want it.
    pub fn is_paused(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.clocks.is_paused())
    }

    /// The first decision that waits for a bot, with the bot.
    pub fn due_bot(&self) -> Option<(&OpenDecision, Bot)> {
        let awaited = self.open().iter().filter(|open| !open.due.optional);
        awaited.filter_map(|open| self.lobby.bot_at(open.seat).map(|bot| (open, bot))).next()
    }

    /// Whether a player is here, or may come back, who may not know what others hold. There is none
    /// where only bots play, and in a sandbox the seed is known.
    pub fn keeps_secrets(&self) -> bool {
        !self.lobby.sandbox && self.lobby.asked().next().is_some()
    }

    /// The open decisions of players that standing orders may answer.
    pub fn orders_due(&self) -> impl Iterator<Item = (&OpenDecision, &PlayerRef)> {
        let orderable = self.open().iter().filter(|open| self.rules.takes_orders(&open.due));
        orderable.filter_map(|open| self.lobby.player_at(open.seat).map(|player| (open, player)))
    }

    /// The seq of an event counted from the start of the game. Bots use it, so that what happened
    /// at the table before the start does not change what they do.
    pub fn seq_in_game(&self, seq: u64) -> u64 {
        let before = self
            .running
            .as_ref()
            .map_or(0, |running| self.history.seq_before(running.start_commit));
        seq - before
    }

    /// The viewer that this player is in this game.
    pub fn viewer(&self, player: Option<&str>) -> Viewer {
        self.lobby.viewer(player)
    }

    /// The summary of the table for lists.
    pub fn summary(&self) -> Summary {
        Summary { table: self.table_summary(), progress: self.progress() }
    }

    /// The part of the summary that describes the table. It may depend only on values that never
    /// change and on the lobby, because every change of the lobby resets [`Snapshot::base`].
    fn table_summary(&self) -> TableSummary {
        let seats = || Seat::all(self.lobby.seat_count());
        TableSummary {
            ruleset: self.lobby.ruleset.clone(),
            visibility: self.lobby.visibility,
            rated: self.lobby.rated,
            tournament: self.lobby.tournament.as_ref().map(|part| part.tournament.clone()),
            status: self.lobby.status(),
            deleted: self.lobby.deleted,
            partial: false,
            imported_commits: 0,
            import: None,
            fork_commit: self.seeds.newest_from(),
            inherited_seq: self.origin.inherited_seq,
            seats: seats().map(|seat| self.lobby.player_at(seat).cloned()).collect(),
            bots: seats().map(|seat| self.lobby.bot_at(seat)).collect(),
            resigned: self.lobby.resigned.clone(),
            away: self.lobby.away.clone(),
            timed_out: self.lobby.timed_out.clone(),
            abort_wanted: self.lobby.abort_wanted.clone(),
            owner_of_bots: self.lobby.has_bots_at_work().then(|| self.lobby.owner.id.clone()),
            created_at: self.lobby.created_at,
            started_at: self.lobby.started_at,
            finished: self
                .lobby
                .finished
                .clone()
                .map(|(at, outcome)| summary::Finished { at, outcome }),
            invite: self.invite.clone(),
            stored_for: self.stored_for.clone(),
        }
    }

    /// The progress of the game for lists.
    pub fn progress(&self) -> Progress {
        let mut due: Vec<_> = self.open().iter().map(|open| open.seat).collect();
        due.dedup();
        Progress {
            seq: self.seq,
            commit: self.commit(),
            chain_head: chain::hex(&self.head),
            due,
            bot_due: self.due_bot().map(|(_, bot)| bot),
            orders_due: self.orders_due().next().is_some(),
            ahead_ms: self.ahead_ms,
            deadline: self.open().iter().filter_map(|open| self.deadline(open)).min(),
            clocks: self.seat_clocks(),
            pause_wanted: self.pause_wanted().to_vec(),
            paused: self.is_paused(),
            changed_at: (self.lobby.status() == Status::Open).then_some(self.last.at),
        }
    }
}
