//! The phases: per file what may be decided, what follows from it, and what happens by itself.

pub mod abilities;
pub mod axles;
pub mod bargaining;
pub mod course;
pub mod deals;
pub mod loading;
pub mod moving;
pub mod pledges;
pub mod prices;
pub mod purchasing;
pub mod selling;
pub mod status;
pub mod warehouses;

use super::{
    Haendler,
    action::Action,
    cards::Influence,
    choice::Choice,
    components::REPAYMENT,
    event::Event,
    phase::Phase,
    refusals::{CARD_NOT_HELD, CREDIT_NONE, MONEY_SHORT},
    state::State,
    step::PassReason,
};
use kontor_rules::{Due, Dues, Refusal, Rules, Seat, Table};

/// A question: its kind, and whether the game goes on without an answer.
type Question = (&'static str, bool);

/// All that a seat is asked. It follows from what lies open alone.
///
/// Dealing is optional; a seat that has something optional to decide as it is may deal with the
/// same decision.
pub fn dues(state: &State, seat: Seat) -> Dues {
    let key = state.negotiation.keys[seat];
    match asked(state, seat) {
        Some(due) if due.optional && state.options.negotiation => {
            Dues::from_iter([Due { key: due.key.max(key), ..due }])
        }
        asked => {
            let dealing = deals::is_asked(state, seat).then_some(Due {
                kind: deals::DEALING,
                key,
                optional: true,
            });
            asked.into_iter().chain(dealing).collect()
        }
    }
}

/// What a seat is asked, but for deals.
pub fn asked(state: &State, seat: Seat) -> Option<Due> {
    let (kind, optional) = question(state, seat)?;
    Some(Due { kind, key: state.keys[seat], optional })
}

fn question(state: &State, seat: Seat) -> Option<Question> {
    let alone = |asked: Seat, kind: &'static str| (asked == seat).then_some((kind, false));
    match &state.phase {
        Phase::Between { .. } | Phase::Over { .. } => None,
        Phase::NamingAbility { seat } => alone(*seat, abilities::NAMING),
        Phase::Auction { auction } => {
            alone(abilities::next_bidder(state, auction)?, abilities::BIDDING)
        }
        Phase::Purchasing { seat, bought, .. } => purchasing::is_possible(state, *bought)
            .then(|| alone(*seat, purchasing::KIND))
            .flatten(),
        Phase::Bidding { bids, .. } => bids[seat].is_none().then_some((loading::BIDDING, false)),
        Phase::MasterLoading { wagon, master } => state
            .can_load(*wagon, *master)
            .then(|| alone(*master, loading::MASTER_LOADING))
            .flatten(),
        Phase::Bargaining { .. } => bargaining::question(state, seat),
        Phase::FixedLoading { wagon, seat } => {
            state.can_load(*wagon, *seat).then(|| alone(*seat, loading::FIXED_LOADING)).flatten()
        }
        Phase::PlayingAxles { seat } => {
            axles::may_play(state, *seat).then(|| alone(*seat, axles::PLAYING)).flatten()
        }
        Phase::Moving { turn } if turn.seat == seat => {
            moving::kind(state, turn).map(|kind| (kind, false))
        }
        Phase::Moving { .. } => None,
        Phase::SettingWheels { wheels } => {
            wheels[seat].is_none().then_some((prices::SETTING_WHEEL, false))
        }
        Phase::UsingOffices { seat, used } => prices::can_use_office(state, *seat, used)
            .then(|| alone(*seat, prices::USING_OFFICE))
            .flatten(),
        Phase::WarehouseSelling { seat } => alone(*seat, warehouses::SELLING),
        Phase::SpecialSale { seat } => warehouses::may_special_sell(state, *seat)
            .then(|| alone(*seat, warehouses::SPECIAL_SALE))
            .flatten(),
        Phase::BonusSale { seat } => {
            selling::may_play(state, *seat).then(|| alone(*seat, selling::BONUS_SALE)).flatten()
        }
        Phase::OfferedCredit { seat } => alone(*seat, status::OFFERED_CREDIT),
        Phase::Rising { seat } => alone(*seat, status::RISING),
        Phase::Repaying { seat } => {
            status::may_repay(state, *seat).then(|| alone(*seat, status::REPAYING)).flatten()
        }
    }
}

/// How a seat can answer. A credit can be repaid with any decision («Phase 6»).
pub fn choices(state: &State, seat: Seat, due: &Due) -> Vec<Choice> {
    let mut choices =
        if due.kind == deals::DEALING { Vec::new() } else { choices_of_phase(state, seat) };
    if due.optional && deals::is_asked(state, seat) {
        choices.extend(deals::choices(state, seat));
    }
    if state.players[seat].credits > 0 && state.money(seat) >= REPAYMENT {
        choices.push(Choice::RepayCredit {});
    }
    choices
}

fn choices_of_phase(state: &State, seat: Seat) -> Vec<Choice> {
    match &state.phase {
        Phase::Between { .. } | Phase::Over { .. } => Vec::new(),
        Phase::NamingAbility { .. } => abilities::naming_choices(state, seat),
        Phase::Auction { auction } => abilities::bidding_choices(auction),
        Phase::Purchasing { bought, .. } => purchasing::choices(state, seat, *bought),
        Phase::Bidding { wagon, .. } => loading::bid_choices(state, *wagon, seat),
        Phase::MasterLoading { wagon, .. } => loading::master_choices(state, *wagon, seat),
        Phase::Bargaining { .. } => bargaining::choices(state, seat),
        Phase::FixedLoading { wagon, .. } => loading::fixed_choices(state, *wagon, seat),
        Phase::PlayingAxles { .. } => axles::choices(state, seat),
        Phase::Moving { turn } => moving::choices(state, turn),
        Phase::SettingWheels { .. } => prices::wheel_choices(),
        Phase::UsingOffices { used, .. } => prices::office_choices(state, seat, used),
        Phase::WarehouseSelling { .. } => warehouses::selling_choices(state, seat),
        Phase::SpecialSale { .. } => warehouses::special_choices(state, seat),
        Phase::BonusSale { .. } => selling::choices(state, seat),
        Phase::OfferedCredit { .. } => vec![Choice::Pass {}, Choice::TakeCredit {}],
        Phase::Rising { .. } => status::rising_choices(state, seat),
        Phase::Repaying { .. } => vec![Choice::Pass {}],
    }
}

/// Carries out what a seat decided, or refuses.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let is_asked = asked(table.state(), seat).is_some();
    match action {
        Action::RepayCredit {} if is_asked || deals::is_asked(table.state(), seat) => {
            return repay(table, seat);
        }
        Action::ProposeDeal { .. }
        | Action::WithdrawProposal {}
        | Action::AcceptProposal { .. }
        | Action::DeclineProposal { .. } => return deals::decide(table, seat, action),
        _of_the_phase if is_asked => {}
        _unasked => return Err(Refusal::not_asked(seat)),
    }
    match table.state().phase.clone() {
        Phase::Between { .. } | Phase::Over { .. } => unreachable!("nobody is asked there"),
        Phase::NamingAbility { .. } => abilities::name(table, seat, action),
        Phase::Auction { auction } => abilities::bid(table, &auction, seat, action),
        Phase::Purchasing { .. } => purchasing::decide(table, seat, action),
        Phase::Bidding { wagon, .. } => loading::bid(table, wagon, seat, action),
        Phase::MasterLoading { wagon, .. } => loading::load_as_master(table, wagon, seat, action),
        Phase::Bargaining { .. } => bargaining::decide(table, seat, action),
        Phase::FixedLoading { wagon, .. } => {
            loading::load_at_fixed_price(table, wagon, seat, action)
        }
        Phase::PlayingAxles { .. } => axles::decide(table, seat, action),
        Phase::Moving { turn } => moving::decide(table, &turn, action),
        Phase::SettingWheels { .. } => prices::set_wheel(table, seat, action),
        Phase::UsingOffices { used, .. } => prices::use_office(table, seat, &used, action),
        Phase::WarehouseSelling { .. } => warehouses::sell(table, seat, action),
        Phase::SpecialSale { .. } => warehouses::special_sell(table, seat, action),
        Phase::BonusSale { .. } => selling::play(table, seat, action),
        Phase::OfferedCredit { .. } => status::take_credit(table, seat, action),
        Phase::Rising { .. } => status::rise(table, seat, action),
        Phase::Repaying { .. } => pass(table, seat, action),
    }
}

