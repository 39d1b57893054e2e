//! The turn: its tasks, the next one, and filling hand and market in the clean-up.

use kontor_rules::Seat;

use super::super::{
    event::Event,
    kinds::Card,
    pending::Task,
    run::Run,
    scores::Placing,
    scoring,
    state::State,
    zones::{Goal, Origin, Until},
};

/// Cards that a hand is filled with under Lost Shipments («Lost Shipments» counts once).
const LOST_SHIPMENTS_DRAW: usize = 1;

/// A turn begins: what is to be done until the next one.
pub fn begin(run: &mut Run<'_, '_>, seat: Seat, round: u16) {
    run.emit(Event::TurnBegan { seat, round });
    run.then(tasks(seat));
}

/// A turn, task by task.
pub fn tasks(seat: Seat) -> [Task; 9] {
    [
        Task::StartOfTurn { seat },
        Task::Act { seat, done: 0, declined: false },
        Task::EndOfTurn { seat },
        Task::FillHand { seat },
        Task::Windows,
        Task::FillMarket,
        Task::DiscardLasting { seat },
        Task::Windows,
        Task::NextTurn { seat },
    ]
}

/// The next player's turn begins, unless the rounds have run out.
pub fn next(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    let next = seat.left(state.seats());
    let round = state.round + u16::from(next == state.first);
    if round > state.options.round_limit {
        let standings = scoring::undecided(state);
        return end(run, standings, true);
    }
    begin(run, next, round);
}

/// The places of the cards on the schedule that stay so long.
pub fn on_schedule(state: &State, seat: Seat, until: Until) -> Vec<u32> {
    let schedule = (0_u32..).zip(&state.players[seat].schedule);
    schedule.filter(|(_, scheduled)| scheduled.until == until).map(|(place, _)| place).collect()
}

/// «Fill your hand back to 5 cards»: one by one, junk when there is nothing else.
pub fn fill_hand(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    let missing = state.hand_size(seat).saturating_sub(state.hand(seat).len());
    let is_cut_short = state.threats(Card::LostShipments, seat) > 0;
    let count = if is_cut_short { missing.min(LOST_SHIPMENTS_DRAW) } else { missing };
    for _ in 0..count {
        if !run.draw_from(seat, seat) {
            run.go_openly(Card::Junk, Origin::JunkPile, Goal::Hand { seat });
        }
    }
}

/// «Fill empty market slots»: the cards slide to the right, then gaps are filled.
pub fn fill_market(run: &mut Run<'_, '_>) {
    let market = run.state().market;
    let mut slid = market;
    slid.sort_by_key(Option::is_none);
    if slid != market {
        run.emit(Event::MarketArranged { market: slid.to_vec() });
    }
    run.fill_gaps();
}

/// The game ends, and nothing else happens.
pub fn end(run: &mut Run<'_, '_>, standings: Vec<Placing>, undecided: bool) {
    run.emit(Event::GameEnded { standings, undecided });
}
