//! From a choice to its actions: which ones it stands for, and how one of them is made.

use kontor_rules::{Domain, FieldValue, Tagged as _, Template};

use super::{action::Action, choice::Choice};

/// The actions that a choice stands for.
pub fn template(choice: &Choice) -> Template {
    let template = Template::new(choice.tag());
    match choice {
        Choice::TurnUp {} | Choice::OpenBidding {} | Choice::Pass {} => template,
        Choice::Bid { min, max } => template
            .field("amount", Domain::Range { min: i64::from(*min), max: i64::from(*max), step: 1 }),
    }
}

/// The action that a choice makes with these values of its template's fields.
pub fn answer(choice: &Choice, values: &[FieldValue]) -> Action {
    match choice {
        Choice::TurnUp {} => Action::TurnUp {},
        Choice::OpenBidding {} => Action::OpenBidding {},
        Choice::Bid { min: _, max: _ } => {
            Action::Bid { amount: u32::try_from(values[0].int()).expect("bids are positive") }
        }
        Choice::Pass {} => Action::Pass {},
    }
}
