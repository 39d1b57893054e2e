//! What is logged: commits, and the events of the table itself.

use std::{borrow::Cow, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::{canonical::canonical, time::Timestamp};
use kontor_bots::Bot;
use kontor_rules::{Outcome, Rules, Seat};

/// The shape of commits that this release writes.
pub const FORMAT: u32 = 1;

/// Who can find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Stands in lists; anybody may watch or take an open seat.
    #[default]
    Public,
    /// Unknown to all but its players, its owner and those with the invite.
    Private,
}

/// A player as others see one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlayerRef {
    /// Id of the player; empty for somebody in an imported game, who is a name and no player of
    /// this server.
    #[schema(value_type = String, example = "p_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: Arc<str>,
    /// Name of the player when the seat was taken.
    #[schema(value_type = String, example = "Ada")]
    pub name: Arc<str>,
}

impl PlayerRef {
    /// Whether this is the player of that id.
    pub fn is(&self, player: &str) -> bool {
        *self.id == *player
    }

    /// Leaves the name alone: who is named so is nobody here.
    pub fn forget_id(&mut self) {
        self.id = Arc::default();
    }
}

/// One seat's final result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Place {
    /// Whose result.
    pub seat: Seat,
    /// Competition rank: after a shared first place comes the third.
    #[schema(minimum = 1, example = 1)]
    pub place: u8,
    /// The figure that the ruleset ranks by (Medici: wealth in florins; Basari: points; Dale of
    /// Merchants 2: stacks, where the rounds have run out).
    #[schema(example = 87)]
    pub score: i64,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GameOutcome {
    /// Every seat once, the best place first.
    pub places: Vec<Place>,
    /// What ended the game; each ruleset names its reasons.
    #[schema(example = "rounds_played")]
    pub reason: String,
}

impl From<Outcome> for GameOutcome {
    fn from(outcome: Outcome) -> Self {
        let Outcome { places, reason } = outcome;
        let places = places.iter().map(|standing| Place {
            seat: standing.seat,
            place: standing.place,
            score: standing.score,
        });
        GameOutcome { places: places.collect(), reason: reason.to_owned() }
    }
}

/// What happened to the table itself. All of it is public at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", content = "data")]
pub enum TableEvent {
    /// The table was made; its luck is committed to.
    #[serde(rename = "table.created")]
    Created {
        /// Id of the ruleset.
        #[schema(example = "medici")]
        ruleset: String,
        /// Behaviour of the rules that the game keeps to its end.
        #[schema(example = "medici/1")]
        rules_version: String,
        /// Options of the ruleset, defaults filled in.
        #[schema(value_type = Object)]
        options: serde_json::Value,
        /// How many seats the table has.
        #[schema(minimum = 2, maximum = 6)]
        seats: u8,
        /// Who can find the table.
        visibility: Visibility,
        /// Who made the table.
        owner: PlayerRef,
        /// SHA-256 commitment to the secret seed, 64 hexadecimal digits.
        commitment: String,
        /// The bot that takes a seat over when its player resigns or lets the time run out.
        #[serde(default = "stand_in_of_old")]
        #[schema(required)]
        stand_in: Bot,
        /// Seconds that a decision may be open before the seat is handed over; null where there is
        /// no such limit.
        #[serde(default)]
        #[schema(required)]
        turn_limit_s: Option<u32>,
        /// Whether the luck is known from the beginning to those who sit there.
        #[serde(default)]
        #[schema(required)]
        sandbox: bool,
    },
    /// A table was made of the position that another game had reached. Everybody who sat there has
    /// left it; from here on the luck is new.
    #[serde(rename = "table.forked")]
    Forked {
        /// Id of the game whose commits stand before this one.
        game: String,
        /// Seq of its last event that was taken over.
        #[schema(minimum = 1)]
        seq: u64,
        /// Who can find the table.
        visibility: Visibility,
        /// Who made the table.
        owner: PlayerRef,
        /// SHA-256 commitment to the secret seed of the luck to come, 64 hexadecimal digits.
        commitment: String,
        /// The bot that takes a seat over when its player resigns or lets the time run out.
        stand_in: Bot,
        /// Seconds that a decision may be open before the seat is handed over; null where there is
        /// no such limit.
        turn_limit_s: Option<u32>,
        /// Whether the luck is known from the beginning to those who sit there.
        sandbox: bool,
    },
    /// A player sat down.
    #[serde(rename = "table.seat_taken")]
    SeatTaken {
        /// Which seat.
        seat: Seat,
        /// Who sits there now.
        player: PlayerRef,
        /// The player's own contribution to the luck of the game, if one was brought.
        nonce: Option<String>,
    },
    /// The owner gave a seat to a bot.
    #[serde(rename = "table.bot_seated")]
    BotSeated {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: Bot,
    },
    /// The owner sent a bot away; its seat became free again.
    #[serde(rename = "table.bot_left")]
    BotLeft {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: Bot,
    },
    /// A seat became free again.
    #[serde(rename = "table.seat_left")]
    SeatLeft {
        /// Which seat.
        seat: Seat,
        /// Who sat there.
        player: PlayerRef,
    },
    /// The game began; the events of its setup follow in the same commit.
    #[serde(rename = "table.started")]
    Started {},
    /// A player gave the seat up in mid-game; a bot plays on, the player may watch.
    #[serde(rename = "table.resigned")]
    Resigned {
        /// Which seat.
        seat: Seat,
        /// Who played there until now.
        player: PlayerRef,
        /// The bot that takes over.
        stand_in: Bot,
        /// How it came to that.
        reason: ResignReason,
    },
    /// The game ended; from now on its record is open.
    #[serde(rename = "table.finished")]
    Finished {
        /// Every seat's result, the best place first.
        places: Vec<Place>,
        /// What ended the game.
        reason: String,
    },
    /// The owner took the table away before the start.
    #[serde(rename = "table.deleted")]
    Deleted {},
}

