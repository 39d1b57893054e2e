//! Standing orders: how a seat answers in advance whether it uses its owls.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use utoipa::ToSchema;

use super::{action::Action, choice::Choice, game::DaleOfMerchants};
use kontor_rules::{Due, OrderedAnswer};

/// The questions that are asked because of the owls alone, or may be.
const ASKED_FOR_OWLS: [&str; 3] = [
    "dale_of_merchants.reacting",
    "dale_of_merchants.starting_turn",
    "dale_of_merchants.ending_turn",
];

/// How long a seat that has given no orders is asked before the server declines for it, in seconds.
const PASS_AFTER_DEFAULT_S: u32 = 60;

/// How long a seat is asked that has ordered `when_able` without a time.
const PASS_AFTER_WHEN_ABLE_S: u32 = 10;

/// Maximum of `pass_after_s`: a week.
const PASS_AFTER_MAX_S: u32 = 7 * 24 * 60 * 60;

/// Standing orders of a seat.
///
/// Who is asked for a reaction follows from what everybody sees, and so tells nothing. Nor does it
/// tell anything when the server declines: after a time that does not depend on the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DaleOfMerchantsOrders)]
pub struct Orders {
    /// When to ask whether an owl is used: in the windows for reactions, and, where a turn could go
    /// on by itself, at its start and its end.
    pub reactions: Reactions,
    /// For how many seconds the seat is asked, before the server declines for it. It does not
    /// depend on the hand. Null: with `ask` the seat is asked until it answers, and otherwise
    /// for 10 seconds.
    #[serde(default, deserialize_with = "within_a_week")]
    #[schema(minimum = 1, maximum = 604800)]
    pub pass_after_s: Option<u32>,
}

impl Default for Orders {
    fn default() -> Self {
        Orders { reactions: Reactions::Ask, pass_after_s: Some(PASS_AFTER_DEFAULT_S) }
    }
}

fn within_a_week<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
    let seconds = Option::<u32>::deserialize(from)?;
    match seconds {
        Some(0 | PASS_AFTER_ABOVE_S..) => Err(D::Error::custom(format!(
            "pass_after_s is null or a number from 1 to {PASS_AFTER_MAX_S}"
        ))),
        _ => Ok(seconds),
    }
}

/// The first number of seconds that is too many.
const PASS_AFTER_ABOVE_S: u32 = PASS_AFTER_MAX_S + 1;

/// When a seat is asked whether it uses an owl.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsReactions)]
pub enum Reactions {
    /// Always, also when it can only decline.
    Ask,
    /// For a short time, with any hand: a player who can use an owl does so within 10 seconds, or
    /// within `pass_after_s`.
    WhenAble,
    /// Never: it declines at once.
    Pass,
}

impl kontor_rules::Orders<DaleOfMerchants> for Orders {
    fn concern(due: &Due) -> bool {
        ASKED_FOR_OWLS.contains(&due.kind)
    }

    fn answer(&self, due: &Due, choices: &[Choice]) -> Option<OrderedAnswer<Action>> {
        if !<Self as kontor_rules::Orders<DaleOfMerchants>>::concern(due) {
            return None;
        }
        let after_s = match self.reactions {
            Reactions::Ask => self.pass_after_s?,
            Reactions::WhenAble => self.pass_after_s.unwrap_or(PASS_AFTER_WHEN_ABLE_S),
            Reactions::Pass => 0,
        };
        let action = choices.iter().find_map(decline)?;
        Some(OrderedAnswer { action, after_s })
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

    /// What each of the three orders without a time answers to a decision of this kind: nothing,
    /// after a short time, and at once.
    fn answers(kind: &'static str, choices: &[Choice]) -> [Option<Action>; 3] {
        let due = Due { kind, key: 0, optional: false };
        let answers =
            ALL.map(|reactions| Orders { reactions, pass_after_s: None }.answer(&due, choices));
        for (answer, after_s) in answers.iter().zip([0, PASS_AFTER_WHEN_ABLE_S, 0]) {
            assert!(answer.iter().all(|answer| answer.after_s == after_s), "{answer:?}");
        }
        answers.map(|answer| answer.map(|answer| answer.action))
    }

    #[test]
    fn a_reaction_is_declined_as_ordered_whatever_the_hand_holds() {
        let pass = Some(Action::Pass {});
        for choices in [vec![Choice::Pass {}], vec![Choice::Pass {}, owl()]] {
            assert_eq!(
                answers("dale_of_merchants.reacting", &choices),
                [None, pass.clone(), pass.clone()]
            );
        }
    }

    #[test]
    fn a_seat_that_orders_when_able_says_for_how_long() {
        let due = Due { kind: "dale_of_merchants.reacting", key: 0, optional: false };
        let orders = Orders { reactions: Reactions::WhenAble, pass_after_s: Some(30) };
        for choices in [vec![Choice::Pass {}], vec![Choice::Pass {}, owl()]] {
            let answer = orders.answer(&due, &choices);
            assert_eq!(answer, Some(OrderedAnswer { action: Action::Pass {}, after_s: 30 }));
        }
    }

    #[test]
    fn without_orders_the_server_declines_after_a_time_that_does_not_depend_on_the_hand() {
        let due = Due { kind: "dale_of_merchants.reacting", key: 0, optional: false };
        let passed = Some(OrderedAnswer { action: Action::Pass {}, after_s: PASS_AFTER_DEFAULT_S });
        let hands = [vec![Choice::Pass {}], vec![Choice::Pass {}, owl()]];
        assert_eq!(
            hands.map(|hand| Orders::default().answer(&due, &hand)),
            [passed.clone(), passed]
        );
    }

    #[test]
    fn orders_say_how_long_a_seat_is_asked() {
        let read =
            |text: &str| serde_json::from_str::<Orders>(text).map(|orders| orders.pass_after_s);
        assert_eq!(read(r#"{"reactions":"ask"}"#).unwrap(), None);
        assert_eq!(read(r#"{"reactions":"ask","pass_after_s":604800}"#).unwrap(), Some(604_800));
        for wrong in ["0", "604801", "-1", "1.5", "\"1\""] {
            let orders = format!(r#"{{"reactions":"ask","pass_after_s":{wrong}}}"#);
            assert!(read(&orders).is_err(), "{orders}");
        }
    }

    #[test]
    fn a_turn_goes_on_by_itself_as_ordered() {
        let end = Some(Action::EndTurn {});
        for choices in [vec![Choice::EndTurn {}], vec![Choice::EndTurn {}, owl()]] {
            assert_eq!(
                answers("dale_of_merchants.ending_turn", &choices),
                [None, end.clone(), end.clone()]
            );
        }
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
