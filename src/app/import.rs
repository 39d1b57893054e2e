//! Records that come back: checked as the program checks them offline, and kept as games if that is
//! asked for.
//!
//! Checking takes time of a processor, so it is done a few at a time, on threads that may block. An
//! imported game is over; the names in it are text; it belongs to whoever imported it.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, value::RawValue};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use utoipa::ToSchema;

use super::{
    App,
    canonical::canonical,
    commit::Visibility,
    error::AppError,
    exposed::Exposed,
    game::Game,
    handle::Done,
    lobby::ForkedFrom,
    record::Record,
    summary::Import,
    tables::{NewId, RequestKey, asker_of, player_ref},
    time::Timestamp,
    transcript::{Piece, Transcript},
    verify::{self, Fault, Signers, Verified},
};
use kontor_auth::Player;
use kontor_games::{GameKind, dispatch};

/// The largest record that is taken in, in bytes.
pub const RECORD_BYTES_MAX: usize = 8 << 20;

/// How many records are checked at a time.
pub const CHECKS_RUNNING_MAX: usize = 2;

/// How many more may wait for that.
pub const CHECKS_WAITING_MAX: usize = 6;

/// By how much the clock of the server that wrote a record may be ahead, in milliseconds.
const CLOCKS_DIFFER_MS_MAX: u64 = 5 * 60 * 1000;

/// Places where records are checked.
pub(super) struct Checks {
    /// Running and waiting ones.
    places: Arc<Semaphore>,
    running: Arc<Semaphore>,
}

impl Default for Checks {
    fn default() -> Self {
        Checks {
            places: Arc::new(Semaphore::new(CHECKS_RUNNING_MAX + CHECKS_WAITING_MAX)),
            running: Arc::new(Semaphore::new(CHECKS_RUNNING_MAX)),
        }
    }
}

impl Checks {
    /// Waits for a turn, if there is a place to wait. It travels with the work: a caller that goes
    /// away makes no room before the work is done.
    pub(super) async fn turn(&self) -> Result<Turn, AppError> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| AppError::Busy)?;
        let running =
            self.running.clone().acquire_owned().await.expect("the queue is never closed");
        Ok(Turn { _running: running, _place: place })
    }
}

/// Leave to check a record, or to write the commits of another game; it ends with this.
pub(super) struct Turn {
    _running: OwnedSemaphorePermit,
    _place: OwnedSemaphorePermit,
}

impl Turn {
    /// Does this on a thread that may block, and hands the turn on.
    async fn spend<T: Send + 'static>(
        self,
        work: impl FnOnce() -> Result<T, AppError> + Send + 'static,
    ) -> Result<(T, Turn), AppError> {
        let done = tokio::task::spawn_blocking(move || work().map(|result| (result, self)));
        done.await.map_err(|broken| {
            AppError::Internal(format!("a record was not checked to its end: {broken}"))
        })?
    }
}

/// Whose signature a record bears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RecordSigner {
    /// This server's.
    ThisServer,
    /// One by a key that this server does not know: it speaks of the record, and proves nothing
    /// here.
    Unknown,
}

/// What was found to be in order.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordChecked {
    /// How many commits were checked: chain, commitment, folding, standings.
    #[schema(example = 118)]
    pub commits: u64,
    /// Seq of the last event.
    #[schema(example = 412)]
    pub seq: u64,
    /// Whether every draw, action and event was worked out again from seed and actions; if not,
    /// this server does not know the rules version.
    pub recomputed: bool,
    /// Whether the luck was known from the beginning: such a game proves nothing about its winner.
    pub sandbox: bool,
    /// The game whose position it goes on from, as the record says it; null if it begins at its
    /// beginning.
    pub forked_from: Option<ForkedFrom>,
    /// How many commits, from the first on, the signing server says that it imported: it did not
    /// see them played.
    pub imported_commits: u64,
    /// Whose signature it bears.
    pub signer: RecordSigner,
}

/// Where a record goes wrong.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordDivergence {
    /// Seq of the first event of the commit at fault; 0 where the fault lies outside of all
    /// commits.
    pub seq: u64,
    /// What is wrong.
    pub detail: String,
}

/// What was found about a record.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordFinding {
    /// Whether it is in order.
    pub valid: bool,
    /// What was checked; null if it is not in order.
    pub checked: Option<RecordChecked>,
    /// Where it goes wrong; null if it is in order.
    pub divergence: Option<RecordDivergence>,
}

impl From<Verified> for RecordFinding {
    fn from(verified: Verified) -> Self {
        let Verified {
            commits,
            seq,
            recomputed,
            ended_at: _,
            sandbox,
            forked_from,
            imported_commits,
            signature_checked,
        } = verified;
        let signer =
            if signature_checked { RecordSigner::ThisServer } else { RecordSigner::Unknown };
        let checked = RecordChecked {
            commits,
            seq,
            recomputed,
            sandbox,
            forked_from,
            imported_commits,
            signer,
        };
        RecordFinding { valid: true, checked: Some(checked), divergence: None }
    }
}

impl From<Fault> for RecordFinding {
    fn from(Fault { seq, what, unknown: _ }: Fault) -> Self {
        RecordFinding {
            valid: false,
            checked: None,
            divergence: Some(RecordDivergence { seq, detail: what }),
        }
    }
}

