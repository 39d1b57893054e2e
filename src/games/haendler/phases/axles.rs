//! «Influence Cards», Broken Axle: a lap before the first wagon moves.

use super::{
    super::{
        Haendler,
        action::Action,
        cards::Influence,
        choice::Choice,
        components::WAGONS,
        event::Event,
        refusals::AXLE_NOT_THERE,
        state::{State, number},
    },
    holds, pass,
};
use kontor_rules::{Refusal, Seat, Table};

/// The decision on which wagons to play Broken Axle.
pub const PLAYING: &str = "haendler.playing_broken_axle";

/// Whether a player may have a Broken Axle to play, by what lies open.
pub fn may_play(state: &State, seat: Seat) -> bool {
    state.holds_cards(seat) && state.is_about(Influence::BrokenAxle)
}

/// What the seat may do: any wagon will do, also one that carries such a card.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = vec![Choice::Pass {}];
    if state.cards(seat).of(Influence::BrokenAxle) > 0 {
        choices.push(Choice::PlayBrokenAxle { wagons: (0..WAGONS).map(number).collect() });
    }
    choices
}

/// Plays a card, or no more.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::PlayBrokenAxle { wagon } = *action else { return pass(table, seat, action) };
    holds(table.state(), seat, Influence::BrokenAxle)?;
    if !(0..WAGONS).any(|place| number(place) == wagon) {
        return Err(Refusal::new(&AXLE_NOT_THERE).with("wagon", u32::from(wagon)).at("wagon"));
    }
    table.emit(Event::BrokenAxlePlayed { seat, wagon });
    Ok(())
}
