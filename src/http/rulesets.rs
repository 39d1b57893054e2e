//! The games that can be played, and their options, as the contract shows them.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::{reply::contract, schemas::standalone_schema};
use kontor_contract::exposed::GameComponents;
use kontor_games::{GameKind, dispatch};
use kontor_log::lobby::rules_version;
use kontor_rules::{RefusalKind, Rules, Texts};

/// A way in which a game's rules refuse an action.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesetRefusal {
    /// The `refusal.code` of a problem.
    #[schema(example = "medici.bid.out_of_range")]
    pub code: String,
    /// Section of the rulebook; `Kontor` where the limit is this program's own.
    pub section: String,
    /// The sentence in English; `{name}` stands for a parameter.
    pub sentence: String,
    /// The sentence in every language, with the same parameters.
    pub sentences: Texts,
}

/// A game that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ruleset {
    /// Its id.
    #[schema(example = "medici")]
    pub id: String,
    /// What people call it.
    pub names: Texts,
    /// The newest behaviour; a game keeps the one that it began with.
    #[schema(example = "medici/1")]
    pub rules_version: String,
    /// Fewest players.
    #[schema(example = 3)]
    pub seats_min: u8,
    /// Most players.
    #[schema(example = 6)]
    pub seats_max: u8,
    /// JSON Schema (2020-12) of the options.
    #[schema(value_type = Object)]
    pub options_schema: Value,
    /// The options if none are given.
    #[schema(value_type = Object)]
    pub options_default: Value,
    /// JSON Schema (2020-12) of the standing orders that a seat can give; without properties where
    /// there are none.
    #[schema(value_type = Object)]
    pub orders_schema: Value,
    /// The orders of a seat that has given none.
    #[schema(value_type = Object)]
    pub orders_default: Value,
    /// Types of all its actions.
    #[schema(example = json!(["medici.bid"]))]
    pub action_types: Vec<&'static str>,
    /// Types of all its events; events of the table itself begin with `table.`.
    #[schema(example = json!(["medici.lot_sold"]))]
    pub event_types: Vec<&'static str>,
    /// The ways in which its rules refuse.
    pub refusals: Vec<RulesetRefusal>,
}

/// The games that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesetList {
    /// All of them.
    pub items: Vec<Ruleset>,
}

contract!(Ruleset, RulesetList, GameComponents);

/// All of them.
pub fn all() -> Vec<Ruleset> {
    GameKind::ALL.iter().copied().map(ruleset).collect()
}

/// One of them.
pub fn ruleset(kind: GameKind) -> Ruleset {
    fn of<R: Rules>(kind: GameKind) -> Ruleset {
        let refusal = |kind: &RefusalKind| RulesetRefusal {
            code: kind.code.to_owned(),
            section: kind.section.to_owned(),
            sentence: kind.sentences.en.to_owned(),
            sentences: kind.sentences,
        };
        Ruleset {
            id: R::KIND.to_owned(),
            names: R::NAMES,
            rules_version: rules_version(R::KIND, R::VERSION),
            seats_min: *R::SEATS.start(),
            seats_max: *R::SEATS.end(),
            options_schema: standalone_schema::<R::Options>(),
            options_default: serde_json::to_value(R::Options::default())
                .expect("options are plain data"),
            orders_schema: standalone_schema::<R::Orders>(),
            orders_default: serde_json::to_value(R::Orders::default())
                .expect("orders are plain data"),
            action_types: kind.action_types().to_vec(),
            event_types: kind.event_types().to_vec(),
            refusals: R::REFUSALS.iter().map(refusal).collect(),
        }
    }
    dispatch!(kind, R => of::<R>(kind))
}
