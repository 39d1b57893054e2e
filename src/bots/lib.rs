//! Bots: players that use only the interface of the rules and work for every game.
//!
//! A bot gets the knowledge of its seat, never the state of the game, and random numbers of its
//! own. Its work is limited by numbers and never by time, so that the same knowledge and the same
//! random numbers give the same action on every machine.
//!
//! [`Bot`] is the list of levels, from the weakest to the strongest. How long the strongest thinks
//! is `BUDGET` in `search.rs`; how well a seat stands is said by `evaluation.rs` of each game.

mod action_space;
pub mod arena;
pub mod considered;
mod evaluation;
mod greedy;
mod random;
mod search;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use self::{action_space::ActionSpace, considered::Opinion};
use kontor_rules::{Chance, Due, Knowledge, Rules, Seat};

kontor_limits::limits! {
    /// Most actions that an evaluation has.
    // All of a decision, or as many at even distances.
    pub const EVALUATED_ACTIONS_MAX: usize = 256;
}

/// A built-in player: `random` takes any legal action, each as likely as the others; `greedy` the
/// one after which it stands best; `search` the one that turns out best when the game is played on
/// in imagined worlds. None knows more than its seat. New ones may come.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Bot {
    /// Any legal action, each as likely as the others.
    Random,
    /// The action after which it stands best.
    Greedy,
    /// The action that turns out best when the game is played on in imagined worlds.
    Search,
}

impl Bot {
    /// The bot that takes a seat when none is named: it plays well and at once.
    pub const DEFAULT: Bot = Bot::Greedy;

    /// Every bot, from the weakest to the strongest.
    pub const ALL: &'static [Bot] = &[Bot::Random, Bot::Greedy, Bot::Search];

    /// The bot's name in the contract.
    pub fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Search => "search",
        }
    }

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
        match self {
            Bot::Random => random::choose(knowledge, due, chance),
            Bot::Greedy => greedy::choose(knowledge, seat, due, chance),
            Bot::Search => search::choose(&search::BUDGET, knowledge, seat, due, chance),
        }
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
        let actions = match self {
            Bot::Random => Vec::new(),
            Bot::Greedy => greedy::consider(knowledge, seat, due, chance),
            Bot::Search => search::consider(&search::BUDGET, knowledge, seat, due, chance),
        };
        let chosen = match actions.first() {
            Some(best) => best.action.clone(),
            None => random::choose(knowledge, due, chance),
        };
        let count = ActionSpace::<R>::new(knowledge.choices(due)).count();
        let is_complete = !actions.is_empty() && count <= EVALUATED_ACTIONS_MAX as u128;
        Opinion { actions, is_complete, chosen }
    }
}
