//! What a player decides, what may be decided at the moment, and how the one follows from the other.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::components::{Ability, COIN, Good, Goods, Influence, InfluenceCards};
use crate::rules::{Datum, Form, Seat, Shape};

/// What a player decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", deny_unknown_fields)]
#[schema(as = HaendlerAction)]
pub enum Action {
    /// Do nothing, or nothing more, where something may be done.
    #[serde(rename = "haendler.pass")]
    Pass {},
    /// Name the ability that is auctioned next, and bid its printed price.
    #[serde(rename = "haendler.name_ability")]
    NameAbility {
        /// Which.
        ability: Ability,
    },
    /// Bid 100 more for the ability that is auctioned.
    #[serde(rename = "haendler.raise")]
    Raise {},
    /// Purchase one good and put it into a warehouse.
    #[serde(rename = "haendler.purchase")]
    Purchase {
        /// Which.
        good: Good,
        /// A city that produces it.
        city: String,
    },
    /// Bid for a wagon, in secret and for good.
    #[serde(rename = "haendler.bid")]
    Bid {
        /// In guilders; a multiple of 100.
        amount: u32,
    },
    /// Load goods: as Loading Master, at a fixed price, or free of charge by a pledge.
    #[serde(rename = "haendler.load")]
    Load {
        /// At least one.
        goods: Basket,
    },
    /// Offer a player to load for a fee. A new offer takes the place of the one before.
    #[serde(rename = "haendler.offer_loading")]
    OfferLoading {
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
    },
    /// Accept the master's offer: pay and load.
    #[serde(rename = "haendler.accept_offer")]
    AcceptOffer {
        /// One or two, as offered.
        goods: Basket,
    },
    /// Decline the master's offer.
    #[serde(rename = "haendler.decline_offer")]
    DeclineOffer {},
    /// Ask the master to load these goods for this fee. The fee is set aside.
    #[serde(rename = "haendler.request_loading")]
    RequestLoading {
        /// One or two.
        goods: Basket,
        /// In guilders; a multiple of 100.
        fee: u32,
    },
    /// Withdraw one's request.
    #[serde(rename = "haendler.withdraw_request")]
    WithdrawRequest {},
    /// Accept a player's request.
    #[serde(rename = "haendler.accept_request")]
    AcceptRequest {
        /// Whose.
        seat: Seat,
    },
    /// Decline a player's request.
    #[serde(rename = "haendler.decline_request")]
    DeclineRequest {
        /// Whose.
        seat: Seat,
    },
    /// Close the bargaining for this wagon and round.
    #[serde(rename = "haendler.close_bargaining")]
    CloseBargaining {},
    /// Play Free Loading.
    #[serde(rename = "haendler.play_free_loading")]
    PlayFreeLoading {
        /// One or two.
        goods: Basket,
    },
    /// Play Broken Axle on a wagon.
    #[serde(rename = "haendler.play_broken_axle")]
    PlayBrokenAxle {
        /// Number of the wagon.
        #[schema(minimum = 1, maximum = 3)]
        wagon: u8,
    },
    /// Take one of the own Broken Axles off a wagon.
    #[serde(rename = "haendler.remove_broken_axle")]
    RemoveBrokenAxle {
        /// Number of the wagon.
        #[schema(minimum = 1, maximum = 3)]
        wagon: u8,
    },
    /// Move a wagon along a route.
    #[serde(rename = "haendler.move_wagon")]
    MoveWagon {
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
    },
    /// Turn over a tile that can move no wagon.
    #[serde(rename = "haendler.spend_tile")]
    SpendTile {
        /// Which.
        #[schema(minimum = 1, maximum = 4)]
        tile: u8,
    },
    /// Move the courier.
    #[serde(rename = "haendler.move_courier")]
    MoveCourier {
        /// The space where it ends.
        space: String,
    },
    /// Pick an influence card from the pile, in secret.
    #[serde(rename = "haendler.pick_influence")]
    PickInfluence {
        /// Which.
        card: Influence,
    },
    /// End the turn.
    #[serde(rename = "haendler.end_turn")]
    EndTurn {},
    /// Set both arrows of the price wheel, in secret and for good.
    #[serde(rename = "haendler.set_wheel")]
    SetWheel {
        /// One arrow.
        first: Arrow,
        /// The other; the order of the two means nothing.
        second: Arrow,
    },
    /// Move a price by one level.
    #[serde(rename = "haendler.use_office")]
    UseOffice {
        /// By which of the two abilities.
        office: Ability,
        /// Where to.
        direction: Direction,
        /// Which price.
        good: Good,
    },
    /// Sell goods out of one warehouse at the buying price.
    #[serde(rename = "haendler.sell_from_warehouse")]
    SellFromWarehouse {
        /// Whose warehouse.
        city: String,
        /// One to three.
        goods: Basket,
    },
    /// Play Special Sale.
    #[serde(rename = "haendler.play_special_sale")]
    PlaySpecialSale {
        /// Whose warehouse.
        city: String,
        /// Which good.
        good: Good,
    },
    /// Play Sale with Bonus on a wagon that arrived.
    #[serde(rename = "haendler.play_sale_with_bonus")]
    PlaySaleWithBonus {
        /// Number of the wagon.
        #[schema(minimum = 1, maximum = 3)]
        wagon: u8,
    },
    /// Take a credit.
    #[serde(rename = "haendler.take_credit")]
    TakeCredit {},
    /// Purchase status.
    #[serde(rename = "haendler.rise")]
    Rise {
        /// How many levels.
        #[schema(minimum = 1, maximum = 2)]
        levels: u8,
        /// How many of them by Social Climbing.
        #[schema(maximum = 2)]
        cards: u8,
    },
    /// Repay a credit.
    #[serde(rename = "haendler.repay_credit")]
    RepayCredit {},
}

