//! The snapshot of a game: the state after applying all entries of its log up to one of them.
//!
//! A snapshot can be dropped at any moment and computed again by replaying the log. Invariant:
//! replaying a log, and applying the same commits one by one while the game is played, lead to the
//! same snapshot.

use std::{collections::VecDeque, sync::Arc};

use crate::{
    any_rules::{AnyRules, State, rules_of},
    chain::{self, Bytes32, FIRST_LINK, Seed, Seeds},
    commit::Commit,
    events::{Events, LoggedEvent},
    fault::LogFault,
    history::History,
    lobby::Lobby,
    origin::Origin,
    seat_clocks::{SeatClocks, Step},
    stored::StoredFor,
    summary::{Progress, Summary},
};
use kontor_games::GameKind;
use kontor_rules::Agenda;
use kontor_store::{Base, Entry, IdempotentRequest, Position};

/// A game that has started; it may have ended.
#[derive(Clone)]
pub struct Running {
    /// The state of the rules.
    pub state: State,
    /// Which decisions are open.
    pub agenda: Agenda,
    /// What the seats have left of their time.
    pub clocks: SeatClocks,
    /// The commit that started the game; in a fork the start of the fork. Commit n draws its luck
    /// from random-number stream n − start.
    pub start_commit: u64,
    /// Key of the game's luck.
    pub luck_key: Bytes32,
}

/// Maximum number of commits before the last one that are kept in memory. Followers who are a few
/// commits behind receive these without reading the log.
const RECENT_MAX: usize = 8;

/// The base to which the summaries of later entries may refer.
pub fn base_after(position: Position, entry: &Entry) -> Base {
    let own = || Base { number: position.number, summary: entry.summary.clone().into() };
    entry.base.clone().unwrap_or_else(own)
}

/// A game after the last applied commit.
pub struct Snapshot {
    /// The rules of the game.
    pub rules: &'static dyn AnyRules,
    /// Id of the game.
    pub id: Arc<str>,
    /// The table. It is shared with earlier snapshots, because most commits do not change it.
    pub lobby: Arc<Lobby>,
    /// The invite that gives others access to a private table.
    pub invite: Option<String>,
    /// For whom the table is stored.
    pub stored_for: Option<StoredFor>,
    /// The position of the last applied entry.
    pub position: Position,
    /// The last commit.
    pub last: Commit,
    /// By how much the time of the last commit is ahead of the clock at which it was made, in
    /// milliseconds. It is 0 unless the clock was set back: the times of commits never go back.
    pub ahead_ms: u64,
    /// Seq of the last event.
    pub seq: u64,
    /// The last complete summary, as long as the table has not changed since.
    pub base: Option<Base>,
    /// The chain's link for the last commit.
    pub head: Bytes32,
    /// The secret seeds.
    pub seeds: Seeds,
    /// Which part of the game was not played on this server.
    pub origin: Origin,
    /// The game, once started.
    pub running: Option<Running>,
    /// The position with which a fork begins, until the fork is started.
    pub(super) inherited: Option<State>,
    /// Where the commits ended, and which requests were answered.
    pub history: History,
    /// The commits right before the last one, as far as they are kept: at most those that were
    /// played since the log was last replayed.
    pub(super) recent: VecDeque<Commit>,
    commits: u64,
}

impl Snapshot {
    /// Applies entry 0.
    pub fn from_first_entry(id: &str, position: Position, entry: &Entry) -> Result<Self, LogFault> {
        let seed = entry.seed.as_deref().and_then(Seed::from_hex).ok_or(LogFault::NoSeed)?;
        let Summary { table, .. } = Summary::of(entry)?;
        let kind = GameKind::from_id(&table.ruleset).ok_or(LogFault::UnknownRuleset)?;
        let (rules, text) = (rules_of(kind), entry.commit.get());
        let commit = Commit::parse(rules, text)?;
        let mut snapshot = Self::create(rules, id, position, commit, text, seed, table.invite)?;
        snapshot.origin = Origin {
            imported_commits: table.imported_commits,
            import: table.import,
            ..Origin::default()
        };
        snapshot.stored_for = table.stored_for;
        if snapshot.lobby.rules_version > kind.version() {
            return Err(LogFault::UnknownVersion {
                ruleset: snapshot.lobby.ruleset.clone(),
                version: snapshot.lobby.rules_version,
            });
        }
        snapshot.ahead_ms = Progress::ahead_ms_of(entry)?;
        snapshot.base = Some(base_after(position, entry));
        snapshot.add_to_history(entry.request.as_deref());
        Ok(snapshot)
    }

