//! Creating tables: their terms, and the seed of their luck.

use crate::boxed;
use std::ops::RangeInclusive;

use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    error::TablesError,
    table::{game::Game, made_before::NewId, options::check_options, tables::Tables},
};
use kontor_auth::{Player, PlayerKind};
use kontor_bots::Bot;
use kontor_environment::{fresh_id, random};
use kontor_games::GameKind;
use kontor_json::{must_be_within, strict_option};
use kontor_log::{
    any_rules::rules_of,
    chain::{self, Seed},
    clock::Clock as TableClock,
    commit::{Commit, FORMAT, action_as_logged},
    lobby::rules_version,
    snapshot::Snapshot,
    stored::StoredFor,
    table_action::TableAction,
    table_event::{TableEvent, Visibility},
    texts::is_visible,
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    documents::Group,
    quotas::Storer,
    requester::{RequestKey, Requester, player_ref},
    runtime::{execute::CommandReply, games::topics},
};
use kontor_store::{Conflict, Entry, LogId, Position, WriteError};

kontor_limits::limits! { NONCE_LIMITS:
    /// Longest nonce, in characters.
    pub const NONCE_LENGTH_MAX: usize = 64;
}

kontor_limits::limits! { TURN_LIMITS:
    /// Shortest `turn_limit_s` of a table.
    pub const TURN_LIMIT_S_MIN: u32 = 5;
    /// Longest `turn_limit_s` of a table.
    pub const TURN_LIMIT_S_MAX: u32 = 30 * 24 * 60 * 60;
}

/// The allowed time limits for a decision, in seconds.
pub const TURN_LIMIT_S: RangeInclusive<u32> = TURN_LIMIT_S_MIN..=TURN_LIMIT_S_MAX;

/// Why a nonce is refused in a sandbox.
pub(crate) const NO_NONCE: &str = "a sandbox has no nonce: its luck follows from its seed alone";

/// A table to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CreateGameRequest)]
pub struct NewGame {
    /// Id of the ruleset.
    #[schema(example = "medici", max_length = 64)]
    pub ruleset: String,
    /// How many seats, within the ruleset's `seats_min` and `seats_max`.
    #[schema(minimum = 2, maximum = 6, example = 4)]
    pub seats: u8,
    /// Options of the ruleset, as its `options_schema` describes them; those left out take their
    /// defaults.
    #[serde(default, deserialize_with = "strict_option")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    /// Who can find the table; everybody by default, but a sandbox is always private.
    #[serde(default)]
    pub visibility: Option<Visibility>,
    /// Whether the creator takes seat 0; true by default.
    #[serde(default = "default_true")]
    #[schema(default = true)]
    pub sit: bool,
    /// The creator's contribution to the luck of the game: a player who brings one knows that the
    /// server picked no seed it liked.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64)]
    pub nonce: Option<String>,
    /// Makes a private table with known luck, for authors of clients. It keeps no secrets from
    /// those who sit there, and takes no nonce.
    #[serde(default)]
    pub sandbox: Option<SandboxRequest>,
    /// The bot that takes a seat over when its player resigns or lets the time run out.
    #[serde(default = "default_stand_in")]
    #[schema(default = "greedy")]
    pub stand_in: Bot,
    /// How long a decision may be open, in seconds, before its seat is handed to the `stand_in`; no
    /// limit if left out.
    #[serde(default)]
    #[schema(minimum = 5, maximum = 2_592_000)]
    pub turn_limit_s: Option<u32>,
    /// Whether the result changes the ratings of the players. A rated table is public, has a
    /// `turn_limit_s` or a `clock` and is no sandbox; users alone sit there, or bots alone where a bot account
    /// made it.
    #[serde(default)]
    #[schema(default = false)]
    pub rated: bool,
    /// A clock for games that last days, instead of `turn_limit_s`.
    #[serde(default)]
    pub clock: Option<TableClock>,
}

/// The stand-in if the request does not name one.
pub fn default_stand_in() -> Bot {
    Bot::Greedy
}

fn default_true() -> bool {
    true
}

/// A table whose luck is known from the beginning: for trying things out, not for playing.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SandboxRequest {
    /// The secret seed, 64 hexadecimal digits. The same seed and the same commands after the start
    /// give the same events, views and decisions; ids, times and the chain differ.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub seed: String,
}

pub(crate) fn check_nonce(nonce: Option<&str>, pointer: &str) -> Result<(), TablesError> {
    let fits = |nonce: &str| {
        (1..=NONCE_LENGTH_MAX).contains(&nonce.chars().count()) && nonce.chars().all(is_visible)
    };
    if nonce.is_none_or(fits) {
        return Ok(());
    }
    let what = format!("this must have 1 to {NONCE_LENGTH_MAX} characters that can be seen");
    Err(TablesError::BodyInvalid { pointer: pointer.to_owned(), what })
}