/// Goods that somebody wants to load or sell.
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

/// Where an arrow of a price wheel points («Phase 4»).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerArrow)]
pub enum Arrow {
    /// At no good.
    CoatOfArms,
    /// At cloth.
    Cloth,
    /// At wine.
    Wine,
    /// At salt.
    Salt,
    /// At foodstuff.
    Food,
    /// At iron.
    Iron,
    /// At silk.
    Silk,
}

impl Arrow {
    /// Where an arrow may point.
    pub const ALL: [Arrow; 7] =
        [Arrow::CoatOfArms, Arrow::Cloth, Arrow::Wine, Arrow::Salt, Arrow::Food, Arrow::Iron, Arrow::Silk];

    /// The good at which it points, if at any.
    pub fn good(self) -> Option<Good> {
        match self {
            Arrow::CoatOfArms => None,
            Arrow::Cloth => Some(Good::Cloth),
            Arrow::Wine => Some(Good::Wine),
            Arrow::Salt => Some(Good::Salt),
            Arrow::Food => Some(Good::Food),
            Arrow::Iron => Some(Good::Iron),
            Arrow::Silk => Some(Good::Silk),
        }
    }

    fn id(self) -> &'static str {
        self.good().map_or("coat_of_arms", Good::id)
    }

    fn from_id(id: &str) -> Arrow {
        Arrow::ALL.into_iter().find(|arrow| arrow.id() == id).expect("the form names the arrow")
    }
}

/// Which way a price moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerDirection)]
pub enum Direction {
    /// One level up.
    Up,
    /// One level down.
    Down,
}

impl Direction {
    fn id(self) -> &'static str {
        match self {
            Direction::Up => "up",
            Direction::Down => "down",
        }
    }
}

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

