//! News of an account: what a player can be told, and how it is kept.
//!
//! It is kept in documents of the player, with the state of the tables that it was compared with.
//! Both are one document, which is written with the pages of older events as one group, as long as
//! it has the version that was read and the player is not gone. So of two servers that tell a
//! player at the same time, one writes, and the other finds a conflict and decides again: every
//! item has one number, on every server and after every restart, and none is told twice.
//!
//! Most of it is found by `account_events` of `kontor-app`, which looks at the tables. What no look
//! finds is told here, in the group of what has happened.

pub mod asked;
pub mod documents;
pub mod tables;
mod telling;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_log::{
    table_event::{GameOutcome, PlayerRef, TableDeletedReason},
    time::Timestamp,
};
use kontor_rules::Seat;

pub use documents::{ACCOUNT_EVENTS_KEPT_MIN, LIMITS as FEED_LIMITS, PAGE_ITEMS, PAGES_KEPT, Part};
pub use documents::{key_of, player_of_key, remove_all};
pub use tables::LIMITS as TABLE_LIMITS;
pub use telling::{
    asked_to_table, wake_followers, with_end_of_table, with_news, with_news_of_table,
};

/// Something that concerns a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct AccountEvent {
    /// 1, 2, 3 … for each account.
    #[schema(minimum = 1, example = 7)]
    pub number: u64,
    /// When it was noticed. What happened while no client and no webhook read the feed is noticed
    /// at the next reading.
    pub at: Timestamp,
    /// Id of the game; null where it is not about one.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: Option<String>,
    /// Id of its ruleset; null where it is not about a game.
    #[schema(example = "medici")]
    pub ruleset: Option<String>,
    /// What happened there.
    pub news: AccountNews,
}

