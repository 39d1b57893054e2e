//! What a seat may decide at the moment, with ranges.

use kontor_rules::tagged;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    action::Action,
    components::{Card, Gems},
};

tagged! {
    /// What a seat may do now.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
    #[serde(tag = "type")]
    #[schema(as = BasariChoice)]
    pub enum Choice answered by Action {
        /// One of these arches may be chosen.
        ChooseArch = "basari.choose_arch" {
            /// Numbers of the free arches.
            arches: Vec<u8>,
        }
        /// One of these cards may be chosen.
        ChooseCard = "basari.choose_card" {
            /// The cards.
            cards: Vec<Card>,
        }
        /// Any of the own gems may be offered, at least one; against an offer, they must outrank
        /// it: by being more, or as many and more of the most valuable colour in which the two
        /// differ.
        Offer = "basari.offer" {
            /// All that the player owns.
            own: Gems,
            /// The offer to be outranked; `null` for the first offer of a trade.
            #[schema(required = true)]
            above: Option<Gems>,
        }
        /// The action may be left to the other for nothing.
        Concede = "basari.concede" {}
        /// The offer may be accepted.
        Accept = "basari.accept" {
            /// What the player would get.
            gems: Gems,
        }
    }
}
