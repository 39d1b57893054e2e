//! What a player decides.

use kontor_rules::tagged;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

tagged! {
    /// What a player decides.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(tag = "type", deny_unknown_fields)]
    #[schema(as = MediciAction)]
    pub enum Action {
        /// Turn up another card of the deck; it joins the lot.
        TurnUp = "medici.turn_up" {}
        /// Leave the lot as it is and let the bidding begin.
        OpenBidding = "medici.open_bidding" {}
        /// Bid for the lot.
        Bid = "medici.bid" {
            /// Florins, more than the highest bid so far and no more than one's own wealth.
            #[schema(minimum = 1)]
            amount: u32,
        }
        /// Do not bid for the lot.
        Pass = "medici.pass" {}
    }
}
