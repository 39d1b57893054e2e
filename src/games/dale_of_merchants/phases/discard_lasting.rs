//! What lasted until the end of the turn is discarded, card by card.

use kontor_rules::{Refusal, Seat};

use super::{
    super::{
        action::Action,
        choice::Choice,
        event::Event,
        pending::Task,
        run::Run,
        state::State,
        zones::{Goal, Until},
    },
    picks::check_pick,
    turn::on_schedule,
};

/// What lasts until the end of the turn.
fn lasting(state: &State, seat: Seat) -> Vec<u32> {
    on_schedule(state, seat, Until::EndOfTurn)
}

/// Whether the player has to choose the next one.
pub fn waits(state: &State, seat: Seat) -> bool {
    lasting(state, seat).len() > 1
}

/// What the player may do.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    vec![Choice::TakeUp { places: lasting(state, seat) }]
}

/// Discards the only card that lasted until now, if there is one.
pub fn advance(run: &mut Run<'_, '_>, seat: Seat) {
    if let Some(place) = lasting(run.state(), seat).first() {
        discard(run, seat, *place);
    }
}

/// Discards the card that the player names.
pub fn decide(run: &mut Run<'_, '_>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::TakeUp { place } = action else { return Err(Refusal::not_asked(seat)) };
    check_pick(&[*place], &lasting(run.state(), seat), 1, 1, "place")?;
    discard(run, seat, *place);
    Ok(())
}

fn discard(run: &mut Run<'_, '_>, seat: Seat, place: u32) {
    let card = run.state().players[seat].schedule[place as usize].card;
    run.emit(Event::TechniqueScheduled { seat, card, place, until: Until::Resolved });
    run.resolve_to(seat, Goal::Pile { seat });
    run.then([Task::DiscardLasting { seat }]);
}
