//! A seek as all players see it.

use serde::Serialize;
use utoipa::ToSchema;

use crate::table::seeks::{self, KeptSeek};
use kontor_bots::Bot;
use kontor_log::{clock::Clock, table_event::PlayerRef, time::Timestamp};
use kontor_service::{requester::player_ref, runtime::former::FormerPlayers};

/// How far a seek is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeekStatus {
    /// Players come and go.
    Open,
    /// All players are there, and the game begins.
    Complete,
}

/// A seek as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Seek {
    /// Id of the seek.
    #[schema(example = "k_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: String,
    /// The id that its game will have.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: String,
    /// How far it is.
    pub status: SeekStatus,
    /// Id of the ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// How many players are sought in all.
    #[schema(minimum = 2, example = 4)]
    pub seats: u8,
    /// With how many the game starts at `starts_at`.
    #[schema(minimum = 2, example = 3)]
    pub seats_min: u8,
    /// When the game starts with fewer players than `seats`; null if it waits for all.
    pub starts_at: Option<Timestamp>,
    /// The bot that takes the seats that are free then, up to `seats_min`; null for none.
    pub fill_with: Option<Bot>,
    /// Options of the ruleset as they were given; null for its defaults.
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    /// Whether the game is rated.
    pub rated: bool,
    /// How long a decision may be open, in seconds; null without limit, or with a `clock`.
    pub turn_limit_s: Option<u32>,
    /// The clock of the table; null for none.
    pub clock: Option<Clock>,
    /// The bot that takes a seat over when its player leaves.
    pub stand_in: Bot,
    /// The lowest rating of those who may join; null for any.
    pub rating_min: Option<u32>,
    /// The highest rating of those who may join; null for any.
    pub rating_max: Option<u32>,
    /// Whether it was made by `POST /v1/matches`: its players may be moved into another seek that
    /// fits, and others may join only if their ratings are near, the nearer the shorter it waits.
    pub matching: bool,
    /// Who is there, the first one to come first.
    #[schema(min_items = 1)]
    pub players: Vec<PlayerRef>,
    /// When it was made.
    pub created_at: Timestamp,
    /// Until when it waits for players.
    pub expires_at: Timestamp,
}

impl Seek {
    /// The seek with this id.
    pub fn of(id: String, kept: KeptSeek, former: &FormerPlayers) -> Seek {
        let starts_at = kept.starts_at();
        let KeptSeek { terms, members, created_at, expires_at, began_with, matching, .. } = kept;
        let players = members.iter().map(|member| {
            let mut player = player_ref(&member.player);
            former.rename(&mut player);
            player
        });
        Seek {
            game: seeks::place_of(&id, "k").map(|place| seeks::game_id(&place)).unwrap_or_default(),
            id,
            status: if began_with.is_some() { SeekStatus::Complete } else { SeekStatus::Open },
            ruleset: terms.ruleset,
            seats: terms.seats,
            seats_min: terms.seats_min.unwrap_or(terms.seats),
            starts_at,
            fill_with: terms.fill_with,
            options: terms.options,
            rated: terms.rated,
            turn_limit_s: terms.turn_limit_s,
            clock: terms.clock,
            stand_in: terms.stand_in,
            rating_min: terms.rating_min,
            rating_max: terms.rating_max,
            matching,
            players: players.collect(),
            created_at,
            expires_at,
        }
    }
}
