//! The record of a finished game: the complete log, secrets included, which anyone can verify.

use crate::boxed;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::{
    error::TablesError,
    records::Records,
    table::{
        access::{admit, is_opened},
        lists::conceal,
    },
};
use kontor_auth::records::{RecordClaims, sign_record};
use kontor_log::{
    chain::{Bytes32, FIRST_LINK, Seeds, hex},
    commit::FORMAT,
    lobby::rules_version,
    seating::{RecordPlayer, players_of},
    snapshot::Snapshot,
    table_event::GameOutcome,
};
use kontor_problems::Refused;
use kontor_service::{
    requester::Requester,
    runtime::{games::Games, handle::GameHandle},
};
use kontor_store::{Entry, LogId, Position};

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

/// How many commits are read from the log for one piece of a record.
const COMMITS_PER_PIECE: usize = 32;

/// The fields that are written piece by piece, as they stand in the text of a record without
/// commits.
const EMPTY_COMMITS: &str = r#""commits":[],"links":[]"#;

/// The JSON text of a record, piece by piece. The log is read on when a piece is asked for: so a
/// slow reader holds one piece and the links in memory, and not a whole record.
pub struct RecordText {
    games: Games,
    log: LogId,
    seeds: Arc<Seeds>,
    /// The number of commits.
    count: usize,
    /// The links of the commits that were read.
    links: Vec<Bytes32>,
    /// The text after the links.
    tail: String,
    next: NextPiece,
}

/// What the next piece contains.
enum NextPiece {
    /// The fields before the commits.
    Head(String),
    Commits,
    /// The links, from this one on, and then the fields after them.
    Links(usize),
    End,
}

impl RecordText {
    /// The next piece; `None` at the end.
    #[boxed]
    pub async fn piece(&mut self) -> Result<Option<String>, TablesError> {
        let (piece, next) = match &mut self.next {
            NextPiece::Head(head) => (std::mem::take(head) + r#""commits":["#, NextPiece::Commits),
            NextPiece::Commits => self.commits().await?,
            NextPiece::Links(from) => {
                let from = *from;
                self.links_from(from)
            }
            NextPiece::End => return Ok(None),
        };
        self.next = next;
        Ok(Some(piece))
    }

    async fn commits(&mut self) -> Result<(String, NextPiece), TablesError> {
        let from = self.links.len();
        let limit = COMMITS_PER_PIECE.min(self.count - from);
        let (games, log) = (self.games.clone(), self.log.clone());
        let (seeds, last) = (self.seeds.clone(), self.links.last().copied());
        let read = async move {
            let entries = games.read_log(&log, from as u64, limit).await?;
            Ok::<_, TablesError>(write_commits(&entries, &seeds, last))
        };
        let (mut piece, links) = self.games.log_reading.in_turn(&self.log.0, read).await?;
        if links.is_empty() {
            let what = "the log of a game ends before its last commit".to_owned();
            return Err(TablesError::Internal(what));
        }
        self.links.extend(links);
        if self.links.len() < self.count {
            return Ok((piece, NextPiece::Commits));
        }
        piece.push_str(r#"],"links":["#);
        Ok((piece, NextPiece::Links(0)))
    }

    fn links_from(&mut self, from: usize) -> (String, NextPiece) {
        let to = self.links.len().min(from + COMMITS_PER_PIECE);
        let quoted: Vec<_> =
            self.links[from..to].iter().map(|link| format!("\"{}\"", hex(link))).collect();
        let mut piece = quoted.join(",");
        if to < self.links.len() {
            piece.push(',');
            return (piece, NextPiece::Links(to));
        }
        piece.push(']');
        piece.push_str(&self.tail);
        (piece, NextPiece::End)
    }
}

/// The commits of these entries, each after a comma but for the first of the log, and their links.
fn write_commits(
    entries: &[(Position, Entry)],
    seeds: &Seeds,
    mut last: Option<Bytes32>,
) -> (String, Vec<Bytes32>) {
    let mut piece = String::new();
    let mut links = Vec::with_capacity(entries.len());
    for (position, entry) in entries {
        if last.is_some() {
            piece.push(',');
        }
        let (number, commit) = (position.number, entry.commit.get());
        piece.push_str(commit);
        let link = seeds.of(number).link(&last.unwrap_or(FIRST_LINK), number, commit);
        last = Some(link);
        links.push(link);
    }
    (piece, links)
}

impl Records {
    /// The record of a finished game.
    #[boxed]
    pub async fn record(&self, id: &str, requester: &Requester) -> Result<RecordText, TablesError> {
        let found = async {
            let handle = self.games.handle(id).await?;
            self.record_of(&handle, requester).await
        };
        conceal(&self.games, id, requester, found.await).await
    }

    /// Together with [`Records::fork`] the only way in which stored events leave the server. The
    /// record is available after the commit that ends the game. The record of a sandbox is always
    /// available to those who know the seed.
    async fn record_of(
        &self,
        handle: &GameHandle,
        requester: &Requester,
    ) -> Result<RecordText, TablesError> {
        let snapshot = self
            .games
            .read(handle, |snapshot| {
                admit(snapshot, requester)?;
                match is_opened(snapshot, requester) {
                    true => Ok::<_, TablesError>(snapshot.clone()),
                    false => Err(Refused::GameNotOver.into()),
                }
            })
            .await?;
        Ok(self.text_of(&snapshot))
    }

    /// The text of the record of a game whose secrets are open.
    pub(super) fn text_of(&self, snapshot: &Snapshot) -> RecordText {
        let outcome = snapshot.lobby.finished.as_ref().map(|(_, outcome)| outcome.clone());
        let frame = self.frame(snapshot, outcome);
        let text = serde_json::to_string(&frame).expect("contract types are plain data");
        // In the fields before the commits a quotation mark inside of a text is escaped, so the
        // first such place is the field itself.
        let (head, tail) = text.split_once(EMPTY_COMMITS).expect("a record has commits and links");
        RecordText {
            games: self.games.clone(),
            log: LogId(snapshot.id.clone()),
            seeds: Arc::new(snapshot.seeds.clone()),
            count: usize::try_from(snapshot.commit() + 1).expect("few commits"),
            links: Vec::new(),
            tail: tail.to_owned(),
            next: NextPiece::Head(head.to_owned()),
        }
    }

    /// The record without its commits and links.
    fn frame(&self, snapshot: &Snapshot, outcome: Option<GameOutcome>) -> Record {
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
