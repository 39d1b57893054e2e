//! A choice as a form, and the action that a filled form makes.

use super::{
    action::{Action, Arrow, Basket},
    cards::{Ability, Influence},
    choice::{Choice, OfferedGoods},
    components::COIN,
    deals::{DealtCard, Pledge, ProposedCard},
    goods::{Good, Goods},
};
use kontor_rules::{Domain, FieldValue, Seat, Template};

/// The actions that a choice stands for.
pub fn template(choice: &Choice) -> Template {
    match choice {
        Choice::Pass {} => Template::new("haendler.pass"),
        Choice::NameAbility { abilities } => Template::new("haendler.name_ability")
            .field("ability", one_of(abilities.iter().map(|ability| ability.id()))),
        Choice::Raise { price: _ } => Template::new("haendler.raise"),
        Choice::Purchase { good, price: _, cities } => {
            let template = Template::new("haendler.purchase").field("good", one_of([good.id()]));
            template.field("city", one_place(cities))
        }
        Choice::Bid { most } => Template::new("haendler.bid").field("amount", amounts(*most)),
        Choice::Load { baskets, fee_each: _ } => {
            Template::new("haendler.load").field("goods", goods(baskets))
        }
        Choice::OfferLoading { seat, goods, fee_most } => offer_form(*seat, *goods, *fee_most),
        Choice::AcceptOffer { baskets } => {
            Template::new("haendler.accept_offer").field("goods", goods(baskets))
        }
        Choice::DeclineOffer {} => Template::new("haendler.decline_offer"),
        Choice::RequestLoading { baskets, fee_most } => Template::new("haendler.request_loading")
            .field("goods", goods(baskets))
            .field("fee", amounts(*fee_most)),
        Choice::WithdrawRequest {} => Template::new("haendler.withdraw_request"),
        Choice::AcceptRequest { seat, goods: _, fee: _ } => {
            Template::new("haendler.accept_request").field("seat", number(seat.0))
        }
        Choice::DeclineRequest { seat } => {
            Template::new("haendler.decline_request").field("seat", number(seat.0))
        }
        Choice::CloseBargaining {} => Template::new("haendler.close_bargaining"),
        Choice::PlayFreeLoading { baskets } => {
            Template::new("haendler.play_free_loading").field("goods", goods(baskets))
        }
        Choice::PlayBrokenAxle { wagons } => {
            Template::new("haendler.play_broken_axle").field("wagon", numbers(wagons))
        }
        Choice::RemoveBrokenAxle { wagons } => {
            Template::new("haendler.remove_broken_axle").field("wagon", numbers(wagons))
        }
        Choice::MoveWagon { wagon, tile, driver_points, routes } => {
            let template = Template::new("haendler.move_wagon").field("wagon", number(*wagon));
            let template = template
                .field("tile", tile.map_or(NOTHING, number))
                .field("driver_points", number(*driver_points));
            template.field(
                "route",
                Domain::OneOf(routes.iter().map(|route| places(&route.places)).collect()),
            )
        }
        Choice::SpendTile { tiles } => {
            Template::new("haendler.spend_tile").field("tile", numbers(tiles))
        }
        Choice::MoveCourier { spaces } => Template::new("haendler.move_courier")
            .field("space", one_place(spaces.iter().map(|space| &space.space))),
        Choice::PickInfluence { pile } => Template::new("haendler.pick_influence")
            .field("card", one_of(pile.kinds().map(Influence::id))),
        Choice::EndTurn {} => Template::new("haendler.end_turn"),
        Choice::SetWheel { arrows } => wheel_form(arrows),
        Choice::UseOffice { office, direction, goods } => {
            let template =
                Template::new("haendler.use_office").field("office", one_of([office.id()]));
            template
                .field("direction", one_of([direction.id()]))
                .field("good", one_of(goods.iter().map(|good| good.id())))
        }
        Choice::SellFromWarehouse { city, baskets } => {
            Template::new("haendler.sell_from_warehouse")
                .field("city", one_place([city]))
                .field("goods", goods(baskets))
        }
        Choice::PlaySpecialSale { city, goods } => {
            let template =
                Template::new("haendler.play_special_sale").field("city", one_place([city]));
            template.field("good", one_of(goods.iter().map(|good| good.id())))
        }
        Choice::PlaySaleWithBonus { wagons } => {
            Template::new("haendler.play_sale_with_bonus").field("wagon", numbers(wagons))
        }
        Choice::TakeCredit {} => Template::new("haendler.take_credit"),
        Choice::Rise { levels, cards, price: _ } => Template::new("haendler.rise")
            .field("levels", number(*levels))
            .field("cards", number(*cards)),
        Choice::RepayCredit {} => Template::new("haendler.repay_credit"),
        Choice::ProposeDeal {
            seat,
            money_most,
            cards,
            pledges,
            asked_money_most,
            asked_pledges,
            first,
        } => {
            let template = Template::new("haendler.propose_deal").field("seat", number(seat.0));
            let template = side(
                template,
                ["money", "card", "pledge"],
                *money_most,
                proposed_cards(cards),
                pledges,
            );
            let template = side(
                template,
                ["asked_money", "asked_card", "asked_pledge"],
                *asked_money_most,
                asked_cards(),
                asked_pledges,
            );
            template
                .field("first", maybe(first.iter().map(|seat| FieldValue::from(u32::from(seat.0)))))
        }
        Choice::WithdrawProposal {} => Template::new("haendler.withdraw_proposal"),
        Choice::AcceptProposal { seat, cards } => Template::new("haendler.accept_proposal")
            .field("seat", number(seat.0))
            .field("card", given_card(cards)),
        Choice::DeclineProposal { seat } => {
            Template::new("haendler.decline_proposal").field("seat", number(seat.0))
        }
    }
}

