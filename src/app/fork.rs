//! Forks: tables made of the position that another game had reached. The luck to come is new; what
//! was hidden at that position stays as it was, and is known to whoever reads the record of the
//! game that it comes from.

use std::sync::Arc;

use super::{
    App,
    chain::{Seed, hex},
    commit::{Commit, FORMAT, LoggedEvent, TableAction, TableEvent, Visibility, action_as_logged},
    door::{admit, is_opened},
    environment::random,
    error::AppError,
    exposed::{Exposed, with_handle},
    game::Game,
    handle::{Done, GameHandle},
    lobby::Status,
    snapshot::Snapshot,
    tables::{
        NO_NONCE, NewId, RequestKey, SandboxRequest, Terms, WantedTerms, asker_of, check_nonce,
        player_ref,
    },
    time::Timestamp,
    transcript::{Piece, Transcript},
    verify::RECORD_COMMITS_MAX,
};
use kontor_auth::Player;
use kontor_bots::Bot;
use kontor_rules::Seat;
use kontor_store::LogId;

/// The most commits that a fork takes over: there is room for a game of its own in its record, as
/// others take it in.
pub const FORKED_COMMITS_MAX: u64 = RECORD_COMMITS_MAX as u64 / 2;

/// Who sits down at the table as it is made.
#[derive(Clone, Debug)]
pub enum NewOccupant {
    /// Who makes it, with a contribution to the luck to come.
    Me {
        /// At most as long as that of other players.
        nonce: Option<String>,
    },
    /// One of the server's bots.
    Bot {
        /// Which.
        bot: Bot,
    },
}

/// A table to be made of a position.
#[derive(Clone, Debug)]
pub struct NewFork {
    /// Seq of an event in the commit that led to the position.
    pub at: u64,
    /// Who sits where at once; the other seats are free.
    pub seats: Vec<(Seat, NewOccupant)>,
    /// Who can find the table.
    pub visibility: Option<Visibility>,
    /// A seed that is known from the beginning.
    pub sandbox: Option<SandboxRequest>,
    /// The bot that takes seats over.
    pub stand_in: Bot,
    /// How long a decision may be open.
    pub turn_limit_s: Option<u32>,
    /// The invite to a private game.
    pub invite: Option<String>,
}

/// What a game gives to a fork of it.
struct Taken {
    /// The last commit that is taken over.
    commit: u64,
    imported_commits: u64,
    terms: Terms,
    is_sandbox: bool,
}

impl App {
    /// Makes a table of a position of a game in which nothing is hidden from the caller any more.
    /// Once for each key.
    pub async fn fork(
        &self,
        player: &Player,
        game: &str,
        new: NewFork,
        key: Option<RequestKey>,
    ) -> Result<Done<Game>, AppError> {
        let NewId { id, request } = self.new_id(player, key);
        if let Some(done) = self.made_before(&id, player, request.as_deref()).await? {
            return Ok(done);
        }
        let requester = asker_of(player, new.invite.clone());
        let (app, maker) = (self.clone(), player.clone());
        let done = async {
            let any = self.handle(game).await?;
            with_handle!(any, handle => {
                let take = |snapshot: &Snapshot<_>| {
                    admit(snapshot, &requester)?;
                    if !is_opened(snapshot, &requester) {
                        return Err(AppError::GameNotOver);
                    }
                    take_position(snapshot, &new)
                };
                let taken = self.read(&handle, take).await??;
                let turn = self.checks.turn().await?;
                self.in_task(async move {
                    let _until_written = turn;
                    app.fork_as(handle, &maker, new, taken, NewId { id, request }).await
                })
                .await
            })
        };
        self.conceal(game, &requester, done.await).await
    }

    async fn fork_as<R: Exposed>(
        &self,
        handle: Arc<GameHandle<R>>,
        player: &Player,
        new: NewFork,
        taken: Taken,
        NewId { id, request }: NewId,
    ) -> Result<Done<Game>, AppError> {
        let then = self
            .replay_log::<R>(&handle.id, Some(taken.commit))
            .await?
            .ok_or(AppError::GameUnknown)?;
        let mut pieces = self.pieces_until(&handle.id, taken.commit).await?;
        let is_private = taken.terms.visibility == Visibility::Private;
        let seed = taken.terms.seed.clone().unwrap_or_else(|| Seed::new(random(self.entropy())));
        let commit = forking::<R>(self, &then, player, &new, &taken, &seed);
        pieces.push(Piece { commit: commit.to_raw(), seed: Some(seed.to_hex()) });
        let imported_commits = taken.imported_commits;
        let transcript =
            Transcript { id, request, is_private, imported_commits, import: None, pieces };
        match self.transcribe::<R>(&transcript).await? {
            Some(fork) => {
                Ok(Done { answer: Game::of(&fork, &asker_of(player, None)), replayed: false })
            }
            None => {
                self.made_meanwhile(&transcript.id, player, transcript.request.as_deref()).await
            }
        }
    }

