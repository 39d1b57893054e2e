//! What a seat may decide at the moment, with ranges.

use serde::Serialize;
use utoipa::ToSchema;

use kontor_rules::{Seat, tagged};

use super::{
    action::Action,
    cards::{Ability, Influence, InfluenceCards},
    deals::Pledge,
    goods::{Good, Goods},
    prices::{Arrow, Direction},
};

tagged! {
    /// What a seat may do now.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
    #[serde(tag = "type")]
    #[schema(as = HaendlerChoice)]
    pub enum Choice answered by Action {
        /// The player may do nothing, or nothing more.
        Pass = "haendler.pass" {}
        /// One of these abilities may be named, for its printed price.
        NameAbility = "haendler.name_ability" {
            /// Those that no player owns and this one can pay.
            abilities: Vec<Ability>,
        }
        /// The player may bid this for the ability that is auctioned.
        Raise = "haendler.raise" {
            /// The bid in guilders.
            price: u32,
        }
        /// A good of this kind may be purchased.
        Purchase = "haendler.purchase" {
            /// Which.
            good: Good,
            /// What it costs the player now.
            price: u32,
            /// The cities that produce it.
            cities: Vec<String>,
        }
        /// Any amount up to one's money may be bid.
        Bid = "haendler.bid" {
            /// The highest bid.
            most: u32,
        }
        /// One of these baskets may be loaded.
        Load = "haendler.load" {
            /// Each at least one good.
            baskets: Vec<Goods>,
            /// What the Loading Master gets for each good; 0 for the master.
            fee_each: u32,
        }
        /// The player may be offered to load.
        OfferLoading = "haendler.offer_loading" {
            /// To whom.
            seat: Seat,
            /// How many goods the offer is for.
            goods: OfferedGoods,
            /// The highest fee that can be named.
            fee_most: u32,
        }
        /// The master's offer may be accepted.
        AcceptOffer = "haendler.accept_offer" {
            /// What may be loaded and paid.
            baskets: Vec<Goods>,
        }
        /// The master's offer may be declined.
        DeclineOffer = "haendler.decline_offer" {}
        /// The master may be asked.
        RequestLoading = "haendler.request_loading" {
            /// What may be loaded.
            baskets: Vec<Goods>,
            /// The highest fee, which the player can set aside.
            fee_most: u32,
        }
        /// The own request may be withdrawn.
        WithdrawRequest = "haendler.withdraw_request" {}
        /// A player's request may be accepted.
        AcceptRequest = "haendler.accept_request" {
            /// Whose.
            seat: Seat,
            /// What would be loaded.
            goods: Goods,
            /// What the master would get.
            fee: u32,
        }
        /// A player's request may be declined.
        DeclineRequest = "haendler.decline_request" {
            /// Whose.
            seat: Seat,
        }
        /// The bargaining may be closed.
        CloseBargaining = "haendler.close_bargaining" {}
        /// Free Loading may be played.
        PlayFreeLoading = "haendler.play_free_loading" {
            /// What may be loaded.
            baskets: Vec<Goods>,
        }
        /// Broken Axle may be played.
        PlayBrokenAxle = "haendler.play_broken_axle" {
            /// Numbers of the wagons.
            wagons: Vec<u8>,
        }
        /// An own Broken Axle may be taken off.
        RemoveBrokenAxle = "haendler.remove_broken_axle" {
            /// Numbers of the wagons.
            wagons: Vec<u8>,
        }
        /// A wagon may be moved.
        MoveWagon = "haendler.move_wagon" {
            /// Number of the wagon.
            wagon: u8,
            /// The tile that would be turned over; `null` if only driver points are used.
            #[schema(required = true)]
            tile: Option<u8>,
            /// Driver points that would be used.
            driver_points: u8,
            /// Where it may go.
            routes: Vec<Route>,
            /// All moves of the wagon, where the moves of wagons are many: then this is its only
            /// choice, and `routes` are some of its routes.
            #[serde(skip_serializing_if = "Option::is_none")]
            moves: Option<WagonMoves>,
        }
        /// A tile that can move no wagon may be turned over.
        SpendTile = "haendler.spend_tile" {
            /// Which.
            tiles: Vec<u8>,
        }
        /// The courier may be moved.
        MoveCourier = "haendler.move_courier" {
            /// Where it may end.
            spaces: Vec<CourierSpace>,
        }
        /// An influence card has to be picked.
        PickInfluence = "haendler.pick_influence" {
            /// What is left in the pile.
            pile: InfluenceCards,
        }
        /// The turn may be ended.
        EndTurn = "haendler.end_turn" {}
        /// The arrows of the price wheel may point anywhere.
        SetWheel = "haendler.set_wheel" {
            /// Where an arrow may point.
            arrows: Vec<Arrow>,
        }
        /// A price may be moved.
        UseOffice = "haendler.use_office" {
            /// By which of the two abilities.
            office: Ability,
            /// Where to.
            direction: Direction,
            /// Which prices.
            goods: Vec<Good>,
        }
        /// Goods may be sold out of a warehouse.
        SellFromWarehouse = "haendler.sell_from_warehouse" {
            /// Whose warehouse.
            city: String,
            /// What may be sold.
            baskets: Vec<Goods>,
        }
        /// Special Sale may be played.
        PlaySpecialSale = "haendler.play_special_sale" {
            /// Whose warehouse.
            city: String,
            /// Which goods lie there.
            goods: Vec<Good>,
        }
        /// Sale with Bonus may be played.
        PlaySaleWithBonus = "haendler.play_sale_with_bonus" {
            /// Numbers of the wagons.
            wagons: Vec<u8>,
        }
        /// A credit may be taken.
        TakeCredit = "haendler.take_credit" {}
        /// Status may be purchased.
        Rise = "haendler.rise" {
            /// How many levels.
            levels: u8,
            /// How many of them by Social Climbing.
            cards: u8,
            /// What they cost together.
            price: u32,
        }
        /// A credit may be repaid.
        RepayCredit = "haendler.repay_credit" {}
        /// A deal may be proposed.
        ProposeDeal = "haendler.propose_deal" {
            /// To whom.
            seat: Seat,
            /// The most money that can be given.
            money_most: u32,
            /// Which influence cards can be given.
            cards: Vec<Influence>,
            /// What can be pledged, but for moves of wagons.
            pledges: Vec<Pledge>,
            /// The most money that can be asked for.
            asked_money_most: u32,
            /// What the other can be asked to pledge, but for moves of wagons.
            asked_pledges: Vec<Pledge>,
            /// Whose pledge may have to be kept first.
            first: Vec<Seat>,
            /// Which wagons can be pledged to be moved, by whom and where to. Games that began
            /// under `haendler/1` or `haendler/2` do not have it: there such pledges stand among
            /// the others.
            #[serde(skip_serializing_if = "Option::is_none")]
            moves: Option<PledgedMoves>,
            /// The partner in whose choice the same `pledges` stand; here they are left out then.
            #[serde(skip_serializing_if = "Option::is_none")]
            pledges_like: Option<Seat>,
            /// The partner in whose choice the same `asked_pledges` stand; here they are left out
            /// then.
            #[serde(skip_serializing_if = "Option::is_none")]
            asked_pledges_like: Option<Seat>,
        }
        /// The own proposal may be withdrawn.
        WithdrawProposal = "haendler.withdraw_proposal" {}
        /// A player's proposal may be accepted.
        AcceptProposal = "haendler.accept_proposal" {
            /// Whose.
            seat: Seat,
            /// The influence cards of which one is given; empty if none is asked for.
            cards: Vec<Influence>,
        }
        /// A player's proposal may be declined.
        DeclineProposal = "haendler.decline_proposal" {
            /// Whose.
            seat: Seat,
        }
    }
}

