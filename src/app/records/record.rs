//! The record of a finished game: the complete log, secrets included, which anyone can verify.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    contract::exposed::Exposed,
    error::AppError,
    log::chain::{FIRST_LINK, hex},
    log::commit::FORMAT,
    log::lobby::{RecordPlayer, players_of, rules_version},
    log::snapshot::Snapshot,
    log::table_event::GameOutcome,
    records::Records,
    requester::Requester,
    runtime::handle::{GameHandle, with_handle},
    table::access::{admit, is_opened},
    table::lists::conceal,
};
use kontor_auth::records::{RecordClaims, sign_record};
use kontor_store::LogId;

/// An opened seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct RecordSeed {
    /// The commit from which on it rules.
    pub from_commit: u64,
    /// 64 hexadecimal digits.
    pub seed: String,
}

/// A finished game, or a sandbox as far as it is, open to everybody who may know of it. Checked
/// offline by `kontor verify`, and by every server to which it is sent.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = GameRecord)] // TypeScript has a type `Record` of its own
pub struct Record {
    /// Shape of the record.
    #[schema(example = 1)]
    pub format: u32,
    /// Id of the game.
    pub game: String,
    /// Id of its ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// Behaviour of the rules under which it was played.
    #[schema(example = "medici/1")]
    pub rules_version: String,
    /// Options of the ruleset.
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
    /// Whether the luck was known from the beginning to those who sat there.
    #[serde(default)]
    #[schema(required)]
    pub sandbox: bool,
    /// Who sat where.
    pub players: Vec<RecordPlayer>,
    /// The secret from which all luck and all salts follow; a table that was made of another game's
    /// position has one more.
    pub seeds: Vec<RecordSeed>,
    /// All commits as they were first stored, secrets included; their shape belongs to `format`.
    #[schema(value_type = Vec<Object>)]
    pub commits: Vec<Box<RawValue>>,
    /// The chain's link of each commit, so that a fault can be placed.
    pub links: Vec<String>,
    /// How the game ended; null only in a sandbox where it has not.
    #[schema(required)]
    pub outcome: Option<GameOutcome>,
    /// The last link: what was published with the last event.
    pub chain_head: String,
    /// Compact JWS (EdDSA) over game id, number of commits and chain head, by a key of
    /// `/.well-known/jwks.json`. It also says how many of the commits, from the first on, were
    /// imported and not played on this server.
    pub signature: String,
}

impl Records {
    /// The record of a finished game.
    pub async fn record(&self, id: &str, requester: &Requester) -> Result<Record, AppError> {
        let found = async {
            let any = self.games.handle(id).await?;
            with_handle!(any, handle => self.record_of(&handle, requester).await)
        };
        conceal(&self.games, id, requester, found.await).await
    }

    /// Together with [`Records::fork`] the only way in which stored events leave the server. The
    /// record is available after the commit that ends the game. The record of a sandbox is always
    /// available to those who know the seed.
    async fn record_of<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        requester: &Requester,
    ) -> Result<Record, AppError> {
        let snapshot = self.games.load(handle).await?;
        admit(&snapshot, requester)?;
        if !is_opened(&snapshot, requester) {
            return Err(AppError::GameNotOver);
        }
        let outcome = snapshot.lobby.finished.as_ref().map(|(_, outcome)| outcome.clone());
        let mut record = self.frame(&snapshot, outcome);
        let seeds = snapshot.seeds.clone();
        let count = usize::try_from(snapshot.commit() + 1).expect("few commits");
        drop(snapshot);
        let mut link = FIRST_LINK;
        while record.commits.len() < count {
            let from = record.commits.len() as u64;
            let entries = self
                .games
                .read_log(&LogId(handle.id.clone()), from, count - record.commits.len())
                .await?;
            if entries.is_empty() {
                return Err(AppError::Internal(
                    "the log of a game ends before its last commit".to_owned(),
                ));
            }
            for (position, entry) in entries {
                link = seeds.of(position.number).link(&link, position.number, entry.commit.get());
                record.links.push(hex(&link));
                record.commits.push(entry.commit);
            }
        }
        Ok(record)
    }

    /// The record without its commits and links.
    fn frame<R: Exposed>(&self, snapshot: &Snapshot<R>, outcome: Option<GameOutcome>) -> Record {
        let lobby = &snapshot.lobby;
        let count = snapshot.commit() + 1;
        let chain_head = hex(&snapshot.head);
        Record {
            format: FORMAT,
            game: snapshot.id.to_string(),
            ruleset: lobby.ruleset.clone(),
            rules_version: rules_version(&lobby.ruleset, lobby.rules_version),
            options: lobby.options.clone(),
            sandbox: lobby.sandbox,
            players: snapshot.origin.recorded.clone().unwrap_or_else(|| players_of(lobby)),
            seeds: snapshot
                .seeds
                .iter()
                .map(|(from_commit, seed)| RecordSeed { from_commit, seed: seed.to_hex() })
                .collect(),
            commits: Vec::new(),
            links: Vec::new(),
            outcome,
            signature: sign_record(
                &self.keys,
                &RecordClaims {
                    game: snapshot.id.to_string(),
                    commits: count,
                    chain_head: chain_head.clone(),
                    imported_commits: snapshot.origin.imported_commits,
                },
            ),
            chain_head,
        }
    }
}
