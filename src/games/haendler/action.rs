//! What a player decides.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    cards::{Ability, Influence},
    deals::{DealtCard, Pledge, ProposedCard},
    goods::{Good, Goods},
    prices::{Arrow, Direction},
};
use kontor_rules::{Seat, tagged};

tagged! {
    /// What a player decides.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(tag = "type", deny_unknown_fields)]
    #[schema(as = HaendlerAction)]
    pub enum Action {
        /// Do nothing, or nothing more, where something may be done.
        Pass = "haendler.pass" {}
        /// Name the ability that is auctioned next, and bid its printed price.
        NameAbility = "haendler.name_ability" {
            /// Which.
            ability: Ability,
        }
        /// Bid 100 more for the ability that is auctioned.
        Raise = "haendler.raise" {}
        /// Purchase one good and put it into a warehouse.
        Purchase = "haendler.purchase" {
            /// Which.
            good: Good,
            /// A city that produces it.
            city: String,
        }
        /// Bid for a wagon, in secret and for good.
        Bid = "haendler.bid" {
            /// In guilders; a multiple of 100.
            amount: u32,
        }
        /// Load goods: as Loading Master, at a fixed price, or free of charge by a pledge.
        Load = "haendler.load" {
            /// At least one.
            goods: Basket,
        }
        /// Offer a player to load for a fee. A new offer takes the place of the one before.
        OfferLoading = "haendler.offer_loading" {
            /// To whom.
            seat: Seat,
            /// The fee for one good; `null` if that is not offered.
            #[serde(deserialize_with = "Option::deserialize")]
            #[schema(required = true)]
            fee_for_one: Option<u32>,
            /// The fee for two goods together; `null` if that is not offered.
            #[serde(deserialize_with = "Option::deserialize")]
            #[schema(required = true)]
            fee_for_two: Option<u32>,
        }
        /// Accept the master's offer: pay and load.
        AcceptOffer = "haendler.accept_offer" {
            /// One or two, as offered.
            goods: Basket,
        }
        /// Decline the master's offer.
        DeclineOffer = "haendler.decline_offer" {}
        /// Ask the master to load these goods for this fee. The fee is set aside.
        RequestLoading = "haendler.request_loading" {
            /// One or two.
            goods: Basket,
            /// In guilders; a multiple of 100.
            fee: u32,
        }
        /// Withdraw one's request.
        WithdrawRequest = "haendler.withdraw_request" {}
        /// Accept a player's request.
        AcceptRequest = "haendler.accept_request" {
            /// Whose.
            seat: Seat,
        }
        /// Decline a player's request.
        DeclineRequest = "haendler.decline_request" {
            /// Whose.
            seat: Seat,
        }
        /// Close the bargaining for this wagon and round.
        CloseBargaining = "haendler.close_bargaining" {}
        /// Play Free Loading.
        PlayFreeLoading = "haendler.play_free_loading" {
            /// One or two.
            goods: Basket,
        }
        /// Play Broken Axle on a wagon.
        PlayBrokenAxle = "haendler.play_broken_axle" {
            /// Number of the wagon.
            #[schema(minimum = 1, maximum = 3)]
            wagon: u8,
        }
        /// Take one of the own Broken Axles off a wagon.
        RemoveBrokenAxle = "haendler.remove_broken_axle" {
            /// Number of the wagon.
            #[schema(minimum = 1, maximum = 3)]
            wagon: u8,
        }
        /// Move a wagon along a route.
        MoveWagon = "haendler.move_wagon" {
            /// Number of the wagon.
            #[schema(minimum = 1, maximum = 3)]
            wagon: u8,
            /// The tile that is turned over for it; `null` if only driver points are used.
            #[serde(deserialize_with = "Option::deserialize")]
            #[schema(required = true)]
            tile: Option<u8>,
            /// Driver points used.
            #[schema(maximum = 3)]
            driver_points: u8,
            /// The places that it enters, to where it ends.
            #[schema(min_items = 1, max_items = 7)]
            route: Vec<String>,
        }
        /// Turn over a tile that can move no wagon.
        SpendTile = "haendler.spend_tile" {
            /// Which.
            #[schema(minimum = 1, maximum = 4)]
            tile: u8,
        }
        /// Move the courier.
        MoveCourier = "haendler.move_courier" {
            /// The space where it ends.
            space: String,
        }
        /// Pick an influence card from the pile, in secret.
        PickInfluence = "haendler.pick_influence" {
            /// Which.
            card: Influence,
        }
        /// End the turn.
        EndTurn = "haendler.end_turn" {}
        /// Set both arrows of the price wheel, in secret and for good.
        SetWheel = "haendler.set_wheel" {
            /// One arrow.
            first: Arrow,
            /// The other; the order of the two means nothing.
            second: Arrow,
        }
        /// Move a price by one level.
        UseOffice = "haendler.use_office" {
            /// By which of the two abilities.
            office: Ability,
            /// Where to.
            direction: Direction,
            /// Which price.
            good: Good,
        }
        /// Sell goods out of one warehouse at the buying price.
        SellFromWarehouse = "haendler.sell_from_warehouse" {
            /// Whose warehouse.
            city: String,
            /// One to three.
            goods: Basket,
        }
        /// Play Special Sale.
        PlaySpecialSale = "haendler.play_special_sale" {
            /// Whose warehouse.
            city: String,
            /// Which good.
            good: Good,
        }
        /// Play Sale with Bonus on a wagon that arrived.
        PlaySaleWithBonus = "haendler.play_sale_with_bonus" {
            /// Number of the wagon.
            #[schema(minimum = 1, maximum = 3)]
            wagon: u8,
        }
        /// Take a credit.
        TakeCredit = "haendler.take_credit" {}
        /// Purchase status.
        Rise = "haendler.rise" {
            /// How many levels.
            #[schema(minimum = 1, maximum = 2)]
            levels: u8,
            /// How many of them by Social Climbing.
            #[schema(maximum = 2)]
            cards: u8,
        }
        /// Repay a credit.
        RepayCredit = "haendler.repay_credit" {}
        /// Propose a deal, which everybody sees. What it gives at once is set aside.
        ProposeDeal = "haendler.propose_deal" {
            /// To whom.
            seat: Seat,
            /// Guilders to give; a multiple of 100.
            money: u32,
            /// An influence card to give; `null` for none.
            #[serde(deserialize_with = "Option::deserialize")]
            #[schema(required = true)]
            card: Option<ProposedCard>,
            /// What to pledge; `null` for nothing.
            #[serde(deserialize_with = "Option::deserialize")]
            #[schema(required = true)]
            pledge: Option<Pledge>,
            /// Guilders to ask for; a multiple of 100. They may be more than the other has, who
            /// cannot accept then.
            asked_money: u32,
            /// An influence card to ask for; `null` for none.
            #[serde(deserialize_with = "Option::deserialize")]
            #[schema(required = true)]
            asked_card: Option<DealtCard>,
            /// What the other is to pledge; `null` for nothing.
            #[serde(deserialize_with = "Option::deserialize")]
            #[schema(required = true)]
            asked_pledge: Option<Pledge>,
            /// Whose pledge has to be kept before the other's binds; `null` if both bind at once.
            #[serde(deserialize_with = "Option::deserialize")]
            #[schema(required = true)]
            first: Option<Seat>,
        }
        /// Withdraw one's proposal.
        WithdrawProposal = "haendler.withdraw_proposal" {}
        /// Accept a player's proposal: the deal is made and binds.
        AcceptProposal = "haendler.accept_proposal" {
            /// Whose.
            seat: Seat,
            /// The influence card to give; `null` if none is asked for.
            #[serde(deserialize_with = "Option::deserialize")]
            #[schema(required = true)]
            card: Option<Influence>,
        }
        /// Decline a player's proposal.
        DeclineProposal = "haendler.decline_proposal" {
            /// Whose.
            seat: Seat,
        }
    }
}

/// Goods that a player wants to load or sell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = HaendlerBasket)]
pub struct Basket {
    /// Tuche.
    #[schema(maximum = 3)]
    pub cloth: u8,
    /// Wein.
    #[schema(maximum = 3)]
    pub wine: u8,
    /// Salz.
    #[schema(maximum = 3)]
    pub salt: u8,
    /// Nahrung.
    #[schema(maximum = 3)]
    pub food: u8,
    /// Eisen.
    #[schema(maximum = 3)]
    pub iron: u8,
    /// Seide.
    #[schema(maximum = 3)]
    pub silk: u8,
}

impl From<Basket> for Goods {
    fn from(Basket { cloth, wine, salt, food, iron, silk }: Basket) -> Self {
        Goods { cloth, wine, salt, food, iron, silk }
    }
}

impl From<Goods> for Basket {
    fn from(Goods { cloth, wine, salt, food, iron, silk }: Goods) -> Self {
        Basket { cloth, wine, salt, food, iron, silk }
    }
}
