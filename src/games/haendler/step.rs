//! The steps of a round in which players decide, by which right they load, why a step is passed
//! over, and why a game ends.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::Seat;

/// A step of the round in which players decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schema(as = HaendlerStep)]
pub enum Step {
    /// Set-up: a player names the ability that is auctioned.
    NamingAbility {
        /// Who.
        seat: Seat,
    },
    /// Phase 1: a player purchases goods.
    Purchasing {
        /// Who.
        seat: Seat,
        /// The lap; there are two in the first round.
        lap: u8,
    },
    /// Phase 2: all bid for a wagon.
    Bidding {
        /// Number of the wagon.
        wagon: u8,
    },
    /// Phase 2: the Loading Master loads.
    MasterLoading {
        /// Number of the wagon.
        wagon: u8,
        /// Who.
        seat: Seat,
    },
    /// Phase 2: the Loading Master bargains with the others.
    Bargaining {
        /// Number of the wagon.
        wagon: u8,
    },
    /// Phase 2: a player may load at the fixed price.
    FixedLoading {
        /// Number of the wagon.
        wagon: u8,
        /// Who.
        seat: Seat,
    },
    /// Phase 3: a player may play Broken Axle.
    PlayingAxles {
        /// Who.
        seat: Seat,
    },
    /// Phase 3: a player moves.
    Moving {
        /// Who.
        seat: Seat,
    },
    /// Phase 4: all set their price wheels.
    SettingWheels {},
    /// Phase 4: a player may use Office or Large Office.
    UsingOffices {
        /// Who.
        seat: Seat,
    },
    /// Phase 4: a player may use Warehouse Selling.
    WarehouseSelling {
        /// Who.
        seat: Seat,
    },
    /// Phase 4: a player may play Special Sale.
    SpecialSale {
        /// Who.
        seat: Seat,
    },
    /// Phase 5: a player may play Sale with Bonus.
    BonusSale {
        /// Who.
        seat: Seat,
    },
    /// Phase 6: a player who fell may take a credit.
    OfferedCredit {
        /// Who.
        seat: Seat,
    },
    /// Phase 6: a player may purchase status.
    Rising {
        /// Who.
        seat: Seat,
    },
    /// The end of the game, with negotiation: a player may repay credits for the last time.
    Repaying {
        /// Who.
        seat: Seat,
    },
}

/// Why a player did nothing more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerPassReason)]
pub enum PassReason {
    /// The player was asked and decided so.
    Chosen,
    /// By what lies open nothing else was possible, so the player was not asked.
    NothingLeft,
}

/// By which right a player loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerLoadingRight)]
pub enum LoadingRight {
    /// As Loading Master.
    Master,
    /// The master's offer was accepted.
    Offer,
    /// The master accepted the request.
    Request,
    /// At the fixed price of the lighter variant.
    FixedPrice,
    /// By the card Free Loading.
    FreeLoading,
    /// Free of charge, as the master pledged.
    Pledge,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerEndReason)]
pub enum EndReason {
    /// Enough wagons arrived.
    Arrivals,
    /// A hundred rounds were played. A limit of this program.
    RoundLimit,
}

impl EndReason {
    /// What outcomes call it.
    pub fn id(self) -> &'static str {
        match self {
            EndReason::Arrivals => "arrivals",
            EndReason::RoundLimit => "round_limit",
        }
    }
}
