//! Forks: tables made from a position that another game had reached. Future luck is new. What was
//! hidden at that position stays as it was, and all readers of the record of the original game know
//! it. Therefore only finished games and sandboxes can be forked.
//!
//! A fork is one entry: its log goes on from that of the original game, so the commits up to the
//! position are not stored again. A reader of the fork reads them first, and its record contains
//! them.

use crate::boxed;
use std::sync::Arc;

use crate::{
    error::{RecordsError, seats_of},
    records::{Records, verify::RECORD_COMMITS_MAX},
    table::{
        access::{admit, is_opened},
        create::{CheckedTerms, NO_NONCE, SandboxRequest, WantedTerms, check_nonce},
        game::Game,
        lists::conceal,
        made_before::NewId,
    },
};
use kontor_auth::Player;
use kontor_bots::Bot;
use kontor_environment::{fresh_id, random};
use kontor_log::{
    chain::{Seed, hex},
    clock::Clock as TableClock,
    commit::{Commit, FORMAT, action_as_logged},
    lobby::Status,
    snapshot::Snapshot,
    stored::StoredFor,
    table_action::TableAction,
    table_event::{TableEvent, Visibility},
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    documents::living,
    quotas::Storer,
    requester::{RequestKey, Requester, player_ref},
    runtime::{execute::CommandReply, games::topics, handle::GameHandle},
};
use kontor_store::{
    ANCESTORS_MAX, AppendError, Entry, LogId, Parent, Position, append_if_with_retry,
};

kontor_limits::limits! {
    /// Most commits that a fork takes over.
    // Half of what a record may contain, so that the fork itself has room for a whole game and its
    // record can still be imported.
    pub const FORKED_COMMITS_MAX: u64 = RECORD_COMMITS_MAX as u64 / 2;
}

/// Who gets a seat when the table is made.
#[derive(Clone, Debug)]
pub enum NewOccupant {
    /// The player who makes the table, with a contribution to the future luck.
    Me {
        /// The nonce; it has the same maximum length as those of other players.
        nonce: Option<String>,
    },
    /// One of the server's bots.
    Bot {
        /// Which bot.
        bot: Bot,
    },
}

/// A request to make a table from a position.
#[derive(Clone, Debug)]
pub struct NewFork {
    /// Seq of an event in the commit that led to the position.
    pub at: u64,
    /// The occupants of seats from the beginning; the other seats are free.
    pub seats: Vec<(Seat, NewOccupant)>,
    /// Who can find the table.
    pub visibility: Option<Visibility>,
    /// The seed of a sandbox, which is known from the beginning.
    pub sandbox: Option<SandboxRequest>,
    /// The bot that takes over seats.
    pub stand_in: Bot,
    /// Maximum time for which a decision may be open, in seconds.
    pub turn_limit_s: Option<u32>,
    /// The clock, instead of such a maximum.
    pub clock: Option<TableClock>,
    /// The invite to a private game.
    pub invite: Option<String>,
}

/// What a fork takes over from the original game.
struct Taken {
    /// Number of the last commit that is taken over.
    commit: u64,
    terms: CheckedTerms,
    is_sandbox: bool,
}