fn repay(table: &mut Table<'_, Haendler>, seat: Seat) -> Result<(), Refusal> {
    if table.state().players[seat].credits == 0 {
        return Err(Refusal::new(&CREDIT_NONE));
    }
    can_pay(table.state(), seat, REPAYMENT)?;
    table.emit(Event::CreditRepaid { seat, amount: REPAYMENT });
    Ok(())
}

/// Lets everything happen that can happen in one way only, up to the next question or the end of
/// the game.
pub fn advance(table: &mut Table<'_, Haendler>) {
    for _ in 0..Haendler::EVENTS_MAX {
        deals::tidy_up(table);
        let state = table.state();
        let is_awaited = |seat| asked(state, seat).is_some_and(|due| !due.optional);
        if matches!(state.phase, Phase::Over { .. }) || Seat::all(state.seats()).any(is_awaited) {
            return;
        }
        course::go_on(table);
    }
    unreachable!("each step is an event, and a game has fewer");
}

/// The one action that is left where nothing else fits.
fn pass(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if *action != (Action::Pass {}) {
        return Err(Refusal::not_asked(seat));
    }
    table.emit(Event::Passed { seat, reason: PassReason::Chosen });
    Ok(())
}

/// Whether the seat can pay so much.
fn can_pay(state: &State, seat: Seat, price: u32) -> Result<(), Refusal> {
    let money = state.money(seat);
    if price <= money {
        Ok(())
    } else {
        Err(Refusal::new(&MONEY_SHORT).with("price", price).with("money", money))
    }
}

/// Whether the seat holds such a card.
fn holds(state: &State, seat: Seat, card: Influence) -> Result<(), Refusal> {
    if state.cards(seat).of(card) > 0 {
        Ok(())
    } else {
        Err(Refusal::new(&CARD_NOT_HELD).with("card", card.id()))
    }
}
