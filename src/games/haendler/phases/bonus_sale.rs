//! «Phase 5»: the lap for Sale with Bonus.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        cards::Influence,
        choice::Choice,
        components::WAGONS,
        event::Event,
        game::Haendler,
        phase::Phase,
        refusals::BONUS_NOT_POSSIBLE,
        state::{State, number},
    },
    means::holds,
    passing::{pass, pass_over},
    sales::without_bonus,
};

/// The decision on which wagons to play Sale with Bonus.
pub const KIND: &str = "haendler.playing_sale_with_bonus";

fn player(state: &State) -> Seat {
    let Phase::BonusSale { seat } = state.phase else { panic!("Sales with Bonus are played") };
    seat
}

/// The next in the lap is asked, if this player may have a card to play.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    (seat == player(state) && may_play(state, seat)).then_some(KIND)
}

/// The wagons on which a player's Sale with Bonus would have an effect.
fn candidates(state: &State, seat: Seat) -> Vec<u8> {
    let has_effect = |place: &usize| {
        let wagon = &state.wagons[*place];
        wagon.arrived
            && !wagon.bonus_for.contains(seat)
            && state.bonus_of(wagon.at) > 0
            && without_bonus(state, wagon, seat).total() > 0
    };
    (0..WAGONS).filter(has_effect).map(number).collect()
}

/// Whether a player may have a Sale with Bonus to play, by what lies open.
pub fn may_play(state: &State, seat: Seat) -> bool {
    state.may_hold(seat, Influence::SaleWithBonus) && !candidates(state, seat).is_empty()
}

/// What the seat may do.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = vec![Choice::Pass {}];
    if state.cards(seat).of(Influence::SaleWithBonus) > 0 {
        choices.push(Choice::PlaySaleWithBonus { wagons: candidates(state, seat) });
    }
    choices
}

/// Plays Sale with Bonus, or no more.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::PlaySaleWithBonus { wagon } = *action else { return pass(table, seat, action) };
    holds(table.state(), seat, Influence::SaleWithBonus)?;
    if !candidates(table.state(), seat).contains(&wagon) {
        return Err(Refusal::new(&BONUS_NOT_POSSIBLE).with("wagon", u32::from(wagon)).at("wagon"));
    }
    table.emit(Event::SaleWithBonusPlayed { seat, wagon });
    Ok(())
}

/// No card can be played.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let player = player(table.state());
    pass_over(table, player);
}
