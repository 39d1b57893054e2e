//! From the games' own types to the contract's unions. The list of games below is the only place
//! here that names one.

use std::sync::Arc;

use serde::Serialize;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema},
};

use super::{commit::TableEvent, handle::GameHandle};
use kontor_games as games;
use kontor_rules::{Rules, Seat};

/// What stands around a view.
pub struct ViewEnvelope {
    /// Id of the game.
    pub game: Arc<str>,
    /// Seq of the last event that the view includes.
    pub seq: u64,
    /// Number of the last commit that the view includes.
    pub commit: u64,
    /// The chain's link for it.
    pub chain_head: String,
    /// The viewer's seat.
    pub seat: Option<Seat>,
}

/// Rules whose types have a place in the contract.
pub trait Exposed: Rules {
    /// Puts a view into its envelope.
    fn game_view(envelope: ViewEnvelope, view: Self::View) -> GameView;
    /// Makes an event one of all games' events.
    fn told(event: Self::EventView) -> Told;
    /// Makes a choice one of all games' choices.
    fn choice(choice: Self::Choice) -> GameChoice;
    /// Makes components one of all games' components.
    fn game_components() -> GameComponents;
    /// Makes orders one of all games' orders.
    fn game_orders(orders: Self::Orders) -> GameOrders;
    /// Makes a slot one of all games' slots.
    fn any_handle(handle: Arc<GameHandle<Self>>) -> AnyGameHandle;
    /// The slot, if it holds a game of these rules.
    fn own_slot(handle: &AnyGameHandle) -> Option<Arc<GameHandle<Self>>>;
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

        /// The standing orders of a seat, by ruleset. Nobody but the seat's player sees them.
        #[derive(Debug, Serialize, ToSchema)]
        #[serde(tag = "ruleset", rename_all = "snake_case")]
        pub enum GameOrders {$(
            /// Orders in a game of this ruleset.
            $Game {
                /// All orders; empty where the ruleset knows none.
                orders: games::$module::Orders,
            },
        )+}

        /// An event as a viewer is told it: of the table, or of its game.
        #[derive(Debug, Serialize)]
        #[serde(untagged)]
        pub enum Told {
            /// Of the table.
            Table(TableEvent),
            $(
                /// Of this game.
                $Game(games::$module::EventView),
            )+
        }

        /// One of the ways in which a seat can answer, with its ranges.
        #[derive(Debug, Serialize)]
        #[serde(untagged)]
        pub enum GameChoice {$(
            /// Of this game.
            $Game(games::$module::Choice),
        )+}

        /// A slot of any game.
        #[derive(Clone)]
        pub enum AnyGameHandle {$(
            /// Of this game.
            $Game(Arc<GameHandle<games::$module::$Game>>),
        )+}

        $(impl Exposed for games::$module::$Game {
            fn game_view(envelope: ViewEnvelope, view: Self::View) -> GameView {
                let ViewEnvelope { game, seq, commit, chain_head, seat } = envelope;
                GameView::$Game { game, seq, commit, chain_head, seat, view }
            }
            fn told(event: Self::EventView) -> Told {
                Told::$Game(event)
            }
            fn choice(choice: Self::Choice) -> GameChoice {
                GameChoice::$Game(choice)
            }
            fn game_components() -> GameComponents {
                GameComponents::$Game { components: Self::components() }
            }
            fn game_orders(orders: Self::Orders) -> GameOrders {
                GameOrders::$Game { orders }
            }
            fn any_handle(handle: Arc<GameHandle<Self>>) -> AnyGameHandle {
                AnyGameHandle::$Game(handle)
            }
            fn own_slot(handle: &AnyGameHandle) -> Option<Arc<GameHandle<Self>>> {
                if let AnyGameHandle::$Game(handle) = handle { Some(handle.clone()) } else { None }
            }
        })+

        /// Runs the expression with `handle` bound to the typed slot.
        macro_rules! with_handle {
            ($any:expr, $handle:ident => $body:expr) => {
                match $any {$( $crate::exposed::AnyGameHandle::$Game($handle) => $body, )+}
            };
        }
        pub(crate) use with_handle;

        /// The contract's flat unions, each with the enums whose variants it is made of.
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

expose! {
    Medici = medici;
    Basari = basari;
    Haendler = haendler;
    DaleOfMerchants = dale_of_merchants;
}

/// A flat union of the contract: one schema per variant, told apart by `type`.
pub struct Union {
    /// Its name in the contract.
    pub name: &'static str,
    /// What the name of each variant ends with.
    pub suffix: &'static str,
    /// Names of the enums that it is made of.
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

/// What happened, as the viewer is told it. What the viewer may not know is null, never left out.
#[derive(Debug, Serialize)]
pub struct GameEvent {
    /// 1, 2, 3 … through all commits of the game, the same for every viewer.
    pub seq: u64,
    /// The commit that it belongs to; events of a commit appear together or not at all.
    pub commit: u64,
    /// When the commit was accepted.
    pub at: super::time::Timestamp,
    /// The seat whose command caused it; null where none did.
    pub seat: Option<Seat>,
    /// Type and data.
    #[serde(flatten)]
    pub told: Told,
}

/// What would happen, as the viewer would be told it; when and as which number it would, nobody
/// knows yet.
#[derive(Debug, Serialize)]
pub struct PreviewedEvent {
    /// Type and data.
    #[serde(flatten)]
    pub told: Told,
}

/// The document puts the union of all variants in the place of this; see `http::openapi`.
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