impl Records {
    /// Makes a table from a position of a game in which nothing is hidden from the caller any more.
    /// A request with the same key makes it only once.
    #[boxed]
    pub async fn fork(
        &self,
        storer: &Storer,
        game: &str,
        new: NewFork,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, RecordsError> {
        let player = &storer.player;
        let NewId { id, request } = self.tables.new_id(player, key);
        if let Some(done) = self.tables.made_before(&id, player, request.as_deref()).await? {
            return Ok(done);
        }
        let requester = Requester::of(player, new.invite.clone());
        let (app, maker) = (self.clone(), player.clone());
        let done = async {
            let handle = self.games.handle(game).await?;
            let taken = self
                .games
                .read(&handle, |snapshot| {
                    admit(snapshot, &requester)?;
                    match is_opened(snapshot, &requester) {
                        true => take_position(snapshot, &new),
                        false => Err(Refused::GameNotOver.into()),
                    }
                })
                .await?;
            let admitted = self.tables.admit_table(storer, 0).await?;
            let by = admitted.stored_for.clone();
            let turn = self.checks.turn().await?;
            let fork = async move {
                app.fork_as(handle, &maker, by, new, taken, NewId { id, request }).await
            };
            // The game is read on a thread that does not answer requests.
            self.games.in_task(turn.block_on(fork)).await
        };
        conceal(&self.games, game, &requester, done.await).await
    }

    async fn fork_as(
        &self,
        handle: Arc<GameHandle>,
        player: &Player,
        stored_for: StoredFor,
        new: NewFork,
        taken: Taken,
        NewId { id, request }: NewId,
    ) -> Result<CommandReply<Game>, RecordsError> {
        let broken = |why| RecordsError::Internal(format!("a fork cannot be applied: {why}"));
        let parent = self.parent_at(&handle.id, taken.commit).await?;
        let mut fork = self
            .games
            .replay_log(&handle.id, Some(taken.commit))
            .await?
            .ok_or(Refused::GameUnknown)?;
        let seed =
            taken.terms.seed.clone().unwrap_or_else(|| Seed::new(random(self.games.entropy())));
        let commit = forking(self.games.right_time()?, &fork, player, &new, &taken, &seed);
        let text = commit.to_raw(fork.rules);
        let is_private = taken.terms.visibility == Visibility::Private;
        let invite = is_private.then(|| fresh_id("i", self.games.entropy()));
        let after = fork.position;
        let number = after.number + 1;
        fork.begin_fork(&id, invite, stored_for);
        fork.apply_commit(
            Position { number, token: number },
            commit,
            text.get(),
            Some(seed.clone()),
        )
        .map_err(broken)?;
        fork.add_to_history(request.as_deref());
        let entry = Entry {
            append_id: self.games.append_id(),
            request: request.clone(),
            parent: Some(parent),
            base: None,
            summary: fork.summary().to_raw(),
            seed: Some(seed.to_hex()),
            commit: text,
        };
        let (log, is_here) = (LogId(fork.id.clone()), [living(&player.id)]);
        match append_if_with_retry(self.games.events(), &log, Some(after), entry, &is_here).await {
            Ok(_) => {
                self.games.hub.publish(&topics(&fork.id, fork.lobby.players(), true));
                let answer = Game::of(&fork, &Requester::of(player, None));
                Ok(CommandReply { answer, replayed: false })
            }
            Err(AppendError::Conflict | AppendError::Deleted) => {
                Ok(self.tables.made_meanwhile(&id, player, request.as_deref()).await?)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The parent of a fork that goes on after this commit. A position of a fork is one after its
    /// start, so its own log has the commit.
    async fn parent_at(&self, game: &Arc<str>, commit: u64) -> Result<Parent, RecordsError> {
        let mut ancestor = LogId(game.clone());
        for _ in 0..ANCESTORS_MAX {
            let first = self.games.first_entry(&ancestor).await?;
            match first.ok_or(Refused::GameUnknown)?.1.parent {
                Some(parent) => ancestor = parent.log,
                None => return Ok(Parent { log: LogId(game.clone()), last: commit }),
            }
        }
        Err(Refused::ForkTooDeep.into())
    }
}

/// Finds the requested position, and checks whether a table can be made from it in the requested
/// way.
fn take_position(snapshot: &Snapshot, new: &NewFork) -> Result<Taken, RecordsError> {
    let commit = commit_at(snapshot, new.at)?;
    let lobby = &snapshot.lobby;
    let is_sandbox = lobby.sandbox || new.sandbox.is_some();
    let invalid = |pointer: String, what: &str| {
        Err(RecordsError::BodyInvalid { pointer, what: what.to_owned() })
    };
    if lobby.visibility == Visibility::Private && new.visibility == Some(Visibility::Public) {
        return invalid("/visibility".to_owned(), "a fork of a private table is private");
    }
    // A fork of a private table is private, because otherwise any player who knows the table could
    // publish it.
    let visibility =
        new.visibility.or((lobby.visibility == Visibility::Private).then_some(Visibility::Private));
    let sandbox = new.sandbox.as_ref();
    let clock = new.clock.as_ref();
    let terms =
        WantedTerms { visibility, is_sandbox, sandbox, turn_limit_s: new.turn_limit_s, clock };
    let terms = terms.check()?;
    let mut free = vec![true; lobby.seats.len()];
    let mut sits = false;
    for (index, (seat, occupant)) in new.seats.iter().enumerate() {
        match free.get_mut(seat.index()) {
            None => return invalid(format!("/seats/{index}/seat"), &seats_of(lobby)),
            Some(false) => {
                return invalid(format!("/seats/{index}/seat"), "the seat is given twice");
            }
            Some(free) => *free = false,
        }
        let NewOccupant::Me { nonce } = occupant else { continue };
        if sits && !is_sandbox {
            return invalid(format!("/seats/{index}/occupant"), "a player has one seat");
        }
        sits = true;
        if nonce.is_some() && is_sandbox {
            return invalid(format!("/seats/{index}/nonce"), NO_NONCE);
        }
        check_nonce(nonce.as_deref(), &format!("/seats/{index}/nonce"))?;
    }
    Ok(Taken { commit, terms, is_sandbox })
}

/// The commit that ends at the position `at`. It must be between the start and the commit before
/// the end, and within what a fork may take over.
fn commit_at(snapshot: &Snapshot, at: u64) -> Result<u64, RecordsError> {
    let (min, _) = snapshot.viewable().ok_or(Refused::GameNotRunning)?;
    let last = match snapshot.lobby.status() {
        Status::Finished => snapshot.commit() - 1,
        Status::Open | Status::Running | Status::Quarantined => snapshot.commit(),
    };
    let max = snapshot.history.seq_of_end(last.min(FORKED_COMMITS_MAX - 1));
    if !(min..=max).contains(&at) {
        return Err(RecordsError::PositionOutOfRange { min, max });
    }
    Ok(snapshot.history.commit_of(at))
}

/// The commit that makes the table.
fn forking(
    now: Timestamp,
    then: &Snapshot,
    player: &Player,
    new: &NewFork,
    taken: &Taken,
    seed: &Seed,
) -> Commit {
    let forked = TableEvent::Forked {
        game: then.id.to_string(),
        seq: then.seq,
        visibility: taken.terms.visibility,
        owner: player_ref(player),
        commitment: hex(&seed.commitment()),
        stand_in: new.stand_in,
        turn_limit_s: new.turn_limit_s,
        clock: new.clock.clone(),
        sandbox: taken.is_sandbox,
    };
    let seated = |(seat, occupant): &(Seat, NewOccupant)| match occupant {
        NewOccupant::Me { nonce } => {
            TableEvent::SeatTaken { seat: *seat, player: player_ref(player), nonce: nonce.clone() }
        }
        NewOccupant::Bot { bot } => TableEvent::BotSeated { seat: *seat, bot: *bot },
    };
    let own = |(seat, occupant): &(Seat, NewOccupant)| {
        matches!(occupant, NewOccupant::Me { .. }).then_some(*seat)
    };
    Commit {
        format: FORMAT,
        commit: then.commit() + 1,
        at: now.max(then.last.at),
        away_ms: 0,
        seat: new.seats.iter().find_map(own),
        action: action_as_logged(&TableAction::Fork { player: player.id.clone() }),
        events: [forked].into_iter().chain(new.seats.iter().map(seated)).collect(),
    }
}
