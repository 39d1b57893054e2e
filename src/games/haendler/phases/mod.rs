//! The course of the game. Each phase has a file with its name.
//!
//! A phase in which a player decides has the functions `asked`, `choices` and `decide`; what
//! happens in a phase without a question is its function `advance`. They have the same signatures
//! in all phases and all games. Deals are made beside all phases.

pub mod auction;
pub mod bargaining;
pub mod between;
pub mod bidding;
pub mod bonus_sale;
pub mod deals;
pub mod fixed_loading;
mod loading;
pub mod master_loading;
mod means;
pub mod moving;
pub mod naming_ability;
pub mod offered_credit;
mod passing;
pub mod playing_axles;
pub mod pledges;
pub mod purchasing;
pub mod repaying;
pub mod rising;
mod sales;
pub mod setting_wheels;
pub mod special_sale;
mod stock;
mod upkeep;
pub mod using_offices;
pub mod warehouse_selling;

use kontor_rules::{Due, Dues, Refusal, Rules, Seat, Table};

use super::{
    action::Action, choice::Choice, components::REPAYMENT, event::Event, game::Haendler,
    phase::Phase, refusals::CREDIT_NONE, state::State, templates,
};

/// Sets the game up, to the first question.
pub fn set_up(table: &mut Table<'_, Haendler>) {
    advance(table);
}

/// What the seat is asked. It follows from what lies open alone.
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
    let kind = match &state.phase {
        Phase::Between { .. } | Phase::Over { .. } => None,
        Phase::NamingAbility { .. } => naming_ability::asked(state, seat),
        Phase::Auction { .. } => auction::asked(state, seat),
        Phase::Purchasing { .. } => purchasing::asked(state, seat),
        Phase::Bidding { .. } => bidding::asked(state, seat),
        Phase::MasterLoading { .. } => master_loading::asked(state, seat),
        Phase::Bargaining { .. } => bargaining::asked(state, seat),
        Phase::FixedLoading { .. } => fixed_loading::asked(state, seat),
        Phase::PlayingAxles { .. } => playing_axles::asked(state, seat),
        Phase::Moving { .. } => moving::asked(state, seat),
        Phase::SettingWheels { .. } => setting_wheels::asked(state, seat),
        Phase::UsingOffices { .. } => using_offices::asked(state, seat),
        Phase::WarehouseSelling { .. } => warehouse_selling::asked(state, seat),
        Phase::SpecialSale { .. } => special_sale::asked(state, seat),
        Phase::BonusSale { .. } => bonus_sale::asked(state, seat),
        Phase::OfferedCredit { .. } => offered_credit::asked(state, seat),
        Phase::Rising { .. } => rising::asked(state, seat),
        Phase::Repaying { .. } => repaying::asked(state, seat),
    }?;
    let optional =
        matches!(state.phase, Phase::Bargaining { .. }) && bargaining::is_optional(state, seat);
    Some(Due { kind, key: state.keys[seat], optional })
}

/// How the seat can answer. A credit can be repaid with any decision («Phase 6»).
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
        Phase::NamingAbility { .. } => naming_ability::choices(state, seat),
        Phase::Auction { .. } => auction::choices(state, seat),
        Phase::Purchasing { .. } => purchasing::choices(state, seat),
        Phase::Bidding { .. } => bidding::choices(state, seat),
        Phase::MasterLoading { .. } => master_loading::choices(state, seat),
        Phase::Bargaining { .. } => bargaining::choices(state, seat),
        Phase::FixedLoading { .. } => fixed_loading::choices(state, seat),
        Phase::PlayingAxles { .. } => playing_axles::choices(state, seat),
        Phase::Moving { .. } => moving::choices(state, seat),
        Phase::SettingWheels { .. } => setting_wheels::choices(state, seat),
        Phase::UsingOffices { .. } => using_offices::choices(state, seat),
        Phase::WarehouseSelling { .. } => warehouse_selling::choices(state, seat),
        Phase::SpecialSale { .. } => special_sale::choices(state, seat),
        Phase::BonusSale { .. } => bonus_sale::choices(state, seat),
        Phase::OfferedCredit { .. } => offered_credit::choices(state, seat),
        Phase::Rising { .. } => rising::choices(state, seat),
        Phase::Repaying { .. } => repaying::choices(state, seat),
    }
}

/// Carries out what the seat decided, and all that follows up to the next question, or refuses.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let is_asked = asked(table.state(), seat).is_some();
    match action {
        Action::RepayCredit {} if is_asked || deals::is_asked(table.state(), seat) => {
            repay(table, seat)?;
        }
        Action::ProposeDeal { .. }
        | Action::WithdrawProposal {}
        | Action::AcceptProposal { .. }
        | Action::DeclineProposal { .. } => deals::decide(table, seat, action)?,
        _of_the_phase if is_asked => decide_in_phase(table, seat, action)?,
        _unasked => return Err(Refusal::not_asked(seat)),
    }
    advance(table);
    Ok(())
}

