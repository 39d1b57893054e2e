//! From a choice to its actions: which ones it stands for, and how one of them is made.

use kontor_rules::{ActionField, Domain, FieldValue, Seat, answers};

use super::{
    action::{Action, Basket},
    cards::{Ability, Influence},
    choice::{Choice, OfferedGoods, PledgedMoves},
    components::COIN,
    deals::{DealtCard, Pledge, ProposedCard},
    goods::{Good, Goods},
    prices::{Arrow, Direction},
};

answers! {
    Pass {} => {}
    NameAbility { abilities } => {
        ability: one_of(abilities.iter().map(|ability| ability.id())),
    }
    Raise {} => {}
    Purchase { good, cities } => {
        good: one_of([good.id()]),
        city: one_place(cities),
    }
    Bid { most } => { amount: amounts(*most) }
    Load { baskets } => { goods: goods(baskets) }
    OfferLoading { seat, goods, fee_most } => {
        seat: number(seat.0),
        fee_for_one: fee(*goods != OfferedGoods::Two, *fee_most),
        fee_for_two: fee(*goods != OfferedGoods::One, *fee_most),
    }
    AcceptOffer { baskets } => { goods: goods(baskets) }
    DeclineOffer {} => {}
    RequestLoading { baskets, fee_most } => {
        goods: goods(baskets),
        fee: amounts(*fee_most),
    }
    WithdrawRequest {} => {}
    AcceptRequest { seat } => { seat: number(seat.0) }
    DeclineRequest { seat } => { seat: number(seat.0) }
    CloseBargaining {} => {}
    PlayFreeLoading { baskets } => { goods: goods(baskets) }
    PlayBrokenAxle { wagons } => { wagon: numbers(wagons) }
    RemoveBrokenAxle { wagons } => { wagon: numbers(wagons) }
    MoveWagon { wagon, tile, driver_points, routes } => {
        wagon: number(*wagon),
        tile: tile.map_or(NOTHING, number),
        driver_points: number(*driver_points),
        route: Domain::OneOf(routes.iter().map(|route| places(&route.places)).collect()),
    }
    SpendTile { tiles } => { tile: numbers(tiles) }
    MoveCourier { spaces } => { space: one_place(spaces.iter().map(|space| &space.space)) }
    PickInfluence { pile } => { card: one_of(pile.kinds().map(Influence::id)) }
    EndTurn {} => {}
    SetWheel { arrows } => {
        first: one_of(arrows.iter().map(|arrow| arrow.id())),
        second: one_of(arrows.iter().map(|arrow| arrow.id())),
    }
    UseOffice { office, direction, goods } => {
        office: one_of([office.id()]),
        direction: one_of([direction.id()]),
        good: one_of(goods.iter().map(|good| good.id())),
    }
    SellFromWarehouse { city, baskets } => {
        city: one_place([city]),
        goods: goods(baskets),
    }
    PlaySpecialSale { city, goods } => {
        city: one_place([city]),
        good: one_of(goods.iter().map(|good| good.id())),
    }
    PlaySaleWithBonus { wagons } => { wagon: numbers(wagons) }
    TakeCredit {} => {}
    Rise { levels, cards } => {
        levels: number(*levels),
        cards: number(*cards),
    }
    RepayCredit {} => {}
    // In the versions that list moves apart, a deal in which no player gives anything is none.
    #[without_first(moves.is_some())]
    ProposeDeal {
        seat, money_most, cards, pledges, asked_money_most, asked_pledges, first, moves
    } => {
        seat: number(seat.0),
        money: amounts(*money_most),
        card: maybe(proposed_cards(cards)),
        pledge: maybe(pledged(pledges, moves.as_ref(), |by| by != *seat)),
        asked_money: amounts(*asked_money_most),
        asked_card: maybe(DealtCard::ALL.map(|card| card.id().into())),
        asked_pledge: maybe(pledged(asked_pledges, moves.as_ref(), |by| by == *seat)),
        first: maybe(first.iter().map(|seat| u32::from(seat.0).into())),
    }
    WithdrawProposal {} => {}
    AcceptProposal { seat, cards } => {
        seat: number(seat.0),
        card: given_card(cards),
    }
    DeclineProposal { seat } => { seat: number(seat.0) }
}

/// A fee, where one is asked for.
fn fee(is_asked: bool, most: u32) -> Domain {
    if is_asked { amounts(most) } else { NOTHING }
}

/// The pledges of one side: those that are listed, and to move wagons, if that is this side's to do.
fn pledged(
    listed: &[Pledge],
    moves: Option<&PledgedMoves>,
    is_side: impl Fn(Seat) -> bool,
) -> Vec<FieldValue> {
    let moves = moves.filter(|moves| moves.by.iter().any(|by| is_side(*by)));
    listed.iter().map(pledge).chain(moves.into_iter().flat_map(pledged_moves)).collect()
}

/// The pledges to move wagons.
fn pledged_moves(moves: &PledgedMoves) -> impl Iterator<Item = FieldValue> {
    moves.wagons.iter().flat_map(|steps| {
        let moved = |route| pledge(&Pledge::MoveWagon { wagon: steps.wagon, route });
        steps.routes(&moves.places).into_iter().map(moved)
    })
}

