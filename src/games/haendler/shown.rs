//! The table as data that a viewer is shown.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    action::Wheel,
    cards::{Ability, Influence, InfluenceCards},
    deals::{Deal, Pledge},
    goods::{Good, Goods},
    scoring::Placing,
    step::EndReason,
};
use kontor_rules::Seat;

/// The table.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerView)]
pub struct View {
    /// The round, from 1; 0 during the set-up.
    pub round: u32,
    /// Who plays first in this round.
    pub starting_player: Seat,
    /// What is going on.
    pub phase: PhaseView,
    /// The price of each kind of goods.
    pub prices: Vec<PriceView>,
    /// The goods that nobody owns.
    pub supply: Goods,
    /// The cities, in the order of the board.
    pub cities: Vec<CityView>,
    /// The wagons, by number.
    #[schema(min_items = 3, max_items = 3)]
    pub wagons: Vec<WagonView>,
    /// The space where the courier stands.
    pub courier: String,
    /// Arrivals so far; the cylinder stops at 8.
    pub arrivals: u32,
    /// Arrivals that end the game.
    pub arrivals_to_end: u32,
    /// What a level of status costs now.
    pub level_price: u32,
    /// Influence cards in the pile; which ones, only a player sees who picks one.
    pub influence_pile: u8,
    /// Influence cards that were used.
    pub influence_used: InfluenceCards,
    /// The players by seat.
    #[schema(min_items = 2, max_items = 4)]
    pub players: Vec<PlayerView>,
    /// What lies between players by deals; null where the table plays without negotiation.
    pub negotiation: Option<NegotiationView>,
}

/// The price of a kind of goods.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerPrice)]
pub struct PriceView {
    /// Which kind.
    pub good: Good,
    /// Its level on the price track, from 0.
    pub level: u8,
    /// What it costs.
    pub buy: u32,
    /// What it brings when it is delivered.
    pub sell: u32,
}

/// A city.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerCityView)]
pub struct CityView {
    /// Its id.
    pub city: String,
    /// Where its bonus marker stands.
    pub bonus: u32,
}

/// A wagon.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerWagon)]
pub struct WagonView {
    /// Its number.
    pub wagon: u8,
    /// The city or space where it stands.
    pub place: String,
    /// The place that it came from and cannot go back to; `null` in a city.
    #[schema(required = true)]
    pub from: Option<String>,
    /// Its Loading Master, while it stands in the city where there is one.
    #[schema(required = true)]
    pub master: Option<Seat>,
    /// Each player's goods, by seat.
    pub loads: Vec<Goods>,
    /// The owners of the Broken Axles on it.
    pub broken_axles: Vec<Seat>,
    /// Whether it reached a city in this round.
    pub arrived: bool,
    /// Who played Sale with Bonus on it in this round.
    pub sale_with_bonus: Vec<Seat>,
}

/// A player.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerPlayer)]
pub struct PlayerView {
    /// The player's seat.
    pub seat: Seat,
    /// Level on the status track, from 0.
    pub rank: u8,
    /// Credit cards.
    pub credits: u8,
    /// Abilities.
    pub abilities: Vec<Ability>,
    /// Movement tiles that are not turned over.
    pub tiles: Vec<u8>,
    /// Goods in the warehouses, by city in the order of the board.
    pub warehouses: Vec<Goods>,
    /// Money without what is set aside; `null` for everybody but its owner, until the game is over.
    #[schema(required = true)]
    pub money: Option<u32>,
    /// How many influence cards the player holds.
    pub influence_count: u8,
    /// Which; `null` for everybody but their owner.
    #[schema(required = true)]
    pub influence_cards: Option<InfluenceCards>,
}

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

/// What lies between players by deals.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerNegotiation)]
pub struct NegotiationView {
    /// The open proposals, one of each player at most.
    #[schema(max_items = 4)]
    pub proposals: Vec<ProposalView>,
    /// Proposals that each player can still make in this round, by seat.
    pub proposals_left: Vec<u8>,
    /// Pledges that have neither been kept nor lapsed, in the order of their deals.
    pub pledges: Vec<PledgeView>,
}

/// A proposal that is open.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerProposal)]
pub struct ProposalView {
    /// Who made it.
    pub seat: Seat,
    /// The deal. What the proposer gives at once is set aside.
    pub deal: Deal,
    /// The influence card set aside; `null` if none is, and for everybody but its owner where it is
    /// the giver's choice.
    #[schema(required = true)]
    pub card: Option<Influence>,
}

/// A pledge that is in force, or will be.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerGivenPledge)]
pub struct PledgeView {
    /// Number of the deal.
    pub number: u32,
    /// Who gave it.
    pub seat: Seat,
    /// To whom.
    pub receiver: Seat,
    /// What was pledged.
    pub pledge: Pledge,
    /// Whether the other's pledge has to be kept before it binds.
    pub waits: bool,
    /// The round in which the deal was made.
    pub round: u32,
}
