//! What a seat may decide at the moment, with ranges.

use kontor_rules::tagged;
use serde::Serialize;
use utoipa::ToSchema;

use super::action::Action;

tagged! {
    /// What a seat may do now.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
    #[serde(tag = "type")]
    #[schema(as = MediciChoice)]
    pub enum Choice answered by Action {
        /// Another card may be turned up.
        TurnUp = "medici.turn_up" {}
        /// The bidding may begin.
        OpenBidding = "medici.open_bidding" {}
        /// Any whole number of florins in this range may be bid.
        Bid = "medici.bid" {
            /// The smallest bid that exceeds the highest so far.
            min: u32,
            /// All that the player owns.
            max: u32,
        }
        /// The player may pass.
        Pass = "medici.pass" {}
    }
}