fn decide_in_phase(
    table: &mut Table<'_, Haendler>,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    match &table.state().phase {
        Phase::Between { .. } | Phase::Over { .. } => unreachable!("no seat is asked there"),
        Phase::NamingAbility { .. } => naming_ability::decide(table, seat, action),
        Phase::Auction { .. } => auction::decide(table, seat, action),
        Phase::Purchasing { .. } => purchasing::decide(table, seat, action),
        Phase::Bidding { .. } => bidding::decide(table, seat, action),
        Phase::MasterLoading { .. } => master_loading::decide(table, seat, action),
        Phase::Bargaining { .. } => bargaining::decide(table, seat, action),
        Phase::FixedLoading { .. } => fixed_loading::decide(table, seat, action),
        Phase::PlayingAxles { .. } => playing_axles::decide(table, seat, action),
        Phase::Moving { .. } => moving::decide(table, seat, action),
        Phase::SettingWheels { .. } => setting_wheels::decide(table, seat, action),
        Phase::UsingOffices { .. } => using_offices::decide(table, seat, action),
        Phase::WarehouseSelling { .. } => warehouse_selling::decide(table, seat, action),
        Phase::SpecialSale { .. } => special_sale::decide(table, seat, action),
        Phase::BonusSale { .. } => bonus_sale::decide(table, seat, action),
        Phase::OfferedCredit { .. } => offered_credit::decide(table, seat, action),
        Phase::Rising { .. } => rising::decide(table, seat, action),
        Phase::Repaying { .. } => repaying::decide(table, seat, action),
    }
}

fn repay(table: &mut Table<'_, Haendler>, seat: Seat) -> Result<(), Refusal> {
    if table.state().players[seat].credits == 0 {
        return Err(Refusal::new(&CREDIT_NONE));
    }
    means::can_pay(table.state(), seat, REPAYMENT)?;
    table.emit(Event::CreditRepaid { seat, amount: REPAYMENT });
    Ok(())
}

/// Lets everything happen that can happen in one way only, up to the next question or the end of
/// the game.
fn advance(table: &mut Table<'_, Haendler>) {
    for _ in 0..Haendler::EVENTS_MAX {
        deals::tidy_up(table);
        if take_only_course(table) {
            continue;
        }
        let state = table.state();
        let is_awaited = |seat| asked(state, seat).is_some_and(|due| !due.optional);
        if matches!(state.phase, Phase::Over { .. }) || Seat::all(state.seats()).any(is_awaited) {
            return;
        }
        advance_phase(table);
    }
    unreachable!("each step is an event, and a game has fewer");
}

/// Takes a step that a player would be asked for, if what lies open leaves one course; returns
/// whether there was one.
fn take_only_course(table: &mut Table<'_, Haendler>) -> bool {
    if matches!(table.state().phase, Phase::Bidding { .. }) {
        return bidding::bid_as_pledged(table);
    }
    let Some((seat, action)) = only_action(table.state()) else { return false };
    decide_in_phase(table, seat, &action).expect("what is left to a seat is legal");
    true
}

/// The only action that is left to the seat that the game waits for, in a phase in which all see
/// what is left to it.
fn only_action(state: &State) -> Option<(Seat, Action)> {
    let seat = match &state.phase {
        Phase::Moving { turn } => turn.seat,
        Phase::NamingAbility { seat } | Phase::Bargaining { master: seat, .. }
            if state.takes_every_forced_step() =>
        {
            *seat
        }
        _elsewhere => return None,
    };
    asked(state, seat).filter(|due| !due.optional)?;
    let choices = choices_of_phase(state, seat);
    let [choice] = &choices[..] else { return None };
    let template = templates::template(choice);
    let is_seen = !matches!(state.phase, Phase::Moving { .. }) || moving::all_see(state, choice);
    (is_seen && template.count() == 1).then(|| (seat, templates::answer(choice, template.nth(0))))
}

fn advance_phase(table: &mut Table<'_, Haendler>) {
    match &table.state().phase {
        Phase::Between { .. } => between::advance(table),
        Phase::Auction { .. } => auction::advance(table),
        Phase::Purchasing { .. } => purchasing::advance(table),
        Phase::Bidding { .. } => bidding::advance(table),
        Phase::MasterLoading { .. } => master_loading::advance(table),
        Phase::Bargaining { .. } => bargaining::advance(table),
        Phase::FixedLoading { .. } => fixed_loading::advance(table),
        Phase::PlayingAxles { .. } => playing_axles::advance(table),
        Phase::Moving { .. } => moving::advance(table),
        Phase::SettingWheels { .. } => setting_wheels::advance(table),
        Phase::UsingOffices { .. } => using_offices::advance(table),
        Phase::SpecialSale { .. } => special_sale::advance(table),
        Phase::BonusSale { .. } => bonus_sale::advance(table),
        Phase::Repaying { .. } => repaying::advance(table),
        Phase::NamingAbility { .. }
        | Phase::WarehouseSelling { .. }
        | Phase::OfferedCredit { .. }
        | Phase::Rising { .. }
        | Phase::Over { .. } => unreachable!("a player is asked there, or nothing comes after"),
    }
}
