//! The events of the table itself, and the players and outcomes that they contain.
//! These events are public to everybody who may know of the table, so they contain no secrets.
//! Which players and texts they name is in `named_players`.

mod named_players;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{clock::Clock, time::Timestamp, tournament::TournamentTable};
use kontor_auth::{Engine, PlayerKind};
use kontor_bots::Bot;
use kontor_rules::{Outcome, Seat};

kontor_limits::limits! {
    /// How often the owner may replace the invite of a table.
    pub const INVITES_REPLACED_MAX: u32 = 100;
}

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
    /// Id of the player; empty for a player of an imported game, who is a mere name there and no
    /// player of this server.
    #[schema(value_type = String, example = "p_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: Arc<str>,
    /// Name of the player when the seat was taken. `Former player` where the account was deleted,
    /// and in quotation marks in an imported game, where it may be anybody's; except in records,
    /// which stay as they were signed.
    #[schema(value_type = String, example = "Ada")]
    pub name: Arc<str>,
    /// What the player was when the seat was taken. Names of users and bot accounts are unique,
    /// names of guests are not. Left out where it is not known: in games of earlier releases and in
    /// imported ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = PlayerKind, required = false)]
    pub kind: Option<PlayerKind>,
    /// What played for a bot account when the seat was taken; left out for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Engine, required = false)]
    pub engine: Option<Arc<Engine>>,
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
    /// Every seat once, the best place first; empty if the game was aborted.
    pub places: Vec<Place>,
    /// What ended the game. Each ruleset names its reasons; two are of the table itself:
    /// `table.aborted`, because all players wanted it, and `table.others_left`, where the players who
    /// left have lost and only one player or team remained (then every score is 0).
    #[schema(example = "rounds_played")]
    pub reason: String,
}

impl GameOutcome {
    /// Why a game ended whose players all wanted it to end without a result.
    pub const ABORTED: &'static str = "table.aborted";

    /// Why a game ended that only one player or team had not left.
    pub const OTHERS_LEFT: &'static str = "table.others_left";

    /// Whether the game ended by the rules of the game, and not by those of the table.
    pub fn is_by_the_rules(&self) -> bool {
        ![Self::ABORTED, Self::OTHERS_LEFT].contains(&&*self.reason)
    }
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
        #[schema(minimum = 2)]
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
        /// Whether its result changes the ratings of its players; left out where it does not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[schema(required = false)]
        rated: bool,
        /// The clock; left out where the table has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<Clock>,
        /// The part of a tournament that the table plays; left out where it is of none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tournament: Option<TournamentTable>,
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
        /// The clock; left out where the table has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<Clock>,
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
    /// The owner gave a private table a new invite; the invite before is no longer accepted. The
    /// invite itself stands in the table's `invite`.
    #[serde(rename = "table.invite_replaced")]
    InviteReplaced {},
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
    /// The time of a player is up; a bot plays on the seat until the player comes back.
    #[serde(rename = "table.timed_out")]
    TimedOut {
        /// Which seat.
        seat: Seat,
        /// Who played there until now.
        player: PlayerRef,
        /// The bot that takes over.
        stand_in: Bot,
    },
    /// A player whose time was up came back to the seat.
    #[serde(rename = "table.returned")]
    Returned {
        /// Which seat.
        seat: Seat,
        /// Who plays there again.
        player: PlayerRef,
    },
    /// A player said whether the clocks are to stand. They stand while all players want it; bots
    /// agree.
    #[serde(rename = "table.pause_wanted")]
    PauseWanted {
        /// Which seat.
        seat: Seat,
        /// Whether its player wants it.
        wanted: bool,
    },
    /// A player gave time to another one, whose clock was running.
    #[serde(rename = "table.time_given")]
    TimeGiven {
        /// The seat of the player who gave it.
        from: Seat,
        /// The seat that got it.
        to: Seat,
        /// How much, in seconds.
        #[schema(minimum = 60, maximum = 604_800)]
        seconds: u32,
    },
    /// A player is away, so the clock of the seat stands from `from` to `until`. Of several such
    /// events of a seat the last one holds; one with an `until` that is earlier ends the vacation.
    #[serde(rename = "table.vacation_taken")]
    VacationTaken {
        /// Which seat.
        seat: Seat,
        /// When the vacation began.
        from: Timestamp,
        /// When it ends.
        until: Timestamp,
    },
    /// A player said whether the game is to end without a result. It ends when all players want it;
    /// bots agree.
    #[serde(rename = "table.abort_wanted")]
    AbortWanted {
        /// Which seat.
        seat: Seat,
        /// Whether its player wants it.
        wanted: bool,
    },
    /// The tournament of the table was cancelled: the game goes on as an ordinary one, and the end of
    /// the round means nothing for its clocks any more.
    #[serde(rename = "table.tournament_cancelled")]
    TournamentCancelled {},
    /// The game ended; from now on its record is open.
    #[serde(rename = "table.finished")]
    Finished {
        /// Every seat's result, the best place first; empty if the game was aborted.
        places: Vec<Place>,
        /// What ended the game.
        reason: String,
    },
    /// The table was taken away before the start.
    #[serde(rename = "table.deleted")]
    Deleted {
        /// Why; left out where the owner did it.
        #[serde(default, skip_serializing_if = "TableDeletedReason::is_owner")]
        #[schema(required = false)]
        reason: TableDeletedReason,
    },
}

/// The default for logs from before there were stand-ins. No player could resign from such a table,
/// so it is never used for a seat.
fn stand_in_of_old() -> Bot {
    Bot::Random
}

/// Why a table was deleted before its start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableDeletedReason {
    /// Its owner deleted it. The events of an account say so also where the server has nothing of
    /// the table any more that says why.
    #[default]
    Owner,
    /// Nothing had happened there until its `expires_at`.
    Expired,
}

impl TableDeletedReason {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_owner(&self) -> bool {
        *self == TableDeletedReason::Owner
    }
}

/// Why a bot took a seat over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResignReason {
    /// The player asked for it.
    Asked,
    /// The time was up, by the table's `turn_limit_s` or its clock.
    TurnLimit,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// It is hashed into the chain, and logs of earlier releases have it so.
    #[test]
    fn a_table_that_its_owner_deletes_is_logged_as_ever() {
        let deleted = TableEvent::Deleted { reason: TableDeletedReason::Owner };
        let logged = json!({ "type": "table.deleted", "data": {} });
        assert_eq!(serde_json::to_value(&deleted).unwrap(), logged);
        assert_eq!(serde_json::from_value::<TableEvent>(logged).unwrap(), deleted);
        let expired = TableEvent::Deleted { reason: TableDeletedReason::Expired };
        let logged = json!({ "type": "table.deleted", "data": { "reason": "expired" } });
        assert_eq!(serde_json::to_value(&expired).unwrap(), logged);
    }
}