impl Tables {
    /// Makes a table. With an idempotency key, the id of the game is derived from player and key,
    /// so that a repeated request finds the log of the first one.
    #[boxed]
    pub async fn create_game(
        &self,
        storer: &Storer,
        new: NewGame,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, TablesError> {
        let player = &storer.player;
        let kind = GameKind::from_id(&new.ruleset).ok_or(Refused::RulesetUnknown)?;
        check_nonce(new.nonce.as_deref(), "/nonce")?;
        if new.nonce.is_some() && !new.sit {
            let what = "this must not be given where `sit` is false".to_owned();
            return Err(TablesError::BodyInvalid { pointer: "/nonce".into(), what });
        }
        if new.rated && player.kind == PlayerKind::Guest {
            return Err(Refused::RatedTable.into());
        }
        let made = self.new_id(player, key);
        match self.made_before(&made.id, player, made.request.as_deref()).await? {
            Some(done) => Ok(done),
            None => {
                let admitted = self.admit_table(storer, 0).await?;
                let by = admitted.stored_for.clone();
                self.create_as(kind, made, (player.clone(), by), new).await
            }
        }
    }

    /// Makes a table.
    async fn create_as(
        &self,
        kind: GameKind,
        made: NewId,
        (player, by): (Player, StoredFor),
        new: NewGame,
    ) -> Result<CommandReply<Game>, TablesError> {
        let sat = new.sit.then(|| TableEvent::SeatTaken {
            seat: Seat(0),
            player: player_ref(&player),
            nonce: new.nonce.clone(),
        });
        let (created, entry) =
            self.first_entry(kind, &made, (&player, by), &new, sat.into_iter().collect())?;
        let app = self.clone();
        self.games
            .in_task(async move {
                let (NewId { id, request }, log) = (&made, LogId(created.id.clone()));
                let group = Group::for_living(&player.id);
                match group.append(app.games.events(), &log, None, entry).await {
                    Ok(_) => {
                        app.games.hub.publish(&topics(&created.id, created.lobby.players(), true));
                        let answer = Game::of(&created, &Requester::of(&player, None));
                        Ok(CommandReply { answer, replayed: false })
                    }
                    Err(error @ WriteError::Deleted) if request.is_none() => Err(error.into()),
                    Err(WriteError::Conflict(Conflict::Entry) | WriteError::Deleted) => {
                        app.made_meanwhile(id, &player, request.as_deref()).await
                    }
                    Err(error) => Err(error.into()),
                }
            })
            .await
    }

    /// A table as it is made, with these on their seats, and the entry that makes it.
    pub(super) fn first_entry(
        &self,
        kind: GameKind,
        NewId { id, request }: &NewId,
        (player, by): (&Player, StoredFor),
        new: &NewGame,
        seated: Vec<TableEvent>,
    ) -> Result<(Snapshot, Entry), TablesError> {
        let options = check_options(kind, new.options.as_ref(), new.seats)
            .map_err(TablesError::OptionsInvalid)?;
        let CheckedTerms { visibility, seed } = terms(new)?;
        let seed = seed.unwrap_or_else(|| Seed::new(random(self.games.entropy())));
        let at = self.games.right_time()?;
        let rules = rules_of(kind);
        let commit = creation(at, player, (kind, options), new, visibility, &seed, seated);
        let text = commit.to_raw(rules);
        let is_private = visibility == Visibility::Private;
        let invite = is_private.then(|| fresh_id("i", self.games.entropy()));
        let at = Position { number: 0, token: 0 };
        let created = Snapshot::create(rules, id, at, commit, text.get(), seed.clone(), invite);
        let broken = |why| format!("the first commit of a table cannot be applied: {why}");
        let mut created = created.map_err(|why| TablesError::Internal(broken(why)))?;
        created.stored_for = Some(by);
        let entry = Entry::new(self.games.append_id(), created.summary().to_raw(), text);
        let entry = Entry { request: request.clone(), seed: Some(seed.to_hex()), ..entry };
        Ok((created, entry))
    }
}

/// The terms on which a table is requested.
pub struct WantedTerms<'a> {
    /// The requested visibility.
    pub visibility: Option<Visibility>,
    /// Whether the luck is to be known from the beginning.
    pub is_sandbox: bool,
    /// The requested seed of a sandbox.
    pub sandbox: Option<&'a SandboxRequest>,
    /// Maximum time for which a decision may be open, in seconds.
    pub turn_limit_s: Option<u32>,
    /// The clock, instead of such a maximum.
    pub clock: Option<&'a TableClock>,
}

/// The checked terms of a table.
pub struct CheckedTerms {
    /// Who can find the table.
    pub visibility: Visibility,
    /// The requested seed; if there is none, a random one is used.
    pub seed: Option<Seed>,
}