    /// The commits of a game up to this one.
    async fn pieces_until(&self, game: &str, last: u64) -> Result<Vec<Piece>, AppError> {
        let count = usize::try_from(last + 1).expect("few commits");
        let mut pieces = Vec::with_capacity(count);
        while pieces.len() < count {
            let entries = self
                .read_log(&LogId(game.into()), pieces.len() as u64, count - pieces.len())
                .await?;
            if entries.is_empty() {
                return Err(AppError::Internal("a game lost commits".to_owned()));
            }
            pieces.extend(
                entries
                    .into_iter()
                    .map(|(_, entry)| Piece { commit: entry.commit, seed: entry.seed }),
            );
        }
        Ok(pieces)
    }
}

/// Which position is asked for, and whether a table can be made of it in this way.
fn take_position<R: Exposed>(snapshot: &Snapshot<R>, new: &NewFork) -> Result<Taken, AppError> {
    let commit = commit_at(snapshot, new.at)?;
    let lobby = &snapshot.lobby;
    let is_sandbox = lobby.sandbox || new.sandbox.is_some();
    let invalid =
        |pointer: String, what: &str| Err(AppError::BodyInvalid { pointer, what: what.to_owned() });
    if lobby.visibility == Visibility::Private && new.visibility == Some(Visibility::Public) {
        return invalid("/visibility".to_owned(), "a fork of a private table is private");
    }
    // Who may know of a private table may not show it to everybody by making another one of it.
    let visibility =
        new.visibility.or((lobby.visibility == Visibility::Private).then_some(Visibility::Private));
    let sandbox = new.sandbox.as_ref();
    let terms =
        WantedTerms { visibility, is_sandbox, sandbox, turn_limit_s: new.turn_limit_s }.check()?;
    let mut free = vec![true; lobby.seats.len()];
    let mut sits = false;
    for (index, (seat, occupant)) in new.seats.iter().enumerate() {
        match free.get_mut(seat.index()) {
            None => return invalid(format!("/seats/{index}/seat"), "the table has no such seat"),
            Some(false) => {
                return invalid(format!("/seats/{index}/seat"), "the seat is given twice");
            }
            Some(free) => *free = false,
        }
        let NewOccupant::Me { nonce } = occupant else { continue };
        if sits {
            return invalid(format!("/seats/{index}/occupant"), "a player has one seat");
        }
        sits = true;
        if nonce.is_some() && is_sandbox {
            return invalid(format!("/seats/{index}/nonce"), NO_NONCE);
        }
        check_nonce(nonce.as_deref(), &format!("/seats/{index}/nonce"))?;
    }
    Ok(Taken {
        commit,
        imported_commits: snapshot.origin.imported_commits.min(commit + 1),
        terms,
        is_sandbox,
    })
}

/// The commit whose end is meant by `at`: from the start on, before the end, and within what a
/// record may hold.
fn commit_at<R: Exposed>(snapshot: &Snapshot<R>, at: u64) -> Result<u64, AppError> {
    let (min, _) = snapshot.viewable()?;
    let last = match snapshot.lobby.status() {
        Status::Finished => snapshot.commit() - 1,
        Status::Open | Status::Running | Status::Quarantined => snapshot.commit(),
    };
    let max = snapshot.history.seq_of_end(last.min(FORKED_COMMITS_MAX - 1));
    if !(min..=max).contains(&at) {
        return Err(AppError::PositionOutOfRange { min, max });
    }
    Ok(snapshot.history.commit_of(at))
}

/// The commit that makes the table.
fn forking<R: Exposed>(
    app: &App,
    then: &Snapshot<R>,
    player: &Player,
    new: &NewFork,
    taken: &Taken,
    seed: &Seed,
) -> Commit<R> {
    let forked = TableEvent::Forked {
        game: then.id.to_string(),
        seq: then.seq,
        visibility: taken.terms.visibility,
        owner: player_ref(player),
        commitment: hex(&seed.commitment()),
        stand_in: new.stand_in,
        turn_limit_s: new.turn_limit_s,
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
        at: Timestamp(app.clock().now_ms()).max(then.last.at),
        seat: new.seats.iter().find_map(own),
        action: action_as_logged(&TableAction::Fork { player: player.id.clone() }),
        events: [forked]
            .into_iter()
            .chain(new.seats.iter().map(seated))
            .map(LoggedEvent::from)
            .collect(),
    }
}