/// The moves of wagons that can be pledged in a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerPledgedMoves)]
pub struct PledgedMoves {
    /// Who of the two can pledge one.
    pub by: Vec<Seat>,
    /// The places on the routes. Like the routes they are the same with each partner, and stand in
    /// the first choice of a deal alone.
    pub places: Vec<String>,
    /// The routes that can be named, by wagon.
    pub wagons: Vec<PledgedSteps>,
}

/// The routes of a wagon that a pledge can name, as steps from place to place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerPledgedSteps)]
pub struct PledgedSteps {
    /// Number of the wagon.
    pub wagon: u8,
    /// Each is `[place]`, the first of a route, or `[place, step]`, which follows an earlier step.
    /// Both are numbers in their lists, from 0. Each step ends a route: the places of the steps
    /// that lead to it, and its own.
    pub steps: Vec<Vec<u8>>,
}

impl PledgedSteps {
    /// The routes over these places, in the order of the steps.
    pub fn routes(&self, places: &[String]) -> Vec<Vec<String>> {
        let mut routes: Vec<Vec<String>> = Vec::new();
        for step in &self.steps {
            let mut route =
                step.get(1).map_or_else(Vec::new, |before| routes[usize::from(*before)].clone());
            route.push(places[usize::from(step[0])].clone());
            routes.push(route);
        }
        routes
    }
}

/// All moves of a wagon. Its routes go from step to step of the roads, each step for a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerWagonMoves)]
pub struct WagonMoves {
    /// The steps with which routes of the wagon begin.
    pub first: Vec<u16>,
    /// Where routes of the wagon end otherwise than at other steps: they end at a step of this list
    /// with exactly so many points left. At all other steps they end with none left, and where no
    /// step follows with any number.
    pub ends: Vec<Ends>,
    /// The roads ahead of all wagons. They stand in the first choice of a wagon alone.
    #[schema(required = true)]
    pub roads: Option<RoadsAhead>,
}

/// Steps at which routes end with the same numbers of points left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerEnds)]
pub struct Ends {
    /// How many points can be left; if there is no number, no route ends there.
    pub left: Vec<u8>,
    /// The steps, by their numbers in the list, from 0.
    pub steps: Vec<u16>,
}

/// The roads ahead of the wagons, as steps from place to place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerRoadsAhead)]
pub struct RoadsAhead {
    /// The places.
    pub places: Vec<String>,
    /// Each begins with the number of the place that it enters. The steps that can follow it come
    /// behind, by their numbers in this list. All numbers are from 0.
    pub steps: Vec<Vec<u16>>,
    /// Any wagon that has a route for these points can be moved so.
    pub by: Vec<MovePoints>,
    /// The cities among the places: a move that ends there arrives.
    pub arrives_in: Vec<String>,
    /// Where a move has to end for the player to pick an influence card; `null` if none can.
    #[schema(required = true)]
    pub influence_card_at: Option<String>,
}

/// What a move of a wagon takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerMovePoints)]
pub struct MovePoints {
    /// The tile that would be turned over; `null` if only driver points are used.
    #[schema(required = true)]
    pub tile: Option<u8>,
    /// Driver points that would be used.
    pub driver_points: u8,
    /// The points of the move.
    pub points: u8,
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