impl TableEvent {
    /// The same in a game that was imported: whom it names is nobody here.
    pub fn forget_ids(&mut self) {
        match self {
            TableEvent::Created { owner: player, .. }
            | TableEvent::Forked { owner: player, .. }
            | TableEvent::SeatTaken { player, .. }
            | TableEvent::SeatLeft { player, .. }
            | TableEvent::Resigned { player, .. } => player.forget_id(),
            TableEvent::BotSeated { .. }
            | TableEvent::BotLeft { .. }
            | TableEvent::Started {}
            | TableEvent::Finished { .. }
            | TableEvent::Deleted {} => {}
        }
    }
}

/// What table.created did not say before there were stand-ins; nobody could resign from such a
/// table.
fn stand_in_of_old() -> Bot {
    Bot::Random
}

/// Why a bot took a seat over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResignReason {
    /// The player asked for it.
    Asked,
    /// A decision was open for longer than the table's `turn_limit_s`.
    TurnLimit,
}

/// A command on the table itself, as commits and records hold it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", deny_unknown_fields)]
pub enum TableAction {
    /// Make a table.
    #[serde(rename = "table.create")]
    Create {
        /// Who.
        player: String,
    },
    /// Make a table of the position of another game.
    #[serde(rename = "table.fork")]
    Fork {
        /// Who.
        player: String,
    },
    /// Sit down.
    #[serde(rename = "table.take_seat")]
    TakeSeat {
        /// Who.
        player: String,
        /// Where.
        seat: Seat,
    },
    /// Give a seat to a bot.
    #[serde(rename = "table.seat_bot")]
    SeatBot {
        /// Who asked: the owner.
        player: String,
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: Bot,
    },
    /// Free a seat.
    #[serde(rename = "table.leave_seat")]
    LeaveSeat {
        /// Who asked: the sitter or the owner.
        player: String,
        /// Which.
        seat: Seat,
    },
    /// Begin.
    #[serde(rename = "table.start")]
    Start {
        /// Who.
        player: String,
    },
    /// Leave the game to the stand-in.
    #[serde(rename = "table.resign")]
    Resign {
        /// Who.
        player: String,
    },
    /// The server's own: hand a seat over whose time is up.
    #[serde(rename = "table.hand_over")]
    HandOver {
        /// Which.
        seat: Seat,
    },
    /// Take the table away.
    #[serde(rename = "table.delete")]
    Delete {
        /// Who.
        player: String,
    },
}

/// An event as it stands in the log: of the table, or of the game with its secrets.
#[derive(Clone, Debug, PartialEq)]
pub enum LoggedEvent<R: Rules> {
    /// Of the table. In a box, for it is rare and long: lists of events have room for the longest.
    Table(Box<TableEvent>),
    /// Of the game.
    Game(R::Event),
}

/// What begins the type of every event and every command of the table itself.
const TABLE_PREFIX: &str = "table.";

