//! The types of the contract.
// Generated from openapi/openapi-3.0.json: change that and run `make clients`.

///Whether the caller wants the game to end.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct AbortRequest {
    ///Whether the game is to end without a result.
    pub wanted: bool,
}
impl AbortRequest {
    pub fn builder() -> builder::AbortRequest {
        Default::default()
    }
}
///An invitation to be accepted.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
pub struct AcceptRequest {
    ///The player's contribution to the luck of the game, as when sitting down.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nonce: ::std::option::Option<::std::string::String>,
}
impl AcceptRequest {
    pub fn builder() -> builder::AcceptRequest {
        Default::default()
    }
}
///Something that concerns a player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct AccountEvent {
    ///When it was noticed. What happened while no client and no webhook read the feed is noticed at the next reading.
    pub at: crate::Timestamp,
    ///Id of the game; null where it is not about one.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub game: ::std::option::Option<::std::string::String>,
    ///What happened there.
    pub news: AccountNews,
    ///1, 2, 3 … for each account.
    pub number: u64,
    ///Id of its ruleset; null where it is not about a game.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub ruleset: ::std::option::Option<::std::string::String>,
}
///A page of the events of an account.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct AccountEventPage {
    ///The events. Old ones are not kept for ever: then the first has a higher number than `after` leads one to expect.
    pub items: ::std::vec::Vec<AccountEvent>,
    ///Number of the last event; 0 if there is none.
    pub last: u64,
    ///The `after` of the next page; null when this page reached `last`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<u64>,
}
///A type of the events of an account.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum AccountEventType {
    #[serde(rename = "decision.opened")]
    DecisionOpened,
    #[serde(rename = "table.created")]
    TableCreated,
    #[serde(rename = "table.invited")]
    TableInvited,
    #[serde(rename = "invitation.received")]
    InvitationReceived,
    #[serde(rename = "invitation.withdrawn")]
    InvitationWithdrawn,
    #[serde(rename = "invitation.declined")]
    InvitationDeclined,
    #[serde(rename = "table.seat_taken")]
    TableSeatTaken,
    #[serde(rename = "table.seat_left")]
    TableSeatLeft,
    #[serde(rename = "table.started")]
    TableStarted,
    #[serde(rename = "table.wishes_changed")]
    TableWishesChanged,
    #[serde(rename = "table.finished")]
    TableFinished,
    #[serde(rename = "table.deleted")]
    TableDeleted,
    #[serde(rename = "webhook.disabled")]
    WebhookDisabled,
    #[serde(rename = "message.posted")]
    MessagePosted,
    #[serde(rename = "tournament.started")]
    TournamentStarted,
    #[serde(rename = "tournament.ended")]
    TournamentEnded,
    #[serde(rename = "tournament.cancelled")]
    TournamentCancelled,
    #[serde(rename = "seek.expired")]
    SeekExpired,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for AccountEventType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::DecisionOpened => f.write_str("decision.opened"),
            Self::TableCreated => f.write_str("table.created"),
            Self::TableInvited => f.write_str("table.invited"),
            Self::InvitationReceived => f.write_str("invitation.received"),
            Self::InvitationWithdrawn => f.write_str("invitation.withdrawn"),
            Self::InvitationDeclined => f.write_str("invitation.declined"),
            Self::TableSeatTaken => f.write_str("table.seat_taken"),
            Self::TableSeatLeft => f.write_str("table.seat_left"),
            Self::TableStarted => f.write_str("table.started"),
            Self::TableWishesChanged => f.write_str("table.wishes_changed"),
            Self::TableFinished => f.write_str("table.finished"),
            Self::TableDeleted => f.write_str("table.deleted"),
            Self::WebhookDisabled => f.write_str("webhook.disabled"),
            Self::MessagePosted => f.write_str("message.posted"),
            Self::TournamentStarted => f.write_str("tournament.started"),
            Self::TournamentEnded => f.write_str("tournament.ended"),
            Self::TournamentCancelled => f.write_str("tournament.cancelled"),
            Self::SeekExpired => f.write_str("seek.expired"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for AccountEventType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "decision.opened" => Ok(Self::DecisionOpened),
            "table.created" => Ok(Self::TableCreated),
            "table.invited" => Ok(Self::TableInvited),
            "invitation.received" => Ok(Self::InvitationReceived),
            "invitation.withdrawn" => Ok(Self::InvitationWithdrawn),
            "invitation.declined" => Ok(Self::InvitationDeclined),
            "table.seat_taken" => Ok(Self::TableSeatTaken),
            "table.seat_left" => Ok(Self::TableSeatLeft),
            "table.started" => Ok(Self::TableStarted),
            "table.wishes_changed" => Ok(Self::TableWishesChanged),
            "table.finished" => Ok(Self::TableFinished),
            "table.deleted" => Ok(Self::TableDeleted),
            "webhook.disabled" => Ok(Self::WebhookDisabled),
            "message.posted" => Ok(Self::MessagePosted),
            "tournament.started" => Ok(Self::TournamentStarted),
            "tournament.ended" => Ok(Self::TournamentEnded),
            "tournament.cancelled" => Ok(Self::TournamentCancelled),
            "seek.expired" => Ok(Self::SeekExpired),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for AccountEventType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for AccountEventType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What concerns the caller, distinguished by `type`.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum AccountNews {
    ///The caller is to decide something.
    #[serde(rename = "decision.opened")]
    DecisionOpened {
        ///When the time of the seat is up, as it was when the decision opened; null where there is no limit. Time that is given, a pause or a vacation makes it later: the list of open decisions has it as it is.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        deadline: ::std::option::Option<crate::Timestamp>,
        ///Id of the decision.
        decision: ::std::string::String,
        ///What kind of decision it is.
        kind: ::std::string::String,
        ///Whether the game goes on without an answer.
        optional: bool,
        ///The caller's seat.
        seat: u32,
        ///How much time the seat had for it, in milliseconds; hours off do not count. Null where there is no limit.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        time_ms: ::std::option::Option<u64>,
    },
    #[serde(rename = "table.created")]
    TableCreated,
    ///A player asks the caller to a table: the rematch of a game of both. The caller sits down by asking for the rematch, too.
    #[serde(rename = "table.invited")]
    TableInvited {
        ///Who made the table.
        by: PlayerRef,
        ///Id of the game whose rematch it is.
        rematch_of: ::std::string::String,
    },
    ///A player has invited the caller by name to take a seat.
    #[serde(rename = "invitation.received")]
    InvitationReceived {
        ///Who invites.
        by: PlayerRef,
        ///Until when the caller can accept, if the game does not begin before.
        expires_at: crate::Timestamp,
        ///The seat that is kept for the caller; null where any will do.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
    },
    ///The invitation to a table of which the caller was told has been withdrawn.
    #[serde(rename = "invitation.withdrawn")]
    InvitationWithdrawn {
        ///Who had invited.
        by: PlayerRef,
    },
    ///A player whom the caller had invited to a table has declined.
    #[serde(rename = "invitation.declined")]
    InvitationDeclined {
        ///When the player was invited.
        invited_at: crate::Timestamp,
        ///Who has declined.
        player: PlayerRef,
    },
    ///A player has taken a seat; it may be the caller.
    #[serde(rename = "table.seat_taken")]
    TableSeatTaken {
        ///Who sits there.
        player: PlayerRef,
        ///The seat.
        seat: u32,
    },
    ///A player has lost a seat; it may be the caller.
    #[serde(rename = "table.seat_left")]
    TableSeatLeft {
        ///Whether the player may come back, by `return_to_seat`, as long as the game runs.
        may_return: bool,
        ///Who sat there.
        player: PlayerRef,
        ///How it came to that.
        reason: SeatLeftReason,
        ///The seat.
        seat: u32,
    },
    #[serde(rename = "table.started")]
    TableStarted,
    ///The players of a running game want something else than before: a pause, or to end the game without a result. Where they agree to end it, only the end is told.
    #[serde(rename = "table.wishes_changed")]
    TableWishesChanged {
        ///The seats whose players want to end the game without a result.
        abort_wanted: ::std::vec::Vec<u32>,
        ///The seats whose players want a pause.
        pause_wanted: ::std::vec::Vec<u32>,
        ///Whether the clocks stand, because all of them want it.
        paused: bool,
    },
    ///The game is over.
    #[serde(rename = "table.finished")]
    TableFinished {
        ///How it ended.
        outcome: GameOutcome,
    },
    ///The table was deleted before its start, or is not kept any more.
    #[serde(rename = "table.deleted")]
    TableDeleted {
        ///Why.
        reason: TableDeletedReason,
    },
    ///A webhook of the caller delivers nothing any more.
    #[serde(rename = "webhook.disabled")]
    WebhookDisabled {
        ///Why.
        reason: WebhookDisabledReason,
        ///Id of the webhook.
        webhook: ::std::string::String,
    },
    ///A player has written a message.
    #[serde(rename = "message.posted")]
    MessagePosted {
        ///Number of the last message.
        message: u64,
        ///Who posted it.
        player: PlayerRef,
    },
    ///A tournament in which the caller takes part begins.
    #[serde(rename = "tournament.started")]
    TournamentStarted {
        ///What it is called.
        name: ::std::string::String,
        ///Id of the tournament.
        tournament: ::std::string::String,
    },
    ///A tournament in which the caller took part is over.
    #[serde(rename = "tournament.ended")]
    TournamentEnded {
        ///What it is called.
        name: ::std::string::String,
        ///Id of the tournament.
        tournament: ::std::string::String,
    },
    ///A tournament in which the caller takes part was cancelled.
    #[serde(rename = "tournament.cancelled")]
    TournamentCancelled {
        ///What it is called.
        name: ::std::string::String,
        ///Id of the tournament.
        tournament: ::std::string::String,
    },
    ///A seek in which the caller was has expired, and begins no game.
    #[serde(rename = "seek.expired")]
    SeekExpired {
        ///Id of the seek.
        seek: ::std::string::String,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///A move.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ActionRequest {
    ///One of the actions that the decision allows.
    pub action: GameAction,
    ///Id of the decision that it answers.
    pub decision: ::std::string::String,
}
impl ActionRequest {
    pub fn builder() -> builder::ActionRequest {
        Default::default()
    }
}
///An app, as everybody may know it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct App {
    ///When it was registered.
    pub created_at: crate::Timestamp,
    ///Its id, which is the `client_id` of OAuth 2.0.
    pub id: ::std::string::String,
    ///The name to show. Names of apps are not unique.
    pub name: ::std::string::String,
    ///Who registered it, and answers for it.
    pub owner: Player,
    ///Its page; null if it has none.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub website: ::std::option::Option<::std::string::String>,
}
///All apps of a user.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct AppList {
    ///The apps, oldest first.
    pub items: ::std::vec::Vec<OwnApp>,
}
///What a user says of an app.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct AppRequest {
    ///The name to show, 1 to 40 characters.
    pub name: ::std::string::String,
    ///Where it receives codes: https addresses, http addresses of the app's own machine (whose port may be another one in requests), or addresses with a scheme of its own that has a dot in it. Left out or empty for an app that uses the device flow alone.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub redirect_uris: ::std::vec::Vec<::std::string::String>,
    ///Its page, an https address.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub website: ::std::option::Option<::std::string::String>,
}
impl AppRequest {
    pub fn builder() -> builder::AppRequest {
        Default::default()
    }
}
///A delivery that will be made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct AskedDelivery {
    ///Id of its message.
    pub id: ::std::string::String,
}
///Where the browser of the user goes on.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Authorization {
    ///The address of the app, with the code or the error.
    pub redirect_to: ::std::string::String,
}
///Why an offer was accepted.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum BasariAcceptReason {
    #[serde(rename = "chosen")]
    Chosen,
    #[serde(rename = "no_raise")]
    NoRaise,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for BasariAcceptReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Chosen => f.write_str("chosen"),
            Self::NoRaise => f.write_str("no_raise"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for BasariAcceptReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "chosen" => Ok(Self::Chosen),
            "no_raise" => Ok(Self::NoRaise),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for BasariAcceptReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for BasariAcceptReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///An action was chosen by three or four, so none of them carries it out.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariActionLapsedEventData {
    ///Which action.
    pub card: BasariCard,
    ///Who chose it.
    pub seats: ::std::vec::Vec<u32>,
}
///An arch of the board: the points and the gems that it offers to whose figure stands above it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariArch {
    ///Sapphires.
    pub blue: u32,
    ///Emeralds.
    pub green: u32,
    ///Points for the action `points`.
    pub points: u32,
    ///Rubies for the action `gems`; an arch shows one to nine gems in all.
    pub red: u32,
    ///Topazes.
    pub yellow: u32,
}
///A player placed start marker and figure.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariArchChosenEventData {
    ///Number of the arch.
    pub arch: u32,
    ///Who placed them.
    pub seat: u32,
}
///An arch of the default board.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariArchInfo {
    ///Its number, from 0, clockwise.
    pub arch: u32,
    ///Gems for the action `gems`.
    pub gems: BasariGems,
    ///Points for the action `points`.
    pub points: u32,
}
///An action card; each player has all three, in every round («Die 2. Phase»).
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum BasariCard {
    #[serde(rename = "roll")]
    Roll,
    #[serde(rename = "points")]
    Points,
    #[serde(rename = "gems")]
    Gems,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for BasariCard {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Points => f.write_str("points"),
            Self::Gems => f.write_str("gems"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for BasariCard {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "roll" => Ok(Self::Roll),
            "points" => Ok(Self::Points),
            "gems" => Ok(Self::Gems),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for BasariCard {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for BasariCard {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A player chose a card, face down.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariCardChosenEventData {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub card: ::std::option::Option<BasariCard>,
    ///Who chose.
    pub seat: u32,
}
///All cards were turned over.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariCardsRevealedEventData {
    ///The players' cards, by seat.
    pub cards: ::std::vec::Vec<BasariCard>,
    ///The actions that were chosen, in the order in which they are settled: those of single players, those that two trade for, and what lapses.
    pub order: ::std::vec::Vec<BasariCard>,
}
///Whether a player has chosen a card.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariChosen {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub card: ::std::option::Option<BasariCard>,
    ///Whether a card lies there, face down.
    pub has_chosen: bool,
    ///Who.
    pub seat: u32,
}
///A colour of gems, the most valuable first in all lists («Das Handeln»).
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum BasariColour {
    #[serde(rename = "red")]
    Red,
    #[serde(rename = "yellow")]
    Yellow,
    #[serde(rename = "green")]
    Green,
    #[serde(rename = "blue")]
    Blue,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for BasariColour {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Red => f.write_str("red"),
            Self::Yellow => f.write_str("yellow"),
            Self::Green => f.write_str("green"),
            Self::Blue => f.write_str("blue"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for BasariColour {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "red" => Ok(Self::Red),
            "yellow" => Ok(Self::Yellow),
            "green" => Ok(Self::Green),
            "blue" => Ok(Self::Blue),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for BasariColour {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for BasariColour {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A colour of gems.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariColourInfo {
    ///How many gems of this colour there are.
    pub count: u32,
    ///How the colour is called in views and events.
    pub id: BasariColour,
    ///Points for the majority at a scoring.
    pub majority_points: u32,
    ///Its name for people, in English.
    pub name: ::std::string::String,
    ///Its name for people.
    pub names: Texts,
    ///Its rank when offers are compared, 1 for the most valuable.
    pub rank: u32,
    ///How many each player begins with.
    pub start_count: u32,
}
///The material as clients may want to draw it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariComponents {
    ///The arches of the default board, clockwise; the first follows the last. A table with the option `arches` has its own.
    pub arches: ::std::vec::Vec<BasariArchInfo>,
    ///Whether these arches are a reconstruction and not those of the printed board.
    pub arches_reconstructed: bool,
    ///Where these arches come from, for people, in English.
    pub arches_source: ::std::string::String,
    ///The same in every language.
    pub arches_sources: Texts,
    ///The action cards that each player has, in the order in which their actions are carried out.
    pub cards: ::std::vec::Vec<BasariCard>,
    ///The colours of gems, the most valuable first.
    pub colours: ::std::vec::Vec<BasariColourInfo>,
    ///The highest number of a die.
    pub die_most: u32,
    ///The edition whose rulebook is followed.
    pub edition: ::std::string::String,
    ///Points for a lap.
    pub lap_points: u32,
    ///Scorings in a game.
    pub scorings: u32,
    ///Fields of the score track, which a marker goes round as often as it must; points are plain numbers.
    pub track_fields: u32,
}
///Why a trade was conceded.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum BasariConcedeReason {
    #[serde(rename = "chosen")]
    Chosen,
    #[serde(rename = "no_gems")]
    NoGems,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for BasariConcedeReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Chosen => f.write_str("chosen"),
            Self::NoGems => f.write_str("no_gems"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for BasariConcedeReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "chosen" => Ok(Self::Chosen),
            "no_gems" => Ok(Self::NoGems),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for BasariConcedeReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for BasariConcedeReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A figure on the board.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariFigure {
    ///Number of the arch where it stands.
    pub arch: u32,
    ///Gems of this arch; there may be fewer in the supply.
    pub arch_gems: BasariGems,
    ///Points of this arch.
    pub arch_points: u32,
    ///Number of the arch where its start marker lies.
    pub start: u32,
    ///Steps since it left its start marker.
    pub steps: u32,
}
///A player rolled the die of the first phase, and the figure moved.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariFigureMovedEventData {
    ///Number of the arch where the figure stands now.
    pub arch: u32,
    ///The die; it scores nothing.
    pub die: u32,
    ///Whose figure.
    pub seat: u32,
    ///How far it is from its start marker now.
    pub steps: u32,
}
///The last scoring is over.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariGameEndedEventData {
    ///The final standings, best place first and by seat within a place.
    pub standings: ::std::vec::Vec<BasariPlacing>,
}
///Gems, counted by colour.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariGems {
    ///Sapphires.
    pub blue: u32,
    ///Emeralds.
    pub green: u32,
    ///Rubies.
    pub red: u32,
    ///Topazes.
    pub yellow: u32,
}
///A player carried out the action `gems`.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariGemsCarriedOutEventData {
    ///Number of the arch under the figure.
    pub arch: u32,
    ///Gems taken; fewer than the arch shows where the supply had no more.
    pub gems: BasariGems,
    ///Who took the gems.
    pub seat: u32,
}
///Every player was given gems out of the supply.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariGemsDealtEventData {
    ///What each got.
    pub each: BasariGems,
}
///What a player's figure brought at a scoring.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariLapScore {
    ///Points for a lap; 0 for who has not got round.
    pub points: u32,
    ///Whose figure.
    pub seat: u32,
    ///Its steps since it left its start marker.
    pub steps: u32,
}
///A player got round, so a scoring began; laps brought their points.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariLapsScoredEventData {
    ///One entry per seat, in seat order.
    pub scores: ::std::vec::Vec<BasariLapScore>,
    ///Which scoring, from 1.
    pub scoring: u32,
}
///What a player's gems of a colour brought at a scoring.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariMajorityScore {
    ///Gems of this colour when the scoring began.
    pub owned: u32,
    ///Points for the majority, shared by those who tie; 0 for who has fewer.
    pub points: u32,
    ///Gems given back to the supply.
    pub returned: u32,
    ///Whose gems.
    pub seat: u32,
}
///The majority in a colour brought its points, and gems were given back.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariMajorityScoredEventData {
    ///Which colour.
    pub colour: BasariColour,
    ///One entry per seat, in seat order.
    pub scores: ::std::vec::Vec<BasariMajorityScore>,
}
///An offer.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariOffer {
    ///What the other would get.
    pub gems: BasariGems,
    ///Whose.
    pub seat: u32,
}
///A player took the gems offered and left the action to the other.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariOfferAcceptedEventData {
    ///Who gave them and carries out the action.
    pub actor: u32,
    ///The gems.
    pub gems: BasariGems,
    ///Whether the player decided so or could not raise.
    pub reason: BasariAcceptReason,
    ///Who took the gems.
    pub seat: u32,
}
///A player made the first offer or raised.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariOfferMadeEventData {
    ///What the other would get.
    pub gems: BasariGems,
    ///Who offers.
    pub seat: u32,
}
///Gems of an offer.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariOfferedGems {
    ///Sapphires.
    pub blue: u32,
    ///Emeralds.
    pub green: u32,
    ///Rubies.
    pub red: u32,
    ///Topazes.
    pub yellow: u32,
}
///A roll for the first offer.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariOpeningRoll {
    ///The die.
    pub die: u32,
    ///Whose.
    pub seat: u32,
}
///Two players with as many points rolled for the first offer; the higher die makes it, equal dice are rolled again.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariOpeningRolledEventData {
    ///Their dice, in seat order; these move no figure and score nothing.
    pub rolls: ::std::vec::Vec<BasariOpeningRoll>,
}
///What is going on.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "phase")]
pub enum BasariPhase {
    #[serde(rename = "choosing_arches")]
    ChoosingArches,
    ///All choose a card, face down.
    #[serde(rename = "choosing_cards")]
    ChoosingCards {
        ///Who has chosen, by seat.
        chosen: ::std::vec::Vec<BasariChosen>,
    },
    ///Two players trade for an action.
    #[serde(rename = "trading")]
    Trading {
        ///The players' cards, by seat.
        cards: ::std::vec::Vec<BasariCard>,
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        offer: ::std::option::Option<BasariOffer>,
        ///Who made or makes the first offer.
        opener: u32,
        ///Who answers it.
        responder: u32,
        ///The actions that are not settled yet, in order; the first is traded for now.
        to_settle: ::std::vec::Vec<BasariCard>,
    },
    ///The game has ended.
    #[serde(rename = "over")]
    Over {
        ///The final standings, best place first and by seat within a place.
        standings: ::std::vec::Vec<BasariPlacing>,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `phase` that tells it apart.
        #[serde(rename = "phase")]
        phase: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///A player's final place.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariPlacing {
    ///Gems at the end; among equal points more gems are better, then more valuable ones.
    pub gems: BasariGems,
    ///Competition rank: after a shared first comes third.
    pub place: u32,
    ///Points at the end.
    pub points: u32,
    ///Whose place.
    pub seat: u32,
}
///What a player owns; all of it is public.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariPlayer {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub figure: ::std::option::Option<BasariFigure>,
    ///Gems.
    pub gems: BasariGems,
    ///Points; a plain number that does not wrap at 85.
    pub points: u32,
    ///The player's seat.
    pub seat: u32,
}
///A player carried out the action `points`.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariPointsCarriedOutEventData {
    ///Number of the arch under the figure.
    pub arch: u32,
    ///Points scored.
    pub points: u32,
    ///Who scored.
    pub seat: u32,
}
///A player carried out the action `roll`: rolled the die, moved, and scored what it missed to six.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariRollCarriedOutEventData {
    ///Number of the arch where the figure stands now; it gives nothing.
    pub arch: u32,
    ///The die.
    pub die: u32,
    ///Points scored.
    pub points: u32,
    ///Who rolled.
    pub seat: u32,
    ///How far the figure is from its start marker now.
    pub steps: u32,
}
///A round began.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariRoundBeganEventData {
    ///Which round, from 1.
    pub round: u32,
}
///All start markers were moved under their figures; the next lap begins at 0 steps.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariStartMarkersMovedEventData {
    ///Numbers of the arches where they lie now, by seat.
    pub arches: ::std::vec::Vec<u32>,
}
///The opener of a trade offered nothing and left the action to the other.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariTradeConcededEventData {
    ///Who carries out the action.
    pub actor: u32,
    ///Whether the player decided so or had no gems.
    pub reason: BasariConcedeReason,
    ///Who offered nothing.
    pub seat: u32,
}
///Two players began to trade for an action.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariTradeOpenedEventData {
    ///The action.
    pub card: BasariCard,
    ///Who makes the first offer.
    pub opener: u32,
    ///Who answers it.
    pub responder: u32,
}
///The table. Unless it brought a board of its own, it plays on a reconstruction, not on the printed board.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BasariView {
    ///The arches of the board in use, clockwise as the figures move. Games that began under `basari/1` do not have them.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub arches: ::std::vec::Vec<BasariArch>,
    ///Whether the arches are those of the components, a reconstruction; `false` if the table brought a board of its own.
    pub arches_reconstructed: bool,
    ///How many steps from its start marker make a lap of a figure: as many as there are arches.
    pub lap_steps: u32,
    ///What is going on.
    pub phase: BasariPhase,
    ///The players by seat.
    pub players: ::std::vec::Vec<BasariPlayer>,
    ///The round, from 1; 0 while the figures are placed.
    pub round: u32,
    ///Scorings so far; the third ends the game.
    pub scorings: u32,
    ///The gems that no player owns.
    pub supply: BasariGems,
}
///A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the one after which it stands best; `search` the one that turns out best when the game is played on in imagined worlds. None knows more than its seat. New ones may come.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum Bot {
    #[serde(rename = "random")]
    Random,
    #[serde(rename = "greedy")]
    Greedy,
    #[serde(rename = "search")]
    Search,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for Bot {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search => f.write_str("search"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for Bot {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "search" => Ok(Self::Search),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for Bot {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for Bot {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///All bot accounts of a user.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct BotAccountList {
    ///The bot accounts, oldest first.
    pub items: ::std::vec::Vec<Player>,
}
///A change of a bot account.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ChangeBotRequest {
    ///What plays from now on.
    pub engine: Engine,
}
impl ChangeBotRequest {
    pub fn builder() -> builder::ChangeBotRequest {
        Default::default()
    }
}
///A change of the password.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ChangePasswordRequest {
    ///The password from now on, 8 to 128 characters.
    pub new_password: ::std::string::String,
    ///The password until now.
    pub old_password: ::std::string::String,
    ///Whether all that acts without the password is switched off as well: personal tokens, those of apps and of bot accounts included, codes and answers that apps have not exchanged yet, registered apps, and webhooks, those of bot accounts included.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub revoke_all: ::std::option::Option<bool>,
}
impl ChangePasswordRequest {
    pub fn builder() -> builder::ChangePasswordRequest {
        Default::default()
    }
}
///A change of a webhook; what is left out stays as it is.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
pub struct ChangeWebhookRequest {
    ///Whether it delivers. One that was disabled goes on after the last event that it has delivered.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub active: ::std::option::Option<bool>,
    ///Whether decisions come with their events, and answers are played.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub answers: ::std::option::Option<bool>,
    ///The types of events that it is for; empty for all.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub types: ::std::option::Option<::std::vec::Vec<AccountEventType>>,
    ///Where it delivers.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub url: ::std::option::Option<::std::string::String>,
}
impl ChangeWebhookRequest {
    pub fn builder() -> builder::ChangeWebhookRequest {
        Default::default()
    }
}
///The clock of a table.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Clock {
    ///When no clock of the table runs. At least 24 hours of a week remain.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub hours_off: ::std::vec::Vec<HoursOff>,
    ///What happens to a seat whose time is up.
    #[serde(default = "defaults::clock_on_timeout")]
    pub on_timeout: OnTimeout,
    ///How the time of a seat is counted. Several seats that are asked at once each have a clock of their own.
    pub time: ClockTime,
    ///Whether the clocks of a player who takes a vacation stand.
    #[serde(default)]
    pub vacations: bool,
}
///How the time of a seat is counted.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum ClockTime {
    ///Each decision has the same time, and what is left of it is lost.
    #[serde(rename = "decision")]
    Decision {
        ///The time for a decision, in seconds.
        limit_s: u32,
    },
    ///Each turn has the same time for all its decisions, and what is left of it is lost. The turn of a seat is over when the game asks another seat.
    #[serde(rename = "turn")]
    Turn {
        ///The time for a turn, in seconds.
        limit_s: u32,
    },
    ///Each seat has an account of time, from which its decisions take.
    #[serde(rename = "banked")]
    Banked {
        ///What each answer adds to the account, in seconds.
        increment_s: u32,
        ///More than this an account never has, in seconds; at least `start_s`.
        max_s: u32,
        ///What each seat has at the start, in seconds.
        start_s: u32,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///The answer of a user to an app that asks by the authorization code flow.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateAuthorizationRequest {
    ///Whether the user allows it.
    pub allowed: bool,
    ///Id of the app.
    pub app: ::std::string::String,
    ///SHA-256 hash of the app's verifier, in base64url without padding (RFC 7636, method S256).
    pub code_challenge: ::std::string::String,
    ///Where the app receives the code: one of its addresses.
    pub redirect_uri: ::std::string::String,
    ///What the app may do. The scope `account` is never given to an app.
    pub scopes: ::std::vec::Vec<Scope>,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub shown: ::std::option::Option<ShownApp>,
    ///What the app gets back unchanged.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub state: ::std::option::Option<::std::string::String>,
}
impl CreateAuthorizationRequest {
    pub fn builder() -> builder::CreateAuthorizationRequest {
        Default::default()
    }
}
///A bot account to be made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateBotRequest {
    ///What plays.
    pub engine: Engine,
    ///The name to show, 1 to 40 characters. Names of users and bot accounts are unique.
    pub name: ::std::string::String,
}
impl CreateBotRequest {
    pub fn builder() -> builder::CreateBotRequest {
        Default::default()
    }
}
///A table to be made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateGameRequest {
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub clock: ::std::option::Option<Clock>,
    ///The creator's contribution to the luck of the game: a player who brings one knows that the server picked no seed it liked.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nonce: ::std::option::Option<::std::string::String>,
    ///Options of the ruleset, as its `options_schema` describes them; those left out take their defaults.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub options: ::std::option::Option<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    >,
    ///Whether the result changes the ratings of the players. A rated table is public, has a `turn_limit_s` or a `clock` and is no sandbox; users alone sit there, or bots alone where a bot account made it.
    #[serde(default)]
    pub rated: bool,
    ///Id of the ruleset.
    pub ruleset: ::std::string::String,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sandbox: ::std::option::Option<SandboxRequest>,
    ///How many seats, within the ruleset's `seats_min` and `seats_max`.
    pub seats: u32,
    ///Whether the creator takes seat 0; true by default.
    #[serde(default = "defaults::default_bool::<true>")]
    pub sit: bool,
    ///The bot that takes a seat over when its player resigns or lets the time run out.
    #[serde(default = "defaults::create_game_request_stand_in")]
    pub stand_in: Bot,
    ///How long a decision may be open, in seconds, before its seat is handed to the `stand_in`; no limit if left out.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub turn_limit_s: ::std::option::Option<u32>,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub visibility: ::std::option::Option<Visibility>,
}
impl CreateGameRequest {
    pub fn builder() -> builder::CreateGameRequest {
        Default::default()
    }
}
///A guest to be made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
pub struct CreateGuestRequest {
    ///The name to show, 1 to 40 characters; made up if left out. Names of guests are not unique.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub name: ::std::option::Option<::std::string::String>,
}
impl CreateGuestRequest {
    pub fn builder() -> builder::CreateGuestRequest {
        Default::default()
    }
}
///A request for recovery codes.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateRecoveryCodesRequest {
    ///The user's password.
    pub password: ::std::string::String,
}
impl CreateRecoveryCodesRequest {
    pub fn builder() -> builder::CreateRecoveryCodesRequest {
        Default::default()
    }
}
///A seek to be made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateSeekRequest {
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub clock: ::std::option::Option<Clock>,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub fill_with: ::std::option::Option<Bot>,
    ///For how many seconds it waits for players; an hour if left out.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub lifetime_s: ::std::option::Option<u32>,
    ///Options of the ruleset, as for a table.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub options: ::std::option::Option<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    >,
    ///Whether the game is rated.
    #[serde(default)]
    pub rated: bool,
    ///The highest rating of others who may join.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub rating_max: ::std::option::Option<u32>,
    ///The lowest rating of others who may join, in points of the pool in which the game would count with all `seats`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub rating_min: ::std::option::Option<u32>,
    ///Id of the ruleset.
    pub ruleset: ::std::string::String,
    ///How many players are sought, with the caller: the game starts at once when they are there.
    pub seats: u32,
    ///With how many players the game starts after `wait_s`; `seats` if left out.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub seats_min: ::std::option::Option<u32>,
    ///The bot that takes a seat over when its player leaves.
    #[serde(default = "defaults::create_seek_request_stand_in")]
    pub stand_in: Bot,
    ///How long a decision may be open, in seconds; as for a table.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub turn_limit_s: ::std::option::Option<u32>,
    ///After how many seconds the game starts with fewer players than `seats`. Left out, it waits for all.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub wait_s: ::std::option::Option<u32>,
}
impl CreateSeekRequest {
    pub fn builder() -> builder::CreateSeekRequest {
        Default::default()
    }
}
///Name and password of a user.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateSessionRequest {
    ///The user's name.
    pub name: ::std::string::String,
    ///The user's password.
    pub password: ::std::string::String,
}
impl CreateSessionRequest {
    pub fn builder() -> builder::CreateSessionRequest {
        Default::default()
    }
}
///A personal token to be made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateTokenRequest {
    ///Id of the bot account that it acts for; left out for the user.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub bot: ::std::option::Option<::std::string::String>,
    ///For how many days it is valid; 90 if left out.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub expires_in_days: ::std::option::Option<u32>,
    ///What its user calls it, 1 to 40 characters.
    pub name: ::std::string::String,
    ///What it may be used for: scopes that the caller has, too.
    pub scopes: ::std::vec::Vec<Scope>,
}
impl CreateTokenRequest {
    pub fn builder() -> builder::CreateTokenRequest {
        Default::default()
    }
}
///A tournament to be made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateTournamentRequest {
    ///Bots of the server that take part from the beginning; none in a rated tournament.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub bots: ::std::vec::Vec<Bot>,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub clock: ::std::option::Option<Clock>,
    ///Who may enter; guests never. A rated tournament that a user makes is for `users`, one that a bot account makes is for `bots`.
    #[serde(default = "defaults::create_tournament_request_entrants")]
    pub entrants: TournamentEntrants,
    ///How it is played.
    pub format: TournamentFormat,
    ///How many games each table plays in a round, one after the other, with changing seats.
    #[serde(default = "defaults::default_u64::<u32, 1>")]
    pub games_per_table: u32,
    ///What it is called.
    pub name: ::std::string::String,
    ///Options of the ruleset. Each plays for themself: options with teams are refused.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub options: ::std::option::Option<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    >,
    ///How many can take part.
    pub participants_max: u32,
    ///With fewer participants it is cancelled; `seats` by default.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub participants_min: ::std::option::Option<u32>,
    ///Whether the games change the ratings of the players.
    #[serde(default)]
    pub rated: bool,
    ///The highest rating with which one may enter, in points.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub rating_max: ::std::option::Option<u32>,
    ///The lowest rating with which one may enter, in points. Who has no rating counts as 1500.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub rating_min: ::std::option::Option<u32>,
    ///When registration ends, within 90 days.
    pub registration_ends_at: crate::Timestamp,
    ///How long a round lasts at most, in seconds.
    pub round_limit_s: u32,
    ///Id of the ruleset.
    pub ruleset: ::std::string::String,
    ///How many sit at each table, within the ruleset's `seats_min` and `seats_max`.
    pub seats: u32,
    ///In which order the participants are drawn at first.
    #[serde(default = "defaults::create_tournament_request_seeding")]
    pub seeding: TournamentSeeding,
    ///The bot that takes a seat over when its player withdraws, resigns or lets the time run out.
    #[serde(default = "defaults::create_tournament_request_stand_in")]
    pub stand_in: Bot,
    ///Whether it starts as soon as `participants_max` have entered.
    #[serde(default = "defaults::default_bool::<true>")]
    pub start_when_full: bool,
    ///What decides between equal points, in this order; the usual ones of the format if it is left out. After these the lot decides.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tie_breaks: ::std::option::Option<::std::vec::Vec<TournamentTieBreak>>,
    ///How long a decision may be open, in seconds; either this or a `clock` is needed.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub turn_limit_s: ::std::option::Option<u32>,
}
impl CreateTournamentRequest {
    pub fn builder() -> builder::CreateTournamentRequest {
        Default::default()
    }
}
///A user to be made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateUserRequest {
    ///The name to show and to sign in with, 1 to 40 characters. Names of users are unique.
    pub name: ::std::string::String,
    ///The password, 8 to 128 characters.
    pub password: ::std::string::String,
}
impl CreateUserRequest {
    pub fn builder() -> builder::CreateUserRequest {
        Default::default()
    }
}
///A webhook to be made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreateWebhookRequest {
    ///Whether each `decision.opened` comes with the whole decision, and an answer `{"action": …}` to it is played.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub answers: ::std::option::Option<bool>,
    ///The types of events that it is for; left out or empty for all.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub types: ::std::vec::Vec<AccountEventType>,
    ///Where it delivers: an https address that anybody can reach, unless the server is set up otherwise.
    pub url: ::std::string::String,
}
impl CreateWebhookRequest {
    pub fn builder() -> builder::CreateWebhookRequest {
        Default::default()
    }
}
///A personal token that was made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct CreatedToken {
    ///The token, for the header `Authorization: Bearer …`. It is shown this once.
    pub secret: ::std::string::String,
    ///What is known of it.
    pub token: Token,
}
///A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is shown to who searches it.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum DaleOfMerchantsCard {
    #[serde(rename = "tireless_tinkerer")]
    TirelessTinkerer,
    #[serde(rename = "calculations")]
    Calculations,
    #[serde(rename = "safety_precaution")]
    SafetyPrecaution,
    #[serde(rename = "magnet")]
    Magnet,
    #[serde(rename = "dangerous_test")]
    DangerousTest,
    #[serde(rename = "glue")]
    Glue,
    #[serde(rename = "steady_achiever")]
    SteadyAchiever,
    #[serde(rename = "shopping_journey")]
    ShoppingJourney,
    #[serde(rename = "housecleaning")]
    Housecleaning,
    #[serde(rename = "siesta")]
    Siesta,
    #[serde(rename = "lunch_break")]
    LunchBreak,
    #[serde(rename = "ironing")]
    Ironing,
    #[serde(rename = "little_villain")]
    LittleVillain,
    #[serde(rename = "gunfight")]
    Gunfight,
    #[serde(rename = "night_shift")]
    NightShift,
    #[serde(rename = "ruthless_competition")]
    RuthlessCompetition,
    #[serde(rename = "nasty_threat")]
    NastyThreat,
    #[serde(rename = "lost_shipments")]
    LostShipments,
    #[serde(rename = "cunning_neighbour")]
    CunningNeighbour,
    #[serde(rename = "cheer")]
    Cheer,
    #[serde(rename = "raffle")]
    Raffle,
    #[serde(rename = "charity")]
    Charity,
    #[serde(rename = "tasters")]
    Tasters,
    #[serde(rename = "rumours")]
    Rumours,
    #[serde(rename = "daring_adventurer")]
    DaringAdventurer,
    #[serde(rename = "rare_artefact")]
    RareArtefact,
    #[serde(rename = "swank")]
    Swank,
    #[serde(rename = "risky_business")]
    RiskyBusiness,
    #[serde(rename = "natural_survivor")]
    NaturalSurvivor,
    #[serde(rename = "sofa")]
    Sofa,
    #[serde(rename = "wise_spy")]
    WiseSpy,
    #[serde(rename = "ancient_knowledge")]
    AncientKnowledge,
    #[serde(rename = "quality_inspection")]
    QualityInspection,
    #[serde(rename = "binoculars")]
    Binoculars,
    #[serde(rename = "balancing")]
    Balancing,
    #[serde(rename = "extra_remarks")]
    ExtraRemarks,
    #[serde(rename = "junk")]
    Junk,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for DaleOfMerchantsCard {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::TirelessTinkerer => f.write_str("tireless_tinkerer"),
            Self::Calculations => f.write_str("calculations"),
            Self::SafetyPrecaution => f.write_str("safety_precaution"),
            Self::Magnet => f.write_str("magnet"),
            Self::DangerousTest => f.write_str("dangerous_test"),
            Self::Glue => f.write_str("glue"),
            Self::SteadyAchiever => f.write_str("steady_achiever"),
            Self::ShoppingJourney => f.write_str("shopping_journey"),
            Self::Housecleaning => f.write_str("housecleaning"),
            Self::Siesta => f.write_str("siesta"),
            Self::LunchBreak => f.write_str("lunch_break"),
            Self::Ironing => f.write_str("ironing"),
            Self::LittleVillain => f.write_str("little_villain"),
            Self::Gunfight => f.write_str("gunfight"),
            Self::NightShift => f.write_str("night_shift"),
            Self::RuthlessCompetition => f.write_str("ruthless_competition"),
            Self::NastyThreat => f.write_str("nasty_threat"),
            Self::LostShipments => f.write_str("lost_shipments"),
            Self::CunningNeighbour => f.write_str("cunning_neighbour"),
            Self::Cheer => f.write_str("cheer"),
            Self::Raffle => f.write_str("raffle"),
            Self::Charity => f.write_str("charity"),
            Self::Tasters => f.write_str("tasters"),
            Self::Rumours => f.write_str("rumours"),
            Self::DaringAdventurer => f.write_str("daring_adventurer"),
            Self::RareArtefact => f.write_str("rare_artefact"),
            Self::Swank => f.write_str("swank"),
            Self::RiskyBusiness => f.write_str("risky_business"),
            Self::NaturalSurvivor => f.write_str("natural_survivor"),
            Self::Sofa => f.write_str("sofa"),
            Self::WiseSpy => f.write_str("wise_spy"),
            Self::AncientKnowledge => f.write_str("ancient_knowledge"),
            Self::QualityInspection => f.write_str("quality_inspection"),
            Self::Binoculars => f.write_str("binoculars"),
            Self::Balancing => f.write_str("balancing"),
            Self::ExtraRemarks => f.write_str("extra_remarks"),
            Self::Junk => f.write_str("junk"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for DaleOfMerchantsCard {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "tireless_tinkerer" => Ok(Self::TirelessTinkerer),
            "calculations" => Ok(Self::Calculations),
            "safety_precaution" => Ok(Self::SafetyPrecaution),
            "magnet" => Ok(Self::Magnet),
            "dangerous_test" => Ok(Self::DangerousTest),
            "glue" => Ok(Self::Glue),
            "steady_achiever" => Ok(Self::SteadyAchiever),
            "shopping_journey" => Ok(Self::ShoppingJourney),
            "housecleaning" => Ok(Self::Housecleaning),
            "siesta" => Ok(Self::Siesta),
            "lunch_break" => Ok(Self::LunchBreak),
            "ironing" => Ok(Self::Ironing),
            "little_villain" => Ok(Self::LittleVillain),
            "gunfight" => Ok(Self::Gunfight),
            "night_shift" => Ok(Self::NightShift),
            "ruthless_competition" => Ok(Self::RuthlessCompetition),
            "nasty_threat" => Ok(Self::NastyThreat),
            "lost_shipments" => Ok(Self::LostShipments),
            "cunning_neighbour" => Ok(Self::CunningNeighbour),
            "cheer" => Ok(Self::Cheer),
            "raffle" => Ok(Self::Raffle),
            "charity" => Ok(Self::Charity),
            "tasters" => Ok(Self::Tasters),
            "rumours" => Ok(Self::Rumours),
            "daring_adventurer" => Ok(Self::DaringAdventurer),
            "rare_artefact" => Ok(Self::RareArtefact),
            "swank" => Ok(Self::Swank),
            "risky_business" => Ok(Self::RiskyBusiness),
            "natural_survivor" => Ok(Self::NaturalSurvivor),
            "sofa" => Ok(Self::Sofa),
            "wise_spy" => Ok(Self::WiseSpy),
            "ancient_knowledge" => Ok(Self::AncientKnowledge),
            "quality_inspection" => Ok(Self::QualityInspection),
            "binoculars" => Ok(Self::Binoculars),
            "balancing" => Ok(Self::Balancing),
            "extra_remarks" => Ok(Self::ExtraRemarks),
            "junk" => Ok(Self::Junk),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DaleOfMerchantsCard {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DaleOfMerchantsCard {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A kind of card.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsCardInfo {
    ///Whether playing it gives another action.
    pub bonus_action: bool,
    ///What it can be used for.
    pub card_type: DaleOfMerchantsCardType,
    ///How many copies its set has; `null` for junk, of which there is always enough.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub copies: ::std::option::Option<u32>,
    ///How it is called in views and events.
    pub id: DaleOfMerchantsCard,
    ///Its name for people, in English.
    pub name: ::std::string::String,
    ///Its name for people.
    pub names: Texts,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub set: ::std::option::Option<DaleOfMerchantsSet>,
    ///What it does, in our words, in English.
    pub text: ::std::string::String,
    ///What it does, in our words.
    pub texts: Texts,
    ///The printed value.
    pub value: u32,
}
///A card went from one place to another.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsCardMovedEventData {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub card: ::std::option::Option<DaleOfMerchantsCard>,
    ///Where it was.
    pub from: DaleOfMerchantsOrigin,
    ///Where it is.
    pub to: DaleOfMerchantsGoal,
}
///A card of a hand was shown and stays there.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsCardShownEventData {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///Whose.
    pub seat: u32,
    ///What for.
    pub shown_for: DaleOfMerchantsShownFor,
}
///What a card can be used for.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum DaleOfMerchantsCardType {
    #[serde(rename = "technique")]
    Technique,
    #[serde(rename = "passive")]
    Passive,
    #[serde(rename = "rubbish")]
    Rubbish,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for DaleOfMerchantsCardType {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Technique => f.write_str("technique"),
            Self::Passive => f.write_str("passive"),
            Self::Rubbish => f.write_str("rubbish"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for DaleOfMerchantsCardType {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "technique" => Ok(Self::Technique),
            "passive" => Ok(Self::Passive),
            "rubbish" => Ok(Self::Rubbish),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DaleOfMerchantsCardType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DaleOfMerchantsCardType {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What is in the box, as public data.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsComponents {
    ///All kinds of cards, by set and value, junk last.
    pub cards: ::std::vec::Vec<DaleOfMerchantsCardInfo>,
    ///The sides of the die.
    pub die: ::std::vec::Vec<u32>,
    ///Name and edition.
    pub edition: ::std::string::String,
    ///Cards in a full hand.
    pub hand_size: u32,
    ///The sets, of which a game uses one more than there are players, or four with teams.
    pub sets: ::std::vec::Vec<DaleOfMerchantsSetInfo>,
    ///Stacks that win.
    pub stacks_to_win: u32,
    ///Cards in the deck that a player begins with.
    pub start_deck: u32,
    ///What a card costs more in each slot of the market, by the number of the slot; slot 0 is the rightmost.
    pub surcharges: ::std::vec::Vec<u32>,
    ///Stacks that win for a team.
    pub team_stacks_to_win: u32,
}
///A player has chosen a card of the own deck, which stays secret until all have.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsDeckCardChosenEventData {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub card: ::std::option::Option<DaleOfMerchantsCard>,
    ///Who.
    pub seat: u32,
}
///A player searches the own deck.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsDeckSearchedEventData {
    ///The cards, by set and value; `null` for everybody else.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub cards: ::std::option::Option<::std::vec::Vec<DaleOfMerchantsCard>>,
    ///Who.
    pub seat: u32,
}
///A deck was shuffled.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsDeckShuffledEventData {
    ///Whether it was formed from the discard pile.
    pub formed: bool,
    ///Whose.
    pub seat: u32,
    ///How many cards it has.
    pub size: u32,
}
///The die was rolled.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsDieRolledEventData {
    ///The number.
    pub die: u32,
    ///By whom.
    pub seat: u32,
}
///A side of a player.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum DaleOfMerchantsDirection {
    #[serde(rename = "left")]
    Left,
    #[serde(rename = "right")]
    Right,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for DaleOfMerchantsDirection {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Left => f.write_str("left"),
            Self::Right => f.write_str("right"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for DaleOfMerchantsDirection {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "left" => Ok(Self::Left),
            "right" => Ok(Self::Right),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DaleOfMerchantsDirection {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DaleOfMerchantsDirection {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A direction was chosen.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsDirectionChosenEventData {
    ///Whether it is left.
    pub left: bool,
    ///Who chose.
    pub seat: u32,
}
///The game came to its end.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsGameEndedEventData {
    ///The final standings.
    pub standings: ::std::vec::Vec<DaleOfMerchantsPlacing>,
    ///Whether the rounds have run out.
    pub undecided: bool,
}
///Where a card goes, as everybody sees it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "zone")]
pub enum DaleOfMerchantsGoal {
    ///A hand.
    #[serde(rename = "hand")]
    Hand {
        ///Whose.
        seat: u32,
    },
    ///The top of a deck.
    #[serde(rename = "deck_top")]
    DeckTop {
        ///Whose.
        seat: u32,
    },
    ///The top of a discard pile.
    #[serde(rename = "pile")]
    Pile {
        ///Whose.
        seat: u32,
    },
    ///A schedule, to be resolved.
    #[serde(rename = "schedule")]
    Schedule {
        ///Whose.
        seat: u32,
    },
    ///A stall.
    #[serde(rename = "stall")]
    Stall {
        ///The place in the stack, from 0.
        place: u32,
        ///The stack, from 0.
        stack: u32,
        ///Its number.
        stall: u32,
    },
    ///A slot of the market.
    #[serde(rename = "market")]
    Market {
        ///Which, 0 at the right.
        slot: u32,
    },
    #[serde(rename = "market_pile")]
    MarketPile,
    #[serde(rename = "junk_pile")]
    JunkPile,
    #[serde(rename = "aside")]
    Aside,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `zone` that tells it apart.
        #[serde(rename = "zone")]
        zone: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///A card of the own hand, and what it is worth now.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsHandCard {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///Its handle.
    pub handle: u32,
    ///What it is worth.
    pub value: u32,
}
///A player looked at another's hand.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsHandLookedAtEventData {
    ///The cards; `null` for who did not look.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub cards: ::std::option::Option<::std::vec::Vec<DaleOfMerchantsCard>>,
    ///Whose hand.
    pub owner: u32,
    ///Who looked.
    pub seat: u32,
}
///A player discarded any number of cards as an action.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsHandSortedOutEventData {
    ///How many.
    pub count: u32,
    ///Who.
    pub seat: u32,
}
///A player asked the partner to add cards to a stack.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsHelpAskedEventData {
    ///What is missing to its value.
    pub missing: u32,
    ///Number of the stack, from 1.
    pub number: u32,
    ///The partner.
    pub partner: u32,
    ///Who.
    pub seat: u32,
}
///A player declined to help.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsHelpDeclinedEventData {
    ///Who.
    pub seat: u32,
}
///Cards laid out for help with a stack. They stay in the hand until the stack stands.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsLaidOut {
    ///The cards, with what they are worth in this stack.
    pub cards: ::std::vec::Vec<DaleOfMerchantsLaidOutCard>,
    ///What the stack still lacks.
    pub missing: u32,
    ///The partner, who is asked.
    pub partner: u32,
    ///Who builds.
    pub seat: u32,
}
///A card laid out for help.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsLaidOutCard {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///What it is worth.
    pub value: u32,
}
///The cards of the market lie in other slots now.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsMarketArrangedEventData {
    ///The cards by slot, the rightmost first.
    pub market: ::std::vec::Vec<::std::option::Option<DaleOfMerchantsCard>>,
}
///The market deck was formed from the market's discard pile.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsMarketDeckFormedEventData {
    ///How many cards it has.
    pub size: u32,
}
///A card of a hand with a multiplied value.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsMultiplied {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///What it is worth.
    pub value: u32,
}
/**Standing orders of a seat.

Who is asked for a reaction follows from what everybody sees, and so tells nothing. Nor does it tell anything when the server declines: after a time that does not depend on the hand.*/
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsOrders {
    ///For how many seconds the seat is asked, before the server declines for it. It does not depend on the hand. Null: with `ask` the seat is asked until it answers, and otherwise for 10 seconds.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub pass_after_s: ::std::option::Option<u32>,
    ///When to ask whether an owl is used: in the windows for reactions, and, where a turn could go on by itself, at its start and its end.
    pub reactions: DaleOfMerchantsReactions,
}
///Where a card comes from, as everybody sees it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "zone")]
pub enum DaleOfMerchantsOrigin {
    ///A hand.
    #[serde(rename = "hand")]
    Hand {
        ///Whose.
        seat: u32,
    },
    ///The top of a deck.
    #[serde(rename = "deck_top")]
    DeckTop {
        ///Whose.
        seat: u32,
    },
    ///Somewhere in a deck that was searched.
    #[serde(rename = "deck")]
    Deck {
        ///Whose.
        seat: u32,
    },
    ///A discard pile.
    #[serde(rename = "pile")]
    Pile {
        ///Counted from the bottom, from 0.
        place: u32,
        ///Whose.
        seat: u32,
    },
    ///A schedule.
    #[serde(rename = "schedule")]
    Schedule {
        ///Whose.
        seat: u32,
    },
    ///A stall.
    #[serde(rename = "stall")]
    Stall {
        ///The place in the stack, from 0.
        place: u32,
        ///The stack, from 0.
        stack: u32,
        ///Its number.
        stall: u32,
    },
    ///A slot of the market.
    #[serde(rename = "market")]
    Market {
        ///Which, 0 at the right.
        slot: u32,
    },
    #[serde(rename = "market_deck")]
    MarketDeck,
    #[serde(rename = "junk_pile")]
    JunkPile,
    #[serde(rename = "aside")]
    Aside,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `zone` that tells it apart.
        #[serde(rename = "zone")]
        zone: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///A player did not react, or not any more.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsPassedEventData {
    ///Who.
    pub seat: u32,
}
///A player's final place.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsPlacing {
    ///Competition rank: after a shared first comes third.
    pub place: u32,
    ///Whose place.
    pub seat: u32,
    ///Stacks in the player's stall. They rank only where the rounds have run out.
    pub stacks: u32,
}
///What a player has.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsPlayer {
    ///Cards in the deck.
    pub deck_size: u32,
    ///The hand, in the order in which the cards came; `null` for everybody but its owner.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub hand: ::std::option::Option<::std::vec::Vec<DaleOfMerchantsHandCard>>,
    ///Cards up to which the hand is filled.
    pub hand_limit: u32,
    ///Cards in the hand.
    pub hand_size: u32,
    ///Cards shown in this turn whose values are multiplied.
    pub multiplied: ::std::vec::Vec<DaleOfMerchantsMultiplied>,
    ///What the player's next stack has to be worth.
    pub next_stack: u32,
    ///The discard pile, the top card last.
    pub pile: ::std::vec::Vec<DaleOfMerchantsCard>,
    ///Techniques whose effect lasts.
    pub schedule: ::std::vec::Vec<DaleOfMerchantsScheduled>,
    ///The seat.
    pub seat: u32,
}
///A player was chosen.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsPlayerChosenEventData {
    ///Who was chosen.
    pub chosen: u32,
    ///Who chose.
    pub seat: u32,
}
///A card was purchased.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsPurchasedEventData {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///What was paid.
    pub paid: u32,
    ///What it cost.
    pub price: u32,
    ///By whom.
    pub seat: u32,
}
///When a seat is asked whether it uses an owl.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum DaleOfMerchantsReactions {
    #[serde(rename = "ask")]
    Ask,
    #[serde(rename = "when_able")]
    WhenAble,
    #[serde(rename = "pass")]
    Pass,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for DaleOfMerchantsReactions {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Ask => f.write_str("ask"),
            Self::WhenAble => f.write_str("when_able"),
            Self::Pass => f.write_str("pass"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for DaleOfMerchantsReactions {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "ask" => Ok(Self::Ask),
            "when_able" => Ok(Self::WhenAble),
            "pass" => Ok(Self::Pass),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DaleOfMerchantsReactions {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DaleOfMerchantsReactions {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A card on a schedule.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsScheduled {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///How long it stays.
    pub until: DaleOfMerchantsUntil,
}
///A set of animalfolk cards, in the order of the rulebook.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum DaleOfMerchantsSet {
    #[serde(rename = "platypuses")]
    Platypuses,
    #[serde(rename = "sloths")]
    Sloths,
    #[serde(rename = "crocodiles")]
    Crocodiles,
    #[serde(rename = "foxes")]
    Foxes,
    #[serde(rename = "polecats")]
    Polecats,
    #[serde(rename = "owls")]
    Owls,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for DaleOfMerchantsSet {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Platypuses => f.write_str("platypuses"),
            Self::Sloths => f.write_str("sloths"),
            Self::Crocodiles => f.write_str("crocodiles"),
            Self::Foxes => f.write_str("foxes"),
            Self::Polecats => f.write_str("polecats"),
            Self::Owls => f.write_str("owls"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for DaleOfMerchantsSet {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "platypuses" => Ok(Self::Platypuses),
            "sloths" => Ok(Self::Sloths),
            "crocodiles" => Ok(Self::Crocodiles),
            "foxes" => Ok(Self::Foxes),
            "polecats" => Ok(Self::Polecats),
            "owls" => Ok(Self::Owls),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DaleOfMerchantsSet {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DaleOfMerchantsSet {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A player dealt a set of cards out.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsSetDealtEventData {
    ///How many cards.
    pub count: u32,
    ///Who.
    pub seat: u32,
}
///A set of cards.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsSetInfo {
    ///What its cards are about, in our words, in English.
    pub about: ::std::string::String,
    ///What its cards are about, in our words.
    pub abouts: Texts,
    ///Whether it suits a first game.
    pub first_game: bool,
    ///How it is called in views and events.
    pub id: DaleOfMerchantsSet,
    ///Its name for people, in English.
    pub name: ::std::string::String,
    ///Its name for people.
    pub names: Texts,
}
///Sets were chosen, decks made and shuffled.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsSetUpEventData {
    ///Cards of value 1 that stay in the box.
    pub boxed: ::std::vec::Vec<DaleOfMerchantsCard>,
    ///Who begins.
    pub first: u32,
    ///How many cards the market deck has.
    pub market_deck_size: u32,
    ///The sets.
    pub sets: ::std::vec::Vec<DaleOfMerchantsSet>,
}
///Why a card of a hand was shown.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum DaleOfMerchantsShownFor {
    #[serde(rename = "owl")]
    Owl,
    #[serde(rename = "kept")]
    Kept,
    #[serde(rename = "stack")]
    Stack,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for DaleOfMerchantsShownFor {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Owl => f.write_str("owl"),
            Self::Kept => f.write_str("kept"),
            Self::Stack => f.write_str("stack"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for DaleOfMerchantsShownFor {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "owl" => Ok(Self::Owl),
            "kept" => Ok(Self::Kept),
            "stack" => Ok(Self::Stack),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DaleOfMerchantsShownFor {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DaleOfMerchantsShownFor {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A stack was built.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsStackBuiltEventData {
    ///Who helped, if anybody did.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub helper: ::std::option::Option<u32>,
    ///Its number, from 1.
    pub number: u32,
    ///By whom.
    pub seat: u32,
    ///In which stall.
    pub stall: u32,
}
///A stall.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsStall {
    ///The stacks, in the order in which they were built.
    pub stacks: ::std::vec::Vec<::std::vec::Vec<DaleOfMerchantsCard>>,
}
///A technique was played.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsTechniquePlayedEventData {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///By whom.
    pub seat: u32,
}
///A technique is fully resolved.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsTechniqueResolvedEventData {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///Whose.
    pub seat: u32,
}
///A technique came due, or stays on the schedule.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsTechniqueScheduledEventData {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///Its place on the schedule.
    pub place: u32,
    ///Whose.
    pub seat: u32,
    ///How long it stays.
    pub until: DaleOfMerchantsUntil,
}
///A turn began.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsTurnBeganEventData {
    ///The round, from 1.
    pub round: u32,
    ///Whose.
    pub seat: u32,
}
///A player ended the turn.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsTurnEndedEventData {
    ///Who.
    pub seat: u32,
}
///How long a technique stays on the schedule.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum DaleOfMerchantsUntil {
    #[serde(rename = "resolved")]
    Resolved,
    #[serde(rename = "next_turn")]
    NextTurn,
    #[serde(rename = "end_of_turn")]
    EndOfTurn,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for DaleOfMerchantsUntil {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Resolved => f.write_str("resolved"),
            Self::NextTurn => f.write_str("next_turn"),
            Self::EndOfTurn => f.write_str("end_of_turn"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for DaleOfMerchantsUntil {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "resolved" => Ok(Self::Resolved),
            "next_turn" => Ok(Self::NextTurn),
            "end_of_turn" => Ok(Self::EndOfTurn),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DaleOfMerchantsUntil {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DaleOfMerchantsUntil {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A value was guessed.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsValueGuessedEventData {
    ///By whom.
    pub seat: u32,
    ///The value.
    pub value: u32,
}
///A card of a hand was shown, and its value is multiplied for this turn.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsValueMultipliedEventData {
    ///The card.
    pub card: DaleOfMerchantsCard,
    ///By how much.
    pub factor: u32,
    ///Whose.
    pub seat: u32,
}
///The table.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsView {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub asking: ::std::option::Option<DaleOfMerchantsCard>,
    ///The cards that a player has laid out for the partner to complete a stack, while the partner is asked; not there otherwise, nor in games that began under `dale_of_merchants/1`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub laid_out: ::std::option::Option<DaleOfMerchantsLaidOut>,
    ///The market by slot, the rightmost first; a card costs as much more as the number of its slot.
    pub market: ::std::vec::Vec<::std::option::Option<DaleOfMerchantsCard>>,
    ///Cards in the market deck.
    pub market_deck_size: u32,
    ///The market's discard pile, the top card last.
    pub market_pile: ::std::vec::Vec<DaleOfMerchantsCard>,
    ///The players by seat.
    pub players: ::std::vec::Vec<DaleOfMerchantsPlayer>,
    ///The round, from 1.
    pub round: u32,
    ///The sets that are played with.
    pub sets: ::std::vec::Vec<DaleOfMerchantsSet>,
    ///How many stacks win.
    pub stacks_to_win: u32,
    ///The stalls, by seat or by team: seats 0 and 2 share the first.
    pub stalls: ::std::vec::Vec<DaleOfMerchantsStall>,
    ///The final standings, once the game is over.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub standings: ::std::option::Option<::std::vec::Vec<DaleOfMerchantsPlacing>>,
    ///Whether seats 0 and 2 play against seats 1 and 3.
    pub teams: bool,
    ///Whose turn it is.
    pub turn: u32,
}
///The game waits for players.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DaleOfMerchantsWaitingEventData {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub by: ::std::option::Option<DaleOfMerchantsCard>,
    ///What kind of decision it is.
    pub kind: ::std::string::String,
    ///For whom.
    pub seats: ::std::vec::Vec<u32>,
}
/**Something that a seat is asked. It keeps its id exactly as long as what it allows stays the same.

Of others' decisions everyone sees who is asked for what; how it can be answered is null.*/
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Decision {
    ///Legal actions, ready to post, at most 256.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub actions: ::std::option::Option<::std::vec::Vec<GameAction>>,
    ///The ways to answer, with their ranges.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub choices: ::std::option::Option<::std::vec::Vec<GameChoice>>,
    ///Whether `actions` lists every legal action; if not, it is a spread of examples.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub complete: ::std::option::Option<bool>,
    ///When the seat is handed to the table's `stand_in` if the decision is still open; a little later if the server was not running then. Null where there is no limit.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub deadline: ::std::option::Option<crate::Timestamp>,
    ///Whether `schema` also refuses every illegal action.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub exact: ::std::option::Option<bool>,
    ///Names the decision when it is answered.
    pub id: ::std::string::String,
    ///What kind of decision it is.
    pub kind: ::std::string::String,
    ///With `fields=short`: what each of `actions` is, in English words. Otherwise null.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub labels: ::std::option::Option<::std::vec::Vec<::std::string::String>>,
    ///Seq of the last event of the commit that opened it.
    pub opened_at_seq: u64,
    ///Whether the game goes on without an answer.
    pub optional: bool,
    ///JSON Schema (2020-12) that accepts every legal action. It uses `oneOf`, `const`, `enum`, integer ranges, objects of these, and arrays of listed items, which are distinct if `uniqueItems` is true. Write integers without fraction or exponent.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub schema: ::std::option::Option<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    >,
    ///Who is asked.
    pub seat: u32,
    ///How much time the seat had for the decision when its clock began to run for it, in milliseconds; hours off do not count. Null where there is no limit, and where the game goes on without an answer.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub time_ms: ::std::option::Option<u64>,
}
///The open decisions of a game.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DecisionList {
    ///The decisions, by seat.
    pub items: ::std::vec::Vec<Decision>,
    ///Seq of the last event that they take into account.
    pub seq: u64,
}
///A request to delete the account.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
pub struct DeleteAccountRequest {
    ///The user's password; left out by a guest, who has none.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub password: ::std::option::Option<::std::string::String>,
}
impl DeleteAccountRequest {
    pub fn builder() -> builder::DeleteAccountRequest {
        Default::default()
    }
}
///An attempt to deliver.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Delivery {
    ///When it was sent.
    pub at: crate::Timestamp,
    ///How long it took, in milliseconds.
    pub duration_ms: u64,
    ///Number of the event; null for a test.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub event: ::std::option::Option<u64>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub event_type: ::std::option::Option<AccountEventType>,
    ///Id of the message, the same for every attempt to deliver an event.
    pub id: ::std::string::String,
    ///How it ended.
    pub outcome: DeliveryOutcome,
    ///Why the answer could not be played; null otherwise.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub refusal: ::std::option::Option<::std::string::String>,
    ///The status of the answer; null if there was none.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub status: ::std::option::Option<u32>,
}
///The last attempts of a webhook to deliver.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DeliveryList {
    ///The attempts, the newest first.
    pub items: ::std::vec::Vec<Delivery>,
}
///How an attempt to deliver ended.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum DeliveryOutcome {
    #[serde(rename = "delivered")]
    Delivered,
    #[serde(rename = "played")]
    Played,
    #[serde(rename = "answer_refused")]
    AnswerRefused,
    #[serde(rename = "rejected")]
    Rejected,
    #[serde(rename = "unreachable")]
    Unreachable,
    #[serde(rename = "timed_out")]
    TimedOut,
    #[serde(rename = "address_refused")]
    AddressRefused,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for DeliveryOutcome {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Delivered => f.write_str("delivered"),
            Self::Played => f.write_str("played"),
            Self::AnswerRefused => f.write_str("answer_refused"),
            Self::Rejected => f.write_str("rejected"),
            Self::Unreachable => f.write_str("unreachable"),
            Self::TimedOut => f.write_str("timed_out"),
            Self::AddressRefused => f.write_str("address_refused"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for DeliveryOutcome {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "delivered" => Ok(Self::Delivered),
            "played" => Ok(Self::Played),
            "answer_refused" => Ok(Self::AnswerRefused),
            "rejected" => Ok(Self::Rejected),
            "unreachable" => Ok(Self::Unreachable),
            "timed_out" => Ok(Self::TimedOut),
            "address_refused" => Ok(Self::AddressRefused),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for DeliveryOutcome {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for DeliveryOutcome {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///The answer of a user to a device.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DeviceAnswerRequest {
    ///Whether the user allows it.
    pub allowed: bool,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub shown: ::std::option::Option<ShownApp>,
}
impl DeviceAnswerRequest {
    pub fn builder() -> builder::DeviceAnswerRequest {
        Default::default()
    }
}
///What a device asks for.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DeviceRequest {
    ///The app that runs there.
    pub app: App,
    ///Until when it can be answered.
    pub expires_at: crate::Timestamp,
    ///What it wants to do.
    pub scopes: ::std::vec::Vec<Scope>,
}
///A decision that waits for the caller, and where.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DueDecision {
    ///The decision.
    pub decision: Decision,
    ///Id of the game.
    pub game: ::std::string::String,
    ///Id of its ruleset.
    pub ruleset: ::std::string::String,
}
///All that waits for a player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct DueDecisionPage {
    ///The decisions, by game.
    pub items: ::std::vec::Vec<DueDecision>,
    ///Cursor of the next page; null on the last one.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<::std::string::String>,
}
///The program that plays for a bot account, as its owner calls it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Engine {
    ///Its name, 1 to 40 characters.
    pub name: ::std::string::String,
    ///Its version, 1 to 40 characters.
    pub version: ::std::string::String,
}
///An action as a bot evaluates it. The guide says in which unit each ruleset is evaluated; values compare within one reply.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct EvaluatedAction {
    ///The action.
    pub action: GameAction,
    ///How often it was played out. The greedy bot plays nothing out, and the search bot gives up the worse half of its candidates several times.
    pub playouts: u32,
    ///How well the seat stands right after it: the mean over some positions that fit what the seat knows.
    pub value: i64,
    ///How well the seat stands after the replies of the others; null if it was not played out.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub value_played_out: ::std::option::Option<i64>,
}
///What a bot thinks of a decision.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Evaluation {
    ///Legal actions, as the bot ranks them, the best first; at most 256.
    pub actions: ::std::vec::Vec<EvaluatedAction>,
    ///Who evaluates.
    pub bot: Bot,
    ///The action that the bot chooses.
    pub chosen: GameAction,
    ///Whether `actions` has every legal action; if not, it is a spread of them.
    pub complete: bool,
    ///Id of its decision.
    pub decision: ::std::string::String,
    ///What kind of decision it is.
    pub kind: ::std::string::String,
    ///The seat that is asked.
    pub seat: u32,
    ///Seq of the last event of the position.
    pub seq: u64,
}
///A decision to evaluate.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct EvaluationRequest {
    ///A seq of the game: the position is that at the end of the commit that holds this event, as in `get_view`. The present one, if left out.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub at: ::std::option::Option<u64>,
    ///Who evaluates.
    #[serde(default = "defaults::evaluation_request_bot")]
    pub bot: Evaluator,
    ///The invite to a private game.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub invite: ::std::option::Option<::std::string::String>,
    ///The seat that is asked there. The bot knows what this seat knew then, and nothing else.
    pub seat: u32,
}
impl EvaluationRequest {
    pub fn builder() -> builder::EvaluationRequest {
        Default::default()
    }
}
///A bot that evaluates actions; new ones may come.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum Evaluator {
    #[serde(rename = "greedy")]
    Greedy,
    #[serde(rename = "search")]
    Search,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for Evaluator {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Greedy => f.write_str("greedy"),
            Self::Search => f.write_str("search"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for Evaluator {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "greedy" => Ok(Self::Greedy),
            "search" => Ok(Self::Search),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for Evaluator {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for Evaluator {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A page of events.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct EventPage {
    ///The events.
    pub items: ::std::vec::Vec<GameEvent>,
    ///Seq of the game's last event.
    pub last: u64,
    ///The `after` of the next page; null when this page reached `last`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<u64>,
}
///A line of an export, distinguished by `type`.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum ExportLine {
    ///The account itself: the first line.
    #[serde(rename = "account")]
    Account {
        ///When the account was made.
        created_at: crate::Timestamp,
        ///The names that operators have taken from the player.
        names_taken: ::std::vec::Vec<::std::string::String>,
        ///The player.
        player: Player,
        ///What the player says and shows.
        profile: OwnProfile,
        ///How many recovery codes were not used yet.
        recovery_codes_left: u32,
        ///When the player was last here, rounded down to five minutes; null unless the player shows it.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seen_at: ::std::option::Option<crate::Timestamp>,
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        suspension: ::std::option::Option<ProblemSuspension>,
    },
    ///A session.
    #[serde(rename = "session")]
    Session {
        ///The session.
        session: SignIn,
    },
    ///A personal token, without its secret.
    #[serde(rename = "token")]
    Token {
        ///The token.
        token: Token,
    },
    ///A bot account.
    #[serde(rename = "bot_account")]
    BotAccount {
        ///The bot account.
        player: Player,
    },
    ///An app that the player has registered.
    #[serde(rename = "app")]
    App {
        ///The app.
        app: OwnApp,
    },
    ///A webhook, without its secret.
    #[serde(rename = "webhook")]
    Webhook {
        ///The webhook.
        webhook: Webhook,
    },
    ///The last vacation of the player.
    #[serde(rename = "vacation")]
    Vacation {
        ///The vacation.
        vacation: Vacation,
    },
    ///A player whom the player has blocked.
    #[serde(rename = "blocked_player")]
    BlockedPlayer {
        ///Who, and since when.
        blocked: ListedPlayer,
    },
    ///A player whom the player has muted.
    #[serde(rename = "muted_player")]
    MutedPlayer {
        ///Who, and since when.
        muted: ListedPlayer,
    },
    ///An open invitation to a table.
    #[serde(rename = "invitation")]
    Invitation {
        ///The invitation.
        invitation: Invitation,
    },
    ///An open invitation that the player has sent.
    #[serde(rename = "sent_invitation")]
    SentInvitation {
        ///Id of the game.
        game: ::std::string::String,
        ///The invitation.
        invitation: SentInvitation,
    },
    ///A rating of the player.
    #[serde(rename = "rating")]
    Rating {
        ///The rating.
        rating: PlayerRating,
    },
    ///A seek in which the player is.
    #[serde(rename = "seek")]
    Seek {
        ///The seek.
        seek: Seek,
    },
    ///An event of the account that is kept.
    #[serde(rename = "event")]
    Event {
        ///The event.
        event: AccountEvent,
    },
    ///A tournament that the player has made or entered.
    #[serde(rename = "tournament")]
    Tournament {
        ///Whether the player made it.
        is_organizer: bool,
        ///The tournament.
        tournament: Tournament,
    },
    ///A table that the player made, or at which the player sits or sat. The lines behind it are what the player has said there.
    #[serde(rename = "game")]
    Game {
        ///The game as the player sees it in lists.
        game: Game,
        ///Whether the player made the table.
        is_owner: bool,
        ///The player's standing orders there; null if none were given.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        orders: ::std::option::Option<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        ///The seats that the player has handed over to a stand-in.
        resigned: ::std::vec::Vec<u32>,
        ///The seats of the player.
        seats: ::std::vec::Vec<u32>,
    },
    ///Something that the player has said at a table.
    #[serde(rename = "message")]
    Message {
        ///Id of the game.
        game: ::std::string::String,
        ///The message.
        message: Message,
    },
    ///A message that the player has reported.
    #[serde(rename = "report")]
    Report {
        ///The report.
        report: MessageReport,
    },
    ///Something is missing, because it is damaged: the operator has to repair the store. Everything else is there.
    #[serde(rename = "missing")]
    Missing {
        ///Id of the game of which it is missing; null if it is of none.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        game: ::std::option::Option<::std::string::String>,
        ///What is missing: all of this, or some of it.
        part: ExportPart,
    },
    ///The last line: everything has come that can be read.
    #[serde(rename = "end")]
    End {
        ///How many games there were.
        games: u64,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///What an export can lack, by the `type` of its lines; `orders` is a field of `game`.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ExportPart {
    #[serde(rename = "session")]
    Session,
    #[serde(rename = "token")]
    Token,
    #[serde(rename = "bot_account")]
    BotAccount,
    #[serde(rename = "app")]
    App,
    #[serde(rename = "webhook")]
    Webhook,
    #[serde(rename = "vacation")]
    Vacation,
    #[serde(rename = "blocked_player")]
    BlockedPlayer,
    #[serde(rename = "muted_player")]
    MutedPlayer,
    #[serde(rename = "invitation")]
    Invitation,
    #[serde(rename = "sent_invitation")]
    SentInvitation,
    #[serde(rename = "rating")]
    Rating,
    #[serde(rename = "seek")]
    Seek,
    #[serde(rename = "event")]
    Event,
    #[serde(rename = "tournament")]
    Tournament,
    #[serde(rename = "game")]
    Game,
    #[serde(rename = "orders")]
    Orders,
    #[serde(rename = "message")]
    Message,
    #[serde(rename = "report")]
    Report,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ExportPart {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Session => f.write_str("session"),
            Self::Token => f.write_str("token"),
            Self::BotAccount => f.write_str("bot_account"),
            Self::App => f.write_str("app"),
            Self::Webhook => f.write_str("webhook"),
            Self::Vacation => f.write_str("vacation"),
            Self::BlockedPlayer => f.write_str("blocked_player"),
            Self::MutedPlayer => f.write_str("muted_player"),
            Self::Invitation => f.write_str("invitation"),
            Self::SentInvitation => f.write_str("sent_invitation"),
            Self::Rating => f.write_str("rating"),
            Self::Seek => f.write_str("seek"),
            Self::Event => f.write_str("event"),
            Self::Tournament => f.write_str("tournament"),
            Self::Game => f.write_str("game"),
            Self::Orders => f.write_str("orders"),
            Self::Message => f.write_str("message"),
            Self::Report => f.write_str("report"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ExportPart {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "session" => Ok(Self::Session),
            "token" => Ok(Self::Token),
            "bot_account" => Ok(Self::BotAccount),
            "app" => Ok(Self::App),
            "webhook" => Ok(Self::Webhook),
            "vacation" => Ok(Self::Vacation),
            "blocked_player" => Ok(Self::BlockedPlayer),
            "muted_player" => Ok(Self::MutedPlayer),
            "invitation" => Ok(Self::Invitation),
            "sent_invitation" => Ok(Self::SentInvitation),
            "rating" => Ok(Self::Rating),
            "seek" => Ok(Self::Seek),
            "event" => Ok(Self::Event),
            "tournament" => Ok(Self::Tournament),
            "game" => Ok(Self::Game),
            "orders" => Ok(Self::Orders),
            "message" => Ok(Self::Message),
            "report" => Ok(Self::Report),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ExportPart {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ExportPart {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A place in a request that is at fault.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct FieldError {
    ///What is wrong with it, for programs.
    pub code: FieldErrorCode,
    ///What is wrong with it, for people.
    pub detail: ::std::string::String,
    ///The largest value that would do, where there is a range.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub max: ::std::option::Option<i64>,
    ///The smallest value that would do, where there is a range.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub min: ::std::option::Option<i64>,
    ///Name of the parameter or header; null if the fault is in the body.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub parameter: ::std::option::Option<::std::string::String>,
    ///JSON pointer (RFC 6901) into the body; null if the fault is not in the body.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub pointer: ::std::option::Option<::std::string::String>,
}
///What is wrong with a place; new ones may come.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum FieldErrorCode {
    #[serde(rename = "missing")]
    Missing,
    #[serde(rename = "unknown")]
    Unknown_,
    #[serde(rename = "repeated")]
    Repeated,
    #[serde(rename = "wrong-type")]
    WrongType,
    #[serde(rename = "unknown-value")]
    UnknownValue,
    #[serde(rename = "wrong-length")]
    WrongLength,
    #[serde(rename = "out-of-range")]
    OutOfRange,
    #[serde(rename = "below-minimum")]
    BelowMinimum,
    #[serde(rename = "above-maximum")]
    AboveMaximum,
    #[serde(rename = "malformed")]
    Malformed,
    #[serde(rename = "refused")]
    Refused,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for FieldErrorCode {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Missing => f.write_str("missing"),
            Self::Unknown_ => f.write_str("unknown"),
            Self::Repeated => f.write_str("repeated"),
            Self::WrongType => f.write_str("wrong-type"),
            Self::UnknownValue => f.write_str("unknown-value"),
            Self::WrongLength => f.write_str("wrong-length"),
            Self::OutOfRange => f.write_str("out-of-range"),
            Self::BelowMinimum => f.write_str("below-minimum"),
            Self::AboveMaximum => f.write_str("above-maximum"),
            Self::Malformed => f.write_str("malformed"),
            Self::Refused => f.write_str("refused"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for FieldErrorCode {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "missing" => Ok(Self::Missing),
            "unknown" => Ok(Self::Unknown_),
            "repeated" => Ok(Self::Repeated),
            "wrong-type" => Ok(Self::WrongType),
            "unknown-value" => Ok(Self::UnknownValue),
            "wrong-length" => Ok(Self::WrongLength),
            "out-of-range" => Ok(Self::OutOfRange),
            "below-minimum" => Ok(Self::BelowMinimum),
            "above-maximum" => Ok(Self::AboveMaximum),
            "malformed" => Ok(Self::Malformed),
            "refused" => Ok(Self::Refused),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for FieldErrorCode {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for FieldErrorCode {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What a player asks for who wants to be put together with others.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct FindMatchRequest {
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub clock: ::std::option::Option<Clock>,
    ///Options of the ruleset, as for a table.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub options: ::std::option::Option<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    >,
    ///Whether the game is rated.
    #[serde(default)]
    pub rated: bool,
    ///Id of the ruleset.
    pub ruleset: ::std::string::String,
    ///How many players the game has, with the caller.
    pub seats: u32,
    ///How long a decision may be open, in seconds; as for a table.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub turn_limit_s: ::std::option::Option<u32>,
}
impl FindMatchRequest {
    pub fn builder() -> builder::FindMatchRequest {
        Default::default()
    }
}
///A table to be made of a position.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ForkGameRequest {
    ///A seq of the game that it comes from, from the start on and before the end. The position is that at the end of the commit that holds this event, as in `get_view`.
    pub at: u64,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub clock: ::std::option::Option<Clock>,
    ///The invite to a private game.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub invite: ::std::option::Option<::std::string::String>,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sandbox: ::std::option::Option<SandboxRequest>,
    ///Who sits where at once; seats that are left out are free, and taken as at any table.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub seats: ::std::vec::Vec<ForkSeat>,
    ///The bot that takes a seat over when its player resigns or lets the time run out.
    #[serde(default = "defaults::fork_game_request_stand_in")]
    pub stand_in: Bot,
    ///How long a decision may be open, in seconds, before its seat is handed to the `stand_in`; no limit if left out.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub turn_limit_s: ::std::option::Option<u32>,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub visibility: ::std::option::Option<Visibility>,
}
impl ForkGameRequest {
    pub fn builder() -> builder::ForkGameRequest {
        Default::default()
    }
}
///A player or bot to sit at the table as it is made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ForkSeat {
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub bot: ::std::option::Option<Bot>,
    ///The caller's contribution to the luck to come.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nonce: ::std::option::Option<::std::string::String>,
    ///Who is to sit there.
    pub occupant: Occupant,
    ///Number of the seat, which keeps what was in its hands.
    pub seat: u32,
}
///Where a table's position comes from.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ForkedFrom {
    ///Id of the game.
    pub game: ::std::string::String,
    ///Seq of its last event that was taken over.
    pub seq: u64,
}
///The players of a name.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct FoundPlayers {
    ///The player of this name, if there is one.
    pub items: ::std::vec::Vec<Player>,
}
///A game as everybody who may know of it sees it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Game {
    ///The chain's link for the last commit.
    pub chain_head: ::std::string::String,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub clock: ::std::option::Option<Clock>,
    ///Number of the last commit.
    pub commit: u64,
    ///SHA-256 commitment to the secret seed, made before anybody sat down.
    pub commitment: ::std::string::String,
    ///When the table was made, or the game imported.
    pub created_at: crate::Timestamp,
    ///When the table is deleted if nothing happens there until then; each change at the table makes it later. Null once the game has begun.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub expires_at: ::std::option::Option<crate::Timestamp>,
    ///When the game ended.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub finished_at: ::std::option::Option<crate::Timestamp>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub forked_from: ::std::option::Option<ForkedFrom>,
    ///Id of the game.
    pub id: ::std::string::String,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub imported: ::std::option::Option<Imported>,
    ///What opens a private table to others; null for those who neither sit there nor own it, for public tables, and for a token that has neither the scope `read` nor `tables`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub invite: ::std::option::Option<::std::string::String>,
    ///Options of the ruleset, defaults filled in. A list leaves out an option that is longer than 512 bytes as JSON, such as a board of one's own.
    pub options: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub outcome: ::std::option::Option<GameOutcome>,
    ///Id of the player who made the table, or imported the game.
    pub owner: ::std::string::String,
    ///Whether all clocks stand, because all players want it.
    pub paused: bool,
    ///Whether its result changes the ratings of its players.
    pub rated: bool,
    ///Behaviour of the rules that it keeps to its end.
    pub rules_version: ::std::string::String,
    ///Id of its ruleset.
    pub ruleset: ::std::string::String,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub sandbox: ::std::option::Option<Sandbox>,
    ///All seats in order.
    pub seats: ::std::vec::Vec<GameSeat>,
    ///Seq of the last event.
    pub seq: u64,
    ///The bot that takes a seat over when its player resigns or lets the time run out.
    pub stand_in: Bot,
    ///From when on not only the owner may start the game, but any player who sits there. Null while a seat is free, where the game is rated, and once the game has begun.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub start_by_others_at: ::std::option::Option<crate::Timestamp>,
    ///When the game began.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub started_at: ::std::option::Option<crate::Timestamp>,
    ///How far it is.
    pub status: Status,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub tournament: ::std::option::Option<TournamentTable>,
    ///How long a decision may be open, in seconds, before its seat is handed over; null where there is no limit, or a `clock` instead.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub turn_limit_s: ::std::option::Option<u32>,
    ///Who can find it.
    pub visibility: Visibility,
}
///What a player decides, ready to post: one flat union over all rulesets, distinguished by `type`.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum GameAction {
    #[serde(rename = "medici.turn_up")]
    MediciTurnUp,
    #[serde(rename = "medici.open_bidding")]
    MediciOpenBidding,
    ///Bid for the lot.
    #[serde(rename = "medici.bid")]
    MediciBid {
        ///Florins, more than the highest bid so far and no more than one's own wealth.
        amount: u32,
    },
    #[serde(rename = "medici.pass")]
    MediciPass,
    ///Place start marker and figure above an arch.
    #[serde(rename = "basari.choose_arch")]
    BasariChooseArch {
        ///Number of a free arch.
        arch: u32,
    },
    ///Choose the action of this round, in secret and for good.
    #[serde(rename = "basari.choose_card")]
    BasariChooseCard {
        ///The card.
        card: BasariCard,
    },
    ///Open a trade with an offer, or raise the other's offer.
    #[serde(rename = "basari.offer")]
    BasariOffer {
        ///What the other would get for leaving the action to the one who offers.
        gems: BasariOfferedGems,
    },
    #[serde(rename = "basari.concede")]
    BasariConcede,
    #[serde(rename = "basari.accept")]
    BasariAccept,
    #[serde(rename = "haendler.pass")]
    HaendlerPass,
    ///Name the ability that is auctioned next, and bid its printed price.
    #[serde(rename = "haendler.name_ability")]
    HaendlerNameAbility {
        ///Which.
        ability: HaendlerAbility,
    },
    #[serde(rename = "haendler.raise")]
    HaendlerRaise,
    ///Purchase one good and put it into a warehouse.
    #[serde(rename = "haendler.purchase")]
    HaendlerPurchase {
        ///A city that produces it.
        city: ::std::string::String,
        ///Which.
        good: HaendlerGood,
    },
    ///Bid for a wagon, in secret and for good.
    #[serde(rename = "haendler.bid")]
    HaendlerBid {
        ///In guilders; a multiple of 100.
        amount: u32,
    },
    ///Load goods: as Loading Master, at a fixed price, or free of charge by a pledge.
    #[serde(rename = "haendler.load")]
    HaendlerLoad {
        ///At least one.
        goods: HaendlerBasket,
    },
    ///Offer a player to load for a fee. A new offer takes the place of the one before.
    #[serde(rename = "haendler.offer_loading")]
    HaendlerOfferLoading {
        ///The fee for one good; `null` if that is not offered.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        fee_for_one: ::std::option::Option<u32>,
        ///The fee for two goods together; `null` if that is not offered.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        fee_for_two: ::std::option::Option<u32>,
        ///To whom.
        seat: u32,
    },
    ///Accept the master's offer: pay and load.
    #[serde(rename = "haendler.accept_offer")]
    HaendlerAcceptOffer {
        ///One or two, as offered.
        goods: HaendlerBasket,
    },
    #[serde(rename = "haendler.decline_offer")]
    HaendlerDeclineOffer,
    ///Ask the master to load these goods for this fee. The fee is set aside.
    #[serde(rename = "haendler.request_loading")]
    HaendlerRequestLoading {
        ///In guilders; a multiple of 100.
        fee: u32,
        ///One or two.
        goods: HaendlerBasket,
    },
    #[serde(rename = "haendler.withdraw_request")]
    HaendlerWithdrawRequest,
    ///Accept a player's request.
    #[serde(rename = "haendler.accept_request")]
    HaendlerAcceptRequest {
        ///Whose.
        seat: u32,
    },
    ///Decline a player's request.
    #[serde(rename = "haendler.decline_request")]
    HaendlerDeclineRequest {
        ///Whose.
        seat: u32,
    },
    #[serde(rename = "haendler.close_bargaining")]
    HaendlerCloseBargaining,
    ///Play Free Loading.
    #[serde(rename = "haendler.play_free_loading")]
    HaendlerPlayFreeLoading {
        ///One or two.
        goods: HaendlerBasket,
    },
    ///Play Broken Axle on a wagon.
    #[serde(rename = "haendler.play_broken_axle")]
    HaendlerPlayBrokenAxle {
        ///Number of the wagon.
        wagon: u32,
    },
    ///Take one of the own Broken Axles off a wagon.
    #[serde(rename = "haendler.remove_broken_axle")]
    HaendlerRemoveBrokenAxle {
        ///Number of the wagon.
        wagon: u32,
    },
    ///Move a wagon along a route.
    #[serde(rename = "haendler.move_wagon")]
    HaendlerMoveWagon {
        ///Driver points used.
        driver_points: u32,
        ///The places that it enters, to where it ends.
        route: ::std::vec::Vec<::std::string::String>,
        ///The tile that is turned over for it; `null` if only driver points are used.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        tile: ::std::option::Option<u32>,
        ///Number of the wagon.
        wagon: u32,
    },
    ///Turn over a tile that can move no wagon.
    #[serde(rename = "haendler.spend_tile")]
    HaendlerSpendTile {
        ///Which.
        tile: u32,
    },
    ///Move the courier.
    #[serde(rename = "haendler.move_courier")]
    HaendlerMoveCourier {
        ///The space where it ends.
        space: ::std::string::String,
    },
    ///Pick an influence card from the pile, in secret.
    #[serde(rename = "haendler.pick_influence")]
    HaendlerPickInfluence {
        ///Which.
        card: HaendlerInfluence,
    },
    #[serde(rename = "haendler.end_turn")]
    HaendlerEndTurn,
    ///Set both arrows of the price wheel, in secret and for good.
    #[serde(rename = "haendler.set_wheel")]
    HaendlerSetWheel {
        ///One arrow.
        first: HaendlerArrow,
        ///The other; the order of the two means nothing.
        second: HaendlerArrow,
    },
    ///Move a price by one level.
    #[serde(rename = "haendler.use_office")]
    HaendlerUseOffice {
        ///Where to.
        direction: HaendlerDirection,
        ///Which price.
        good: HaendlerGood,
        ///By which of the two abilities.
        office: HaendlerAbility,
    },
    ///Sell goods out of one warehouse at the buying price.
    #[serde(rename = "haendler.sell_from_warehouse")]
    HaendlerSellFromWarehouse {
        ///Whose warehouse.
        city: ::std::string::String,
        ///One to three.
        goods: HaendlerBasket,
    },
    ///Play Special Sale.
    #[serde(rename = "haendler.play_special_sale")]
    HaendlerPlaySpecialSale {
        ///Whose warehouse.
        city: ::std::string::String,
        ///Which good.
        good: HaendlerGood,
    },
    ///Play Sale with Bonus on a wagon that arrived.
    #[serde(rename = "haendler.play_sale_with_bonus")]
    HaendlerPlaySaleWithBonus {
        ///Number of the wagon.
        wagon: u32,
    },
    #[serde(rename = "haendler.take_credit")]
    HaendlerTakeCredit,
    ///Purchase status.
    #[serde(rename = "haendler.rise")]
    HaendlerRise {
        ///How many of them by Social Climbing.
        cards: u32,
        ///How many levels.
        levels: u32,
    },
    #[serde(rename = "haendler.repay_credit")]
    HaendlerRepayCredit,
    ///Propose a deal, which everybody sees. What it gives at once is set aside.
    #[serde(rename = "haendler.propose_deal")]
    HaendlerProposeDeal {
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        asked_card: ::std::option::Option<HaendlerDealtCard>,
        ///Guilders to ask for; a multiple of 100. They may be more than the other has, who cannot accept then.
        asked_money: u32,
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        asked_pledge: ::std::option::Option<HaendlerPledge>,
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        card: ::std::option::Option<HaendlerProposedCard>,
        ///Whose pledge has to be kept before the other's binds; `null` if both bind at once.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        first: ::std::option::Option<u32>,
        ///Guilders to give; a multiple of 100.
        money: u32,
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        pledge: ::std::option::Option<HaendlerPledge>,
        ///To whom.
        seat: u32,
    },
    #[serde(rename = "haendler.withdraw_proposal")]
    HaendlerWithdrawProposal,
    ///Accept a player's proposal: the deal is made and binds.
    #[serde(rename = "haendler.accept_proposal")]
    HaendlerAcceptProposal {
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        card: ::std::option::Option<HaendlerInfluence>,
        ///Whose.
        seat: u32,
    },
    ///Decline a player's proposal.
    #[serde(rename = "haendler.decline_proposal")]
    HaendlerDeclineProposal {
        ///Whose.
        seat: u32,
    },
    ///Market action: purchase a card.
    #[serde(rename = "dale_of_merchants.buy")]
    DaleOfMerchantsBuy {
        ///Whether a Glue of the payment stays in the hand.
        keep_glue: bool,
        ///Handles of the cards paid with, in the order in which they go to the discard pile.
        payment: ::std::vec::Vec<u32>,
        ///Its slot, 0 at the right.
        slot: u32,
    },
    ///Market action with Calculations in the payment: put the cards of the market into other slots, then purchase one.
    #[serde(rename = "dale_of_merchants.rearrange_and_buy")]
    DaleOfMerchantsRearrangeAndBuy {
        ///Whether a Glue of the payment stays in the hand.
        keep_glue: bool,
        ///The four other slots; what lies there is put into the other slots from right to left in this order.
        others: ::std::vec::Vec<u32>,
        ///Handles of the cards paid with, in the order in which they go to the discard pile.
        payment: ::std::vec::Vec<u32>,
        ///The slot of the card, 0 at the right.
        slot: u32,
        ///The slot where it is put before it is bought.
        to: u32,
    },
    ///Technique action: play a technique.
    #[serde(rename = "dale_of_merchants.play")]
    DaleOfMerchantsPlay {
        ///Its handle.
        card: u32,
    },
    ///Stall action: build the next stack.
    #[serde(rename = "dale_of_merchants.build")]
    DaleOfMerchantsBuild {
        ///Handles of the cards.
        cards: ::std::vec::Vec<u32>,
    },
    ///Stall action in a team game: lay out cards and ask the partner to make them a stack.
    #[serde(rename = "dale_of_merchants.ask_for_help")]
    DaleOfMerchantsAskForHelp {
        ///Handles of the cards.
        cards: ::std::vec::Vec<u32>,
    },
    ///Inventory action: discard any number of cards.
    #[serde(rename = "dale_of_merchants.discard")]
    DaleOfMerchantsDiscard {
        ///Handles of the cards, in the order in which they go to the discard pile.
        cards: ::std::vec::Vec<u32>,
    },
    #[serde(rename = "dale_of_merchants.end_turn")]
    DaleOfMerchantsEndTurn,
    ///Resolve or discard a card of the own schedule.
    #[serde(rename = "dale_of_merchants.take_up")]
    DaleOfMerchantsTakeUp {
        ///Its place on the schedule.
        place: u32,
    },
    ///Show an owl and use it.
    #[serde(rename = "dale_of_merchants.use_owl")]
    DaleOfMerchantsUseOwl {
        ///Its handle.
        card: u32,
    },
    #[serde(rename = "dale_of_merchants.pass")]
    DaleOfMerchantsPass,
    ///Choose cards of the own hand.
    #[serde(rename = "dale_of_merchants.choose_hand_cards")]
    DaleOfMerchantsChooseHandCards {
        ///Their handles, in order.
        cards: ::std::vec::Vec<u32>,
    },
    ///Choose a card of the own deck, or none.
    #[serde(rename = "dale_of_merchants.choose_deck_cards")]
    DaleOfMerchantsChooseDeckCards {
        ///Its place in the list of the choice.
        places: ::std::vec::Vec<u32>,
    },
    ///Choose cards of the own discard pile.
    #[serde(rename = "dale_of_merchants.choose_pile_cards")]
    DaleOfMerchantsChoosePileCards {
        ///Their places, from the bottom.
        places: ::std::vec::Vec<u32>,
    },
    ///Choose cards of the market.
    #[serde(rename = "dale_of_merchants.choose_market_cards")]
    DaleOfMerchantsChooseMarketCards {
        ///Their slots, in order.
        slots: ::std::vec::Vec<u32>,
    },
    ///Choose a card of the own stall.
    #[serde(rename = "dale_of_merchants.choose_stall_card")]
    DaleOfMerchantsChooseStallCard {
        ///Its place in the stack, from 0.
        place: u32,
        ///Number of the stack, from 0.
        stack: u32,
    },
    ///Choose a player.
    #[serde(rename = "dale_of_merchants.choose_player")]
    DaleOfMerchantsChoosePlayer {
        ///Whom.
        player: u32,
    },
    ///Choose a direction.
    #[serde(rename = "dale_of_merchants.choose_direction")]
    DaleOfMerchantsChooseDirection {
        ///Which.
        direction: DaleOfMerchantsDirection,
    },
    ///Deal out the cards of a private set.
    #[serde(rename = "dale_of_merchants.deal")]
    DaleOfMerchantsDeal {
        ///Who gets each card, in the order of the cards.
        players: ::std::vec::Vec<u32>,
    },
    ///Guess a value.
    #[serde(rename = "dale_of_merchants.guess")]
    DaleOfMerchantsGuess {
        ///The value.
        value: u32,
    },
    ///Say whether the played card goes on top of the own deck.
    #[serde(rename = "dale_of_merchants.put_on_deck")]
    DaleOfMerchantsPutOnDeck {
        ///Whether it does.
        on_deck: bool,
    },
    ///Put cards back on top of the own deck.
    #[serde(rename = "dale_of_merchants.order_cards")]
    DaleOfMerchantsOrderCards {
        ///Their places in the list of the choice; the first becomes the top card.
        places: ::std::vec::Vec<u32>,
    },
    ///Exchange cards of the own hand for as many of the own deck.
    #[serde(rename = "dale_of_merchants.exchange")]
    DaleOfMerchantsExchange {
        ///Handles of the cards given.
        cards: ::std::vec::Vec<u32>,
        ///Places of the cards taken, in the list of the choice.
        places: ::std::vec::Vec<u32>,
    },
    ///Swap an animalfolk card of the own hand with a card of the own discard pile.
    #[serde(rename = "dale_of_merchants.swap")]
    DaleOfMerchantsSwap {
        ///Handle of the card given.
        card: u32,
        ///Place of the card taken, from the bottom.
        place: u32,
    },
    ///Add cards to the partner's stack, so that it stands.
    #[serde(rename = "dale_of_merchants.help")]
    DaleOfMerchantsHelp {
        ///Handles of the cards.
        cards: ::std::vec::Vec<u32>,
    },
    #[serde(rename = "dale_of_merchants.decline_help")]
    DaleOfMerchantsDeclineHelp,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///One of the ways to answer a decision, with its ranges; distinguished by `type`, as the actions are.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum GameChoice {
    #[serde(rename = "medici.turn_up")]
    MediciTurnUp,
    #[serde(rename = "medici.open_bidding")]
    MediciOpenBidding,
    ///Any whole number of florins in this range may be bid.
    #[serde(rename = "medici.bid")]
    MediciBid {
        ///All that the player owns.
        max: u32,
        ///The smallest bid that exceeds the highest so far.
        min: u32,
    },
    #[serde(rename = "medici.pass")]
    MediciPass,
    ///One of these arches may be chosen.
    #[serde(rename = "basari.choose_arch")]
    BasariChooseArch {
        ///Numbers of the free arches.
        arches: ::std::vec::Vec<u32>,
    },
    ///One of these cards may be chosen.
    #[serde(rename = "basari.choose_card")]
    BasariChooseCard {
        ///The cards.
        cards: ::std::vec::Vec<BasariCard>,
    },
    ///Any of the own gems may be offered, at least one; against an offer, they must outrank it: by being more, or as many and more of the most valuable colour in which the two differ.
    #[serde(rename = "basari.offer")]
    BasariOffer {
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        above: ::std::option::Option<BasariGems>,
        ///All that the player owns.
        own: BasariGems,
    },
    #[serde(rename = "basari.concede")]
    BasariConcede,
    ///The offer may be accepted.
    #[serde(rename = "basari.accept")]
    BasariAccept {
        ///What the player would get.
        gems: BasariGems,
    },
    #[serde(rename = "haendler.pass")]
    HaendlerPass,
    ///One of these abilities may be named, for its printed price.
    #[serde(rename = "haendler.name_ability")]
    HaendlerNameAbility {
        ///Those that no player owns and this one can pay.
        abilities: ::std::vec::Vec<HaendlerAbility>,
    },
    ///The player may bid this for the ability that is auctioned.
    #[serde(rename = "haendler.raise")]
    HaendlerRaise {
        ///The bid in guilders.
        price: u32,
    },
    ///A good of this kind may be purchased.
    #[serde(rename = "haendler.purchase")]
    HaendlerPurchase {
        ///The cities that produce it.
        cities: ::std::vec::Vec<::std::string::String>,
        ///Which.
        good: HaendlerGood,
        ///What it costs the player now.
        price: u32,
    },
    ///Any amount up to one's money may be bid.
    #[serde(rename = "haendler.bid")]
    HaendlerBid {
        ///The highest bid.
        most: u32,
    },
    ///One of these baskets may be loaded.
    #[serde(rename = "haendler.load")]
    HaendlerLoad {
        ///Each at least one good.
        baskets: ::std::vec::Vec<HaendlerGoods>,
        ///What the Loading Master gets for each good; 0 for the master.
        fee_each: u32,
    },
    ///The player may be offered to load.
    #[serde(rename = "haendler.offer_loading")]
    HaendlerOfferLoading {
        ///The highest fee that can be named.
        fee_most: u32,
        ///How many goods the offer is for.
        goods: HaendlerOfferedGoods,
        ///To whom.
        seat: u32,
    },
    ///The master's offer may be accepted.
    #[serde(rename = "haendler.accept_offer")]
    HaendlerAcceptOffer {
        ///What may be loaded and paid.
        baskets: ::std::vec::Vec<HaendlerGoods>,
    },
    #[serde(rename = "haendler.decline_offer")]
    HaendlerDeclineOffer,
    ///The master may be asked.
    #[serde(rename = "haendler.request_loading")]
    HaendlerRequestLoading {
        ///What may be loaded.
        baskets: ::std::vec::Vec<HaendlerGoods>,
        ///The highest fee, which the player can set aside.
        fee_most: u32,
    },
    #[serde(rename = "haendler.withdraw_request")]
    HaendlerWithdrawRequest,
    ///A player's request may be accepted.
    #[serde(rename = "haendler.accept_request")]
    HaendlerAcceptRequest {
        ///What the master would get.
        fee: u32,
        ///What would be loaded.
        goods: HaendlerGoods,
        ///Whose.
        seat: u32,
    },
    ///A player's request may be declined.
    #[serde(rename = "haendler.decline_request")]
    HaendlerDeclineRequest {
        ///Whose.
        seat: u32,
    },
    #[serde(rename = "haendler.close_bargaining")]
    HaendlerCloseBargaining,
    ///Free Loading may be played.
    #[serde(rename = "haendler.play_free_loading")]
    HaendlerPlayFreeLoading {
        ///What may be loaded.
        baskets: ::std::vec::Vec<HaendlerGoods>,
    },
    ///Broken Axle may be played.
    #[serde(rename = "haendler.play_broken_axle")]
    HaendlerPlayBrokenAxle {
        ///Numbers of the wagons.
        wagons: ::std::vec::Vec<u32>,
    },
    ///An own Broken Axle may be taken off.
    #[serde(rename = "haendler.remove_broken_axle")]
    HaendlerRemoveBrokenAxle {
        ///Numbers of the wagons.
        wagons: ::std::vec::Vec<u32>,
    },
    ///A wagon may be moved.
    #[serde(rename = "haendler.move_wagon")]
    HaendlerMoveWagon {
        ///Driver points that would be used.
        driver_points: u32,
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        moves: ::std::option::Option<HaendlerWagonMoves>,
        ///Where it may go.
        routes: ::std::vec::Vec<HaendlerRoute>,
        ///The tile that would be turned over; `null` if only driver points are used.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        tile: ::std::option::Option<u32>,
        ///Number of the wagon.
        wagon: u32,
    },
    ///A tile that can move no wagon may be turned over.
    #[serde(rename = "haendler.spend_tile")]
    HaendlerSpendTile {
        ///Which.
        tiles: ::std::vec::Vec<u32>,
    },
    ///The courier may be moved.
    #[serde(rename = "haendler.move_courier")]
    HaendlerMoveCourier {
        ///Where it may end.
        spaces: ::std::vec::Vec<HaendlerCourierSpace>,
    },
    ///An influence card has to be picked.
    #[serde(rename = "haendler.pick_influence")]
    HaendlerPickInfluence {
        ///What is left in the pile.
        pile: HaendlerInfluenceCards,
    },
    #[serde(rename = "haendler.end_turn")]
    HaendlerEndTurn,
    ///The arrows of the price wheel may point anywhere.
    #[serde(rename = "haendler.set_wheel")]
    HaendlerSetWheel {
        ///Where an arrow may point.
        arrows: ::std::vec::Vec<HaendlerArrow>,
    },
    ///A price may be moved.
    #[serde(rename = "haendler.use_office")]
    HaendlerUseOffice {
        ///Where to.
        direction: HaendlerDirection,
        ///Which prices.
        goods: ::std::vec::Vec<HaendlerGood>,
        ///By which of the two abilities.
        office: HaendlerAbility,
    },
    ///Goods may be sold out of a warehouse.
    #[serde(rename = "haendler.sell_from_warehouse")]
    HaendlerSellFromWarehouse {
        ///What may be sold.
        baskets: ::std::vec::Vec<HaendlerGoods>,
        ///Whose warehouse.
        city: ::std::string::String,
    },
    ///Special Sale may be played.
    #[serde(rename = "haendler.play_special_sale")]
    HaendlerPlaySpecialSale {
        ///Whose warehouse.
        city: ::std::string::String,
        ///Which goods lie there.
        goods: ::std::vec::Vec<HaendlerGood>,
    },
    ///Sale with Bonus may be played.
    #[serde(rename = "haendler.play_sale_with_bonus")]
    HaendlerPlaySaleWithBonus {
        ///Numbers of the wagons.
        wagons: ::std::vec::Vec<u32>,
    },
    #[serde(rename = "haendler.take_credit")]
    HaendlerTakeCredit,
    ///Status may be purchased.
    #[serde(rename = "haendler.rise")]
    HaendlerRise {
        ///How many of them by Social Climbing.
        cards: u32,
        ///How many levels.
        levels: u32,
        ///What they cost together.
        price: u32,
    },
    #[serde(rename = "haendler.repay_credit")]
    HaendlerRepayCredit,
    ///A deal may be proposed.
    #[serde(rename = "haendler.propose_deal")]
    HaendlerProposeDeal {
        ///The most money that can be asked for.
        asked_money_most: u32,
        ///What the other can be asked to pledge, but for moves of wagons.
        asked_pledges: ::std::vec::Vec<HaendlerPledge>,
        ///The partner in whose choice the same `asked_pledges` stand; here they are left out then.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        asked_pledges_like: ::std::option::Option<u32>,
        ///Which influence cards can be given.
        cards: ::std::vec::Vec<HaendlerInfluence>,
        ///Whose pledge may have to be kept first.
        first: ::std::vec::Vec<u32>,
        ///The most money that can be given.
        money_most: u32,
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        moves: ::std::option::Option<HaendlerPledgedMoves>,
        ///What can be pledged, but for moves of wagons.
        pledges: ::std::vec::Vec<HaendlerPledge>,
        ///The partner in whose choice the same `pledges` stand; here they are left out then.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pledges_like: ::std::option::Option<u32>,
        ///To whom.
        seat: u32,
    },
    #[serde(rename = "haendler.withdraw_proposal")]
    HaendlerWithdrawProposal,
    ///A player's proposal may be accepted.
    #[serde(rename = "haendler.accept_proposal")]
    HaendlerAcceptProposal {
        ///The influence cards of which one is given; empty if none is asked for.
        cards: ::std::vec::Vec<HaendlerInfluence>,
        ///Whose.
        seat: u32,
    },
    ///A player's proposal may be declined.
    #[serde(rename = "haendler.decline_proposal")]
    HaendlerDeclineProposal {
        ///Whose.
        seat: u32,
    },
    ///This card may be bought. The payment must reach the price, and no card of it may be left out.
    #[serde(rename = "dale_of_merchants.buy")]
    DaleOfMerchantsBuy {
        ///The card.
        card: DaleOfMerchantsCard,
        ///What can be paid with. Where purchases are many, it is empty if it is the same as in the last choice before that lists it.
        hand: ::std::vec::Vec<DaleOfMerchantsHandCard>,
        ///Whether a Glue of the payment stays in the hand.
        keep_glue: bool,
        ///Handles of cards that must be in the payment.
        must: ::std::vec::Vec<u32>,
        ///Its price.
        price: u32,
        ///Its slot.
        slot: u32,
    },
    ///This card may be put into another slot and bought, the cards of the other slots being put as one likes.
    #[serde(rename = "dale_of_merchants.rearrange_and_buy")]
    DaleOfMerchantsRearrangeAndBuy {
        ///The card.
        card: DaleOfMerchantsCard,
        ///What can be paid with. Where purchases are many, it is empty if it is the same as in the last choice before that lists it.
        hand: ::std::vec::Vec<DaleOfMerchantsHandCard>,
        ///Whether a Glue of the payment stays in the hand.
        keep_glue: bool,
        ///Handles of cards that must be in the payment.
        must: ::std::vec::Vec<u32>,
        ///The other slots, in any order.
        others: ::std::vec::Vec<u32>,
        ///Its price there.
        price: u32,
        ///Its slot.
        slot: u32,
        ///The slot where it would be bought.
        to: u32,
    },
    ///One of these techniques may be played.
    #[serde(rename = "dale_of_merchants.play")]
    DaleOfMerchantsPlay {
        ///The techniques.
        cards: ::std::vec::Vec<DaleOfMerchantsHandCard>,
    },
    ///The next stack may be built of these cards.
    #[serde(rename = "dale_of_merchants.build")]
    DaleOfMerchantsBuild {
        ///The cards of the set.
        cards: ::std::vec::Vec<DaleOfMerchantsHandCard>,
        ///The set.
        set: DaleOfMerchantsSet,
        ///What the stack has to be worth.
        worth: u32,
    },
    ///Some of these cards, worth less than the stack, may be laid out for the partner to complete.
    #[serde(rename = "dale_of_merchants.ask_for_help")]
    DaleOfMerchantsAskForHelp {
        ///The cards of the set.
        cards: ::std::vec::Vec<DaleOfMerchantsHandCard>,
        ///The set.
        set: DaleOfMerchantsSet,
        ///What the stack has to be worth.
        worth: u32,
    },
    ///Any cards of the hand may be discarded.
    #[serde(rename = "dale_of_merchants.discard")]
    DaleOfMerchantsDiscard {
        ///The hand.
        cards: ::std::vec::Vec<DaleOfMerchantsHandCard>,
    },
    #[serde(rename = "dale_of_merchants.end_turn")]
    DaleOfMerchantsEndTurn,
    ///One of these cards of the schedule is next.
    #[serde(rename = "dale_of_merchants.take_up")]
    DaleOfMerchantsTakeUp {
        ///Their places on the schedule.
        places: ::std::vec::Vec<u32>,
    },
    ///One of these owls may be used.
    #[serde(rename = "dale_of_merchants.use_owl")]
    DaleOfMerchantsUseOwl {
        ///The owls.
        cards: ::std::vec::Vec<DaleOfMerchantsHandCard>,
    },
    #[serde(rename = "dale_of_merchants.pass")]
    DaleOfMerchantsPass,
    ///Cards of the hand are chosen.
    #[serde(rename = "dale_of_merchants.choose_hand_cards")]
    DaleOfMerchantsChooseHandCards {
        ///Which card asks.
        by: DaleOfMerchantsCard,
        ///The cards.
        cards: ::std::vec::Vec<DaleOfMerchantsHandCard>,
        ///Most.
        max: u32,
        ///Fewest.
        min: u32,
    },
    ///A card of the deck is chosen.
    #[serde(rename = "dale_of_merchants.choose_deck_cards")]
    DaleOfMerchantsChooseDeckCards {
        ///Which card asks.
        by: DaleOfMerchantsCard,
        ///The cards of the deck, by set and value.
        deck: ::std::vec::Vec<DaleOfMerchantsCard>,
        ///Fewest.
        min: u32,
    },
    ///Cards of the discard pile are chosen.
    #[serde(rename = "dale_of_merchants.choose_pile_cards")]
    DaleOfMerchantsChoosePileCards {
        ///Which card asks.
        by: DaleOfMerchantsCard,
        ///Most.
        max: u32,
        ///Fewest.
        min: u32,
        ///The places that can be chosen.
        places: ::std::vec::Vec<u32>,
    },
    ///Cards of the market are chosen.
    #[serde(rename = "dale_of_merchants.choose_market_cards")]
    DaleOfMerchantsChooseMarketCards {
        ///Which card asks.
        by: DaleOfMerchantsCard,
        ///How many.
        count: u32,
        ///The slots that can be chosen.
        slots: ::std::vec::Vec<u32>,
    },
    ///A card of this stack of the stall may be chosen.
    #[serde(rename = "dale_of_merchants.choose_stall_card")]
    DaleOfMerchantsChooseStallCard {
        ///Its cards.
        cards: ::std::vec::Vec<DaleOfMerchantsCard>,
        ///Number of the stack, from 0.
        stack: u32,
    },
    ///A player is chosen.
    #[serde(rename = "dale_of_merchants.choose_player")]
    DaleOfMerchantsChoosePlayer {
        ///Which card asks.
        by: DaleOfMerchantsCard,
        ///Who can be chosen.
        players: ::std::vec::Vec<u32>,
    },
    ///A direction is chosen.
    #[serde(rename = "dale_of_merchants.choose_direction")]
    DaleOfMerchantsChooseDirection {
        ///Which card asks.
        by: DaleOfMerchantsCard,
    },
    ///The cards of a private set are dealt out, one to each player who gave one.
    #[serde(rename = "dale_of_merchants.deal")]
    DaleOfMerchantsDeal {
        ///The cards.
        cards: ::std::vec::Vec<DaleOfMerchantsCard>,
        ///Who gave each of them.
        givers: ::std::vec::Vec<u32>,
    },
    ///A value is guessed.
    #[serde(rename = "dale_of_merchants.guess")]
    DaleOfMerchantsGuess {
        ///The highest.
        max: u32,
    },
    #[serde(rename = "dale_of_merchants.put_on_deck")]
    DaleOfMerchantsPutOnDeck,
    ///Cards are put back on top of the deck.
    #[serde(rename = "dale_of_merchants.order_cards")]
    DaleOfMerchantsOrderCards {
        ///The cards, the top one first.
        cards: ::std::vec::Vec<DaleOfMerchantsCard>,
    },
    ///Cards are exchanged.
    #[serde(rename = "dale_of_merchants.exchange")]
    DaleOfMerchantsExchange {
        ///The hand.
        cards: ::std::vec::Vec<DaleOfMerchantsHandCard>,
        ///How many.
        count: u32,
        ///The cards of the deck, by set and value.
        deck: ::std::vec::Vec<DaleOfMerchantsCard>,
    },
    ///Two cards are swapped.
    #[serde(rename = "dale_of_merchants.swap")]
    DaleOfMerchantsSwap {
        ///The animalfolk cards of the hand.
        cards: ::std::vec::Vec<DaleOfMerchantsHandCard>,
        ///The places of the discard pile.
        places: ::std::vec::Vec<u32>,
    },
    ///Cards may be added to the partner's stack.
    #[serde(rename = "dale_of_merchants.help")]
    DaleOfMerchantsHelp {
        ///The own cards of its set, with their printed values.
        cards: ::std::vec::Vec<DaleOfMerchantsHandCard>,
        ///What is missing to the stack's value.
        missing: u32,
    },
    #[serde(rename = "dale_of_merchants.decline_help")]
    DaleOfMerchantsDeclineHelp,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///Board, cards and tracks of a ruleset, as public data.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "ruleset", content = "components")]
pub enum GameComponents {
    ///The material of this ruleset.
    #[serde(rename = "medici")]
    Medici(MediciComponents),
    ///The material of this ruleset.
    #[serde(rename = "basari")]
    Basari(BasariComponents),
    ///The material of this ruleset.
    #[serde(rename = "haendler")]
    Haendler(HaendlerComponents),
    ///The material of this ruleset.
    #[serde(rename = "dale_of_merchants")]
    DaleOfMerchants(DaleOfMerchantsComponents),
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `ruleset` that tells it apart.
        #[serde(rename = "ruleset")]
        ruleset: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
impl ::std::convert::From<MediciComponents> for GameComponents {
    fn from(value: MediciComponents) -> Self {
        Self::Medici(value)
    }
}
impl ::std::convert::From<BasariComponents> for GameComponents {
    fn from(value: BasariComponents) -> Self {
        Self::Basari(value)
    }
}
impl ::std::convert::From<HaendlerComponents> for GameComponents {
    fn from(value: HaendlerComponents) -> Self {
        Self::Haendler(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsComponents> for GameComponents {
    fn from(value: DaleOfMerchantsComponents) -> Self {
        Self::DaleOfMerchants(value)
    }
}
///How many public games of a ruleset and status a player has.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct GameCount {
    ///How many there are, counted up to 1,000.
    pub games: u64,
    ///Id of the ruleset.
    pub ruleset: ::std::string::String,
    ///How far the games are.
    pub status: Status,
}
///Something that happened, as the viewer sees it; distinguished by `type`. What the viewer may not know is null, never left out.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum GameEvent {
    ///The table was made; its luck is committed to.
    #[serde(rename = "table.created")]
    TableCreated {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableCreatedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A table was made of the position that another game had reached. Everybody who sat there has left it; from here on the luck is new.
    #[serde(rename = "table.forked")]
    TableForked {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableForkedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player sat down.
    #[serde(rename = "table.seat_taken")]
    TableSeatTaken {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableSeatTakenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The owner gave a seat to a bot.
    #[serde(rename = "table.bot_seated")]
    TableBotSeated {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableBotSeatedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The owner sent a bot away; its seat became free again.
    #[serde(rename = "table.bot_left")]
    TableBotLeft {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableBotLeftEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A seat became free again.
    #[serde(rename = "table.seat_left")]
    TableSeatLeft {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableSeatLeftEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The owner gave a private table a new invite; the invite before is no longer accepted. The invite itself stands in the table's `invite`.
    #[serde(rename = "table.invite_replaced")]
    TableInviteReplaced {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableInviteReplacedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The game began; the events of its setup follow in the same commit.
    #[serde(rename = "table.started")]
    TableStarted {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableStartedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player gave the seat up in mid-game; a bot plays on, the player may watch.
    #[serde(rename = "table.resigned")]
    TableResigned {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableResignedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The time of a player is up; a bot plays on the seat until the player comes back.
    #[serde(rename = "table.timed_out")]
    TableTimedOut {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableTimedOutEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player whose time was up came back to the seat.
    #[serde(rename = "table.returned")]
    TableReturned {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableReturnedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player said whether the clocks are to stand. They stand while all players want it; bots agree.
    #[serde(rename = "table.pause_wanted")]
    TablePauseWanted {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TablePauseWantedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player gave time to another one, whose clock was running.
    #[serde(rename = "table.time_given")]
    TableTimeGiven {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableTimeGivenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player is away, so the clock of the seat stands from `from` to `until`. Of several such events of a seat the last one holds; one with an `until` that is earlier ends the vacation.
    #[serde(rename = "table.vacation_taken")]
    TableVacationTaken {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableVacationTakenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player said whether the game is to end without a result. It ends when all players want it; bots agree.
    #[serde(rename = "table.abort_wanted")]
    TableAbortWanted {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableAbortWantedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The tournament of the table was cancelled: the game goes on as an ordinary one, and the end of the round means nothing for its clocks any more.
    #[serde(rename = "table.tournament_cancelled")]
    TableTournamentCancelled {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableTournamentCancelledEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The game ended; from now on its record is open.
    #[serde(rename = "table.finished")]
    TableFinished {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableFinishedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The table was taken away before the start.
    #[serde(rename = "table.deleted")]
    TableDeleted {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: TableDeletedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///All cards were shuffled and the deck of a round was dealt; the warehouses are empty again.
    #[serde(rename = "medici.round_dealt")]
    MediciRoundDealt {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciRoundDealtEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///It was decided who begins the round.
    #[serde(rename = "medici.start_player_chosen")]
    MediciStartPlayerChosen {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciStartPlayerChosenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The top card of the deck was turned up and joined the lot.
    #[serde(rename = "medici.card_turned_up")]
    MediciCardTurnedUp {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciCardTurnedUpEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The lot is complete and the bidding began.
    #[serde(rename = "medici.bidding_opened")]
    MediciBiddingOpened {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciBiddingOpenedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player made the highest bid so far.
    #[serde(rename = "medici.bid_made")]
    MediciBidMade {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciBidMadeEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player made no bid.
    #[serde(rename = "medici.passed")]
    MediciPassed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciPassedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The highest bidder paid and stored the lot.
    #[serde(rename = "medici.lot_sold")]
    MediciLotSold {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciLotSoldEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///No player bid for the lot; its cards are out of the round.
    #[serde(rename = "medici.lot_discarded")]
    MediciLotDiscarded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciLotDiscardedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The last player with room was given cards from the deck for nothing.
    #[serde(rename = "medici.warehouse_filled")]
    MediciWarehouseFilled {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciWarehouseFilledEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///No more cards are bought in this round; the scoring follows.
    #[serde(rename = "medici.round_ended")]
    MediciRoundEnded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciRoundEndedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The warehouses brought their proceeds.
    #[serde(rename = "medici.warehouses_scored")]
    MediciWarehousesScored {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciWarehousesScoredEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The counters of an account advanced and brought awards and prizes.
    #[serde(rename = "medici.account_scored")]
    MediciAccountScored {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciAccountScoredEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The last round has been scored; the richest player has won.
    #[serde(rename = "medici.game_ended")]
    MediciGameEnded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: MediciGameEndedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///Every player was given gems out of the supply.
    #[serde(rename = "basari.gems_dealt")]
    BasariGemsDealt {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariGemsDealtEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player placed start marker and figure.
    #[serde(rename = "basari.arch_chosen")]
    BasariArchChosen {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariArchChosenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A round began.
    #[serde(rename = "basari.round_began")]
    BasariRoundBegan {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariRoundBeganEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player rolled the die of the first phase, and the figure moved.
    #[serde(rename = "basari.figure_moved")]
    BasariFigureMoved {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariFigureMovedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player chose a card, face down.
    #[serde(rename = "basari.card_chosen")]
    BasariCardChosen {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariCardChosenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///All cards were turned over.
    #[serde(rename = "basari.cards_revealed")]
    BasariCardsRevealed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariCardsRevealedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///An action was chosen by three or four, so none of them carries it out.
    #[serde(rename = "basari.action_lapsed")]
    BasariActionLapsed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariActionLapsedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///Two players with as many points rolled for the first offer; the higher die makes it, equal dice are rolled again.
    #[serde(rename = "basari.opening_rolled")]
    BasariOpeningRolled {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariOpeningRolledEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///Two players began to trade for an action.
    #[serde(rename = "basari.trade_opened")]
    BasariTradeOpened {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariTradeOpenedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player made the first offer or raised.
    #[serde(rename = "basari.offer_made")]
    BasariOfferMade {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariOfferMadeEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player took the gems offered and left the action to the other.
    #[serde(rename = "basari.offer_accepted")]
    BasariOfferAccepted {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariOfferAcceptedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The opener of a trade offered nothing and left the action to the other.
    #[serde(rename = "basari.trade_conceded")]
    BasariTradeConceded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariTradeConcededEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player carried out the action `roll`: rolled the die, moved, and scored what it missed to six.
    #[serde(rename = "basari.roll_carried_out")]
    BasariRollCarriedOut {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariRollCarriedOutEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player carried out the action `points`.
    #[serde(rename = "basari.points_carried_out")]
    BasariPointsCarriedOut {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariPointsCarriedOutEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player carried out the action `gems`.
    #[serde(rename = "basari.gems_carried_out")]
    BasariGemsCarriedOut {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariGemsCarriedOutEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player got round, so a scoring began; laps brought their points.
    #[serde(rename = "basari.laps_scored")]
    BasariLapsScored {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariLapsScoredEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The majority in a colour brought its points, and gems were given back.
    #[serde(rename = "basari.majority_scored")]
    BasariMajorityScored {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariMajorityScoredEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///All start markers were moved under their figures; the next lap begins at 0 steps.
    #[serde(rename = "basari.start_markers_moved")]
    BasariStartMarkersMoved {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariStartMarkersMovedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The last scoring is over.
    #[serde(rename = "basari.game_ended")]
    BasariGameEnded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: BasariGameEndedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The lot decided who plays first in the first round.
    #[serde(rename = "haendler.starting_player_drawn")]
    HaendlerStartingPlayerDrawn {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerStartingPlayerDrawnEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player was dealt a pair of abilities and paid for it.
    #[serde(rename = "haendler.abilities_dealt")]
    HaendlerAbilitiesDealt {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerAbilitiesDealtEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player named the ability that is auctioned next and so bid its printed price.
    #[serde(rename = "haendler.ability_named")]
    HaendlerAbilityNamed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerAbilityNamedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player bid more for the ability.
    #[serde(rename = "haendler.ability_raised")]
    HaendlerAbilityRaised {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerAbilityRaisedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player bids no more for the ability.
    #[serde(rename = "haendler.ability_passed")]
    HaendlerAbilityPassed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerAbilityPassedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player won the auction for an ability.
    #[serde(rename = "haendler.ability_sold")]
    HaendlerAbilitySold {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerAbilitySoldEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A round began.
    #[serde(rename = "haendler.round_began")]
    HaendlerRoundBegan {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerRoundBeganEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A step of the round began in which players decide.
    #[serde(rename = "haendler.step_began")]
    HaendlerStepBegan {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerStepBeganEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player did nothing, or nothing more.
    #[serde(rename = "haendler.passed")]
    HaendlerPassed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerPassedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player purchased a good.
    #[serde(rename = "haendler.good_purchased")]
    HaendlerGoodPurchased {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerGoodPurchasedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///All bids for a wagon were opened, and the highest made a Loading Master.
    #[serde(rename = "haendler.bids_revealed")]
    HaendlerBidsRevealed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerBidsRevealedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player loaded goods.
    #[serde(rename = "haendler.goods_loaded")]
    HaendlerGoodsLoaded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerGoodsLoadedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The Loading Master offered a player to load.
    #[serde(rename = "haendler.offer_made")]
    HaendlerOfferMade {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerOfferMadeEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player declined the Loading Master's offer, or has loaded otherwise and can load nothing more of what it is for.
    #[serde(rename = "haendler.offer_declined")]
    HaendlerOfferDeclined {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerOfferDeclinedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player asked the Loading Master to load; the fee is set aside.
    #[serde(rename = "haendler.request_made")]
    HaendlerRequestMade {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerRequestMadeEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player withdrew the own request, or has loaded otherwise and cannot load its goods any more.
    #[serde(rename = "haendler.request_withdrawn")]
    HaendlerRequestWithdrawn {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerRequestWithdrawnEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The Loading Master declined a player's request.
    #[serde(rename = "haendler.request_declined")]
    HaendlerRequestDeclined {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerRequestDeclinedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The Loading Master closed the bargaining; open offers and requests lapsed.
    #[serde(rename = "haendler.bargaining_closed")]
    HaendlerBargainingClosed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerBargainingClosedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The bargaining for a wagon is over in this round.
    #[serde(rename = "haendler.bargaining_ended")]
    HaendlerBargainingEnded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerBargainingEndedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player played Broken Axle.
    #[serde(rename = "haendler.broken_axle_played")]
    HaendlerBrokenAxlePlayed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerBrokenAxlePlayedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player took an own Broken Axle off a wagon.
    #[serde(rename = "haendler.broken_axle_removed")]
    HaendlerBrokenAxleRemoved {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerBrokenAxleRemovedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player moved a wagon.
    #[serde(rename = "haendler.wagon_moved")]
    HaendlerWagonMoved {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerWagonMovedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player turned over a tile that could move no wagon.
    #[serde(rename = "haendler.tile_spent")]
    HaendlerTileSpent {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerTileSpentEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player moved the courier.
    #[serde(rename = "haendler.courier_moved")]
    HaendlerCourierMoved {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerCourierMovedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player's turn of movement is over.
    #[serde(rename = "haendler.turn_ended")]
    HaendlerTurnEnded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerTurnEndedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///All wagons moved that could; Broken Axles came off.
    #[serde(rename = "haendler.broken_axles_cleared")]
    HaendlerBrokenAxlesCleared {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerBrokenAxlesClearedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///All price wheels were turned over, and prices moved.
    #[serde(rename = "haendler.wheels_revealed")]
    HaendlerWheelsRevealed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerWheelsRevealedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player moved a price.
    #[serde(rename = "haendler.office_used")]
    HaendlerOfficeUsed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerOfficeUsedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player sold goods out of a warehouse.
    #[serde(rename = "haendler.warehouse_sold")]
    HaendlerWarehouseSold {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerWarehouseSoldEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player played Special Sale.
    #[serde(rename = "haendler.special_sale_played")]
    HaendlerSpecialSalePlayed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerSpecialSalePlayedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///Wagons that reached a city in this round were counted.
    #[serde(rename = "haendler.wagons_arrived")]
    HaendlerWagonsArrived {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerWagonsArrivedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player played Sale with Bonus.
    #[serde(rename = "haendler.sale_with_bonus_played")]
    HaendlerSaleWithBonusPlayed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerSaleWithBonusPlayedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The goods of a wagon were sold.
    #[serde(rename = "haendler.wagon_sold")]
    HaendlerWagonSold {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerWagonSoldEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The bonus markers moved.
    #[serde(rename = "haendler.bonus_markers_moved")]
    HaendlerBonusMarkersMoved {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerBonusMarkersMovedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player paid upkeep.
    #[serde(rename = "haendler.upkeep_paid")]
    HaendlerUpkeepPaid {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerUpkeepPaidEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player could not pay upkeep, showed the money, fell, and paid what the new rank costs.
    #[serde(rename = "haendler.upkeep_missed")]
    HaendlerUpkeepMissed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerUpkeepMissedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player took a credit.
    #[serde(rename = "haendler.credit_taken")]
    HaendlerCreditTaken {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerCreditTakenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player repaid a credit.
    #[serde(rename = "haendler.credit_repaid")]
    HaendlerCreditRepaid {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerCreditRepaidEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player purchased status.
    #[serde(rename = "haendler.status_purchased")]
    HaendlerStatusPurchased {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerStatusPurchasedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player proposed a deal. What it gives at once was set aside.
    #[serde(rename = "haendler.deal_proposed")]
    HaendlerDealProposed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerDealProposedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player withdrew a proposal. What was set aside came back.
    #[serde(rename = "haendler.proposal_withdrawn")]
    HaendlerProposalWithdrawn {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerProposalWithdrawnEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A proposal was declined. What was set aside came back.
    #[serde(rename = "haendler.proposal_declined")]
    HaendlerProposalDeclined {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerProposalDeclinedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A proposal lapsed: with the phase, before upkeep, or because something in it cannot be pledged any more.
    #[serde(rename = "haendler.proposal_lapsed")]
    HaendlerProposalLapsed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerProposalLapsedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A deal was made. Money changed hands, and the pledges bind.
    #[serde(rename = "haendler.deal_made")]
    HaendlerDealMade {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerDealMadeEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///An influence card that was named changed hands by a deal.
    #[serde(rename = "haendler.card_handed_over")]
    HaendlerCardHandedOver {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerCardHandedOverEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A pledge was kept.
    #[serde(rename = "haendler.pledge_kept")]
    HaendlerPledgeKept {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerPledgeKeptEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A pledge lapsed: its time is over, it could not be kept, or what it waited for did not happen.
    #[serde(rename = "haendler.pledge_lapsed")]
    HaendlerPledgeLapsed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerPledgeLapsedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///All movement tiles were turned up again.
    #[serde(rename = "haendler.tiles_returned")]
    HaendlerTilesReturned {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerTilesReturnedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The game is over.
    #[serde(rename = "haendler.game_ended")]
    HaendlerGameEnded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerGameEndedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player made a bid for a wagon.
    #[serde(rename = "haendler.bid_made")]
    HaendlerBidMade {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerBidMadeEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player looks through the pile of influence cards, to pick one.
    #[serde(rename = "haendler.influence_earned")]
    HaendlerInfluenceEarned {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerInfluenceEarnedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player picked an influence card.
    #[serde(rename = "haendler.influence_picked")]
    HaendlerInfluencePicked {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerInfluencePickedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player set the price wheel.
    #[serde(rename = "haendler.wheel_set")]
    HaendlerWheelSet {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerWheelSetEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player set an influence card aside that an own proposal does not name.
    #[serde(rename = "haendler.card_set_aside")]
    HaendlerCardSetAside {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerCardSetAsideEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///An influence card that was not named changed hands by a deal.
    #[serde(rename = "haendler.card_slipped_over")]
    HaendlerCardSlippedOver {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: HaendlerCardSlippedOverEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///Sets were chosen, decks made and shuffled.
    #[serde(rename = "dale_of_merchants.set_up")]
    DaleOfMerchantsSetUp {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsSetUpEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A card went from one place to another.
    #[serde(rename = "dale_of_merchants.card_moved")]
    DaleOfMerchantsCardMoved {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsCardMovedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A turn began.
    #[serde(rename = "dale_of_merchants.turn_began")]
    DaleOfMerchantsTurnBegan {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsTurnBeganEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A technique was played.
    #[serde(rename = "dale_of_merchants.technique_played")]
    DaleOfMerchantsTechniquePlayed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsTechniquePlayedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A technique came due, or stays on the schedule.
    #[serde(rename = "dale_of_merchants.technique_scheduled")]
    DaleOfMerchantsTechniqueScheduled {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsTechniqueScheduledEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A technique is fully resolved.
    #[serde(rename = "dale_of_merchants.technique_resolved")]
    DaleOfMerchantsTechniqueResolved {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsTechniqueResolvedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A card was purchased.
    #[serde(rename = "dale_of_merchants.purchased")]
    DaleOfMerchantsPurchased {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsPurchasedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A stack was built.
    #[serde(rename = "dale_of_merchants.stack_built")]
    DaleOfMerchantsStackBuilt {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsStackBuiltEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player discarded any number of cards as an action.
    #[serde(rename = "dale_of_merchants.hand_sorted_out")]
    DaleOfMerchantsHandSortedOut {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsHandSortedOutEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A deck was shuffled.
    #[serde(rename = "dale_of_merchants.deck_shuffled")]
    DaleOfMerchantsDeckShuffled {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsDeckShuffledEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The market deck was formed from the market's discard pile.
    #[serde(rename = "dale_of_merchants.market_deck_formed")]
    DaleOfMerchantsMarketDeckFormed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsMarketDeckFormedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The cards of the market lie in other slots now.
    #[serde(rename = "dale_of_merchants.market_arranged")]
    DaleOfMerchantsMarketArranged {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsMarketArrangedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The die was rolled.
    #[serde(rename = "dale_of_merchants.die_rolled")]
    DaleOfMerchantsDieRolled {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsDieRolledEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player was chosen.
    #[serde(rename = "dale_of_merchants.player_chosen")]
    DaleOfMerchantsPlayerChosen {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsPlayerChosenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A direction was chosen.
    #[serde(rename = "dale_of_merchants.direction_chosen")]
    DaleOfMerchantsDirectionChosen {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsDirectionChosenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A value was guessed.
    #[serde(rename = "dale_of_merchants.value_guessed")]
    DaleOfMerchantsValueGuessed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsValueGuessedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A card of a hand was shown and stays there.
    #[serde(rename = "dale_of_merchants.card_shown")]
    DaleOfMerchantsCardShown {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsCardShownEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A card of a hand was shown, and its value is multiplied for this turn.
    #[serde(rename = "dale_of_merchants.value_multiplied")]
    DaleOfMerchantsValueMultiplied {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsValueMultipliedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player looked at another's hand.
    #[serde(rename = "dale_of_merchants.hand_looked_at")]
    DaleOfMerchantsHandLookedAt {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsHandLookedAtEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player searches the own deck.
    #[serde(rename = "dale_of_merchants.deck_searched")]
    DaleOfMerchantsDeckSearched {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsDeckSearchedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player has chosen a card of the own deck, which stays secret until all have.
    #[serde(rename = "dale_of_merchants.deck_card_chosen")]
    DaleOfMerchantsDeckCardChosen {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsDeckCardChosenEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player dealt a set of cards out.
    #[serde(rename = "dale_of_merchants.set_dealt")]
    DaleOfMerchantsSetDealt {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsSetDealtEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player asked the partner to add cards to a stack.
    #[serde(rename = "dale_of_merchants.help_asked")]
    DaleOfMerchantsHelpAsked {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsHelpAskedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player declined to help.
    #[serde(rename = "dale_of_merchants.help_declined")]
    DaleOfMerchantsHelpDeclined {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsHelpDeclinedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player did not react, or not any more.
    #[serde(rename = "dale_of_merchants.passed")]
    DaleOfMerchantsPassed {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsPassedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///A player ended the turn.
    #[serde(rename = "dale_of_merchants.turn_ended")]
    DaleOfMerchantsTurnEnded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsTurnEndedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The game came to its end.
    #[serde(rename = "dale_of_merchants.game_ended")]
    DaleOfMerchantsGameEnded {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsGameEndedEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    ///The game waits for players.
    #[serde(rename = "dale_of_merchants.waiting")]
    DaleOfMerchantsWaiting {
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        data: DaleOfMerchantsWaitingEventData,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        ///When the commit was accepted.
        at: crate::Timestamp,
        ///The commit that it belongs to; events of a commit appear together or not at all.
        commit: u64,
        ///The seat whose command caused it; null where none did.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///1, 2, 3 … through all commits of the game, the same for every viewer.
        seq: u64,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///The standing orders of a seat, by ruleset. Only the seat's player sees them.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "ruleset", content = "orders")]
pub enum GameOrders {
    ///Orders in a game of this ruleset.
    #[serde(rename = "medici")]
    Medici(NoOrders),
    ///Orders in a game of this ruleset.
    #[serde(rename = "basari")]
    Basari(NoOrders),
    ///Orders in a game of this ruleset.
    #[serde(rename = "haendler")]
    Haendler(NoOrders),
    ///Orders in a game of this ruleset.
    #[serde(rename = "dale_of_merchants")]
    DaleOfMerchants(DaleOfMerchantsOrders),
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `ruleset` that tells it apart.
        #[serde(rename = "ruleset")]
        ruleset: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
impl ::std::convert::From<DaleOfMerchantsOrders> for GameOrders {
    fn from(value: DaleOfMerchantsOrders) -> Self {
        Self::DaleOfMerchants(value)
    }
}
///How a game ended.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct GameOutcome {
    ///Every seat once, the best place first; empty if the game was aborted.
    pub places: ::std::vec::Vec<Place>,
    ///What ended the game. Each ruleset names its reasons; two are of the table itself: `table.aborted`, because all players wanted it, and `table.others_left`, where the players who left have lost and only one player or team remained (then every score is 0).
    pub reason: ::std::string::String,
}
///A page of games, the newest first.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct GamePage {
    ///The games.
    pub items: ::std::vec::Vec<Game>,
    ///Cursor of the next page; null on the last one.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<::std::string::String>,
}
///A finished game, or a sandbox as far as it is, open to everybody who may know of it. Checked offline by `kontor verify`, and by every server to which it is sent.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct GameRecord {
    ///The last link: what was published with the last event.
    pub chain_head: ::std::string::String,
    ///All commits as they were first stored, secrets included; their shape belongs to `format`.
    pub commits: ::std::vec::Vec<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    >,
    ///Shape of the record.
    pub format: u32,
    ///Id of the game.
    pub game: ::std::string::String,
    ///The chain's link of each commit, so that a fault can be placed.
    pub links: ::std::vec::Vec<::std::string::String>,
    ///Options of the ruleset.
    pub options: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub outcome: ::std::option::Option<GameOutcome>,
    ///Who sat where.
    pub players: ::std::vec::Vec<RecordPlayer>,
    ///Behaviour of the rules under which it was played.
    pub rules_version: ::std::string::String,
    ///Id of its ruleset.
    pub ruleset: ::std::string::String,
    ///Whether the luck was known from the beginning to those who sat there.
    pub sandbox: bool,
    ///The secret from which all luck and all salts follow; a table that was made of another game's position has one more.
    pub seeds: ::std::vec::Vec<RecordSeed>,
    ///Compact JWS (EdDSA) over game id, number of commits and chain head, by a key of `/.well-known/jwks.json`. It also says how many of the commits, from the first on, were imported and not played on this server.
    pub signature: ::std::string::String,
}
impl GameRecord {
    pub fn builder() -> builder::GameRecord {
        Default::default()
    }
}
///One seat of a table.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct GameSeat {
    ///Whether the player wants the game to end without a result.
    pub abort_wanted: bool,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub bot: ::std::option::Option<Bot>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub clock: ::std::option::Option<SeatClock>,
    ///Whether that player may come back, by `return_to_seat`; false once the game is over.
    pub may_return: bool,
    ///Whether the player wants the clocks to stand.
    pub pause_wanted: bool,
    ///The place of the seat as it counts, once the game is over; null before, and if the game was aborted. Those who left, and those who have lost by time, share the last place, and what their stand-ins reached does not count; a team stands where it ended, unless all its players have left. The places in `outcome` are those by the rules of the game, without regard to who played.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub place: ::std::option::Option<u32>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub player: ::std::option::Option<PlayerRef>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub resigned: ::std::option::Option<PlayerRef>,
    ///Number of the seat.
    pub seat: u32,
}
///A game as one viewer sees it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "ruleset")]
pub enum GameView {
    ///A table of this ruleset.
    #[serde(rename = "medici")]
    Medici {
        ///The chain's link for that commit, 64 hexadecimal digits.
        chain_head: ::std::string::String,
        ///The clocks of the players, by seat, as of that commit; left out where there is no limit.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        clocks: ::std::vec::Vec<SeatClock>,
        ///Number of the last commit that this view includes.
        commit: u64,
        ///Id of the game.
        game: ::std::string::String,
        ///The viewer's seat; null for a spectator.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///Seq of the last event that this view includes; always the end of a commit.
        seq: u64,
        ///The table.
        view: MediciView,
    },
    ///A table of this ruleset.
    #[serde(rename = "basari")]
    Basari {
        ///The chain's link for that commit, 64 hexadecimal digits.
        chain_head: ::std::string::String,
        ///The clocks of the players, by seat, as of that commit; left out where there is no limit.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        clocks: ::std::vec::Vec<SeatClock>,
        ///Number of the last commit that this view includes.
        commit: u64,
        ///Id of the game.
        game: ::std::string::String,
        ///The viewer's seat; null for a spectator.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///Seq of the last event that this view includes; always the end of a commit.
        seq: u64,
        ///The table.
        view: BasariView,
    },
    ///A table of this ruleset.
    #[serde(rename = "haendler")]
    Haendler {
        ///The chain's link for that commit, 64 hexadecimal digits.
        chain_head: ::std::string::String,
        ///The clocks of the players, by seat, as of that commit; left out where there is no limit.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        clocks: ::std::vec::Vec<SeatClock>,
        ///Number of the last commit that this view includes.
        commit: u64,
        ///Id of the game.
        game: ::std::string::String,
        ///The viewer's seat; null for a spectator.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///Seq of the last event that this view includes; always the end of a commit.
        seq: u64,
        ///The table.
        view: HaendlerView,
    },
    ///A table of this ruleset.
    #[serde(rename = "dale_of_merchants")]
    DaleOfMerchants {
        ///The chain's link for that commit, 64 hexadecimal digits.
        chain_head: ::std::string::String,
        ///The clocks of the players, by seat, as of that commit; left out where there is no limit.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        clocks: ::std::vec::Vec<SeatClock>,
        ///Number of the last commit that this view includes.
        commit: u64,
        ///Id of the game.
        game: ::std::string::String,
        ///The viewer's seat; null for a spectator.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///Seq of the last event that this view includes; always the end of a commit.
        seq: u64,
        ///The table.
        view: DaleOfMerchantsView,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `ruleset` that tells it apart.
        #[serde(rename = "ruleset")]
        ruleset: ::std::string::String,
        ///The chain's link for that commit, 64 hexadecimal digits.
        chain_head: ::std::string::String,
        ///The clocks of the players, by seat, as of that commit; left out where there is no limit.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        clocks: ::std::vec::Vec<SeatClock>,
        ///Number of the last commit that this view includes.
        commit: u64,
        ///Id of the game.
        game: ::std::string::String,
        ///The viewer's seat; null for a spectator.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        seat: ::std::option::Option<u32>,
        ///Seq of the last event that this view includes; always the end of a commit.
        seq: u64,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///What of a decision is sent to the seat that is asked.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum GetDecisionFields {
    #[serde(rename = "all")]
    All,
    #[serde(rename = "short")]
    Short,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for GetDecisionFields {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Short => f.write_str("short"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for GetDecisionFields {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "all" => Ok(Self::All),
            "short" => Ok(Self::Short),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for GetDecisionFields {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for GetDecisionFields {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Who is compared with whom: people with people, programs with programs.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum GetLeaderboardKind {
    #[serde(rename = "users")]
    Users,
    #[serde(rename = "bots")]
    Bots,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for GetLeaderboardKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Users => f.write_str("users"),
            Self::Bots => f.write_str("bots"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for GetLeaderboardKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "users" => Ok(Self::Users),
            "bots" => Ok(Self::Bots),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for GetLeaderboardKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for GetLeaderboardKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///How many play: games of two, of more, and of teams need different skills.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum GetLeaderboardPool {
    #[serde(rename = "two_players")]
    TwoPlayers,
    #[serde(rename = "multiplayer")]
    Multiplayer,
    #[serde(rename = "teams")]
    Teams,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for GetLeaderboardPool {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::TwoPlayers => f.write_str("two_players"),
            Self::Multiplayer => f.write_str("multiplayer"),
            Self::Teams => f.write_str("teams"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for GetLeaderboardPool {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "two_players" => Ok(Self::TwoPlayers),
            "multiplayer" => Ok(Self::Multiplayer),
            "teams" => Ok(Self::Teams),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for GetLeaderboardPool {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for GetLeaderboardPool {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Time for another player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct GiveTimeRequest {
    ///The seat that gets it.
    pub seat: u32,
    ///How much, in seconds.
    pub seconds: u32,
}
impl GiveTimeRequest {
    pub fn builder() -> builder::GiveTimeRequest {
        Default::default()
    }
}
///A player was dealt a pair of abilities and paid for it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerAbilitiesDealtEventData {
    ///The pair.
    pub abilities: ::std::vec::Vec<HaendlerAbility>,
    ///What it cost.
    pub price: u32,
    ///Who.
    pub seat: u32,
}
///A special ability, a red card («Quick Description of Special Abilities»).
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerAbility {
    #[serde(rename = "favourable_purchasing")]
    FavourablePurchasing,
    #[serde(rename = "driver")]
    Driver,
    #[serde(rename = "great_driver")]
    GreatDriver,
    #[serde(rename = "courier")]
    Courier,
    #[serde(rename = "express_courier")]
    ExpressCourier,
    #[serde(rename = "office")]
    Office,
    #[serde(rename = "large_office")]
    LargeOffice,
    #[serde(rename = "warehouse_selling")]
    WarehouseSelling,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerAbility {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::FavourablePurchasing => f.write_str("favourable_purchasing"),
            Self::Driver => f.write_str("driver"),
            Self::GreatDriver => f.write_str("great_driver"),
            Self::Courier => f.write_str("courier"),
            Self::ExpressCourier => f.write_str("express_courier"),
            Self::Office => f.write_str("office"),
            Self::LargeOffice => f.write_str("large_office"),
            Self::WarehouseSelling => f.write_str("warehouse_selling"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerAbility {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "favourable_purchasing" => Ok(Self::FavourablePurchasing),
            "driver" => Ok(Self::Driver),
            "great_driver" => Ok(Self::GreatDriver),
            "courier" => Ok(Self::Courier),
            "express_courier" => Ok(Self::ExpressCourier),
            "office" => Ok(Self::Office),
            "large_office" => Ok(Self::LargeOffice),
            "warehouse_selling" => Ok(Self::WarehouseSelling),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerAbility {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerAbility {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///An ability card.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerAbilityInfo {
    ///What actions and events call it.
    pub id: HaendlerAbility,
    ///What people call it.
    pub names: HaendlerNames,
    ///The phase in which it is used.
    pub phase: u32,
    ///The printed price, with which an auction begins.
    pub price: u32,
}
///A player named the ability that is auctioned next and so bid its printed price.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerAbilityNamedEventData {
    ///Which.
    pub ability: HaendlerAbility,
    ///The bid.
    pub price: u32,
    ///Who.
    pub seat: u32,
}
///A player bids no more for the ability.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerAbilityPassedEventData {
    ///Why.
    pub reason: HaendlerPassReason,
    ///Who.
    pub seat: u32,
}
///A player bid more for the ability.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerAbilityRaisedEventData {
    ///The bid.
    pub price: u32,
    ///Who.
    pub seat: u32,
}
///A player won the auction for an ability.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerAbilitySoldEventData {
    ///Which.
    pub ability: HaendlerAbility,
    ///What it cost.
    pub price: u32,
    ///Who.
    pub seat: u32,
}
///Where an arrow of a price wheel points («Phase 4»).
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerArrow {
    #[serde(rename = "coat_of_arms")]
    CoatOfArms,
    #[serde(rename = "cloth")]
    Cloth,
    #[serde(rename = "wine")]
    Wine,
    #[serde(rename = "salt")]
    Salt,
    #[serde(rename = "food")]
    Food,
    #[serde(rename = "iron")]
    Iron,
    #[serde(rename = "silk")]
    Silk,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerArrow {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::CoatOfArms => f.write_str("coat_of_arms"),
            Self::Cloth => f.write_str("cloth"),
            Self::Wine => f.write_str("wine"),
            Self::Salt => f.write_str("salt"),
            Self::Food => f.write_str("food"),
            Self::Iron => f.write_str("iron"),
            Self::Silk => f.write_str("silk"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerArrow {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "coat_of_arms" => Ok(Self::CoatOfArms),
            "cloth" => Ok(Self::Cloth),
            "wine" => Ok(Self::Wine),
            "salt" => Ok(Self::Salt),
            "food" => Ok(Self::Food),
            "iron" => Ok(Self::Iron),
            "silk" => Ok(Self::Silk),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerArrow {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerArrow {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What lies between the Loading Master and another player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBargain {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub offer: ::std::option::Option<HaendlerOffer>,
    ///Whether the player has passed since the last offer.
    pub passed: bool,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub request: ::std::option::Option<HaendlerRequest>,
    ///The other player; the master's own entry is empty.
    pub seat: u32,
}
///The Loading Master closed the bargaining; open offers and requests lapsed.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBargainingClosedEventData {
    ///Number of the wagon.
    pub wagon: u32,
}
///The bargaining for a wagon is over in this round.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBargainingEndedEventData {
    ///Number of the wagon.
    pub wagon: u32,
}
///Goods that a player wants to load or sell.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBasket {
    ///Tuche.
    pub cloth: u32,
    ///Nahrung.
    pub food: u32,
    ///Eisen.
    pub iron: u32,
    ///Salz.
    pub salt: u32,
    ///Seide.
    pub silk: u32,
    ///Wein.
    pub wine: u32,
}
///A player made a bid for a wagon.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBidMadeEventData {
    ///The bid; null for everybody but its owner.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub amount: ::std::option::Option<u32>,
    ///Who.
    pub seat: u32,
}
///All bids for a wagon were opened, and the highest made a Loading Master.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBidsRevealedEventData {
    ///The bids by seat.
    pub bids: ::std::vec::Vec<u32>,
    ///The Loading Master, who alone pays.
    pub master: u32,
    ///Number of the wagon.
    pub wagon: u32,
}
///A whole board.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBoard {
    ///The bonus track of each city, from 0.
    pub bonus_steps: ::std::vec::Vec<u32>,
    ///The cities, in an order that courier starts follow.
    pub cities: ::std::vec::Vec<HaendlerCity>,
    ///The city near which the courier begins, unless the table says otherwise.
    pub courier_city: ::std::string::String,
    ///What a level of status costs, by the number of arrivals from 0 to 8.
    pub level_prices: ::std::vec::Vec<u32>,
    ///The price track, the bottom first.
    pub prices: ::std::vec::Vec<HaendlerPriceLevel>,
    ///The status track, the lowest rank first.
    pub ranks: ::std::vec::Vec<HaendlerRank>,
    ///Which places lie side by side; each pair is named once.
    pub roads: ::std::vec::Vec<HaendlerRoad>,
    ///Ids of the road spaces. An id of a space or city has 1 to 24 characters, and at most 24 bytes as JSON writes it: letters outside of English take two to four, a quotation mark two.
    pub spaces: ::std::vec::Vec<::std::string::String>,
    ///The cities where wagons 1, 2 and 3 begin, unless the table says otherwise.
    pub wagon_starts: ::std::vec::Vec<::std::string::String>,
}
///A board that a table can name.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBoardInfo {
    ///The board.
    pub board: HaendlerBoard,
    ///What the option `board` calls it.
    pub name: ::std::string::String,
    ///Whether it is a reconstruction and not the printed board.
    pub reconstructed: bool,
    ///Where it comes from, for people, in English.
    pub source: ::std::string::String,
    ///The same in every language.
    pub sources: Texts,
    ///For how many players it is suggested: with two there are fewer moves in a round, so the shorter roads keep the game as long as with more.
    pub suggested_for: ::std::vec::Vec<u32>,
}
///The bonus markers moved.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBonusMarkersMovedEventData {
    ///The bonus of each city now, in the order of the board.
    pub bonuses: ::std::vec::Vec<u32>,
}
///A player played Broken Axle.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBrokenAxlePlayedEventData {
    ///Who.
    pub seat: u32,
    ///Number of the wagon.
    pub wagon: u32,
}
///A player took an own Broken Axle off a wagon.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBrokenAxleRemovedEventData {
    ///Who.
    pub seat: u32,
    ///Number of the wagon.
    pub wagon: u32,
}
///All wagons moved that could; Broken Axles came off.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerBrokenAxlesClearedEventData {
    ///How many.
    pub count: u32,
}
///An influence card that was named changed hands by a deal.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerCardHandedOverEventData {
    ///Which.
    pub card: HaendlerInfluence,
    ///Who gave it.
    pub giver: u32,
    ///Who has it now.
    pub receiver: u32,
}
///A player set an influence card aside that an own proposal does not name.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerCardSetAsideEventData {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub card: ::std::option::Option<HaendlerInfluence>,
    ///Who.
    pub seat: u32,
}
///An influence card that was not named changed hands by a deal.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerCardSlippedOverEventData {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub card: ::std::option::Option<HaendlerInfluence>,
    ///Who gave it.
    pub giver: u32,
    ///Who has it now.
    pub receiver: u32,
}
///A city.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerCity {
    ///The space two spaces out where the courier begins if it begins near this city.
    pub courier_start: ::std::string::String,
    ///The three kinds of goods that it produces.
    pub goods: ::std::vec::Vec<HaendlerGood>,
    ///What actions and events call it: at most 24 bytes, as ids of road spaces.
    pub id: ::std::string::String,
    ///What people call it.
    pub name: ::std::string::String,
}
///A city.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerCityView {
    ///Where its bonus marker stands.
    pub bonus: u32,
    ///Its id.
    pub city: ::std::string::String,
}
///The material as clients may want to draw it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerComponents {
    ///The ability cards.
    pub abilities: ::std::vec::Vec<HaendlerAbilityInfo>,
    ///The pairs of abilities that are dealt where there is no auction.
    pub ability_pairs: ::std::vec::Vec<::std::vec::Vec<HaendlerAbility>>,
    ///The boards that a table can name. A table with a board of its own has that one in its options.
    pub boards: ::std::vec::Vec<HaendlerBoardInfo>,
    ///The smallest coin.
    pub coin: u32,
    ///What a credit brings.
    pub credit: u32,
    ///How many credit cards there are.
    pub credits: u32,
    ///The edition whose rulebooks are followed.
    pub edition: ::std::string::String,
    ///The kinds of goods.
    pub goods: ::std::vec::Vec<HaendlerGoodInfo>,
    ///The kinds of influence cards.
    pub influence_cards: ::std::vec::Vec<HaendlerInfluenceInfo>,
    ///What it costs to repay one.
    pub repayment: u32,
    ///What each player begins with.
    pub start_money: u32,
    ///The movement tiles that each player has.
    pub tiles: ::std::vec::Vec<u32>,
    ///How many wagons there are; they are numbered from 1.
    pub wagons: u32,
}
///A player moved the courier.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerCourierMovedEventData {
    ///Whether it met a wagon and a card is left, so that the player picks one.
    pub influence_card: bool,
    ///Who.
    pub seat: u32,
    ///Where it stands.
    pub space: ::std::string::String,
}
///Where the courier may end its move.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerCourierSpace {
    ///Whether it meets a wagon there, so that the player picks an influence card.
    pub influence_card: bool,
    ///The space.
    pub space: ::std::string::String,
}
///A player repaid a credit.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerCreditRepaidEventData {
    ///What was paid.
    pub amount: u32,
    ///Who.
    pub seat: u32,
}
///A player took a credit.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerCreditTakenEventData {
    ///What it brought.
    pub amount: u32,
    ///Who.
    pub seat: u32,
}
///A deal between the player who proposes it and a partner.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerDeal {
    ///What the partner gives.
    pub asks: HaendlerTerms,
    ///Whose pledge has to be kept before the other's binds; `null` if both bind at once.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub first: ::std::option::Option<u32>,
    ///What the proposer gives.
    pub gives: HaendlerTerms,
    ///The partner.
    pub partner: u32,
}
///A deal was made. Money changed hands, and the pledges bind.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerDealMadeEventData {
    ///The deal.
    pub deal: HaendlerDeal,
    ///Its number, from 1.
    pub number: u32,
    ///Who had proposed it.
    pub seat: u32,
}
///A player proposed a deal. What it gives at once was set aside.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerDealProposedEventData {
    ///The deal.
    pub deal: HaendlerDeal,
    ///Who.
    pub seat: u32,
}
///Which influence card changes hands.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerDealtCard {
    #[serde(rename = "broken_axle")]
    BrokenAxle,
    #[serde(rename = "free_loading")]
    FreeLoading,
    #[serde(rename = "special_sale")]
    SpecialSale,
    #[serde(rename = "social_climbing")]
    SocialClimbing,
    #[serde(rename = "sale_with_bonus")]
    SaleWithBonus,
    #[serde(rename = "givers_choice")]
    GiversChoice,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerDealtCard {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::BrokenAxle => f.write_str("broken_axle"),
            Self::FreeLoading => f.write_str("free_loading"),
            Self::SpecialSale => f.write_str("special_sale"),
            Self::SocialClimbing => f.write_str("social_climbing"),
            Self::SaleWithBonus => f.write_str("sale_with_bonus"),
            Self::GiversChoice => f.write_str("givers_choice"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerDealtCard {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "broken_axle" => Ok(Self::BrokenAxle),
            "free_loading" => Ok(Self::FreeLoading),
            "special_sale" => Ok(Self::SpecialSale),
            "social_climbing" => Ok(Self::SocialClimbing),
            "sale_with_bonus" => Ok(Self::SaleWithBonus),
            "givers_choice" => Ok(Self::GiversChoice),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerDealtCard {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerDealtCard {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Which way a price moves.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerDirection {
    #[serde(rename = "up")]
    Up,
    #[serde(rename = "down")]
    Down,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerDirection {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Up => f.write_str("up"),
            Self::Down => f.write_str("down"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerDirection {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "up" => Ok(Self::Up),
            "down" => Ok(Self::Down),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerDirection {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerDirection {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Why a game ended.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerEndReason {
    #[serde(rename = "arrivals")]
    Arrivals,
    #[serde(rename = "round_limit")]
    RoundLimit,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerEndReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Arrivals => f.write_str("arrivals"),
            Self::RoundLimit => f.write_str("round_limit"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerEndReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "arrivals" => Ok(Self::Arrivals),
            "round_limit" => Ok(Self::RoundLimit),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerEndReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerEndReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Steps at which routes end with the same numbers of points left.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerEnds {
    ///How many points can be left; if there is no number, no route ends there.
    pub left: ::std::vec::Vec<u32>,
    ///The steps, by their numbers in the list, from 0.
    pub steps: ::std::vec::Vec<u32>,
}
///The game is over.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerGameEndedEventData {
    ///Why.
    pub reason: HaendlerEndReason,
    ///The final standings, best place first and by seat within a place.
    pub standings: ::std::vec::Vec<HaendlerPlacing>,
}
///A pledge that is in force, or will be.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerGivenPledge {
    ///Number of the deal.
    pub number: u32,
    ///What was pledged.
    pub pledge: HaendlerPledge,
    ///To whom.
    pub receiver: u32,
    ///The round in which the deal was made.
    pub round: u32,
    ///Who gave it.
    pub seat: u32,
    ///Whether the other's pledge has to be kept before it binds.
    pub waits: bool,
}
///A kind of goods.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerGood {
    #[serde(rename = "cloth")]
    Cloth,
    #[serde(rename = "wine")]
    Wine,
    #[serde(rename = "salt")]
    Salt,
    #[serde(rename = "food")]
    Food,
    #[serde(rename = "iron")]
    Iron,
    #[serde(rename = "silk")]
    Silk,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerGood {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Cloth => f.write_str("cloth"),
            Self::Wine => f.write_str("wine"),
            Self::Salt => f.write_str("salt"),
            Self::Food => f.write_str("food"),
            Self::Iron => f.write_str("iron"),
            Self::Silk => f.write_str("silk"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerGood {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "cloth" => Ok(Self::Cloth),
            "wine" => Ok(Self::Wine),
            "salt" => Ok(Self::Salt),
            "food" => Ok(Self::Food),
            "iron" => Ok(Self::Iron),
            "silk" => Ok(Self::Silk),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerGood {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerGood {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A kind of goods.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerGoodInfo {
    ///How many there are in the supply when the game begins.
    pub count: u32,
    ///What actions and events call it.
    pub id: HaendlerGood,
    ///What people call it.
    pub names: HaendlerNames,
}
///A player purchased a good.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerGoodPurchasedEventData {
    ///The city of the warehouse where it lies now.
    pub city: ::std::string::String,
    ///Which good.
    pub good: HaendlerGood,
    ///What it cost.
    pub price: u32,
    ///Who.
    pub seat: u32,
}
///Goods, counted by kind.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerGoods {
    ///Tuche.
    pub cloth: u32,
    ///Nahrung.
    pub food: u32,
    ///Eisen.
    pub iron: u32,
    ///Salz.
    pub salt: u32,
    ///Seide.
    pub silk: u32,
    ///Wein.
    pub wine: u32,
}
///A player loaded goods.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerGoodsLoadedEventData {
    ///What the Loading Master got for it.
    pub fee: u32,
    ///What was loaded.
    pub goods: HaendlerGoods,
    ///By which right.
    pub right: HaendlerLoadingRight,
    ///Whose goods.
    pub seat: u32,
    ///Number of the wagon.
    pub wagon: u32,
}
///A kind of influence cards, the green ones («Influence Cards»).
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerInfluence {
    #[serde(rename = "broken_axle")]
    BrokenAxle,
    #[serde(rename = "free_loading")]
    FreeLoading,
    #[serde(rename = "special_sale")]
    SpecialSale,
    #[serde(rename = "social_climbing")]
    SocialClimbing,
    #[serde(rename = "sale_with_bonus")]
    SaleWithBonus,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerInfluence {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::BrokenAxle => f.write_str("broken_axle"),
            Self::FreeLoading => f.write_str("free_loading"),
            Self::SpecialSale => f.write_str("special_sale"),
            Self::SocialClimbing => f.write_str("social_climbing"),
            Self::SaleWithBonus => f.write_str("sale_with_bonus"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerInfluence {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "broken_axle" => Ok(Self::BrokenAxle),
            "free_loading" => Ok(Self::FreeLoading),
            "special_sale" => Ok(Self::SpecialSale),
            "social_climbing" => Ok(Self::SocialClimbing),
            "sale_with_bonus" => Ok(Self::SaleWithBonus),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerInfluence {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerInfluence {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Influence cards, counted by kind.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerInfluenceCards {
    ///Achsenbruch.
    pub broken_axle: u32,
    ///Kostenlose Zuladung.
    pub free_loading: u32,
    ///Verkauf mit Bonus.
    pub sale_with_bonus: u32,
    ///Sozialer Aufstieg.
    pub social_climbing: u32,
    ///Sonder-Verkauf.
    pub special_sale: u32,
}
///A player looks through the pile of influence cards, to pick one.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerInfluenceEarnedEventData {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub pile: ::std::option::Option<HaendlerInfluenceCards>,
    ///Who.
    pub seat: u32,
}
///A kind of influence cards.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerInfluenceInfo {
    ///How many there are.
    pub count: u32,
    ///What actions and events call it.
    pub id: HaendlerInfluence,
    ///What people call it.
    pub names: HaendlerNames,
    ///The phase in which it is played.
    pub phase: u32,
}
///A player picked an influence card.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerInfluencePickedEventData {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub card: ::std::option::Option<HaendlerInfluence>,
    ///Who.
    pub seat: u32,
}
///By which right a player loads.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerLoadingRight {
    #[serde(rename = "master")]
    Master,
    #[serde(rename = "offer")]
    Offer,
    #[serde(rename = "request")]
    Request,
    #[serde(rename = "fixed_price")]
    FixedPrice,
    #[serde(rename = "free_loading")]
    FreeLoading,
    #[serde(rename = "pledge")]
    Pledge,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerLoadingRight {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Master => f.write_str("master"),
            Self::Offer => f.write_str("offer"),
            Self::Request => f.write_str("request"),
            Self::FixedPrice => f.write_str("fixed_price"),
            Self::FreeLoading => f.write_str("free_loading"),
            Self::Pledge => f.write_str("pledge"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerLoadingRight {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "master" => Ok(Self::Master),
            "offer" => Ok(Self::Offer),
            "request" => Ok(Self::Request),
            "fixed_price" => Ok(Self::FixedPrice),
            "free_loading" => Ok(Self::FreeLoading),
            "pledge" => Ok(Self::Pledge),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerLoadingRight {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerLoadingRight {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What a move of a wagon takes.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerMovePoints {
    ///Driver points that would be used.
    pub driver_points: u32,
    ///The points of the move.
    pub points: u32,
    ///The tile that would be turned over; `null` if only driver points are used.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub tile: ::std::option::Option<u32>,
}
///What something is called on the cards and in the rulebooks.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerNames {
    ///In English.
    pub english: ::std::string::String,
    ///In French.
    pub french: ::std::string::String,
    ///In German.
    pub german: ::std::string::String,
}
///What lies between players by deals.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerNegotiation {
    ///Pledges that have neither been kept nor lapsed, in the order of their deals.
    pub pledges: ::std::vec::Vec<HaendlerGivenPledge>,
    ///The open proposals, one of each player at most.
    pub proposals: ::std::vec::Vec<HaendlerProposal>,
    ///Proposals that each player can still make in this round, by seat.
    pub proposals_left: ::std::vec::Vec<u32>,
}
///An offer of the Loading Master.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerOffer {
    ///The fee for one good; `null` if that is not offered.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub fee_for_one: ::std::option::Option<u32>,
    ///The fee for two goods together; `null` if that is not offered.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub fee_for_two: ::std::option::Option<u32>,
}
///A player declined the Loading Master's offer, or has loaded otherwise and can load nothing more of what it is for.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerOfferDeclinedEventData {
    ///Who.
    pub seat: u32,
}
///The Loading Master offered a player to load.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerOfferMadeEventData {
    ///The fee for one good, if that is offered.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub fee_for_one: ::std::option::Option<u32>,
    ///The fee for two goods together, if that is offered.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub fee_for_two: ::std::option::Option<u32>,
    ///To whom.
    pub seat: u32,
}
///How many goods an offer names fees for.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerOfferedGoods {
    #[serde(rename = "one")]
    One,
    #[serde(rename = "two")]
    Two,
    #[serde(rename = "one_or_two")]
    OneOrTwo,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerOfferedGoods {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::One => f.write_str("one"),
            Self::Two => f.write_str("two"),
            Self::OneOrTwo => f.write_str("one_or_two"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerOfferedGoods {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "one" => Ok(Self::One),
            "two" => Ok(Self::Two),
            "one_or_two" => Ok(Self::OneOrTwo),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerOfferedGoods {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerOfferedGoods {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A player moved a price.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerOfficeUsedEventData {
    ///Where to.
    pub direction: HaendlerDirection,
    ///Which price.
    pub good: HaendlerGood,
    ///Its level now.
    pub level: u32,
    ///By which of the two abilities.
    pub office: HaendlerAbility,
    ///Who.
    pub seat: u32,
}
///Why a player did nothing more.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum HaendlerPassReason {
    #[serde(rename = "chosen")]
    Chosen,
    #[serde(rename = "nothing_left")]
    NothingLeft,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for HaendlerPassReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Chosen => f.write_str("chosen"),
            Self::NothingLeft => f.write_str("nothing_left"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for HaendlerPassReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "chosen" => Ok(Self::Chosen),
            "nothing_left" => Ok(Self::NothingLeft),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for HaendlerPassReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for HaendlerPassReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A player did nothing, or nothing more.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerPassedEventData {
    ///Why.
    pub reason: HaendlerPassReason,
    ///Who.
    pub seat: u32,
}
///What is going on.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "phase")]
pub enum HaendlerPhase {
    ///A player names the ability that is auctioned next.
    #[serde(rename = "naming_ability")]
    NamingAbility {
        ///Who.
        seat: u32,
    },
    ///An ability is auctioned.
    #[serde(rename = "auction")]
    Auction {
        ///Which.
        ability: HaendlerAbility,
        ///Who may still bid, the leader included.
        bidders: ::std::vec::Vec<u32>,
        ///Whose.
        leader: u32,
        ///The highest bid.
        price: u32,
    },
    ///Phase 1: a player purchases.
    #[serde(rename = "purchasing")]
    Purchasing {
        ///Goods purchased so far.
        bought: u32,
        ///The lap; there are two in the first round.
        lap: u32,
        ///Who.
        seat: u32,
    },
    ///Phase 2: all bid for a wagon.
    #[serde(rename = "bidding")]
    Bidding {
        ///Who has bid.
        has_bid: ::std::vec::Vec<u32>,
        ///The own bid; `null` where there is none.
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        own_bid: ::std::option::Option<u32>,
        ///Number of the wagon.
        wagon: u32,
    },
    ///Phase 2: the Loading Master loads.
    #[serde(rename = "master_loading")]
    MasterLoading {
        ///The master.
        master: u32,
        ///Number of the wagon.
        wagon: u32,
    },
    ///Phase 2: the Loading Master bargains.
    #[serde(rename = "bargaining")]
    Bargaining {
        ///What lies between the master and each player, by seat.
        bargains: ::std::vec::Vec<HaendlerBargain>,
        ///Whether the master has closed.
        closed: bool,
        ///The master.
        master: u32,
        ///Number of the wagon.
        wagon: u32,
    },
    ///Phase 2: a player may load at the fixed price.
    #[serde(rename = "fixed_loading")]
    FixedLoading {
        ///Who.
        seat: u32,
        ///Number of the wagon.
        wagon: u32,
    },
    ///Phase 3: a player may play Broken Axle.
    #[serde(rename = "playing_axles")]
    PlayingAxles {
        ///Who.
        seat: u32,
    },
    ///Phase 3: a player moves.
    #[serde(rename = "moving")]
    Moving {
        ///Whether the courier moved in this turn.
        courier_moved: bool,
        ///Driver points that are left.
        driver_points: u32,
        ///Numbers of the wagons that moved in this turn.
        moved: ::std::vec::Vec<u32>,
        ///Whether the player picks an influence card.
        picking: bool,
        ///Who.
        seat: u32,
        ///Whether a tile is turned over in this turn.
        tile_turned: bool,
    },
    ///Phase 4: all set their price wheels.
    #[serde(rename = "setting_wheels")]
    SettingWheels {
        ///Who has.
        has_set: ::std::vec::Vec<u32>,
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        own_wheel: ::std::option::Option<HaendlerWheel>,
    },
    ///Phase 4: a player may use offices.
    #[serde(rename = "using_offices")]
    UsingOffices {
        ///Who.
        seat: u32,
    },
    ///Phase 4: a player may use Warehouse Selling.
    #[serde(rename = "warehouse_selling")]
    WarehouseSelling {
        ///Who.
        seat: u32,
    },
    ///Phase 4: a player may play Special Sale.
    #[serde(rename = "special_sale")]
    SpecialSale {
        ///Who.
        seat: u32,
    },
    ///Phase 5: a player may play Sale with Bonus.
    #[serde(rename = "bonus_sale")]
    BonusSale {
        ///Who.
        seat: u32,
    },
    ///Phase 6: a player who fell may take a credit.
    #[serde(rename = "offered_credit")]
    OfferedCredit {
        ///Who.
        seat: u32,
    },
    ///Phase 6: a player may purchase status.
    #[serde(rename = "rising")]
    Rising {
        ///Who.
        seat: u32,
    },
    ///The end of the game, with negotiation: a player may repay credits for the last time.
    #[serde(rename = "repaying")]
    Repaying {
        ///Who.
        seat: u32,
    },
    ///The game has ended.
    #[serde(rename = "over")]
    Over {
        ///Why.
        reason: HaendlerEndReason,
        ///The final standings, best place first and by seat within a place.
        standings: ::std::vec::Vec<HaendlerPlacing>,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `phase` that tells it apart.
        #[serde(rename = "phase")]
        phase: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///A player's final place.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerPlacing {
    ///Credits that were not repaid; who has any comes after all who have none.
    pub credits: u32,
    ///Money at the end; among equal ranks more is better.
    pub money: u32,
    ///Competition rank: after a shared first comes third.
    pub place: u32,
    ///Level on the status track, from 0.
    pub rank: u32,
    ///Whose place.
    pub seat: u32,
}
///A player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerPlayer {
    ///Abilities.
    pub abilities: ::std::vec::Vec<HaendlerAbility>,
    ///Credit cards.
    pub credits: u32,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub influence_cards: ::std::option::Option<HaendlerInfluenceCards>,
    ///How many influence cards the player holds.
    pub influence_count: u32,
    ///Money without what is set aside; `null` for everybody but its owner, until the game is over.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub money: ::std::option::Option<u32>,
    ///Level on the status track, from 0.
    pub rank: u32,
    ///The player's seat.
    pub seat: u32,
    ///Movement tiles that are not turned over.
    pub tiles: ::std::vec::Vec<u32>,
    ///Goods in the warehouses, by city in the order of the board.
    pub warehouses: ::std::vec::Vec<HaendlerGoods>,
}
///What a player may bind himself to. The rules then leave him nothing that breaks it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum HaendlerPledge {
    ///To bid nothing for a wagon in this round.
    #[serde(rename = "no_bid")]
    NoBid {
        ///Number of the wagon.
        wagon: u32,
    },
    ///To let the other load free of charge if one is Loading Master of the wagon.
    #[serde(rename = "let_load")]
    LetLoad {
        ///Number of the wagon.
        wagon: u32,
    },
    ///To move a wagon with one's next tile, as far along the route as possible.
    #[serde(rename = "move_wagon")]
    MoveWagon {
        ///The places that follow each other on the route. It may end anywhere.
        route: ::std::vec::Vec<::std::string::String>,
        ///Number of the wagon.
        wagon: u32,
    },
    #[serde(rename = "no_office")]
    NoOffice,
    ///To use Office and Large Office in this round, if at all, only so.
    #[serde(rename = "office_only")]
    OfficeOnly {
        ///Where to.
        direction: HaendlerDirection,
        ///Which price.
        good: HaendlerGood,
    },
    ///Not to move this price by Office or Large Office in this round.
    #[serde(rename = "office_spares")]
    OfficeSpares {
        ///Which price.
        good: HaendlerGood,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///A pledge was kept.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerPledgeKeptEventData {
    ///Number of the deal.
    pub number: u32,
    ///The pledge.
    pub pledge: HaendlerPledge,
    ///To whom.
    pub receiver: u32,
    ///Who had given it.
    pub seat: u32,
}
///A pledge lapsed: its time is over, it could not be kept, or what it waited for did not happen.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerPledgeLapsedEventData {
    ///Number of the deal.
    pub number: u32,
    ///The pledge.
    pub pledge: HaendlerPledge,
    ///To whom.
    pub receiver: u32,
    ///Who had given it.
    pub seat: u32,
}
///The moves of wagons that can be pledged in a deal.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerPledgedMoves {
    ///Who of the two can pledge one.
    pub by: ::std::vec::Vec<u32>,
    ///The places on the routes. Like the routes they are the same with each partner, and stand in the first choice of a deal alone.
    pub places: ::std::vec::Vec<::std::string::String>,
    ///The routes that can be named, by wagon.
    pub wagons: ::std::vec::Vec<HaendlerPledgedSteps>,
}
///The routes of a wagon that a pledge can name, as steps from place to place.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerPledgedSteps {
    ///Each is `[place]`, the first of a route, or `[place, step]`, which follows an earlier step. Both are numbers in their lists, from 0. Each step ends a route: the places of the steps that lead to it, and its own.
    pub steps: ::std::vec::Vec<::std::vec::Vec<u32>>,
    ///Number of the wagon.
    pub wagon: u32,
}
///The price of a kind of goods.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerPrice {
    ///What it costs.
    pub buy: u32,
    ///Which kind.
    pub good: HaendlerGood,
    ///Its level on the price track, from 0.
    pub level: u32,
    ///What it brings when it is delivered.
    pub sell: u32,
}
///A level of the price track.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerPriceLevel {
    ///What a good costs.
    pub buy: u32,
    ///What a delivered good brings.
    pub sell: u32,
}
///A proposal that is open.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerProposal {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub card: ::std::option::Option<HaendlerInfluence>,
    ///The deal. What the proposer gives at once is set aside.
    pub deal: HaendlerDeal,
    ///Who made it.
    pub seat: u32,
}
///A proposal was declined. What was set aside came back.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerProposalDeclinedEventData {
    ///To whom it was made.
    pub receiver: u32,
    ///Whose proposal.
    pub seat: u32,
}
///A proposal lapsed: with the phase, before upkeep, or because something in it cannot be pledged any more.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerProposalLapsedEventData {
    ///To whom it was made.
    pub receiver: u32,
    ///Whose proposal.
    pub seat: u32,
}
///A player withdrew a proposal. What was set aside came back.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerProposalWithdrawnEventData {
    ///To whom it was made.
    pub receiver: u32,
    ///Whose proposal.
    pub seat: u32,
}
///An influence card that a proposal gives.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerProposedCard {
    ///Which; it is set aside.
    pub card: HaendlerInfluence,
    ///Whether the proposal names it. If not, the partner learns it when the deal is made, and no other player does.
    pub openly: bool,
}
///A rank of the status track.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerRank {
    ///What people call it.
    pub name: ::std::string::String,
    ///What it costs in each round.
    pub upkeep: u32,
}
///A player's request.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerRequest {
    ///What would be paid; it is set aside.
    pub fee: u32,
    ///What would be loaded.
    pub goods: HaendlerGoods,
}
///The Loading Master declined a player's request.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerRequestDeclinedEventData {
    ///Whose.
    pub seat: u32,
}
///A player asked the Loading Master to load; the fee is set aside.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerRequestMadeEventData {
    ///What would be paid.
    pub fee: u32,
    ///What would be loaded.
    pub goods: HaendlerGoods,
    ///Who.
    pub seat: u32,
}
///A player withdrew the own request, or has loaded otherwise and cannot load its goods any more.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerRequestWithdrawnEventData {
    ///Who.
    pub seat: u32,
}
///Two places side by side.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerRoad {
    ///A city or road space.
    pub from: ::std::string::String,
    ///A city or road space.
    pub to: ::std::string::String,
}
///The roads ahead of the wagons, as steps from place to place.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerRoadsAhead {
    ///The cities among the places: a move that ends there arrives.
    pub arrives_in: ::std::vec::Vec<::std::string::String>,
    ///Any wagon that has a route for these points can be moved so.
    pub by: ::std::vec::Vec<HaendlerMovePoints>,
    ///Where a move has to end for the player to pick an influence card; `null` if none can.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub influence_card_at: ::std::option::Option<::std::string::String>,
    ///The places.
    pub places: ::std::vec::Vec<::std::string::String>,
    ///Each begins with the number of the place that it enters. The steps that can follow it come behind, by their numbers in this list. All numbers are from 0.
    pub steps: ::std::vec::Vec<::std::vec::Vec<u32>>,
}
///A round began.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerRoundBeganEventData {
    ///Which round, from 1.
    pub round: u32,
    ///Who plays first in it.
    pub starting_player: u32,
}
///A way that a wagon may go.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerRoute {
    ///Whether it reaches a city.
    pub arrives: bool,
    ///Whether it meets the courier, so that the player picks an influence card.
    pub influence_card: bool,
    ///The places that it enters, to where it ends.
    pub places: ::std::vec::Vec<::std::string::String>,
}
///What a player's goods on a wagon brought.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerSale {
    ///The bonus for those that get one.
    pub bonus: u32,
    ///The goods.
    pub goods: HaendlerGoods,
    ///Their selling prices together.
    pub price: u32,
    ///Whose goods.
    pub seat: u32,
}
///A player played Sale with Bonus.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerSaleWithBonusPlayedEventData {
    ///Who.
    pub seat: u32,
    ///Number of the wagon.
    pub wagon: u32,
}
///A player played Special Sale.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerSpecialSalePlayedEventData {
    ///Whose warehouse.
    pub city: ::std::string::String,
    ///Which good.
    pub good: HaendlerGood,
    ///What it brought.
    pub proceeds: u32,
    ///Who.
    pub seat: u32,
}
///The lot decided who plays first in the first round.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerStartingPlayerDrawnEventData {
    ///Who.
    pub seat: u32,
}
///A player purchased status.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerStatusPurchasedEventData {
    ///How many of them by Social Climbing.
    pub cards: u32,
    ///How many levels.
    pub levels: u32,
    ///What they cost together.
    pub price: u32,
    ///The rank now.
    pub rank: u32,
    ///Who.
    pub seat: u32,
}
///A step of the round in which players decide.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum HaendlerStep {
    ///Set-up: a player names the ability that is auctioned.
    #[serde(rename = "naming_ability")]
    NamingAbility {
        ///Who.
        seat: u32,
    },
    ///Phase 1: a player purchases goods.
    #[serde(rename = "purchasing")]
    Purchasing {
        ///The lap; there are two in the first round.
        lap: u32,
        ///Who.
        seat: u32,
    },
    ///Phase 2: all bid for a wagon.
    #[serde(rename = "bidding")]
    Bidding {
        ///Number of the wagon.
        wagon: u32,
    },
    ///Phase 2: the Loading Master loads.
    #[serde(rename = "master_loading")]
    MasterLoading {
        ///Who.
        seat: u32,
        ///Number of the wagon.
        wagon: u32,
    },
    ///Phase 2: the Loading Master bargains with the others.
    #[serde(rename = "bargaining")]
    Bargaining {
        ///Number of the wagon.
        wagon: u32,
    },
    ///Phase 2: a player may load at the fixed price.
    #[serde(rename = "fixed_loading")]
    FixedLoading {
        ///Who.
        seat: u32,
        ///Number of the wagon.
        wagon: u32,
    },
    ///Phase 3: a player may play Broken Axle.
    #[serde(rename = "playing_axles")]
    PlayingAxles {
        ///Who.
        seat: u32,
    },
    ///Phase 3: a player moves.
    #[serde(rename = "moving")]
    Moving {
        ///Who.
        seat: u32,
    },
    #[serde(rename = "setting_wheels")]
    SettingWheels,
    ///Phase 4: a player may use Office or Large Office.
    #[serde(rename = "using_offices")]
    UsingOffices {
        ///Who.
        seat: u32,
    },
    ///Phase 4: a player may use Warehouse Selling.
    #[serde(rename = "warehouse_selling")]
    WarehouseSelling {
        ///Who.
        seat: u32,
    },
    ///Phase 4: a player may play Special Sale.
    #[serde(rename = "special_sale")]
    SpecialSale {
        ///Who.
        seat: u32,
    },
    ///Phase 5: a player may play Sale with Bonus.
    #[serde(rename = "bonus_sale")]
    BonusSale {
        ///Who.
        seat: u32,
    },
    ///Phase 6: a player who fell may take a credit.
    #[serde(rename = "offered_credit")]
    OfferedCredit {
        ///Who.
        seat: u32,
    },
    ///Phase 6: a player may purchase status.
    #[serde(rename = "rising")]
    Rising {
        ///Who.
        seat: u32,
    },
    ///The end of the game, with negotiation: a player may repay credits for the last time.
    #[serde(rename = "repaying")]
    Repaying {
        ///Who.
        seat: u32,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///A step of the round began in which players decide.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerStepBeganEventData {
    ///Which.
    pub step: HaendlerStep,
}
///What one side of a deal gives.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerTerms {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub card: ::std::option::Option<HaendlerDealtCard>,
    ///Guilders, at once.
    pub money: u32,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub pledge: ::std::option::Option<HaendlerPledge>,
}
///A player turned over a tile that could move no wagon.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerTileSpentEventData {
    ///Who.
    pub seat: u32,
    ///Which.
    pub tile: u32,
}
///All movement tiles were turned up again.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerTilesReturnedEventData {
    ///After which round.
    pub round: u32,
}
///A player's turn of movement is over.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerTurnEndedEventData {
    ///Why.
    pub reason: HaendlerPassReason,
    ///Who.
    pub seat: u32,
}
///A player could not pay upkeep, showed the money, fell, and paid what the new rank costs.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerUpkeepMissedEventData {
    ///What was paid.
    pub amount: u32,
    ///The money shown.
    pub money: u32,
    ///The rank after the fall.
    pub rank: u32,
    ///Who.
    pub seat: u32,
}
///A player paid upkeep.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerUpkeepPaidEventData {
    ///How much.
    pub amount: u32,
    ///Who.
    pub seat: u32,
}
///The table.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerView {
    ///Arrivals so far, which may be more than the arrival track counts.
    pub arrivals: u32,
    ///Arrivals that end the game.
    pub arrivals_to_end: u32,
    ///The cities, in the order of the board.
    pub cities: ::std::vec::Vec<HaendlerCityView>,
    ///The space where the courier stands.
    pub courier: ::std::string::String,
    ///Where the cylinder stands on the arrival track; it stops at 8. Games that began under `haendler/1` do not have it.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cylinder: ::std::option::Option<u32>,
    ///Influence cards in the pile; which ones, only a player sees who picks one.
    pub influence_pile: u32,
    ///Influence cards that were used.
    pub influence_used: HaendlerInfluenceCards,
    ///What a level of status costs now.
    pub level_price: u32,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub negotiation: ::std::option::Option<HaendlerNegotiation>,
    ///What is going on.
    pub phase: HaendlerPhase,
    ///The players by seat.
    pub players: ::std::vec::Vec<HaendlerPlayer>,
    ///The price of each kind of goods.
    pub prices: ::std::vec::Vec<HaendlerPrice>,
    ///The round, from 1; 0 during the set-up.
    pub round: u32,
    ///Who plays first in this round.
    pub starting_player: u32,
    ///The goods that no player owns.
    pub supply: HaendlerGoods,
    ///The wagons, by number.
    pub wagons: ::std::vec::Vec<HaendlerWagon>,
}
///A wagon.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerWagon {
    ///Whether it reached a city in this round.
    pub arrived: bool,
    ///The owners of the Broken Axles on it.
    pub broken_axles: ::std::vec::Vec<u32>,
    ///The place that it came from and cannot go back to; `null` in a city.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub from: ::std::option::Option<::std::string::String>,
    ///Each player's goods, by seat.
    pub loads: ::std::vec::Vec<HaendlerGoods>,
    ///Its Loading Master, while it stands in the city where there is one.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub master: ::std::option::Option<u32>,
    ///The city or space where it stands.
    pub place: ::std::string::String,
    ///Who played Sale with Bonus on it in this round.
    pub sale_with_bonus: ::std::vec::Vec<u32>,
    ///Its number.
    pub wagon: u32,
}
///A player moved a wagon.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerWagonMovedEventData {
    ///Whether it reached a city.
    pub arrived: bool,
    ///Driver points used.
    pub driver_points: u32,
    ///Whether it met the courier and a card is left, so that the player picks one.
    pub influence_card: bool,
    ///The places that it entered, to where it stands.
    pub route: ::std::vec::Vec<::std::string::String>,
    ///Who.
    pub seat: u32,
    ///The tile that was turned over for it, if one was.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub tile: ::std::option::Option<u32>,
    ///Number of the wagon.
    pub wagon: u32,
}
///All moves of a wagon. Its routes go from step to step of the roads, each step for a point.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerWagonMoves {
    ///Where routes of the wagon end otherwise than at other steps: they end at a step of this list with exactly so many points left. At all other steps they end with none left, and where no step follows with any number.
    pub ends: ::std::vec::Vec<HaendlerEnds>,
    ///The steps with which routes of the wagon begin.
    pub first: ::std::vec::Vec<u32>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub roads: ::std::option::Option<HaendlerRoadsAhead>,
}
///The goods of a wagon were sold.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerWagonSoldEventData {
    ///Where.
    pub city: ::std::string::String,
    ///What it brought to whom; only players with goods on the wagon.
    pub sales: ::std::vec::Vec<HaendlerSale>,
    ///Number of the wagon.
    pub wagon: u32,
}
///Wagons that reached a city in this round were counted.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerWagonsArrivedEventData {
    ///Arrivals in all; the cylinder stops at 8.
    pub arrivals: u32,
    ///Numbers of the wagons.
    pub wagons: ::std::vec::Vec<u32>,
}
///A player sold goods out of a warehouse.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerWarehouseSoldEventData {
    ///Whose warehouse.
    pub city: ::std::string::String,
    ///What.
    pub goods: HaendlerGoods,
    ///What it brought.
    pub proceeds: u32,
    ///Who.
    pub seat: u32,
}
///What a price wheel points at.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerWheel {
    ///One arrow.
    pub first: HaendlerArrow,
    ///The other.
    pub second: HaendlerArrow,
}
///A player set the price wheel.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerWheelSetEventData {
    ///Who.
    pub seat: u32,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub wheel: ::std::option::Option<HaendlerWheel>,
}
///All price wheels were turned over, and prices moved.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HaendlerWheelsRevealedEventData {
    ///The level of each price now, in the order cloth, wine, salt, food, iron, silk.
    pub levels: ::std::vec::Vec<u32>,
    ///The wheels by seat.
    pub wheels: ::std::vec::Vec<HaendlerWheel>,
}
///The server answers.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Health {
    ///Whether it does its work.
    pub ok: bool,
}
///Hours of a day of the week, in UTC, in which no clock of the table runs.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct HoursOff {
    ///The day.
    pub day: Weekday,
    ///The hour with which it begins.
    pub from_hour: u32,
    ///The hour before which it ends, after `from_hour`; 24 is the end of the day.
    pub to_hour: u32,
}
///Who can find a table.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ImportRecordVisibility {
    #[serde(rename = "public")]
    Public,
    #[serde(rename = "private")]
    Private,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ImportRecordVisibility {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Public => f.write_str("public"),
            Self::Private => f.write_str("private"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ImportRecordVisibility {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "public" => Ok(Self::Public),
            "private" => Ok(Self::Private),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ImportRecordVisibility {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ImportRecordVisibility {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Where an imported game comes from.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Imported {
    ///The id that its record gave it.
    pub game: ::std::string::String,
    ///The signature of its record, as it came. With the public keys of the server that wrote it, id, number of commits and chain head can be checked against it.
    pub signature: ::std::string::String,
}
///An invitation of the caller to a table.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Invitation {
    ///Who invites.
    pub by: PlayerRef,
    ///Until when the caller can accept. It ends with the start of the game and with the table, too.
    pub expires_at: crate::Timestamp,
    ///The table as it is now.
    pub game: Game,
    ///When the caller was invited.
    pub invited_at: crate::Timestamp,
    ///The seat that is kept for the caller; null where any will do.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub seat: ::std::option::Option<u32>,
}
///The open invitations of the caller.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct InvitationList {
    ///The invitations, oldest first.
    pub items: ::std::vec::Vec<Invitation>,
}
///An invitation to be sent.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
pub struct InviteRequest {
    ///The free seat that is kept for the player; any seat if it is left out or null.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub seat: ::std::option::Option<u32>,
}
impl InviteRequest {
    pub fn builder() -> builder::InviteRequest {
        Default::default()
    }
}
///A public key, in the form of RFC 8037.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Jwk {
    ///The algorithm, always `EdDSA`.
    pub alg: ::std::string::String,
    ///The curve, always `Ed25519`.
    pub crv: ::std::string::String,
    ///Which key a signature's header means: the thumbprint of the key (RFC 7638).
    pub kid: ::std::string::String,
    ///Type of the key, always `OKP`.
    pub kty: ::std::string::String,
    ///What the key is for, always `sig`.
    #[serde(rename = "use")]
    pub use_: ::std::string::String,
    ///The public key: 32 bytes in base64url without padding.
    pub x: ::std::string::String,
}
///The public keys of this server.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Jwks {
    ///All keys whose signatures count, the one that signs now first.
    pub keys: ::std::vec::Vec<Jwk>,
}
///A player of a leaderboard.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct LeaderboardEntry {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub bot: ::std::option::Option<Bot>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub player: ::std::option::Option<PlayerRef>,
    ///The number of the entry, from 1 on, over all pages.
    pub rank: u64,
    ///The rating.
    pub rating: PlayerRating,
}
///A page of a leaderboard, the highest rating first.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct LeaderboardPage {
    ///The entries.
    pub items: ::std::vec::Vec<LeaderboardEntry>,
    ///Cursor of the next page; null on the last one.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<::std::string::String>,
}
///Every limit of the contract.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Limits {
    ///How often a player may change at one table whether an end without a result is wanted. The wish can always be taken back.
    pub abort_changes_max: u32,
    ///Longest text that players can say of themselves in their profile, in characters.
    pub about_length_max: u64,
    ///How long an access token lives, in seconds.
    pub access_token_s: u64,
    ///How many events of an account are kept at least.
    pub account_events_kept_min: u64,
    ///How many open and running tables of a player the events of the account tell of.
    pub account_events_tables_max: u64,
    ///Most actions that a decision lists.
    pub actions_listed_max: u64,
    ///How many messages may be reported from one address in a day (UTC).
    pub address_reports_per_day_max: u64,
    ///How many tokens of one user an app can have; a further one ends the oldest.
    pub app_tokens_max: u64,
    ///How many apps a user can register.
    pub apps_max: u64,
    ///How many players one player can block.
    pub blocks_max: u64,
    ///Largest body, in bytes.
    pub body_bytes_max: u64,
    ///A body must have arrived after so many seconds, and longer if it is large: see `body_rate_min`.
    pub body_grace_s: u64,
    ///For each so many bytes that have arrived, a body has a second more than `body_grace_s`.
    pub body_rate_min: u64,
    ///How many bot accounts a user can have.
    pub bot_accounts_max: u64,
    ///How many games with bots may be under way at the tables of one owner.
    pub bot_games_max: u64,
    ///How often a player may give time at one table, and change whether a pause is wanted. A wish can always be taken back.
    pub clock_changes_max: u32,
    ///Longest `increment_s` of a clock, in seconds.
    pub clock_increment_s_max: u32,
    ///Longest time that a clock may give for a decision, a turn or at the start, and longest `max_s`, in seconds.
    pub clock_time_s_max: u32,
    ///Shortest time that a clock may give for a decision, a turn or at the start, in seconds.
    pub clock_time_s_min: u32,
    ///Most connections of one address (IPv6: one /64). Further ones are closed at once.
    pub connections_max: u64,
    ///New connections of one address (IPv6: one /64) that are served per second; a quarter of them, but at least 16, at once after a pause. Further ones wait for their turn.
    pub connections_rate_max: u64,
    ///Most games on a page of waiting decisions.
    pub decisions_page_max: u64,
    ///For how long the events of a table can be read that was deleted before its start, in seconds. Then its stored bytes are given back.
    pub deleted_table_s: u64,
    ///How many of the last deliveries of a webhook are kept.
    pub deliveries_kept_max: u64,
    ///In how many tournaments that are not over a player may take part.
    pub entered_tournaments_max: u64,
    ///Most actions that an evaluation has.
    pub evaluated_actions_max: u64,
    ///Most events on a page.
    pub events_page_max: u64,
    ///Most commits that a fork takes over.
    pub forked_commits_max: u64,
    ///Free bytes on the disk of the server below which moves are refused, too.
    pub free_bytes_for_moves_min: u64,
    ///Free bytes on the disk of the server below which nothing new is stored: no players, tables, messages, forks or imports. 0 if there is no limit.
    pub free_bytes_min: u64,
    ///Most games on a page.
    pub games_page_max: u64,
    ///Most public games of one owner on a page, as long as there are enough of others.
    pub games_per_owner_max: u64,
    ///Most time that a player can give at once, in seconds.
    pub gift_s_max: u32,
    ///Least time that a player can give at once, in seconds.
    pub gift_s_min: u32,
    ///How much time a seat can be given by all others in a game at most, in seconds.
    pub gifts_s_max: u32,
    ///How much time a seat can be given by all others in a game, in seconds, where its clock gives less than that at the start. Where it gives more, a seat can be given as much again, but no more than `gifts_s_max`.
    pub gifts_s_min: u32,
    ///Days after which an unused guest is forgotten. 0 if guests are kept for ever.
    pub guest_days: u32,
    ///Days for which a game of guests is kept after its last move. It is deleted then, unless a user made it or played in it, or a fork goes on from it. 0 if all games are kept.
    pub guest_game_days: u32,
    ///Longest silence of a stream, in seconds.
    pub heartbeat_s: u64,
    ///How many windows of a week a clock may have in which it does not run.
    pub hours_off_max: u64,
    ///In how many hours of a week a clock runs at least.
    pub hours_on_min: u64,
    ///Longest Idempotency-Key, in characters.
    pub idempotency_key_length_max: u64,
    ///For how long the same request can complete an import of a record that was interrupted, in seconds. Then what was written of it is deleted, and its stored bytes are given back.
    pub import_completed_s: u64,
    ///For how many days an invitation is open.
    pub invitation_days: u32,
    ///How many invitations a player may send in a day (UTC).
    pub invitations_per_day_max: u32,
    ///How many open invitations a player can have.
    pub invitations_received_max: u64,
    ///How many invitations of one player to another one may be open.
    pub invitations_to_one_max: u64,
    ///How often the owner may replace the invite of a table.
    pub invites_replaced_max: u32,
    ///Most large bodies, records not counted, that one address may send at the same time. Further ones are refused with `busy`.
    pub large_bodies_per_address_max: u64,
    ///Most entries on a page of a leaderboard.
    pub leaderboard_page_max: u64,
    ///How many requests a look back at a game (`at`) counts for.
    pub look_back_cost: u32,
    ///By how many points the ratings of players who are matched may differ at first.
    pub match_range: u32,
    ///By how many points more the ratings of players who are matched may differ with each second for which one of them has waited.
    pub match_range_a_second: u32,
    ///At how many open seeks for its game a request for a match looks: of those that somebody has chosen and of the others half as many each, the oldest first.
    pub match_scanned_max: u64,
    ///Longest message, in characters.
    pub message_length_max: u64,
    ///How many messages a player may say at one table.
    pub messages_max: u32,
    ///Most messages on a page.
    pub messages_page_max: u64,
    ///How many players one player can mute.
    pub mutes_max: u64,
    ///For how many days the name of a deleted account cannot be taken.
    pub name_kept_days: u32,
    ///Longest name of a player, in characters.
    pub name_length_max: u64,
    ///Longest nonce, in characters.
    pub nonce_length_max: u64,
    ///After how many days a table is deleted at which nothing happens and whose game has not begun.
    pub open_table_days: u32,
    ///How many tables of a guest may be open.
    pub open_tables_guest_max: u64,
    ///How many tables of a user may be open.
    pub open_tables_user_max: u64,
    ///How many tournaments of one organizer may not be over.
    pub open_tournaments_max: u64,
    ///How often one player may enter the same tournament.
    pub own_entries_max: u64,
    ///Longest password, in characters.
    pub password_length_max: u64,
    ///Shortest password, in characters.
    pub password_length_min: u64,
    ///How coarse the time is at which a profile says that a player was here, in seconds.
    pub presence_step_s: u64,
    ///Requests per minute.
    pub rates: RateSettings,
    ///Most records that one address may send at the same time. Further ones wait.
    pub record_bodies_per_address_max: u64,
    ///Largest body that is a record, in bytes.
    pub record_bytes_max: u64,
    ///Most commits of a record.
    pub record_commits_max: u64,
    ///How many requests reading a record counts for.
    pub record_cost: u32,
    ///Most events of a record.
    pub record_events_max: u64,
    ///Most commas, and so values, of a record.
    pub record_values_max: u64,
    ///How long a record waits for its turn to be received before it is refused with `busy`, in seconds.
    pub record_wait_s: u64,
    ///How long after its end a game comes into the list of records, in seconds.
    pub records_delay_s: u64,
    ///How many requests reading a page of records counts for.
    pub records_page_cost: u32,
    ///Most games on a page of records.
    pub records_page_max: u64,
    ///Bytes of records that the server receives per second, from all clients together. It sends as many.
    pub records_rate_max: u64,
    ///How many recovery codes a user gets at a time.
    pub recovery_codes: u32,
    ///How often the table of a game's rematch may be made again after it was deleted.
    pub rematches_max: u32,
    ///Longest text of a report, in characters.
    pub report_text_length_max: u64,
    ///How many messages a player may report in a day (UTC).
    pub reports_per_day_max: u64,
    ///How much time a player has at least who comes back to a seat, in seconds, unless a decision or the start gives less.
    pub return_s_min: u32,
    ///How often a player may sit down at one table.
    pub seatings_max: u32,
    ///Longest `lifetime_s` of a seek, in seconds.
    pub seek_lifetime_s_max: u32,
    ///Shortest `lifetime_s` of a seek, in seconds.
    pub seek_lifetime_s_min: u32,
    ///For how long a seek is there after its game has begun, in seconds.
    pub seek_remembered_s: u64,
    ///Longest `wait_s` of a seek, in seconds.
    pub seek_wait_s_max: u32,
    ///Shortest `wait_s` of a seek, in seconds.
    pub seek_wait_s_min: u32,
    ///In how many seeks a player can be.
    pub seeks_max: u64,
    ///How many open seeks can have been made from one address.
    pub seeks_of_address_max: u64,
    ///Most seeks on a page.
    pub seeks_page_max: u64,
    ///For how many seeks and matches a player can ask in a day (UTC).
    pub seeks_per_day_max: u32,
    ///How many sessions of a user can live; a further sign-in ends the oldest one.
    pub sessions_max: u64,
    ///A stream whose reader takes nothing for so many seconds is cut off.
    pub slow_reader_s_max: u64,
    ///A body of more bytes than this, or one that does not say its length, is large.
    pub small_body_bytes: u64,
    ///For how many days nothing has happened at a full table when others than its owner may start the game.
    pub start_by_others_days: u32,
    ///How many bytes all players of one address (IPv6: one /64) may store together. 0 if there is no limit.
    pub stored_bytes_address_max: u64,
    ///How many bytes may be stored for a guest: tables that the guest made, however they grew, forks, imports and messages, each in whole units. 0 if there is no limit.
    pub stored_bytes_guest_max: u64,
    ///The unit in which stored bytes are counted.
    pub stored_bytes_unit: u64,
    ///How many bytes may be stored for a user. 0 if there is no limit.
    pub stored_bytes_user_max: u64,
    ///How long a stream ticket opens connections, in seconds.
    pub stream_ticket_s: u64,
    ///Most event streams of one caller.
    pub streams_max: u64,
    ///How many invitations of named players to one table may be open.
    pub table_invitations_max: u64,
    ///How many messages all players together may say at one table before the start.
    pub table_messages_before_start_max: u64,
    ///How many messages all players together may say at one table.
    pub table_messages_max: u64,
    ///How many of these strangers leave to the owner and to invited players.
    pub table_seatings_kept: u32,
    ///How often all players together may sit down at one table.
    pub table_seatings_max: u32,
    ///For how many days a personal token is valid at most.
    pub token_days_max: u32,
    ///How many personal tokens a user can have.
    pub tokens_max: u64,
    ///How many entries a tournament has at most, with those of players who withdraw before it starts.
    pub tournament_entries_max: u64,
    ///Most games of a tournament.
    pub tournament_games_max: u32,
    ///Longest name of a tournament, in characters.
    pub tournament_name_length_max: u64,
    ///Most participants of a tournament.
    pub tournament_participants_max: u32,
    ///Longest registration of a tournament, in seconds.
    pub tournament_registration_s_max: u32,
    ///Most rounds of a tournament.
    pub tournament_rounds_max: u32,
    ///Most tournaments on a page.
    pub tournaments_page_max: u64,
    ///How many tournaments an organizer may make within 24 hours.
    pub tournaments_per_day_max: u64,
    ///Longest `turn_limit_s` of a table.
    pub turn_limit_s_max: u32,
    ///Shortest `turn_limit_s` of a table.
    pub turn_limit_s_min: u32,
    ///How often a player may begin and change vacations in a year.
    pub vacation_changes_max: u32,
    ///How many days of vacation a player has in a year.
    pub vacation_days_per_year: u32,
    ///Longest wait of a long poll, in seconds.
    pub wait_s_max: u64,
    ///How many webhooks a player can have.
    pub webhooks_max: u64,
}
///What of a decision is sent to the seat that is asked.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ListDecisionsFields {
    #[serde(rename = "all")]
    All,
    #[serde(rename = "short")]
    Short,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ListDecisionsFields {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Short => f.write_str("short"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ListDecisionsFields {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "all" => Ok(Self::All),
            "short" => Ok(Self::Short),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListDecisionsFields {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListDecisionsFields {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What of a decision is sent to the seat that is asked.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ListDueDecisionsFields {
    #[serde(rename = "all")]
    All,
    #[serde(rename = "short")]
    Short,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ListDueDecisionsFields {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Short => f.write_str("short"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ListDueDecisionsFields {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "all" => Ok(Self::All),
            "short" => Ok(Self::Short),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListDueDecisionsFields {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListDueDecisionsFields {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Whose games to list.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ListGamesSeat {
    #[serde(rename = "me")]
    Me,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ListGamesSeat {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Me => f.write_str("me"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ListGamesSeat {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "me" => Ok(Self::Me),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListGamesSeat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListGamesSeat {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///How far the listed games are. A game that is set aside stands where it was last.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ListGamesStatus {
    #[serde(rename = "open")]
    Open,
    #[serde(rename = "running")]
    Running,
    #[serde(rename = "finished")]
    Finished,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ListGamesStatus {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Open => f.write_str("open"),
            Self::Running => f.write_str("running"),
            Self::Finished => f.write_str("finished"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ListGamesStatus {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "open" => Ok(Self::Open),
            "running" => Ok(Self::Running),
            "finished" => Ok(Self::Finished),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListGamesStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListGamesStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Which further games to list.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ListRecordsInclude {
    #[serde(rename = "forks")]
    Forks,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ListRecordsInclude {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Forks => f.write_str("forks"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ListRecordsInclude {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "forks" => Ok(Self::Forks),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListRecordsInclude {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListRecordsInclude {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///How far a tournament is.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ListTournamentsStatus {
    #[serde(rename = "registering")]
    Registering,
    #[serde(rename = "running")]
    Running,
    #[serde(rename = "finished")]
    Finished,
    #[serde(rename = "cancelled")]
    Cancelled,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ListTournamentsStatus {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Registering => f.write_str("registering"),
            Self::Running => f.write_str("running"),
            Self::Finished => f.write_str("finished"),
            Self::Cancelled => f.write_str("cancelled"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ListTournamentsStatus {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "registering" => Ok(Self::Registering),
            "running" => Ok(Self::Running),
            "finished" => Ok(Self::Finished),
            "cancelled" => Ok(Self::Cancelled),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ListTournamentsStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ListTournamentsStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A player on such a list.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ListedPlayer {
    ///The player.
    pub player: PlayerRef,
    ///Since when the player is on the list.
    pub since: crate::Timestamp,
}
///What has become of a request for a match.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Match {
    ///The id that the game will have, or has. It changes if the caller is moved into another seek.
    pub game: ::std::string::String,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub seek: ::std::option::Option<Seek>,
    ///Whether all players are there.
    pub status: SeekStatus,
}
///A counter on an account.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciAccount {
    ///The space where the counter stands, 0 at the bottom.
    pub position: u32,
    ///Which account.
    pub ware: MediciWare,
}
///What a player's counter on an account brought.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciAccountScore {
    ///Florins for the rank of the position among all players' counters, shared by those who tie.
    pub award: u32,
    ///Cards of this ware in the player's warehouse.
    pub cards: u32,
    ///Where the counter stands after it moved up by as many spaces, but not beyond the highest.
    pub position: u32,
    ///Florins printed on the space where the counter stands.
    pub prize: u32,
    ///Whose counter.
    pub seat: u32,
}
///The counters of an account advanced and brought awards and prizes.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciAccountScoredEventData {
    ///One entry per seat, in seat order.
    pub scores: ::std::vec::Vec<MediciAccountScore>,
    ///Which account.
    pub ware: MediciWare,
}
///A bid.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciBid {
    ///Florins.
    pub amount: u32,
    ///Who bid.
    pub seat: u32,
}
///A player made the highest bid so far.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciBidMadeEventData {
    ///Florins.
    pub amount: u32,
    ///Who bid.
    pub seat: u32,
}
///The lot is complete and the bidding began.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciBiddingOpenedEventData {
    ///In which order the players bid or pass, the turner last.
    pub order: ::std::vec::Vec<u32>,
    ///Who turned up the lot.
    pub turner: u32,
}
///A ware card. Cards of the same ware and value are alike.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciCard {
    ///What the card adds to the value of a warehouse.
    pub value: u32,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub ware: ::std::option::Option<MediciWare>,
}
///A card of the box.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciCardInfo {
    ///How many of these cards there are.
    pub count: u32,
    ///What the card adds to the value of a warehouse.
    pub value: u32,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub ware: ::std::option::Option<MediciWare>,
}
///The top card of the deck was turned up and joined the lot.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciCardTurnedUpEventData {
    ///The card.
    pub card: MediciCard,
    ///Who turned it up.
    pub seat: u32,
}
///The material as clients may want to draw it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciComponents {
    ///Florins for the highest and the second highest position of an account.
    pub account_awards: ::std::vec::Vec<u32>,
    ///The spaces of an account, from the bottom up; the same in each.
    pub account_spaces: ::std::vec::Vec<MediciSpaceInfo>,
    ///The cards of the box: each different card once, with its number.
    pub cards: ::std::vec::Vec<MediciCardInfo>,
    ///The edition whose material and rulebook are followed.
    pub edition: ::std::string::String,
    ///Most cards in a lot.
    pub lot_most: u32,
    ///Rounds in a game.
    pub rounds: u32,
    ///The smallest bid, in florins.
    pub smallest_bid: u32,
    ///What depends on the number of players.
    pub tables: ::std::vec::Vec<MediciTableInfo>,
    ///Most cards in a warehouse.
    pub warehouse_capacity: u32,
    ///The wares in the order of their accounts.
    pub wares: ::std::vec::Vec<MediciWareInfo>,
}
///The last round has been scored; the richest player has won.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciGameEndedEventData {
    ///The final standings, best place first and by seat within a place.
    pub standings: ::std::vec::Vec<MediciPlacing>,
}
///No player bid for the lot; its cards are out of the round.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciLotDiscardedEventData {
    ///The cards of the lot.
    pub cards: ::std::vec::Vec<MediciCard>,
}
///The highest bidder paid and stored the lot.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciLotSoldEventData {
    ///Who bought the lot.
    pub buyer: u32,
    ///The cards of the lot.
    pub cards: ::std::vec::Vec<MediciCard>,
    ///Florins paid.
    pub price: u32,
}
///Why a player made no bid.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum MediciPassReason {
    #[serde(rename = "chosen")]
    Chosen,
    #[serde(rename = "no_room")]
    NoRoom,
    #[serde(rename = "no_money")]
    NoMoney,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for MediciPassReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Chosen => f.write_str("chosen"),
            Self::NoRoom => f.write_str("no_room"),
            Self::NoMoney => f.write_str("no_money"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for MediciPassReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "chosen" => Ok(Self::Chosen),
            "no_room" => Ok(Self::NoRoom),
            "no_money" => Ok(Self::NoMoney),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for MediciPassReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for MediciPassReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A player made no bid.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciPassedEventData {
    ///Whether the player decided so or could not bid.
    pub reason: MediciPassReason,
    ///Who passed.
    pub seat: u32,
}
///What is going on.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "phase")]
pub enum MediciPhase {
    ///A player decides whether to turn up another card or to let the bidding begin.
    #[serde(rename = "turning_up")]
    TurningUp {
        ///Whose turn it is.
        turner: u32,
    },
    ///The lot is auctioned; each player bids or passes once.
    #[serde(rename = "bidding")]
    Bidding {
        #[serde(deserialize_with = "::std::option::Option::deserialize")]
        highest_bid: ::std::option::Option<MediciBid>,
        ///Who has yet to bid or pass, in order; the first is asked now.
        to_bid: ::std::vec::Vec<u32>,
        ///Who turned up the lot; bids last.
        turner: u32,
    },
    ///The game has ended.
    #[serde(rename = "over")]
    Over {
        ///The final standings, best place first and by seat within a place.
        standings: ::std::vec::Vec<MediciPlacing>,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `phase` that tells it apart.
        #[serde(rename = "phase")]
        phase: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///A player's final place.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciPlacing {
    ///Competition rank: after a shared first comes third.
    pub place: u32,
    ///Whose place.
    pub seat: u32,
    ///Florins owned at the end.
    pub wealth: u32,
}
///What a player owns; all of it is public.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciPlayer {
    ///The player's counters on the five accounts, in the order of the wares.
    pub accounts: ::std::vec::Vec<MediciAccount>,
    ///How many more cards the warehouse takes in this round.
    pub room: u32,
    ///The player's seat.
    pub seat: u32,
    ///The cards bought or received in this round, in the order they came.
    pub warehouse: ::std::vec::Vec<MediciCard>,
    ///Sum of the values of these cards.
    pub warehouse_value: u32,
    ///Florins owned; a plain number that does not wrap at 100.
    pub wealth: u32,
}
///All cards were shuffled and the deck of a round was dealt; the warehouses are empty again.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciRoundDealtEventData {
    ///Number of cards in the deck.
    pub deck_size: u32,
    ///Number of cards left out of the round, unseen.
    pub left_out_size: u32,
    ///Which round, from 1.
    pub round: u32,
}
///Why a round ended.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum MediciRoundEndReason {
    #[serde(rename = "warehouses_full")]
    WarehousesFull,
    #[serde(rename = "deck_exhausted")]
    DeckExhausted,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for MediciRoundEndReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::WarehousesFull => f.write_str("warehouses_full"),
            Self::DeckExhausted => f.write_str("deck_exhausted"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for MediciRoundEndReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "warehouses_full" => Ok(Self::WarehousesFull),
            "deck_exhausted" => Ok(Self::DeckExhausted),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for MediciRoundEndReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for MediciRoundEndReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///No more cards are bought in this round; the scoring follows.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciRoundEndedEventData {
    ///Why it ended.
    pub reason: MediciRoundEndReason,
    ///Which round.
    pub round: u32,
}
///A space of an account.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciSpaceInfo {
    ///Florins paid at each scoring to every player whose counter stands here; 0 on most spaces.
    pub prize: u32,
    ///Its number, 0 at the bottom.
    pub space: u32,
}
///It was decided who begins the round.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciStartPlayerChosenEventData {
    ///The poorest players, in seat order; if they are several, the lot decided among them.
    pub among: ::std::vec::Vec<u32>,
    ///Who begins.
    pub seat: u32,
}
///The figures for a number of players.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciTableInfo {
    ///Cards in the deck of each round; the others are left out of the round, unseen.
    pub deck_size: u32,
    ///Florins for the warehouses by value, one figure per place, the most valuable first.
    pub proceeds: ::std::vec::Vec<u32>,
    ///Number of players.
    pub seats: u32,
    ///Florins each player begins with.
    pub start_wealth: u32,
}
///The table, the same for all who look at it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciView {
    ///Number of cards left in the deck.
    pub deck_size: u32,
    ///The cards of this round for which no player bid, in the order they were turned up.
    pub discarded: ::std::vec::Vec<MediciCard>,
    ///Number of cards left out of this round; no player sees them.
    pub left_out_size: u32,
    ///The cards turned up in this turn, in the order they were turned up; sold together or not at all.
    pub lot: ::std::vec::Vec<MediciCard>,
    ///What is going on.
    pub phase: MediciPhase,
    ///The players by seat.
    pub players: ::std::vec::Vec<MediciPlayer>,
    ///The round, 1 to 3.
    pub round: u32,
}
///A kind of goods; each has an account in the middle of the board.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum MediciWare {
    #[serde(rename = "metals")]
    Metals,
    #[serde(rename = "spices")]
    Spices,
    #[serde(rename = "porcelain")]
    Porcelain,
    #[serde(rename = "cloth")]
    Cloth,
    #[serde(rename = "dyes")]
    Dyes,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for MediciWare {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Metals => f.write_str("metals"),
            Self::Spices => f.write_str("spices"),
            Self::Porcelain => f.write_str("porcelain"),
            Self::Cloth => f.write_str("cloth"),
            Self::Dyes => f.write_str("dyes"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for MediciWare {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "metals" => Ok(Self::Metals),
            "spices" => Ok(Self::Spices),
            "porcelain" => Ok(Self::Porcelain),
            "cloth" => Ok(Self::Cloth),
            "dyes" => Ok(Self::Dyes),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for MediciWare {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for MediciWare {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A ware.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciWareInfo {
    ///How the ware is called in cards, views and events.
    pub id: MediciWare,
    ///Its name for people, in English.
    pub name: ::std::string::String,
    ///Its name for people.
    pub names: Texts,
}
///The last player with room was given cards from the deck for nothing.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciWarehouseFilledEventData {
    ///The cards, in the order of the deck.
    pub cards: ::std::vec::Vec<MediciCard>,
    ///Who received them.
    pub seat: u32,
}
///What a warehouse was worth and brought.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciWarehouseScore {
    ///Florins received.
    pub proceeds: u32,
    ///Whose warehouse.
    pub seat: u32,
    ///Sum of the values of its cards.
    pub value: u32,
    ///The cards that lay there, in the order they came. Games that began under `medici/1` do not have them.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub warehouse: ::std::vec::Vec<MediciCard>,
}
///The warehouses brought their proceeds.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MediciWarehousesScoredEventData {
    ///One entry per seat, in seat order.
    pub scores: ::std::vec::Vec<MediciWarehouseScore>,
}
///A message that was posted at a table.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Message {
    ///When it was posted.
    pub at: crate::Timestamp,
    ///1, 2, 3 … for each table.
    pub number: u64,
    ///Who posted it.
    pub player: PlayerRef,
    ///Whether an operator has removed it. Then `text` says so in English, in place of the message.
    pub removed: bool,
    ///The seat where its author sat then.
    pub seat: u32,
    ///The text.
    pub text: ::std::string::String,
}
///A page of messages.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MessagePage {
    ///The messages.
    pub items: ::std::vec::Vec<Message>,
    ///Number of the last message; 0 if there is none.
    pub last: u64,
    ///The `after` of the next page; null when this page reached `last`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<u64>,
}
///A report, as the player who made it sees it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MessageReport {
    ///When it was reported.
    pub at: crate::Timestamp,
    ///What is wrong with it.
    pub category: ReportCategory,
    ///Id of the game.
    pub game: ::std::string::String,
    ///Number of the message.
    pub message: u64,
    ///What the player says about it; null if nothing.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub text: ::std::option::Option<::std::string::String>,
}
///A message to be posted.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct MessageRequest {
    ///What to say: no control characters but line feeds, none that turn the direction of text. White space around it is taken away.
    pub text: ::std::string::String,
}
impl MessageRequest {
    pub fn builder() -> builder::MessageRequest {
        Default::default()
    }
}
///What this server is.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Meta {
    ///Version of the contract.
    pub contract_version: ::std::string::String,
    ///What can be done beyond the basics of the contract; new ones may come.
    pub features: ::std::vec::Vec<::std::string::String>,
    ///Its limits.
    pub limits: Limits,
    ///Whether the server only reads: requests that store something are refused with `read-only`.
    pub read_only: bool,
    ///The server's time.
    pub time: crate::Timestamp,
    ///Version of the server.
    pub version: ::std::string::String,
}
///The orders of rules that know none.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(transparent)]
pub struct NoOrders(pub ::serde_json::Map<::std::string::String, ::serde_json::Value>);
impl ::std::ops::Deref for NoOrders {
    type Target = ::serde_json::Map<::std::string::String, ::serde_json::Value>;
    fn deref(&self) -> &::serde_json::Map<::std::string::String, ::serde_json::Value> {
        &self.0
    }
}
impl ::std::convert::From<NoOrders>
for ::serde_json::Map<::std::string::String, ::serde_json::Value> {
    fn from(value: NoOrders) -> Self {
        value.0
    }
}
impl ::std::convert::From<::serde_json::Map<::std::string::String, ::serde_json::Value>>
for NoOrders {
    fn from(
        value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ) -> Self {
        Self(value)
    }
}
///Who is to sit there.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum Occupant {
    #[serde(rename = "me")]
    Me,
    #[serde(rename = "bot")]
    Bot,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for Occupant {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Me => f.write_str("me"),
            Self::Bot => f.write_str("bot"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for Occupant {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "me" => Ok(Self::Me),
            "bot" => Ok(Self::Bot),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for Occupant {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for Occupant {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What happens to a seat whose time is up.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum OnTimeout {
    #[serde(rename = "stand_in")]
    StandIn,
    #[serde(rename = "stand_in_until_return")]
    StandInUntilReturn,
    #[serde(rename = "lose")]
    Lose,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for OnTimeout {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::StandIn => f.write_str("stand_in"),
            Self::StandInUntilReturn => f.write_str("stand_in_until_return"),
            Self::Lose => f.write_str("lose"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for OnTimeout {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "stand_in" => Ok(Self::StandIn),
            "stand_in_until_return" => Ok(Self::StandInUntilReturn),
            "lose" => Ok(Self::Lose),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for OnTimeout {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for OnTimeout {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///An app of the caller.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct OwnApp {
    ///What everybody may know of it.
    pub app: App,
    ///Whether it was switched off with all that acts for its owner: no other player finds it, and it gets no token. A change switches it on.
    pub disabled: bool,
    ///Where it receives codes.
    pub redirect_uris: ::std::vec::Vec<::std::string::String>,
}
///What a player says and shows of themself.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
pub struct OwnProfile {
    ///What the player says of themself, at most 500 characters; null or left out for nothing. Line breaks are kept.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub about: ::std::option::Option<::std::string::String>,
    ///Whether others cannot list the games of this player, nor see how many there are; false by default. Ratings and the tables themselves stay public.
    #[serde(default)]
    pub hides_history: bool,
    ///Whether other users and bot accounts see in the profile when this player was last here, in steps of five minutes; false by default. Players whom this player has blocked do not see it, nor do guests.
    #[serde(default)]
    pub shows_presence: bool,
}
impl OwnProfile {
    pub fn builder() -> builder::OwnProfile {
        Default::default()
    }
}
///The vacation of a player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct OwnVacation {
    ///How many of them are left in this year. The days of a vacation count for the year in which it begins, each one that has begun. Null in the answer to a token without the scope `read`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub days_left: ::std::option::Option<u32>,
    ///How many days of vacation a player has in a year (UTC).
    pub days_per_year: u32,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub vacation: ::std::option::Option<Vacation>,
}
///Whether the caller wants a pause.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct PauseRequest {
    ///Whether the clocks are to stand.
    pub wanted: bool,
}
impl PauseRequest {
    pub fn builder() -> builder::PauseRequest {
        Default::default()
    }
}
///One seat's final result.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Place {
    ///Competition rank: after a shared first place comes the third.
    pub place: u32,
    ///The figure that the ruleset ranks by (Medici: wealth in florins; Basari: points; Dale of Merchants 2: stacks, where the rounds have run out).
    pub score: i64,
    ///Whose result.
    pub seat: u32,
}
///What a move led to.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Played {
    ///Number of the commit.
    pub commit: u64,
    ///The decisions open after it. Empty for a token without the scope `read`.
    pub decisions: ::std::vec::Vec<Decision>,
    ///Its events, as the caller sees them. A gap before the first of them is other seats' commits. Empty for a token without the scope `read`.
    pub events: ::std::vec::Vec<GameEvent>,
    ///Seq of its last event.
    pub seq: u64,
    ///The caller's view after it; the spectators' for a token without the scope `read`.
    pub view: GameView,
}
///A player, as everybody may know them.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Player {
    ///What plays for a bot account; left out for people.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub engine: ::std::option::Option<Engine>,
    ///The player's id. It never changes.
    pub id: ::std::string::String,
    ///How the player can come back.
    pub kind: PlayerKind,
    ///The name to show, 1 to 40 characters. Names of users are unique, names of guests are not.
    pub name: ::std::string::String,
}
///The public games of a player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct PlayerHistory {
    ///How many there are of each ruleset and status; none where there are none.
    pub games: ::std::vec::Vec<GameCount>,
    ///The results of the ten that were made last of those that are over, the newest first. `GET /v1/games?player=…&status=finished` has all.
    pub results: ::std::vec::Vec<PlayerResult>,
}
///How a player can come back.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum PlayerKind {
    #[serde(rename = "guest")]
    Guest,
    #[serde(rename = "user")]
    User,
    #[serde(rename = "bot")]
    Bot,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Guest => f.write_str("guest"),
            Self::User => f.write_str("user"),
            Self::Bot => f.write_str("bot"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for PlayerKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "guest" => Ok(Self::Guest),
            "user" => Ok(Self::User),
            "bot" => Ok(Self::Bot),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for PlayerKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for PlayerKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///The players on a list of the caller.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct PlayerList {
    ///The players, oldest first.
    pub items: ::std::vec::Vec<ListedPlayer>,
}
///A rating as everybody sees it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct PlayerRating {
    ///How many rated games were counted.
    pub games: u64,
    ///Who is compared.
    pub kind: RatedKind,
    ///When the last of them ended.
    pub last_game_at: crate::Timestamp,
    ///How many of them the player left to a stand-in: by resigning, or when the time ran out.
    pub left: u64,
    ///How many play.
    pub pool: RatingPool,
    ///Whether the uncertainty is greater than 225: then it stands in no leaderboard.
    pub provisional: bool,
    ///The rating, in points; 1500 at the beginning.
    pub rating: u32,
    ///Id of the ruleset.
    pub ruleset: ::std::string::String,
    ///The standard deviation of the rating, in points; 500 at the beginning. The strength is most likely within two of them.
    pub uncertainty: u32,
    ///How many of them had this player, or the player's team, in the first place, alone or shared.
    pub wins: u64,
}
///A player as others see one.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct PlayerRef {
    ///What played for a bot account when the seat was taken; left out for people.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub engine: ::std::option::Option<Engine>,
    ///Id of the player; empty for a player of an imported game, who is a mere name there and no player of this server.
    pub id: ::std::string::String,
    ///What the player was when the seat was taken. Names of users and bot accounts are unique, names of guests are not. Left out where it is not known: in games of earlier releases and in imported ones.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub kind: ::std::option::Option<PlayerKind>,
    ///Name of the player when the seat was taken. `Former player` where the account was deleted, and in quotation marks in an imported game, where it may be anybody's; except in records, which stay as they were signed.
    pub name: ::std::string::String,
}
///The result of a player in a public game.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct PlayerResult {
    ///When it ended.
    pub ended_at: crate::Timestamp,
    ///Id of the game.
    pub game: ::std::string::String,
    ///Whether a stand-in took the seat over.
    pub left: bool,
    ///The place of the player's seat as it counts: those who left share the last one, and what their stand-ins reached does not count.
    pub place: u32,
    ///Whether it was rated.
    pub rated: bool,
    ///Id of its ruleset.
    pub ruleset: ::std::string::String,
    ///How many seats the table had.
    pub seats: u32,
}
///Whether a player is here.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Presence {
    ///Whether the player was here in these five minutes or in the five before.
    pub online: bool,
    ///When the player was last here, rounded down to five minutes; null if not since the player shows it.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub seen_at: ::std::option::Option<crate::Timestamp>,
}
///What an action would lead to.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Preview {
    ///Its events as the caller would see them, up to the first that luck or an opened secret decides; null if it is illegal.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub events: ::std::option::Option<::std::vec::Vec<PreviewedEvent>>,
    ///Whether the rules allow the action.
    pub legal: bool,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub refusal: ::std::option::Option<ProblemRefusal>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub stopped: ::std::option::Option<PreviewStop>,
}
///Why a preview ends before its commit does.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum PreviewStop {
    #[serde(rename = "luck")]
    Luck,
    #[serde(rename = "reveal")]
    Reveal,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for PreviewStop {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Luck => f.write_str("luck"),
            Self::Reveal => f.write_str("reveal"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for PreviewStop {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "luck" => Ok(Self::Luck),
            "reveal" => Ok(Self::Reveal),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for PreviewStop {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for PreviewStop {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Something that would happen, as the viewer would see it; of the same types, with the same data, as the events are.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type", content = "data")]
pub enum PreviewedEvent {
    ///The table was made; its luck is committed to.
    #[serde(rename = "table.created")]
    TableCreated(TableCreatedEventData),
    ///A table was made of the position that another game had reached. Everybody who sat there has left it; from here on the luck is new.
    #[serde(rename = "table.forked")]
    TableForked(TableForkedEventData),
    ///A player sat down.
    #[serde(rename = "table.seat_taken")]
    TableSeatTaken(TableSeatTakenEventData),
    ///The owner gave a seat to a bot.
    #[serde(rename = "table.bot_seated")]
    TableBotSeated(TableBotSeatedEventData),
    ///The owner sent a bot away; its seat became free again.
    #[serde(rename = "table.bot_left")]
    TableBotLeft(TableBotLeftEventData),
    ///A seat became free again.
    #[serde(rename = "table.seat_left")]
    TableSeatLeft(TableSeatLeftEventData),
    ///The owner gave a private table a new invite; the invite before is no longer accepted. The invite itself stands in the table's `invite`.
    #[serde(rename = "table.invite_replaced")]
    TableInviteReplaced(TableInviteReplacedEventData),
    ///The game began; the events of its setup follow in the same commit.
    #[serde(rename = "table.started")]
    TableStarted(TableStartedEventData),
    ///A player gave the seat up in mid-game; a bot plays on, the player may watch.
    #[serde(rename = "table.resigned")]
    TableResigned(TableResignedEventData),
    ///The time of a player is up; a bot plays on the seat until the player comes back.
    #[serde(rename = "table.timed_out")]
    TableTimedOut(TableTimedOutEventData),
    ///A player whose time was up came back to the seat.
    #[serde(rename = "table.returned")]
    TableReturned(TableReturnedEventData),
    ///A player said whether the clocks are to stand. They stand while all players want it; bots agree.
    #[serde(rename = "table.pause_wanted")]
    TablePauseWanted(TablePauseWantedEventData),
    ///A player gave time to another one, whose clock was running.
    #[serde(rename = "table.time_given")]
    TableTimeGiven(TableTimeGivenEventData),
    ///A player is away, so the clock of the seat stands from `from` to `until`. Of several such events of a seat the last one holds; one with an `until` that is earlier ends the vacation.
    #[serde(rename = "table.vacation_taken")]
    TableVacationTaken(TableVacationTakenEventData),
    ///A player said whether the game is to end without a result. It ends when all players want it; bots agree.
    #[serde(rename = "table.abort_wanted")]
    TableAbortWanted(TableAbortWantedEventData),
    ///The tournament of the table was cancelled: the game goes on as an ordinary one, and the end of the round means nothing for its clocks any more.
    #[serde(rename = "table.tournament_cancelled")]
    TableTournamentCancelled(TableTournamentCancelledEventData),
    ///The game ended; from now on its record is open.
    #[serde(rename = "table.finished")]
    TableFinished(TableFinishedEventData),
    ///The table was taken away before the start.
    #[serde(rename = "table.deleted")]
    TableDeleted(TableDeletedEventData),
    ///All cards were shuffled and the deck of a round was dealt; the warehouses are empty again.
    #[serde(rename = "medici.round_dealt")]
    MediciRoundDealt(MediciRoundDealtEventData),
    ///It was decided who begins the round.
    #[serde(rename = "medici.start_player_chosen")]
    MediciStartPlayerChosen(MediciStartPlayerChosenEventData),
    ///The top card of the deck was turned up and joined the lot.
    #[serde(rename = "medici.card_turned_up")]
    MediciCardTurnedUp(MediciCardTurnedUpEventData),
    ///The lot is complete and the bidding began.
    #[serde(rename = "medici.bidding_opened")]
    MediciBiddingOpened(MediciBiddingOpenedEventData),
    ///A player made the highest bid so far.
    #[serde(rename = "medici.bid_made")]
    MediciBidMade(MediciBidMadeEventData),
    ///A player made no bid.
    #[serde(rename = "medici.passed")]
    MediciPassed(MediciPassedEventData),
    ///The highest bidder paid and stored the lot.
    #[serde(rename = "medici.lot_sold")]
    MediciLotSold(MediciLotSoldEventData),
    ///No player bid for the lot; its cards are out of the round.
    #[serde(rename = "medici.lot_discarded")]
    MediciLotDiscarded(MediciLotDiscardedEventData),
    ///The last player with room was given cards from the deck for nothing.
    #[serde(rename = "medici.warehouse_filled")]
    MediciWarehouseFilled(MediciWarehouseFilledEventData),
    ///No more cards are bought in this round; the scoring follows.
    #[serde(rename = "medici.round_ended")]
    MediciRoundEnded(MediciRoundEndedEventData),
    ///The warehouses brought their proceeds.
    #[serde(rename = "medici.warehouses_scored")]
    MediciWarehousesScored(MediciWarehousesScoredEventData),
    ///The counters of an account advanced and brought awards and prizes.
    #[serde(rename = "medici.account_scored")]
    MediciAccountScored(MediciAccountScoredEventData),
    ///The last round has been scored; the richest player has won.
    #[serde(rename = "medici.game_ended")]
    MediciGameEnded(MediciGameEndedEventData),
    ///Every player was given gems out of the supply.
    #[serde(rename = "basari.gems_dealt")]
    BasariGemsDealt(BasariGemsDealtEventData),
    ///A player placed start marker and figure.
    #[serde(rename = "basari.arch_chosen")]
    BasariArchChosen(BasariArchChosenEventData),
    ///A round began.
    #[serde(rename = "basari.round_began")]
    BasariRoundBegan(BasariRoundBeganEventData),
    ///A player rolled the die of the first phase, and the figure moved.
    #[serde(rename = "basari.figure_moved")]
    BasariFigureMoved(BasariFigureMovedEventData),
    ///A player chose a card, face down.
    #[serde(rename = "basari.card_chosen")]
    BasariCardChosen(BasariCardChosenEventData),
    ///All cards were turned over.
    #[serde(rename = "basari.cards_revealed")]
    BasariCardsRevealed(BasariCardsRevealedEventData),
    ///An action was chosen by three or four, so none of them carries it out.
    #[serde(rename = "basari.action_lapsed")]
    BasariActionLapsed(BasariActionLapsedEventData),
    ///Two players with as many points rolled for the first offer; the higher die makes it, equal dice are rolled again.
    #[serde(rename = "basari.opening_rolled")]
    BasariOpeningRolled(BasariOpeningRolledEventData),
    ///Two players began to trade for an action.
    #[serde(rename = "basari.trade_opened")]
    BasariTradeOpened(BasariTradeOpenedEventData),
    ///A player made the first offer or raised.
    #[serde(rename = "basari.offer_made")]
    BasariOfferMade(BasariOfferMadeEventData),
    ///A player took the gems offered and left the action to the other.
    #[serde(rename = "basari.offer_accepted")]
    BasariOfferAccepted(BasariOfferAcceptedEventData),
    ///The opener of a trade offered nothing and left the action to the other.
    #[serde(rename = "basari.trade_conceded")]
    BasariTradeConceded(BasariTradeConcededEventData),
    ///A player carried out the action `roll`: rolled the die, moved, and scored what it missed to six.
    #[serde(rename = "basari.roll_carried_out")]
    BasariRollCarriedOut(BasariRollCarriedOutEventData),
    ///A player carried out the action `points`.
    #[serde(rename = "basari.points_carried_out")]
    BasariPointsCarriedOut(BasariPointsCarriedOutEventData),
    ///A player carried out the action `gems`.
    #[serde(rename = "basari.gems_carried_out")]
    BasariGemsCarriedOut(BasariGemsCarriedOutEventData),
    ///A player got round, so a scoring began; laps brought their points.
    #[serde(rename = "basari.laps_scored")]
    BasariLapsScored(BasariLapsScoredEventData),
    ///The majority in a colour brought its points, and gems were given back.
    #[serde(rename = "basari.majority_scored")]
    BasariMajorityScored(BasariMajorityScoredEventData),
    ///All start markers were moved under their figures; the next lap begins at 0 steps.
    #[serde(rename = "basari.start_markers_moved")]
    BasariStartMarkersMoved(BasariStartMarkersMovedEventData),
    ///The last scoring is over.
    #[serde(rename = "basari.game_ended")]
    BasariGameEnded(BasariGameEndedEventData),
    ///The lot decided who plays first in the first round.
    #[serde(rename = "haendler.starting_player_drawn")]
    HaendlerStartingPlayerDrawn(HaendlerStartingPlayerDrawnEventData),
    ///A player was dealt a pair of abilities and paid for it.
    #[serde(rename = "haendler.abilities_dealt")]
    HaendlerAbilitiesDealt(HaendlerAbilitiesDealtEventData),
    ///A player named the ability that is auctioned next and so bid its printed price.
    #[serde(rename = "haendler.ability_named")]
    HaendlerAbilityNamed(HaendlerAbilityNamedEventData),
    ///A player bid more for the ability.
    #[serde(rename = "haendler.ability_raised")]
    HaendlerAbilityRaised(HaendlerAbilityRaisedEventData),
    ///A player bids no more for the ability.
    #[serde(rename = "haendler.ability_passed")]
    HaendlerAbilityPassed(HaendlerAbilityPassedEventData),
    ///A player won the auction for an ability.
    #[serde(rename = "haendler.ability_sold")]
    HaendlerAbilitySold(HaendlerAbilitySoldEventData),
    ///A round began.
    #[serde(rename = "haendler.round_began")]
    HaendlerRoundBegan(HaendlerRoundBeganEventData),
    ///A step of the round began in which players decide.
    #[serde(rename = "haendler.step_began")]
    HaendlerStepBegan(HaendlerStepBeganEventData),
    ///A player did nothing, or nothing more.
    #[serde(rename = "haendler.passed")]
    HaendlerPassed(HaendlerPassedEventData),
    ///A player purchased a good.
    #[serde(rename = "haendler.good_purchased")]
    HaendlerGoodPurchased(HaendlerGoodPurchasedEventData),
    ///All bids for a wagon were opened, and the highest made a Loading Master.
    #[serde(rename = "haendler.bids_revealed")]
    HaendlerBidsRevealed(HaendlerBidsRevealedEventData),
    ///A player loaded goods.
    #[serde(rename = "haendler.goods_loaded")]
    HaendlerGoodsLoaded(HaendlerGoodsLoadedEventData),
    ///The Loading Master offered a player to load.
    #[serde(rename = "haendler.offer_made")]
    HaendlerOfferMade(HaendlerOfferMadeEventData),
    ///A player declined the Loading Master's offer, or has loaded otherwise and can load nothing more of what it is for.
    #[serde(rename = "haendler.offer_declined")]
    HaendlerOfferDeclined(HaendlerOfferDeclinedEventData),
    ///A player asked the Loading Master to load; the fee is set aside.
    #[serde(rename = "haendler.request_made")]
    HaendlerRequestMade(HaendlerRequestMadeEventData),
    ///A player withdrew the own request, or has loaded otherwise and cannot load its goods any more.
    #[serde(rename = "haendler.request_withdrawn")]
    HaendlerRequestWithdrawn(HaendlerRequestWithdrawnEventData),
    ///The Loading Master declined a player's request.
    #[serde(rename = "haendler.request_declined")]
    HaendlerRequestDeclined(HaendlerRequestDeclinedEventData),
    ///The Loading Master closed the bargaining; open offers and requests lapsed.
    #[serde(rename = "haendler.bargaining_closed")]
    HaendlerBargainingClosed(HaendlerBargainingClosedEventData),
    ///The bargaining for a wagon is over in this round.
    #[serde(rename = "haendler.bargaining_ended")]
    HaendlerBargainingEnded(HaendlerBargainingEndedEventData),
    ///A player played Broken Axle.
    #[serde(rename = "haendler.broken_axle_played")]
    HaendlerBrokenAxlePlayed(HaendlerBrokenAxlePlayedEventData),
    ///A player took an own Broken Axle off a wagon.
    #[serde(rename = "haendler.broken_axle_removed")]
    HaendlerBrokenAxleRemoved(HaendlerBrokenAxleRemovedEventData),
    ///A player moved a wagon.
    #[serde(rename = "haendler.wagon_moved")]
    HaendlerWagonMoved(HaendlerWagonMovedEventData),
    ///A player turned over a tile that could move no wagon.
    #[serde(rename = "haendler.tile_spent")]
    HaendlerTileSpent(HaendlerTileSpentEventData),
    ///A player moved the courier.
    #[serde(rename = "haendler.courier_moved")]
    HaendlerCourierMoved(HaendlerCourierMovedEventData),
    ///A player's turn of movement is over.
    #[serde(rename = "haendler.turn_ended")]
    HaendlerTurnEnded(HaendlerTurnEndedEventData),
    ///All wagons moved that could; Broken Axles came off.
    #[serde(rename = "haendler.broken_axles_cleared")]
    HaendlerBrokenAxlesCleared(HaendlerBrokenAxlesClearedEventData),
    ///All price wheels were turned over, and prices moved.
    #[serde(rename = "haendler.wheels_revealed")]
    HaendlerWheelsRevealed(HaendlerWheelsRevealedEventData),
    ///A player moved a price.
    #[serde(rename = "haendler.office_used")]
    HaendlerOfficeUsed(HaendlerOfficeUsedEventData),
    ///A player sold goods out of a warehouse.
    #[serde(rename = "haendler.warehouse_sold")]
    HaendlerWarehouseSold(HaendlerWarehouseSoldEventData),
    ///A player played Special Sale.
    #[serde(rename = "haendler.special_sale_played")]
    HaendlerSpecialSalePlayed(HaendlerSpecialSalePlayedEventData),
    ///Wagons that reached a city in this round were counted.
    #[serde(rename = "haendler.wagons_arrived")]
    HaendlerWagonsArrived(HaendlerWagonsArrivedEventData),
    ///A player played Sale with Bonus.
    #[serde(rename = "haendler.sale_with_bonus_played")]
    HaendlerSaleWithBonusPlayed(HaendlerSaleWithBonusPlayedEventData),
    ///The goods of a wagon were sold.
    #[serde(rename = "haendler.wagon_sold")]
    HaendlerWagonSold(HaendlerWagonSoldEventData),
    ///The bonus markers moved.
    #[serde(rename = "haendler.bonus_markers_moved")]
    HaendlerBonusMarkersMoved(HaendlerBonusMarkersMovedEventData),
    ///A player paid upkeep.
    #[serde(rename = "haendler.upkeep_paid")]
    HaendlerUpkeepPaid(HaendlerUpkeepPaidEventData),
    ///A player could not pay upkeep, showed the money, fell, and paid what the new rank costs.
    #[serde(rename = "haendler.upkeep_missed")]
    HaendlerUpkeepMissed(HaendlerUpkeepMissedEventData),
    ///A player took a credit.
    #[serde(rename = "haendler.credit_taken")]
    HaendlerCreditTaken(HaendlerCreditTakenEventData),
    ///A player repaid a credit.
    #[serde(rename = "haendler.credit_repaid")]
    HaendlerCreditRepaid(HaendlerCreditRepaidEventData),
    ///A player purchased status.
    #[serde(rename = "haendler.status_purchased")]
    HaendlerStatusPurchased(HaendlerStatusPurchasedEventData),
    ///A player proposed a deal. What it gives at once was set aside.
    #[serde(rename = "haendler.deal_proposed")]
    HaendlerDealProposed(HaendlerDealProposedEventData),
    ///A player withdrew a proposal. What was set aside came back.
    #[serde(rename = "haendler.proposal_withdrawn")]
    HaendlerProposalWithdrawn(HaendlerProposalWithdrawnEventData),
    ///A proposal was declined. What was set aside came back.
    #[serde(rename = "haendler.proposal_declined")]
    HaendlerProposalDeclined(HaendlerProposalDeclinedEventData),
    ///A proposal lapsed: with the phase, before upkeep, or because something in it cannot be pledged any more.
    #[serde(rename = "haendler.proposal_lapsed")]
    HaendlerProposalLapsed(HaendlerProposalLapsedEventData),
    ///A deal was made. Money changed hands, and the pledges bind.
    #[serde(rename = "haendler.deal_made")]
    HaendlerDealMade(HaendlerDealMadeEventData),
    ///An influence card that was named changed hands by a deal.
    #[serde(rename = "haendler.card_handed_over")]
    HaendlerCardHandedOver(HaendlerCardHandedOverEventData),
    ///A pledge was kept.
    #[serde(rename = "haendler.pledge_kept")]
    HaendlerPledgeKept(HaendlerPledgeKeptEventData),
    ///A pledge lapsed: its time is over, it could not be kept, or what it waited for did not happen.
    #[serde(rename = "haendler.pledge_lapsed")]
    HaendlerPledgeLapsed(HaendlerPledgeLapsedEventData),
    ///All movement tiles were turned up again.
    #[serde(rename = "haendler.tiles_returned")]
    HaendlerTilesReturned(HaendlerTilesReturnedEventData),
    ///The game is over.
    #[serde(rename = "haendler.game_ended")]
    HaendlerGameEnded(HaendlerGameEndedEventData),
    ///A player made a bid for a wagon.
    #[serde(rename = "haendler.bid_made")]
    HaendlerBidMade(HaendlerBidMadeEventData),
    ///A player looks through the pile of influence cards, to pick one.
    #[serde(rename = "haendler.influence_earned")]
    HaendlerInfluenceEarned(HaendlerInfluenceEarnedEventData),
    ///A player picked an influence card.
    #[serde(rename = "haendler.influence_picked")]
    HaendlerInfluencePicked(HaendlerInfluencePickedEventData),
    ///A player set the price wheel.
    #[serde(rename = "haendler.wheel_set")]
    HaendlerWheelSet(HaendlerWheelSetEventData),
    ///A player set an influence card aside that an own proposal does not name.
    #[serde(rename = "haendler.card_set_aside")]
    HaendlerCardSetAside(HaendlerCardSetAsideEventData),
    ///An influence card that was not named changed hands by a deal.
    #[serde(rename = "haendler.card_slipped_over")]
    HaendlerCardSlippedOver(HaendlerCardSlippedOverEventData),
    ///Sets were chosen, decks made and shuffled.
    #[serde(rename = "dale_of_merchants.set_up")]
    DaleOfMerchantsSetUp(DaleOfMerchantsSetUpEventData),
    ///A card went from one place to another.
    #[serde(rename = "dale_of_merchants.card_moved")]
    DaleOfMerchantsCardMoved(DaleOfMerchantsCardMovedEventData),
    ///A turn began.
    #[serde(rename = "dale_of_merchants.turn_began")]
    DaleOfMerchantsTurnBegan(DaleOfMerchantsTurnBeganEventData),
    ///A technique was played.
    #[serde(rename = "dale_of_merchants.technique_played")]
    DaleOfMerchantsTechniquePlayed(DaleOfMerchantsTechniquePlayedEventData),
    ///A technique came due, or stays on the schedule.
    #[serde(rename = "dale_of_merchants.technique_scheduled")]
    DaleOfMerchantsTechniqueScheduled(DaleOfMerchantsTechniqueScheduledEventData),
    ///A technique is fully resolved.
    #[serde(rename = "dale_of_merchants.technique_resolved")]
    DaleOfMerchantsTechniqueResolved(DaleOfMerchantsTechniqueResolvedEventData),
    ///A card was purchased.
    #[serde(rename = "dale_of_merchants.purchased")]
    DaleOfMerchantsPurchased(DaleOfMerchantsPurchasedEventData),
    ///A stack was built.
    #[serde(rename = "dale_of_merchants.stack_built")]
    DaleOfMerchantsStackBuilt(DaleOfMerchantsStackBuiltEventData),
    ///A player discarded any number of cards as an action.
    #[serde(rename = "dale_of_merchants.hand_sorted_out")]
    DaleOfMerchantsHandSortedOut(DaleOfMerchantsHandSortedOutEventData),
    ///A deck was shuffled.
    #[serde(rename = "dale_of_merchants.deck_shuffled")]
    DaleOfMerchantsDeckShuffled(DaleOfMerchantsDeckShuffledEventData),
    ///The market deck was formed from the market's discard pile.
    #[serde(rename = "dale_of_merchants.market_deck_formed")]
    DaleOfMerchantsMarketDeckFormed(DaleOfMerchantsMarketDeckFormedEventData),
    ///The cards of the market lie in other slots now.
    #[serde(rename = "dale_of_merchants.market_arranged")]
    DaleOfMerchantsMarketArranged(DaleOfMerchantsMarketArrangedEventData),
    ///The die was rolled.
    #[serde(rename = "dale_of_merchants.die_rolled")]
    DaleOfMerchantsDieRolled(DaleOfMerchantsDieRolledEventData),
    ///A player was chosen.
    #[serde(rename = "dale_of_merchants.player_chosen")]
    DaleOfMerchantsPlayerChosen(DaleOfMerchantsPlayerChosenEventData),
    ///A direction was chosen.
    #[serde(rename = "dale_of_merchants.direction_chosen")]
    DaleOfMerchantsDirectionChosen(DaleOfMerchantsDirectionChosenEventData),
    ///A value was guessed.
    #[serde(rename = "dale_of_merchants.value_guessed")]
    DaleOfMerchantsValueGuessed(DaleOfMerchantsValueGuessedEventData),
    ///A card of a hand was shown and stays there.
    #[serde(rename = "dale_of_merchants.card_shown")]
    DaleOfMerchantsCardShown(DaleOfMerchantsCardShownEventData),
    ///A card of a hand was shown, and its value is multiplied for this turn.
    #[serde(rename = "dale_of_merchants.value_multiplied")]
    DaleOfMerchantsValueMultiplied(DaleOfMerchantsValueMultipliedEventData),
    ///A player looked at another's hand.
    #[serde(rename = "dale_of_merchants.hand_looked_at")]
    DaleOfMerchantsHandLookedAt(DaleOfMerchantsHandLookedAtEventData),
    ///A player searches the own deck.
    #[serde(rename = "dale_of_merchants.deck_searched")]
    DaleOfMerchantsDeckSearched(DaleOfMerchantsDeckSearchedEventData),
    ///A player has chosen a card of the own deck, which stays secret until all have.
    #[serde(rename = "dale_of_merchants.deck_card_chosen")]
    DaleOfMerchantsDeckCardChosen(DaleOfMerchantsDeckCardChosenEventData),
    ///A player dealt a set of cards out.
    #[serde(rename = "dale_of_merchants.set_dealt")]
    DaleOfMerchantsSetDealt(DaleOfMerchantsSetDealtEventData),
    ///A player asked the partner to add cards to a stack.
    #[serde(rename = "dale_of_merchants.help_asked")]
    DaleOfMerchantsHelpAsked(DaleOfMerchantsHelpAskedEventData),
    ///A player declined to help.
    #[serde(rename = "dale_of_merchants.help_declined")]
    DaleOfMerchantsHelpDeclined(DaleOfMerchantsHelpDeclinedEventData),
    ///A player did not react, or not any more.
    #[serde(rename = "dale_of_merchants.passed")]
    DaleOfMerchantsPassed(DaleOfMerchantsPassedEventData),
    ///A player ended the turn.
    #[serde(rename = "dale_of_merchants.turn_ended")]
    DaleOfMerchantsTurnEnded(DaleOfMerchantsTurnEndedEventData),
    ///The game came to its end.
    #[serde(rename = "dale_of_merchants.game_ended")]
    DaleOfMerchantsGameEnded(DaleOfMerchantsGameEndedEventData),
    ///The game waits for players.
    #[serde(rename = "dale_of_merchants.waiting")]
    DaleOfMerchantsWaiting(DaleOfMerchantsWaitingEventData),
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
impl ::std::convert::From<TableCreatedEventData> for PreviewedEvent {
    fn from(value: TableCreatedEventData) -> Self {
        Self::TableCreated(value)
    }
}
impl ::std::convert::From<TableForkedEventData> for PreviewedEvent {
    fn from(value: TableForkedEventData) -> Self {
        Self::TableForked(value)
    }
}
impl ::std::convert::From<TableSeatTakenEventData> for PreviewedEvent {
    fn from(value: TableSeatTakenEventData) -> Self {
        Self::TableSeatTaken(value)
    }
}
impl ::std::convert::From<TableBotSeatedEventData> for PreviewedEvent {
    fn from(value: TableBotSeatedEventData) -> Self {
        Self::TableBotSeated(value)
    }
}
impl ::std::convert::From<TableBotLeftEventData> for PreviewedEvent {
    fn from(value: TableBotLeftEventData) -> Self {
        Self::TableBotLeft(value)
    }
}
impl ::std::convert::From<TableSeatLeftEventData> for PreviewedEvent {
    fn from(value: TableSeatLeftEventData) -> Self {
        Self::TableSeatLeft(value)
    }
}
impl ::std::convert::From<TableInviteReplacedEventData> for PreviewedEvent {
    fn from(value: TableInviteReplacedEventData) -> Self {
        Self::TableInviteReplaced(value)
    }
}
impl ::std::convert::From<TableStartedEventData> for PreviewedEvent {
    fn from(value: TableStartedEventData) -> Self {
        Self::TableStarted(value)
    }
}
impl ::std::convert::From<TableResignedEventData> for PreviewedEvent {
    fn from(value: TableResignedEventData) -> Self {
        Self::TableResigned(value)
    }
}
impl ::std::convert::From<TableTimedOutEventData> for PreviewedEvent {
    fn from(value: TableTimedOutEventData) -> Self {
        Self::TableTimedOut(value)
    }
}
impl ::std::convert::From<TableReturnedEventData> for PreviewedEvent {
    fn from(value: TableReturnedEventData) -> Self {
        Self::TableReturned(value)
    }
}
impl ::std::convert::From<TablePauseWantedEventData> for PreviewedEvent {
    fn from(value: TablePauseWantedEventData) -> Self {
        Self::TablePauseWanted(value)
    }
}
impl ::std::convert::From<TableTimeGivenEventData> for PreviewedEvent {
    fn from(value: TableTimeGivenEventData) -> Self {
        Self::TableTimeGiven(value)
    }
}
impl ::std::convert::From<TableVacationTakenEventData> for PreviewedEvent {
    fn from(value: TableVacationTakenEventData) -> Self {
        Self::TableVacationTaken(value)
    }
}
impl ::std::convert::From<TableAbortWantedEventData> for PreviewedEvent {
    fn from(value: TableAbortWantedEventData) -> Self {
        Self::TableAbortWanted(value)
    }
}
impl ::std::convert::From<TableTournamentCancelledEventData> for PreviewedEvent {
    fn from(value: TableTournamentCancelledEventData) -> Self {
        Self::TableTournamentCancelled(value)
    }
}
impl ::std::convert::From<TableFinishedEventData> for PreviewedEvent {
    fn from(value: TableFinishedEventData) -> Self {
        Self::TableFinished(value)
    }
}
impl ::std::convert::From<TableDeletedEventData> for PreviewedEvent {
    fn from(value: TableDeletedEventData) -> Self {
        Self::TableDeleted(value)
    }
}
impl ::std::convert::From<MediciRoundDealtEventData> for PreviewedEvent {
    fn from(value: MediciRoundDealtEventData) -> Self {
        Self::MediciRoundDealt(value)
    }
}
impl ::std::convert::From<MediciStartPlayerChosenEventData> for PreviewedEvent {
    fn from(value: MediciStartPlayerChosenEventData) -> Self {
        Self::MediciStartPlayerChosen(value)
    }
}
impl ::std::convert::From<MediciCardTurnedUpEventData> for PreviewedEvent {
    fn from(value: MediciCardTurnedUpEventData) -> Self {
        Self::MediciCardTurnedUp(value)
    }
}
impl ::std::convert::From<MediciBiddingOpenedEventData> for PreviewedEvent {
    fn from(value: MediciBiddingOpenedEventData) -> Self {
        Self::MediciBiddingOpened(value)
    }
}
impl ::std::convert::From<MediciBidMadeEventData> for PreviewedEvent {
    fn from(value: MediciBidMadeEventData) -> Self {
        Self::MediciBidMade(value)
    }
}
impl ::std::convert::From<MediciPassedEventData> for PreviewedEvent {
    fn from(value: MediciPassedEventData) -> Self {
        Self::MediciPassed(value)
    }
}
impl ::std::convert::From<MediciLotSoldEventData> for PreviewedEvent {
    fn from(value: MediciLotSoldEventData) -> Self {
        Self::MediciLotSold(value)
    }
}
impl ::std::convert::From<MediciLotDiscardedEventData> for PreviewedEvent {
    fn from(value: MediciLotDiscardedEventData) -> Self {
        Self::MediciLotDiscarded(value)
    }
}
impl ::std::convert::From<MediciWarehouseFilledEventData> for PreviewedEvent {
    fn from(value: MediciWarehouseFilledEventData) -> Self {
        Self::MediciWarehouseFilled(value)
    }
}
impl ::std::convert::From<MediciRoundEndedEventData> for PreviewedEvent {
    fn from(value: MediciRoundEndedEventData) -> Self {
        Self::MediciRoundEnded(value)
    }
}
impl ::std::convert::From<MediciWarehousesScoredEventData> for PreviewedEvent {
    fn from(value: MediciWarehousesScoredEventData) -> Self {
        Self::MediciWarehousesScored(value)
    }
}
impl ::std::convert::From<MediciAccountScoredEventData> for PreviewedEvent {
    fn from(value: MediciAccountScoredEventData) -> Self {
        Self::MediciAccountScored(value)
    }
}
impl ::std::convert::From<MediciGameEndedEventData> for PreviewedEvent {
    fn from(value: MediciGameEndedEventData) -> Self {
        Self::MediciGameEnded(value)
    }
}
impl ::std::convert::From<BasariGemsDealtEventData> for PreviewedEvent {
    fn from(value: BasariGemsDealtEventData) -> Self {
        Self::BasariGemsDealt(value)
    }
}
impl ::std::convert::From<BasariArchChosenEventData> for PreviewedEvent {
    fn from(value: BasariArchChosenEventData) -> Self {
        Self::BasariArchChosen(value)
    }
}
impl ::std::convert::From<BasariRoundBeganEventData> for PreviewedEvent {
    fn from(value: BasariRoundBeganEventData) -> Self {
        Self::BasariRoundBegan(value)
    }
}
impl ::std::convert::From<BasariFigureMovedEventData> for PreviewedEvent {
    fn from(value: BasariFigureMovedEventData) -> Self {
        Self::BasariFigureMoved(value)
    }
}
impl ::std::convert::From<BasariCardChosenEventData> for PreviewedEvent {
    fn from(value: BasariCardChosenEventData) -> Self {
        Self::BasariCardChosen(value)
    }
}
impl ::std::convert::From<BasariCardsRevealedEventData> for PreviewedEvent {
    fn from(value: BasariCardsRevealedEventData) -> Self {
        Self::BasariCardsRevealed(value)
    }
}
impl ::std::convert::From<BasariActionLapsedEventData> for PreviewedEvent {
    fn from(value: BasariActionLapsedEventData) -> Self {
        Self::BasariActionLapsed(value)
    }
}
impl ::std::convert::From<BasariOpeningRolledEventData> for PreviewedEvent {
    fn from(value: BasariOpeningRolledEventData) -> Self {
        Self::BasariOpeningRolled(value)
    }
}
impl ::std::convert::From<BasariTradeOpenedEventData> for PreviewedEvent {
    fn from(value: BasariTradeOpenedEventData) -> Self {
        Self::BasariTradeOpened(value)
    }
}
impl ::std::convert::From<BasariOfferMadeEventData> for PreviewedEvent {
    fn from(value: BasariOfferMadeEventData) -> Self {
        Self::BasariOfferMade(value)
    }
}
impl ::std::convert::From<BasariOfferAcceptedEventData> for PreviewedEvent {
    fn from(value: BasariOfferAcceptedEventData) -> Self {
        Self::BasariOfferAccepted(value)
    }
}
impl ::std::convert::From<BasariTradeConcededEventData> for PreviewedEvent {
    fn from(value: BasariTradeConcededEventData) -> Self {
        Self::BasariTradeConceded(value)
    }
}
impl ::std::convert::From<BasariRollCarriedOutEventData> for PreviewedEvent {
    fn from(value: BasariRollCarriedOutEventData) -> Self {
        Self::BasariRollCarriedOut(value)
    }
}
impl ::std::convert::From<BasariPointsCarriedOutEventData> for PreviewedEvent {
    fn from(value: BasariPointsCarriedOutEventData) -> Self {
        Self::BasariPointsCarriedOut(value)
    }
}
impl ::std::convert::From<BasariGemsCarriedOutEventData> for PreviewedEvent {
    fn from(value: BasariGemsCarriedOutEventData) -> Self {
        Self::BasariGemsCarriedOut(value)
    }
}
impl ::std::convert::From<BasariLapsScoredEventData> for PreviewedEvent {
    fn from(value: BasariLapsScoredEventData) -> Self {
        Self::BasariLapsScored(value)
    }
}
impl ::std::convert::From<BasariMajorityScoredEventData> for PreviewedEvent {
    fn from(value: BasariMajorityScoredEventData) -> Self {
        Self::BasariMajorityScored(value)
    }
}
impl ::std::convert::From<BasariStartMarkersMovedEventData> for PreviewedEvent {
    fn from(value: BasariStartMarkersMovedEventData) -> Self {
        Self::BasariStartMarkersMoved(value)
    }
}
impl ::std::convert::From<BasariGameEndedEventData> for PreviewedEvent {
    fn from(value: BasariGameEndedEventData) -> Self {
        Self::BasariGameEnded(value)
    }
}
impl ::std::convert::From<HaendlerStartingPlayerDrawnEventData> for PreviewedEvent {
    fn from(value: HaendlerStartingPlayerDrawnEventData) -> Self {
        Self::HaendlerStartingPlayerDrawn(value)
    }
}
impl ::std::convert::From<HaendlerAbilitiesDealtEventData> for PreviewedEvent {
    fn from(value: HaendlerAbilitiesDealtEventData) -> Self {
        Self::HaendlerAbilitiesDealt(value)
    }
}
impl ::std::convert::From<HaendlerAbilityNamedEventData> for PreviewedEvent {
    fn from(value: HaendlerAbilityNamedEventData) -> Self {
        Self::HaendlerAbilityNamed(value)
    }
}
impl ::std::convert::From<HaendlerAbilityRaisedEventData> for PreviewedEvent {
    fn from(value: HaendlerAbilityRaisedEventData) -> Self {
        Self::HaendlerAbilityRaised(value)
    }
}
impl ::std::convert::From<HaendlerAbilityPassedEventData> for PreviewedEvent {
    fn from(value: HaendlerAbilityPassedEventData) -> Self {
        Self::HaendlerAbilityPassed(value)
    }
}
impl ::std::convert::From<HaendlerAbilitySoldEventData> for PreviewedEvent {
    fn from(value: HaendlerAbilitySoldEventData) -> Self {
        Self::HaendlerAbilitySold(value)
    }
}
impl ::std::convert::From<HaendlerRoundBeganEventData> for PreviewedEvent {
    fn from(value: HaendlerRoundBeganEventData) -> Self {
        Self::HaendlerRoundBegan(value)
    }
}
impl ::std::convert::From<HaendlerStepBeganEventData> for PreviewedEvent {
    fn from(value: HaendlerStepBeganEventData) -> Self {
        Self::HaendlerStepBegan(value)
    }
}
impl ::std::convert::From<HaendlerPassedEventData> for PreviewedEvent {
    fn from(value: HaendlerPassedEventData) -> Self {
        Self::HaendlerPassed(value)
    }
}
impl ::std::convert::From<HaendlerGoodPurchasedEventData> for PreviewedEvent {
    fn from(value: HaendlerGoodPurchasedEventData) -> Self {
        Self::HaendlerGoodPurchased(value)
    }
}
impl ::std::convert::From<HaendlerBidsRevealedEventData> for PreviewedEvent {
    fn from(value: HaendlerBidsRevealedEventData) -> Self {
        Self::HaendlerBidsRevealed(value)
    }
}
impl ::std::convert::From<HaendlerGoodsLoadedEventData> for PreviewedEvent {
    fn from(value: HaendlerGoodsLoadedEventData) -> Self {
        Self::HaendlerGoodsLoaded(value)
    }
}
impl ::std::convert::From<HaendlerOfferMadeEventData> for PreviewedEvent {
    fn from(value: HaendlerOfferMadeEventData) -> Self {
        Self::HaendlerOfferMade(value)
    }
}
impl ::std::convert::From<HaendlerOfferDeclinedEventData> for PreviewedEvent {
    fn from(value: HaendlerOfferDeclinedEventData) -> Self {
        Self::HaendlerOfferDeclined(value)
    }
}
impl ::std::convert::From<HaendlerRequestMadeEventData> for PreviewedEvent {
    fn from(value: HaendlerRequestMadeEventData) -> Self {
        Self::HaendlerRequestMade(value)
    }
}
impl ::std::convert::From<HaendlerRequestWithdrawnEventData> for PreviewedEvent {
    fn from(value: HaendlerRequestWithdrawnEventData) -> Self {
        Self::HaendlerRequestWithdrawn(value)
    }
}
impl ::std::convert::From<HaendlerRequestDeclinedEventData> for PreviewedEvent {
    fn from(value: HaendlerRequestDeclinedEventData) -> Self {
        Self::HaendlerRequestDeclined(value)
    }
}
impl ::std::convert::From<HaendlerBargainingClosedEventData> for PreviewedEvent {
    fn from(value: HaendlerBargainingClosedEventData) -> Self {
        Self::HaendlerBargainingClosed(value)
    }
}
impl ::std::convert::From<HaendlerBargainingEndedEventData> for PreviewedEvent {
    fn from(value: HaendlerBargainingEndedEventData) -> Self {
        Self::HaendlerBargainingEnded(value)
    }
}
impl ::std::convert::From<HaendlerBrokenAxlePlayedEventData> for PreviewedEvent {
    fn from(value: HaendlerBrokenAxlePlayedEventData) -> Self {
        Self::HaendlerBrokenAxlePlayed(value)
    }
}
impl ::std::convert::From<HaendlerBrokenAxleRemovedEventData> for PreviewedEvent {
    fn from(value: HaendlerBrokenAxleRemovedEventData) -> Self {
        Self::HaendlerBrokenAxleRemoved(value)
    }
}
impl ::std::convert::From<HaendlerWagonMovedEventData> for PreviewedEvent {
    fn from(value: HaendlerWagonMovedEventData) -> Self {
        Self::HaendlerWagonMoved(value)
    }
}
impl ::std::convert::From<HaendlerTileSpentEventData> for PreviewedEvent {
    fn from(value: HaendlerTileSpentEventData) -> Self {
        Self::HaendlerTileSpent(value)
    }
}
impl ::std::convert::From<HaendlerCourierMovedEventData> for PreviewedEvent {
    fn from(value: HaendlerCourierMovedEventData) -> Self {
        Self::HaendlerCourierMoved(value)
    }
}
impl ::std::convert::From<HaendlerTurnEndedEventData> for PreviewedEvent {
    fn from(value: HaendlerTurnEndedEventData) -> Self {
        Self::HaendlerTurnEnded(value)
    }
}
impl ::std::convert::From<HaendlerBrokenAxlesClearedEventData> for PreviewedEvent {
    fn from(value: HaendlerBrokenAxlesClearedEventData) -> Self {
        Self::HaendlerBrokenAxlesCleared(value)
    }
}
impl ::std::convert::From<HaendlerWheelsRevealedEventData> for PreviewedEvent {
    fn from(value: HaendlerWheelsRevealedEventData) -> Self {
        Self::HaendlerWheelsRevealed(value)
    }
}
impl ::std::convert::From<HaendlerOfficeUsedEventData> for PreviewedEvent {
    fn from(value: HaendlerOfficeUsedEventData) -> Self {
        Self::HaendlerOfficeUsed(value)
    }
}
impl ::std::convert::From<HaendlerWarehouseSoldEventData> for PreviewedEvent {
    fn from(value: HaendlerWarehouseSoldEventData) -> Self {
        Self::HaendlerWarehouseSold(value)
    }
}
impl ::std::convert::From<HaendlerSpecialSalePlayedEventData> for PreviewedEvent {
    fn from(value: HaendlerSpecialSalePlayedEventData) -> Self {
        Self::HaendlerSpecialSalePlayed(value)
    }
}
impl ::std::convert::From<HaendlerWagonsArrivedEventData> for PreviewedEvent {
    fn from(value: HaendlerWagonsArrivedEventData) -> Self {
        Self::HaendlerWagonsArrived(value)
    }
}
impl ::std::convert::From<HaendlerSaleWithBonusPlayedEventData> for PreviewedEvent {
    fn from(value: HaendlerSaleWithBonusPlayedEventData) -> Self {
        Self::HaendlerSaleWithBonusPlayed(value)
    }
}
impl ::std::convert::From<HaendlerWagonSoldEventData> for PreviewedEvent {
    fn from(value: HaendlerWagonSoldEventData) -> Self {
        Self::HaendlerWagonSold(value)
    }
}
impl ::std::convert::From<HaendlerBonusMarkersMovedEventData> for PreviewedEvent {
    fn from(value: HaendlerBonusMarkersMovedEventData) -> Self {
        Self::HaendlerBonusMarkersMoved(value)
    }
}
impl ::std::convert::From<HaendlerUpkeepPaidEventData> for PreviewedEvent {
    fn from(value: HaendlerUpkeepPaidEventData) -> Self {
        Self::HaendlerUpkeepPaid(value)
    }
}
impl ::std::convert::From<HaendlerUpkeepMissedEventData> for PreviewedEvent {
    fn from(value: HaendlerUpkeepMissedEventData) -> Self {
        Self::HaendlerUpkeepMissed(value)
    }
}
impl ::std::convert::From<HaendlerCreditTakenEventData> for PreviewedEvent {
    fn from(value: HaendlerCreditTakenEventData) -> Self {
        Self::HaendlerCreditTaken(value)
    }
}
impl ::std::convert::From<HaendlerCreditRepaidEventData> for PreviewedEvent {
    fn from(value: HaendlerCreditRepaidEventData) -> Self {
        Self::HaendlerCreditRepaid(value)
    }
}
impl ::std::convert::From<HaendlerStatusPurchasedEventData> for PreviewedEvent {
    fn from(value: HaendlerStatusPurchasedEventData) -> Self {
        Self::HaendlerStatusPurchased(value)
    }
}
impl ::std::convert::From<HaendlerDealProposedEventData> for PreviewedEvent {
    fn from(value: HaendlerDealProposedEventData) -> Self {
        Self::HaendlerDealProposed(value)
    }
}
impl ::std::convert::From<HaendlerProposalWithdrawnEventData> for PreviewedEvent {
    fn from(value: HaendlerProposalWithdrawnEventData) -> Self {
        Self::HaendlerProposalWithdrawn(value)
    }
}
impl ::std::convert::From<HaendlerProposalDeclinedEventData> for PreviewedEvent {
    fn from(value: HaendlerProposalDeclinedEventData) -> Self {
        Self::HaendlerProposalDeclined(value)
    }
}
impl ::std::convert::From<HaendlerProposalLapsedEventData> for PreviewedEvent {
    fn from(value: HaendlerProposalLapsedEventData) -> Self {
        Self::HaendlerProposalLapsed(value)
    }
}
impl ::std::convert::From<HaendlerDealMadeEventData> for PreviewedEvent {
    fn from(value: HaendlerDealMadeEventData) -> Self {
        Self::HaendlerDealMade(value)
    }
}
impl ::std::convert::From<HaendlerCardHandedOverEventData> for PreviewedEvent {
    fn from(value: HaendlerCardHandedOverEventData) -> Self {
        Self::HaendlerCardHandedOver(value)
    }
}
impl ::std::convert::From<HaendlerPledgeKeptEventData> for PreviewedEvent {
    fn from(value: HaendlerPledgeKeptEventData) -> Self {
        Self::HaendlerPledgeKept(value)
    }
}
impl ::std::convert::From<HaendlerPledgeLapsedEventData> for PreviewedEvent {
    fn from(value: HaendlerPledgeLapsedEventData) -> Self {
        Self::HaendlerPledgeLapsed(value)
    }
}
impl ::std::convert::From<HaendlerTilesReturnedEventData> for PreviewedEvent {
    fn from(value: HaendlerTilesReturnedEventData) -> Self {
        Self::HaendlerTilesReturned(value)
    }
}
impl ::std::convert::From<HaendlerGameEndedEventData> for PreviewedEvent {
    fn from(value: HaendlerGameEndedEventData) -> Self {
        Self::HaendlerGameEnded(value)
    }
}
impl ::std::convert::From<HaendlerBidMadeEventData> for PreviewedEvent {
    fn from(value: HaendlerBidMadeEventData) -> Self {
        Self::HaendlerBidMade(value)
    }
}
impl ::std::convert::From<HaendlerInfluenceEarnedEventData> for PreviewedEvent {
    fn from(value: HaendlerInfluenceEarnedEventData) -> Self {
        Self::HaendlerInfluenceEarned(value)
    }
}
impl ::std::convert::From<HaendlerInfluencePickedEventData> for PreviewedEvent {
    fn from(value: HaendlerInfluencePickedEventData) -> Self {
        Self::HaendlerInfluencePicked(value)
    }
}
impl ::std::convert::From<HaendlerWheelSetEventData> for PreviewedEvent {
    fn from(value: HaendlerWheelSetEventData) -> Self {
        Self::HaendlerWheelSet(value)
    }
}
impl ::std::convert::From<HaendlerCardSetAsideEventData> for PreviewedEvent {
    fn from(value: HaendlerCardSetAsideEventData) -> Self {
        Self::HaendlerCardSetAside(value)
    }
}
impl ::std::convert::From<HaendlerCardSlippedOverEventData> for PreviewedEvent {
    fn from(value: HaendlerCardSlippedOverEventData) -> Self {
        Self::HaendlerCardSlippedOver(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsSetUpEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsSetUpEventData) -> Self {
        Self::DaleOfMerchantsSetUp(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsCardMovedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsCardMovedEventData) -> Self {
        Self::DaleOfMerchantsCardMoved(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsTurnBeganEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsTurnBeganEventData) -> Self {
        Self::DaleOfMerchantsTurnBegan(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsTechniquePlayedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsTechniquePlayedEventData) -> Self {
        Self::DaleOfMerchantsTechniquePlayed(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsTechniqueScheduledEventData>
for PreviewedEvent {
    fn from(value: DaleOfMerchantsTechniqueScheduledEventData) -> Self {
        Self::DaleOfMerchantsTechniqueScheduled(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsTechniqueResolvedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsTechniqueResolvedEventData) -> Self {
        Self::DaleOfMerchantsTechniqueResolved(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsPurchasedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsPurchasedEventData) -> Self {
        Self::DaleOfMerchantsPurchased(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsStackBuiltEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsStackBuiltEventData) -> Self {
        Self::DaleOfMerchantsStackBuilt(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsHandSortedOutEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsHandSortedOutEventData) -> Self {
        Self::DaleOfMerchantsHandSortedOut(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsDeckShuffledEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsDeckShuffledEventData) -> Self {
        Self::DaleOfMerchantsDeckShuffled(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsMarketDeckFormedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsMarketDeckFormedEventData) -> Self {
        Self::DaleOfMerchantsMarketDeckFormed(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsMarketArrangedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsMarketArrangedEventData) -> Self {
        Self::DaleOfMerchantsMarketArranged(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsDieRolledEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsDieRolledEventData) -> Self {
        Self::DaleOfMerchantsDieRolled(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsPlayerChosenEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsPlayerChosenEventData) -> Self {
        Self::DaleOfMerchantsPlayerChosen(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsDirectionChosenEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsDirectionChosenEventData) -> Self {
        Self::DaleOfMerchantsDirectionChosen(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsValueGuessedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsValueGuessedEventData) -> Self {
        Self::DaleOfMerchantsValueGuessed(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsCardShownEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsCardShownEventData) -> Self {
        Self::DaleOfMerchantsCardShown(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsValueMultipliedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsValueMultipliedEventData) -> Self {
        Self::DaleOfMerchantsValueMultiplied(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsHandLookedAtEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsHandLookedAtEventData) -> Self {
        Self::DaleOfMerchantsHandLookedAt(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsDeckSearchedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsDeckSearchedEventData) -> Self {
        Self::DaleOfMerchantsDeckSearched(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsDeckCardChosenEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsDeckCardChosenEventData) -> Self {
        Self::DaleOfMerchantsDeckCardChosen(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsSetDealtEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsSetDealtEventData) -> Self {
        Self::DaleOfMerchantsSetDealt(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsHelpAskedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsHelpAskedEventData) -> Self {
        Self::DaleOfMerchantsHelpAsked(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsHelpDeclinedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsHelpDeclinedEventData) -> Self {
        Self::DaleOfMerchantsHelpDeclined(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsPassedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsPassedEventData) -> Self {
        Self::DaleOfMerchantsPassed(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsTurnEndedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsTurnEndedEventData) -> Self {
        Self::DaleOfMerchantsTurnEnded(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsGameEndedEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsGameEndedEventData) -> Self {
        Self::DaleOfMerchantsGameEnded(value)
    }
}
impl ::std::convert::From<DaleOfMerchantsWaitingEventData> for PreviewedEvent {
    fn from(value: DaleOfMerchantsWaitingEventData) -> Self {
        Self::DaleOfMerchantsWaiting(value)
    }
}
///What went wrong, in the form of RFC 9457.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Problem {
    ///What programs act on.
    pub code: ProblemCode,
    ///The caller's open decisions; null unless the decision was closed.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub decisions: ::std::option::Option<::std::vec::Vec<Decision>>,
    ///A sentence about this case, for people.
    pub detail: ::std::string::String,
    ///The places at fault; often empty.
    pub errors: ::std::vec::Vec<FieldError>,
    ///Id of the request, as in the header `Request-Id`.
    pub instance: ::std::string::String,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub refusal: ::std::option::Option<ProblemRefusal>,
    ///Seq of the first event of the commit at which a record goes wrong, 0 where the fault lies outside of all commits; null unless a record was refused so.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub seq: ::std::option::Option<u64>,
    ///The HTTP status.
    pub status: u32,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub suspension: ::std::option::Option<ProblemSuspension>,
    ///The code in a few words.
    pub title: ::std::string::String,
    ///URI reference of the code's page in the catalogue.
    #[serde(rename = "type")]
    pub type_: ::std::string::String,
}
///What went wrong. A code has one status and is never reused; new ones may come.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ProblemCode {
    #[serde(rename = "malformed-body")]
    MalformedBody,
    #[serde(rename = "parameter-invalid")]
    ParameterInvalid,
    #[serde(rename = "cursor-invalid")]
    CursorInvalid,
    #[serde(rename = "at-out-of-range")]
    AtOutOfRange,
    #[serde(rename = "idempotency-key-missing")]
    IdempotencyKeyMissing,
    #[serde(rename = "idempotency-key-invalid")]
    IdempotencyKeyInvalid,
    #[serde(rename = "token-missing")]
    TokenMissing,
    #[serde(rename = "token-invalid")]
    TokenInvalid,
    #[serde(rename = "token-expired")]
    TokenExpired,
    #[serde(rename = "ticket-invalid")]
    TicketInvalid,
    #[serde(rename = "ticket-expired")]
    TicketExpired,
    #[serde(rename = "credentials-invalid")]
    CredentialsInvalid,
    #[serde(rename = "refresh-invalid")]
    RefreshInvalid,
    #[serde(rename = "recovery-invalid")]
    RecoveryInvalid,
    #[serde(rename = "account-suspended")]
    AccountSuspended,
    #[serde(rename = "password-wrong")]
    PasswordWrong,
    #[serde(rename = "not-your-seat")]
    NotYourSeat,
    #[serde(rename = "not-your-table")]
    NotYourTable,
    #[serde(rename = "scope-missing")]
    ScopeMissing,
    #[serde(rename = "user-needed")]
    UserNeeded,
    #[serde(rename = "rated-table")]
    RatedTable,
    #[serde(rename = "not-your-tournament")]
    NotYourTournament,
    #[serde(rename = "may-not-enter")]
    MayNotEnter,
    #[serde(rename = "rating-outside")]
    RatingOutside,
    #[serde(rename = "history-hidden")]
    HistoryHidden,
    #[serde(rename = "path-unknown")]
    PathUnknown,
    #[serde(rename = "problem-unknown")]
    ProblemUnknown,
    #[serde(rename = "ruleset-unknown")]
    RulesetUnknown,
    #[serde(rename = "game-unknown")]
    GameUnknown,
    #[serde(rename = "message-unknown")]
    MessageUnknown,
    #[serde(rename = "seek-unknown")]
    SeekUnknown,
    #[serde(rename = "player-unknown")]
    PlayerUnknown,
    #[serde(rename = "token-unknown")]
    TokenUnknown,
    #[serde(rename = "bot-unknown")]
    BotUnknown,
    #[serde(rename = "session-unknown")]
    SessionUnknown,
    #[serde(rename = "webhook-unknown")]
    WebhookUnknown,
    #[serde(rename = "tournament-unknown")]
    TournamentUnknown,
    #[serde(rename = "round-unknown")]
    RoundUnknown,
    #[serde(rename = "app-unknown")]
    AppUnknown,
    #[serde(rename = "device-unknown")]
    DeviceUnknown,
    #[serde(rename = "decision-unknown")]
    DecisionUnknown,
    #[serde(rename = "method-not-allowed")]
    MethodNotAllowed,
    #[serde(rename = "not-acceptable")]
    NotAcceptable,
    #[serde(rename = "body-too-slow")]
    BodyTooSlow,
    #[serde(rename = "name-taken")]
    NameTaken,
    #[serde(rename = "already-user")]
    AlreadyUser,
    #[serde(rename = "tokens-spent")]
    TokensSpent,
    #[serde(rename = "bot-accounts-spent")]
    BotAccountsSpent,
    #[serde(rename = "app-changed")]
    AppChanged,
    #[serde(rename = "apps-spent")]
    AppsSpent,
    #[serde(rename = "webhooks-spent")]
    WebhooksSpent,
    #[serde(rename = "deliveries-spent")]
    DeliveriesSpent,
    #[serde(rename = "seat-taken")]
    SeatTaken,
    #[serde(rename = "already-seated")]
    AlreadySeated,
    #[serde(rename = "seatings-spent")]
    SeatingsSpent,
    #[serde(rename = "rematches-spent")]
    RematchesSpent,
    #[serde(rename = "open-tables-spent")]
    OpenTablesSpent,
    #[serde(rename = "tournaments-spent")]
    TournamentsSpent,
    #[serde(rename = "entries-spent")]
    EntriesSpent,
    #[serde(rename = "registration-closed")]
    RegistrationClosed,
    #[serde(rename = "tournament-full")]
    TournamentFull,
    #[serde(rename = "not-participant")]
    NotParticipant,
    #[serde(rename = "tournament-over")]
    TournamentOver,
    #[serde(rename = "table-public")]
    TablePublic,
    #[serde(rename = "clock-stands")]
    ClockStands,
    #[serde(rename = "abort-changes-spent")]
    AbortChangesSpent,
    #[serde(rename = "others-needed")]
    OthersNeeded,
    #[serde(rename = "vacation-spent")]
    VacationSpent,
    #[serde(rename = "clock-changes-spent")]
    ClockChangesSpent,
    #[serde(rename = "invites-spent")]
    InvitesSpent,
    #[serde(rename = "invitations-spent")]
    InvitationsSpent,
    #[serde(rename = "not-invitable")]
    NotInvitable,
    #[serde(rename = "seat-reserved")]
    SeatReserved,
    #[serde(rename = "seek-closed")]
    SeekClosed,
    #[serde(rename = "seeks-spent")]
    SeeksSpent,
    #[serde(rename = "blocks-spent")]
    BlocksSpent,
    #[serde(rename = "mutes-spent")]
    MutesSpent,
    #[serde(rename = "messages-spent")]
    MessagesSpent,
    #[serde(rename = "reports-spent")]
    ReportsSpent,
    #[serde(rename = "bot-games-spent")]
    BotGamesSpent,
    #[serde(rename = "seats-open")]
    SeatsOpen,
    #[serde(rename = "game-started")]
    GameStarted,
    #[serde(rename = "game-not-running")]
    GameNotRunning,
    #[serde(rename = "game-over")]
    GameOver,
    #[serde(rename = "fork-too-deep")]
    ForkTooDeep,
    #[serde(rename = "game-not-over")]
    GameNotOver,
    #[serde(rename = "decision-closed")]
    DecisionClosed,
    #[serde(rename = "version-mismatch")]
    VersionMismatch,
    #[serde(rename = "body-too-large")]
    BodyTooLarge,
    #[serde(rename = "media-type-unsupported")]
    MediaTypeUnsupported,
    #[serde(rename = "illegal-action")]
    IllegalAction,
    #[serde(rename = "idempotency-key-reused")]
    IdempotencyKeyReused,
    #[serde(rename = "options-invalid")]
    OptionsInvalid,
    #[serde(rename = "record-diverges")]
    RecordDiverges,
    #[serde(rename = "record-unsupported")]
    RecordUnsupported,
    #[serde(rename = "record-unfinished")]
    RecordUnfinished,
    #[serde(rename = "game-quarantined")]
    GameQuarantined,
    #[serde(rename = "rate-limited")]
    RateLimited,
    #[serde(rename = "storage-quota")]
    StorageQuota,
    #[serde(rename = "too-many-connections")]
    TooManyConnections,
    #[serde(rename = "too-many-streams")]
    TooManyStreams,
    #[serde(rename = "internal")]
    Internal,
    #[serde(rename = "draining")]
    Draining,
    #[serde(rename = "storage-full")]
    StorageFull,
    #[serde(rename = "read-only")]
    ReadOnly,
    #[serde(rename = "store-unavailable")]
    StoreUnavailable,
    #[serde(rename = "busy")]
    Busy,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ProblemCode {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::MalformedBody => f.write_str("malformed-body"),
            Self::ParameterInvalid => f.write_str("parameter-invalid"),
            Self::CursorInvalid => f.write_str("cursor-invalid"),
            Self::AtOutOfRange => f.write_str("at-out-of-range"),
            Self::IdempotencyKeyMissing => f.write_str("idempotency-key-missing"),
            Self::IdempotencyKeyInvalid => f.write_str("idempotency-key-invalid"),
            Self::TokenMissing => f.write_str("token-missing"),
            Self::TokenInvalid => f.write_str("token-invalid"),
            Self::TokenExpired => f.write_str("token-expired"),
            Self::TicketInvalid => f.write_str("ticket-invalid"),
            Self::TicketExpired => f.write_str("ticket-expired"),
            Self::CredentialsInvalid => f.write_str("credentials-invalid"),
            Self::RefreshInvalid => f.write_str("refresh-invalid"),
            Self::RecoveryInvalid => f.write_str("recovery-invalid"),
            Self::AccountSuspended => f.write_str("account-suspended"),
            Self::PasswordWrong => f.write_str("password-wrong"),
            Self::NotYourSeat => f.write_str("not-your-seat"),
            Self::NotYourTable => f.write_str("not-your-table"),
            Self::ScopeMissing => f.write_str("scope-missing"),
            Self::UserNeeded => f.write_str("user-needed"),
            Self::RatedTable => f.write_str("rated-table"),
            Self::NotYourTournament => f.write_str("not-your-tournament"),
            Self::MayNotEnter => f.write_str("may-not-enter"),
            Self::RatingOutside => f.write_str("rating-outside"),
            Self::HistoryHidden => f.write_str("history-hidden"),
            Self::PathUnknown => f.write_str("path-unknown"),
            Self::ProblemUnknown => f.write_str("problem-unknown"),
            Self::RulesetUnknown => f.write_str("ruleset-unknown"),
            Self::GameUnknown => f.write_str("game-unknown"),
            Self::MessageUnknown => f.write_str("message-unknown"),
            Self::SeekUnknown => f.write_str("seek-unknown"),
            Self::PlayerUnknown => f.write_str("player-unknown"),
            Self::TokenUnknown => f.write_str("token-unknown"),
            Self::BotUnknown => f.write_str("bot-unknown"),
            Self::SessionUnknown => f.write_str("session-unknown"),
            Self::WebhookUnknown => f.write_str("webhook-unknown"),
            Self::TournamentUnknown => f.write_str("tournament-unknown"),
            Self::RoundUnknown => f.write_str("round-unknown"),
            Self::AppUnknown => f.write_str("app-unknown"),
            Self::DeviceUnknown => f.write_str("device-unknown"),
            Self::DecisionUnknown => f.write_str("decision-unknown"),
            Self::MethodNotAllowed => f.write_str("method-not-allowed"),
            Self::NotAcceptable => f.write_str("not-acceptable"),
            Self::BodyTooSlow => f.write_str("body-too-slow"),
            Self::NameTaken => f.write_str("name-taken"),
            Self::AlreadyUser => f.write_str("already-user"),
            Self::TokensSpent => f.write_str("tokens-spent"),
            Self::BotAccountsSpent => f.write_str("bot-accounts-spent"),
            Self::AppChanged => f.write_str("app-changed"),
            Self::AppsSpent => f.write_str("apps-spent"),
            Self::WebhooksSpent => f.write_str("webhooks-spent"),
            Self::DeliveriesSpent => f.write_str("deliveries-spent"),
            Self::SeatTaken => f.write_str("seat-taken"),
            Self::AlreadySeated => f.write_str("already-seated"),
            Self::SeatingsSpent => f.write_str("seatings-spent"),
            Self::RematchesSpent => f.write_str("rematches-spent"),
            Self::OpenTablesSpent => f.write_str("open-tables-spent"),
            Self::TournamentsSpent => f.write_str("tournaments-spent"),
            Self::EntriesSpent => f.write_str("entries-spent"),
            Self::RegistrationClosed => f.write_str("registration-closed"),
            Self::TournamentFull => f.write_str("tournament-full"),
            Self::NotParticipant => f.write_str("not-participant"),
            Self::TournamentOver => f.write_str("tournament-over"),
            Self::TablePublic => f.write_str("table-public"),
            Self::ClockStands => f.write_str("clock-stands"),
            Self::AbortChangesSpent => f.write_str("abort-changes-spent"),
            Self::OthersNeeded => f.write_str("others-needed"),
            Self::VacationSpent => f.write_str("vacation-spent"),
            Self::ClockChangesSpent => f.write_str("clock-changes-spent"),
            Self::InvitesSpent => f.write_str("invites-spent"),
            Self::InvitationsSpent => f.write_str("invitations-spent"),
            Self::NotInvitable => f.write_str("not-invitable"),
            Self::SeatReserved => f.write_str("seat-reserved"),
            Self::SeekClosed => f.write_str("seek-closed"),
            Self::SeeksSpent => f.write_str("seeks-spent"),
            Self::BlocksSpent => f.write_str("blocks-spent"),
            Self::MutesSpent => f.write_str("mutes-spent"),
            Self::MessagesSpent => f.write_str("messages-spent"),
            Self::ReportsSpent => f.write_str("reports-spent"),
            Self::BotGamesSpent => f.write_str("bot-games-spent"),
            Self::SeatsOpen => f.write_str("seats-open"),
            Self::GameStarted => f.write_str("game-started"),
            Self::GameNotRunning => f.write_str("game-not-running"),
            Self::GameOver => f.write_str("game-over"),
            Self::ForkTooDeep => f.write_str("fork-too-deep"),
            Self::GameNotOver => f.write_str("game-not-over"),
            Self::DecisionClosed => f.write_str("decision-closed"),
            Self::VersionMismatch => f.write_str("version-mismatch"),
            Self::BodyTooLarge => f.write_str("body-too-large"),
            Self::MediaTypeUnsupported => f.write_str("media-type-unsupported"),
            Self::IllegalAction => f.write_str("illegal-action"),
            Self::IdempotencyKeyReused => f.write_str("idempotency-key-reused"),
            Self::OptionsInvalid => f.write_str("options-invalid"),
            Self::RecordDiverges => f.write_str("record-diverges"),
            Self::RecordUnsupported => f.write_str("record-unsupported"),
            Self::RecordUnfinished => f.write_str("record-unfinished"),
            Self::GameQuarantined => f.write_str("game-quarantined"),
            Self::RateLimited => f.write_str("rate-limited"),
            Self::StorageQuota => f.write_str("storage-quota"),
            Self::TooManyConnections => f.write_str("too-many-connections"),
            Self::TooManyStreams => f.write_str("too-many-streams"),
            Self::Internal => f.write_str("internal"),
            Self::Draining => f.write_str("draining"),
            Self::StorageFull => f.write_str("storage-full"),
            Self::ReadOnly => f.write_str("read-only"),
            Self::StoreUnavailable => f.write_str("store-unavailable"),
            Self::Busy => f.write_str("busy"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ProblemCode {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "malformed-body" => Ok(Self::MalformedBody),
            "parameter-invalid" => Ok(Self::ParameterInvalid),
            "cursor-invalid" => Ok(Self::CursorInvalid),
            "at-out-of-range" => Ok(Self::AtOutOfRange),
            "idempotency-key-missing" => Ok(Self::IdempotencyKeyMissing),
            "idempotency-key-invalid" => Ok(Self::IdempotencyKeyInvalid),
            "token-missing" => Ok(Self::TokenMissing),
            "token-invalid" => Ok(Self::TokenInvalid),
            "token-expired" => Ok(Self::TokenExpired),
            "ticket-invalid" => Ok(Self::TicketInvalid),
            "ticket-expired" => Ok(Self::TicketExpired),
            "credentials-invalid" => Ok(Self::CredentialsInvalid),
            "refresh-invalid" => Ok(Self::RefreshInvalid),
            "recovery-invalid" => Ok(Self::RecoveryInvalid),
            "account-suspended" => Ok(Self::AccountSuspended),
            "password-wrong" => Ok(Self::PasswordWrong),
            "not-your-seat" => Ok(Self::NotYourSeat),
            "not-your-table" => Ok(Self::NotYourTable),
            "scope-missing" => Ok(Self::ScopeMissing),
            "user-needed" => Ok(Self::UserNeeded),
            "rated-table" => Ok(Self::RatedTable),
            "not-your-tournament" => Ok(Self::NotYourTournament),
            "may-not-enter" => Ok(Self::MayNotEnter),
            "rating-outside" => Ok(Self::RatingOutside),
            "history-hidden" => Ok(Self::HistoryHidden),
            "path-unknown" => Ok(Self::PathUnknown),
            "problem-unknown" => Ok(Self::ProblemUnknown),
            "ruleset-unknown" => Ok(Self::RulesetUnknown),
            "game-unknown" => Ok(Self::GameUnknown),
            "message-unknown" => Ok(Self::MessageUnknown),
            "seek-unknown" => Ok(Self::SeekUnknown),
            "player-unknown" => Ok(Self::PlayerUnknown),
            "token-unknown" => Ok(Self::TokenUnknown),
            "bot-unknown" => Ok(Self::BotUnknown),
            "session-unknown" => Ok(Self::SessionUnknown),
            "webhook-unknown" => Ok(Self::WebhookUnknown),
            "tournament-unknown" => Ok(Self::TournamentUnknown),
            "round-unknown" => Ok(Self::RoundUnknown),
            "app-unknown" => Ok(Self::AppUnknown),
            "device-unknown" => Ok(Self::DeviceUnknown),
            "decision-unknown" => Ok(Self::DecisionUnknown),
            "method-not-allowed" => Ok(Self::MethodNotAllowed),
            "not-acceptable" => Ok(Self::NotAcceptable),
            "body-too-slow" => Ok(Self::BodyTooSlow),
            "name-taken" => Ok(Self::NameTaken),
            "already-user" => Ok(Self::AlreadyUser),
            "tokens-spent" => Ok(Self::TokensSpent),
            "bot-accounts-spent" => Ok(Self::BotAccountsSpent),
            "app-changed" => Ok(Self::AppChanged),
            "apps-spent" => Ok(Self::AppsSpent),
            "webhooks-spent" => Ok(Self::WebhooksSpent),
            "deliveries-spent" => Ok(Self::DeliveriesSpent),
            "seat-taken" => Ok(Self::SeatTaken),
            "already-seated" => Ok(Self::AlreadySeated),
            "seatings-spent" => Ok(Self::SeatingsSpent),
            "rematches-spent" => Ok(Self::RematchesSpent),
            "open-tables-spent" => Ok(Self::OpenTablesSpent),
            "tournaments-spent" => Ok(Self::TournamentsSpent),
            "entries-spent" => Ok(Self::EntriesSpent),
            "registration-closed" => Ok(Self::RegistrationClosed),
            "tournament-full" => Ok(Self::TournamentFull),
            "not-participant" => Ok(Self::NotParticipant),
            "tournament-over" => Ok(Self::TournamentOver),
            "table-public" => Ok(Self::TablePublic),
            "clock-stands" => Ok(Self::ClockStands),
            "abort-changes-spent" => Ok(Self::AbortChangesSpent),
            "others-needed" => Ok(Self::OthersNeeded),
            "vacation-spent" => Ok(Self::VacationSpent),
            "clock-changes-spent" => Ok(Self::ClockChangesSpent),
            "invites-spent" => Ok(Self::InvitesSpent),
            "invitations-spent" => Ok(Self::InvitationsSpent),
            "not-invitable" => Ok(Self::NotInvitable),
            "seat-reserved" => Ok(Self::SeatReserved),
            "seek-closed" => Ok(Self::SeekClosed),
            "seeks-spent" => Ok(Self::SeeksSpent),
            "blocks-spent" => Ok(Self::BlocksSpent),
            "mutes-spent" => Ok(Self::MutesSpent),
            "messages-spent" => Ok(Self::MessagesSpent),
            "reports-spent" => Ok(Self::ReportsSpent),
            "bot-games-spent" => Ok(Self::BotGamesSpent),
            "seats-open" => Ok(Self::SeatsOpen),
            "game-started" => Ok(Self::GameStarted),
            "game-not-running" => Ok(Self::GameNotRunning),
            "game-over" => Ok(Self::GameOver),
            "fork-too-deep" => Ok(Self::ForkTooDeep),
            "game-not-over" => Ok(Self::GameNotOver),
            "decision-closed" => Ok(Self::DecisionClosed),
            "version-mismatch" => Ok(Self::VersionMismatch),
            "body-too-large" => Ok(Self::BodyTooLarge),
            "media-type-unsupported" => Ok(Self::MediaTypeUnsupported),
            "illegal-action" => Ok(Self::IllegalAction),
            "idempotency-key-reused" => Ok(Self::IdempotencyKeyReused),
            "options-invalid" => Ok(Self::OptionsInvalid),
            "record-diverges" => Ok(Self::RecordDiverges),
            "record-unsupported" => Ok(Self::RecordUnsupported),
            "record-unfinished" => Ok(Self::RecordUnfinished),
            "game-quarantined" => Ok(Self::GameQuarantined),
            "rate-limited" => Ok(Self::RateLimited),
            "storage-quota" => Ok(Self::StorageQuota),
            "too-many-connections" => Ok(Self::TooManyConnections),
            "too-many-streams" => Ok(Self::TooManyStreams),
            "internal" => Ok(Self::Internal),
            "draining" => Ok(Self::Draining),
            "storage-full" => Ok(Self::StorageFull),
            "read-only" => Ok(Self::ReadOnly),
            "store-unavailable" => Ok(Self::StoreUnavailable),
            "busy" => Ok(Self::Busy),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ProblemCode {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ProblemCode {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///An entry of the catalogue.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ProblemKind {
    ///What it means and what to do.
    pub about: ::std::string::String,
    ///The code.
    pub code: ProblemCode,
    ///Whether the same request may succeed later without being changed.
    pub retryable: bool,
    ///The HTTP status that it comes with.
    pub status: u32,
    ///In a few words.
    pub title: ::std::string::String,
}
///The catalogue.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ProblemKindList {
    ///All codes.
    pub items: ::std::vec::Vec<ProblemKind>,
}
///Why the rules say no.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ProblemRefusal {
    ///Dotted and stable.
    pub code: ::std::string::String,
    ///Integers and strings that the sentence in `detail` is made of.
    pub params: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ///Section of the rulebook; `Kontor` where the limit is this program's own.
    pub section: ::std::string::String,
    ///What the refusal says, in every language; the one in English also stands in `detail`.
    pub sentences: Texts,
}
///Why, and until when, a player is suspended.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ProblemSuspension {
    ///What the operator says of the reason.
    pub reason: ::std::string::String,
    ///When it is over; null if an operator has to lift it.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub until: ::std::option::Option<crate::Timestamp>,
}
///What everybody may know about a player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Profile {
    ///What the player says of themself; null for nothing. It is text, not Markdown or HTML.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub about: ::std::option::Option<::std::string::String>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub history: ::std::option::Option<PlayerHistory>,
    ///The player.
    pub player: Player,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub presence: ::std::option::Option<Presence>,
    ///The ratings of the player, by ruleset; empty without rated games.
    pub ratings: ::std::vec::Vec<PlayerRating>,
    ///Since when there is the account.
    pub since: crate::Timestamp,
}
///Requests per minute and bucket.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RateSettings {
    ///Attempts to sign in under one name, from all addresses together; an address from which a player has signed in under that name counts on its own.
    pub account_per_minute: u32,
    ///Requests without a valid access token from one address (IPv6: one /64); those with a stream ticket, too.
    pub address_per_minute: u32,
    ///All requests of all callers from one address, but those of `files_per_minute`. It stands above the limits of players, so that many guests of one address do not get the allowance of each.
    pub address_total_per_minute: u32,
    ///Evaluations of one player.
    pub evaluations_per_minute: u32,
    ///Files of the page, and questions of browsers whether a page may call (preflights), from one address. Questions after the health of the server count too, but are always answered; above the limit their connection ends.
    pub files_per_minute: u32,
    ///Messages that one player posts at tables.
    pub messages_per_minute: u32,
    ///Moves of one player, counted on their own: a due move is never throttled below this.
    pub moves_per_minute: u32,
    ///All other requests of one signed-in player.
    pub player_per_minute: u32,
    ///Previews of one player.
    pub previews_per_minute: u32,
    ///Records that one player sends to be checked or imported, and forks that one player makes.
    pub records_per_minute: u32,
    ///Sign-ups, upgrades, sign-ins and refreshes from one address.
    pub sign_ins_per_minute: u32,
}
///Who is compared with whom: people with people, programs with programs.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum RatedKind {
    #[serde(rename = "users")]
    Users,
    #[serde(rename = "bots")]
    Bots,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for RatedKind {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Users => f.write_str("users"),
            Self::Bots => f.write_str("bots"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for RatedKind {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "users" => Ok(Self::Users),
            "bots" => Ok(Self::Bots),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for RatedKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for RatedKind {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///How many play: games of two, of more, and of teams need different skills.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum RatingPool {
    #[serde(rename = "two_players")]
    TwoPlayers,
    #[serde(rename = "multiplayer")]
    Multiplayer,
    #[serde(rename = "teams")]
    Teams,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for RatingPool {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::TwoPlayers => f.write_str("two_players"),
            Self::Multiplayer => f.write_str("multiplayer"),
            Self::Teams => f.write_str("teams"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for RatingPool {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "two_players" => Ok(Self::TwoPlayers),
            "multiplayer" => Ok(Self::Multiplayer),
            "teams" => Ok(Self::Teams),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for RatingPool {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for RatingPool {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What was found to be in order.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RecordChecked {
    ///How many commits were checked: chain, commitment, folding, standings.
    pub commits: u64,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub forked_from: ::std::option::Option<ForkedFrom>,
    ///How many commits, from the first on, the signing server says that it imported: it did not see them played.
    pub imported_commits: u64,
    ///Whether every draw, action and event was worked out again from seed and actions; if not, this server does not know the rules version.
    pub recomputed: bool,
    ///Whether the luck was known from the beginning: such a game proves nothing about its winner.
    pub sandbox: bool,
    ///Seq of the last event.
    pub seq: u64,
    ///Whose signature it bears.
    pub signer: RecordSigner,
}
///Where a record goes wrong.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RecordDivergence {
    ///What is wrong.
    pub detail: ::std::string::String,
    ///Seq of the first event of the commit at fault; 0 where the fault lies outside of all commits.
    pub seq: u64,
}
///What was found about a record.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RecordFinding {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub checked: ::std::option::Option<RecordChecked>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub divergence: ::std::option::Option<RecordDivergence>,
    ///Whether it is in order.
    pub valid: bool,
}
///A line of the list of records. The last line of a page has no record.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RecordLine {
    ///The `after` with which the list goes on behind this line, also later and at another server.
    pub cursor: ::std::string::String,
    ///When the game ended; null in the last line.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub ended_at: ::std::option::Option<crate::Timestamp>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub record: ::std::option::Option<GameRecord>,
    ///How many games follow, on this page and behind it; counted up to 5,000 behind the page.
    pub remaining: u64,
}
///Who sat where.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RecordPlayer {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub bot: ::std::option::Option<Bot>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub player: ::std::option::Option<PlayerRef>,
    ///The seat.
    pub seat: u32,
}
///An opened seed.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RecordSeed {
    ///The commit from which on it rules.
    pub from_commit: u64,
    ///64 hexadecimal digits.
    pub seed: ::std::string::String,
}
///Whose signature a record bears.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum RecordSigner {
    #[serde(rename = "this_server")]
    ThisServer,
    #[serde(rename = "unknown")]
    Unknown_,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for RecordSigner {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::ThisServer => f.write_str("this_server"),
            Self::Unknown_ => f.write_str("unknown"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for RecordSigner {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "this_server" => Ok(Self::ThisServer),
            "unknown" => Ok(Self::Unknown_),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for RecordSigner {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for RecordSigner {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A new password by a recovery code.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RecoverAccountRequest {
    ///The user's name.
    pub name: ::std::string::String,
    ///The password from now on, 8 to 128 characters.
    pub password: ::std::string::String,
    ///A code that was not used yet.
    pub recovery_code: ::std::string::String,
}
impl RecoverAccountRequest {
    pub fn builder() -> builder::RecoverAccountRequest {
        Default::default()
    }
}
///Recovery codes that were made.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RecoveryCodes {
    ///The codes. They are shown this once. Each sets a new password once; case, spaces and hyphens do not matter when one is typed.
    pub codes: ::std::vec::Vec<::std::string::String>,
    ///When they were made.
    pub created_at: crate::Timestamp,
}
///What is known of the recovery codes of a user.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RecoveryCodesLeft {
    ///When they were made; null if there never were any.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub created_at: ::std::option::Option<crate::Timestamp>,
    ///How many were not used yet.
    pub left: u32,
}
///An event to be delivered once more.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
pub struct RedeliveryRequest {
    ///Number of the event; left out for a test, whose type is `webhook.test` and whose `data` is null.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub event: ::std::option::Option<u64>,
}
impl RedeliveryRequest {
    pub fn builder() -> builder::RedeliveryRequest {
        Default::default()
    }
}
///A refresh token.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RefreshSessionRequest {
    ///The newest refresh token of the session.
    pub refresh_token: ::std::string::String,
}
impl RefreshSessionRequest {
    pub fn builder() -> builder::RefreshSessionRequest {
        Default::default()
    }
}
///What is wrong with a message.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ReportCategory {
    #[serde(rename = "harassment")]
    Harassment,
    #[serde(rename = "hate")]
    Hate,
    #[serde(rename = "spam")]
    Spam,
    #[serde(rename = "cheating")]
    Cheating,
    #[serde(rename = "privacy")]
    Privacy,
    #[serde(rename = "other")]
    Other,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ReportCategory {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Harassment => f.write_str("harassment"),
            Self::Hate => f.write_str("hate"),
            Self::Spam => f.write_str("spam"),
            Self::Cheating => f.write_str("cheating"),
            Self::Privacy => f.write_str("privacy"),
            Self::Other => f.write_str("other"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ReportCategory {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "harassment" => Ok(Self::Harassment),
            "hate" => Ok(Self::Hate),
            "spam" => Ok(Self::Spam),
            "cheating" => Ok(Self::Cheating),
            "privacy" => Ok(Self::Privacy),
            "other" => Ok(Self::Other),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ReportCategory {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ReportCategory {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What is wrong with a message.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ReportRequest {
    ///What is wrong with it.
    pub category: ReportCategory,
    ///What the operator should know. White space around it is taken away.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub text: ::std::option::Option<::std::string::String>,
}
impl ReportRequest {
    pub fn builder() -> builder::ReportRequest {
        Default::default()
    }
}
///Why a bot took a seat over.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum ResignReason {
    #[serde(rename = "asked")]
    Asked,
    #[serde(rename = "turn_limit")]
    TurnLimit,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for ResignReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Asked => f.write_str("asked"),
            Self::TurnLimit => f.write_str("turn_limit"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for ResignReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "asked" => Ok(Self::Asked),
            "turn_limit" => Ok(Self::TurnLimit),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for ResignReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for ResignReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A game that can be played.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Ruleset {
    ///Types of all its actions.
    pub action_types: ::std::vec::Vec<::std::string::String>,
    ///Types of all its events; events of the table itself begin with `table.`.
    pub event_types: ::std::vec::Vec<::std::string::String>,
    ///Its id.
    pub id: ::std::string::String,
    ///What people call it.
    pub names: Texts,
    ///The options if none are given.
    pub options_default: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ///JSON Schema (2020-12) of the options.
    pub options_schema: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ///The orders of a seat that has given none.
    pub orders_default: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ///JSON Schema (2020-12) of the standing orders that a seat can give; without properties where there are none.
    pub orders_schema: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ///The ways in which its rules refuse.
    pub refusals: ::std::vec::Vec<RulesetRefusal>,
    ///The newest behaviour; a game keeps the one that it began with.
    pub rules_version: ::std::string::String,
    ///Most players.
    pub seats_max: u32,
    ///Fewest players.
    pub seats_min: u32,
}
///The games that can be played.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RulesetList {
    ///All of them.
    pub items: ::std::vec::Vec<Ruleset>,
}
///A way in which a game's rules refuse an action.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct RulesetRefusal {
    ///The `refusal.code` of a problem.
    pub code: ::std::string::String,
    ///Section of the rulebook; `Kontor` where the limit is this program's own.
    pub section: ::std::string::String,
    ///The sentence in English; `{name}` stands for a parameter.
    pub sentence: ::std::string::String,
    ///The sentence in every language, with the same parameters.
    pub sentences: Texts,
}
///What is known of a sandbox.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Sandbox {
    ///Its seed, for those who sit there, gave their seat to a bot or own the table; null for others, and for a token without the scope `read`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub seed: ::std::option::Option<::std::string::String>,
}
///A table whose luck is known from the beginning: for trying things out, not for playing.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct SandboxRequest {
    ///The secret seed, 64 hexadecimal digits. The same seed and the same commands after the start give the same events, views and decisions; ids, times and the chain differ.
    pub seed: ::std::string::String,
}
///What a token may be used for. A session has all of them.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum Scope {
    #[serde(rename = "read")]
    Read,
    #[serde(rename = "play")]
    Play,
    #[serde(rename = "tables")]
    Tables,
    #[serde(rename = "account")]
    Account,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for Scope {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Read => f.write_str("read"),
            Self::Play => f.write_str("play"),
            Self::Tables => f.write_str("tables"),
            Self::Account => f.write_str("account"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for Scope {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "read" => Ok(Self::Read),
            "play" => Ok(Self::Play),
            "tables" => Ok(Self::Tables),
            "account" => Ok(Self::Account),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for Scope {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for Scope {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///The clock of a seat, as of the last commit.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct SeatClock {
    ///When the time is up; null while the clock stands.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub deadline: ::std::option::Option<crate::Timestamp>,
    ///What the seat has left, in milliseconds: now if the clock stands, otherwise at `since`. For a clock that gives the same time to each decision, and stands, it is what was left of the last one.
    pub left_ms: u64,
    ///Whose clock.
    pub seat: u32,
    ///Since when the clock runs, apart from hours off; null while it stands, because the seat is asked nothing that the game waits for, or because all players want a pause.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub since: ::std::option::Option<crate::Timestamp>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub vacation: ::std::option::Option<Vacation>,
}
///How a player lost a seat.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum SeatLeftReason {
    #[serde(rename = "left")]
    Left,
    #[serde(rename = "resigned")]
    Resigned,
    #[serde(rename = "time_up")]
    TimeUp,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for SeatLeftReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Left => f.write_str("left"),
            Self::Resigned => f.write_str("resigned"),
            Self::TimeUp => f.write_str("time_up"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for SeatLeftReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "left" => Ok(Self::Left),
            "resigned" => Ok(Self::Resigned),
            "time_up" => Ok(Self::TimeUp),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for SeatLeftReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for SeatLeftReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A seek as everybody sees it.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Seek {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub clock: ::std::option::Option<Clock>,
    ///When it was made.
    pub created_at: crate::Timestamp,
    ///Until when it waits for players.
    pub expires_at: crate::Timestamp,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub fill_with: ::std::option::Option<Bot>,
    ///The id that its game will have.
    pub game: ::std::string::String,
    ///Id of the seek.
    pub id: ::std::string::String,
    ///Whether it was made by `POST /v1/matches`: its players may be moved into another seek that fits, and others may join only if their ratings are near, the nearer the shorter it waits.
    pub matching: bool,
    ///Options of the ruleset as they were given; null for its defaults.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub options: ::std::option::Option<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    >,
    ///Who is there, the first one to come first.
    pub players: ::std::vec::Vec<PlayerRef>,
    ///Whether the game is rated.
    pub rated: bool,
    ///The highest rating of those who may join; null for any.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub rating_max: ::std::option::Option<u32>,
    ///The lowest rating of those who may join; null for any.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub rating_min: ::std::option::Option<u32>,
    ///Id of the ruleset.
    pub ruleset: ::std::string::String,
    ///How many players are sought in all.
    pub seats: u32,
    ///With how many the game starts at `starts_at`.
    pub seats_min: u32,
    ///The bot that takes a seat over when its player leaves.
    pub stand_in: Bot,
    ///When the game starts with fewer players than `seats`; null if it waits for all.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub starts_at: ::std::option::Option<crate::Timestamp>,
    ///How far it is.
    pub status: SeekStatus,
    ///How long a decision may be open, in seconds; null without limit, or with a `clock`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub turn_limit_s: ::std::option::Option<u32>,
}
///The seeks of the caller.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct SeekList {
    ///The seeks, oldest first.
    pub items: ::std::vec::Vec<Seek>,
}
///A page of seeks.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct SeekPage {
    ///The seeks, the oldest first.
    pub items: ::std::vec::Vec<Seek>,
    ///Cursor of the next page; null on the last one.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<::std::string::String>,
}
///How far a seek is.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum SeekStatus {
    #[serde(rename = "open")]
    Open,
    #[serde(rename = "complete")]
    Complete,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for SeekStatus {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Open => f.write_str("open"),
            Self::Complete => f.write_str("complete"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for SeekStatus {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "open" => Ok(Self::Open),
            "complete" => Ok(Self::Complete),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for SeekStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for SeekStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///An invitation to a table of the caller.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct SentInvitation {
    ///Until when the player can accept.
    pub expires_at: crate::Timestamp,
    ///When the player was invited.
    pub invited_at: crate::Timestamp,
    ///Who is invited.
    pub player: PlayerRef,
    ///The seat that is kept for the player; null where any will do.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub seat: ::std::option::Option<u32>,
}
///The open invitations to a table.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct SentInvitationList {
    ///The invitations, oldest first.
    pub items: ::std::vec::Vec<SentInvitation>,
}
///All sessions of a player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct SessionList {
    ///The sessions that have not ended, oldest first.
    pub items: ::std::vec::Vec<SignIn>,
}
///What a user was shown of an app before the answer.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ShownApp {
    ///Id of the app.
    pub id: ::std::string::String,
    ///Its name.
    pub name: ::std::string::String,
    ///The name of its owner.
    pub owner: ::std::string::String,
    ///Its page; null if it has none.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub website: ::std::option::Option<::std::string::String>,
}
///A sign-in.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct SignIn {
    ///When the player signed in.
    pub created_at: crate::Timestamp,
    ///Whether this request belongs to it.
    pub current: bool,
    ///Its id.
    pub id: ::std::string::String,
    ///When its tokens were last refreshed.
    pub refreshed_at: crate::Timestamp,
}
///A session that has begun or goes on.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct SignedIn {
    ///For the header `Authorization: Bearer …`.
    pub access_token: ::std::string::String,
    ///When the access token expires.
    pub expires_at: crate::Timestamp,
    ///Who is signed in.
    pub player: Player,
    ///Gives the next access token, once. Keep it: a guest has no other way back.
    pub refresh_token: ::std::string::String,
}
///How far a game is.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum Status {
    #[serde(rename = "open")]
    Open,
    #[serde(rename = "running")]
    Running,
    #[serde(rename = "finished")]
    Finished,
    #[serde(rename = "quarantined")]
    Quarantined,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for Status {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Open => f.write_str("open"),
            Self::Running => f.write_str("running"),
            Self::Finished => f.write_str("finished"),
            Self::Quarantined => f.write_str("quarantined"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for Status {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "open" => Ok(Self::Open),
            "running" => Ok(Self::Running),
            "finished" => Ok(Self::Finished),
            "quarantined" => Ok(Self::Quarantined),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for Status {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for Status {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A stream ticket.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct StreamTicket {
    ///From when on it opens no connections any more.
    pub expires_at: crate::Timestamp,
    ///Id of the game.
    pub game: ::std::string::String,
    ///For the parameter `ticket` of the game's feeds. Keep it as secret as an access token.
    pub ticket: ::std::string::String,
}
///What a stream ticket is to open.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct StreamTicketRequest {
    ///Id of the game.
    pub game: ::std::string::String,
    ///The table's `invite`, for those who neither sit there nor own it. It goes with the ticket on the way to the events, too.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub invite: ::std::option::Option<::std::string::String>,
}
impl StreamTicketRequest {
    pub fn builder() -> builder::StreamTicketRequest {
        Default::default()
    }
}
///A player said whether the game is to end without a result. It ends when all players want it; bots agree.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableAbortWantedEventData {
    ///Which seat.
    pub seat: u32,
    ///Whether its player wants it.
    pub wanted: bool,
}
///The owner sent a bot away; its seat became free again.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableBotLeftEventData {
    ///Which bot.
    pub bot: Bot,
    ///Which seat.
    pub seat: u32,
}
///The owner gave a seat to a bot.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableBotSeatedEventData {
    ///Which bot.
    pub bot: Bot,
    ///Which seat.
    pub seat: u32,
}
///The table was made; its luck is committed to.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableCreatedEventData {
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub clock: ::std::option::Option<Clock>,
    ///SHA-256 commitment to the secret seed, 64 hexadecimal digits.
    pub commitment: ::std::string::String,
    ///Options of the ruleset, defaults filled in.
    pub options: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ///Who made the table.
    pub owner: PlayerRef,
    ///Whether its result changes the ratings of its players; left out where it does not.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub rated: ::std::option::Option<bool>,
    ///Behaviour of the rules that the game keeps to its end.
    pub rules_version: ::std::string::String,
    ///Id of the ruleset.
    pub ruleset: ::std::string::String,
    ///Whether the luck is known from the beginning to those who sit there.
    pub sandbox: bool,
    ///How many seats the table has.
    pub seats: u32,
    ///The bot that takes a seat over when its player resigns or lets the time run out.
    pub stand_in: Bot,
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tournament: ::std::option::Option<TournamentTable>,
    ///Seconds that a decision may be open before the seat is handed over; null where there is no such limit.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub turn_limit_s: ::std::option::Option<u32>,
    ///Who can find the table.
    pub visibility: Visibility,
}
///The table was taken away before the start.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
pub struct TableDeletedEventData {
    ///Why; left out where the owner did it.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub reason: ::std::option::Option<TableDeletedReason>,
}
///Why a table was deleted before its start.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum TableDeletedReason {
    #[serde(rename = "owner")]
    Owner,
    #[serde(rename = "expired")]
    Expired,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for TableDeletedReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Owner => f.write_str("owner"),
            Self::Expired => f.write_str("expired"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for TableDeletedReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "owner" => Ok(Self::Owner),
            "expired" => Ok(Self::Expired),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TableDeletedReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TableDeletedReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///The game ended; from now on its record is open.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableFinishedEventData {
    ///Every seat's result, the best place first; empty if the game was aborted.
    pub places: ::std::vec::Vec<Place>,
    ///What ended the game.
    pub reason: ::std::string::String,
}
///A table was made of the position that another game had reached. Everybody who sat there has left it; from here on the luck is new.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableForkedEventData {
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub clock: ::std::option::Option<Clock>,
    ///SHA-256 commitment to the secret seed of the luck to come, 64 hexadecimal digits.
    pub commitment: ::std::string::String,
    ///Id of the game whose commits stand before this one.
    pub game: ::std::string::String,
    ///Who made the table.
    pub owner: PlayerRef,
    ///Whether the luck is known from the beginning to those who sit there.
    pub sandbox: bool,
    ///Seq of its last event that was taken over.
    pub seq: u64,
    ///The bot that takes a seat over when its player resigns or lets the time run out.
    pub stand_in: Bot,
    ///Seconds that a decision may be open before the seat is handed over; null where there is no such limit.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub turn_limit_s: ::std::option::Option<u32>,
    ///Who can find the table.
    pub visibility: Visibility,
}
///The owner gave a private table a new invite; the invite before is no longer accepted. The invite itself stands in the table's `invite`.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(transparent)]
pub struct TableInviteReplacedEventData(
    pub ::serde_json::Map<::std::string::String, ::serde_json::Value>,
);
impl ::std::ops::Deref for TableInviteReplacedEventData {
    type Target = ::serde_json::Map<::std::string::String, ::serde_json::Value>;
    fn deref(&self) -> &::serde_json::Map<::std::string::String, ::serde_json::Value> {
        &self.0
    }
}
impl ::std::convert::From<TableInviteReplacedEventData>
for ::serde_json::Map<::std::string::String, ::serde_json::Value> {
    fn from(value: TableInviteReplacedEventData) -> Self {
        value.0
    }
}
impl ::std::convert::From<::serde_json::Map<::std::string::String, ::serde_json::Value>>
for TableInviteReplacedEventData {
    fn from(
        value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ) -> Self {
        Self(value)
    }
}
///A player said whether the clocks are to stand. They stand while all players want it; bots agree.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TablePauseWantedEventData {
    ///Which seat.
    pub seat: u32,
    ///Whether its player wants it.
    pub wanted: bool,
}
///A player gave the seat up in mid-game; a bot plays on, the player may watch.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableResignedEventData {
    ///Who played there until now.
    pub player: PlayerRef,
    ///How it came to that.
    pub reason: ResignReason,
    ///Which seat.
    pub seat: u32,
    ///The bot that takes over.
    pub stand_in: Bot,
}
///A player whose time was up came back to the seat.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableReturnedEventData {
    ///Who plays there again.
    pub player: PlayerRef,
    ///Which seat.
    pub seat: u32,
}
///A seat became free again.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableSeatLeftEventData {
    ///Who sat there.
    pub player: PlayerRef,
    ///Which seat.
    pub seat: u32,
}
///A player sat down.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableSeatTakenEventData {
    ///The player's own contribution to the luck of the game, if one was brought.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub nonce: ::std::option::Option<::std::string::String>,
    ///Who sits there now.
    pub player: PlayerRef,
    ///Which seat.
    pub seat: u32,
}
///The game began; the events of its setup follow in the same commit.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(transparent)]
pub struct TableStartedEventData(
    pub ::serde_json::Map<::std::string::String, ::serde_json::Value>,
);
impl ::std::ops::Deref for TableStartedEventData {
    type Target = ::serde_json::Map<::std::string::String, ::serde_json::Value>;
    fn deref(&self) -> &::serde_json::Map<::std::string::String, ::serde_json::Value> {
        &self.0
    }
}
impl ::std::convert::From<TableStartedEventData>
for ::serde_json::Map<::std::string::String, ::serde_json::Value> {
    fn from(value: TableStartedEventData) -> Self {
        value.0
    }
}
impl ::std::convert::From<::serde_json::Map<::std::string::String, ::serde_json::Value>>
for TableStartedEventData {
    fn from(
        value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ) -> Self {
        Self(value)
    }
}
///A player gave time to another one, whose clock was running.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableTimeGivenEventData {
    ///The seat of the player who gave it.
    pub from: u32,
    ///How much, in seconds.
    pub seconds: u32,
    ///The seat that got it.
    pub to: u32,
}
///The time of a player is up; a bot plays on the seat until the player comes back.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableTimedOutEventData {
    ///Who played there until now.
    pub player: PlayerRef,
    ///Which seat.
    pub seat: u32,
    ///The bot that takes over.
    pub stand_in: Bot,
}
///The tournament of the table was cancelled: the game goes on as an ordinary one, and the end of the round means nothing for its clocks any more.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(transparent)]
pub struct TableTournamentCancelledEventData(
    pub ::serde_json::Map<::std::string::String, ::serde_json::Value>,
);
impl ::std::ops::Deref for TableTournamentCancelledEventData {
    type Target = ::serde_json::Map<::std::string::String, ::serde_json::Value>;
    fn deref(&self) -> &::serde_json::Map<::std::string::String, ::serde_json::Value> {
        &self.0
    }
}
impl ::std::convert::From<TableTournamentCancelledEventData>
for ::serde_json::Map<::std::string::String, ::serde_json::Value> {
    fn from(value: TableTournamentCancelledEventData) -> Self {
        value.0
    }
}
impl ::std::convert::From<::serde_json::Map<::std::string::String, ::serde_json::Value>>
for TableTournamentCancelledEventData {
    fn from(
        value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ) -> Self {
        Self(value)
    }
}
///A player is away, so the clock of the seat stands from `from` to `until`. Of several such events of a seat the last one holds; one with an `until` that is earlier ends the vacation.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TableVacationTakenEventData {
    ///When the vacation began.
    pub from: crate::Timestamp,
    ///Which seat.
    pub seat: u32,
    ///When it ends.
    pub until: crate::Timestamp,
}
///A seat to be taken.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TakeSeatRequest {
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub bot: ::std::option::Option<Bot>,
    ///The invite to a private table.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub invite: ::std::option::Option<::std::string::String>,
    ///The player's contribution to the luck of the game: a player who brings one knows that the server picked no seed it liked.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nonce: ::std::option::Option<::std::string::String>,
    ///Who is to sit there.
    pub occupant: Occupant,
}
impl TakeSeatRequest {
    pub fn builder() -> builder::TakeSeatRequest {
        Default::default()
    }
}
///A text for people in every language of the contract.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Texts {
    ///In German.
    pub de: ::std::string::String,
    ///In English.
    pub en: ::std::string::String,
    ///In French.
    pub fr: ::std::string::String,
}
///A personal token, without its secret.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Token {
    ///Id of the app that it was given to; null if its user made it.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub app: ::std::option::Option<::std::string::String>,
    ///When it was made.
    pub created_at: crate::Timestamp,
    ///From this time on it is refused.
    pub expires_at: crate::Timestamp,
    ///Its id.
    pub id: ::std::string::String,
    ///When it was last used, to the hour; null if it was not yet.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub last_used_at: ::std::option::Option<crate::Timestamp>,
    ///What its user calls it.
    pub name: ::std::string::String,
    ///Id of the player whom it acts for: the user or a bot account.
    pub player: ::std::string::String,
    ///What it may be used for.
    pub scopes: ::std::vec::Vec<Scope>,
}
///All personal tokens of a user.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TokenList {
    ///The tokens that have not expired, oldest first.
    pub items: ::std::vec::Vec<Token>,
}
///A tournament.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Tournament {
    ///How evenly the rounds so far were drawn.
    pub balance: TournamentBalance,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub cancelled: ::std::option::Option<TournamentCancelReason>,
    ///SHA-256 of the text of `seed`, 64 hexadecimal digits.
    pub commitment: ::std::string::String,
    ///When it was made.
    pub created_at: crate::Timestamp,
    ///When it was over or cancelled.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub ended_at: ::std::option::Option<crate::Timestamp>,
    ///Its id.
    pub id: ::std::string::String,
    ///Number of its last event.
    pub last_event: u64,
    ///Who made it.
    pub organizer: PlayerRef,
    ///How many participants there are who have not withdrawn.
    pub participants: u32,
    ///How many rounds there are; null before the start, and where that depends on the results.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub rounds: ::std::option::Option<u32>,
    ///How many rounds were drawn.
    pub rounds_drawn: u32,
    ///The seed of all lots, 64 hexadecimal digits; null before the start.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub seed: ::std::option::Option<::std::string::String>,
    ///When it started.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub started_at: ::std::option::Option<crate::Timestamp>,
    ///How far it is.
    pub status: TournamentStatus,
    ///Its terms.
    pub terms: TournamentTerms,
}
///How evenly the rounds were drawn, among those who have not withdrawn.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentBalance {
    ///How many byes the one had more than the other, at most.
    pub bye_difference_max: u32,
    ///In how many rounds those met who met most.
    pub meetings_max: u32,
    ///In how many rounds those met who met least.
    pub meetings_min: u32,
    ///How many games more a participant sat on one seat than on another, at most.
    pub seat_difference_max: u32,
}
///Why a tournament was cancelled.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum TournamentCancelReason {
    #[serde(rename = "organizer")]
    Organizer,
    #[serde(rename = "too_few")]
    TooFew,
    #[serde(rename = "account_deleted")]
    AccountDeleted,
    #[serde(rename = "operator")]
    Operator,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for TournamentCancelReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Organizer => f.write_str("organizer"),
            Self::TooFew => f.write_str("too_few"),
            Self::AccountDeleted => f.write_str("account_deleted"),
            Self::Operator => f.write_str("operator"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for TournamentCancelReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "organizer" => Ok(Self::Organizer),
            "too_few" => Ok(Self::TooFew),
            "account_deleted" => Ok(Self::AccountDeleted),
            "operator" => Ok(Self::Operator),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TournamentCancelReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TournamentCancelReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A game of a round.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentDrawnGame {
    ///The id that it has, or will have when it is made.
    pub game: ::std::string::String,
    ///The numbers of the participants by seat.
    pub seats: ::std::vec::Vec<u32>,
}
///A table of a round.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentDrawnTable {
    ///Its games, which are played one after the other.
    pub games: ::std::vec::Vec<TournamentDrawnGame>,
    ///The table, from 1 on.
    pub table: u32,
}
///Who takes part, distinguished by `type`.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum TournamentEntrant {
    ///A user or a bot account.
    #[serde(rename = "player")]
    Player {
        ///Who.
        player: PlayerRef,
    },
    ///A bot of the server.
    #[serde(rename = "bot")]
    Bot {
        ///Which one.
        bot: Bot,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///Who may enter.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum TournamentEntrants {
    #[serde(rename = "users")]
    Users,
    #[serde(rename = "bots")]
    Bots,
    #[serde(rename = "all")]
    All,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for TournamentEntrants {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Users => f.write_str("users"),
            Self::Bots => f.write_str("bots"),
            Self::All => f.write_str("all"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for TournamentEntrants {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "users" => Ok(Self::Users),
            "bots" => Ok(Self::Bots),
            "all" => Ok(Self::All),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TournamentEntrants {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TournamentEntrants {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Something that happened in a tournament.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentEvent {
    ///When it happened.
    pub at: crate::Timestamp,
    ///What happened.
    pub news: TournamentNews,
    ///1, 2, 3 … for each tournament.
    pub number: u64,
}
///A page of the events of a tournament.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentEventPage {
    ///The events.
    pub items: ::std::vec::Vec<TournamentEvent>,
    ///Number of the last event.
    pub last: u64,
    ///The `after` of the next page; null when this page reached `last`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<u64>,
}
///How a tournament is played.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum TournamentFormat {
    ///Everybody meets everybody. At tables of two each pair meets in exactly one round. At larger tables each round is drawn so that those meet who have met least.
    #[serde(rename = "round_robin")]
    RoundRobin {
        ///How many rounds, at tables of three and more; if it is left out, as many as each participant would need to meet all others once and none of them twice. At tables of two it follows from the number of participants.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        rounds: ::std::option::Option<u32>,
    },
    ///In each round those meet who stand alike and have not met.
    #[serde(rename = "swiss")]
    Swiss {
        ///How many rounds.
        rounds: u32,
    },
    ///The first of each table go on to the next round, the others are out.
    #[serde(rename = "elimination")]
    Elimination {
        ///How many of each table go on, fewer than it has seats.
        advance: u32,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///What happened, distinguished by `type`.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
#[serde(tag = "type")]
pub enum TournamentNews {
    ///The tournament was made.
    #[serde(rename = "tournament.created")]
    TournamentCreated {
        ///SHA-256 of the text of the `seed` that is published at the start, 64 hexadecimal digits.
        commitment: ::std::string::String,
        ///Who made it.
        organizer: PlayerRef,
        ///Its terms.
        terms: TournamentTerms,
    },
    ///A player entered.
    #[serde(rename = "tournament.registered")]
    TournamentRegistered {
        ///The number of the participant, from 1 on.
        participant: u32,
        ///Who it is.
        who: TournamentEntrant,
    },
    ///A participant withdrew.
    #[serde(rename = "tournament.withdrawn")]
    TournamentWithdrawn {
        ///The number of the participant.
        participant: u32,
        ///Why.
        reason: TournamentWithdrawReason,
    },
    ///Registration ended, and the tournament began.
    #[serde(rename = "tournament.started")]
    TournamentStarted {
        ///The participants, by number.
        participants: ::std::vec::Vec<TournamentStartedEntrant>,
        ///The seed of all lots, 64 hexadecimal digits.
        seed: ::std::string::String,
    },
    ///A round was drawn.
    #[serde(rename = "tournament.round_drawn")]
    TournamentRoundDrawn {
        ///The numbers of the participants who have no table.
        byes: ::std::vec::Vec<u32>,
        ///When it ends at the latest.
        ends_at: crate::Timestamp,
        ///The round, from 1 on.
        round: u32,
        ///Its tables.
        tables: ::std::vec::Vec<TournamentDrawnTable>,
    },
    ///A game of the round was counted.
    #[serde(rename = "tournament.result_counted")]
    TournamentResultCounted {
        ///Id of the game.
        game: ::std::string::String,
        ///How it came to the result.
        reason: TournamentResultReason,
        ///The result by seat.
        results: ::std::vec::Vec<TournamentResult>,
        ///The round.
        round: u32,
        ///The table of the round.
        table: u32,
    },
    ///All games of a round were counted.
    #[serde(rename = "tournament.round_closed")]
    TournamentRoundClosed {
        ///The round.
        round: u32,
    },
    ///The tournament is over.
    #[serde(rename = "tournament.ended")]
    TournamentEnded {
        ///The final standings, the first place first.
        standings: ::std::vec::Vec<TournamentStanding>,
    },
    ///An operator of the server gave the tournament another name. Earlier events have it, too.
    #[serde(rename = "tournament.renamed")]
    TournamentRenamed {
        ///What it is called now.
        name: ::std::string::String,
    },
    ///The tournament was cancelled.
    #[serde(rename = "tournament.cancelled")]
    TournamentCancelled {
        ///Why.
        reason: TournamentCancelReason,
    },
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown {
        /// The `type` that tells it apart.
        #[serde(rename = "type")]
        type_: ::std::string::String,
        /// The other fields.
        #[serde(flatten)]
        rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    },
}
///A page of tournaments, the newest first.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentPage {
    ///The tournaments.
    pub items: ::std::vec::Vec<Tournament>,
    ///Cursor of the next page; null on the last one.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<::std::string::String>,
}
///How a participant stands, and who it is.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentParticipant {
    ///The rating at the start, in thousandths of a point; null before.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub rating_milli: ::std::option::Option<u32>,
    ///The place in the seeding, from 1 on; null before the start.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub seed: ::std::option::Option<u32>,
    ///How the participant stands.
    pub standing: TournamentStanding,
    ///Who it is.
    pub who: TournamentEntrant,
}
///What a participant reached in a game.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentResult {
    ///Whether the participant has left the game to the stand-in, or has withdrawn before it.
    pub left: bool,
    ///The number of the participant.
    pub participant: u32,
    ///1 for the best; equal places are shared. Who has left the game to the stand-in shares the last place.
    pub place: u32,
    ///The score of the seat in the game; 0 if it was not played.
    pub score: i64,
    ///The seat.
    pub seat: u32,
}
///How it came to a result.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum TournamentResultReason {
    #[serde(rename = "played")]
    Played,
    #[serde(rename = "forfeited")]
    Forfeited,
    #[serde(rename = "not_started")]
    NotStarted,
    #[serde(rename = "lost")]
    Lost,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for TournamentResultReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Played => f.write_str("played"),
            Self::Forfeited => f.write_str("forfeited"),
            Self::NotStarted => f.write_str("not_started"),
            Self::Lost => f.write_str("lost"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for TournamentResultReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "played" => Ok(Self::Played),
            "forfeited" => Ok(Self::Forfeited),
            "not_started" => Ok(Self::NotStarted),
            "lost" => Ok(Self::Lost),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TournamentResultReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TournamentResultReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A round of a tournament.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentRound {
    ///The numbers of the participants who have no table.
    pub byes: ::std::vec::Vec<u32>,
    ///When all its games were counted; null before.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub closed_at: ::std::option::Option<crate::Timestamp>,
    ///When it was drawn.
    pub drawn_at: crate::Timestamp,
    ///When it ends at the latest.
    pub ends_at: crate::Timestamp,
    ///The round, from 1 on.
    pub round: u32,
    ///Its tables.
    pub tables: ::std::vec::Vec<TournamentRoundTable>,
    ///Id of the tournament.
    pub tournament: ::std::string::String,
}
///A game of a round, with its result.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentRoundGame {
    ///The id that it has, or will have when it is made.
    pub game: ::std::string::String,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub reason: ::std::option::Option<TournamentResultReason>,
    ///The result by seat; empty as long as there is none.
    pub results: ::std::vec::Vec<TournamentResult>,
    ///The numbers of the participants by seat.
    pub seats: ::std::vec::Vec<u32>,
}
///A table of a round, with its games.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentRoundTable {
    ///Its games, which are played one after the other.
    pub games: ::std::vec::Vec<TournamentRoundGame>,
    ///The table, from 1 on.
    pub table: u32,
}
///In which order the participants are drawn at first.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum TournamentSeeding {
    #[serde(rename = "rating")]
    Rating,
    #[serde(rename = "entry")]
    Entry,
    #[serde(rename = "lot")]
    Lot,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for TournamentSeeding {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Rating => f.write_str("rating"),
            Self::Entry => f.write_str("entry"),
            Self::Lot => f.write_str("lot"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for TournamentSeeding {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "rating" => Ok(Self::Rating),
            "entry" => Ok(Self::Entry),
            "lot" => Ok(Self::Lot),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TournamentSeeding {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TournamentSeeding {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///How a participant stands.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentStanding {
    ///The points of all opponents, in halves: of each once for each game against them. In a bye one meets opponents with the own points.
    pub buchholz: i64,
    ///How many byes.
    pub byes: u32,
    ///The points, in halves, of the games against those who have the same points; null unless all of these have met each other.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub direct_encounter: ::std::option::Option<i64>,
    ///The shares of the scores of the games, in millionths, each rounded down. Where a score is negative, or all are 0, all shares are equal.
    pub game_score: i64,
    ///How many games were counted, without byes.
    pub games: u32,
    ///The last round in which the participant played or had a bye; 0 before the first. In an elimination it decides first.
    pub last_round: u32,
    ///The place in the lot, which decides last.
    pub lot: u32,
    ///Who.
    pub participant: u32,
    ///The points, in halves: in each game 2 for everybody who was beaten, 1 for everybody with the same place. A bye counts as if everybody had the same place in all its games.
    pub points: i64,
    ///The place, from 1 on; no two have the same.
    pub rank: u32,
    ///In quarters: for each game and opponent the points of the opponent times 2 if beaten, times 1 at the same place.
    pub sonneborn_berger: i64,
    ///How many games the participant won alone: no other had the first place.
    pub wins: u32,
    ///Whether the participant has withdrawn, and so stands behind all who have not.
    pub withdrawn: bool,
}
///The standings of a tournament.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentStandings {
    ///Whether they are final.
    pub is_final: bool,
    ///All participants, the first place first; before the start those who have entered.
    pub items: ::std::vec::Vec<TournamentParticipant>,
    ///Id of the tournament.
    pub tournament: ::std::string::String,
}
///A participant at the start.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentStartedEntrant {
    ///The place in the lot, from 1 on.
    pub lot: u32,
    ///The number of the participant.
    pub participant: u32,
    ///The rating at that time, in thousandths of a point.
    pub rating_milli: u32,
    ///The place in the seeding, from 1 on.
    pub seed: u32,
}
///How far a tournament is.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum TournamentStatus {
    #[serde(rename = "registering")]
    Registering,
    #[serde(rename = "running")]
    Running,
    #[serde(rename = "finished")]
    Finished,
    #[serde(rename = "cancelled")]
    Cancelled,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for TournamentStatus {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Registering => f.write_str("registering"),
            Self::Running => f.write_str("running"),
            Self::Finished => f.write_str("finished"),
            Self::Cancelled => f.write_str("cancelled"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for TournamentStatus {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "registering" => Ok(Self::Registering),
            "running" => Ok(Self::Running),
            "finished" => Ok(Self::Finished),
            "cancelled" => Ok(Self::Cancelled),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TournamentStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TournamentStatus {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///The part of a tournament that a table plays.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentTable {
    ///Which of the table's games it is, from 1 on.
    pub game: u32,
    ///The round, from 1 on.
    pub round: u32,
    ///When the round ends. From then on a decision may be open for a minute at most.
    pub round_ends_at: crate::Timestamp,
    ///The table of the round, from 1 on.
    pub table: u32,
    ///Id of the tournament.
    pub tournament: ::std::string::String,
}
///The terms of a tournament.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct TournamentTerms {
    ///Bots of the server that take part: they are the first participants, in this order.
    pub bots: ::std::vec::Vec<Bot>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub clock: ::std::option::Option<Clock>,
    ///Who may enter.
    pub entrants: TournamentEntrants,
    ///How it is played.
    pub format: TournamentFormat,
    ///How many games each table plays in a round.
    pub games_per_table: u32,
    ///What it is called.
    pub name: ::std::string::String,
    ///Options of the ruleset, defaults filled in.
    pub options: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    ///How many can take part.
    pub participants_max: u32,
    ///With fewer participants it is cancelled.
    pub participants_min: u32,
    ///Whether the games change the ratings of the players.
    pub rated: bool,
    ///The highest rating with which one may enter; null if there is none.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub rating_max: ::std::option::Option<u32>,
    ///The lowest rating with which one may enter; null if there is none.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub rating_min: ::std::option::Option<u32>,
    ///When registration ends.
    pub registration_ends_at: crate::Timestamp,
    ///How long a round lasts at most, in seconds.
    pub round_limit_s: u32,
    ///Id of the ruleset.
    pub ruleset: ::std::string::String,
    ///How many sit at each table.
    pub seats: u32,
    ///In which order the participants are drawn at first.
    pub seeding: TournamentSeeding,
    ///The bot that takes seats over.
    pub stand_in: Bot,
    ///Whether it starts as soon as `participants_max` have entered.
    pub start_when_full: bool,
    ///What decides between equal points, in this order; after these the lot.
    pub tie_breaks: ::std::vec::Vec<TournamentTieBreak>,
    ///How long a decision may be open, in seconds; null if there is a `clock`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub turn_limit_s: ::std::option::Option<u32>,
}
///What decides between participants who have the same points.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum TournamentTieBreak {
    #[serde(rename = "direct_encounter")]
    DirectEncounter,
    #[serde(rename = "buchholz")]
    Buchholz,
    #[serde(rename = "sonneborn_berger")]
    SonnebornBerger,
    #[serde(rename = "wins")]
    Wins,
    #[serde(rename = "game_score")]
    GameScore,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for TournamentTieBreak {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::DirectEncounter => f.write_str("direct_encounter"),
            Self::Buchholz => f.write_str("buchholz"),
            Self::SonnebornBerger => f.write_str("sonneborn_berger"),
            Self::Wins => f.write_str("wins"),
            Self::GameScore => f.write_str("game_score"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for TournamentTieBreak {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "direct_encounter" => Ok(Self::DirectEncounter),
            "buchholz" => Ok(Self::Buchholz),
            "sonneborn_berger" => Ok(Self::SonnebornBerger),
            "wins" => Ok(Self::Wins),
            "game_score" => Ok(Self::GameScore),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TournamentTieBreak {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TournamentTieBreak {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///Why a participant is out.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum TournamentWithdrawReason {
    #[serde(rename = "asked")]
    Asked,
    #[serde(rename = "account_deleted")]
    AccountDeleted,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for TournamentWithdrawReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Asked => f.write_str("asked"),
            Self::AccountDeleted => f.write_str("account_deleted"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for TournamentWithdrawReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "asked" => Ok(Self::Asked),
            "account_deleted" => Ok(Self::AccountDeleted),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for TournamentWithdrawReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for TournamentWithdrawReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///What a guest needs to become a user.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct UpgradeRequest {
    ///The name to show and to sign in with, 1 to 40 characters; it may stay as it was. Names of users are unique.
    pub name: ::std::string::String,
    ///The password, 8 to 128 characters.
    pub password: ::std::string::String,
}
impl UpgradeRequest {
    pub fn builder() -> builder::UpgradeRequest {
        Default::default()
    }
}
///A time in which a player is away, and the clocks of the player stand.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Vacation {
    ///When it began.
    pub from: crate::Timestamp,
    ///When it ends.
    pub until: crate::Timestamp,
}
///Until when the caller is away.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct VacationRequest {
    ///When the vacation ends: later than now, and at most 30 days after it began.
    pub until: crate::Timestamp,
}
impl VacationRequest {
    pub fn builder() -> builder::VacationRequest {
        Default::default()
    }
}
///Views of a game, one for each commit.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct ViewPage {
    ///The views, in the order of the game.
    pub items: ::std::vec::Vec<GameView>,
    ///Seq of the game's last event.
    pub last: u64,
    ///The `after` of the next page; null when this page reached `last`.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next: ::std::option::Option<u64>,
}
///Who can find a table.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum Visibility {
    #[serde(rename = "public")]
    Public,
    #[serde(rename = "private")]
    Private,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for Visibility {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Public => f.write_str("public"),
            Self::Private => f.write_str("private"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for Visibility {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "public" => Ok(Self::Public),
            "private" => Ok(Self::Private),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for Visibility {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for Visibility {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///A webhook, without its secret.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct Webhook {
    ///Whether decisions come with their events, and answers are played.
    pub answers: bool,
    ///When it was made.
    pub created_at: crate::Timestamp,
    ///Number of the last event that was delivered, or that was there when the webhook was made.
    pub delivered: u64,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub disabled: ::std::option::Option<WebhookDisabledReason>,
    ///Since when deliveries fail; null if the last one did not.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub failing_since: ::std::option::Option<crate::Timestamp>,
    ///Its id.
    pub id: ::std::string::String,
    ///When the next attempt is made, if deliveries fail; null otherwise.
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub next_attempt_at: ::std::option::Option<crate::Timestamp>,
    ///The types of events that it is for; empty for all.
    pub types: ::std::vec::Vec<AccountEventType>,
    ///Where it delivers.
    pub url: ::std::string::String,
}
///The answer of a receiver whose answers are played.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct WebhookAnswer {
    ///One of the actions that the decision allows.
    pub action: GameAction,
}
///Why a webhook is disabled.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum WebhookDisabledReason {
    #[serde(rename = "player")]
    Player,
    #[serde(rename = "failing")]
    Failing,
    #[serde(rename = "gone")]
    Gone,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for WebhookDisabledReason {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Player => f.write_str("player"),
            Self::Failing => f.write_str("failing"),
            Self::Gone => f.write_str("gone"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for WebhookDisabledReason {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "player" => Ok(Self::Player),
            "failing" => Ok(Self::Failing),
            "gone" => Ok(Self::Gone),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for WebhookDisabledReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for WebhookDisabledReason {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
///All webhooks of a player.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct WebhookList {
    ///The webhooks, oldest first.
    pub items: ::std::vec::Vec<Webhook>,
}
///What a webhook posts.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct WebhookMessage {
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub data: ::std::option::Option<AccountEvent>,
    #[serde(deserialize_with = "::std::option::Option::deserialize")]
    pub decision: ::std::option::Option<Decision>,
    ///When the event was noticed; in a test, when it is sent.
    pub timestamp: crate::Timestamp,
    ///Type of the event, or `webhook.test`.
    #[serde(rename = "type")]
    pub type_: ::std::string::String,
}
///A webhook with its secret.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
pub struct WebhookWithSecret {
    ///The secret with which deliveries are signed. It is shown this once.
    pub secret: ::std::string::String,
    ///What is known of it.
    pub webhook: Webhook,
}
///A day of the week.
#[derive(
    ::serde::Deserialize,
    ::serde::Serialize,
    Clone,
    Debug,
    Eq,
    Hash,
    Ord,
    PartialEq,
    PartialOrd
)]
pub enum Weekday {
    #[serde(rename = "monday")]
    Monday,
    #[serde(rename = "tuesday")]
    Tuesday,
    #[serde(rename = "wednesday")]
    Wednesday,
    #[serde(rename = "thursday")]
    Thursday,
    #[serde(rename = "friday")]
    Friday,
    #[serde(rename = "saturday")]
    Saturday,
    #[serde(rename = "sunday")]
    Sunday,
    /// What this client does not know yet.
    #[serde(untagged)]
    Unknown(::std::string::String),
}
impl ::std::fmt::Display for Weekday {
    fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
        match self {
            Self::Monday => f.write_str("monday"),
            Self::Tuesday => f.write_str("tuesday"),
            Self::Wednesday => f.write_str("wednesday"),
            Self::Thursday => f.write_str("thursday"),
            Self::Friday => f.write_str("friday"),
            Self::Saturday => f.write_str("saturday"),
            Self::Sunday => f.write_str("sunday"),
            Self::Unknown(value) => f.write_str(value),
        }
    }
}
impl ::std::str::FromStr for Weekday {
    type Err = self::error::ConversionError;
    fn from_str(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        match value {
            "monday" => Ok(Self::Monday),
            "tuesday" => Ok(Self::Tuesday),
            "wednesday" => Ok(Self::Wednesday),
            "thursday" => Ok(Self::Thursday),
            "friday" => Ok(Self::Friday),
            "saturday" => Ok(Self::Saturday),
            "sunday" => Ok(Self::Sunday),
            _ => Ok(Self::Unknown(value.to_owned())),
        }
    }
}
impl ::std::convert::TryFrom<&str> for Weekday {
    type Error = self::error::ConversionError;
    fn try_from(
        value: &str,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
impl ::std::convert::TryFrom<::std::string::String> for Weekday {
    type Error = self::error::ConversionError;
    fn try_from(
        value: ::std::string::String,
    ) -> ::std::result::Result<Self, self::error::ConversionError> {
        value.parse()
    }
}
/// Generation of default values for serde.
pub mod defaults {
    pub(super) fn default_bool<const V: bool>() -> bool {
        V
    }
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: ::std::convert::TryFrom<u64>,
        <T as ::std::convert::TryFrom<u64>>::Error: ::std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
    pub(super) fn clock_on_timeout() -> super::OnTimeout {
        super::OnTimeout::StandIn
    }
    pub(super) fn create_game_request_stand_in() -> super::Bot {
        super::Bot::Greedy
    }
    pub(super) fn create_seek_request_stand_in() -> super::Bot {
        super::Bot::Greedy
    }
    pub(super) fn create_tournament_request_entrants() -> super::TournamentEntrants {
        super::TournamentEntrants::All
    }
    pub(super) fn create_tournament_request_seeding() -> super::TournamentSeeding {
        super::TournamentSeeding::Lot
    }
    pub(super) fn create_tournament_request_stand_in() -> super::Bot {
        super::Bot::Greedy
    }
    pub(super) fn evaluation_request_bot() -> super::Evaluator {
        super::Evaluator::Greedy
    }
    pub(super) fn fork_game_request_stand_in() -> super::Bot {
        super::Bot::Greedy
    }
}
/// Error types.
pub mod error {
    /// Error from a `TryFrom` or `FromStr` implementation.
    pub struct ConversionError(::std::borrow::Cow<'static, str>);
    impl ::std::error::Error for ConversionError {}
    impl ::std::fmt::Display for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Display::fmt(&self.0, f)
        }
    }
    impl ::std::fmt::Debug for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Debug::fmt(&self.0, f)
        }
    }
    impl From<&'static str> for ConversionError {
        fn from(value: &'static str) -> Self {
            Self(value.into())
        }
    }
    impl From<String> for ConversionError {
        fn from(value: String) -> Self {
            Self(value.into())
        }
    }
}
/// Builders of what is sent.
pub mod builder {
    #[derive(Clone, Debug)]
    pub struct AbortRequest {
        wanted: ::std::result::Result<bool, ::std::string::String>,
    }
    impl ::std::default::Default for AbortRequest {
        fn default() -> Self {
            Self {
                wanted: Err("no value supplied for wanted".to_string()),
            }
        }
    }
    impl AbortRequest {
        pub fn wanted<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.wanted = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for wanted: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<AbortRequest> for super::AbortRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: AbortRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { wanted: value.wanted? })
        }
    }
    impl ::std::convert::From<super::AbortRequest> for AbortRequest {
        fn from(value: super::AbortRequest) -> Self {
            Self { wanted: Ok(value.wanted) }
        }
    }
    #[derive(Clone, Debug)]
    pub struct AcceptRequest {
        nonce: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for AcceptRequest {
        fn default() -> Self {
            Self {
                nonce: Ok(Default::default()),
            }
        }
    }
    impl AcceptRequest {
        pub fn nonce<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nonce = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for nonce: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<AcceptRequest> for super::AcceptRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: AcceptRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { nonce: value.nonce? })
        }
    }
    impl ::std::convert::From<super::AcceptRequest> for AcceptRequest {
        fn from(value: super::AcceptRequest) -> Self {
            Self { nonce: Ok(value.nonce) }
        }
    }
    #[derive(Clone, Debug)]
    pub struct ActionRequest {
        action: ::std::result::Result<super::GameAction, ::std::string::String>,
        decision: ::std::result::Result<::std::string::String, ::std::string::String>,
    }
    impl ::std::default::Default for ActionRequest {
        fn default() -> Self {
            Self {
                action: Err("no value supplied for action".to_string()),
                decision: Err("no value supplied for decision".to_string()),
            }
        }
    }
    impl ActionRequest {
        pub fn action<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::GameAction>,
            T::Error: ::std::fmt::Display,
        {
            self.action = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for action: {e}"));
            self
        }
        pub fn decision<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.decision = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for decision: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<ActionRequest> for super::ActionRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ActionRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                action: value.action?,
                decision: value.decision?,
            })
        }
    }
    impl ::std::convert::From<super::ActionRequest> for ActionRequest {
        fn from(value: super::ActionRequest) -> Self {
            Self {
                action: Ok(value.action),
                decision: Ok(value.decision),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct AppRequest {
        name: ::std::result::Result<::std::string::String, ::std::string::String>,
        redirect_uris: ::std::result::Result<
            ::std::vec::Vec<::std::string::String>,
            ::std::string::String,
        >,
        website: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for AppRequest {
        fn default() -> Self {
            Self {
                name: Err("no value supplied for name".to_string()),
                redirect_uris: Ok(Default::default()),
                website: Ok(Default::default()),
            }
        }
    }
    impl AppRequest {
        pub fn name<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.name = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for name: {e}"));
            self
        }
        pub fn redirect_uris<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.redirect_uris = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for redirect_uris: {e}")
                });
            self
        }
        pub fn website<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.website = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for website: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<AppRequest> for super::AppRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: AppRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                name: value.name?,
                redirect_uris: value.redirect_uris?,
                website: value.website?,
            })
        }
    }
    impl ::std::convert::From<super::AppRequest> for AppRequest {
        fn from(value: super::AppRequest) -> Self {
            Self {
                name: Ok(value.name),
                redirect_uris: Ok(value.redirect_uris),
                website: Ok(value.website),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct ChangeBotRequest {
        engine: ::std::result::Result<super::Engine, ::std::string::String>,
    }
    impl ::std::default::Default for ChangeBotRequest {
        fn default() -> Self {
            Self {
                engine: Err("no value supplied for engine".to_string()),
            }
        }
    }
    impl ChangeBotRequest {
        pub fn engine<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Engine>,
            T::Error: ::std::fmt::Display,
        {
            self.engine = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for engine: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<ChangeBotRequest> for super::ChangeBotRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ChangeBotRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { engine: value.engine? })
        }
    }
    impl ::std::convert::From<super::ChangeBotRequest> for ChangeBotRequest {
        fn from(value: super::ChangeBotRequest) -> Self {
            Self { engine: Ok(value.engine) }
        }
    }
    #[derive(Clone, Debug)]
    pub struct ChangePasswordRequest {
        new_password: ::std::result::Result<
            ::std::string::String,
            ::std::string::String,
        >,
        old_password: ::std::result::Result<
            ::std::string::String,
            ::std::string::String,
        >,
        revoke_all: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for ChangePasswordRequest {
        fn default() -> Self {
            Self {
                new_password: Err("no value supplied for new_password".to_string()),
                old_password: Err("no value supplied for old_password".to_string()),
                revoke_all: Ok(Default::default()),
            }
        }
    }
    impl ChangePasswordRequest {
        pub fn new_password<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.new_password = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for new_password: {e}")
                });
            self
        }
        pub fn old_password<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.old_password = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for old_password: {e}")
                });
            self
        }
        pub fn revoke_all<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.revoke_all = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for revoke_all: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<ChangePasswordRequest>
    for super::ChangePasswordRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ChangePasswordRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                new_password: value.new_password?,
                old_password: value.old_password?,
                revoke_all: value.revoke_all?,
            })
        }
    }
    impl ::std::convert::From<super::ChangePasswordRequest> for ChangePasswordRequest {
        fn from(value: super::ChangePasswordRequest) -> Self {
            Self {
                new_password: Ok(value.new_password),
                old_password: Ok(value.old_password),
                revoke_all: Ok(value.revoke_all),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct ChangeWebhookRequest {
        active: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        answers: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        types: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::AccountEventType>>,
            ::std::string::String,
        >,
        url: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for ChangeWebhookRequest {
        fn default() -> Self {
            Self {
                active: Ok(Default::default()),
                answers: Ok(Default::default()),
                types: Ok(Default::default()),
                url: Ok(Default::default()),
            }
        }
    }
    impl ChangeWebhookRequest {
        pub fn active<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.active = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for active: {e}"));
            self
        }
        pub fn answers<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.answers = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for answers: {e}")
                });
            self
        }
        pub fn types<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::AccountEventType>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.types = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for types: {e}"));
            self
        }
        pub fn url<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.url = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for url: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<ChangeWebhookRequest> for super::ChangeWebhookRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ChangeWebhookRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                active: value.active?,
                answers: value.answers?,
                types: value.types?,
                url: value.url?,
            })
        }
    }
    impl ::std::convert::From<super::ChangeWebhookRequest> for ChangeWebhookRequest {
        fn from(value: super::ChangeWebhookRequest) -> Self {
            Self {
                active: Ok(value.active),
                answers: Ok(value.answers),
                types: Ok(value.types),
                url: Ok(value.url),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateAuthorizationRequest {
        allowed: ::std::result::Result<bool, ::std::string::String>,
        app: ::std::result::Result<::std::string::String, ::std::string::String>,
        code_challenge: ::std::result::Result<
            ::std::string::String,
            ::std::string::String,
        >,
        redirect_uri: ::std::result::Result<
            ::std::string::String,
            ::std::string::String,
        >,
        scopes: ::std::result::Result<
            ::std::vec::Vec<super::Scope>,
            ::std::string::String,
        >,
        shown: ::std::result::Result<
            ::std::option::Option<super::ShownApp>,
            ::std::string::String,
        >,
        state: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for CreateAuthorizationRequest {
        fn default() -> Self {
            Self {
                allowed: Err("no value supplied for allowed".to_string()),
                app: Err("no value supplied for app".to_string()),
                code_challenge: Err("no value supplied for code_challenge".to_string()),
                redirect_uri: Err("no value supplied for redirect_uri".to_string()),
                scopes: Err("no value supplied for scopes".to_string()),
                shown: Ok(Default::default()),
                state: Ok(Default::default()),
            }
        }
    }
    impl CreateAuthorizationRequest {
        pub fn allowed<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.allowed = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for allowed: {e}")
                });
            self
        }
        pub fn app<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.app = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for app: {e}"));
            self
        }
        pub fn code_challenge<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.code_challenge = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for code_challenge: {e}")
                });
            self
        }
        pub fn redirect_uri<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.redirect_uri = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for redirect_uri: {e}")
                });
            self
        }
        pub fn scopes<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::Scope>>,
            T::Error: ::std::fmt::Display,
        {
            self.scopes = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for scopes: {e}"));
            self
        }
        pub fn shown<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::ShownApp>>,
            T::Error: ::std::fmt::Display,
        {
            self.shown = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for shown: {e}"));
            self
        }
        pub fn state<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.state = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for state: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<CreateAuthorizationRequest>
    for super::CreateAuthorizationRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateAuthorizationRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                allowed: value.allowed?,
                app: value.app?,
                code_challenge: value.code_challenge?,
                redirect_uri: value.redirect_uri?,
                scopes: value.scopes?,
                shown: value.shown?,
                state: value.state?,
            })
        }
    }
    impl ::std::convert::From<super::CreateAuthorizationRequest>
    for CreateAuthorizationRequest {
        fn from(value: super::CreateAuthorizationRequest) -> Self {
            Self {
                allowed: Ok(value.allowed),
                app: Ok(value.app),
                code_challenge: Ok(value.code_challenge),
                redirect_uri: Ok(value.redirect_uri),
                scopes: Ok(value.scopes),
                shown: Ok(value.shown),
                state: Ok(value.state),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateBotRequest {
        engine: ::std::result::Result<super::Engine, ::std::string::String>,
        name: ::std::result::Result<::std::string::String, ::std::string::String>,
    }
    impl ::std::default::Default for CreateBotRequest {
        fn default() -> Self {
            Self {
                engine: Err("no value supplied for engine".to_string()),
                name: Err("no value supplied for name".to_string()),
            }
        }
    }
    impl CreateBotRequest {
        pub fn engine<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Engine>,
            T::Error: ::std::fmt::Display,
        {
            self.engine = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for engine: {e}"));
            self
        }
        pub fn name<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.name = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for name: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<CreateBotRequest> for super::CreateBotRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateBotRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                engine: value.engine?,
                name: value.name?,
            })
        }
    }
    impl ::std::convert::From<super::CreateBotRequest> for CreateBotRequest {
        fn from(value: super::CreateBotRequest) -> Self {
            Self {
                engine: Ok(value.engine),
                name: Ok(value.name),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateGameRequest {
        clock: ::std::result::Result<
            ::std::option::Option<super::Clock>,
            ::std::string::String,
        >,
        nonce: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        options: ::std::result::Result<
            ::std::option::Option<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
            >,
            ::std::string::String,
        >,
        rated: ::std::result::Result<bool, ::std::string::String>,
        ruleset: ::std::result::Result<::std::string::String, ::std::string::String>,
        sandbox: ::std::result::Result<
            ::std::option::Option<super::SandboxRequest>,
            ::std::string::String,
        >,
        seats: ::std::result::Result<u32, ::std::string::String>,
        sit: ::std::result::Result<bool, ::std::string::String>,
        stand_in: ::std::result::Result<super::Bot, ::std::string::String>,
        turn_limit_s: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        visibility: ::std::result::Result<
            ::std::option::Option<super::Visibility>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for CreateGameRequest {
        fn default() -> Self {
            Self {
                clock: Ok(Default::default()),
                nonce: Ok(Default::default()),
                options: Ok(Default::default()),
                rated: Ok(Default::default()),
                ruleset: Err("no value supplied for ruleset".to_string()),
                sandbox: Ok(Default::default()),
                seats: Err("no value supplied for seats".to_string()),
                sit: Ok(super::defaults::default_bool::<true>()),
                stand_in: Ok(super::defaults::create_game_request_stand_in()),
                turn_limit_s: Ok(Default::default()),
                visibility: Ok(Default::default()),
            }
        }
    }
    impl CreateGameRequest {
        pub fn clock<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::Clock>>,
            T::Error: ::std::fmt::Display,
        {
            self.clock = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for clock: {e}"));
            self
        }
        pub fn nonce<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nonce = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for nonce: {e}"));
            self
        }
        pub fn options<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.options = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for options: {e}")
                });
            self
        }
        pub fn rated<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.rated = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for rated: {e}"));
            self
        }
        pub fn ruleset<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.ruleset = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for ruleset: {e}")
                });
            self
        }
        pub fn sandbox<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::SandboxRequest>>,
            T::Error: ::std::fmt::Display,
        {
            self.sandbox = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for sandbox: {e}")
                });
            self
        }
        pub fn seats<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.seats = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for seats: {e}"));
            self
        }
        pub fn sit<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.sit = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for sit: {e}"));
            self
        }
        pub fn stand_in<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Bot>,
            T::Error: ::std::fmt::Display,
        {
            self.stand_in = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for stand_in: {e}")
                });
            self
        }
        pub fn turn_limit_s<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.turn_limit_s = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for turn_limit_s: {e}")
                });
            self
        }
        pub fn visibility<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::Visibility>>,
            T::Error: ::std::fmt::Display,
        {
            self.visibility = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for visibility: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<CreateGameRequest> for super::CreateGameRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateGameRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                clock: value.clock?,
                nonce: value.nonce?,
                options: value.options?,
                rated: value.rated?,
                ruleset: value.ruleset?,
                sandbox: value.sandbox?,
                seats: value.seats?,
                sit: value.sit?,
                stand_in: value.stand_in?,
                turn_limit_s: value.turn_limit_s?,
                visibility: value.visibility?,
            })
        }
    }
    impl ::std::convert::From<super::CreateGameRequest> for CreateGameRequest {
        fn from(value: super::CreateGameRequest) -> Self {
            Self {
                clock: Ok(value.clock),
                nonce: Ok(value.nonce),
                options: Ok(value.options),
                rated: Ok(value.rated),
                ruleset: Ok(value.ruleset),
                sandbox: Ok(value.sandbox),
                seats: Ok(value.seats),
                sit: Ok(value.sit),
                stand_in: Ok(value.stand_in),
                turn_limit_s: Ok(value.turn_limit_s),
                visibility: Ok(value.visibility),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateGuestRequest {
        name: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for CreateGuestRequest {
        fn default() -> Self {
            Self {
                name: Ok(Default::default()),
            }
        }
    }
    impl CreateGuestRequest {
        pub fn name<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.name = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for name: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<CreateGuestRequest> for super::CreateGuestRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateGuestRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { name: value.name? })
        }
    }
    impl ::std::convert::From<super::CreateGuestRequest> for CreateGuestRequest {
        fn from(value: super::CreateGuestRequest) -> Self {
            Self { name: Ok(value.name) }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateRecoveryCodesRequest {
        password: ::std::result::Result<::std::string::String, ::std::string::String>,
    }
    impl ::std::default::Default for CreateRecoveryCodesRequest {
        fn default() -> Self {
            Self {
                password: Err("no value supplied for password".to_string()),
            }
        }
    }
    impl CreateRecoveryCodesRequest {
        pub fn password<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.password = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for password: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<CreateRecoveryCodesRequest>
    for super::CreateRecoveryCodesRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateRecoveryCodesRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { password: value.password? })
        }
    }
    impl ::std::convert::From<super::CreateRecoveryCodesRequest>
    for CreateRecoveryCodesRequest {
        fn from(value: super::CreateRecoveryCodesRequest) -> Self {
            Self {
                password: Ok(value.password),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateSeekRequest {
        clock: ::std::result::Result<
            ::std::option::Option<super::Clock>,
            ::std::string::String,
        >,
        fill_with: ::std::result::Result<
            ::std::option::Option<super::Bot>,
            ::std::string::String,
        >,
        lifetime_s: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        options: ::std::result::Result<
            ::std::option::Option<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
            >,
            ::std::string::String,
        >,
        rated: ::std::result::Result<bool, ::std::string::String>,
        rating_max: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        rating_min: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        ruleset: ::std::result::Result<::std::string::String, ::std::string::String>,
        seats: ::std::result::Result<u32, ::std::string::String>,
        seats_min: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        stand_in: ::std::result::Result<super::Bot, ::std::string::String>,
        turn_limit_s: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        wait_s: ::std::result::Result<::std::option::Option<u32>, ::std::string::String>,
    }
    impl ::std::default::Default for CreateSeekRequest {
        fn default() -> Self {
            Self {
                clock: Ok(Default::default()),
                fill_with: Ok(Default::default()),
                lifetime_s: Ok(Default::default()),
                options: Ok(Default::default()),
                rated: Ok(Default::default()),
                rating_max: Ok(Default::default()),
                rating_min: Ok(Default::default()),
                ruleset: Err("no value supplied for ruleset".to_string()),
                seats: Err("no value supplied for seats".to_string()),
                seats_min: Ok(Default::default()),
                stand_in: Ok(super::defaults::create_seek_request_stand_in()),
                turn_limit_s: Ok(Default::default()),
                wait_s: Ok(Default::default()),
            }
        }
    }
    impl CreateSeekRequest {
        pub fn clock<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::Clock>>,
            T::Error: ::std::fmt::Display,
        {
            self.clock = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for clock: {e}"));
            self
        }
        pub fn fill_with<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::Bot>>,
            T::Error: ::std::fmt::Display,
        {
            self.fill_with = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for fill_with: {e}")
                });
            self
        }
        pub fn lifetime_s<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.lifetime_s = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for lifetime_s: {e}")
                });
            self
        }
        pub fn options<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.options = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for options: {e}")
                });
            self
        }
        pub fn rated<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.rated = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for rated: {e}"));
            self
        }
        pub fn rating_max<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.rating_max = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for rating_max: {e}")
                });
            self
        }
        pub fn rating_min<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.rating_min = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for rating_min: {e}")
                });
            self
        }
        pub fn ruleset<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.ruleset = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for ruleset: {e}")
                });
            self
        }
        pub fn seats<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.seats = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for seats: {e}"));
            self
        }
        pub fn seats_min<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.seats_min = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for seats_min: {e}")
                });
            self
        }
        pub fn stand_in<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Bot>,
            T::Error: ::std::fmt::Display,
        {
            self.stand_in = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for stand_in: {e}")
                });
            self
        }
        pub fn turn_limit_s<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.turn_limit_s = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for turn_limit_s: {e}")
                });
            self
        }
        pub fn wait_s<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.wait_s = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for wait_s: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<CreateSeekRequest> for super::CreateSeekRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateSeekRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                clock: value.clock?,
                fill_with: value.fill_with?,
                lifetime_s: value.lifetime_s?,
                options: value.options?,
                rated: value.rated?,
                rating_max: value.rating_max?,
                rating_min: value.rating_min?,
                ruleset: value.ruleset?,
                seats: value.seats?,
                seats_min: value.seats_min?,
                stand_in: value.stand_in?,
                turn_limit_s: value.turn_limit_s?,
                wait_s: value.wait_s?,
            })
        }
    }
    impl ::std::convert::From<super::CreateSeekRequest> for CreateSeekRequest {
        fn from(value: super::CreateSeekRequest) -> Self {
            Self {
                clock: Ok(value.clock),
                fill_with: Ok(value.fill_with),
                lifetime_s: Ok(value.lifetime_s),
                options: Ok(value.options),
                rated: Ok(value.rated),
                rating_max: Ok(value.rating_max),
                rating_min: Ok(value.rating_min),
                ruleset: Ok(value.ruleset),
                seats: Ok(value.seats),
                seats_min: Ok(value.seats_min),
                stand_in: Ok(value.stand_in),
                turn_limit_s: Ok(value.turn_limit_s),
                wait_s: Ok(value.wait_s),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateSessionRequest {
        name: ::std::result::Result<::std::string::String, ::std::string::String>,
        password: ::std::result::Result<::std::string::String, ::std::string::String>,
    }
    impl ::std::default::Default for CreateSessionRequest {
        fn default() -> Self {
            Self {
                name: Err("no value supplied for name".to_string()),
                password: Err("no value supplied for password".to_string()),
            }
        }
    }
    impl CreateSessionRequest {
        pub fn name<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.name = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for name: {e}"));
            self
        }
        pub fn password<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.password = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for password: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<CreateSessionRequest> for super::CreateSessionRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateSessionRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                name: value.name?,
                password: value.password?,
            })
        }
    }
    impl ::std::convert::From<super::CreateSessionRequest> for CreateSessionRequest {
        fn from(value: super::CreateSessionRequest) -> Self {
            Self {
                name: Ok(value.name),
                password: Ok(value.password),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateTokenRequest {
        bot: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        expires_in_days: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        name: ::std::result::Result<::std::string::String, ::std::string::String>,
        scopes: ::std::result::Result<
            ::std::vec::Vec<super::Scope>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for CreateTokenRequest {
        fn default() -> Self {
            Self {
                bot: Ok(Default::default()),
                expires_in_days: Ok(Default::default()),
                name: Err("no value supplied for name".to_string()),
                scopes: Err("no value supplied for scopes".to_string()),
            }
        }
    }
    impl CreateTokenRequest {
        pub fn bot<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.bot = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for bot: {e}"));
            self
        }
        pub fn expires_in_days<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.expires_in_days = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for expires_in_days: {e}")
                });
            self
        }
        pub fn name<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.name = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for name: {e}"));
            self
        }
        pub fn scopes<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::Scope>>,
            T::Error: ::std::fmt::Display,
        {
            self.scopes = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for scopes: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<CreateTokenRequest> for super::CreateTokenRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateTokenRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                bot: value.bot?,
                expires_in_days: value.expires_in_days?,
                name: value.name?,
                scopes: value.scopes?,
            })
        }
    }
    impl ::std::convert::From<super::CreateTokenRequest> for CreateTokenRequest {
        fn from(value: super::CreateTokenRequest) -> Self {
            Self {
                bot: Ok(value.bot),
                expires_in_days: Ok(value.expires_in_days),
                name: Ok(value.name),
                scopes: Ok(value.scopes),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateTournamentRequest {
        bots: ::std::result::Result<::std::vec::Vec<super::Bot>, ::std::string::String>,
        clock: ::std::result::Result<
            ::std::option::Option<super::Clock>,
            ::std::string::String,
        >,
        entrants: ::std::result::Result<
            super::TournamentEntrants,
            ::std::string::String,
        >,
        format: ::std::result::Result<super::TournamentFormat, ::std::string::String>,
        games_per_table: ::std::result::Result<u32, ::std::string::String>,
        name: ::std::result::Result<::std::string::String, ::std::string::String>,
        options: ::std::result::Result<
            ::std::option::Option<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
            >,
            ::std::string::String,
        >,
        participants_max: ::std::result::Result<u32, ::std::string::String>,
        participants_min: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        rated: ::std::result::Result<bool, ::std::string::String>,
        rating_max: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        rating_min: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        registration_ends_at: ::std::result::Result<
            crate::Timestamp,
            ::std::string::String,
        >,
        round_limit_s: ::std::result::Result<u32, ::std::string::String>,
        ruleset: ::std::result::Result<::std::string::String, ::std::string::String>,
        seats: ::std::result::Result<u32, ::std::string::String>,
        seeding: ::std::result::Result<super::TournamentSeeding, ::std::string::String>,
        stand_in: ::std::result::Result<super::Bot, ::std::string::String>,
        start_when_full: ::std::result::Result<bool, ::std::string::String>,
        tie_breaks: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::TournamentTieBreak>>,
            ::std::string::String,
        >,
        turn_limit_s: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for CreateTournamentRequest {
        fn default() -> Self {
            Self {
                bots: Ok(Default::default()),
                clock: Ok(Default::default()),
                entrants: Ok(super::defaults::create_tournament_request_entrants()),
                format: Err("no value supplied for format".to_string()),
                games_per_table: Ok(super::defaults::default_u64::<u32, 1>()),
                name: Err("no value supplied for name".to_string()),
                options: Ok(Default::default()),
                participants_max: Err(
                    "no value supplied for participants_max".to_string(),
                ),
                participants_min: Ok(Default::default()),
                rated: Ok(Default::default()),
                rating_max: Ok(Default::default()),
                rating_min: Ok(Default::default()),
                registration_ends_at: Err(
                    "no value supplied for registration_ends_at".to_string(),
                ),
                round_limit_s: Err("no value supplied for round_limit_s".to_string()),
                ruleset: Err("no value supplied for ruleset".to_string()),
                seats: Err("no value supplied for seats".to_string()),
                seeding: Ok(super::defaults::create_tournament_request_seeding()),
                stand_in: Ok(super::defaults::create_tournament_request_stand_in()),
                start_when_full: Ok(super::defaults::default_bool::<true>()),
                tie_breaks: Ok(Default::default()),
                turn_limit_s: Ok(Default::default()),
            }
        }
    }
    impl CreateTournamentRequest {
        pub fn bots<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::Bot>>,
            T::Error: ::std::fmt::Display,
        {
            self.bots = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for bots: {e}"));
            self
        }
        pub fn clock<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::Clock>>,
            T::Error: ::std::fmt::Display,
        {
            self.clock = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for clock: {e}"));
            self
        }
        pub fn entrants<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::TournamentEntrants>,
            T::Error: ::std::fmt::Display,
        {
            self.entrants = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for entrants: {e}")
                });
            self
        }
        pub fn format<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::TournamentFormat>,
            T::Error: ::std::fmt::Display,
        {
            self.format = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for format: {e}"));
            self
        }
        pub fn games_per_table<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.games_per_table = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for games_per_table: {e}")
                });
            self
        }
        pub fn name<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.name = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for name: {e}"));
            self
        }
        pub fn options<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.options = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for options: {e}")
                });
            self
        }
        pub fn participants_max<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.participants_max = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for participants_max: {e}")
                });
            self
        }
        pub fn participants_min<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.participants_min = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for participants_min: {e}")
                });
            self
        }
        pub fn rated<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.rated = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for rated: {e}"));
            self
        }
        pub fn rating_max<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.rating_max = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for rating_max: {e}")
                });
            self
        }
        pub fn rating_min<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.rating_min = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for rating_min: {e}")
                });
            self
        }
        pub fn registration_ends_at<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<crate::Timestamp>,
            T::Error: ::std::fmt::Display,
        {
            self.registration_ends_at = value
                .try_into()
                .map_err(|e| {
                    format!(
                        "error converting supplied value for registration_ends_at: {e}"
                    )
                });
            self
        }
        pub fn round_limit_s<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.round_limit_s = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for round_limit_s: {e}")
                });
            self
        }
        pub fn ruleset<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.ruleset = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for ruleset: {e}")
                });
            self
        }
        pub fn seats<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.seats = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for seats: {e}"));
            self
        }
        pub fn seeding<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::TournamentSeeding>,
            T::Error: ::std::fmt::Display,
        {
            self.seeding = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for seeding: {e}")
                });
            self
        }
        pub fn stand_in<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Bot>,
            T::Error: ::std::fmt::Display,
        {
            self.stand_in = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for stand_in: {e}")
                });
            self
        }
        pub fn start_when_full<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.start_when_full = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for start_when_full: {e}")
                });
            self
        }
        pub fn tie_breaks<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::TournamentTieBreak>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tie_breaks = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for tie_breaks: {e}")
                });
            self
        }
        pub fn turn_limit_s<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.turn_limit_s = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for turn_limit_s: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<CreateTournamentRequest>
    for super::CreateTournamentRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateTournamentRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                bots: value.bots?,
                clock: value.clock?,
                entrants: value.entrants?,
                format: value.format?,
                games_per_table: value.games_per_table?,
                name: value.name?,
                options: value.options?,
                participants_max: value.participants_max?,
                participants_min: value.participants_min?,
                rated: value.rated?,
                rating_max: value.rating_max?,
                rating_min: value.rating_min?,
                registration_ends_at: value.registration_ends_at?,
                round_limit_s: value.round_limit_s?,
                ruleset: value.ruleset?,
                seats: value.seats?,
                seeding: value.seeding?,
                stand_in: value.stand_in?,
                start_when_full: value.start_when_full?,
                tie_breaks: value.tie_breaks?,
                turn_limit_s: value.turn_limit_s?,
            })
        }
    }
    impl ::std::convert::From<super::CreateTournamentRequest>
    for CreateTournamentRequest {
        fn from(value: super::CreateTournamentRequest) -> Self {
            Self {
                bots: Ok(value.bots),
                clock: Ok(value.clock),
                entrants: Ok(value.entrants),
                format: Ok(value.format),
                games_per_table: Ok(value.games_per_table),
                name: Ok(value.name),
                options: Ok(value.options),
                participants_max: Ok(value.participants_max),
                participants_min: Ok(value.participants_min),
                rated: Ok(value.rated),
                rating_max: Ok(value.rating_max),
                rating_min: Ok(value.rating_min),
                registration_ends_at: Ok(value.registration_ends_at),
                round_limit_s: Ok(value.round_limit_s),
                ruleset: Ok(value.ruleset),
                seats: Ok(value.seats),
                seeding: Ok(value.seeding),
                stand_in: Ok(value.stand_in),
                start_when_full: Ok(value.start_when_full),
                tie_breaks: Ok(value.tie_breaks),
                turn_limit_s: Ok(value.turn_limit_s),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateUserRequest {
        name: ::std::result::Result<::std::string::String, ::std::string::String>,
        password: ::std::result::Result<::std::string::String, ::std::string::String>,
    }
    impl ::std::default::Default for CreateUserRequest {
        fn default() -> Self {
            Self {
                name: Err("no value supplied for name".to_string()),
                password: Err("no value supplied for password".to_string()),
            }
        }
    }
    impl CreateUserRequest {
        pub fn name<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.name = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for name: {e}"));
            self
        }
        pub fn password<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.password = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for password: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<CreateUserRequest> for super::CreateUserRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateUserRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                name: value.name?,
                password: value.password?,
            })
        }
    }
    impl ::std::convert::From<super::CreateUserRequest> for CreateUserRequest {
        fn from(value: super::CreateUserRequest) -> Self {
            Self {
                name: Ok(value.name),
                password: Ok(value.password),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct CreateWebhookRequest {
        answers: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        types: ::std::result::Result<
            ::std::vec::Vec<super::AccountEventType>,
            ::std::string::String,
        >,
        url: ::std::result::Result<::std::string::String, ::std::string::String>,
    }
    impl ::std::default::Default for CreateWebhookRequest {
        fn default() -> Self {
            Self {
                answers: Ok(Default::default()),
                types: Ok(Default::default()),
                url: Err("no value supplied for url".to_string()),
            }
        }
    }
    impl CreateWebhookRequest {
        pub fn answers<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.answers = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for answers: {e}")
                });
            self
        }
        pub fn types<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::AccountEventType>>,
            T::Error: ::std::fmt::Display,
        {
            self.types = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for types: {e}"));
            self
        }
        pub fn url<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.url = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for url: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<CreateWebhookRequest> for super::CreateWebhookRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CreateWebhookRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                answers: value.answers?,
                types: value.types?,
                url: value.url?,
            })
        }
    }
    impl ::std::convert::From<super::CreateWebhookRequest> for CreateWebhookRequest {
        fn from(value: super::CreateWebhookRequest) -> Self {
            Self {
                answers: Ok(value.answers),
                types: Ok(value.types),
                url: Ok(value.url),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct DeleteAccountRequest {
        password: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for DeleteAccountRequest {
        fn default() -> Self {
            Self {
                password: Ok(Default::default()),
            }
        }
    }
    impl DeleteAccountRequest {
        pub fn password<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.password = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for password: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<DeleteAccountRequest> for super::DeleteAccountRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: DeleteAccountRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { password: value.password? })
        }
    }
    impl ::std::convert::From<super::DeleteAccountRequest> for DeleteAccountRequest {
        fn from(value: super::DeleteAccountRequest) -> Self {
            Self {
                password: Ok(value.password),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct DeviceAnswerRequest {
        allowed: ::std::result::Result<bool, ::std::string::String>,
        shown: ::std::result::Result<
            ::std::option::Option<super::ShownApp>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for DeviceAnswerRequest {
        fn default() -> Self {
            Self {
                allowed: Err("no value supplied for allowed".to_string()),
                shown: Ok(Default::default()),
            }
        }
    }
    impl DeviceAnswerRequest {
        pub fn allowed<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.allowed = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for allowed: {e}")
                });
            self
        }
        pub fn shown<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::ShownApp>>,
            T::Error: ::std::fmt::Display,
        {
            self.shown = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for shown: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<DeviceAnswerRequest> for super::DeviceAnswerRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: DeviceAnswerRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                allowed: value.allowed?,
                shown: value.shown?,
            })
        }
    }
    impl ::std::convert::From<super::DeviceAnswerRequest> for DeviceAnswerRequest {
        fn from(value: super::DeviceAnswerRequest) -> Self {
            Self {
                allowed: Ok(value.allowed),
                shown: Ok(value.shown),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct EvaluationRequest {
        at: ::std::result::Result<::std::option::Option<u64>, ::std::string::String>,
        bot: ::std::result::Result<super::Evaluator, ::std::string::String>,
        invite: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        seat: ::std::result::Result<u32, ::std::string::String>,
    }
    impl ::std::default::Default for EvaluationRequest {
        fn default() -> Self {
            Self {
                at: Ok(Default::default()),
                bot: Ok(super::defaults::evaluation_request_bot()),
                invite: Ok(Default::default()),
                seat: Err("no value supplied for seat".to_string()),
            }
        }
    }
    impl EvaluationRequest {
        pub fn at<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u64>>,
            T::Error: ::std::fmt::Display,
        {
            self.at = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for at: {e}"));
            self
        }
        pub fn bot<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Evaluator>,
            T::Error: ::std::fmt::Display,
        {
            self.bot = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for bot: {e}"));
            self
        }
        pub fn invite<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.invite = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for invite: {e}"));
            self
        }
        pub fn seat<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.seat = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for seat: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<EvaluationRequest> for super::EvaluationRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: EvaluationRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                at: value.at?,
                bot: value.bot?,
                invite: value.invite?,
                seat: value.seat?,
            })
        }
    }
    impl ::std::convert::From<super::EvaluationRequest> for EvaluationRequest {
        fn from(value: super::EvaluationRequest) -> Self {
            Self {
                at: Ok(value.at),
                bot: Ok(value.bot),
                invite: Ok(value.invite),
                seat: Ok(value.seat),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct FindMatchRequest {
        clock: ::std::result::Result<
            ::std::option::Option<super::Clock>,
            ::std::string::String,
        >,
        options: ::std::result::Result<
            ::std::option::Option<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
            >,
            ::std::string::String,
        >,
        rated: ::std::result::Result<bool, ::std::string::String>,
        ruleset: ::std::result::Result<::std::string::String, ::std::string::String>,
        seats: ::std::result::Result<u32, ::std::string::String>,
        turn_limit_s: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for FindMatchRequest {
        fn default() -> Self {
            Self {
                clock: Ok(Default::default()),
                options: Ok(Default::default()),
                rated: Ok(Default::default()),
                ruleset: Err("no value supplied for ruleset".to_string()),
                seats: Err("no value supplied for seats".to_string()),
                turn_limit_s: Ok(Default::default()),
            }
        }
    }
    impl FindMatchRequest {
        pub fn clock<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::Clock>>,
            T::Error: ::std::fmt::Display,
        {
            self.clock = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for clock: {e}"));
            self
        }
        pub fn options<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.options = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for options: {e}")
                });
            self
        }
        pub fn rated<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.rated = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for rated: {e}"));
            self
        }
        pub fn ruleset<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.ruleset = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for ruleset: {e}")
                });
            self
        }
        pub fn seats<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.seats = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for seats: {e}"));
            self
        }
        pub fn turn_limit_s<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.turn_limit_s = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for turn_limit_s: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<FindMatchRequest> for super::FindMatchRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: FindMatchRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                clock: value.clock?,
                options: value.options?,
                rated: value.rated?,
                ruleset: value.ruleset?,
                seats: value.seats?,
                turn_limit_s: value.turn_limit_s?,
            })
        }
    }
    impl ::std::convert::From<super::FindMatchRequest> for FindMatchRequest {
        fn from(value: super::FindMatchRequest) -> Self {
            Self {
                clock: Ok(value.clock),
                options: Ok(value.options),
                rated: Ok(value.rated),
                ruleset: Ok(value.ruleset),
                seats: Ok(value.seats),
                turn_limit_s: Ok(value.turn_limit_s),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct ForkGameRequest {
        at: ::std::result::Result<u64, ::std::string::String>,
        clock: ::std::result::Result<
            ::std::option::Option<super::Clock>,
            ::std::string::String,
        >,
        invite: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        sandbox: ::std::result::Result<
            ::std::option::Option<super::SandboxRequest>,
            ::std::string::String,
        >,
        seats: ::std::result::Result<
            ::std::vec::Vec<super::ForkSeat>,
            ::std::string::String,
        >,
        stand_in: ::std::result::Result<super::Bot, ::std::string::String>,
        turn_limit_s: ::std::result::Result<
            ::std::option::Option<u32>,
            ::std::string::String,
        >,
        visibility: ::std::result::Result<
            ::std::option::Option<super::Visibility>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for ForkGameRequest {
        fn default() -> Self {
            Self {
                at: Err("no value supplied for at".to_string()),
                clock: Ok(Default::default()),
                invite: Ok(Default::default()),
                sandbox: Ok(Default::default()),
                seats: Ok(Default::default()),
                stand_in: Ok(super::defaults::fork_game_request_stand_in()),
                turn_limit_s: Ok(Default::default()),
                visibility: Ok(Default::default()),
            }
        }
    }
    impl ForkGameRequest {
        pub fn at<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u64>,
            T::Error: ::std::fmt::Display,
        {
            self.at = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for at: {e}"));
            self
        }
        pub fn clock<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::Clock>>,
            T::Error: ::std::fmt::Display,
        {
            self.clock = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for clock: {e}"));
            self
        }
        pub fn invite<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.invite = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for invite: {e}"));
            self
        }
        pub fn sandbox<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::SandboxRequest>>,
            T::Error: ::std::fmt::Display,
        {
            self.sandbox = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for sandbox: {e}")
                });
            self
        }
        pub fn seats<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::ForkSeat>>,
            T::Error: ::std::fmt::Display,
        {
            self.seats = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for seats: {e}"));
            self
        }
        pub fn stand_in<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Bot>,
            T::Error: ::std::fmt::Display,
        {
            self.stand_in = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for stand_in: {e}")
                });
            self
        }
        pub fn turn_limit_s<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.turn_limit_s = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for turn_limit_s: {e}")
                });
            self
        }
        pub fn visibility<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::Visibility>>,
            T::Error: ::std::fmt::Display,
        {
            self.visibility = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for visibility: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<ForkGameRequest> for super::ForkGameRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ForkGameRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                at: value.at?,
                clock: value.clock?,
                invite: value.invite?,
                sandbox: value.sandbox?,
                seats: value.seats?,
                stand_in: value.stand_in?,
                turn_limit_s: value.turn_limit_s?,
                visibility: value.visibility?,
            })
        }
    }
    impl ::std::convert::From<super::ForkGameRequest> for ForkGameRequest {
        fn from(value: super::ForkGameRequest) -> Self {
            Self {
                at: Ok(value.at),
                clock: Ok(value.clock),
                invite: Ok(value.invite),
                sandbox: Ok(value.sandbox),
                seats: Ok(value.seats),
                stand_in: Ok(value.stand_in),
                turn_limit_s: Ok(value.turn_limit_s),
                visibility: Ok(value.visibility),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct GameRecord {
        chain_head: ::std::result::Result<::std::string::String, ::std::string::String>,
        commits: ::std::result::Result<
            ::std::vec::Vec<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
            >,
            ::std::string::String,
        >,
        format: ::std::result::Result<u32, ::std::string::String>,
        game: ::std::result::Result<::std::string::String, ::std::string::String>,
        links: ::std::result::Result<
            ::std::vec::Vec<::std::string::String>,
            ::std::string::String,
        >,
        options: ::std::result::Result<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
            ::std::string::String,
        >,
        outcome: ::std::result::Result<
            ::std::option::Option<super::GameOutcome>,
            ::std::string::String,
        >,
        players: ::std::result::Result<
            ::std::vec::Vec<super::RecordPlayer>,
            ::std::string::String,
        >,
        rules_version: ::std::result::Result<
            ::std::string::String,
            ::std::string::String,
        >,
        ruleset: ::std::result::Result<::std::string::String, ::std::string::String>,
        sandbox: ::std::result::Result<bool, ::std::string::String>,
        seeds: ::std::result::Result<
            ::std::vec::Vec<super::RecordSeed>,
            ::std::string::String,
        >,
        signature: ::std::result::Result<::std::string::String, ::std::string::String>,
    }
    impl ::std::default::Default for GameRecord {
        fn default() -> Self {
            Self {
                chain_head: Err("no value supplied for chain_head".to_string()),
                commits: Err("no value supplied for commits".to_string()),
                format: Err("no value supplied for format".to_string()),
                game: Err("no value supplied for game".to_string()),
                links: Err("no value supplied for links".to_string()),
                options: Err("no value supplied for options".to_string()),
                outcome: Err("no value supplied for outcome".to_string()),
                players: Err("no value supplied for players".to_string()),
                rules_version: Err("no value supplied for rules_version".to_string()),
                ruleset: Err("no value supplied for ruleset".to_string()),
                sandbox: Err("no value supplied for sandbox".to_string()),
                seeds: Err("no value supplied for seeds".to_string()),
                signature: Err("no value supplied for signature".to_string()),
            }
        }
    }
    impl GameRecord {
        pub fn chain_head<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.chain_head = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for chain_head: {e}")
                });
            self
        }
        pub fn commits<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::vec::Vec<
                    ::serde_json::Map<::std::string::String, ::serde_json::Value>,
                >,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.commits = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for commits: {e}")
                });
            self
        }
        pub fn format<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.format = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for format: {e}"));
            self
        }
        pub fn game<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.game = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for game: {e}"));
            self
        }
        pub fn links<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.links = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for links: {e}"));
            self
        }
        pub fn options<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::serde_json::Map<::std::string::String, ::serde_json::Value>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.options = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for options: {e}")
                });
            self
        }
        pub fn outcome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::GameOutcome>>,
            T::Error: ::std::fmt::Display,
        {
            self.outcome = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for outcome: {e}")
                });
            self
        }
        pub fn players<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::RecordPlayer>>,
            T::Error: ::std::fmt::Display,
        {
            self.players = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for players: {e}")
                });
            self
        }
        pub fn rules_version<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.rules_version = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for rules_version: {e}")
                });
            self
        }
        pub fn ruleset<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.ruleset = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for ruleset: {e}")
                });
            self
        }
        pub fn sandbox<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.sandbox = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for sandbox: {e}")
                });
            self
        }
        pub fn seeds<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::RecordSeed>>,
            T::Error: ::std::fmt::Display,
        {
            self.seeds = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for seeds: {e}"));
            self
        }
        pub fn signature<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.signature = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for signature: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<GameRecord> for super::GameRecord {
        type Error = super::error::ConversionError;
        fn try_from(
            value: GameRecord,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                chain_head: value.chain_head?,
                commits: value.commits?,
                format: value.format?,
                game: value.game?,
                links: value.links?,
                options: value.options?,
                outcome: value.outcome?,
                players: value.players?,
                rules_version: value.rules_version?,
                ruleset: value.ruleset?,
                sandbox: value.sandbox?,
                seeds: value.seeds?,
                signature: value.signature?,
            })
        }
    }
    impl ::std::convert::From<super::GameRecord> for GameRecord {
        fn from(value: super::GameRecord) -> Self {
            Self {
                chain_head: Ok(value.chain_head),
                commits: Ok(value.commits),
                format: Ok(value.format),
                game: Ok(value.game),
                links: Ok(value.links),
                options: Ok(value.options),
                outcome: Ok(value.outcome),
                players: Ok(value.players),
                rules_version: Ok(value.rules_version),
                ruleset: Ok(value.ruleset),
                sandbox: Ok(value.sandbox),
                seeds: Ok(value.seeds),
                signature: Ok(value.signature),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct GiveTimeRequest {
        seat: ::std::result::Result<u32, ::std::string::String>,
        seconds: ::std::result::Result<u32, ::std::string::String>,
    }
    impl ::std::default::Default for GiveTimeRequest {
        fn default() -> Self {
            Self {
                seat: Err("no value supplied for seat".to_string()),
                seconds: Err("no value supplied for seconds".to_string()),
            }
        }
    }
    impl GiveTimeRequest {
        pub fn seat<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.seat = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for seat: {e}"));
            self
        }
        pub fn seconds<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<u32>,
            T::Error: ::std::fmt::Display,
        {
            self.seconds = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for seconds: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<GiveTimeRequest> for super::GiveTimeRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: GiveTimeRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                seat: value.seat?,
                seconds: value.seconds?,
            })
        }
    }
    impl ::std::convert::From<super::GiveTimeRequest> for GiveTimeRequest {
        fn from(value: super::GiveTimeRequest) -> Self {
            Self {
                seat: Ok(value.seat),
                seconds: Ok(value.seconds),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct InviteRequest {
        seat: ::std::result::Result<::std::option::Option<u32>, ::std::string::String>,
    }
    impl ::std::default::Default for InviteRequest {
        fn default() -> Self {
            Self {
                seat: Ok(Default::default()),
            }
        }
    }
    impl InviteRequest {
        pub fn seat<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u32>>,
            T::Error: ::std::fmt::Display,
        {
            self.seat = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for seat: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<InviteRequest> for super::InviteRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: InviteRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { seat: value.seat? })
        }
    }
    impl ::std::convert::From<super::InviteRequest> for InviteRequest {
        fn from(value: super::InviteRequest) -> Self {
            Self { seat: Ok(value.seat) }
        }
    }
    #[derive(Clone, Debug)]
    pub struct MessageRequest {
        text: ::std::result::Result<::std::string::String, ::std::string::String>,
    }
    impl ::std::default::Default for MessageRequest {
        fn default() -> Self {
            Self {
                text: Err("no value supplied for text".to_string()),
            }
        }
    }
    impl MessageRequest {
        pub fn text<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.text = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for text: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<MessageRequest> for super::MessageRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: MessageRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { text: value.text? })
        }
    }
    impl ::std::convert::From<super::MessageRequest> for MessageRequest {
        fn from(value: super::MessageRequest) -> Self {
            Self { text: Ok(value.text) }
        }
    }
    #[derive(Clone, Debug)]
    pub struct OwnProfile {
        about: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        hides_history: ::std::result::Result<bool, ::std::string::String>,
        shows_presence: ::std::result::Result<bool, ::std::string::String>,
    }
    impl ::std::default::Default for OwnProfile {
        fn default() -> Self {
            Self {
                about: Ok(Default::default()),
                hides_history: Ok(Default::default()),
                shows_presence: Ok(Default::default()),
            }
        }
    }
    impl OwnProfile {
        pub fn about<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.about = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for about: {e}"));
            self
        }
        pub fn hides_history<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.hides_history = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for hides_history: {e}")
                });
            self
        }
        pub fn shows_presence<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.shows_presence = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for shows_presence: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<OwnProfile> for super::OwnProfile {
        type Error = super::error::ConversionError;
        fn try_from(
            value: OwnProfile,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                about: value.about?,
                hides_history: value.hides_history?,
                shows_presence: value.shows_presence?,
            })
        }
    }
    impl ::std::convert::From<super::OwnProfile> for OwnProfile {
        fn from(value: super::OwnProfile) -> Self {
            Self {
                about: Ok(value.about),
                hides_history: Ok(value.hides_history),
                shows_presence: Ok(value.shows_presence),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct PauseRequest {
        wanted: ::std::result::Result<bool, ::std::string::String>,
    }
    impl ::std::default::Default for PauseRequest {
        fn default() -> Self {
            Self {
                wanted: Err("no value supplied for wanted".to_string()),
            }
        }
    }
    impl PauseRequest {
        pub fn wanted<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.wanted = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for wanted: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<PauseRequest> for super::PauseRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PauseRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { wanted: value.wanted? })
        }
    }
    impl ::std::convert::From<super::PauseRequest> for PauseRequest {
        fn from(value: super::PauseRequest) -> Self {
            Self { wanted: Ok(value.wanted) }
        }
    }
    #[derive(Clone, Debug)]
    pub struct RecoverAccountRequest {
        name: ::std::result::Result<::std::string::String, ::std::string::String>,
        password: ::std::result::Result<::std::string::String, ::std::string::String>,
        recovery_code: ::std::result::Result<
            ::std::string::String,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for RecoverAccountRequest {
        fn default() -> Self {
            Self {
                name: Err("no value supplied for name".to_string()),
                password: Err("no value supplied for password".to_string()),
                recovery_code: Err("no value supplied for recovery_code".to_string()),
            }
        }
    }
    impl RecoverAccountRequest {
        pub fn name<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.name = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for name: {e}"));
            self
        }
        pub fn password<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.password = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for password: {e}")
                });
            self
        }
        pub fn recovery_code<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.recovery_code = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for recovery_code: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<RecoverAccountRequest>
    for super::RecoverAccountRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: RecoverAccountRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                name: value.name?,
                password: value.password?,
                recovery_code: value.recovery_code?,
            })
        }
    }
    impl ::std::convert::From<super::RecoverAccountRequest> for RecoverAccountRequest {
        fn from(value: super::RecoverAccountRequest) -> Self {
            Self {
                name: Ok(value.name),
                password: Ok(value.password),
                recovery_code: Ok(value.recovery_code),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct RedeliveryRequest {
        event: ::std::result::Result<::std::option::Option<u64>, ::std::string::String>,
    }
    impl ::std::default::Default for RedeliveryRequest {
        fn default() -> Self {
            Self {
                event: Ok(Default::default()),
            }
        }
    }
    impl RedeliveryRequest {
        pub fn event<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<u64>>,
            T::Error: ::std::fmt::Display,
        {
            self.event = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for event: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<RedeliveryRequest> for super::RedeliveryRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: RedeliveryRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { event: value.event? })
        }
    }
    impl ::std::convert::From<super::RedeliveryRequest> for RedeliveryRequest {
        fn from(value: super::RedeliveryRequest) -> Self {
            Self { event: Ok(value.event) }
        }
    }
    #[derive(Clone, Debug)]
    pub struct RefreshSessionRequest {
        refresh_token: ::std::result::Result<
            ::std::string::String,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for RefreshSessionRequest {
        fn default() -> Self {
            Self {
                refresh_token: Err("no value supplied for refresh_token".to_string()),
            }
        }
    }
    impl RefreshSessionRequest {
        pub fn refresh_token<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.refresh_token = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for refresh_token: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<RefreshSessionRequest>
    for super::RefreshSessionRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: RefreshSessionRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                refresh_token: value.refresh_token?,
            })
        }
    }
    impl ::std::convert::From<super::RefreshSessionRequest> for RefreshSessionRequest {
        fn from(value: super::RefreshSessionRequest) -> Self {
            Self {
                refresh_token: Ok(value.refresh_token),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct ReportRequest {
        category: ::std::result::Result<super::ReportCategory, ::std::string::String>,
        text: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for ReportRequest {
        fn default() -> Self {
            Self {
                category: Err("no value supplied for category".to_string()),
                text: Ok(Default::default()),
            }
        }
    }
    impl ReportRequest {
        pub fn category<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::ReportCategory>,
            T::Error: ::std::fmt::Display,
        {
            self.category = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for category: {e}")
                });
            self
        }
        pub fn text<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.text = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for text: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<ReportRequest> for super::ReportRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ReportRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                category: value.category?,
                text: value.text?,
            })
        }
    }
    impl ::std::convert::From<super::ReportRequest> for ReportRequest {
        fn from(value: super::ReportRequest) -> Self {
            Self {
                category: Ok(value.category),
                text: Ok(value.text),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct StreamTicketRequest {
        game: ::std::result::Result<::std::string::String, ::std::string::String>,
        invite: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }
    impl ::std::default::Default for StreamTicketRequest {
        fn default() -> Self {
            Self {
                game: Err("no value supplied for game".to_string()),
                invite: Ok(Default::default()),
            }
        }
    }
    impl StreamTicketRequest {
        pub fn game<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.game = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for game: {e}"));
            self
        }
        pub fn invite<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.invite = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for invite: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<StreamTicketRequest> for super::StreamTicketRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: StreamTicketRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                game: value.game?,
                invite: value.invite?,
            })
        }
    }
    impl ::std::convert::From<super::StreamTicketRequest> for StreamTicketRequest {
        fn from(value: super::StreamTicketRequest) -> Self {
            Self {
                game: Ok(value.game),
                invite: Ok(value.invite),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct TakeSeatRequest {
        bot: ::std::result::Result<
            ::std::option::Option<super::Bot>,
            ::std::string::String,
        >,
        invite: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nonce: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        occupant: ::std::result::Result<super::Occupant, ::std::string::String>,
    }
    impl ::std::default::Default for TakeSeatRequest {
        fn default() -> Self {
            Self {
                bot: Ok(Default::default()),
                invite: Ok(Default::default()),
                nonce: Ok(Default::default()),
                occupant: Err("no value supplied for occupant".to_string()),
            }
        }
    }
    impl TakeSeatRequest {
        pub fn bot<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::Bot>>,
            T::Error: ::std::fmt::Display,
        {
            self.bot = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for bot: {e}"));
            self
        }
        pub fn invite<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.invite = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for invite: {e}"));
            self
        }
        pub fn nonce<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nonce = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for nonce: {e}"));
            self
        }
        pub fn occupant<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Occupant>,
            T::Error: ::std::fmt::Display,
        {
            self.occupant = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for occupant: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<TakeSeatRequest> for super::TakeSeatRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: TakeSeatRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                bot: value.bot?,
                invite: value.invite?,
                nonce: value.nonce?,
                occupant: value.occupant?,
            })
        }
    }
    impl ::std::convert::From<super::TakeSeatRequest> for TakeSeatRequest {
        fn from(value: super::TakeSeatRequest) -> Self {
            Self {
                bot: Ok(value.bot),
                invite: Ok(value.invite),
                nonce: Ok(value.nonce),
                occupant: Ok(value.occupant),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct UpgradeRequest {
        name: ::std::result::Result<::std::string::String, ::std::string::String>,
        password: ::std::result::Result<::std::string::String, ::std::string::String>,
    }
    impl ::std::default::Default for UpgradeRequest {
        fn default() -> Self {
            Self {
                name: Err("no value supplied for name".to_string()),
                password: Err("no value supplied for password".to_string()),
            }
        }
    }
    impl UpgradeRequest {
        pub fn name<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.name = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for name: {e}"));
            self
        }
        pub fn password<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.password = value
                .try_into()
                .map_err(|e| {
                    format!("error converting supplied value for password: {e}")
                });
            self
        }
    }
    impl ::std::convert::TryFrom<UpgradeRequest> for super::UpgradeRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: UpgradeRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                name: value.name?,
                password: value.password?,
            })
        }
    }
    impl ::std::convert::From<super::UpgradeRequest> for UpgradeRequest {
        fn from(value: super::UpgradeRequest) -> Self {
            Self {
                name: Ok(value.name),
                password: Ok(value.password),
            }
        }
    }
    #[derive(Clone, Debug)]
    pub struct VacationRequest {
        until: ::std::result::Result<crate::Timestamp, ::std::string::String>,
    }
    impl ::std::default::Default for VacationRequest {
        fn default() -> Self {
            Self {
                until: Err("no value supplied for until".to_string()),
            }
        }
    }
    impl VacationRequest {
        pub fn until<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<crate::Timestamp>,
            T::Error: ::std::fmt::Display,
        {
            self.until = value
                .try_into()
                .map_err(|e| format!("error converting supplied value for until: {e}"));
            self
        }
    }
    impl ::std::convert::TryFrom<VacationRequest> for super::VacationRequest {
        type Error = super::error::ConversionError;
        fn try_from(
            value: VacationRequest,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { until: value.until? })
        }
    }
    impl ::std::convert::From<super::VacationRequest> for VacationRequest {
        fn from(value: super::VacationRequest) -> Self {
            Self { until: Ok(value.until) }
        }
    }
}
impl AccountEventType {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::DecisionOpened,
        Self::TableCreated,
        Self::TableInvited,
        Self::InvitationReceived,
        Self::InvitationWithdrawn,
        Self::InvitationDeclined,
        Self::TableSeatTaken,
        Self::TableSeatLeft,
        Self::TableStarted,
        Self::TableWishesChanged,
        Self::TableFinished,
        Self::TableDeleted,
        Self::WebhookDisabled,
        Self::MessagePosted,
        Self::TournamentStarted,
        Self::TournamentEnded,
        Self::TournamentCancelled,
        Self::SeekExpired,
    ];
}
impl AccountNews {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::DecisionOpened { .. } => "decision.opened",
            Self::TableCreated { .. } => "table.created",
            Self::TableInvited { .. } => "table.invited",
            Self::InvitationReceived { .. } => "invitation.received",
            Self::InvitationWithdrawn { .. } => "invitation.withdrawn",
            Self::InvitationDeclined { .. } => "invitation.declined",
            Self::TableSeatTaken { .. } => "table.seat_taken",
            Self::TableSeatLeft { .. } => "table.seat_left",
            Self::TableStarted { .. } => "table.started",
            Self::TableWishesChanged { .. } => "table.wishes_changed",
            Self::TableFinished { .. } => "table.finished",
            Self::TableDeleted { .. } => "table.deleted",
            Self::WebhookDisabled { .. } => "webhook.disabled",
            Self::MessagePosted { .. } => "message.posted",
            Self::TournamentStarted { .. } => "tournament.started",
            Self::TournamentEnded { .. } => "tournament.ended",
            Self::TournamentCancelled { .. } => "tournament.cancelled",
            Self::SeekExpired { .. } => "seek.expired",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl BasariAcceptReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Chosen, Self::NoRaise];
}
impl BasariCard {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Roll, Self::Points, Self::Gems];
}
impl BasariColour {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Red,
        Self::Yellow,
        Self::Green,
        Self::Blue,
    ];
}
impl BasariConcedeReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Chosen, Self::NoGems];
}
impl BasariPhase {
    /// The `phase` that tells it apart.
    pub fn phase(&self) -> &str {
        match self {
            Self::ChoosingArches { .. } => "choosing_arches",
            Self::ChoosingCards { .. } => "choosing_cards",
            Self::Trading { .. } => "trading",
            Self::Over { .. } => "over",
            Self::Unknown { phase, .. } => phase,
        }
    }
}
impl Bot {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Random, Self::Greedy, Self::Search];
}
impl ClockTime {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::Decision { .. } => "decision",
            Self::Turn { .. } => "turn",
            Self::Banked { .. } => "banked",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl DaleOfMerchantsCard {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::TirelessTinkerer,
        Self::Calculations,
        Self::SafetyPrecaution,
        Self::Magnet,
        Self::DangerousTest,
        Self::Glue,
        Self::SteadyAchiever,
        Self::ShoppingJourney,
        Self::Housecleaning,
        Self::Siesta,
        Self::LunchBreak,
        Self::Ironing,
        Self::LittleVillain,
        Self::Gunfight,
        Self::NightShift,
        Self::RuthlessCompetition,
        Self::NastyThreat,
        Self::LostShipments,
        Self::CunningNeighbour,
        Self::Cheer,
        Self::Raffle,
        Self::Charity,
        Self::Tasters,
        Self::Rumours,
        Self::DaringAdventurer,
        Self::RareArtefact,
        Self::Swank,
        Self::RiskyBusiness,
        Self::NaturalSurvivor,
        Self::Sofa,
        Self::WiseSpy,
        Self::AncientKnowledge,
        Self::QualityInspection,
        Self::Binoculars,
        Self::Balancing,
        Self::ExtraRemarks,
        Self::Junk,
    ];
}
impl DaleOfMerchantsCardType {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Technique, Self::Passive, Self::Rubbish];
}
impl DaleOfMerchantsDirection {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Left, Self::Right];
}
impl DaleOfMerchantsGoal {
    /// The `zone` that tells it apart.
    pub fn zone(&self) -> &str {
        match self {
            Self::Hand { .. } => "hand",
            Self::DeckTop { .. } => "deck_top",
            Self::Pile { .. } => "pile",
            Self::Schedule { .. } => "schedule",
            Self::Stall { .. } => "stall",
            Self::Market { .. } => "market",
            Self::MarketPile { .. } => "market_pile",
            Self::JunkPile { .. } => "junk_pile",
            Self::Aside { .. } => "aside",
            Self::Unknown { zone, .. } => zone,
        }
    }
}
impl DaleOfMerchantsOrigin {
    /// The `zone` that tells it apart.
    pub fn zone(&self) -> &str {
        match self {
            Self::Hand { .. } => "hand",
            Self::DeckTop { .. } => "deck_top",
            Self::Deck { .. } => "deck",
            Self::Pile { .. } => "pile",
            Self::Schedule { .. } => "schedule",
            Self::Stall { .. } => "stall",
            Self::Market { .. } => "market",
            Self::MarketDeck { .. } => "market_deck",
            Self::JunkPile { .. } => "junk_pile",
            Self::Aside { .. } => "aside",
            Self::Unknown { zone, .. } => zone,
        }
    }
}
impl DaleOfMerchantsReactions {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Ask, Self::WhenAble, Self::Pass];
}
impl DaleOfMerchantsSet {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Platypuses,
        Self::Sloths,
        Self::Crocodiles,
        Self::Foxes,
        Self::Polecats,
        Self::Owls,
    ];
}
impl DaleOfMerchantsShownFor {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Owl, Self::Kept, Self::Stack];
}
impl DaleOfMerchantsUntil {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Resolved,
        Self::NextTurn,
        Self::EndOfTurn,
    ];
}
impl DeliveryOutcome {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Delivered,
        Self::Played,
        Self::AnswerRefused,
        Self::Rejected,
        Self::Unreachable,
        Self::TimedOut,
        Self::AddressRefused,
    ];
}
impl Evaluator {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Greedy, Self::Search];
}
impl ExportLine {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::Account { .. } => "account",
            Self::Session { .. } => "session",
            Self::Token { .. } => "token",
            Self::BotAccount { .. } => "bot_account",
            Self::App { .. } => "app",
            Self::Webhook { .. } => "webhook",
            Self::Vacation { .. } => "vacation",
            Self::BlockedPlayer { .. } => "blocked_player",
            Self::MutedPlayer { .. } => "muted_player",
            Self::Invitation { .. } => "invitation",
            Self::SentInvitation { .. } => "sent_invitation",
            Self::Rating { .. } => "rating",
            Self::Seek { .. } => "seek",
            Self::Event { .. } => "event",
            Self::Tournament { .. } => "tournament",
            Self::Game { .. } => "game",
            Self::Message { .. } => "message",
            Self::Report { .. } => "report",
            Self::Missing { .. } => "missing",
            Self::End { .. } => "end",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl ExportPart {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Session,
        Self::Token,
        Self::BotAccount,
        Self::App,
        Self::Webhook,
        Self::Vacation,
        Self::BlockedPlayer,
        Self::MutedPlayer,
        Self::Invitation,
        Self::SentInvitation,
        Self::Rating,
        Self::Seek,
        Self::Event,
        Self::Tournament,
        Self::Game,
        Self::Orders,
        Self::Message,
        Self::Report,
    ];
}
impl FieldErrorCode {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Missing,
        Self::Unknown_,
        Self::Repeated,
        Self::WrongType,
        Self::UnknownValue,
        Self::WrongLength,
        Self::OutOfRange,
        Self::BelowMinimum,
        Self::AboveMaximum,
        Self::Malformed,
        Self::Refused,
    ];
}
impl GameAction {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::MediciTurnUp { .. } => "medici.turn_up",
            Self::MediciOpenBidding { .. } => "medici.open_bidding",
            Self::MediciBid { .. } => "medici.bid",
            Self::MediciPass { .. } => "medici.pass",
            Self::BasariChooseArch { .. } => "basari.choose_arch",
            Self::BasariChooseCard { .. } => "basari.choose_card",
            Self::BasariOffer { .. } => "basari.offer",
            Self::BasariConcede { .. } => "basari.concede",
            Self::BasariAccept { .. } => "basari.accept",
            Self::HaendlerPass { .. } => "haendler.pass",
            Self::HaendlerNameAbility { .. } => "haendler.name_ability",
            Self::HaendlerRaise { .. } => "haendler.raise",
            Self::HaendlerPurchase { .. } => "haendler.purchase",
            Self::HaendlerBid { .. } => "haendler.bid",
            Self::HaendlerLoad { .. } => "haendler.load",
            Self::HaendlerOfferLoading { .. } => "haendler.offer_loading",
            Self::HaendlerAcceptOffer { .. } => "haendler.accept_offer",
            Self::HaendlerDeclineOffer { .. } => "haendler.decline_offer",
            Self::HaendlerRequestLoading { .. } => "haendler.request_loading",
            Self::HaendlerWithdrawRequest { .. } => "haendler.withdraw_request",
            Self::HaendlerAcceptRequest { .. } => "haendler.accept_request",
            Self::HaendlerDeclineRequest { .. } => "haendler.decline_request",
            Self::HaendlerCloseBargaining { .. } => "haendler.close_bargaining",
            Self::HaendlerPlayFreeLoading { .. } => "haendler.play_free_loading",
            Self::HaendlerPlayBrokenAxle { .. } => "haendler.play_broken_axle",
            Self::HaendlerRemoveBrokenAxle { .. } => "haendler.remove_broken_axle",
            Self::HaendlerMoveWagon { .. } => "haendler.move_wagon",
            Self::HaendlerSpendTile { .. } => "haendler.spend_tile",
            Self::HaendlerMoveCourier { .. } => "haendler.move_courier",
            Self::HaendlerPickInfluence { .. } => "haendler.pick_influence",
            Self::HaendlerEndTurn { .. } => "haendler.end_turn",
            Self::HaendlerSetWheel { .. } => "haendler.set_wheel",
            Self::HaendlerUseOffice { .. } => "haendler.use_office",
            Self::HaendlerSellFromWarehouse { .. } => "haendler.sell_from_warehouse",
            Self::HaendlerPlaySpecialSale { .. } => "haendler.play_special_sale",
            Self::HaendlerPlaySaleWithBonus { .. } => "haendler.play_sale_with_bonus",
            Self::HaendlerTakeCredit { .. } => "haendler.take_credit",
            Self::HaendlerRise { .. } => "haendler.rise",
            Self::HaendlerRepayCredit { .. } => "haendler.repay_credit",
            Self::HaendlerProposeDeal { .. } => "haendler.propose_deal",
            Self::HaendlerWithdrawProposal { .. } => "haendler.withdraw_proposal",
            Self::HaendlerAcceptProposal { .. } => "haendler.accept_proposal",
            Self::HaendlerDeclineProposal { .. } => "haendler.decline_proposal",
            Self::DaleOfMerchantsBuy { .. } => "dale_of_merchants.buy",
            Self::DaleOfMerchantsRearrangeAndBuy { .. } => {
                "dale_of_merchants.rearrange_and_buy"
            }
            Self::DaleOfMerchantsPlay { .. } => "dale_of_merchants.play",
            Self::DaleOfMerchantsBuild { .. } => "dale_of_merchants.build",
            Self::DaleOfMerchantsAskForHelp { .. } => "dale_of_merchants.ask_for_help",
            Self::DaleOfMerchantsDiscard { .. } => "dale_of_merchants.discard",
            Self::DaleOfMerchantsEndTurn { .. } => "dale_of_merchants.end_turn",
            Self::DaleOfMerchantsTakeUp { .. } => "dale_of_merchants.take_up",
            Self::DaleOfMerchantsUseOwl { .. } => "dale_of_merchants.use_owl",
            Self::DaleOfMerchantsPass { .. } => "dale_of_merchants.pass",
            Self::DaleOfMerchantsChooseHandCards { .. } => {
                "dale_of_merchants.choose_hand_cards"
            }
            Self::DaleOfMerchantsChooseDeckCards { .. } => {
                "dale_of_merchants.choose_deck_cards"
            }
            Self::DaleOfMerchantsChoosePileCards { .. } => {
                "dale_of_merchants.choose_pile_cards"
            }
            Self::DaleOfMerchantsChooseMarketCards { .. } => {
                "dale_of_merchants.choose_market_cards"
            }
            Self::DaleOfMerchantsChooseStallCard { .. } => {
                "dale_of_merchants.choose_stall_card"
            }
            Self::DaleOfMerchantsChoosePlayer { .. } => "dale_of_merchants.choose_player",
            Self::DaleOfMerchantsChooseDirection { .. } => {
                "dale_of_merchants.choose_direction"
            }
            Self::DaleOfMerchantsDeal { .. } => "dale_of_merchants.deal",
            Self::DaleOfMerchantsGuess { .. } => "dale_of_merchants.guess",
            Self::DaleOfMerchantsPutOnDeck { .. } => "dale_of_merchants.put_on_deck",
            Self::DaleOfMerchantsOrderCards { .. } => "dale_of_merchants.order_cards",
            Self::DaleOfMerchantsExchange { .. } => "dale_of_merchants.exchange",
            Self::DaleOfMerchantsSwap { .. } => "dale_of_merchants.swap",
            Self::DaleOfMerchantsHelp { .. } => "dale_of_merchants.help",
            Self::DaleOfMerchantsDeclineHelp { .. } => "dale_of_merchants.decline_help",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl GameChoice {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::MediciTurnUp { .. } => "medici.turn_up",
            Self::MediciOpenBidding { .. } => "medici.open_bidding",
            Self::MediciBid { .. } => "medici.bid",
            Self::MediciPass { .. } => "medici.pass",
            Self::BasariChooseArch { .. } => "basari.choose_arch",
            Self::BasariChooseCard { .. } => "basari.choose_card",
            Self::BasariOffer { .. } => "basari.offer",
            Self::BasariConcede { .. } => "basari.concede",
            Self::BasariAccept { .. } => "basari.accept",
            Self::HaendlerPass { .. } => "haendler.pass",
            Self::HaendlerNameAbility { .. } => "haendler.name_ability",
            Self::HaendlerRaise { .. } => "haendler.raise",
            Self::HaendlerPurchase { .. } => "haendler.purchase",
            Self::HaendlerBid { .. } => "haendler.bid",
            Self::HaendlerLoad { .. } => "haendler.load",
            Self::HaendlerOfferLoading { .. } => "haendler.offer_loading",
            Self::HaendlerAcceptOffer { .. } => "haendler.accept_offer",
            Self::HaendlerDeclineOffer { .. } => "haendler.decline_offer",
            Self::HaendlerRequestLoading { .. } => "haendler.request_loading",
            Self::HaendlerWithdrawRequest { .. } => "haendler.withdraw_request",
            Self::HaendlerAcceptRequest { .. } => "haendler.accept_request",
            Self::HaendlerDeclineRequest { .. } => "haendler.decline_request",
            Self::HaendlerCloseBargaining { .. } => "haendler.close_bargaining",
            Self::HaendlerPlayFreeLoading { .. } => "haendler.play_free_loading",
            Self::HaendlerPlayBrokenAxle { .. } => "haendler.play_broken_axle",
            Self::HaendlerRemoveBrokenAxle { .. } => "haendler.remove_broken_axle",
            Self::HaendlerMoveWagon { .. } => "haendler.move_wagon",
            Self::HaendlerSpendTile { .. } => "haendler.spend_tile",
            Self::HaendlerMoveCourier { .. } => "haendler.move_courier",
            Self::HaendlerPickInfluence { .. } => "haendler.pick_influence",
            Self::HaendlerEndTurn { .. } => "haendler.end_turn",
            Self::HaendlerSetWheel { .. } => "haendler.set_wheel",
            Self::HaendlerUseOffice { .. } => "haendler.use_office",
            Self::HaendlerSellFromWarehouse { .. } => "haendler.sell_from_warehouse",
            Self::HaendlerPlaySpecialSale { .. } => "haendler.play_special_sale",
            Self::HaendlerPlaySaleWithBonus { .. } => "haendler.play_sale_with_bonus",
            Self::HaendlerTakeCredit { .. } => "haendler.take_credit",
            Self::HaendlerRise { .. } => "haendler.rise",
            Self::HaendlerRepayCredit { .. } => "haendler.repay_credit",
            Self::HaendlerProposeDeal { .. } => "haendler.propose_deal",
            Self::HaendlerWithdrawProposal { .. } => "haendler.withdraw_proposal",
            Self::HaendlerAcceptProposal { .. } => "haendler.accept_proposal",
            Self::HaendlerDeclineProposal { .. } => "haendler.decline_proposal",
            Self::DaleOfMerchantsBuy { .. } => "dale_of_merchants.buy",
            Self::DaleOfMerchantsRearrangeAndBuy { .. } => {
                "dale_of_merchants.rearrange_and_buy"
            }
            Self::DaleOfMerchantsPlay { .. } => "dale_of_merchants.play",
            Self::DaleOfMerchantsBuild { .. } => "dale_of_merchants.build",
            Self::DaleOfMerchantsAskForHelp { .. } => "dale_of_merchants.ask_for_help",
            Self::DaleOfMerchantsDiscard { .. } => "dale_of_merchants.discard",
            Self::DaleOfMerchantsEndTurn { .. } => "dale_of_merchants.end_turn",
            Self::DaleOfMerchantsTakeUp { .. } => "dale_of_merchants.take_up",
            Self::DaleOfMerchantsUseOwl { .. } => "dale_of_merchants.use_owl",
            Self::DaleOfMerchantsPass { .. } => "dale_of_merchants.pass",
            Self::DaleOfMerchantsChooseHandCards { .. } => {
                "dale_of_merchants.choose_hand_cards"
            }
            Self::DaleOfMerchantsChooseDeckCards { .. } => {
                "dale_of_merchants.choose_deck_cards"
            }
            Self::DaleOfMerchantsChoosePileCards { .. } => {
                "dale_of_merchants.choose_pile_cards"
            }
            Self::DaleOfMerchantsChooseMarketCards { .. } => {
                "dale_of_merchants.choose_market_cards"
            }
            Self::DaleOfMerchantsChooseStallCard { .. } => {
                "dale_of_merchants.choose_stall_card"
            }
            Self::DaleOfMerchantsChoosePlayer { .. } => "dale_of_merchants.choose_player",
            Self::DaleOfMerchantsChooseDirection { .. } => {
                "dale_of_merchants.choose_direction"
            }
            Self::DaleOfMerchantsDeal { .. } => "dale_of_merchants.deal",
            Self::DaleOfMerchantsGuess { .. } => "dale_of_merchants.guess",
            Self::DaleOfMerchantsPutOnDeck { .. } => "dale_of_merchants.put_on_deck",
            Self::DaleOfMerchantsOrderCards { .. } => "dale_of_merchants.order_cards",
            Self::DaleOfMerchantsExchange { .. } => "dale_of_merchants.exchange",
            Self::DaleOfMerchantsSwap { .. } => "dale_of_merchants.swap",
            Self::DaleOfMerchantsHelp { .. } => "dale_of_merchants.help",
            Self::DaleOfMerchantsDeclineHelp { .. } => "dale_of_merchants.decline_help",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl GameComponents {
    /// The `ruleset` that tells it apart.
    pub fn ruleset(&self) -> &str {
        match self {
            Self::Medici { .. } => "medici",
            Self::Basari { .. } => "basari",
            Self::Haendler { .. } => "haendler",
            Self::DaleOfMerchants { .. } => "dale_of_merchants",
            Self::Unknown { ruleset, .. } => ruleset,
        }
    }
}
impl GameEvent {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::TableCreated { .. } => "table.created",
            Self::TableForked { .. } => "table.forked",
            Self::TableSeatTaken { .. } => "table.seat_taken",
            Self::TableBotSeated { .. } => "table.bot_seated",
            Self::TableBotLeft { .. } => "table.bot_left",
            Self::TableSeatLeft { .. } => "table.seat_left",
            Self::TableInviteReplaced { .. } => "table.invite_replaced",
            Self::TableStarted { .. } => "table.started",
            Self::TableResigned { .. } => "table.resigned",
            Self::TableTimedOut { .. } => "table.timed_out",
            Self::TableReturned { .. } => "table.returned",
            Self::TablePauseWanted { .. } => "table.pause_wanted",
            Self::TableTimeGiven { .. } => "table.time_given",
            Self::TableVacationTaken { .. } => "table.vacation_taken",
            Self::TableAbortWanted { .. } => "table.abort_wanted",
            Self::TableTournamentCancelled { .. } => "table.tournament_cancelled",
            Self::TableFinished { .. } => "table.finished",
            Self::TableDeleted { .. } => "table.deleted",
            Self::MediciRoundDealt { .. } => "medici.round_dealt",
            Self::MediciStartPlayerChosen { .. } => "medici.start_player_chosen",
            Self::MediciCardTurnedUp { .. } => "medici.card_turned_up",
            Self::MediciBiddingOpened { .. } => "medici.bidding_opened",
            Self::MediciBidMade { .. } => "medici.bid_made",
            Self::MediciPassed { .. } => "medici.passed",
            Self::MediciLotSold { .. } => "medici.lot_sold",
            Self::MediciLotDiscarded { .. } => "medici.lot_discarded",
            Self::MediciWarehouseFilled { .. } => "medici.warehouse_filled",
            Self::MediciRoundEnded { .. } => "medici.round_ended",
            Self::MediciWarehousesScored { .. } => "medici.warehouses_scored",
            Self::MediciAccountScored { .. } => "medici.account_scored",
            Self::MediciGameEnded { .. } => "medici.game_ended",
            Self::BasariGemsDealt { .. } => "basari.gems_dealt",
            Self::BasariArchChosen { .. } => "basari.arch_chosen",
            Self::BasariRoundBegan { .. } => "basari.round_began",
            Self::BasariFigureMoved { .. } => "basari.figure_moved",
            Self::BasariCardChosen { .. } => "basari.card_chosen",
            Self::BasariCardsRevealed { .. } => "basari.cards_revealed",
            Self::BasariActionLapsed { .. } => "basari.action_lapsed",
            Self::BasariOpeningRolled { .. } => "basari.opening_rolled",
            Self::BasariTradeOpened { .. } => "basari.trade_opened",
            Self::BasariOfferMade { .. } => "basari.offer_made",
            Self::BasariOfferAccepted { .. } => "basari.offer_accepted",
            Self::BasariTradeConceded { .. } => "basari.trade_conceded",
            Self::BasariRollCarriedOut { .. } => "basari.roll_carried_out",
            Self::BasariPointsCarriedOut { .. } => "basari.points_carried_out",
            Self::BasariGemsCarriedOut { .. } => "basari.gems_carried_out",
            Self::BasariLapsScored { .. } => "basari.laps_scored",
            Self::BasariMajorityScored { .. } => "basari.majority_scored",
            Self::BasariStartMarkersMoved { .. } => "basari.start_markers_moved",
            Self::BasariGameEnded { .. } => "basari.game_ended",
            Self::HaendlerStartingPlayerDrawn { .. } => "haendler.starting_player_drawn",
            Self::HaendlerAbilitiesDealt { .. } => "haendler.abilities_dealt",
            Self::HaendlerAbilityNamed { .. } => "haendler.ability_named",
            Self::HaendlerAbilityRaised { .. } => "haendler.ability_raised",
            Self::HaendlerAbilityPassed { .. } => "haendler.ability_passed",
            Self::HaendlerAbilitySold { .. } => "haendler.ability_sold",
            Self::HaendlerRoundBegan { .. } => "haendler.round_began",
            Self::HaendlerStepBegan { .. } => "haendler.step_began",
            Self::HaendlerPassed { .. } => "haendler.passed",
            Self::HaendlerGoodPurchased { .. } => "haendler.good_purchased",
            Self::HaendlerBidsRevealed { .. } => "haendler.bids_revealed",
            Self::HaendlerGoodsLoaded { .. } => "haendler.goods_loaded",
            Self::HaendlerOfferMade { .. } => "haendler.offer_made",
            Self::HaendlerOfferDeclined { .. } => "haendler.offer_declined",
            Self::HaendlerRequestMade { .. } => "haendler.request_made",
            Self::HaendlerRequestWithdrawn { .. } => "haendler.request_withdrawn",
            Self::HaendlerRequestDeclined { .. } => "haendler.request_declined",
            Self::HaendlerBargainingClosed { .. } => "haendler.bargaining_closed",
            Self::HaendlerBargainingEnded { .. } => "haendler.bargaining_ended",
            Self::HaendlerBrokenAxlePlayed { .. } => "haendler.broken_axle_played",
            Self::HaendlerBrokenAxleRemoved { .. } => "haendler.broken_axle_removed",
            Self::HaendlerWagonMoved { .. } => "haendler.wagon_moved",
            Self::HaendlerTileSpent { .. } => "haendler.tile_spent",
            Self::HaendlerCourierMoved { .. } => "haendler.courier_moved",
            Self::HaendlerTurnEnded { .. } => "haendler.turn_ended",
            Self::HaendlerBrokenAxlesCleared { .. } => "haendler.broken_axles_cleared",
            Self::HaendlerWheelsRevealed { .. } => "haendler.wheels_revealed",
            Self::HaendlerOfficeUsed { .. } => "haendler.office_used",
            Self::HaendlerWarehouseSold { .. } => "haendler.warehouse_sold",
            Self::HaendlerSpecialSalePlayed { .. } => "haendler.special_sale_played",
            Self::HaendlerWagonsArrived { .. } => "haendler.wagons_arrived",
            Self::HaendlerSaleWithBonusPlayed { .. } => "haendler.sale_with_bonus_played",
            Self::HaendlerWagonSold { .. } => "haendler.wagon_sold",
            Self::HaendlerBonusMarkersMoved { .. } => "haendler.bonus_markers_moved",
            Self::HaendlerUpkeepPaid { .. } => "haendler.upkeep_paid",
            Self::HaendlerUpkeepMissed { .. } => "haendler.upkeep_missed",
            Self::HaendlerCreditTaken { .. } => "haendler.credit_taken",
            Self::HaendlerCreditRepaid { .. } => "haendler.credit_repaid",
            Self::HaendlerStatusPurchased { .. } => "haendler.status_purchased",
            Self::HaendlerDealProposed { .. } => "haendler.deal_proposed",
            Self::HaendlerProposalWithdrawn { .. } => "haendler.proposal_withdrawn",
            Self::HaendlerProposalDeclined { .. } => "haendler.proposal_declined",
            Self::HaendlerProposalLapsed { .. } => "haendler.proposal_lapsed",
            Self::HaendlerDealMade { .. } => "haendler.deal_made",
            Self::HaendlerCardHandedOver { .. } => "haendler.card_handed_over",
            Self::HaendlerPledgeKept { .. } => "haendler.pledge_kept",
            Self::HaendlerPledgeLapsed { .. } => "haendler.pledge_lapsed",
            Self::HaendlerTilesReturned { .. } => "haendler.tiles_returned",
            Self::HaendlerGameEnded { .. } => "haendler.game_ended",
            Self::HaendlerBidMade { .. } => "haendler.bid_made",
            Self::HaendlerInfluenceEarned { .. } => "haendler.influence_earned",
            Self::HaendlerInfluencePicked { .. } => "haendler.influence_picked",
            Self::HaendlerWheelSet { .. } => "haendler.wheel_set",
            Self::HaendlerCardSetAside { .. } => "haendler.card_set_aside",
            Self::HaendlerCardSlippedOver { .. } => "haendler.card_slipped_over",
            Self::DaleOfMerchantsSetUp { .. } => "dale_of_merchants.set_up",
            Self::DaleOfMerchantsCardMoved { .. } => "dale_of_merchants.card_moved",
            Self::DaleOfMerchantsTurnBegan { .. } => "dale_of_merchants.turn_began",
            Self::DaleOfMerchantsTechniquePlayed { .. } => {
                "dale_of_merchants.technique_played"
            }
            Self::DaleOfMerchantsTechniqueScheduled { .. } => {
                "dale_of_merchants.technique_scheduled"
            }
            Self::DaleOfMerchantsTechniqueResolved { .. } => {
                "dale_of_merchants.technique_resolved"
            }
            Self::DaleOfMerchantsPurchased { .. } => "dale_of_merchants.purchased",
            Self::DaleOfMerchantsStackBuilt { .. } => "dale_of_merchants.stack_built",
            Self::DaleOfMerchantsHandSortedOut { .. } => {
                "dale_of_merchants.hand_sorted_out"
            }
            Self::DaleOfMerchantsDeckShuffled { .. } => "dale_of_merchants.deck_shuffled",
            Self::DaleOfMerchantsMarketDeckFormed { .. } => {
                "dale_of_merchants.market_deck_formed"
            }
            Self::DaleOfMerchantsMarketArranged { .. } => {
                "dale_of_merchants.market_arranged"
            }
            Self::DaleOfMerchantsDieRolled { .. } => "dale_of_merchants.die_rolled",
            Self::DaleOfMerchantsPlayerChosen { .. } => "dale_of_merchants.player_chosen",
            Self::DaleOfMerchantsDirectionChosen { .. } => {
                "dale_of_merchants.direction_chosen"
            }
            Self::DaleOfMerchantsValueGuessed { .. } => "dale_of_merchants.value_guessed",
            Self::DaleOfMerchantsCardShown { .. } => "dale_of_merchants.card_shown",
            Self::DaleOfMerchantsValueMultiplied { .. } => {
                "dale_of_merchants.value_multiplied"
            }
            Self::DaleOfMerchantsHandLookedAt { .. } => {
                "dale_of_merchants.hand_looked_at"
            }
            Self::DaleOfMerchantsDeckSearched { .. } => "dale_of_merchants.deck_searched",
            Self::DaleOfMerchantsDeckCardChosen { .. } => {
                "dale_of_merchants.deck_card_chosen"
            }
            Self::DaleOfMerchantsSetDealt { .. } => "dale_of_merchants.set_dealt",
            Self::DaleOfMerchantsHelpAsked { .. } => "dale_of_merchants.help_asked",
            Self::DaleOfMerchantsHelpDeclined { .. } => "dale_of_merchants.help_declined",
            Self::DaleOfMerchantsPassed { .. } => "dale_of_merchants.passed",
            Self::DaleOfMerchantsTurnEnded { .. } => "dale_of_merchants.turn_ended",
            Self::DaleOfMerchantsGameEnded { .. } => "dale_of_merchants.game_ended",
            Self::DaleOfMerchantsWaiting { .. } => "dale_of_merchants.waiting",
            Self::Unknown { type_, .. } => type_,
        }
    }
    ///When the commit was accepted.
    pub fn at(&self) -> crate::Timestamp {
        match self {
            Self::TableCreated { at, .. }
            | Self::TableForked { at, .. }
            | Self::TableSeatTaken { at, .. }
            | Self::TableBotSeated { at, .. }
            | Self::TableBotLeft { at, .. }
            | Self::TableSeatLeft { at, .. }
            | Self::TableInviteReplaced { at, .. }
            | Self::TableStarted { at, .. }
            | Self::TableResigned { at, .. }
            | Self::TableTimedOut { at, .. }
            | Self::TableReturned { at, .. }
            | Self::TablePauseWanted { at, .. }
            | Self::TableTimeGiven { at, .. }
            | Self::TableVacationTaken { at, .. }
            | Self::TableAbortWanted { at, .. }
            | Self::TableTournamentCancelled { at, .. }
            | Self::TableFinished { at, .. }
            | Self::TableDeleted { at, .. }
            | Self::MediciRoundDealt { at, .. }
            | Self::MediciStartPlayerChosen { at, .. }
            | Self::MediciCardTurnedUp { at, .. }
            | Self::MediciBiddingOpened { at, .. }
            | Self::MediciBidMade { at, .. }
            | Self::MediciPassed { at, .. }
            | Self::MediciLotSold { at, .. }
            | Self::MediciLotDiscarded { at, .. }
            | Self::MediciWarehouseFilled { at, .. }
            | Self::MediciRoundEnded { at, .. }
            | Self::MediciWarehousesScored { at, .. }
            | Self::MediciAccountScored { at, .. }
            | Self::MediciGameEnded { at, .. }
            | Self::BasariGemsDealt { at, .. }
            | Self::BasariArchChosen { at, .. }
            | Self::BasariRoundBegan { at, .. }
            | Self::BasariFigureMoved { at, .. }
            | Self::BasariCardChosen { at, .. }
            | Self::BasariCardsRevealed { at, .. }
            | Self::BasariActionLapsed { at, .. }
            | Self::BasariOpeningRolled { at, .. }
            | Self::BasariTradeOpened { at, .. }
            | Self::BasariOfferMade { at, .. }
            | Self::BasariOfferAccepted { at, .. }
            | Self::BasariTradeConceded { at, .. }
            | Self::BasariRollCarriedOut { at, .. }
            | Self::BasariPointsCarriedOut { at, .. }
            | Self::BasariGemsCarriedOut { at, .. }
            | Self::BasariLapsScored { at, .. }
            | Self::BasariMajorityScored { at, .. }
            | Self::BasariStartMarkersMoved { at, .. }
            | Self::BasariGameEnded { at, .. }
            | Self::HaendlerStartingPlayerDrawn { at, .. }
            | Self::HaendlerAbilitiesDealt { at, .. }
            | Self::HaendlerAbilityNamed { at, .. }
            | Self::HaendlerAbilityRaised { at, .. }
            | Self::HaendlerAbilityPassed { at, .. }
            | Self::HaendlerAbilitySold { at, .. }
            | Self::HaendlerRoundBegan { at, .. }
            | Self::HaendlerStepBegan { at, .. }
            | Self::HaendlerPassed { at, .. }
            | Self::HaendlerGoodPurchased { at, .. }
            | Self::HaendlerBidsRevealed { at, .. }
            | Self::HaendlerGoodsLoaded { at, .. }
            | Self::HaendlerOfferMade { at, .. }
            | Self::HaendlerOfferDeclined { at, .. }
            | Self::HaendlerRequestMade { at, .. }
            | Self::HaendlerRequestWithdrawn { at, .. }
            | Self::HaendlerRequestDeclined { at, .. }
            | Self::HaendlerBargainingClosed { at, .. }
            | Self::HaendlerBargainingEnded { at, .. }
            | Self::HaendlerBrokenAxlePlayed { at, .. }
            | Self::HaendlerBrokenAxleRemoved { at, .. }
            | Self::HaendlerWagonMoved { at, .. }
            | Self::HaendlerTileSpent { at, .. }
            | Self::HaendlerCourierMoved { at, .. }
            | Self::HaendlerTurnEnded { at, .. }
            | Self::HaendlerBrokenAxlesCleared { at, .. }
            | Self::HaendlerWheelsRevealed { at, .. }
            | Self::HaendlerOfficeUsed { at, .. }
            | Self::HaendlerWarehouseSold { at, .. }
            | Self::HaendlerSpecialSalePlayed { at, .. }
            | Self::HaendlerWagonsArrived { at, .. }
            | Self::HaendlerSaleWithBonusPlayed { at, .. }
            | Self::HaendlerWagonSold { at, .. }
            | Self::HaendlerBonusMarkersMoved { at, .. }
            | Self::HaendlerUpkeepPaid { at, .. }
            | Self::HaendlerUpkeepMissed { at, .. }
            | Self::HaendlerCreditTaken { at, .. }
            | Self::HaendlerCreditRepaid { at, .. }
            | Self::HaendlerStatusPurchased { at, .. }
            | Self::HaendlerDealProposed { at, .. }
            | Self::HaendlerProposalWithdrawn { at, .. }
            | Self::HaendlerProposalDeclined { at, .. }
            | Self::HaendlerProposalLapsed { at, .. }
            | Self::HaendlerDealMade { at, .. }
            | Self::HaendlerCardHandedOver { at, .. }
            | Self::HaendlerPledgeKept { at, .. }
            | Self::HaendlerPledgeLapsed { at, .. }
            | Self::HaendlerTilesReturned { at, .. }
            | Self::HaendlerGameEnded { at, .. }
            | Self::HaendlerBidMade { at, .. }
            | Self::HaendlerInfluenceEarned { at, .. }
            | Self::HaendlerInfluencePicked { at, .. }
            | Self::HaendlerWheelSet { at, .. }
            | Self::HaendlerCardSetAside { at, .. }
            | Self::HaendlerCardSlippedOver { at, .. }
            | Self::DaleOfMerchantsSetUp { at, .. }
            | Self::DaleOfMerchantsCardMoved { at, .. }
            | Self::DaleOfMerchantsTurnBegan { at, .. }
            | Self::DaleOfMerchantsTechniquePlayed { at, .. }
            | Self::DaleOfMerchantsTechniqueScheduled { at, .. }
            | Self::DaleOfMerchantsTechniqueResolved { at, .. }
            | Self::DaleOfMerchantsPurchased { at, .. }
            | Self::DaleOfMerchantsStackBuilt { at, .. }
            | Self::DaleOfMerchantsHandSortedOut { at, .. }
            | Self::DaleOfMerchantsDeckShuffled { at, .. }
            | Self::DaleOfMerchantsMarketDeckFormed { at, .. }
            | Self::DaleOfMerchantsMarketArranged { at, .. }
            | Self::DaleOfMerchantsDieRolled { at, .. }
            | Self::DaleOfMerchantsPlayerChosen { at, .. }
            | Self::DaleOfMerchantsDirectionChosen { at, .. }
            | Self::DaleOfMerchantsValueGuessed { at, .. }
            | Self::DaleOfMerchantsCardShown { at, .. }
            | Self::DaleOfMerchantsValueMultiplied { at, .. }
            | Self::DaleOfMerchantsHandLookedAt { at, .. }
            | Self::DaleOfMerchantsDeckSearched { at, .. }
            | Self::DaleOfMerchantsDeckCardChosen { at, .. }
            | Self::DaleOfMerchantsSetDealt { at, .. }
            | Self::DaleOfMerchantsHelpAsked { at, .. }
            | Self::DaleOfMerchantsHelpDeclined { at, .. }
            | Self::DaleOfMerchantsPassed { at, .. }
            | Self::DaleOfMerchantsTurnEnded { at, .. }
            | Self::DaleOfMerchantsGameEnded { at, .. }
            | Self::DaleOfMerchantsWaiting { at, .. }
            | Self::Unknown { at, .. } => *at,
        }
    }
    ///The commit that it belongs to; events of a commit appear together or not at all.
    pub fn commit(&self) -> u64 {
        match self {
            Self::TableCreated { commit, .. }
            | Self::TableForked { commit, .. }
            | Self::TableSeatTaken { commit, .. }
            | Self::TableBotSeated { commit, .. }
            | Self::TableBotLeft { commit, .. }
            | Self::TableSeatLeft { commit, .. }
            | Self::TableInviteReplaced { commit, .. }
            | Self::TableStarted { commit, .. }
            | Self::TableResigned { commit, .. }
            | Self::TableTimedOut { commit, .. }
            | Self::TableReturned { commit, .. }
            | Self::TablePauseWanted { commit, .. }
            | Self::TableTimeGiven { commit, .. }
            | Self::TableVacationTaken { commit, .. }
            | Self::TableAbortWanted { commit, .. }
            | Self::TableTournamentCancelled { commit, .. }
            | Self::TableFinished { commit, .. }
            | Self::TableDeleted { commit, .. }
            | Self::MediciRoundDealt { commit, .. }
            | Self::MediciStartPlayerChosen { commit, .. }
            | Self::MediciCardTurnedUp { commit, .. }
            | Self::MediciBiddingOpened { commit, .. }
            | Self::MediciBidMade { commit, .. }
            | Self::MediciPassed { commit, .. }
            | Self::MediciLotSold { commit, .. }
            | Self::MediciLotDiscarded { commit, .. }
            | Self::MediciWarehouseFilled { commit, .. }
            | Self::MediciRoundEnded { commit, .. }
            | Self::MediciWarehousesScored { commit, .. }
            | Self::MediciAccountScored { commit, .. }
            | Self::MediciGameEnded { commit, .. }
            | Self::BasariGemsDealt { commit, .. }
            | Self::BasariArchChosen { commit, .. }
            | Self::BasariRoundBegan { commit, .. }
            | Self::BasariFigureMoved { commit, .. }
            | Self::BasariCardChosen { commit, .. }
            | Self::BasariCardsRevealed { commit, .. }
            | Self::BasariActionLapsed { commit, .. }
            | Self::BasariOpeningRolled { commit, .. }
            | Self::BasariTradeOpened { commit, .. }
            | Self::BasariOfferMade { commit, .. }
            | Self::BasariOfferAccepted { commit, .. }
            | Self::BasariTradeConceded { commit, .. }
            | Self::BasariRollCarriedOut { commit, .. }
            | Self::BasariPointsCarriedOut { commit, .. }
            | Self::BasariGemsCarriedOut { commit, .. }
            | Self::BasariLapsScored { commit, .. }
            | Self::BasariMajorityScored { commit, .. }
            | Self::BasariStartMarkersMoved { commit, .. }
            | Self::BasariGameEnded { commit, .. }
            | Self::HaendlerStartingPlayerDrawn { commit, .. }
            | Self::HaendlerAbilitiesDealt { commit, .. }
            | Self::HaendlerAbilityNamed { commit, .. }
            | Self::HaendlerAbilityRaised { commit, .. }
            | Self::HaendlerAbilityPassed { commit, .. }
            | Self::HaendlerAbilitySold { commit, .. }
            | Self::HaendlerRoundBegan { commit, .. }
            | Self::HaendlerStepBegan { commit, .. }
            | Self::HaendlerPassed { commit, .. }
            | Self::HaendlerGoodPurchased { commit, .. }
            | Self::HaendlerBidsRevealed { commit, .. }
            | Self::HaendlerGoodsLoaded { commit, .. }
            | Self::HaendlerOfferMade { commit, .. }
            | Self::HaendlerOfferDeclined { commit, .. }
            | Self::HaendlerRequestMade { commit, .. }
            | Self::HaendlerRequestWithdrawn { commit, .. }
            | Self::HaendlerRequestDeclined { commit, .. }
            | Self::HaendlerBargainingClosed { commit, .. }
            | Self::HaendlerBargainingEnded { commit, .. }
            | Self::HaendlerBrokenAxlePlayed { commit, .. }
            | Self::HaendlerBrokenAxleRemoved { commit, .. }
            | Self::HaendlerWagonMoved { commit, .. }
            | Self::HaendlerTileSpent { commit, .. }
            | Self::HaendlerCourierMoved { commit, .. }
            | Self::HaendlerTurnEnded { commit, .. }
            | Self::HaendlerBrokenAxlesCleared { commit, .. }
            | Self::HaendlerWheelsRevealed { commit, .. }
            | Self::HaendlerOfficeUsed { commit, .. }
            | Self::HaendlerWarehouseSold { commit, .. }
            | Self::HaendlerSpecialSalePlayed { commit, .. }
            | Self::HaendlerWagonsArrived { commit, .. }
            | Self::HaendlerSaleWithBonusPlayed { commit, .. }
            | Self::HaendlerWagonSold { commit, .. }
            | Self::HaendlerBonusMarkersMoved { commit, .. }
            | Self::HaendlerUpkeepPaid { commit, .. }
            | Self::HaendlerUpkeepMissed { commit, .. }
            | Self::HaendlerCreditTaken { commit, .. }
            | Self::HaendlerCreditRepaid { commit, .. }
            | Self::HaendlerStatusPurchased { commit, .. }
            | Self::HaendlerDealProposed { commit, .. }
            | Self::HaendlerProposalWithdrawn { commit, .. }
            | Self::HaendlerProposalDeclined { commit, .. }
            | Self::HaendlerProposalLapsed { commit, .. }
            | Self::HaendlerDealMade { commit, .. }
            | Self::HaendlerCardHandedOver { commit, .. }
            | Self::HaendlerPledgeKept { commit, .. }
            | Self::HaendlerPledgeLapsed { commit, .. }
            | Self::HaendlerTilesReturned { commit, .. }
            | Self::HaendlerGameEnded { commit, .. }
            | Self::HaendlerBidMade { commit, .. }
            | Self::HaendlerInfluenceEarned { commit, .. }
            | Self::HaendlerInfluencePicked { commit, .. }
            | Self::HaendlerWheelSet { commit, .. }
            | Self::HaendlerCardSetAside { commit, .. }
            | Self::HaendlerCardSlippedOver { commit, .. }
            | Self::DaleOfMerchantsSetUp { commit, .. }
            | Self::DaleOfMerchantsCardMoved { commit, .. }
            | Self::DaleOfMerchantsTurnBegan { commit, .. }
            | Self::DaleOfMerchantsTechniquePlayed { commit, .. }
            | Self::DaleOfMerchantsTechniqueScheduled { commit, .. }
            | Self::DaleOfMerchantsTechniqueResolved { commit, .. }
            | Self::DaleOfMerchantsPurchased { commit, .. }
            | Self::DaleOfMerchantsStackBuilt { commit, .. }
            | Self::DaleOfMerchantsHandSortedOut { commit, .. }
            | Self::DaleOfMerchantsDeckShuffled { commit, .. }
            | Self::DaleOfMerchantsMarketDeckFormed { commit, .. }
            | Self::DaleOfMerchantsMarketArranged { commit, .. }
            | Self::DaleOfMerchantsDieRolled { commit, .. }
            | Self::DaleOfMerchantsPlayerChosen { commit, .. }
            | Self::DaleOfMerchantsDirectionChosen { commit, .. }
            | Self::DaleOfMerchantsValueGuessed { commit, .. }
            | Self::DaleOfMerchantsCardShown { commit, .. }
            | Self::DaleOfMerchantsValueMultiplied { commit, .. }
            | Self::DaleOfMerchantsHandLookedAt { commit, .. }
            | Self::DaleOfMerchantsDeckSearched { commit, .. }
            | Self::DaleOfMerchantsDeckCardChosen { commit, .. }
            | Self::DaleOfMerchantsSetDealt { commit, .. }
            | Self::DaleOfMerchantsHelpAsked { commit, .. }
            | Self::DaleOfMerchantsHelpDeclined { commit, .. }
            | Self::DaleOfMerchantsPassed { commit, .. }
            | Self::DaleOfMerchantsTurnEnded { commit, .. }
            | Self::DaleOfMerchantsGameEnded { commit, .. }
            | Self::DaleOfMerchantsWaiting { commit, .. }
            | Self::Unknown { commit, .. } => *commit,
        }
    }
    ///The seat whose command caused it; null where none did.
    pub fn seat(&self) -> ::std::option::Option<u32> {
        match self {
            Self::TableCreated { seat, .. }
            | Self::TableForked { seat, .. }
            | Self::TableSeatTaken { seat, .. }
            | Self::TableBotSeated { seat, .. }
            | Self::TableBotLeft { seat, .. }
            | Self::TableSeatLeft { seat, .. }
            | Self::TableInviteReplaced { seat, .. }
            | Self::TableStarted { seat, .. }
            | Self::TableResigned { seat, .. }
            | Self::TableTimedOut { seat, .. }
            | Self::TableReturned { seat, .. }
            | Self::TablePauseWanted { seat, .. }
            | Self::TableTimeGiven { seat, .. }
            | Self::TableVacationTaken { seat, .. }
            | Self::TableAbortWanted { seat, .. }
            | Self::TableTournamentCancelled { seat, .. }
            | Self::TableFinished { seat, .. }
            | Self::TableDeleted { seat, .. }
            | Self::MediciRoundDealt { seat, .. }
            | Self::MediciStartPlayerChosen { seat, .. }
            | Self::MediciCardTurnedUp { seat, .. }
            | Self::MediciBiddingOpened { seat, .. }
            | Self::MediciBidMade { seat, .. }
            | Self::MediciPassed { seat, .. }
            | Self::MediciLotSold { seat, .. }
            | Self::MediciLotDiscarded { seat, .. }
            | Self::MediciWarehouseFilled { seat, .. }
            | Self::MediciRoundEnded { seat, .. }
            | Self::MediciWarehousesScored { seat, .. }
            | Self::MediciAccountScored { seat, .. }
            | Self::MediciGameEnded { seat, .. }
            | Self::BasariGemsDealt { seat, .. }
            | Self::BasariArchChosen { seat, .. }
            | Self::BasariRoundBegan { seat, .. }
            | Self::BasariFigureMoved { seat, .. }
            | Self::BasariCardChosen { seat, .. }
            | Self::BasariCardsRevealed { seat, .. }
            | Self::BasariActionLapsed { seat, .. }
            | Self::BasariOpeningRolled { seat, .. }
            | Self::BasariTradeOpened { seat, .. }
            | Self::BasariOfferMade { seat, .. }
            | Self::BasariOfferAccepted { seat, .. }
            | Self::BasariTradeConceded { seat, .. }
            | Self::BasariRollCarriedOut { seat, .. }
            | Self::BasariPointsCarriedOut { seat, .. }
            | Self::BasariGemsCarriedOut { seat, .. }
            | Self::BasariLapsScored { seat, .. }
            | Self::BasariMajorityScored { seat, .. }
            | Self::BasariStartMarkersMoved { seat, .. }
            | Self::BasariGameEnded { seat, .. }
            | Self::HaendlerStartingPlayerDrawn { seat, .. }
            | Self::HaendlerAbilitiesDealt { seat, .. }
            | Self::HaendlerAbilityNamed { seat, .. }
            | Self::HaendlerAbilityRaised { seat, .. }
            | Self::HaendlerAbilityPassed { seat, .. }
            | Self::HaendlerAbilitySold { seat, .. }
            | Self::HaendlerRoundBegan { seat, .. }
            | Self::HaendlerStepBegan { seat, .. }
            | Self::HaendlerPassed { seat, .. }
            | Self::HaendlerGoodPurchased { seat, .. }
            | Self::HaendlerBidsRevealed { seat, .. }
            | Self::HaendlerGoodsLoaded { seat, .. }
            | Self::HaendlerOfferMade { seat, .. }
            | Self::HaendlerOfferDeclined { seat, .. }
            | Self::HaendlerRequestMade { seat, .. }
            | Self::HaendlerRequestWithdrawn { seat, .. }
            | Self::HaendlerRequestDeclined { seat, .. }
            | Self::HaendlerBargainingClosed { seat, .. }
            | Self::HaendlerBargainingEnded { seat, .. }
            | Self::HaendlerBrokenAxlePlayed { seat, .. }
            | Self::HaendlerBrokenAxleRemoved { seat, .. }
            | Self::HaendlerWagonMoved { seat, .. }
            | Self::HaendlerTileSpent { seat, .. }
            | Self::HaendlerCourierMoved { seat, .. }
            | Self::HaendlerTurnEnded { seat, .. }
            | Self::HaendlerBrokenAxlesCleared { seat, .. }
            | Self::HaendlerWheelsRevealed { seat, .. }
            | Self::HaendlerOfficeUsed { seat, .. }
            | Self::HaendlerWarehouseSold { seat, .. }
            | Self::HaendlerSpecialSalePlayed { seat, .. }
            | Self::HaendlerWagonsArrived { seat, .. }
            | Self::HaendlerSaleWithBonusPlayed { seat, .. }
            | Self::HaendlerWagonSold { seat, .. }
            | Self::HaendlerBonusMarkersMoved { seat, .. }
            | Self::HaendlerUpkeepPaid { seat, .. }
            | Self::HaendlerUpkeepMissed { seat, .. }
            | Self::HaendlerCreditTaken { seat, .. }
            | Self::HaendlerCreditRepaid { seat, .. }
            | Self::HaendlerStatusPurchased { seat, .. }
            | Self::HaendlerDealProposed { seat, .. }
            | Self::HaendlerProposalWithdrawn { seat, .. }
            | Self::HaendlerProposalDeclined { seat, .. }
            | Self::HaendlerProposalLapsed { seat, .. }
            | Self::HaendlerDealMade { seat, .. }
            | Self::HaendlerCardHandedOver { seat, .. }
            | Self::HaendlerPledgeKept { seat, .. }
            | Self::HaendlerPledgeLapsed { seat, .. }
            | Self::HaendlerTilesReturned { seat, .. }
            | Self::HaendlerGameEnded { seat, .. }
            | Self::HaendlerBidMade { seat, .. }
            | Self::HaendlerInfluenceEarned { seat, .. }
            | Self::HaendlerInfluencePicked { seat, .. }
            | Self::HaendlerWheelSet { seat, .. }
            | Self::HaendlerCardSetAside { seat, .. }
            | Self::HaendlerCardSlippedOver { seat, .. }
            | Self::DaleOfMerchantsSetUp { seat, .. }
            | Self::DaleOfMerchantsCardMoved { seat, .. }
            | Self::DaleOfMerchantsTurnBegan { seat, .. }
            | Self::DaleOfMerchantsTechniquePlayed { seat, .. }
            | Self::DaleOfMerchantsTechniqueScheduled { seat, .. }
            | Self::DaleOfMerchantsTechniqueResolved { seat, .. }
            | Self::DaleOfMerchantsPurchased { seat, .. }
            | Self::DaleOfMerchantsStackBuilt { seat, .. }
            | Self::DaleOfMerchantsHandSortedOut { seat, .. }
            | Self::DaleOfMerchantsDeckShuffled { seat, .. }
            | Self::DaleOfMerchantsMarketDeckFormed { seat, .. }
            | Self::DaleOfMerchantsMarketArranged { seat, .. }
            | Self::DaleOfMerchantsDieRolled { seat, .. }
            | Self::DaleOfMerchantsPlayerChosen { seat, .. }
            | Self::DaleOfMerchantsDirectionChosen { seat, .. }
            | Self::DaleOfMerchantsValueGuessed { seat, .. }
            | Self::DaleOfMerchantsCardShown { seat, .. }
            | Self::DaleOfMerchantsValueMultiplied { seat, .. }
            | Self::DaleOfMerchantsHandLookedAt { seat, .. }
            | Self::DaleOfMerchantsDeckSearched { seat, .. }
            | Self::DaleOfMerchantsDeckCardChosen { seat, .. }
            | Self::DaleOfMerchantsSetDealt { seat, .. }
            | Self::DaleOfMerchantsHelpAsked { seat, .. }
            | Self::DaleOfMerchantsHelpDeclined { seat, .. }
            | Self::DaleOfMerchantsPassed { seat, .. }
            | Self::DaleOfMerchantsTurnEnded { seat, .. }
            | Self::DaleOfMerchantsGameEnded { seat, .. }
            | Self::DaleOfMerchantsWaiting { seat, .. }
            | Self::Unknown { seat, .. } => *seat,
        }
    }
    ///1, 2, 3 … through all commits of the game, the same for every viewer.
    pub fn seq(&self) -> u64 {
        match self {
            Self::TableCreated { seq, .. }
            | Self::TableForked { seq, .. }
            | Self::TableSeatTaken { seq, .. }
            | Self::TableBotSeated { seq, .. }
            | Self::TableBotLeft { seq, .. }
            | Self::TableSeatLeft { seq, .. }
            | Self::TableInviteReplaced { seq, .. }
            | Self::TableStarted { seq, .. }
            | Self::TableResigned { seq, .. }
            | Self::TableTimedOut { seq, .. }
            | Self::TableReturned { seq, .. }
            | Self::TablePauseWanted { seq, .. }
            | Self::TableTimeGiven { seq, .. }
            | Self::TableVacationTaken { seq, .. }
            | Self::TableAbortWanted { seq, .. }
            | Self::TableTournamentCancelled { seq, .. }
            | Self::TableFinished { seq, .. }
            | Self::TableDeleted { seq, .. }
            | Self::MediciRoundDealt { seq, .. }
            | Self::MediciStartPlayerChosen { seq, .. }
            | Self::MediciCardTurnedUp { seq, .. }
            | Self::MediciBiddingOpened { seq, .. }
            | Self::MediciBidMade { seq, .. }
            | Self::MediciPassed { seq, .. }
            | Self::MediciLotSold { seq, .. }
            | Self::MediciLotDiscarded { seq, .. }
            | Self::MediciWarehouseFilled { seq, .. }
            | Self::MediciRoundEnded { seq, .. }
            | Self::MediciWarehousesScored { seq, .. }
            | Self::MediciAccountScored { seq, .. }
            | Self::MediciGameEnded { seq, .. }
            | Self::BasariGemsDealt { seq, .. }
            | Self::BasariArchChosen { seq, .. }
            | Self::BasariRoundBegan { seq, .. }
            | Self::BasariFigureMoved { seq, .. }
            | Self::BasariCardChosen { seq, .. }
            | Self::BasariCardsRevealed { seq, .. }
            | Self::BasariActionLapsed { seq, .. }
            | Self::BasariOpeningRolled { seq, .. }
            | Self::BasariTradeOpened { seq, .. }
            | Self::BasariOfferMade { seq, .. }
            | Self::BasariOfferAccepted { seq, .. }
            | Self::BasariTradeConceded { seq, .. }
            | Self::BasariRollCarriedOut { seq, .. }
            | Self::BasariPointsCarriedOut { seq, .. }
            | Self::BasariGemsCarriedOut { seq, .. }
            | Self::BasariLapsScored { seq, .. }
            | Self::BasariMajorityScored { seq, .. }
            | Self::BasariStartMarkersMoved { seq, .. }
            | Self::BasariGameEnded { seq, .. }
            | Self::HaendlerStartingPlayerDrawn { seq, .. }
            | Self::HaendlerAbilitiesDealt { seq, .. }
            | Self::HaendlerAbilityNamed { seq, .. }
            | Self::HaendlerAbilityRaised { seq, .. }
            | Self::HaendlerAbilityPassed { seq, .. }
            | Self::HaendlerAbilitySold { seq, .. }
            | Self::HaendlerRoundBegan { seq, .. }
            | Self::HaendlerStepBegan { seq, .. }
            | Self::HaendlerPassed { seq, .. }
            | Self::HaendlerGoodPurchased { seq, .. }
            | Self::HaendlerBidsRevealed { seq, .. }
            | Self::HaendlerGoodsLoaded { seq, .. }
            | Self::HaendlerOfferMade { seq, .. }
            | Self::HaendlerOfferDeclined { seq, .. }
            | Self::HaendlerRequestMade { seq, .. }
            | Self::HaendlerRequestWithdrawn { seq, .. }
            | Self::HaendlerRequestDeclined { seq, .. }
            | Self::HaendlerBargainingClosed { seq, .. }
            | Self::HaendlerBargainingEnded { seq, .. }
            | Self::HaendlerBrokenAxlePlayed { seq, .. }
            | Self::HaendlerBrokenAxleRemoved { seq, .. }
            | Self::HaendlerWagonMoved { seq, .. }
            | Self::HaendlerTileSpent { seq, .. }
            | Self::HaendlerCourierMoved { seq, .. }
            | Self::HaendlerTurnEnded { seq, .. }
            | Self::HaendlerBrokenAxlesCleared { seq, .. }
            | Self::HaendlerWheelsRevealed { seq, .. }
            | Self::HaendlerOfficeUsed { seq, .. }
            | Self::HaendlerWarehouseSold { seq, .. }
            | Self::HaendlerSpecialSalePlayed { seq, .. }
            | Self::HaendlerWagonsArrived { seq, .. }
            | Self::HaendlerSaleWithBonusPlayed { seq, .. }
            | Self::HaendlerWagonSold { seq, .. }
            | Self::HaendlerBonusMarkersMoved { seq, .. }
            | Self::HaendlerUpkeepPaid { seq, .. }
            | Self::HaendlerUpkeepMissed { seq, .. }
            | Self::HaendlerCreditTaken { seq, .. }
            | Self::HaendlerCreditRepaid { seq, .. }
            | Self::HaendlerStatusPurchased { seq, .. }
            | Self::HaendlerDealProposed { seq, .. }
            | Self::HaendlerProposalWithdrawn { seq, .. }
            | Self::HaendlerProposalDeclined { seq, .. }
            | Self::HaendlerProposalLapsed { seq, .. }
            | Self::HaendlerDealMade { seq, .. }
            | Self::HaendlerCardHandedOver { seq, .. }
            | Self::HaendlerPledgeKept { seq, .. }
            | Self::HaendlerPledgeLapsed { seq, .. }
            | Self::HaendlerTilesReturned { seq, .. }
            | Self::HaendlerGameEnded { seq, .. }
            | Self::HaendlerBidMade { seq, .. }
            | Self::HaendlerInfluenceEarned { seq, .. }
            | Self::HaendlerInfluencePicked { seq, .. }
            | Self::HaendlerWheelSet { seq, .. }
            | Self::HaendlerCardSetAside { seq, .. }
            | Self::HaendlerCardSlippedOver { seq, .. }
            | Self::DaleOfMerchantsSetUp { seq, .. }
            | Self::DaleOfMerchantsCardMoved { seq, .. }
            | Self::DaleOfMerchantsTurnBegan { seq, .. }
            | Self::DaleOfMerchantsTechniquePlayed { seq, .. }
            | Self::DaleOfMerchantsTechniqueScheduled { seq, .. }
            | Self::DaleOfMerchantsTechniqueResolved { seq, .. }
            | Self::DaleOfMerchantsPurchased { seq, .. }
            | Self::DaleOfMerchantsStackBuilt { seq, .. }
            | Self::DaleOfMerchantsHandSortedOut { seq, .. }
            | Self::DaleOfMerchantsDeckShuffled { seq, .. }
            | Self::DaleOfMerchantsMarketDeckFormed { seq, .. }
            | Self::DaleOfMerchantsMarketArranged { seq, .. }
            | Self::DaleOfMerchantsDieRolled { seq, .. }
            | Self::DaleOfMerchantsPlayerChosen { seq, .. }
            | Self::DaleOfMerchantsDirectionChosen { seq, .. }
            | Self::DaleOfMerchantsValueGuessed { seq, .. }
            | Self::DaleOfMerchantsCardShown { seq, .. }
            | Self::DaleOfMerchantsValueMultiplied { seq, .. }
            | Self::DaleOfMerchantsHandLookedAt { seq, .. }
            | Self::DaleOfMerchantsDeckSearched { seq, .. }
            | Self::DaleOfMerchantsDeckCardChosen { seq, .. }
            | Self::DaleOfMerchantsSetDealt { seq, .. }
            | Self::DaleOfMerchantsHelpAsked { seq, .. }
            | Self::DaleOfMerchantsHelpDeclined { seq, .. }
            | Self::DaleOfMerchantsPassed { seq, .. }
            | Self::DaleOfMerchantsTurnEnded { seq, .. }
            | Self::DaleOfMerchantsGameEnded { seq, .. }
            | Self::DaleOfMerchantsWaiting { seq, .. }
            | Self::Unknown { seq, .. } => *seq,
        }
    }
}
impl GameOrders {
    /// The `ruleset` that tells it apart.
    pub fn ruleset(&self) -> &str {
        match self {
            Self::Medici { .. } => "medici",
            Self::Basari { .. } => "basari",
            Self::Haendler { .. } => "haendler",
            Self::DaleOfMerchants { .. } => "dale_of_merchants",
            Self::Unknown { ruleset, .. } => ruleset,
        }
    }
}
impl GameView {
    /// The `ruleset` that tells it apart.
    pub fn ruleset(&self) -> &str {
        match self {
            Self::Medici { .. } => "medici",
            Self::Basari { .. } => "basari",
            Self::Haendler { .. } => "haendler",
            Self::DaleOfMerchants { .. } => "dale_of_merchants",
            Self::Unknown { ruleset, .. } => ruleset,
        }
    }
    ///The chain's link for that commit, 64 hexadecimal digits.
    pub fn chain_head(&self) -> &::std::string::String {
        match self {
            Self::Medici { chain_head, .. }
            | Self::Basari { chain_head, .. }
            | Self::Haendler { chain_head, .. }
            | Self::DaleOfMerchants { chain_head, .. }
            | Self::Unknown { chain_head, .. } => chain_head,
        }
    }
    ///The clocks of the players, by seat, as of that commit; left out where there is no limit.
    pub fn clocks(&self) -> &::std::vec::Vec<SeatClock> {
        match self {
            Self::Medici { clocks, .. }
            | Self::Basari { clocks, .. }
            | Self::Haendler { clocks, .. }
            | Self::DaleOfMerchants { clocks, .. }
            | Self::Unknown { clocks, .. } => clocks,
        }
    }
    ///Number of the last commit that this view includes.
    pub fn commit(&self) -> u64 {
        match self {
            Self::Medici { commit, .. }
            | Self::Basari { commit, .. }
            | Self::Haendler { commit, .. }
            | Self::DaleOfMerchants { commit, .. }
            | Self::Unknown { commit, .. } => *commit,
        }
    }
    ///Id of the game.
    pub fn game(&self) -> &::std::string::String {
        match self {
            Self::Medici { game, .. }
            | Self::Basari { game, .. }
            | Self::Haendler { game, .. }
            | Self::DaleOfMerchants { game, .. }
            | Self::Unknown { game, .. } => game,
        }
    }
    ///The viewer's seat; null for a spectator.
    pub fn seat(&self) -> ::std::option::Option<u32> {
        match self {
            Self::Medici { seat, .. }
            | Self::Basari { seat, .. }
            | Self::Haendler { seat, .. }
            | Self::DaleOfMerchants { seat, .. }
            | Self::Unknown { seat, .. } => *seat,
        }
    }
    ///Seq of the last event that this view includes; always the end of a commit.
    pub fn seq(&self) -> u64 {
        match self {
            Self::Medici { seq, .. }
            | Self::Basari { seq, .. }
            | Self::Haendler { seq, .. }
            | Self::DaleOfMerchants { seq, .. }
            | Self::Unknown { seq, .. } => *seq,
        }
    }
}
impl GetDecisionFields {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::All, Self::Short];
}
impl GetLeaderboardKind {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Users, Self::Bots];
}
impl GetLeaderboardPool {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::TwoPlayers,
        Self::Multiplayer,
        Self::Teams,
    ];
}
impl HaendlerAbility {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::FavourablePurchasing,
        Self::Driver,
        Self::GreatDriver,
        Self::Courier,
        Self::ExpressCourier,
        Self::Office,
        Self::LargeOffice,
        Self::WarehouseSelling,
    ];
}
impl HaendlerArrow {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::CoatOfArms,
        Self::Cloth,
        Self::Wine,
        Self::Salt,
        Self::Food,
        Self::Iron,
        Self::Silk,
    ];
}
impl HaendlerDealtCard {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::BrokenAxle,
        Self::FreeLoading,
        Self::SpecialSale,
        Self::SocialClimbing,
        Self::SaleWithBonus,
        Self::GiversChoice,
    ];
}
impl HaendlerDirection {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Up, Self::Down];
}
impl HaendlerEndReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Arrivals, Self::RoundLimit];
}
impl HaendlerGood {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Cloth,
        Self::Wine,
        Self::Salt,
        Self::Food,
        Self::Iron,
        Self::Silk,
    ];
}
impl HaendlerInfluence {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::BrokenAxle,
        Self::FreeLoading,
        Self::SpecialSale,
        Self::SocialClimbing,
        Self::SaleWithBonus,
    ];
}
impl HaendlerLoadingRight {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Master,
        Self::Offer,
        Self::Request,
        Self::FixedPrice,
        Self::FreeLoading,
        Self::Pledge,
    ];
}
impl HaendlerOfferedGoods {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::One, Self::Two, Self::OneOrTwo];
}
impl HaendlerPassReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Chosen, Self::NothingLeft];
}
impl HaendlerPhase {
    /// The `phase` that tells it apart.
    pub fn phase(&self) -> &str {
        match self {
            Self::NamingAbility { .. } => "naming_ability",
            Self::Auction { .. } => "auction",
            Self::Purchasing { .. } => "purchasing",
            Self::Bidding { .. } => "bidding",
            Self::MasterLoading { .. } => "master_loading",
            Self::Bargaining { .. } => "bargaining",
            Self::FixedLoading { .. } => "fixed_loading",
            Self::PlayingAxles { .. } => "playing_axles",
            Self::Moving { .. } => "moving",
            Self::SettingWheels { .. } => "setting_wheels",
            Self::UsingOffices { .. } => "using_offices",
            Self::WarehouseSelling { .. } => "warehouse_selling",
            Self::SpecialSale { .. } => "special_sale",
            Self::BonusSale { .. } => "bonus_sale",
            Self::OfferedCredit { .. } => "offered_credit",
            Self::Rising { .. } => "rising",
            Self::Repaying { .. } => "repaying",
            Self::Over { .. } => "over",
            Self::Unknown { phase, .. } => phase,
        }
    }
}
impl HaendlerPledge {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::NoBid { .. } => "no_bid",
            Self::LetLoad { .. } => "let_load",
            Self::MoveWagon { .. } => "move_wagon",
            Self::NoOffice { .. } => "no_office",
            Self::OfficeOnly { .. } => "office_only",
            Self::OfficeSpares { .. } => "office_spares",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl HaendlerStep {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::NamingAbility { .. } => "naming_ability",
            Self::Purchasing { .. } => "purchasing",
            Self::Bidding { .. } => "bidding",
            Self::MasterLoading { .. } => "master_loading",
            Self::Bargaining { .. } => "bargaining",
            Self::FixedLoading { .. } => "fixed_loading",
            Self::PlayingAxles { .. } => "playing_axles",
            Self::Moving { .. } => "moving",
            Self::SettingWheels { .. } => "setting_wheels",
            Self::UsingOffices { .. } => "using_offices",
            Self::WarehouseSelling { .. } => "warehouse_selling",
            Self::SpecialSale { .. } => "special_sale",
            Self::BonusSale { .. } => "bonus_sale",
            Self::OfferedCredit { .. } => "offered_credit",
            Self::Rising { .. } => "rising",
            Self::Repaying { .. } => "repaying",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl ImportRecordVisibility {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Public, Self::Private];
}
impl ListDecisionsFields {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::All, Self::Short];
}
impl ListDueDecisionsFields {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::All, Self::Short];
}
impl ListGamesSeat {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Me];
}
impl ListGamesStatus {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Open, Self::Running, Self::Finished];
}
impl ListRecordsInclude {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Forks];
}
impl ListTournamentsStatus {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Registering,
        Self::Running,
        Self::Finished,
        Self::Cancelled,
    ];
}
impl MediciPassReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Chosen, Self::NoRoom, Self::NoMoney];
}
impl MediciPhase {
    /// The `phase` that tells it apart.
    pub fn phase(&self) -> &str {
        match self {
            Self::TurningUp { .. } => "turning_up",
            Self::Bidding { .. } => "bidding",
            Self::Over { .. } => "over",
            Self::Unknown { phase, .. } => phase,
        }
    }
}
impl MediciRoundEndReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::WarehousesFull, Self::DeckExhausted];
}
impl MediciWare {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Metals,
        Self::Spices,
        Self::Porcelain,
        Self::Cloth,
        Self::Dyes,
    ];
}
impl Occupant {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Me, Self::Bot];
}
impl OnTimeout {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::StandIn,
        Self::StandInUntilReturn,
        Self::Lose,
    ];
}
impl PlayerKind {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Guest, Self::User, Self::Bot];
}
impl PreviewStop {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Luck, Self::Reveal];
}
impl PreviewedEvent {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::TableCreated { .. } => "table.created",
            Self::TableForked { .. } => "table.forked",
            Self::TableSeatTaken { .. } => "table.seat_taken",
            Self::TableBotSeated { .. } => "table.bot_seated",
            Self::TableBotLeft { .. } => "table.bot_left",
            Self::TableSeatLeft { .. } => "table.seat_left",
            Self::TableInviteReplaced { .. } => "table.invite_replaced",
            Self::TableStarted { .. } => "table.started",
            Self::TableResigned { .. } => "table.resigned",
            Self::TableTimedOut { .. } => "table.timed_out",
            Self::TableReturned { .. } => "table.returned",
            Self::TablePauseWanted { .. } => "table.pause_wanted",
            Self::TableTimeGiven { .. } => "table.time_given",
            Self::TableVacationTaken { .. } => "table.vacation_taken",
            Self::TableAbortWanted { .. } => "table.abort_wanted",
            Self::TableTournamentCancelled { .. } => "table.tournament_cancelled",
            Self::TableFinished { .. } => "table.finished",
            Self::TableDeleted { .. } => "table.deleted",
            Self::MediciRoundDealt { .. } => "medici.round_dealt",
            Self::MediciStartPlayerChosen { .. } => "medici.start_player_chosen",
            Self::MediciCardTurnedUp { .. } => "medici.card_turned_up",
            Self::MediciBiddingOpened { .. } => "medici.bidding_opened",
            Self::MediciBidMade { .. } => "medici.bid_made",
            Self::MediciPassed { .. } => "medici.passed",
            Self::MediciLotSold { .. } => "medici.lot_sold",
            Self::MediciLotDiscarded { .. } => "medici.lot_discarded",
            Self::MediciWarehouseFilled { .. } => "medici.warehouse_filled",
            Self::MediciRoundEnded { .. } => "medici.round_ended",
            Self::MediciWarehousesScored { .. } => "medici.warehouses_scored",
            Self::MediciAccountScored { .. } => "medici.account_scored",
            Self::MediciGameEnded { .. } => "medici.game_ended",
            Self::BasariGemsDealt { .. } => "basari.gems_dealt",
            Self::BasariArchChosen { .. } => "basari.arch_chosen",
            Self::BasariRoundBegan { .. } => "basari.round_began",
            Self::BasariFigureMoved { .. } => "basari.figure_moved",
            Self::BasariCardChosen { .. } => "basari.card_chosen",
            Self::BasariCardsRevealed { .. } => "basari.cards_revealed",
            Self::BasariActionLapsed { .. } => "basari.action_lapsed",
            Self::BasariOpeningRolled { .. } => "basari.opening_rolled",
            Self::BasariTradeOpened { .. } => "basari.trade_opened",
            Self::BasariOfferMade { .. } => "basari.offer_made",
            Self::BasariOfferAccepted { .. } => "basari.offer_accepted",
            Self::BasariTradeConceded { .. } => "basari.trade_conceded",
            Self::BasariRollCarriedOut { .. } => "basari.roll_carried_out",
            Self::BasariPointsCarriedOut { .. } => "basari.points_carried_out",
            Self::BasariGemsCarriedOut { .. } => "basari.gems_carried_out",
            Self::BasariLapsScored { .. } => "basari.laps_scored",
            Self::BasariMajorityScored { .. } => "basari.majority_scored",
            Self::BasariStartMarkersMoved { .. } => "basari.start_markers_moved",
            Self::BasariGameEnded { .. } => "basari.game_ended",
            Self::HaendlerStartingPlayerDrawn { .. } => "haendler.starting_player_drawn",
            Self::HaendlerAbilitiesDealt { .. } => "haendler.abilities_dealt",
            Self::HaendlerAbilityNamed { .. } => "haendler.ability_named",
            Self::HaendlerAbilityRaised { .. } => "haendler.ability_raised",
            Self::HaendlerAbilityPassed { .. } => "haendler.ability_passed",
            Self::HaendlerAbilitySold { .. } => "haendler.ability_sold",
            Self::HaendlerRoundBegan { .. } => "haendler.round_began",
            Self::HaendlerStepBegan { .. } => "haendler.step_began",
            Self::HaendlerPassed { .. } => "haendler.passed",
            Self::HaendlerGoodPurchased { .. } => "haendler.good_purchased",
            Self::HaendlerBidsRevealed { .. } => "haendler.bids_revealed",
            Self::HaendlerGoodsLoaded { .. } => "haendler.goods_loaded",
            Self::HaendlerOfferMade { .. } => "haendler.offer_made",
            Self::HaendlerOfferDeclined { .. } => "haendler.offer_declined",
            Self::HaendlerRequestMade { .. } => "haendler.request_made",
            Self::HaendlerRequestWithdrawn { .. } => "haendler.request_withdrawn",
            Self::HaendlerRequestDeclined { .. } => "haendler.request_declined",
            Self::HaendlerBargainingClosed { .. } => "haendler.bargaining_closed",
            Self::HaendlerBargainingEnded { .. } => "haendler.bargaining_ended",
            Self::HaendlerBrokenAxlePlayed { .. } => "haendler.broken_axle_played",
            Self::HaendlerBrokenAxleRemoved { .. } => "haendler.broken_axle_removed",
            Self::HaendlerWagonMoved { .. } => "haendler.wagon_moved",
            Self::HaendlerTileSpent { .. } => "haendler.tile_spent",
            Self::HaendlerCourierMoved { .. } => "haendler.courier_moved",
            Self::HaendlerTurnEnded { .. } => "haendler.turn_ended",
            Self::HaendlerBrokenAxlesCleared { .. } => "haendler.broken_axles_cleared",
            Self::HaendlerWheelsRevealed { .. } => "haendler.wheels_revealed",
            Self::HaendlerOfficeUsed { .. } => "haendler.office_used",
            Self::HaendlerWarehouseSold { .. } => "haendler.warehouse_sold",
            Self::HaendlerSpecialSalePlayed { .. } => "haendler.special_sale_played",
            Self::HaendlerWagonsArrived { .. } => "haendler.wagons_arrived",
            Self::HaendlerSaleWithBonusPlayed { .. } => "haendler.sale_with_bonus_played",
            Self::HaendlerWagonSold { .. } => "haendler.wagon_sold",
            Self::HaendlerBonusMarkersMoved { .. } => "haendler.bonus_markers_moved",
            Self::HaendlerUpkeepPaid { .. } => "haendler.upkeep_paid",
            Self::HaendlerUpkeepMissed { .. } => "haendler.upkeep_missed",
            Self::HaendlerCreditTaken { .. } => "haendler.credit_taken",
            Self::HaendlerCreditRepaid { .. } => "haendler.credit_repaid",
            Self::HaendlerStatusPurchased { .. } => "haendler.status_purchased",
            Self::HaendlerDealProposed { .. } => "haendler.deal_proposed",
            Self::HaendlerProposalWithdrawn { .. } => "haendler.proposal_withdrawn",
            Self::HaendlerProposalDeclined { .. } => "haendler.proposal_declined",
            Self::HaendlerProposalLapsed { .. } => "haendler.proposal_lapsed",
            Self::HaendlerDealMade { .. } => "haendler.deal_made",
            Self::HaendlerCardHandedOver { .. } => "haendler.card_handed_over",
            Self::HaendlerPledgeKept { .. } => "haendler.pledge_kept",
            Self::HaendlerPledgeLapsed { .. } => "haendler.pledge_lapsed",
            Self::HaendlerTilesReturned { .. } => "haendler.tiles_returned",
            Self::HaendlerGameEnded { .. } => "haendler.game_ended",
            Self::HaendlerBidMade { .. } => "haendler.bid_made",
            Self::HaendlerInfluenceEarned { .. } => "haendler.influence_earned",
            Self::HaendlerInfluencePicked { .. } => "haendler.influence_picked",
            Self::HaendlerWheelSet { .. } => "haendler.wheel_set",
            Self::HaendlerCardSetAside { .. } => "haendler.card_set_aside",
            Self::HaendlerCardSlippedOver { .. } => "haendler.card_slipped_over",
            Self::DaleOfMerchantsSetUp { .. } => "dale_of_merchants.set_up",
            Self::DaleOfMerchantsCardMoved { .. } => "dale_of_merchants.card_moved",
            Self::DaleOfMerchantsTurnBegan { .. } => "dale_of_merchants.turn_began",
            Self::DaleOfMerchantsTechniquePlayed { .. } => {
                "dale_of_merchants.technique_played"
            }
            Self::DaleOfMerchantsTechniqueScheduled { .. } => {
                "dale_of_merchants.technique_scheduled"
            }
            Self::DaleOfMerchantsTechniqueResolved { .. } => {
                "dale_of_merchants.technique_resolved"
            }
            Self::DaleOfMerchantsPurchased { .. } => "dale_of_merchants.purchased",
            Self::DaleOfMerchantsStackBuilt { .. } => "dale_of_merchants.stack_built",
            Self::DaleOfMerchantsHandSortedOut { .. } => {
                "dale_of_merchants.hand_sorted_out"
            }
            Self::DaleOfMerchantsDeckShuffled { .. } => "dale_of_merchants.deck_shuffled",
            Self::DaleOfMerchantsMarketDeckFormed { .. } => {
                "dale_of_merchants.market_deck_formed"
            }
            Self::DaleOfMerchantsMarketArranged { .. } => {
                "dale_of_merchants.market_arranged"
            }
            Self::DaleOfMerchantsDieRolled { .. } => "dale_of_merchants.die_rolled",
            Self::DaleOfMerchantsPlayerChosen { .. } => "dale_of_merchants.player_chosen",
            Self::DaleOfMerchantsDirectionChosen { .. } => {
                "dale_of_merchants.direction_chosen"
            }
            Self::DaleOfMerchantsValueGuessed { .. } => "dale_of_merchants.value_guessed",
            Self::DaleOfMerchantsCardShown { .. } => "dale_of_merchants.card_shown",
            Self::DaleOfMerchantsValueMultiplied { .. } => {
                "dale_of_merchants.value_multiplied"
            }
            Self::DaleOfMerchantsHandLookedAt { .. } => {
                "dale_of_merchants.hand_looked_at"
            }
            Self::DaleOfMerchantsDeckSearched { .. } => "dale_of_merchants.deck_searched",
            Self::DaleOfMerchantsDeckCardChosen { .. } => {
                "dale_of_merchants.deck_card_chosen"
            }
            Self::DaleOfMerchantsSetDealt { .. } => "dale_of_merchants.set_dealt",
            Self::DaleOfMerchantsHelpAsked { .. } => "dale_of_merchants.help_asked",
            Self::DaleOfMerchantsHelpDeclined { .. } => "dale_of_merchants.help_declined",
            Self::DaleOfMerchantsPassed { .. } => "dale_of_merchants.passed",
            Self::DaleOfMerchantsTurnEnded { .. } => "dale_of_merchants.turn_ended",
            Self::DaleOfMerchantsGameEnded { .. } => "dale_of_merchants.game_ended",
            Self::DaleOfMerchantsWaiting { .. } => "dale_of_merchants.waiting",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl ProblemCode {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::MalformedBody,
        Self::ParameterInvalid,
        Self::CursorInvalid,
        Self::AtOutOfRange,
        Self::IdempotencyKeyMissing,
        Self::IdempotencyKeyInvalid,
        Self::TokenMissing,
        Self::TokenInvalid,
        Self::TokenExpired,
        Self::TicketInvalid,
        Self::TicketExpired,
        Self::CredentialsInvalid,
        Self::RefreshInvalid,
        Self::RecoveryInvalid,
        Self::AccountSuspended,
        Self::PasswordWrong,
        Self::NotYourSeat,
        Self::NotYourTable,
        Self::ScopeMissing,
        Self::UserNeeded,
        Self::RatedTable,
        Self::NotYourTournament,
        Self::MayNotEnter,
        Self::RatingOutside,
        Self::HistoryHidden,
        Self::PathUnknown,
        Self::ProblemUnknown,
        Self::RulesetUnknown,
        Self::GameUnknown,
        Self::MessageUnknown,
        Self::SeekUnknown,
        Self::PlayerUnknown,
        Self::TokenUnknown,
        Self::BotUnknown,
        Self::SessionUnknown,
        Self::WebhookUnknown,
        Self::TournamentUnknown,
        Self::RoundUnknown,
        Self::AppUnknown,
        Self::DeviceUnknown,
        Self::DecisionUnknown,
        Self::MethodNotAllowed,
        Self::NotAcceptable,
        Self::BodyTooSlow,
        Self::NameTaken,
        Self::AlreadyUser,
        Self::TokensSpent,
        Self::BotAccountsSpent,
        Self::AppChanged,
        Self::AppsSpent,
        Self::WebhooksSpent,
        Self::DeliveriesSpent,
        Self::SeatTaken,
        Self::AlreadySeated,
        Self::SeatingsSpent,
        Self::RematchesSpent,
        Self::OpenTablesSpent,
        Self::TournamentsSpent,
        Self::EntriesSpent,
        Self::RegistrationClosed,
        Self::TournamentFull,
        Self::NotParticipant,
        Self::TournamentOver,
        Self::TablePublic,
        Self::ClockStands,
        Self::AbortChangesSpent,
        Self::OthersNeeded,
        Self::VacationSpent,
        Self::ClockChangesSpent,
        Self::InvitesSpent,
        Self::InvitationsSpent,
        Self::NotInvitable,
        Self::SeatReserved,
        Self::SeekClosed,
        Self::SeeksSpent,
        Self::BlocksSpent,
        Self::MutesSpent,
        Self::MessagesSpent,
        Self::ReportsSpent,
        Self::BotGamesSpent,
        Self::SeatsOpen,
        Self::GameStarted,
        Self::GameNotRunning,
        Self::GameOver,
        Self::ForkTooDeep,
        Self::GameNotOver,
        Self::DecisionClosed,
        Self::VersionMismatch,
        Self::BodyTooLarge,
        Self::MediaTypeUnsupported,
        Self::IllegalAction,
        Self::IdempotencyKeyReused,
        Self::OptionsInvalid,
        Self::RecordDiverges,
        Self::RecordUnsupported,
        Self::RecordUnfinished,
        Self::GameQuarantined,
        Self::RateLimited,
        Self::StorageQuota,
        Self::TooManyConnections,
        Self::TooManyStreams,
        Self::Internal,
        Self::Draining,
        Self::StorageFull,
        Self::ReadOnly,
        Self::StoreUnavailable,
        Self::Busy,
    ];
}
impl RatedKind {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Users, Self::Bots];
}
impl RatingPool {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::TwoPlayers,
        Self::Multiplayer,
        Self::Teams,
    ];
}
impl RecordSigner {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::ThisServer, Self::Unknown_];
}
impl ReportCategory {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Harassment,
        Self::Hate,
        Self::Spam,
        Self::Cheating,
        Self::Privacy,
        Self::Other,
    ];
}
impl ResignReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Asked, Self::TurnLimit];
}
impl Scope {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Read,
        Self::Play,
        Self::Tables,
        Self::Account,
    ];
}
impl SeatLeftReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Left, Self::Resigned, Self::TimeUp];
}
impl SeekStatus {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Open, Self::Complete];
}
impl Status {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Open,
        Self::Running,
        Self::Finished,
        Self::Quarantined,
    ];
}
impl TableDeletedReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Owner, Self::Expired];
}
impl TournamentCancelReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Organizer,
        Self::TooFew,
        Self::AccountDeleted,
        Self::Operator,
    ];
}
impl TournamentEntrant {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::Player { .. } => "player",
            Self::Bot { .. } => "bot",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl TournamentEntrants {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Users, Self::Bots, Self::All];
}
impl TournamentFormat {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::RoundRobin { .. } => "round_robin",
            Self::Swiss { .. } => "swiss",
            Self::Elimination { .. } => "elimination",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl TournamentNews {
    /// The `type` that tells it apart.
    pub fn type_(&self) -> &str {
        match self {
            Self::TournamentCreated { .. } => "tournament.created",
            Self::TournamentRegistered { .. } => "tournament.registered",
            Self::TournamentWithdrawn { .. } => "tournament.withdrawn",
            Self::TournamentStarted { .. } => "tournament.started",
            Self::TournamentRoundDrawn { .. } => "tournament.round_drawn",
            Self::TournamentResultCounted { .. } => "tournament.result_counted",
            Self::TournamentRoundClosed { .. } => "tournament.round_closed",
            Self::TournamentEnded { .. } => "tournament.ended",
            Self::TournamentRenamed { .. } => "tournament.renamed",
            Self::TournamentCancelled { .. } => "tournament.cancelled",
            Self::Unknown { type_, .. } => type_,
        }
    }
}
impl TournamentResultReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Played,
        Self::Forfeited,
        Self::NotStarted,
        Self::Lost,
    ];
}
impl TournamentSeeding {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Rating, Self::Entry, Self::Lot];
}
impl TournamentStatus {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Registering,
        Self::Running,
        Self::Finished,
        Self::Cancelled,
    ];
}
impl TournamentTieBreak {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::DirectEncounter,
        Self::Buchholz,
        Self::SonnebornBerger,
        Self::Wins,
        Self::GameScore,
    ];
}
impl TournamentWithdrawReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Asked, Self::AccountDeleted];
}
impl Visibility {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Public, Self::Private];
}
impl WebhookDisabledReason {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[Self::Player, Self::Failing, Self::Gone];
}
impl Weekday {
    /// All values that this client knows, in the order of the contract.
    pub const KNOWN: &'static [Self] = &[
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];
}
