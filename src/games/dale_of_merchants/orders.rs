//! Standing orders: what a seat has said in advance about its owls.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{action::Action, choice::Choice, game::DaleOfMerchants};
use kontor_rules::Due;

/// The questions that are asked because of the owls alone, or may be.
const ASKED_FOR_OWLS: [&str; 3] = [
    "dale_of_merchants.reacting",
    "dale_of_merchants.starting_turn",
    "dale_of_merchants.ending_turn",
];

/// Standing orders of a seat.
///
/// Who is asked for a reaction follows from what everybody sees, and so tells nothing. How soon an
/// answer comes may tell something: if all seats order `ask`, nothing; under `when_able` one thing,
/// that a seat which is waited for can answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DaleOfMerchantsOrders)]
pub struct Orders {
    /// When to ask whether an owl is used: in the windows for reactions, and, where a turn could go
    /// on by itself, at its start and its end.
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

impl kontor_rules::Orders<DaleOfMerchants> for Orders {
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
        if is_left_to_the_player || !<Self as kontor_rules::Orders<DaleOfMerchants>>::concern(due) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dale_of_merchants::{choice::HandCard, kinds::Card};
    use kontor_rules::Orders as _;

    const ALL: [Reactions; 3] = [Reactions::Ask, Reactions::WhenAble, Reactions::Pass];

    fn owl() -> Choice {
        Choice::UseOwl { cards: vec![HandCard { handle: 1, card: Card::WiseSpy, value: 1 }] }
    }

    /// What each of the three orders answers to a decision of this kind.
    fn answers(kind: &'static str, choices: &[Choice]) -> [Option<Action>; 3] {
        let due = Due { kind, key: 0, optional: false };
        ALL.map(|reactions| Orders { reactions }.answer(&due, choices))
    }

    #[test]
    fn a_reaction_is_declined_as_ordered() {
        let pass = Some(Action::Pass {});
        assert_eq!(
            answers("dale_of_merchants.reacting", &[Choice::Pass {}]),
            [None, pass.clone(), pass.clone()]
        );
        assert_eq!(
            answers("dale_of_merchants.reacting", &[Choice::Pass {}, owl()]),
            [None, None, pass]
        );
    }

    #[test]
    fn a_turn_goes_on_by_itself_as_ordered() {
        let end = Some(Action::EndTurn {});
        assert_eq!(
            answers("dale_of_merchants.ending_turn", &[Choice::EndTurn {}]),
            [None, end.clone(), end.clone()]
        );
        assert_eq!(
            answers("dale_of_merchants.ending_turn", &[Choice::EndTurn {}, owl()]),
            [None, None, end]
        );
        let (one, take_up) =
            (Choice::TakeUp { places: vec![2] }, Some(Action::TakeUp { place: 2 }));
        assert_eq!(
            answers("dale_of_merchants.starting_turn", &[one]),
            [None, take_up.clone(), take_up]
        );
    }

    #[test]
    fn which_of_two_due_cards_comes_first_is_not_ordered() {
        let two = Choice::TakeUp { places: vec![0, 1] };
        assert_eq!(answers("dale_of_merchants.starting_turn", &[two]), [None, None, None]);
    }

    #[test]
    fn no_other_decision_is_answered() {
        assert_eq!(
            answers("dale_of_merchants.discarding_lasting", &[Choice::TakeUp { places: vec![0] }]),
            [None, None, None]
        );
    }
}