impl WantedTerms<'_> {
    /// Checks whether a table can have these terms.
    pub fn check(&self) -> Result<CheckedTerms, TablesError> {
        let invalid = |pointer: &str, what: String| {
            Err(TablesError::BodyInvalid { pointer: pointer.to_owned(), what })
        };
        if self.turn_limit_s.is_some_and(|limit| !TURN_LIMIT_S.contains(&limit)) {
            return invalid("/turn_limit_s", must_be_within(&TURN_LIMIT_S));
        }
        if self.is_sandbox && self.turn_limit_s.is_some() {
            let what =
                "a sandbox has no turn limit: what happens there must not depend on the time";
            return invalid("/turn_limit_s", what.to_owned());
        }
        if let Some(clock) = self.clock {
            if self.turn_limit_s.is_some() {
                let what = "this must not be given together with `turn_limit_s`";
                return invalid("/clock", what.to_owned());
            }
            if self.is_sandbox {
                let what = "a sandbox has no clock: what happens there must not depend on the time";
                return invalid("/clock", what.to_owned());
            }
            if let Err(fault) = clock.check() {
                return invalid(&format!("/clock{}", fault.pointer), fault.what);
            }
        }
        if self.is_sandbox && self.visibility == Some(Visibility::Public) {
            return invalid("/visibility", "a sandbox is private".to_owned());
        }
        let seed = self.sandbox.map(|sandbox| Seed::from_hex(&sandbox.seed));
        if seed == Some(None) {
            let what = "this must be 64 hexadecimal digits in lower case";
            return invalid("/sandbox/seed", what.to_owned());
        }
        let usual = if self.is_sandbox { Visibility::Private } else { Visibility::Public };
        Ok(CheckedTerms { visibility: self.visibility.unwrap_or(usual), seed: seed.flatten() })
    }
}

/// Checks whether a table can be made like this.
pub(super) fn check_new(new: &NewGame) -> Result<(), TablesError> {
    let kind = GameKind::from_id(&new.ruleset).ok_or(Refused::RulesetUnknown)?;
    check_options(kind, new.options.as_ref(), new.seats).map_err(TablesError::OptionsInvalid)?;
    terms(new).map(drop)
}

fn terms(new: &NewGame) -> Result<CheckedTerms, TablesError> {
    let NewGame { visibility, turn_limit_s, .. } = *new;
    let wanted = WantedTerms {
        visibility,
        is_sandbox: new.sandbox.is_some(),
        sandbox: new.sandbox.as_ref(),
        turn_limit_s,
        clock: new.clock.as_ref(),
    };
    if new.sandbox.is_some() && new.nonce.is_some() {
        return Err(TablesError::BodyInvalid {
            pointer: "/nonce".to_owned(),
            what: NO_NONCE.to_owned(),
        });
    }
    let terms = wanted.check()?;
    if new.rated {
        check_rated(new, terms.visibility)?;
    }
    Ok(terms)
}

/// Checks the terms of a rated table. Everybody may look at it, and no player can keep a lost game
/// from its end.
fn check_rated(new: &NewGame, visibility: Visibility) -> Result<(), TablesError> {
    let (pointer, what) = match () {
        () if new.sandbox.is_some() => ("/sandbox", "a rated table is no sandbox"),
        () if visibility == Visibility::Private => ("/visibility", "a rated table is public"),
        () if new.turn_limit_s.is_none() && new.clock.is_none() => {
            ("/turn_limit_s", "a rated table has a turn limit or a clock")
        }
        () => return Ok(()),
    };
    Err(TablesError::BodyInvalid { pointer: pointer.to_owned(), what: what.to_owned() })
}

fn creation(
    at: Timestamp,
    player: &Player,
    (kind, options): (GameKind, serde_json::Value),
    new: &NewGame,
    visibility: Visibility,
    seed: &Seed,
    seated: Vec<TableEvent>,
) -> Commit {
    let created = TableEvent::Created {
        ruleset: new.ruleset.clone(),
        rules_version: rules_version(kind.id(), kind.version()),
        options,
        seats: new.seats,
        visibility,
        owner: player_ref(player),
        commitment: chain::hex(&seed.commitment()),
        stand_in: new.stand_in,
        turn_limit_s: new.turn_limit_s,
        clock: new.clock.clone(),
        sandbox: new.sandbox.is_some(),
        rated: new.rated,
        tournament: None,
    };
    let seat = seated.iter().find_map(|event| match event {
        TableEvent::SeatTaken { seat, .. } => Some(*seat),
        _ => None,
    });
    Commit {
        format: FORMAT,
        commit: 0,
        at,
        away_ms: 0,
        seat,
        action: action_as_logged(&TableAction::Create { player: player.id.clone() }),
        events: [created].into_iter().chain(seated).collect(),
    }
}
