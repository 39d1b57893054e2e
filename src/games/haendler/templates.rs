//! From a choice to its actions: which ones it stands for, and how one of them is made.

use kontor_rules::{Domain, FieldValue, Seat, Tagged as _, Template};

use super::{
    action::{Action, Basket},
    cards::{Ability, Influence},
    choice::{Choice, OfferedGoods, PledgedMoves, PledgedRoute, Route},
    components::COIN,
    deals::{DealtCard, Pledge, ProposedCard},
    goods::{Good, Goods},
    prices::{Arrow, Direction},
};

/// The actions that a choice stands for.
pub fn template(choice: &Choice) -> Template {
    let template = Template::new(choice.tag());
    match choice {
        Choice::Pass {}
        | Choice::Raise { .. }
        | Choice::DeclineOffer {}
        | Choice::WithdrawRequest {}
        | Choice::CloseBargaining {}
        | Choice::EndTurn {}
        | Choice::TakeCredit {}
        | Choice::RepayCredit {}
        | Choice::WithdrawProposal {} => template,
        Choice::NameAbility { abilities } => {
            template.field("ability", one_of(abilities.iter().map(|ability| ability.id())))
        }
        Choice::Purchase { good, cities, .. } => {
            template.field("good", one_of([good.id()])).field("city", one_place(cities))
        }
        Choice::Bid { most } => template.field("amount", amounts(*most)),
        Choice::Load { baskets, .. }
        | Choice::AcceptOffer { baskets }
        | Choice::PlayFreeLoading { baskets } => template.field("goods", goods(baskets)),
        Choice::OfferLoading { seat, goods, fee_most } => {
            offer(template.field("seat", number(seat.0)), *goods, *fee_most)
        }
        Choice::RequestLoading { baskets, fee_most } => {
            template.field("goods", goods(baskets)).field("fee", amounts(*fee_most))
        }
        Choice::AcceptRequest { seat, .. }
        | Choice::DeclineRequest { seat }
        | Choice::DeclineProposal { seat } => template.field("seat", number(seat.0)),
        Choice::PlayBrokenAxle { wagons }
        | Choice::RemoveBrokenAxle { wagons }
        | Choice::PlaySaleWithBonus { wagons } => template.field("wagon", numbers(wagons)),
        Choice::MoveWagon { wagon, tile, driver_points, routes, further: _ } => template
            .field("wagon", number(*wagon))
            .field("tile", tile.map_or(NOTHING, number))
            .field("driver_points", number(*driver_points))
            .field("route", one_route(routes)),
        Choice::SpendTile { tiles } => template.field("tile", numbers(tiles)),
        Choice::MoveCourier { spaces } => {
            template.field("space", one_place(spaces.iter().map(|space| &space.space)))
        }
        Choice::PickInfluence { pile } => {
            template.field("card", one_of(pile.kinds().map(Influence::id)))
        }
        Choice::SetWheel { arrows } => {
            let arrow = || one_of(arrows.iter().map(|arrow| arrow.id()));
            template.field("first", arrow()).field("second", arrow())
        }
        Choice::UseOffice { office, direction, goods } => template
            .field("office", one_of([office.id()]))
            .field("direction", one_of([direction.id()]))
            .field("good", one_of(goods.iter().map(|good| good.id()))),
        Choice::SellFromWarehouse { city, baskets } => {
            template.field("city", one_place([city])).field("goods", goods(baskets))
        }
        Choice::PlaySpecialSale { city, goods } => template
            .field("city", one_place([city]))
            .field("good", one_of(goods.iter().map(|good| good.id()))),
        Choice::Rise { levels, cards, .. } => {
            template.field("levels", number(*levels)).field("cards", number(*cards))
        }
        Choice::ProposeDeal { .. } => deal(template, choice),
        Choice::AcceptProposal { seat, cards } => {
            template.field("seat", number(seat.0)).field("card", given_card(cards))
        }
    }
}

fn offer(template: Template, goods: OfferedGoods, fee_max: u32) -> Template {
    let (one, two) = match goods {
        OfferedGoods::One => (amounts(fee_max), NOTHING),
        OfferedGoods::Two => (NOTHING, amounts(fee_max)),
        OfferedGoods::OneOrTwo => (amounts(fee_max), amounts(fee_max)),
    };
    template.field("fee_for_one", one).field("fee_for_two", two)
}

fn deal(template: Template, choice: &Choice) -> Template {
    let Choice::ProposeDeal {
        seat,
        money_most,
        cards,
        pledges,
        asked_money_most,
        asked_pledges,
        first,
        moves,
        pledges_like: _,
        asked_pledges_like: _,
    } = choice
    else {
        panic!("a deal is proposed")
    };
    let pledged = |listed: &[Pledge], is_asked: bool| -> Vec<FieldValue> {
        let is_party = |by: &Seat| (by == seat) == is_asked;
        let moves = moves.as_ref().filter(|moves| moves.by.iter().any(is_party));
        listed.iter().map(pledge).chain(moves.into_iter().flat_map(pledged_moves)).collect()
    };
    // In the versions that list moves apart, a deal in which nobody gives anything is none.
    let template = Template { without_first: moves.is_some(), ..template };
    let template = template.field("seat", number(seat.0));
    let given = ["money", "card", "pledge"];
    let own = pledged(pledges, false);
    let template = side(template, given, *money_most, proposed_cards(cards), own);
    let asked = ["asked_money", "asked_card", "asked_pledge"];
    let others = pledged(asked_pledges, true);
    let template = side(template, asked, *asked_money_most, asked_cards(), others);
    template.field("first", maybe(first.iter().map(|seat| FieldValue::from(u32::from(seat.0)))))
}

