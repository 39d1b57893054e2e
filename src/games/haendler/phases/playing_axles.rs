//! «Influence Cards», Broken Axle: a lap before the first wagon moves.

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
        refusals::AXLE_NOT_THERE,
        state::{State, number},
    },
    means::holds,
    passing::{pass, pass_over},
};

/// The decision on which wagons to play Broken Axle.
pub const KIND: &str = "haendler.playing_broken_axle";

fn player(state: &State) -> Seat {
    let Phase::PlayingAxles { seat } = state.phase else { panic!("Broken Axles are played") };
    seat
}

/// The next in the lap is asked, if this player may have a card to play.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    (seat == player(state) && may_play(state, seat)).then_some(KIND)
}

/// Whether a player may have a Broken Axle to play, by what lies open.
pub fn may_play(state: &State, seat: Seat) -> bool {
    state.may_hold(seat, Influence::BrokenAxle)
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

/// No card can be played.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let player = player(table.state());
    pass_over(table, player);
}
