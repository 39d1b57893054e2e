//! From a choice to its actions: which ones it stands for, and how one of them is made.

use kontor_rules::{Domain, answers};

use super::{action::Action, choice::Choice};

answers! {
    TurnUp {} => {}
    OpenBidding {} => {}
    Bid { min, max } => {
        amount: Domain::Range { min: i64::from(*min), max: i64::from(*max), step: 1 },
    }
    Pass {} => {}
}
