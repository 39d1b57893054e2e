//! What a player decides.

use kontor_rules::tagged;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::components::{Card, Gems};

tagged! {
    /// What a player decides.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(tag = "type", deny_unknown_fields)]
    #[schema(as = BasariAction)]
    pub enum Action {
        /// Place start marker and figure above an arch.
        ChooseArch = "basari.choose_arch" {
            /// Number of a free arch.
            #[schema(maximum = 59)]
            arch: u8,
        }
        /// Choose the action of this round, in secret and for good.
        ChooseCard = "basari.choose_card" {
            /// The card.
            card: Card,
        }
        /// Open a trade with an offer, or raise the other's offer.
        Offer = "basari.offer" {
            /// What the other would get for leaving the action to the one who offers.
            gems: OfferedGems,
        }
        /// Open a trade by offering nothing: the other carries out the action.
        Concede = "basari.concede" {}
        /// Take the gems that are offered and leave the action to the other.
        Accept = "basari.accept" {}
    }
}

/// Gems of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = BasariOfferedGems)]
pub struct OfferedGems {
    /// Rubies.
    #[schema(maximum = 25)]
    pub red: u8,
    /// Topazes.
    #[schema(maximum = 25)]
    pub yellow: u8,
    /// Emeralds.
    #[schema(maximum = 25)]
    pub green: u8,
    /// Sapphires.
    #[schema(maximum = 25)]
    pub blue: u8,
}

impl From<OfferedGems> for Gems {
    fn from(OfferedGems { red, yellow, green, blue }: OfferedGems) -> Self {
        Gems { red, yellow, green, blue }
    }
}

impl From<Gems> for OfferedGems {
    fn from(Gems { red, yellow, green, blue }: Gems) -> Self {
        OfferedGems { red, yellow, green, blue }
    }
}