/// Declares the news from one table: of each its documentation, its variant, its type in the
/// contract, the field that names a player, if it has one, and its fields.
macro_rules! news {
    ($(
        $(#[doc = $is:tt])+
        $Variant:ident $name:tt $(of $player:ident)? { $($fields:tt)* }
    )+) => {
        /// What concerns the caller, distinguished by `type`.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
        #[serde(tag = "type")]
        pub enum AccountNews {$(
            $(#[doc = $is])+
            #[serde(rename = $name)]
            $Variant { $($fields)* },
        )+}

        /// A type of the events of an account.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
        pub enum AccountEventType {$(
            #[serde(rename = $name)]
            #[doc = concat!("`", $name, "`.")]
            $Variant,
        )+}

        #[cfg(test)]
        const LISTED: &[(&str, &[&str])] = &[$(($name, &[$(stringify!($player))?])),+];

        impl AccountEventType {
            /// As JSON has it.
            pub fn name(self) -> &'static str {
                match self { $(AccountEventType::$Variant => $name),+ }
            }
        }

        impl AccountNews {
            /// Its type.
            pub fn kind(&self) -> AccountEventType {
                match self { $(AccountNews::$Variant { .. } => AccountEventType::$Variant),+ }
            }

            /// The player whom it names, if it names one.
            fn player_mut(&mut self) -> Option<&mut PlayerRef> {
                match self {$(
                    AccountNews::$Variant { $($player,)? .. } => None$(.or(Some($player)))?,
                )+}
            }
        }
    };
}

news! {
    /// The caller is to decide something.
    DecisionOpened "decision.opened" {
        /// Id of the decision.
        #[schema(example = "d_41_2")]
        decision: String,
        /// What kind of decision it is.
        #[schema(example = "medici.bidding")]
        kind: String,
        /// The caller's seat.
        seat: Seat,
        /// Whether the game goes on without an answer.
        optional: bool,
        /// When the time of the seat is up, as it was when the decision opened; null where there is
        /// no limit. Time that is given, a pause or a vacation makes it later: the list of open
        /// decisions has it as it is.
        deadline: Option<Timestamp>,
        /// How much time the seat had for it, in milliseconds; hours off do not count. Null where
        /// there is no limit.
        #[serde(default)]
        #[schema(required)]
        time_ms: Option<u64>,
    }
    /// The caller has made a table.
    Created "table.created" {}
    /// A player asks the caller to a table: the rematch of a game of both. The caller sits down by
    /// asking for the rematch, too.
    Invited "table.invited" of by {
        /// Who made the table.
        by: PlayerRef,
        /// Id of the game whose rematch it is.
        #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        rematch_of: String,
    }
    /// A player has invited the caller by name to take a seat.
    InvitationReceived "invitation.received" of by {
        /// Who invites.
        by: PlayerRef,
        /// The seat that is kept for the caller; null where any will do.
        seat: Option<Seat>,
        /// Until when the caller can accept, if the game does not begin before.
        expires_at: Timestamp,
    }
    /// The invitation to a table of which the caller was told has been withdrawn.
    InvitationWithdrawn "invitation.withdrawn" of by {
        /// Who had invited.
        by: PlayerRef,
    }
    /// A player whom the caller had invited to a table has declined.
    InvitationDeclined "invitation.declined" of player {
        /// Who has declined.
        player: PlayerRef,
        /// When the player was invited.
        invited_at: Timestamp,
    }
    /// A player has taken a seat; it may be the caller.
    SeatTaken "table.seat_taken" of player {
        /// The seat.
        seat: Seat,
        /// Who sits there.
        player: PlayerRef,
    }
    /// A player has lost a seat; it may be the caller.
    SeatLeft "table.seat_left" of player {
        /// The seat.
        seat: Seat,
        /// Who sat there.
        player: PlayerRef,
        /// How it came to that.
        #[serde(default)]
        #[schema(required)]
        reason: SeatLeftReason,
        /// Whether the player may come back, by `return_to_seat`, as long as the game runs.
        #[serde(default)]
        #[schema(required)]
        may_return: bool,
    }
    /// The game has begun.
    Started "table.started" {}
    /// The players of a running game want something else than before: a pause, or to end the game
    /// without a result. Where they agree to end it, only the end is told.
    WishesChanged "table.wishes_changed" {
        /// The seats whose players want a pause.
        pause_wanted: Vec<Seat>,
        /// Whether the clocks stand, because all of them want it.
        paused: bool,
        /// The seats whose players want to end the game without a result.
        abort_wanted: Vec<Seat>,
    }
    /// The game is over.
    Finished "table.finished" {
        /// How it ended.
        outcome: GameOutcome,
    }
    /// The table was deleted before its start, or is not kept any more.
    Deleted "table.deleted" {
        /// Why.
        #[serde(default)]
        #[schema(required)]
        reason: TableDeletedReason,
    }
    /// A webhook of the caller delivers nothing any more.
    WebhookDisabled "webhook.disabled" {
        /// Id of the webhook.
        #[schema(example = "w_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        webhook: String,
        /// Why.
        reason: WebhookDisabledReason,
    }
    /// A player has written a message.
    MessagePosted "message.posted" of player {
        /// Number of the last message.
        #[schema(minimum = 1, example = 3)]
        message: u64,
        /// Who posted it.
        player: PlayerRef,
    }
    /// A tournament in which the caller takes part begins.
    TournamentStarted "tournament.started" {
        /// Id of the tournament.
        #[schema(example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        tournament: String,
        /// What it is called.
        #[schema(example = "Winter Cup")]
        name: String,
    }
    /// A tournament in which the caller took part is over.
    TournamentEnded "tournament.ended" {
        /// Id of the tournament.
        #[schema(example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        tournament: String,
        /// What it is called.
        #[schema(example = "Winter Cup")]
        name: String,
    }
    /// A tournament in which the caller takes part was cancelled.
    TournamentCancelled "tournament.cancelled" {
        /// Id of the tournament.
        #[schema(example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        tournament: String,
        /// What it is called.
        #[schema(example = "Winter Cup")]
        name: String,
    }
    /// A seek in which the caller was has expired, and begins no game.
    SeekExpired "seek.expired" {
        /// Id of the seek.
        #[schema(example = "k_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        seek: String,
    }
}

/// How a player lost a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatLeftReason {
    /// Before the start: the player left, or was removed.
    #[default]
    Left,
    /// In a running game: the player resigned.
    Resigned,
    /// In a running game: the time of the player was up.
    TimeUp,
}

/// Why a webhook is disabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WebhookDisabledReason {
    /// Its player has disabled it.
    Player,
    /// All deliveries of a day have failed.
    Failing,
    /// The receiver has answered with 410.
    Gone,
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use utoipa::PartialSchema;

    use super::*;

    #[test]
    fn every_event_is_listed_with_its_type_and_the_player_whom_it_names() {
        let schema = serde_json::to_value(AccountNews::schema()).unwrap();
        let names_player = |field: &Value| field.to_string().contains("schemas/PlayerRef");
        let as_listed = |variant: &Value| {
            let fields = variant["properties"].as_object().unwrap();
            let players = fields.iter().filter(|(_, field)| names_player(field));
            let players: Vec<&String> = players.map(|(name, _)| name).collect();
            json!([fields["type"]["enum"][0], players])
        };
        let events = schema["oneOf"].as_array().unwrap().iter().map(as_listed);
        let listed = LISTED.iter().map(|listed| json!(listed));
        let sorted = |values: Vec<Value>| {
            let mut texts: Vec<String> = values.iter().map(Value::to_string).collect();
            texts.sort();
            texts
        };
        assert_eq!(sorted(events.collect()), sorted(listed.collect()));
    }
}
