//! Records that clients send: they are checked in the same way as the program checks them offline,
//! and stored as games on request.
//!
//! Checking takes processor time, so only a few records are checked at the same time, on threads
//! that may block. An imported game has ended, the names in it are only text, and it belongs to the
//! player who imported it.

use serde::Serialize;
use serde_json::{Value, value::RawValue};
use utoipa::ToSchema;

use crate::{
    error::{RecordFault, RecordsError},
    records::{
        Records,
        record::Record,
        transcript::{SeededCommit, Transcript},
        verify::{self, Signers, Verified},
    },
    table::{game::Game, made_before::NewId, options::check_texts},
};
use kontor_auth::Player;
use kontor_games::GameKind;
use kontor_json::canonical::canonical;
use kontor_log::{lobby::ForkedFrom, summary::Import, table_event::Visibility};
use kontor_problems::Refused;
use kontor_service::{
    quotas::Storer,
    requester::{RequestKey, Requester, player_ref},
    runtime::execute::CommandReply,
    space::Growth,
};

kontor_limits::limits! {
    /// Largest body that is a record, in bytes.
    pub const RECORD_BYTES_MAX: usize = 8 << 20;
}

/// Maximum time by which the clock of the server that wrote a record may be ahead, in milliseconds.
const CLOCKS_DIFFER_MS_MAX: u64 = 5 * 60 * 1000;

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

impl From<RecordFault> for RecordFinding {
    fn from(RecordFault { seq, what, unknown: _ }: RecordFault) -> Self {
        RecordFinding {
            valid: false,
            checked: None,
            divergence: Some(RecordDivergence { seq, detail: what }),
        }
    }
}

impl Records {
    /// Checks a record and stores nothing.
    pub async fn verify_record(
        &self,
        text: impl AsRef<[u8]> + Send + 'static,
    ) -> Result<RecordFinding, RecordsError> {
        let app = self.clone();
        let check = move || match app.check(text.as_ref()) {
            Ok((_, verified)) => Ok(verified.into()),
            Err(RecordsError::RecordDiverges(fault)) => Ok(fault.into()),
            Err(other) => Err(other),
        };
        self.checks.turn().await?.run_blocking(check).await.map(|(finding, _)| finding)
    }

    /// Checks a record and stores it as a game, only once for each key.
    pub async fn import_record(
        &self,
        storer: &Storer,
        text: impl AsRef<[u8]> + Send + 'static,
        visibility: Option<Visibility>,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, RecordsError> {
        let player = &storer.player;
        let NewId { id, request } = self.tables.new_id(player, key);
        if let Some(done) = self.tables.made_before(&id, player, request.as_deref()).await? {
            return Ok(done);
        }
        self.games.space.admit(Growth::New)?;
        let stored_for = self.games.quotas.admit(storer, text.as_ref().len() as u64).await?;
        let app = self.clone();
        let prepare = move || {
            let (record, verified) = app.check(text.as_ref())?;
            app.may_import(&record, &verified, visibility)?;
            let commits = commits_of(&record);
            Ok::<_, RecordsError>((record, commits))
        };
        let ((record, commits), turn) = self.checks.turn().await?.run_blocking(prepare).await?;
        let (kind, app, player) = (kind_of(&record), self.clone(), player.clone());
        self.games
            .in_task(async move {
                let _until_written = turn;
                let visibility = visibility.unwrap_or(Visibility::Private);
                let import = Import {
                    by: player_ref(&player),
                    at: app.games.right_time()?,
                    visibility,
                    game: record.game,
                    signature: record.signature,
                };
                let transcript = Transcript {
                    kind,
                    id,
                    request,
                    is_private: visibility == Visibility::Private,
                    stored_for,
                    import,
                    commits,
                };
                app.keep_import(&transcript, &player).await
            })
            .await
    }

    async fn keep_import(
        &self,
        transcript: &Transcript,
        player: &Player,
    ) -> Result<CommandReply<Game>, RecordsError> {
        match self.transcribe(transcript).await? {
            Some(game) => Ok(CommandReply {
                answer: Game::of(&game, &Requester::of(player, None)),
                replayed: false,
            }),
            None => {
                let (id, request) = (&transcript.id, transcript.request.as_deref());
                Ok(self.tables.made_meanwhile(id, player, request).await?)
            }
        }
    }

    /// Checks a record. A record that claims to be signed by this server must have its valid
    /// signature.
    fn check(&self, text: &[u8]) -> Result<(Record, Verified), RecordsError> {
        let record = verify::parse(text)?;
        let verified = verify::verify_by(&record, Signers::AnybodyOr(&self.keys.jwks()))?;
        Ok((record, verified))
    }

    /// Checks whether a valid record can become a game of this server.
    fn may_import(
        &self,
        record: &Record,
        verified: &Verified,
        visibility: Option<Visibility>,
    ) -> Result<(), RecordsError> {
        if !verified.recomputed {
            let what = format!("{} is not known to this release", record.rules_version);
            return Err(RecordsError::RecordUnsupported(RecordFault {
                seq: 0,
                what,
                unknown: Some("/rules_version"),
            }));
        }
        if record.outcome.is_none() {
            return Err(Refused::RecordUnfinished.into());
        }
        // Views, events and actions repeat the names on a board as they are.
        check_texts(&record.options).map_err(RecordsError::OptionsInvalid)?;
        if verified.sandbox && visibility == Some(Visibility::Public) {
            return Err(RecordsError::ParameterInvalid {
                parameter: "visibility",
                what: "a sandbox is private".to_owned(),
            });
        }
        if verified.ended_at.0 > self.games.clock().now_ms() + CLOCKS_DIFFER_MS_MAX {
            let what = format!("it ended at {}, which is yet to come", verified.ended_at);
            return Err(RecordsError::RecordDiverges(RecordFault {
                seq: verified.seq,
                what,
                unknown: None,
            }));
        }
        Ok(())
    }
}

fn kind_of(record: &Record) -> GameKind {
    GameKind::from_id(&record.ruleset).expect("a record that was checked is of a known ruleset")
}

/// The commits in the form that the chain hashes, each with the seed that it brings, if any.
fn commits_of(record: &Record) -> Vec<SeededCommit> {
    let seed_of = |number: u64| {
        record.seeds.iter().find(|seed| seed.from_commit == number).map(|seed| seed.seed.clone())
    };
    let seeded = |(number, raw): (u64, &str)| {
        let commit: Value = serde_json::from_str(raw).expect("a commit that was checked is JSON");
        let commit = RawValue::from_string(canonical(&commit)).expect("canonical JSON is JSON");
        SeededCommit { commit, seed: seed_of(number) }
    };
    (0..).zip(record.commits.iter().map(|raw| raw.get())).map(seeded).collect()
}
