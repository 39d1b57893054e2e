//! Maps the types of each game to the unions of the contract, for every game in the list of
//! `kontor_games`.
//!
//! A new game needs no change here: the macro generates the variants.

use std::sync::Arc;

use serde::Serialize;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema},
};

use kontor_games as games;
use kontor_log::{seat_clocks::SeatClock, table_event::TableEvent, time::Timestamp};
use kontor_rules::{Rules, Seat};

/// The fields around a view.
pub struct ViewEnvelope {
    /// Id of the game.
    pub game: Arc<str>,
    /// Seq of the last event that the view includes.
    pub seq: u64,
    /// Number of the last commit that the view includes.
    pub commit: u64,
    /// The chain's link of the last commit.
    pub chain_head: String,
    /// The viewer's seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The clocks of the players.
    pub clocks: Vec<SeatClock>,
}

/// Rules whose types are part of the contract.
pub trait Exposed: Rules {
    /// Puts a view into its envelope.
    fn game_view(envelope: ViewEnvelope, view: Self::View) -> GameView;
    /// Converts a redacted event to the union of all games' events.
    fn game_event(event: Self::EventView) -> RedactedEvent;
    /// Converts a choice to the union of all games' choices.
    fn choice(choice: Self::Choice) -> GameChoice;
    /// The choice of these rules in the union, which must be one of them.
    fn own_choice(choice: &GameChoice) -> &Self::Choice;
    /// The components of the game, in the union of all games' components.
    fn game_components() -> GameComponents;
    /// Converts orders to the union of all games' orders.
    fn game_orders(orders: Self::Orders) -> GameOrders;
}

macro_rules! expose {
    ($($Game:ident = $module:ident;)+) => {
        /// A game as one viewer sees it.
        #[derive(Debug, PartialEq, Serialize, ToSchema)]
        #[serde(tag = "ruleset", rename_all = "snake_case")]
        pub enum GameView {$(
            /// A table of this ruleset.
            $Game {
                /// Id of the game.
                #[schema(value_type = String)]
                game: Arc<str>,
                /// Seq of the last event that this view includes; always the end of a commit.
                seq: u64,
                /// Number of the last commit that this view includes.
                commit: u64,
                /// The chain's link for that commit, 64 hexadecimal digits.
                chain_head: String,
                /// The viewer's seat; null for a spectator.
                seat: Option<Seat>,
                /// The clocks of the players, by seat, as of that commit; left out where there is no
                /// limit.
                #[serde(skip_serializing_if = "Vec::is_empty")]
                clocks: Vec<SeatClock>,
                /// The table.
                view: games::$module::View,
            },
        )+}

        /// Board, cards and tracks of a ruleset, as public data.
        #[derive(Debug, Serialize, ToSchema)]
        #[serde(tag = "ruleset", rename_all = "snake_case")]
        pub enum GameComponents {$(
            /// The material of this ruleset.
            $Game {
                /// What is in the box.
                components: games::$module::Components,
            },
        )+}

        /// The standing orders of a seat, by ruleset. Only the seat's player sees them.
        #[derive(Debug, Serialize, ToSchema)]
        #[serde(tag = "ruleset", rename_all = "snake_case")]
        pub enum GameOrders {$(
            /// Orders in a game of this ruleset.
            $Game {
                /// All orders; empty where the ruleset knows none.
                orders: games::$module::Orders,
            },
        )+}

        /// An event redacted for a viewer: of the table or of its game.
        #[derive(Debug, Serialize)]
        #[serde(untagged)]
        pub enum RedactedEvent {
            /// An event of the table.
            Table(TableEvent),
            $(
                /// An event of this game.
                $Game(games::$module::EventView),
            )+
        }

        /// One of the ways in which a seat can answer, with its ranges.
        #[derive(Debug, Serialize)]
        #[serde(untagged)]
        pub enum GameChoice {$(
            /// A choice of this game.
            $Game(games::$module::Choice),
        )+}

        $(impl Exposed for games::$module::$Game {
            fn game_view(envelope: ViewEnvelope, view: Self::View) -> GameView {
                let ViewEnvelope { game, seq, commit, chain_head, seat, clocks } = envelope;
                GameView::$Game { game, seq, commit, chain_head, seat, clocks, view }
            }
            fn game_event(event: Self::EventView) -> RedactedEvent {
                RedactedEvent::$Game(event)
            }
            fn choice(choice: Self::Choice) -> GameChoice {
                GameChoice::$Game(choice)
            }
            fn own_choice(choice: &GameChoice) -> &Self::Choice {
                match choice {
                    GameChoice::$Game(choice) => choice,
                    _ => unreachable!("a choice stays with the rules that made it"),
                }
            }
            fn game_components() -> GameComponents {
                GameComponents::$Game { components: Self::components() }
            }
            fn game_orders(orders: Self::Orders) -> GameOrders {
                GameOrders::$Game { orders }
            }
        })+

        /// The flat unions of the contract, each with the enums that contribute its variants.
        pub fn unions() -> Vec<Union> {
            vec![
                Union { name: "GameAction", suffix: "Action", of: vec![$(named::<games::$module::Action>()),+] },
                Union { name: "GameChoice", suffix: "Choice", of: vec![$(named::<games::$module::Choice>()),+] },
                Union { name: "GameEvent", suffix: "Event", of: vec![named::<TableEvent>(), $(named::<games::$module::EventView>()),+] },
                Union {
                    name: "PreviewedEvent",
                    suffix: "PreviewedEvent",
                    of: vec![named::<TableEvent>(), $(named::<games::$module::EventView>()),+],
                },
            ]
        }

        fn register_members(schemas: &mut Vec<(String, RefOr<Schema>)>, union: &str) {
            let mut add = Registrar(schemas);
            match union {
                "GameAction" => {$( add.member::<games::$module::Action>(); )+}
                "GameChoice" => {$( add.member::<games::$module::Choice>(); )+}
                "GameEvent" | "PreviewedEvent" => { add.member::<TableEvent>(); $( add.member::<games::$module::EventView>(); )+}
                _ => unreachable!("the contract has four flat unions"),
            }
        }
    };
}

