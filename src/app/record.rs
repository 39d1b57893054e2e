//! The record of a finished game: everything, seed included, in a file that anyone can check.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::{
    App, Requester,
    chain::{FIRST_LINK, hex},
    commit::{FORMAT, GameOutcome, PlayerRef},
    door::{admit, is_opened},
    error::AppError,
    exposed::{Exposed, with_handle},
    handle::GameHandle,
    lobby::{Lobby, rules_version},
    snapshot::Snapshot,
};
use kontor_auth::records::{Seal, sign_record};
use kontor_bots::Bot;
use kontor_rules::Seat;
use kontor_store::LogId;

/// Who sat where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct RecordPlayer {
    /// The seat.
    pub seat: Seat,
    /// The player who sat there at the start; null where a bot did.
    pub player: Option<PlayerRef>,
    /// The bot that sat there at the start, or that took the seat over; null where the player
    /// played to the end.
    #[serde(default)]
    #[schema(required)]
    pub bot: Option<Bot>,
}

/// Who sat where: the players of the start, and the bots that played.
pub fn players_of(lobby: &Lobby) -> Vec<RecordPlayer> {
    let started = |seat: Seat| {
        lobby.resigned.iter().find(|(left, _)| *left == seat).map(|(_, player)| player)
    };
    let sat = |seat: Seat| started(seat).or(lobby.player_at(seat)).cloned();
    Seat::all(lobby.seat_count())
        .map(|seat| RecordPlayer { seat, player: sat(seat), bot: lobby.bot_at(seat) })
        .collect()
}

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

impl App {
    /// The record of a finished game.
    pub async fn record(&self, id: &str, requester: &Requester) -> Result<Record, AppError> {
        let found = async {
            let any = self.handle(id).await?;
            with_handle!(any, handle => self.record_of(&handle, requester).await)
        };
        self.conceal(id, requester, found.await).await
    }

    /// With [`App::fork`] the only door by which stored events leave the server: it opens with the
    /// commit that ends the game. In a sandbox it is always open to those who know the seed.
    async fn record_of<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        requester: &Requester,
    ) -> Result<Record, AppError> {
        let open = |snapshot: &Snapshot<R>| -> Result<_, AppError> {
            admit(snapshot, requester)?;
            if !is_opened(snapshot, requester) {
                return Err(AppError::GameNotOver);
            }
            let outcome = snapshot.lobby.finished.as_ref().map(|(_, outcome)| outcome.clone());
            Ok((
                self.frame(snapshot, outcome),
                snapshot.seeds.clone(),
                usize::try_from(snapshot.commit() + 1).expect("few commits"),
            ))
        };
        let (mut record, seeds, count) = self.read(handle, open).await??;
        let mut link = FIRST_LINK;
        while record.commits.len() < count {
            let from = record.commits.len() as u64;
            let entries = self
                .read_log(&LogId(handle.id.clone()), from, count - record.commits.len())
                .await?;
            if entries.is_empty() {
                return Err(AppError::Internal("a game lost commits".to_owned()));
            }
            for (position, entry) in entries {
                link = seeds.of(position.number).link(&link, position.number, entry.commit.get());
                record.links.push(hex(&link));
                record.commits.push(entry.commit);
            }
        }
        Ok(record)
    }

    /// The record without its commits.
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
                self.keys(),
                &Seal {
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