/// The actions that a choice stands for.
pub fn form(choice: &Choice) -> Form {
    match choice {
        Choice::Pass {} => Form::new("haendler.pass"),
        Choice::NameAbility { abilities } => {
            Form::new("haendler.name_ability").field("ability", one_of(abilities.iter().map(|ability| ability.id())))
        }
        Choice::Raise { price: _ } => Form::new("haendler.raise"),
        Choice::Purchase { good, price: _, cities } => {
            let form = Form::new("haendler.purchase").field("good", one_of([good.id()]));
            form.field("city", one_of(cities.iter().map(String::as_str)))
        }
        Choice::Bid { most } => Form::new("haendler.bid").field("amount", amounts(*most)),
        Choice::Load { baskets, fee_each: _ } => Form::new("haendler.load").field("goods", goods(baskets)),
        Choice::OfferLoading { seat, goods, fee_most } => {
            let (one, two) = match goods {
                OfferedGoods::One => (amounts(*fee_most), NOTHING),
                OfferedGoods::Two => (NOTHING, amounts(*fee_most)),
                OfferedGoods::OneOrTwo => (amounts(*fee_most), amounts(*fee_most)),
            };
            Form::new("haendler.offer_loading").field("seat", number(seat.0)).field("fee_for_one", one).field("fee_for_two", two)
        }
        Choice::AcceptOffer { baskets } => Form::new("haendler.accept_offer").field("goods", goods(baskets)),
        Choice::DeclineOffer {} => Form::new("haendler.decline_offer"),
        Choice::RequestLoading { baskets, fee_most } => {
            Form::new("haendler.request_loading").field("goods", goods(baskets)).field("fee", amounts(*fee_most))
        }
        Choice::WithdrawRequest {} => Form::new("haendler.withdraw_request"),
        Choice::AcceptRequest { seat, goods: _, fee: _ } => Form::new("haendler.accept_request").field("seat", number(seat.0)),
        Choice::DeclineRequest { seat } => Form::new("haendler.decline_request").field("seat", number(seat.0)),
        Choice::CloseBargaining {} => Form::new("haendler.close_bargaining"),
        Choice::PlayFreeLoading { baskets } => Form::new("haendler.play_free_loading").field("goods", goods(baskets)),
        Choice::PlayBrokenAxle { wagons } => Form::new("haendler.play_broken_axle").field("wagon", numbers(wagons)),
        Choice::RemoveBrokenAxle { wagons } => Form::new("haendler.remove_broken_axle").field("wagon", numbers(wagons)),
        Choice::MoveWagon { wagon, tile, driver_points, routes } => {
            let ways = routes.iter().map(|route| Datum::List(route.places.iter().map(|place| text(place)).collect()));
            let form = Form::new("haendler.move_wagon").field("wagon", number(*wagon));
            let form = form.field("tile", tile.map_or(NOTHING, number)).field("driver_points", number(*driver_points));
            form.field("route", Shape::OneOf(ways.collect()))
        }
        Choice::SpendTile { tiles } => Form::new("haendler.spend_tile").field("tile", numbers(tiles)),
        Choice::MoveCourier { spaces } => {
            Form::new("haendler.move_courier").field("space", one_of(spaces.iter().map(|space| space.space.as_str())))
        }
        Choice::PickInfluence { pile } => {
            Form::new("haendler.pick_influence").field("card", one_of(pile.kinds().map(Influence::id)))
        }
        Choice::EndTurn {} => Form::new("haendler.end_turn"),
        Choice::SetWheel { arrows } => {
            let arrow = || one_of(arrows.iter().map(|arrow| arrow.id()));
            Form::new("haendler.set_wheel").field("first", arrow()).field("second", arrow())
        }
        Choice::UseOffice { office, direction, goods } => {
            let form = Form::new("haendler.use_office").field("office", one_of([office.id()]));
            form.field("direction", one_of([direction.id()])).field("good", one_of(goods.iter().map(|good| good.id())))
        }
        Choice::SellFromWarehouse { city, baskets } => {
            Form::new("haendler.sell_from_warehouse").field("city", one_of([city.as_str()])).field("goods", goods(baskets))
        }
        Choice::PlaySpecialSale { city, goods } => {
            let form = Form::new("haendler.play_special_sale").field("city", one_of([city.as_str()]));
            form.field("good", one_of(goods.iter().map(|good| good.id())))
        }
        Choice::PlaySaleWithBonus { wagons } => Form::new("haendler.play_sale_with_bonus").field("wagon", numbers(wagons)),
        Choice::TakeCredit {} => Form::new("haendler.take_credit"),
        Choice::Rise { levels, cards, price: _ } => {
            Form::new("haendler.rise").field("levels", number(*levels)).field("cards", number(*cards))
        }
        Choice::RepayCredit {} => Form::new("haendler.repay_credit"),
    }
}

const NOTHING: Shape = Shape::Const(Datum::Null);

fn text(text: &str) -> Datum {
    Datum::from(text)
}

fn number(number: u8) -> Shape {
    Shape::Const(Datum::from(u32::from(number)))
}

fn numbers(numbers: &[u8]) -> Shape {
    Shape::OneOf(numbers.iter().map(|number| Datum::from(u32::from(*number))).collect())
}

fn one_of<'a>(ids: impl IntoIterator<Item = &'a str>) -> Shape {
    Shape::OneOf(ids.into_iter().map(text).collect())
}

fn amounts(most: u32) -> Shape {
    Shape::Range { min: 0, max: most.into(), step: COIN.into() }
}

fn goods(baskets: &[Goods]) -> Shape {
    let counts = |basket: &Goods| Good::ALL.map(|good| (good.id(), Datum::from(u32::from(basket.of(good))))).to_vec();
    Shape::OneOf(baskets.iter().map(|basket| Datum::Record(counts(basket))).collect())
}

