//! Bots: players that use only the interface of the rules and work for every game.
//!
//! A bot gets the knowledge of its seat, never the state of the game, and random numbers of its
//! own. Its work is limited by numbers and never by time, so that the same knowledge and the same
//! random numbers give the same action on every machine.
//!
//! The table of levels is `levels!`: [`Bot`], [`Evaluator`] and all that depends on the level are
//! from it. How long the strongest thinks is `BUDGET` in `search.rs`; how well a seat stands is
//! said by `evaluation.rs` of each game.

mod action_space;
pub mod arena;
pub mod considered;
mod evaluation;
mod greedy;
mod next_decision;
mod random;
mod search;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use self::considered::{EVALUATED_ACTIONS_MAX, LIMITS};
use self::{
    action_space::ActionSpace,
    considered::{Considered, Opinion},
};
use kontor_rules::{Chance, Due, Knowledge, Rules, Seat};

/// Declares the levels from one table: of each what it is, its variant, its name in the contract and
/// its speed, and of all but the first what evaluates the actions of a decision.
macro_rules! levels {
    (
        $(#[doc = $least_is:tt])+
        $least:ident $least_name:tt $least_speed:ident;
        $($(#[doc = $is:tt])+ $level:ident $name:tt $speed:ident $consider:path;)+
    ) => {
        /// A built-in player:
        $(#[doc = $least_is])+
        $($(#[doc = $is])+)+
        /// None knows more than its seat. New ones may come.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
        )]
        pub enum Bot {
            $(#[doc = $least_is])+
            #[serde(rename = $least_name)]
            $least,
            $($(#[doc = $is])+ #[serde(rename = $name)] $level,)+
        }

        /// A bot that evaluates actions; new ones may come.
        #[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
        pub enum Evaluator {
            $($(#[doc = $is])+ #[serde(rename = $name)] $level,)+
        }

        impl From<Evaluator> for Bot {
            fn from(evaluator: Evaluator) -> Self {
                match evaluator {
                    $(Evaluator::$level => Bot::$level,)+
                }
            }
        }

        impl Bot {
            /// Every bot, from the weakest to the strongest.
            pub const ALL: &'static [Bot] = &[Bot::$least, $(Bot::$level),+];

            /// The bot's name in the contract.
            pub fn name(self) -> &'static str {
                match self {
                    Bot::$least => $least_name,
                    $(Bot::$level => $name,)+
                }
            }

            /// How long the bot takes for an action.
            pub fn speed(self) -> Speed {
                match self {
                    Bot::$least => Speed::$least_speed,
                    $(Bot::$level => Speed::$speed,)+
                }
            }

            /// The legal actions that the bot evaluates, the best first.
            fn evaluated<R: Rules>(
                self,
                knowledge: &Knowledge<R>,
                seat: Seat,
                due: &Due,
                chance: &mut dyn Chance,
            ) -> Vec<Considered<R>> {
                match self {
                    Bot::$least => Vec::new(),
                    $(Bot::$level => $consider(knowledge, seat, due, chance),)+
                }
            }
        }
    };
}

// From the weakest to the strongest. What each one is, is a part of one sentence of the contract.
levels! {
    /// `random` takes any legal action, each as likely as the others;
    Random "random" Quick;
    /// `greedy` the one after which it stands best;
    Greedy "greedy" Quick greedy::consider;
    /// `search` the one that turns out best when the game is played on in imagined worlds.
    Search "search" Slow search::consider;
}

/// How long a bot takes for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// Almost no time.
    Quick,
    /// Some time.
    Slow,
}

impl Bot {
    /// The bot that takes a seat when none is named: it plays well and at once.
    pub const DEFAULT: Bot = Bot::Greedy;

    /// The bot with this name.
    pub fn from_name(name: &str) -> Option<Bot> {
        Bot::ALL.iter().copied().find(|bot| bot.name() == name)
    }

    /// Chooses an action for a decision of the seat. The same knowledge and the same random numbers
    /// give the same action.
    pub fn choose<R: Rules>(
        self,
        knowledge: &Knowledge<R>,
        seat: Seat,
        due: &Due,
        chance: &mut dyn Chance,
    ) -> R::Action {
        let actions = self.evaluated(knowledge, seat, due, chance);
        chosen_from(&actions, knowledge, due, chance)
    }

    /// What the bot thinks of a decision of the seat, within the same limits as when it chooses.
    /// With the same random numbers it chooses the same action. The random bot evaluates nothing.
    pub fn consider<R: Rules>(
        self,
        knowledge: &Knowledge<R>,
        seat: Seat,
        due: &Due,
        chance: &mut dyn Chance,
    ) -> Opinion<R> {
        let actions = self.evaluated(knowledge, seat, due, chance);
        let chosen = chosen_from(&actions, knowledge, due, chance);
        let count = ActionSpace::<R>::new(knowledge.choices(due)).count();
        let is_complete = !actions.is_empty() && count <= EVALUATED_ACTIONS_MAX as u128;
        Opinion { actions, is_complete, chosen }
    }
}

/// The best of the evaluated actions. Any legal one, if none that is legal was evaluated.
fn chosen_from<R: Rules>(
    actions: &[Considered<R>],
    knowledge: &Knowledge<R>,
    due: &Due,
    chance: &mut dyn Chance,
) -> R::Action {
    match actions.first() {
        Some(best) => best.action.clone(),
        None => random::choose(knowledge, due, chance),
    }
}
