//! The commands of the table itself.

use serde::{Deserialize, Serialize};

use crate::time::Timestamp;
use kontor_bots::Bot;
use kontor_rules::Seat;

/// A command of the table itself, as commits and records store it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", deny_unknown_fields)]
pub enum TableAction {
    /// Creates a table.
    #[serde(rename = "table.create")]
    Create {
        /// Id of the player.
        player: String,
    },
    /// Creates a table from the position of another game.
    #[serde(rename = "table.fork")]
    Fork {
        /// Id of the player.
        player: String,
    },
    /// Takes a seat.
    #[serde(rename = "table.take_seat")]
    TakeSeat {
        /// Id of the player.
        player: String,
        /// The seat.
        seat: Seat,
    },
    /// Gives a seat to a bot.
    #[serde(rename = "table.seat_bot")]
    SeatBot {
        /// Id of the player who asked for it, the owner.
        player: String,
        /// The seat.
        seat: Seat,
        /// The bot.
        bot: Bot,
    },
    /// Frees a seat.
    #[serde(rename = "table.leave_seat")]
    LeaveSeat {
        /// Id of the player who asked for it: the player on the seat, or the owner.
        player: String,
        /// The seat.
        seat: Seat,
    },
    /// Replaces the invite of a private table.
    #[serde(rename = "table.replace_invite")]
    ReplaceInvite {
        /// Id of the player.
        player: String,
    },
    /// Starts the game.
    #[serde(rename = "table.start")]
    Start {
        /// Id of the player.
        player: String,
    },
    /// Leaves the game to the stand-in.
    #[serde(rename = "table.resign")]
    Resign {
        /// Id of the player.
        player: String,
    },
    /// A command of the server: hands over a seat whose time has expired.
    #[serde(rename = "table.hand_over")]
    HandOver {
        /// The seat.
        seat: Seat,
    },
    /// Takes the seat again after the time was up.
    #[serde(rename = "table.return")]
    Return {
        /// Id of the player.
        player: String,
    },
    /// Says whether the player wants the clocks to stand.
    #[serde(rename = "table.want_pause")]
    WantPause {
        /// Id of the player.
        player: String,
        /// Whether the player wants it.
        wanted: bool,
    },
    /// Gives time to another player.
    #[serde(rename = "table.give_time")]
    GiveTime {
        /// Id of the player who gives it.
        player: String,
        /// The seat that gets it.
        seat: Seat,
        /// How much.
        seconds: u32,
    },
    /// A command of the server: enters the vacation of the player on a seat.
    #[serde(rename = "table.take_vacation")]
    TakeVacation {
        /// The seat.
        seat: Seat,
        /// When the vacation began.
        from: Timestamp,
        /// When it ends.
        until: Timestamp,
    },
    /// A command of the server: the tournament of the table was cancelled.
    #[serde(rename = "table.leave_tournament")]
    LeaveTournament {},
    /// Says whether the player wants the game to end without a result.
    #[serde(rename = "table.want_abort")]
    WantAbort {
        /// Id of the player.
        player: String,
        /// Whether the player wants it.
        wanted: bool,
    },
    /// Deletes the table.
    #[serde(rename = "table.delete")]
    Delete {
        /// Id of the player.
        player: String,
    },
    /// A command of the server: ends a table at which nothing has happened for so long.
    #[serde(rename = "table.expire")]
    Expire {},
}