impl App {
    /// Checks a record, and keeps nothing.
    pub async fn verify_record(
        &self,
        text: impl AsRef<[u8]> + Send + 'static,
    ) -> Result<RecordFinding, AppError> {
        let app = self.clone();
        let check = move || match app.check(text.as_ref()) {
            Ok((_, verified)) => Ok(verified.into()),
            Err(AppError::RecordDiverges(fault)) => Ok(fault.into()),
            Err(other) => Err(other),
        };
        self.checks.turn().await?.spend(check).await.map(|(finding, _)| finding)
    }

    /// Checks a record and makes a game of it, once for each key.
    pub async fn import_record(
        &self,
        player: &Player,
        text: impl AsRef<[u8]> + Send + 'static,
        visibility: Option<Visibility>,
        key: Option<RequestKey>,
    ) -> Result<Done<Game>, AppError> {
        let NewId { id, request } = self.new_id(player, key);
        if let Some(done) = self.made_before(&id, player, request.as_deref()).await? {
            return Ok(done);
        }
        let app = self.clone();
        let prepare = move || {
            let (record, verified) = app.check(text.as_ref())?;
            app.may_import(&record, &verified, visibility)?;
            let pieces = pieces_of(&record);
            Ok((record, pieces))
        };
        let ((record, pieces), turn) = self.checks.turn().await?.spend(prepare).await?;
        let (kind, app, player) = (kind_of(&record), self.clone(), player.clone());
        self.in_task(async move {
            let _until_written = turn;
            let visibility = visibility.unwrap_or(Visibility::Private);
            let import = Import {
                by: player_ref(&player),
                at: Timestamp(app.clock().now_ms()),
                visibility,
                game: record.game,
                signature: record.signature,
            };
            let transcript = Transcript {
                id,
                request,
                is_private: visibility == Visibility::Private,
                imported_commits: pieces.len() as u64,
                import: Some(import),
                pieces,
            };
            dispatch!(kind, R => app.keep_import::<R>(&transcript, &player).await)
        })
        .await
    }

    async fn keep_import<R: Exposed>(
        &self,
        transcript: &Transcript,
        player: &Player,
    ) -> Result<Done<Game>, AppError> {
        match self.transcribe::<R>(transcript).await? {
            Some(game) => {
                Ok(Done { answer: Game::of(&game, &asker_of(player, None)), replayed: false })
            }
            None => {
                self.made_meanwhile(&transcript.id, player, transcript.request.as_deref()).await
            }
        }
    }

    /// The one check of records. What claims to be signed by this server must be.
    fn check(&self, text: &[u8]) -> Result<(Record, Verified), AppError> {
        let record = verify::parse(text)?;
        let verified = verify::verify_by(&record, Signers::AnybodyOr(&self.keys().jwks()))?;
        Ok((record, verified))
    }

    /// Whether a record that is in order can be a game of this server.
    fn may_import(
        &self,
        record: &Record,
        verified: &Verified,
        visibility: Option<Visibility>,
    ) -> Result<(), AppError> {
        if !verified.recomputed {
            let what = format!("{} is not known to this release", record.rules_version);
            return Err(AppError::RecordUnsupported(Fault {
                seq: 0,
                what,
                unknown: Some("/rules_version"),
            }));
        }
        if record.outcome.is_none() {
            return Err(AppError::RecordUnfinished);
        }
        if verified.sandbox && visibility == Some(Visibility::Public) {
            return Err(AppError::ParameterInvalid {
                parameter: "visibility",
                what: "a sandbox is private".to_owned(),
            });
        }
        if verified.ended_at.0 > self.clock().now_ms() + CLOCKS_DIFFER_MS_MAX {
            let what = format!("it ended at {}, which is yet to come", verified.ended_at);
            return Err(AppError::RecordDiverges(Fault { seq: verified.seq, what, unknown: None }));
        }
        Ok(())
    }
}

fn kind_of(record: &Record) -> GameKind {
    GameKind::from_id(&record.ruleset).expect("a record that was checked is of a known ruleset")
}

/// The commits as the chain hashes them, each with the seed that it brings.
fn pieces_of(record: &Record) -> Vec<Piece> {
    let seed_of = |number: u64| {
        record.seeds.iter().find(|seed| seed.from_commit == number).map(|seed| seed.seed.clone())
    };
    let piece = |(number, raw): (u64, &str)| {
        let commit: Value = serde_json::from_str(raw).expect("a commit that was checked is JSON");
        let commit = RawValue::from_string(canonical(&commit)).expect("canonical JSON is JSON");
        Piece { commit, seed: seed_of(number) }
    };
    (0..).zip(record.commits.iter().map(|raw| raw.get())).map(piece).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn who_finds_no_place_in_the_queue_is_told_at_once() {
        let checks = Arc::new(Checks::default());
        let (release, gate) = mpsc::channel::<()>();
        let gate = Arc::new(std::sync::Mutex::new(gate));
        let check = || {
            let (checks, gate) = (checks.clone(), gate.clone());
            tokio::spawn(async move {
                let pass =
                    move || gate.lock().expect("nobody panics").recv().map_err(|_| AppError::Busy);
                checks.turn().await?.spend(pass).await.map(|_| ())
            })
        };
        let taken: Vec<_> = (0..CHECKS_RUNNING_MAX + CHECKS_WAITING_MAX).map(|_| check()).collect();
        // In their turn all have taken a place by the time that this one is heard.
        assert!(matches!(check().await.expect("it ends"), Err(AppError::Busy)));
        taken.iter().for_each(|_| release.send(()).expect("they wait"));
        for check in taken {
            check.await.expect("it ends").expect("it was let through");
        }
    }
}