fn offer_form(seat: Seat, goods: OfferedGoods, fee_most: u32) -> Template {
    let (one, two) = match goods {
        OfferedGoods::One => (amounts(fee_most), NOTHING),
        OfferedGoods::Two => (NOTHING, amounts(fee_most)),
        OfferedGoods::OneOrTwo => (amounts(fee_most), amounts(fee_most)),
    };
    Template::new("haendler.offer_loading")
        .field("seat", number(seat.0))
        .field("fee_for_one", one)
        .field("fee_for_two", two)
}

fn wheel_form(arrows: &[Arrow]) -> Template {
    let arrow = || one_of(arrows.iter().map(|arrow| arrow.id()));
    Template::new("haendler.set_wheel").field("first", arrow()).field("second", arrow())
}

/// The fields for one side of a deal.
fn side(
    template: Template,
    names: [&'static str; 3],
    money_most: u32,
    cards: Vec<FieldValue>,
    pledges: &[Pledge],
) -> Template {
    let [money, card, pledged] = names;
    let template = template.field(money, amounts(money_most)).field(card, maybe(cards.into_iter()));
    template.field(pledged, maybe(pledges.iter().map(pledge)))
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

/// The action that a choice makes with these values of its form's fields.
pub fn answer(choice: &Choice, values: &[FieldValue]) -> Action {
    match choice {
        Choice::Pass {} => Action::Pass {},
        Choice::NameAbility { abilities: _ } => Action::NameAbility {
            ability: Ability::from_id(values[0].text()).expect("the form names the ability"),
        },
        Choice::Raise { price: _ } => Action::Raise {},
        Choice::Purchase { good, price: _, cities: _ } => {
            Action::Purchase { good: *good, city: values[1].text().to_owned() }
        }
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
        Choice::PlayFreeLoading { baskets: _ } => {
            Action::PlayFreeLoading { goods: basket(&values[0]) }
        }
        Choice::PlayBrokenAxle { wagons: _ } => Action::PlayBrokenAxle { wagon: small(&values[0]) },
        Choice::RemoveBrokenAxle { wagons: _ } => {
            Action::RemoveBrokenAxle { wagon: small(&values[0]) }
        }
        Choice::MoveWagon { wagon, tile, driver_points, routes: _ } => {
            let route = values[3].items().iter().map(|place| place.text().to_owned()).collect();
            Action::MoveWagon { wagon: *wagon, tile: *tile, driver_points: *driver_points, route }
        }
        Choice::SpendTile { tiles: _ } => Action::SpendTile { tile: small(&values[0]) },
        Choice::MoveCourier { spaces: _ } => {
            Action::MoveCourier { space: values[0].text().to_owned() }
        }
        Choice::PickInfluence { pile: _ } => Action::PickInfluence {
            card: Influence::from_id(values[0].text()).expect("the form names the card"),
        },
        Choice::EndTurn {} => Action::EndTurn {},
        Choice::SetWheel { arrows: _ } => {
            Action::SetWheel { first: arrow(&values[0]), second: arrow(&values[1]) }
        }
        Choice::UseOffice { office, direction, goods: _ } => {
            Action::UseOffice { office: *office, direction: *direction, good: good(&values[2]) }
        }
        Choice::SellFromWarehouse { city, baskets: _ } => {
            Action::SellFromWarehouse { city: city.clone(), goods: basket(&values[1]) }
        }
        Choice::PlaySpecialSale { city, goods: _ } => {
            Action::PlaySpecialSale { city: city.clone(), good: good(&values[1]) }
        }
        Choice::PlaySaleWithBonus { wagons: _ } => {
            Action::PlaySaleWithBonus { wagon: small(&values[0]) }
        }
        Choice::TakeCredit {} => Action::TakeCredit {},
        Choice::Rise { levels, cards, price: _ } => Action::Rise { levels: *levels, cards: *cards },
        Choice::RepayCredit {} => Action::RepayCredit {},
        Choice::ProposeDeal {
            seat,
            money_most: _,
            cards,
            pledges,
            asked_money_most: _,
            asked_pledges,
            first,
        } => {
            let openly = |card: &Influence, openly| proposed_card(*card, openly) == values[2];
            let proposed = cards
                .iter()
                .flat_map(|card| [true, false].map(|openly| ProposedCard { card: *card, openly }));
            Action::ProposeDeal {
                seat: *seat,
                money: amount(&values[1]),
                card: proposed.into_iter().find(|proposed| openly(&proposed.card, proposed.openly)),
                pledge: pledges.iter().find(|given| pledge(given) == values[3]).cloned(),
                asked_money: amount(&values[4]),
                asked_card: DealtCard::ALL
                    .into_iter()
                    .find(|asked| FieldValue::from(asked.id()) == values[5]),
                asked_pledge: asked_pledges
                    .iter()
                    .find(|asked| pledge(asked) == values[6])
                    .cloned(),
                first: first
                    .iter()
                    .copied()
                    .find(|seat| FieldValue::from(u32::from(seat.0)) == values[7]),
            }
        }
        Choice::WithdrawProposal {} => Action::WithdrawProposal {},
        Choice::AcceptProposal { seat, cards } => {
            let card = cards.iter().copied().find(|card| FieldValue::from(card.id()) == values[1]);
            Action::AcceptProposal { seat: *seat, card }
        }
        Choice::DeclineProposal { seat } => Action::DeclineProposal { seat: *seat },
    }
}

fn amount(value: &FieldValue) -> u32 {
    u32::try_from(value.int()).expect("amounts are small")
}

fn small(value: &FieldValue) -> u8 {
    u8::try_from(value.int()).expect("wagons and tiles have small numbers")
}

fn good(value: &FieldValue) -> Good {
    Good::from_id(value.text()).expect("the form names the good")
}

fn basket(value: &FieldValue) -> Basket {
    let count = |good: Good| u8::try_from(value.count_of(good.id())).expect("baskets are small");
    Goods::from_counts(Good::ALL.map(count)).into()
}

fn arrow(value: &FieldValue) -> Arrow {
    Arrow::from_id(value.text()).expect("the form names the arrow")
}
