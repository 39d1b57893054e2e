//! What may be decided at the moment.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    action::{Arrow, Direction},
    cards::{Ability, Influence, InfluenceCards},
    deals::Pledge,
    goods::{Good, Goods},
};
use kontor_rules::Seat;

/// What a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type")]
#[schema(as = HaendlerChoice)]
pub enum Choice {
    /// The player may do nothing, or nothing more.
    #[serde(rename = "haendler.pass")]
    Pass {},
    /// One of these abilities may be named, for its printed price.
    #[serde(rename = "haendler.name_ability")]
    NameAbility {
        /// Those that nobody owns and the player can pay.
        abilities: Vec<Ability>,
    },
    /// The player may bid this for the ability that is auctioned.
    #[serde(rename = "haendler.raise")]
    Raise {
        /// The bid in guilders.
        price: u32,
    },
    /// A good of this kind may be purchased.
    #[serde(rename = "haendler.purchase")]
    Purchase {
        /// Which.
        good: Good,
        /// What it costs the player now.
        price: u32,
        /// The cities that produce it.
        cities: Vec<String>,
    },
    /// Any amount up to one's money may be bid.
    #[serde(rename = "haendler.bid")]
    Bid {
        /// The highest bid.
        most: u32,
    },
    /// One of these baskets may be loaded.
    #[serde(rename = "haendler.load")]
    Load {
        /// Each at least one good.
        baskets: Vec<Goods>,
        /// What the Loading Master gets for each good; 0 for the master.
        fee_each: u32,
    },
    /// The player may be offered to load.
    #[serde(rename = "haendler.offer_loading")]
    OfferLoading {
        /// To whom.
        seat: Seat,
        /// How many goods the offer is for.
        goods: OfferedGoods,
        /// The highest fee that can be named.
        fee_most: u32,
    },
    /// The master's offer may be accepted.
    #[serde(rename = "haendler.accept_offer")]
    AcceptOffer {
        /// What may be loaded and paid.
        baskets: Vec<Goods>,
    },
    /// The master's offer may be declined.
    #[serde(rename = "haendler.decline_offer")]
    DeclineOffer {},
    /// The master may be asked.
    #[serde(rename = "haendler.request_loading")]
    RequestLoading {
        /// What may be loaded.
        baskets: Vec<Goods>,
        /// The highest fee, which the player can set aside.
        fee_most: u32,
    },
    /// The own request may be withdrawn.
    #[serde(rename = "haendler.withdraw_request")]
    WithdrawRequest {},
    /// A player's request may be accepted.
    #[serde(rename = "haendler.accept_request")]
    AcceptRequest {
        /// Whose.
        seat: Seat,
        /// What would be loaded.
        goods: Goods,
        /// What the master would get.
        fee: u32,
    },
    /// A player's request may be declined.
    #[serde(rename = "haendler.decline_request")]
    DeclineRequest {
        /// Whose.
        seat: Seat,
    },
    /// The bargaining may be closed.
    #[serde(rename = "haendler.close_bargaining")]
    CloseBargaining {},
    /// Free Loading may be played.
    #[serde(rename = "haendler.play_free_loading")]
    PlayFreeLoading {
        /// What may be loaded.
        baskets: Vec<Goods>,
    },
    /// Broken Axle may be played.
    #[serde(rename = "haendler.play_broken_axle")]
    PlayBrokenAxle {
        /// Numbers of the wagons.
        wagons: Vec<u8>,
    },
    /// An own Broken Axle may be taken off.
    #[serde(rename = "haendler.remove_broken_axle")]
    RemoveBrokenAxle {
        /// Numbers of the wagons.
        wagons: Vec<u8>,
    },
    /// A wagon may be moved.
    #[serde(rename = "haendler.move_wagon")]
    MoveWagon {
        /// Number of the wagon.
        wagon: u8,
        /// The tile that would be turned over; `null` if only driver points are used.
        #[schema(required = true)]
        tile: Option<u8>,
        /// Driver points that would be used.
        driver_points: u8,
        /// Where it may go.
        routes: Vec<Route>,
    },
    /// A tile that can move no wagon may be turned over.
    #[serde(rename = "haendler.spend_tile")]
    SpendTile {
        /// Which.
        tiles: Vec<u8>,
    },
    /// The courier may be moved.
    #[serde(rename = "haendler.move_courier")]
    MoveCourier {
        /// Where it may end.
        spaces: Vec<CourierSpace>,
    },
    /// An influence card has to be picked.
    #[serde(rename = "haendler.pick_influence")]
    PickInfluence {
        /// What is left in the pile.
        pile: InfluenceCards,
    },
    /// The turn may be ended.
    #[serde(rename = "haendler.end_turn")]
    EndTurn {},
    /// The arrows of the price wheel may point anywhere.
    #[serde(rename = "haendler.set_wheel")]
    SetWheel {
        /// Where an arrow may point.
        arrows: Vec<Arrow>,
    },
    /// A price may be moved.
    #[serde(rename = "haendler.use_office")]
    UseOffice {
        /// By which of the two abilities.
        office: Ability,
        /// Where to.
        direction: Direction,
        /// Which prices.
        goods: Vec<Good>,
    },
    /// Goods may be sold out of a warehouse.
    #[serde(rename = "haendler.sell_from_warehouse")]
    SellFromWarehouse {
        /// Whose warehouse.
        city: String,
        /// What may be sold.
        baskets: Vec<Goods>,
    },
    /// Special Sale may be played.
    #[serde(rename = "haendler.play_special_sale")]
    PlaySpecialSale {
        /// Whose warehouse.
        city: String,
        /// Which goods lie there.
        goods: Vec<Good>,
    },
    /// Sale with Bonus may be played.
    #[serde(rename = "haendler.play_sale_with_bonus")]
    PlaySaleWithBonus {
        /// Numbers of the wagons.
        wagons: Vec<u8>,
    },
    /// A credit may be taken.
    #[serde(rename = "haendler.take_credit")]
    TakeCredit {},
    /// Status may be purchased.
    #[serde(rename = "haendler.rise")]
    Rise {
        /// How many levels.
        levels: u8,
        /// How many of them by Social Climbing.
        cards: u8,
        /// What they cost together.
        price: u32,
    },
    /// A credit may be repaid.
    #[serde(rename = "haendler.repay_credit")]
    RepayCredit {},
    /// A deal may be proposed.
    #[serde(rename = "haendler.propose_deal")]
    ProposeDeal {
        /// To whom.
        seat: Seat,
        /// The most money that can be given.
        money_most: u32,
        /// Which influence cards can be given.
        cards: Vec<Influence>,
        /// What can be pledged.
        pledges: Vec<Pledge>,
        /// The most money that can be asked for.
        asked_money_most: u32,
        /// What the other can be asked to pledge.
        asked_pledges: Vec<Pledge>,
        /// Whose pledge may have to be kept first.
        first: Vec<Seat>,
    },
    /// The own proposal may be withdrawn.
    #[serde(rename = "haendler.withdraw_proposal")]
    WithdrawProposal {},
    /// A player's proposal may be accepted.
    #[serde(rename = "haendler.accept_proposal")]
    AcceptProposal {
        /// Whose.
        seat: Seat,
        /// The influence cards of which one is given; empty if none is asked for.
        cards: Vec<Influence>,
    },
    /// A player's proposal may be declined.
    #[serde(rename = "haendler.decline_proposal")]
    DeclineProposal {
        /// Whose.
        seat: Seat,
    },
}

/// How many goods an offer names fees for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerOfferedGoods)]
pub enum OfferedGoods {
    /// A fee for one good.
    One,
    /// A fee for two goods.
    Two,
    /// A fee for one and a fee for two.
    OneOrTwo,
}

/// A way that a wagon may go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerRoute)]
pub struct Route {
    /// The places that it enters, to where it ends.
    pub places: Vec<String>,
    /// Whether it reaches a city.
    pub arrives: bool,
    /// Whether it meets the courier, so that the player picks an influence card.
    pub influence_card: bool,
}

/// Where the courier may end its move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerCourierSpace)]
pub struct CourierSpace {
    /// The space.
    pub space: String,
    /// Whether it meets a wagon there, so that the player picks an influence card.
    pub influence_card: bool,
}
