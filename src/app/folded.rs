//! A game as its log tells it: the fold of all entries, up to one of them.

use std::collections::BTreeMap;

use super::{
    chain::{self, Bytes32, FIRST_LINK, Seed},
    commit::{Commit, LoggedEvent, PlayerRef, TableEvent},
    lobby::Lobby,
    summary::{self, Summary},
    time::Timestamp,
};
use crate::{
    bots::Bot,
    rules::{Agenda, OpenDecision, Orders, Rules, Seat, Viewer},
    store::{Entry, Position, Request},
};

/// A game under way, or over.
#[derive(Clone)]
pub struct Running<R: Rules> {
    /// The state of the rules.
    pub state: R::State,
    /// Which decisions are open.
    pub agenda: Agenda,
    /// The commit that started the game: the luck of commit n is stream n − start.
    pub start_commit: u64,
    /// Key of the game's luck.
    pub luck_key: Bytes32,
}

/// Which commit answered a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Its number.
    pub commit: u64,
    /// Hash of the request it answered.
    pub fingerprint: String,
}

/// What only grows: where each commit ended, and which requests were answered.
#[derive(Clone, Debug, Default)]
pub struct History {
    ends: Vec<u64>,
    requests: BTreeMap<(String, String), Answered>,
}

impl History {
    /// The commit that holds an event.
    pub fn commit_of(&self, seq: u64) -> u64 {
        u64::try_from(self.ends.partition_point(|end| *end < seq)).expect("few commits")
    }

    /// Seq of the last event before a commit.
    pub fn seq_before(&self, commit: u64) -> u64 {
        commit.checked_sub(1).map_or(0, |before| self.ends[usize::try_from(before).expect("few commits")])
    }

    /// The commit that answered a request of this player, if one did.
    pub fn answered(&self, player: &str, key: &str) -> Option<&Answered> {
        self.requests.get(&(player.to_owned(), key.to_owned()))
    }
}

/// A game as at its last folded commit.
pub struct Folded<R: Rules> {
    /// Id of the game.
    pub id: String,
    /// The table.
    pub lobby: Lobby,
    /// What opens a private table to others.
    pub invite: Option<String>,
    /// Where the last folded entry stands.
    pub position: Position,
    /// The last commit.
    pub last: Commit<R>,
    /// Seq of the last event.
    pub seq: u64,
    /// The chain's link for the last commit.
    pub head: Bytes32,
    /// The secret.
    pub seed: Seed,
    /// The game, once started.
    pub running: Option<Running<R>>,
    /// The way here.
    pub history: History,
    commits: u64,
}

impl<R: Rules> Folded<R> {
    /// Folds entry 0.
    pub fn begin(id: &str, position: Position, entry: &Entry) -> Result<Self, String> {
        let seed = entry.seed.as_deref().and_then(Seed::from_hex).ok_or("entry 0 holds no seed")?;
        let summary = Summary::parse(&entry.summary)?;
        let commit = Commit::parse(entry.commit.get())?;
        let mut folded = Self::create(id, position, commit, entry.commit.get(), seed, summary.invite)?;
        if folded.lobby.rules_version > R::VERSION {
            return Err(format!("{}/{} is not known to this release", folded.lobby.ruleset, folded.lobby.rules_version));
        }
        folded.remember(entry.request.clone());
        Ok(folded)
    }

    /// The game that its first commit makes.
    pub fn create(
        id: &str,
        position: Position,
        commit: Commit<R>,
        text: &str,
        seed: Seed,
        invite: Option<String>,
    ) -> Result<Self, String> {
        let Some(LoggedEvent::Table(created)) = commit.events.first() else {
            return Err("a log begins with table.created".to_owned());
        };
        let lobby = Lobby::open(created, commit.at)?;
        if lobby.commitment != chain::hex(&seed.commitment()) {
            return Err("the seed is not the one committed to".to_owned());
        }
        if lobby.ruleset != R::KIND {
            return Err(format!("{} is another ruleset", lobby.ruleset));
        }
        let mut folded = Folded {
            id: id.to_owned(),
            lobby,
            invite,
            position,
            last: Commit { events: Vec::new(), ..commit.clone() },
            seq: 0,
            head: FIRST_LINK,
            seed,
            running: None,
            history: History::default(),
            commits: 0,
        };
        folded.advance(position, commit, text)?;
        Ok(folded)
    }

    /// Folds the next entry.
    pub fn follow(&mut self, position: Position, entry: &Entry) -> Result<(), String> {
        let commit = Commit::parse(entry.commit.get())?;
        self.advance(position, commit, entry.commit.get())?;
        self.remember(entry.request.clone());
        Ok(())
    }

    /// A copy to decide the next commit on; its history stays here.
    pub fn branch(&self) -> Self {
        Folded {
            id: self.id.clone(),
            lobby: self.lobby.clone(),
            invite: self.invite.clone(),
            position: self.position,
            last: Commit { events: Vec::new(), ..self.last.clone() },
            seq: self.seq,
            head: self.head,
            seed: self.seed.clone(),
            running: self.running.clone(),
            history: History::default(),
            commits: self.commits,
        }
    }