fn proposed_cards(cards: &[Influence]) -> impl Iterator<Item = FieldValue> {
    cards.iter().flat_map(|card| {
        [true, false].map(|openly| {
            let card = ("card", FieldValue::from(card.id()));
            FieldValue::Record(vec![card, ("openly", FieldValue::Flag(openly))])
        })
    })
}

/// The card that an acceptance gives: none, if none is asked for.
fn given_card(cards: &[Influence]) -> Domain {
    if cards.is_empty() { NOTHING } else { one_of(cards.iter().map(|card| card.id())) }
}

/// One of these, or nothing.
fn maybe(values: impl IntoIterator<Item = FieldValue>) -> Domain {
    Domain::OneOf([FieldValue::Null].into_iter().chain(values).collect())
}

fn pledge(pledge: &Pledge) -> FieldValue {
    let wagon = |wagon: u8| ("wagon", FieldValue::from(u32::from(wagon)));
    let (kind, fields) = match pledge {
        Pledge::NoBid { wagon: number } => ("no_bid", vec![wagon(*number)]),
        Pledge::LetLoad { wagon: number } => ("let_load", vec![wagon(*number)]),
        Pledge::MoveWagon { wagon: number, route } => {
            ("move_wagon", vec![wagon(*number), ("route", places(route))])
        }
        Pledge::NoOffice {} => ("no_office", Vec::new()),
        Pledge::OfficeOnly { direction, good } => (
            "office_only",
            vec![
                ("direction", FieldValue::from(direction.id())),
                ("good", FieldValue::from(good.id())),
            ],
        ),
        Pledge::OfficeSpares { good } => {
            ("office_spares", vec![("good", FieldValue::from(good.id()))])
        }
    };
    FieldValue::Record([("type", FieldValue::from(kind))].into_iter().chain(fields).collect())
}

const NOTHING: Domain = Domain::Const(FieldValue::Null);

fn places(ids: &[String]) -> FieldValue {
    FieldValue::List(ids.iter().cloned().map(FieldValue::from).collect())
}

fn number(number: u8) -> Domain {
    Domain::Const(FieldValue::from(u32::from(number)))
}

fn numbers(numbers: &[u8]) -> Domain {
    Domain::OneOf(numbers.iter().map(|number| FieldValue::from(u32::from(*number))).collect())
}

fn one_of(ids: impl IntoIterator<Item = &'static str>) -> Domain {
    Domain::OneOf(ids.into_iter().map(FieldValue::from).collect())
}

/// Ids of a board, which a table may have brought along.
fn one_place<'a>(ids: impl IntoIterator<Item = &'a String>) -> Domain {
    Domain::OneOf(ids.into_iter().cloned().map(FieldValue::from).collect())
}

fn amounts(most: u32) -> Domain {
    Domain::Range { min: 0, max: most.into(), step: COIN.into() }
}

fn goods(baskets: &[Goods]) -> Domain {
    let counts = |basket: &Goods| {
        Good::ALL.map(|good| (good.id(), FieldValue::from(u32::from(basket.of(good))))).to_vec()
    };
    Domain::OneOf(baskets.iter().map(|basket| FieldValue::Record(counts(basket))).collect())
}

impl ActionField for Ability {
    fn of(value: FieldValue) -> Self {
        value.by_id(Ability::ALL, Ability::id)
    }
}

impl ActionField for Influence {
    fn of(value: FieldValue) -> Self {
        value.by_id(Influence::ALL, Influence::id)
    }
}

impl ActionField for DealtCard {
    fn of(value: FieldValue) -> Self {
        value.by_id(DealtCard::ALL, DealtCard::id)
    }
}

impl ActionField for Good {
    fn of(value: FieldValue) -> Self {
        value.by_id(Good::ALL, Good::id)
    }
}

impl ActionField for Arrow {
    fn of(value: FieldValue) -> Self {
        value.by_id(Arrow::ALL, Arrow::id)
    }
}

impl ActionField for Direction {
    fn of(value: FieldValue) -> Self {
        value.by_id(Direction::ALL, Direction::id)
    }
}

impl ActionField for Basket {
    fn of(value: FieldValue) -> Self {
        let count = |good: Good| u8::try_from(value.count_of(good.id()));
        Goods::from_counts(Good::ALL.map(|good| count(good).expect("baskets are small"))).into()
    }
}

impl ActionField for ProposedCard {
    fn of(value: FieldValue) -> Self {
        let mut field = value.into_fields();
        ProposedCard { card: Influence::of(field("card")), openly: bool::of(field("openly")) }
    }
}

/// What [`pledge`] wrote.
impl ActionField for Pledge {
    fn of(value: FieldValue) -> Self {
        let mut field = value.into_fields();
        match field("type").text() {
            "no_bid" => Pledge::NoBid { wagon: u8::of(field("wagon")) },
            "let_load" => Pledge::LetLoad { wagon: u8::of(field("wagon")) },
            "move_wagon" => {
                let (wagon, route) = (u8::of(field("wagon")), Vec::of(field("route")));
                Pledge::MoveWagon { wagon, route }
            }
            "no_office" => Pledge::NoOffice {},
            "office_only" => {
                let (direction, good) =
                    (Direction::of(field("direction")), Good::of(field("good")));
                Pledge::OfficeOnly { direction, good }
            }
            _spares => Pledge::OfficeSpares { good: Good::of(field("good")) },
        }
    }
}