/// The pledges to move wagons: each beginning of a route once. Routes of a wagon with the same
/// beginning stand one behind the other.
fn pledged_moves(moves: &PledgedMoves) -> Vec<FieldValue> {
    let mut all = Vec::new();
    let mut before: Option<&PledgedRoute> = None;
    for next @ PledgedRoute { wagon, places } in &moves.routes {
        let known = before.filter(|before| before.wagon == *wagon).map_or(0, |before| {
            before.places.iter().zip(places).take_while(|(one, other)| one == other).count()
        });
        let beginnings = (known + 1..=places.len()).map(|end| places[..end].to_vec());
        all.extend(beginnings.map(|route| pledge(&Pledge::MoveWagon { wagon: *wagon, route })));
        before = Some(next);
    }
    all
}

fn one_route(routes: &[Route]) -> Domain {
    Domain::OneOf(routes.iter().map(|route| places(&route.places)).collect())
}

/// The fields for one side of a deal.
fn side(
    template: Template,
    names: [&'static str; 3],
    money_most: u32,
    cards: Vec<FieldValue>,
    pledges: Vec<FieldValue>,
) -> Template {
    let [money, card, pledged] = names;
    let template = template.field(money, amounts(money_most)).field(card, maybe(cards.into_iter()));
    template.field(pledged, maybe(pledges.into_iter()))
}

fn proposed_cards(cards: &[Influence]) -> Vec<FieldValue> {
    cards.iter().flat_map(|card| [true, false].map(|openly| proposed_card(*card, openly))).collect()
}

fn asked_cards() -> Vec<FieldValue> {
    DealtCard::ALL.iter().map(|card| FieldValue::from(card.id())).collect()
}

/// The card that an acceptance gives: none, if none is asked for.
fn given_card(cards: &[Influence]) -> Domain {
    if cards.is_empty() { NOTHING } else { one_of(cards.iter().map(|card| card.id())) }
}

/// One of these, or nothing.
fn maybe(values: impl Iterator<Item = FieldValue>) -> Domain {
    Domain::OneOf([FieldValue::Null].into_iter().chain(values).collect())
}

fn proposed_card(card: Influence, openly: bool) -> FieldValue {
    FieldValue::Record(vec![
        ("card", FieldValue::from(card.id())),
        ("openly", FieldValue::Flag(openly)),
    ])
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

/// The action that a choice makes with these values of its template's fields.
pub fn answer(choice: &Choice, values: &[FieldValue]) -> Action {
    match choice {
        Choice::Pass {} => Action::Pass {},
        Choice::NameAbility { .. } => Action::NameAbility { ability: ability(&values[0]) },
        Choice::Raise { .. } => Action::Raise {},
        Choice::Purchase { good, .. } => {
            Action::Purchase { good: *good, city: values[1].text().to_owned() }
        }
        Choice::Bid { .. } => Action::Bid { amount: amount(&values[0]) },
        Choice::Load { .. } => Action::Load { goods: basket(&values[0]) },
        Choice::OfferLoading { seat, .. } => Action::OfferLoading {
            seat: *seat,
            fee_for_one: values[1].int_or_null().map(|_| amount(&values[1])),
            fee_for_two: values[2].int_or_null().map(|_| amount(&values[2])),
        },
        Choice::AcceptOffer { .. } => Action::AcceptOffer { goods: basket(&values[0]) },
        Choice::DeclineOffer {} => Action::DeclineOffer {},
        Choice::RequestLoading { .. } => {
            Action::RequestLoading { goods: basket(&values[0]), fee: amount(&values[1]) }
        }
        Choice::WithdrawRequest {} => Action::WithdrawRequest {},
        Choice::AcceptRequest { seat, .. } => Action::AcceptRequest { seat: *seat },
        Choice::DeclineRequest { seat } => Action::DeclineRequest { seat: *seat },
        Choice::CloseBargaining {} => Action::CloseBargaining {},
        Choice::PlayFreeLoading { .. } => Action::PlayFreeLoading { goods: basket(&values[0]) },
        Choice::PlayBrokenAxle { .. } => Action::PlayBrokenAxle { wagon: small(&values[0]) },
        Choice::RemoveBrokenAxle { .. } => Action::RemoveBrokenAxle { wagon: small(&values[0]) },
        Choice::MoveWagon { wagon, tile, driver_points, .. } => {
            let (tile, driver_points, route) = (*tile, *driver_points, texts(&values[3]));
            Action::MoveWagon { wagon: *wagon, tile, driver_points, route }
        }
        Choice::SpendTile { .. } => Action::SpendTile { tile: small(&values[0]) },
        Choice::MoveCourier { .. } => Action::MoveCourier { space: values[0].text().to_owned() },
        Choice::PickInfluence { .. } => Action::PickInfluence { card: influence(&values[0]) },
        Choice::EndTurn {} => Action::EndTurn {},
        Choice::SetWheel { .. } => {
            Action::SetWheel { first: arrow(&values[0]), second: arrow(&values[1]) }
        }
        Choice::UseOffice { office, direction, .. } => {
            Action::UseOffice { office: *office, direction: *direction, good: good(&values[2]) }
        }
        Choice::SellFromWarehouse { city, .. } => {
            Action::SellFromWarehouse { city: city.clone(), goods: basket(&values[1]) }
        }
        Choice::PlaySpecialSale { city, .. } => {
            Action::PlaySpecialSale { city: city.clone(), good: good(&values[1]) }
        }
        Choice::PlaySaleWithBonus { .. } => Action::PlaySaleWithBonus { wagon: small(&values[0]) },
        Choice::TakeCredit {} => Action::TakeCredit {},
        Choice::Rise { levels, cards, .. } => Action::Rise { levels: *levels, cards: *cards },
        Choice::RepayCredit {} => Action::RepayCredit {},
        Choice::ProposeDeal { .. } => proposed_deal(choice, values),
        Choice::WithdrawProposal {} => Action::WithdrawProposal {},
        Choice::AcceptProposal { seat, cards } => {
            let card = cards.iter().copied().find(|card| FieldValue::from(card.id()) == values[1]);
            Action::AcceptProposal { seat: *seat, card }
        }
        Choice::DeclineProposal { seat } => Action::DeclineProposal { seat: *seat },
    }
}

fn proposed_deal(choice: &Choice, values: &[FieldValue]) -> Action {
    let Choice::ProposeDeal { seat, cards, first, .. } = choice else {
        panic!("a deal is proposed")
    };
    let mut offered = cards
        .iter()
        .flat_map(|card| [true, false].map(|openly| ProposedCard { card: *card, openly }));
    let is_meant =
        |offered: &ProposedCard| proposed_card(offered.card, offered.openly) == values[2];
    let seat_value = |seat: &Seat| FieldValue::from(u32::from(seat.0));
    let mut asked_cards = DealtCard::ALL.into_iter();
    Action::ProposeDeal {
        seat: *seat,
        money: amount(&values[1]),
        card: offered.find(is_meant),
        pledge: read_pledge(&values[3]),
        asked_money: amount(&values[4]),
        asked_card: asked_cards.find(|asked| FieldValue::from(asked.id()) == values[5]),
        asked_pledge: read_pledge(&values[6]),
        first: first.iter().copied().find(|seat| seat_value(seat) == values[7]),
    }
}

/// The pledge that [`pledge`] wrote, if there is one.
fn read_pledge(value: &FieldValue) -> Option<Pledge> {
    let FieldValue::Record(fields) = value else { return None };
    let field = |name: &str| {
        let found = fields.iter().find(|(field, _)| *field == name);
        &found.expect("the template names the fields of a pledge").1
    };
    Some(match field("type").text() {
        "no_bid" => Pledge::NoBid { wagon: small(field("wagon")) },
        "let_load" => Pledge::LetLoad { wagon: small(field("wagon")) },
        "move_wagon" => {
            Pledge::MoveWagon { wagon: small(field("wagon")), route: texts(field("route")) }
        }
        "no_office" => Pledge::NoOffice {},
        "office_only" => Pledge::OfficeOnly {
            direction: direction(field("direction")),
            good: good(field("good")),
        },
        _spares => Pledge::OfficeSpares { good: good(field("good")) },
    })
}

fn texts(value: &FieldValue) -> Vec<String> {
    value.items().iter().map(|place| place.text().to_owned()).collect()
}

fn direction(value: &FieldValue) -> Direction {
    let is_meant = |direction: &Direction| direction.id() == value.text();
    [Direction::Up, Direction::Down]
        .into_iter()
        .find(is_meant)
        .expect("the template names the direction")
}

fn ability(value: &FieldValue) -> Ability {
    Ability::from_id(value.text()).expect("the template names the ability")
}

fn influence(value: &FieldValue) -> Influence {
    Influence::from_id(value.text()).expect("the template names the card")
}

fn amount(value: &FieldValue) -> u32 {
    u32::try_from(value.int()).expect("amounts are small")
}

fn small(value: &FieldValue) -> u8 {
    u8::try_from(value.int()).expect("wagons and tiles have small numbers")
}

fn good(value: &FieldValue) -> Good {
    Good::from_id(value.text()).expect("the template names the good")
}

fn basket(value: &FieldValue) -> Basket {
    let count = |good: Good| u8::try_from(value.count_of(good.id())).expect("baskets are small");
    Goods::from_counts(Good::ALL.map(count)).into()
}

fn arrow(value: &FieldValue) -> Arrow {
    Arrow::from_id(value.text()).expect("the template names the arrow")
}