    /// The game after its first commit.
    pub fn create(
        rules: &'static dyn AnyRules,
        id: &str,
        position: Position,
        commit: Commit,
        text: &str,
        seed: Seed,
        invite: Option<String>,
    ) -> Result<Self, LogFault> {
        let Some(created) = commit.events.first_of_the_table() else {
            return Err(LogFault::NotCreated);
        };
        let lobby = Lobby::create(created, commit.at)?;
        if lobby.commitment != chain::hex(&seed.commitment()) {
            return Err(LogFault::OtherSeed);
        }
        if lobby.ruleset != rules.kind().id() {
            return Err(LogFault::OtherRuleset(lobby.ruleset));
        }
        let mut snapshot = Snapshot {
            rules,
            id: id.into(),
            lobby: lobby.into(),
            invite,
            stored_for: None,
            position,
            last: Commit { events: Events::default(), ..commit.clone() },
            ahead_ms: 0,
            seq: 0,
            base: None,
            head: FIRST_LINK,
            seeds: Seeds::new(seed),
            origin: Origin::default(),
            running: None,
            inherited: None,
            history: History::default(),
            recent: VecDeque::new(),
            commits: 0,
        };
        snapshot.apply_commit(position, commit, text, None)?;
        Ok(snapshot)
    }

    /// Applies the next entry.
    pub fn apply_entry(&mut self, position: Position, entry: &Entry) -> Result<(), LogFault> {
        let commit = Commit::parse(self.rules, entry.commit.get())?;
        let seed = entry
            .seed
            .as_deref()
            .map(|seed| Seed::from_hex(seed).ok_or(LogFault::NotASeed))
            .transpose()?;
        if entry.parent.is_some() {
            self.leave_parent(Summary::of(entry)?.table);
        }
        let (ahead_ms, replaces_invite) = (Progress::ahead_ms_of(entry)?, commit.replaces_invite());
        self.apply_commit(position, commit, entry.commit.get(), seed)?;
        self.ahead_ms = ahead_ms;
        if replaces_invite {
            self.invite = Summary::of(entry)?.table.invite;
        }
        if let Some(base) = &entry.base
            && self.base.as_ref().map(|known| known.number) != Some(base.number)
        {
            return Err(LogFault::OtherBase { entry: position.number, base: base.number });
        }
        self.base = Some(base_after(position, entry));
        self.add_to_history(entry.request.as_deref());
        Ok(())
    }

    /// The snapshot after the next commit, without the history, which stays in this snapshot until
    /// [`Snapshot::take_history_from`]. `state` is the state after the commit, if it is known from
    /// deciding; then the events need not be applied a second time. This is correct because the
    /// rules change a state only through events.
    pub fn with_commit(
        &self,
        commit: Commit,
        text: &str,
        state: Option<State>,
    ) -> Result<Arc<Self>, LogFault> {
        let number = self.position.number + 1;
        let is_played = state.is_some();
        let mut next = Arc::new(self.copy_with(state));
        let position = Position { number, token: number };
        Self::unshared(&mut next).apply(position, commit, text, is_played)?;
        Ok(next)
    }

    /// A snapshot that is shared later, and is allocated for that already, while it is being made.
    pub fn unshared(fresh: &mut Arc<Self>) -> &mut Self {
        Arc::get_mut(fresh).expect("a snapshot that is being made is not shared")
    }

    /// A copy without the history and the recent commits, which take most of the memory of a long
    /// game. Views can be built from it, and further commits applied to it.
    pub fn without_history(&self) -> Box<Self> {
        Box::new(self.copy_with(None))
    }

    /// A copy to which further entries can be applied.
    pub fn with_history(&self) -> Box<Self> {
        let mut copy = self.without_history();
        copy.history = self.history.clone();
        copy
    }

    /// A copy to which the next commit will be applied. `state` replaces the state of the rules if
    /// it has been computed already.
    fn copy_with(&self, state: Option<State>) -> Self {
        let mut running = self.running.clone();
        if let (Some(running), Some(state)) = (&mut running, state) {
            running.state = state;
        }
        Snapshot {
            rules: self.rules,
            id: self.id.clone(),
            lobby: self.lobby.clone(),
            invite: self.invite.clone(),
            stored_for: self.stored_for.clone(),
            position: self.position,
            // The events of the last commit are not needed in the copy.
            last: Commit {
                action: self.last.action.clone(),
                events: Events::default(),
                ..self.last
            },
            ahead_ms: self.ahead_ms,
            seq: self.seq,
            base: self.base.clone(),
            head: self.head,
            seeds: self.seeds.clone(),
            origin: self.origin.clone(),
            running,
            inherited: self.inherited.clone(),
            history: History::default(),
            recent: VecDeque::new(),
            commits: self.commits,
        }
    }