    /// Notes in the history where the last commit ended, and which request it answered.
    pub fn remember(&mut self, request: Option<Request>) {
        self.history.ends.push(self.seq);
        if let Some(request) = request {
            let answered = Answered { commit: self.commit(), fingerprint: request.fingerprint };
            self.history.requests.insert((request.player, request.key), answered);
        }
    }

    /// Folds the next commit; `text` is its canonical form.
    pub fn advance(&mut self, position: Position, commit: Commit<R>, text: &str) -> Result<(), String> {
        let number = self.commits;
        if commit.commit != number || position.number != number {
            return Err(format!("commit {} stands at number {}, where {number} belongs", commit.commit, position.number));
        }
        for event in &commit.events {
            self.seq += 1;
            self.evolve(event, commit.at, number)?;
        }
        if let Some(running) = &mut self.running {
            running.agenda.update::<R>(&running.state, self.seq, commit.at.0);
        }
        self.head = self.seed.link(&self.head, number, text);
        self.commits += 1;
        self.position = position;
        self.last = commit;
        Ok(())
    }

    fn evolve(&mut self, event: &LoggedEvent<R>, at: Timestamp, commit: u64) -> Result<(), String> {
        match event {
            LoggedEvent::Table(TableEvent::Created { .. }) if self.seq == 1 => Ok(()),
            LoggedEvent::Table(event) => {
                self.lobby.evolve(event, at)?;
                if *event == (TableEvent::Started {}) {
                    self.running = Some(self.begin_game(commit)?);
                }
                Ok(())
            }
            LoggedEvent::Game(event) => {
                let running = self.running.as_mut().ok_or("an event of the game before its start")?;
                R::evolve(&mut running.state, event);
                Ok(())
            }
        }
    }

    /// The box as it stands before the setup.
    pub fn begin_game(&self, commit: u64) -> Result<Running<R>, String> {
        Ok(Running {
            state: R::empty(&self.options()?, self.lobby.seat_count(), self.lobby.rules_version),
            agenda: Agenda::default(),
            start_commit: commit,
            luck_key: self.seed.luck_key(&self.lobby.nonces()),
        })
    }

    /// The ruleset's options.
    pub fn options(&self) -> Result<R::Options, String> {
        serde_json::from_value(self.lobby.options.clone()).map_err(|error| format!("options do not fit: {error}"))
    }

    /// Number of the last commit.
    pub fn commit(&self) -> u64 {
        self.position.number
    }

    /// The open decisions, by seat.
    pub fn open(&self) -> &[OpenDecision] {
        self.running.as_ref().map(|running| running.agenda.open()).unwrap_or_default()
    }

    /// When a decision is taken out of its player's hands. A bot has no such limit, nor has what the game does not wait for.
    pub fn deadline(&self, open: &OpenDecision) -> Option<Timestamp> {
        let limit_s = self.lobby.turn_limit_s.filter(|_| !open.due.optional)?;
        self.lobby.player_at(open.seat)?;
        Some(Timestamp(open.opened_at_ms + u64::from(limit_s) * 1000))
    }

    /// The first decision that waits for a bot, with the bot.
    pub fn due_bot(&self) -> Option<(&OpenDecision, Bot)> {
        let awaited = self.open().iter().filter(|open| !open.due.optional);
        awaited.filter_map(|open| self.lobby.bot_at(open.seat).map(|bot| (open, bot))).next()
    }

    /// The decisions of players that standing orders may answer.
    pub fn orders_due(&self) -> impl Iterator<Item = (&OpenDecision, &PlayerRef)> {
        let concerned = self.open().iter().filter(|open| R::Orders::concern(&open.due));
        concerned.filter_map(|open| self.lobby.player_at(open.seat).map(|player| (open, player)))
    }

    /// The seq of an event counted from the start of the game: what happened at the table before does not matter to it.
    pub fn seq_in_game(&self, seq: u64) -> u64 {
        let before = self.running.as_ref().map_or(0, |running| self.history.seq_before(running.start_commit));
        seq - before
    }

    /// As whom a player looks at this game.
    pub fn viewer(&self, player: Option<&str>) -> Viewer {
        self.lobby.viewer(player)
    }

    /// The table as lists need it.
    pub fn summary(&self) -> Summary {
        let mut due: Vec<_> = self.open().iter().map(|open| open.seat).collect();
        due.dedup();
        let seats = || Seat::all(self.lobby.seat_count());
        Summary {
            ruleset: self.lobby.ruleset.clone(),
            visibility: self.lobby.visibility,
            status: self.lobby.status(),
            deleted: self.lobby.deleted,
            seats: seats().map(|seat| self.lobby.player_at(seat).cloned()).collect(),
            bots: seats().map(|seat| self.lobby.bot_at(seat)).collect(),
            resigned: self.lobby.resigned.clone(),
            owner_of_bots: self.lobby.has_bots_at_work().then(|| self.lobby.owner.id.clone()),
            bot_due: self.due_bot().map(|(_, bot)| bot),
            orders_due: self.orders_due().next().is_some(),
            deadline: self.open().iter().filter_map(|open| self.deadline(open)).min(),
            seq: self.seq,
            commit: self.commit(),
            chain_head: chain::hex(&self.head),
            created_at: self.lobby.created_at,
            started_at: self.lobby.started_at,
            finished: self.lobby.finished.clone().map(|(at, outcome)| summary::Finished { at, outcome }),
            due,
            invite: self.invite.clone(),
        }
    }
}