/// What a command or event is.
#[derive(Deserialize)]
struct Tag<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
}

/// The type of a command or event.
pub fn type_of(json: &RawValue) -> Result<Cow<'_, str>, serde_json::Error> {
    serde_json::from_str(json.get()).map(|Tag { kind }| kind)
}

/// Whether a logged command is one of the table itself.
pub fn is_of_the_table(action: &RawValue) -> bool {
    type_of(action).is_ok_and(|kind| kind.starts_with(TABLE_PREFIX))
}

/// A command as it is logged.
pub fn action_as_logged(action: &impl Serialize) -> Arc<RawValue> {
    serde_json::value::to_raw_value(action).expect("commands are plain data").into()
}

impl<R: Rules> From<TableEvent> for LoggedEvent<R> {
    fn from(event: TableEvent) -> Self {
        LoggedEvent::Table(Box::new(event))
    }
}

impl<R: Rules> LoggedEvent<R> {
    /// The event, if it is one of the table.
    pub fn of_the_table(&self) -> Option<&TableEvent> {
        match self {
            LoggedEvent::Table(event) => Some(event),
            LoggedEvent::Game(_) => None,
        }
    }

    fn parse(raw: &RawValue) -> Result<Self, serde_json::Error> {
        if type_of(raw)?.starts_with(TABLE_PREFIX) {
            serde_json::from_str(raw.get()).map(LoggedEvent::Table)
        } else {
            serde_json::from_str(raw.get()).map(LoggedEvent::Game)
        }
    }
}

impl<R: Rules> Serialize for LoggedEvent<R> {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            LoggedEvent::Table(event) => event.serialize(out),
            LoggedEvent::Game(event) => event.serialize(out),
        }
    }
}

/// One accepted command with the events that it caused: what the chain hashes and the record shows.
/// Its members stand in the order of their names, as canonical JSON wants them.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Commit<R: Rules> {
    /// The command.
    pub action: Arc<RawValue>,
    /// When it was accepted.
    pub at: Timestamp,
    /// Its number in the game.
    pub commit: u64,
    /// At least one.
    pub events: Vec<LoggedEvent<R>>,
    /// Shape of this commit.
    pub format: u32,
    /// The seat that acted, if one did.
    pub seat: Option<Seat>,
}

impl<R: Rules> Commit<R> {
    /// Whether it makes a table of the position before it.
    pub fn is_fork(&self) -> bool {
        matches!(
            self.events.first().and_then(LoggedEvent::of_the_table),
            Some(TableEvent::Forked { .. })
        )
    }

    /// The canonical text that is stored and hashed.
    pub fn to_raw(&self) -> Box<RawValue> {
        RawValue::from_string(canonical(self)).expect("canonical JSON is JSON")
    }

    /// Reads a commit of a known format.
    pub fn parse(text: &str) -> Result<Self, String> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Domain<'a> {
            format: u32,
            commit: u64,
            at: Timestamp,
            seat: Option<Seat>,
            action: Arc<RawValue>,
            #[serde(borrow)]
            events: Vec<&'a RawValue>,
        }
        let shape: Domain<'_> =
            serde_json::from_str(text).map_err(|error| format!("not a commit: {error}"))?;
        if shape.format != FORMAT {
            return Err(format!("format {} is not known to this release", shape.format));
        }
        if shape.events.is_empty() {
            return Err("a commit without events".to_owned());
        }
        let events =
            shape.events.iter().map(|raw| LoggedEvent::parse(raw)).collect::<Result<_, _>>();
        let events = events.map_err(|error| format!("not an event: {error}"))?;
        Ok(Commit {
            format: shape.format,
            commit: shape.commit,
            at: shape.at,
            seat: shape.seat,
            action: shape.action,
            events,
        })
    }
}

/// The event that made a table, and when, from the text of the commit that did.
pub fn creation_of(text: &str) -> Result<(TableEvent, Timestamp), String> {
    #[derive(Deserialize)]
    struct Domain<'a> {
        at: Timestamp,
        #[serde(borrow)]
        events: Vec<&'a RawValue>,
    }
    let shape: Domain<'_> =
        serde_json::from_str(text).map_err(|error| format!("not a commit: {error}"))?;
    let first = shape.events.first().ok_or("a commit without events")?;
    let event =
        serde_json::from_str(first.get()).map_err(|error| format!("not an event: {error}"))?;
    Ok((event, shape.at))
}