    /// Takes over the history of the snapshot before the last commit. It is moved, not copied, if
    /// no other place holds that snapshot.
    pub fn take_history_from(&mut self, mut before: Arc<Self>) {
        let mut last = match Arc::get_mut(&mut before) {
            Some(before) => {
                self.history = std::mem::take(&mut before.history);
                self.recent = std::mem::take(&mut before.recent);
                let events = std::mem::take(&mut before.last.events);
                Commit { events, action: before.last.action.clone(), ..before.last }
            }
            None => {
                self.history = before.history.clone();
                self.recent = before.recent.clone();
                before.last.clone()
            }
        };
        // It is kept for some more commits. When it was played, its list grew to more than it needs.
        last.events.trim(|events| self.rules.trim(events));
        self.recent.push_back(last);
        if self.recent.len() > RECENT_MAX {
            self.recent.pop_front();
        }
    }

    /// The last commits from this number on, if all of them are kept.
    pub fn commits_from(&self, number: u64) -> Option<impl Iterator<Item = &Commit>> {
        let first = self.recent.front().unwrap_or(&self.last).commit;
        let kept = self.recent.iter().chain([&self.last]);
        (first <= number).then(|| kept.filter(move |commit| commit.commit >= number))
    }

    /// Adds the end of the last commit, and the request that it answered, to the history.
    pub fn add_to_history(&mut self, request: Option<&IdempotentRequest>) {
        self.history.add(self.position.number, self.seq, request);
    }

    /// Applies the next commit; `text` is its canonical form. A fork comes with a seed of its own,
    /// and no other commit does.
    pub fn apply_commit(
        &mut self,
        position: Position,
        commit: Commit,
        text: &str,
        seed: Option<Seed>,
    ) -> Result<(), LogFault> {
        let number = self.commits;
        if commit.is_fork() != seed.is_some() {
            return Err(LogFault::SeedOutOfPlace);
        }
        if let Some(seed) = seed {
            self.seeds.add(number, seed);
        }
        self.apply(position, commit, text, false)
    }

    /// Applies a commit whose seed, if it has one, was added before. If `is_played` is set, the
    /// state of the rules is already the one after its events.
    fn apply(
        &mut self,
        position: Position,
        commit: Commit,
        text: &str,
        is_played: bool,
    ) -> Result<(), LogFault> {
        let number = self.commits;
        if commit.commit != number || position.number != number {
            return Err(LogFault::OutOfOrder {
                commit: commit.commit,
                position: position.number,
                expected: number,
            });
        }
        let lobby = self.lobby.clone();
        let mut of_the_game = 0..0;
        for event in commit.events.iter() {
            self.seq += 1;
            match event {
                LoggedEvent::Game(_) if is_played => {}
                LoggedEvent::Game(place) => of_the_game.end = place + 1,
                LoggedEvent::Table(event) => {
                    self.evolve_game(&commit.events, of_the_game.clone())?;
                    of_the_game.start = of_the_game.end;
                    self.evolve(event, commit.at, number)?;
                }
            }
        }
        self.evolve_game(&commit.events, of_the_game)?;
        if let Some(running) = &mut self.running {
            self.rules.update(&mut running.agenda, &running.state, self.seq, commit.at.0);
            if self.lobby.finished.is_some() {
                running.agenda.close();
            }
            if let Some(clock) = self.lobby.time_control() {
                let step = Step::of(&commit);
                running.clocks.update(&clock, &self.lobby, running.agenda.open(), &step);
            }
        }
        self.head = self.seeds.newest().link(&self.head, number, text);
        self.commits += 1;
        if self.commits == self.origin.imported_commits {
            self.end_import();
        }
        // A changed lobby is always a new allocation, because the lobby is shared. So comparing
        // pointers shows whether it changed.
        self.base = self.base.take().filter(|_| Arc::ptr_eq(&lobby, &self.lobby));
        self.position = position;
        self.last = commit;
        self.ahead_ms = 0;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
