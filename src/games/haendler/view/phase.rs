//! What players see of the phase that is going on.

use kontor_rules::{Seat, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::{
    cards::Ability,
    goods::Goods,
    phase::{Auction, Bargain, Offer, Phase, Request, Turn},
    prices::Wheel,
    scores::Placing,
    state::{State, number},
    step::EndReason,
};

/// What is going on.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[schema(as = HaendlerPhase)]
pub enum PhaseView {
    /// A player names the ability that is auctioned next.
    NamingAbility {
        /// Who.
        seat: Seat,
    },
    /// An ability is auctioned.
    Auction {
        /// Which.
        ability: Ability,
        /// The highest bid.
        price: u32,
        /// Whose.
        leader: Seat,
        /// Who may still bid, the leader included.
        bidders: Vec<Seat>,
    },
    /// Phase 1: a player purchases.
    Purchasing {
        /// Who.
        seat: Seat,
        /// The lap; there are two in the first round.
        lap: u8,
        /// Goods purchased so far.
        bought: u8,
    },
    /// Phase 2: all bid for a wagon.
    Bidding {
        /// Number of the wagon.
        wagon: u8,
        /// Who has bid.
        has_bid: Vec<Seat>,
        /// The own bid; `null` where there is none.
        #[schema(required = true)]
        own_bid: Option<u32>,
    },
    /// Phase 2: the Loading Master loads.
    MasterLoading {
        /// Number of the wagon.
        wagon: u8,
        /// The master.
        master: Seat,
    },
    /// Phase 2: the Loading Master bargains.
    Bargaining {
        /// Number of the wagon.
        wagon: u8,
        /// The master.
        master: Seat,
        /// Whether the master has closed.
        closed: bool,
        /// What lies between the master and each player, by seat.
        bargains: Vec<BargainView>,
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
        /// Whether a tile is turned over in this turn.
        tile_turned: bool,
        /// Driver points that are left.
        driver_points: u8,
        /// Numbers of the wagons that moved in this turn.
        moved: Vec<u8>,
        /// Whether the courier moved in this turn.
        courier_moved: bool,
        /// Whether the player picks an influence card.
        picking: bool,
    },
    /// Phase 4: all set their price wheels.
    SettingWheels {
        /// Who has.
        has_set: Vec<Seat>,
        /// The own wheel; `null` where it is not set.
        #[schema(required = true)]
        own_wheel: Option<Wheel>,
    },
    /// Phase 4: a player may use offices.
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
    /// The game has ended.
    Over {
        /// Why.
        reason: EndReason,
        /// The final standings, best place first and by seat within a place.
        standings: Vec<Placing>,
    },
}

/// What lies between the Loading Master and another player.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerBargain)]
pub struct BargainView {
    /// The other player; the master's own entry is empty.
    pub seat: Seat,
    /// The master's offer; `null` where none is open.
    #[schema(required = true)]
    pub offer: Option<OfferView>,
    /// The player's request; `null` where none is open.
    #[schema(required = true)]
    pub request: Option<RequestView>,
    /// Whether the player has passed since the last offer.
    pub passed: bool,
}

/// An offer of the Loading Master.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerOffer)]
pub struct OfferView {
    /// The fee for one good; `null` if that is not offered.
    #[schema(required = true)]
    pub fee_for_one: Option<u32>,
    /// The fee for two goods together; `null` if that is not offered.
    #[schema(required = true)]
    pub fee_for_two: Option<u32>,
}

/// A player's request.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerRequest)]
pub struct RequestView {
    /// What would be loaded.
    pub goods: Goods,
    /// What would be paid; it is set aside.
    pub fee: u32,
}

/// What the phase looks like to a viewer.
pub fn phase_view(state: &State, viewer: Viewer) -> PhaseView {
    match &state.phase {
        Phase::Between { .. } => unreachable!("a commit ends with a question or with the game"),
        Phase::NamingAbility { seat } => PhaseView::NamingAbility { seat: *seat },
        Phase::Auction { auction: Auction { ability, price, leader, bidders } } => {
            PhaseView::Auction {
                ability: *ability,
                price: *price,
                leader: *leader,
                bidders: bidders.iter().collect(),
            }
        }
        Phase::Purchasing { seat, lap, bought } => {
            PhaseView::Purchasing { seat: *seat, lap: *lap, bought: *bought }
        }
        Phase::Bidding { wagon, bids } => PhaseView::Bidding {
            wagon: number(*wagon),
            has_bid: bids.iter().filter(|(_, bid)| bid.is_some()).map(|(seat, _)| seat).collect(),
            // Each player knows the own bid, the others that it is made («Phase 2»).
            own_bid: viewer.seat().and_then(|seat| bids[seat].as_ref()).map(|bid| *bid.reveal()),
        },
        Phase::MasterLoading { wagon, master } => {
            PhaseView::MasterLoading { wagon: number(*wagon), master: *master }
        }
        Phase::Bargaining { wagon, master, closed, bargains } => PhaseView::Bargaining {
            wagon: number(*wagon),
            master: *master,
            closed: *closed,
            bargains: bargains.iter().map(|(seat, bargain)| bargain_view(seat, bargain)).collect(),
        },
        Phase::FixedLoading { wagon, seat } => {
            PhaseView::FixedLoading { wagon: number(*wagon), seat: *seat }
        }
        Phase::PlayingAxles { seat } => PhaseView::PlayingAxles { seat: *seat },
        Phase::Moving { turn } => turn_view(turn),
        Phase::SettingWheels { wheels } => PhaseView::SettingWheels {
            has_set: wheels
                .iter()
                .filter(|(_, wheel)| wheel.is_some())
                .map(|(seat, _)| seat)
                .collect(),
            // Each player knows the own wheel («Phase 4»).
            own_wheel: viewer
                .seat()
                .and_then(|seat| wheels[seat].as_ref())
                .map(|wheel| *wheel.reveal()),
        },
        Phase::UsingOffices { seat, used: _ } => PhaseView::UsingOffices { seat: *seat },
        Phase::WarehouseSelling { seat } => PhaseView::WarehouseSelling { seat: *seat },
        Phase::SpecialSale { seat } => PhaseView::SpecialSale { seat: *seat },
        Phase::BonusSale { seat } => PhaseView::BonusSale { seat: *seat },
        Phase::OfferedCredit { seat } => PhaseView::OfferedCredit { seat: *seat },
        Phase::Rising { seat } => PhaseView::Rising { seat: *seat },
        Phase::Repaying { seat } => PhaseView::Repaying { seat: *seat },
        Phase::Over { reason, standings } => {
            PhaseView::Over { reason: *reason, standings: standings.clone() }
        }
    }
}

fn bargain_view(seat: Seat, bargain: &Bargain) -> BargainView {
    let offer = |Offer { fee_for_one, fee_for_two }| OfferView { fee_for_one, fee_for_two };
    let request = |Request { goods, fee }| RequestView { goods, fee };
    BargainView {
        seat,
        offer: bargain.offer.map(offer),
        request: bargain.request.map(request),
        passed: bargain.passed,
    }
}

fn turn_view(turn: &Turn) -> PhaseView {
    PhaseView::Moving {
        seat: turn.seat,
        tile_turned: turn.tile_turned,
        driver_points: turn.driver_points,
        moved: (0..turn.moved.len()).filter(|wagon| turn.moved[*wagon]).map(number).collect(),
        courier_moved: turn.courier_moved,
        picking: turn.picking,
    }
}
