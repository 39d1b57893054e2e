//! Standing orders: what a seat has said in advance about its owls.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Action, Choice, DaleOfMerchants};
use crate::rules::{self, Due};

/// The questions that are asked because of the owls alone, or may be.
const ASKED_FOR_OWLS: [&str; 3] =
    ["dale_of_merchants.reacting", "dale_of_merchants.starting_turn", "dale_of_merchants.ending_turn"];

/// Standing orders of a seat.
///
/// Who is asked for a reaction follows from what everybody sees, and so tells nothing. How soon an answer comes may tell
/// something: if all seats order `ask`, nothing; under `when_able` one thing, that a seat which is waited for can answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DaleOfMerchantsOrders)]
pub struct Orders {
    /// When to ask whether an owl is used: in the windows for reactions, and, where a turn could go on by itself, at its start
    /// and its end.
    pub reactions: Reactions,
}

/// When a seat is asked whether it uses an owl.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsReactions)]
pub enum Reactions {
    /// Always, also when it can only decline.
    Ask,
    /// When it holds an owl that it can use; else it declines at once.
    #[default]
    WhenAble,
    /// Never: it declines at once.
    Pass,
}

impl rules::Orders<DaleOfMerchants> for Orders {
    fn concern(due: &Due) -> bool {
        ASKED_FOR_OWLS.contains(&due.kind)
    }

    fn answer(&self, due: &Due, choices: &[Choice]) -> Option<Action> {
        let can_use_an_owl = choices.iter().any(|choice| matches!(choice, Choice::UseOwl { .. }));
        let is_left_to_the_player = match self.reactions {
            Reactions::Ask => true,
            Reactions::WhenAble => can_use_an_owl,
            Reactions::Pass => false,
        };
        if is_left_to_the_player || !<Self as rules::Orders<DaleOfMerchants>>::concern(due) {
            return None;
        }
        choices.iter().find_map(decline)
    }
}

/// The action that goes on without an owl; nothing where the player has more to say than that.
fn decline(choice: &Choice) -> Option<Action> {
    if *choice == (Choice::Pass {}) {
        return Some(Action::Pass {});
    }
    if *choice == (Choice::EndTurn {}) {
        return Some(Action::EndTurn {});
    }
    let Choice::TakeUp { places } = choice else { return None };
    let [place] = places[..] else { return None };
    Some(Action::TakeUp { place })
}
