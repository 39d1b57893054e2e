//! The games, one folder each on the same plan, and the only list of them in the program.
//!
//! Everything here is pure: a game knows the kernel in `rules`, and neither JSON, clock, disk nor
//! network. States are not `Serialize`: a view is built field by field for its viewer, and nothing
//! is deleted from a copy.
//!
//! # The files of a game
//!
//! They are the same in each game, in this order. Each imports only files before it, and a test
//! reads the order here:
//!
//! * `game.rs`: the game as a type;
//! * `components.rs`: what is in the box, with prices and numbers of cards;
//! * `refusals.rs`: why an action is refused;
//! * `rulings.rs`: what is played where the rulebook is silent, as a numbered list;
//! * `options.rs`: what can be chosen for a table;
//! * `scores.rs`: scores as data;
//! * `action.rs`: what a player decides;
//! * `state.rs`: the table as it is;
//! * `choice.rs`: what a player may decide now;
//! * `templates.rs`: choices as data, from which schema, list and sample of actions are made;
//! * `event.rs`: events as stored and as redacted, whose comments are the descriptions in the
//!   contract;
//! * `evolve.rs`: what events change;
//! * `scoring.rs`: how scores are found;
//! * `view.rs`: what players see;
//! * `phases/`: the choices and decisions of each phase, and what follows;
//! * `evaluation.rs`: how well a seat stands, for bots;
//! * `determinize.rs`: a state that a viewer cannot tell from the true one;
//! * `mod.rs`: the game in ten lines, the glossary, and the implementation of `Rules`;
//! * `tests/`: the rulebook as tests, section by section.
//!
//! A large game has more files, no two of which import each other, and folders beside a long file
//! with parts of it. What differs between versions of the rules is asked of the state: in
//! `state.rs`, in large games in `version.rs`. In Die Händler the function `after` of
//! `phases/between.rs` begins the next phase. In Dale of Merchants 2 the effect of each card is in
//! `cards/<set>/`, with its tests.

pub mod basari;
pub mod dale_of_merchants;
pub mod haendler;
pub mod medici;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::{Rules, Tagged};

/// A game that can be played here.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Medici (Amigo 1995, Reiner Knizia).
    Medici,
    /// Basari (F.X. Schmid 1998, Reinhard Staupe).
    Basari,
    /// Die Händler (Queen Games 1999, Wolfgang Kramer and Richard Ulrich).
    Haendler,
    /// Dale of Merchants 2 (Snowdale Design 2016, Sami Laakso).
    DaleOfMerchants,
}

impl GameKind {
    /// Every game, in the order in which they are listed.
    pub const ALL: &'static [GameKind] =
        &[GameKind::Medici, GameKind::Basari, GameKind::Haendler, GameKind::DaleOfMerchants];

    /// The game's id in the contract, the prefix of all its tags.
    pub fn id(self) -> &'static str {
        dispatch!(self, R => R::KIND)
    }

    /// The newest version of its rules.
    pub fn version(self) -> u32 {
        dispatch!(self, R => R::VERSION)
    }

    /// How many can play.
    pub fn seats(self) -> std::ops::RangeInclusive<u8> {
        dispatch!(self, R => R::SEATS)
    }

    /// The types of its events.
    pub fn event_types(self) -> &'static [&'static str] {
        dispatch!(self, R => <<R as Rules>::Event as Tagged>::TAGS)
    }

    /// The types of its actions.
    pub fn action_types(self) -> &'static [&'static str] {
        dispatch!(self, R => <<R as Rules>::Action as Tagged>::TAGS)
    }

    /// The game with this id.
    pub fn from_id(id: &str) -> Option<GameKind> {
        GameKind::ALL.iter().copied().find(|kind| kind.id() == id)
    }
}

/// Hands the list of games to a macro, as `Name = module;` each, for code that stands once per game.
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            Medici = medici;
            Basari = basari;
            Haendler = haendler;
            DaleOfMerchants = dale_of_merchants;
        }
    };
}

/// Runs a generic body with the rules of a game known only at run time: `dispatch!(kind, R =>
/// play_as::<R>(call))`.
#[macro_export]
macro_rules! dispatch {
    ($kind:expr, $R:ident => $body:expr) => {
        match $kind {
            $crate::GameKind::Medici => {
                type $R = $crate::medici::Medici;
                $body
            }
            $crate::GameKind::Basari => {
                type $R = $crate::basari::Basari;
                $body
            }
            $crate::GameKind::Haendler => {
                type $R = $crate::haendler::Haendler;
                $body
            }
            $crate::GameKind::DaleOfMerchants => {
                type $R = $crate::dale_of_merchants::DaleOfMerchants;
                $body
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kontor_rules::NOT_ASKED;

    use super::*;

    /// The compiler has compared the tags of choices with those of actions already.
    #[test]
    fn every_tag_and_code_is_its_games_own_and_stands_for_one_thing() {
        fn is_of(game: &str, name: &str) -> bool {
            name.strip_prefix(game).is_some_and(|rest| rest.starts_with('.'))
        }
        for kind in GameKind::ALL {
            dispatch!(*kind, R => {
                for tags in [kind.action_types(), kind.event_types()] {
                    let different: BTreeSet<_> = tags.iter().collect();
                    assert_eq!(different.len(), tags.len(), "{kind:?} uses a tag twice");
                    assert!(tags.iter().all(|tag| is_of(R::KIND, tag)), "{kind:?}: {tags:?}");
                }
                let codes: BTreeSet<_> = R::REFUSALS.iter().map(|refusal| refusal.code).collect();
                assert_eq!(codes.len(), R::REFUSALS.len(), "{kind:?} uses a code twice");
                let is_shared = |code: &str| code == NOT_ASKED.code;
                assert!(codes.iter().all(|code| is_of(R::KIND, code) || is_shared(code)));
            });
        }
    }

    #[test]
    fn a_game_is_found_by_its_id() {
        for kind in GameKind::ALL {
            assert_eq!(GameKind::from_id(kind.id()), Some(*kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.id());
        }
        assert_eq!(GameKind::from_id("chess"), None);
    }
}