/// The action that a choice makes with these values of its form's fields.
pub fn answer(choice: &Choice, values: &[Datum]) -> Action {
    match choice {
        Choice::Pass {} => Action::Pass {},
        Choice::NameAbility { abilities: _ } => {
            Action::NameAbility { ability: Ability::from_id(values[0].text()).expect("the form names the ability") }
        }
        Choice::Raise { price: _ } => Action::Raise {},
        Choice::Purchase { good, price: _, cities: _ } => Action::Purchase { good: *good, city: values[1].text().to_owned() },
        Choice::Bid { most: _ } => Action::Bid { amount: amount(&values[0]) },
        Choice::Load { baskets: _, fee_each: _ } => Action::Load { goods: basket(&values[0]) },
        Choice::OfferLoading { seat, goods: _, fee_most: _ } => Action::OfferLoading {
            seat: *seat,
            fee_for_one: values[1].int_or_null().map(|_| amount(&values[1])),
            fee_for_two: values[2].int_or_null().map(|_| amount(&values[2])),
        },
        Choice::AcceptOffer { baskets: _ } => Action::AcceptOffer { goods: basket(&values[0]) },
        Choice::DeclineOffer {} => Action::DeclineOffer {},
        Choice::RequestLoading { baskets: _, fee_most: _ } => {
            Action::RequestLoading { goods: basket(&values[0]), fee: amount(&values[1]) }
        }
        Choice::WithdrawRequest {} => Action::WithdrawRequest {},
        Choice::AcceptRequest { seat, goods: _, fee: _ } => Action::AcceptRequest { seat: *seat },
        Choice::DeclineRequest { seat } => Action::DeclineRequest { seat: *seat },
        Choice::CloseBargaining {} => Action::CloseBargaining {},
        Choice::PlayFreeLoading { baskets: _ } => Action::PlayFreeLoading { goods: basket(&values[0]) },
        Choice::PlayBrokenAxle { wagons: _ } => Action::PlayBrokenAxle { wagon: small(&values[0]) },
        Choice::RemoveBrokenAxle { wagons: _ } => Action::RemoveBrokenAxle { wagon: small(&values[0]) },
        Choice::MoveWagon { wagon, tile, driver_points, routes: _ } => {
            let route = values[3].items().iter().map(|place| place.text().to_owned()).collect();
            Action::MoveWagon { wagon: *wagon, tile: *tile, driver_points: *driver_points, route }
        }
        Choice::SpendTile { tiles: _ } => Action::SpendTile { tile: small(&values[0]) },
        Choice::MoveCourier { spaces: _ } => Action::MoveCourier { space: values[0].text().to_owned() },
        Choice::PickInfluence { pile: _ } => {
            Action::PickInfluence { card: Influence::from_id(values[0].text()).expect("the form names the card") }
        }
        Choice::EndTurn {} => Action::EndTurn {},
        Choice::SetWheel { arrows: _ } => {
            Action::SetWheel { first: Arrow::from_id(values[0].text()), second: Arrow::from_id(values[1].text()) }
        }
        Choice::UseOffice { office, direction, goods: _ } => {
            Action::UseOffice { office: *office, direction: *direction, good: good(&values[2]) }
        }
        Choice::SellFromWarehouse { city, baskets: _ } => {
            Action::SellFromWarehouse { city: city.clone(), goods: basket(&values[1]) }
        }
        Choice::PlaySpecialSale { city, goods: _ } => Action::PlaySpecialSale { city: city.clone(), good: good(&values[1]) },
        Choice::PlaySaleWithBonus { wagons: _ } => Action::PlaySaleWithBonus { wagon: small(&values[0]) },
        Choice::TakeCredit {} => Action::TakeCredit {},
        Choice::Rise { levels, cards, price: _ } => Action::Rise { levels: *levels, cards: *cards },
        Choice::RepayCredit {} => Action::RepayCredit {},
    }
}

fn amount(value: &Datum) -> u32 {
    u32::try_from(value.int()).expect("amounts are small")
}

fn small(value: &Datum) -> u8 {
    u8::try_from(value.int()).expect("wagons and tiles have small numbers")
}

fn good(value: &Datum) -> Good {
    Good::from_id(value.text()).expect("the form names the good")
}

fn basket(value: &Datum) -> Basket {
    let count = |good: Good| u8::try_from(value.count_of(good.id())).expect("baskets are small");
    Goods::from_counts(Good::ALL.map(count)).into()
}