kontor_games::for_each_game!(expose);

/// A flat union of the contract: one schema for each variant, distinguished by `type`.
pub struct Union {
    /// Its name in the contract.
    pub name: &'static str,
    /// Suffix of the name of each variant.
    pub suffix: &'static str,
    /// Names of the enums that contribute the variants.
    pub of: Vec<String>,
}

fn named<T: ToSchema>() -> String {
    T::name().into_owned()
}

struct Registrar<'a>(&'a mut Vec<(String, RefOr<Schema>)>);

impl Registrar<'_> {
    fn member<T: ToSchema>(&mut self) {
        self.0.push((named::<T>(), T::schema()));
        T::schemas(self.0);
    }
}

/// An action of any game, ready to post.
#[derive(Debug)]
pub enum GameAction {}

/// An event, redacted for the viewer. What the viewer may not know is null, never left out. The
/// description in the contract is in `openapi/unions.rs` of `kontor-http`.
#[derive(Debug, Serialize)]
pub struct GameEvent {
    /// Numbers 1, 2, 3 … through all commits of the game, the same for every viewer.
    pub seq: u64,
    /// The commit to which the event belongs. The events of a commit become visible together or not
    /// at all.
    pub commit: u64,
    /// When the commit was accepted.
    pub at: Timestamp,
    /// The seat whose command caused it; `None` if no seat's command did.
    pub seat: Option<Seat>,
    /// Type and data.
    #[serde(flatten)]
    pub payload: RedactedEvent,
}

/// An event that would happen, redacted for the viewer. It has no time and no seq, because these
/// are not known yet.
#[derive(Debug, Serialize)]
pub struct PreviewedEvent {
    /// Type and data.
    #[serde(flatten)]
    pub payload: RedactedEvent,
}

/// An empty schema. The OpenAPI document replaces it by the union of all variants; see `openapi` in
/// `kontor-http`.
macro_rules! flat_union_schema {
    ($($Type:ident),+) => {$(
        impl PartialSchema for $Type {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new().into()
            }
        }
        impl ToSchema for $Type {
            fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                register_members(schemas, stringify!($Type));
            }
        }
    )+};
}

flat_union_schema!(GameAction, GameChoice, GameEvent, PreviewedEvent);
