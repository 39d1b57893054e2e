//! What a player decides, what he may decide at the moment, and every way in which the rules
//! refuse.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::{Domain, FieldValue, RefusalKind, Template};

/// What a player decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", deny_unknown_fields)]
#[schema(as = MediciAction)]
pub enum Action {
    /// Turn up another card of the deck; it joins the lot.
    #[serde(rename = "medici.turn_up")]
    TurnUp {},
    /// Leave the lot as it is and let the bidding begin.
    #[serde(rename = "medici.open_bidding")]
    OpenBidding {},
    /// Bid for the lot.
    #[serde(rename = "medici.bid")]
    Bid {
        /// Florins, more than the highest bid so far and no more than one's own wealth.
        #[schema(minimum = 1)]
        amount: u32,
    },
    /// Do not bid for the lot.
    #[serde(rename = "medici.pass")]
    Pass {},
}

/// What a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type")]
#[schema(as = MediciChoice)]
pub enum Choice {
    /// Another card may be turned up.
    #[serde(rename = "medici.turn_up")]
    TurnUp {},
    /// The bidding may begin.
    #[serde(rename = "medici.open_bidding")]
    OpenBidding {},
    /// Any whole number of florins in this range may be bid.
    #[serde(rename = "medici.bid")]
    Bid {
        /// The smallest bid that exceeds the highest so far.
        min: u32,
        /// All that the player owns.
        max: u32,
    },
    /// The player may pass.
    #[serde(rename = "medici.pass")]
    Pass {},
}

/// The actions that a choice stands for.
pub fn template(choice: &Choice) -> Template {
    match choice {
        Choice::TurnUp {} => Template::new("medici.turn_up"),
        Choice::OpenBidding {} => Template::new("medici.open_bidding"),
        Choice::Bid { min, max } => Template::new("medici.bid")
            .field("amount", Domain::Range { min: i64::from(*min), max: i64::from(*max), step: 1 }),
        Choice::Pass {} => Template::new("medici.pass"),
    }
}

/// The action that a choice makes with these values of its form's fields.
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

/// Too few or too many players.
pub const SEATS_OUT_OF_RANGE: RefusalKind = RefusalKind {
    code: "medici.seats.out_of_range",
    section: "Title",
    sentence: "Medici is for {min} to {max} players, not for {seats}.",
};

/// A bid that does not exceed the highest, or that the bidder cannot pay.
pub const BID_OUT_OF_RANGE: RefusalKind = RefusalKind {
    code: "medici.bid.out_of_range",
    section: "The First Game Round",
    sentence: "A bid of {amount} is not possible now: it must be from {min} to {max} florins.",
};

/// Every way in which these rules refuse.
pub const REFUSALS: &[RefusalKind] = &[SEATS_OUT_OF_RANGE, BID_OUT_OF_RANGE];
