//! «Die 2. Phase», carrying out: who alone chose an action carries it out, two trade for it, for
//! more it lapses.

use kontor_rules::{Seat, Table};

use super::{
    super::{
        components::{Card, ROLL_SCORES_UP_TO},
        event::Event,
        game::Basari,
        state::{Phase, State},
    },
    dice::roll,
    trading,
};

/// Settles the next action, or begins the trade for it.
pub fn advance(table: &mut Table<'_, Basari>) {
    let Phase::Settling { revealed } = &table.state().phase else { panic!("actions are settled") };
    let card = revealed.to_settle[0];
    match revealed.seats_of(card).as_slice() {
        [seat] => carry_out(table, card, *seat),
        [first, second] => trading::open(table, card, [*first, *second]),
        seats => table.emit(Event::ActionLapsed { card, seats: seats.to_vec() }),
    }
}

/// A player carries out an action, wanted or not.
pub fn carry_out(table: &mut Table<'_, Basari>, card: Card, seat: Seat) {
    let event = match card {
        Card::Roll => {
            let die = roll(table);
            let (arch, steps) = moved(table.state(), seat, die);
            Event::RollCarriedOut {
                seat,
                die,
                arch,
                steps,
                points: u32::from(ROLL_SCORES_UP_TO - die),
            }
        }
        Card::Points => {
            let state = table.state();
            Event::PointsCarriedOut {
                seat,
                arch: state.figure(seat).arch,
                points: u32::from(state.arch_of(seat).points),
            }
        }
        Card::Gems => {
            // Of a colour that has run out one takes what there is («Sonderfälle/Hinweise»).
            let state = table.state();
            let gems = state.arch_of(seat).gems().up_to(state.supply);
            Event::GemsCarriedOut { seat, arch: state.figure(seat).arch, gems }
        }
    };
    table.emit(event);
}

/// Where a figure stands after so many steps clockwise, and how far it is from its start marker
/// then.
pub fn moved(state: &State, seat: Seat, die: u8) -> (u8, u8) {
    let figure = state.figure(seat);
    ((figure.arch + die) % state.lap_steps(), figure.steps + die)
}
