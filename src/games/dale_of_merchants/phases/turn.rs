//! The turn: what comes due at its start, the clean-up at its end, and the next one.

use super::{
    super::{
        action::Action,
        cards::row,
        choice::Choice,
        components::Card,
        event::{Event, Until},
        pending::Task,
        run::Run,
        scoring,
        state::State,
        zones::{Goal, Origin},
    },
    check_pick, end, reactions,
};
use kontor_rules::{Refusal, Seat};

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

fn on_schedule(state: &State, seat: Seat, until: Until) -> Vec<u32> {
    let schedule = (0_u32..).zip(&state.players[seat].schedule);
    schedule.filter(|(_, scheduled)| scheduled.until == until).map(|(place, _)| place).collect()
}

/// What lasts until the end of the turn.
pub fn lasting(state: &State, seat: Seat) -> Vec<u32> {
    on_schedule(state, seat, Until::EndOfTurn)
}

/// Whether the player has something to say about what comes due: its order, or whether a spy comes
/// first.
pub fn asks_what_is_due(state: &State, seat: Seat) -> bool {
    let due = on_schedule(state, seat, Until::NextTurn).len();
    due > 1 || due == 1 && reactions::may_spy(state, seat)
}

/// What the player may say about that.
pub fn start_choices(state: &State, seat: Seat) -> Vec<Choice> {
    let due = Choice::TakeUp { places: on_schedule(state, seat, Until::NextTurn) };
    [vec![due], reactions::spies(state, seat)].concat()
}

/// Carries out what the player said about that.
pub fn decide_start(run: &mut Run<'_, '_>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if let Action::UseOwl { card } = action {
        return reactions::spy(run, seat, *card, Task::StartOfTurn { seat });
    }
    let Action::TakeUp { place } = action else { return Err(Refusal::not_asked(seat)) };
    check_pick(&[*place], &on_schedule(run.state(), seat, Until::NextTurn), 1, 1, "place")?;
    take_up(run, seat, *place);
    Ok(())
}

/// Takes up the only card that is due, if there is one.
pub fn take_up_next(run: &mut Run<'_, '_>, seat: Seat) {
    if let Some(place) = on_schedule(run.state(), seat, Until::NextTurn).first() {
        take_up(run, seat, *place);
    }
}

fn take_up(run: &mut Run<'_, '_>, seat: Seat, place: u32) {
    let card = run.state().players[seat].schedule[place as usize].card;
    run.emit(Event::TechniqueScheduled { seat, card, place, until: Until::Resolved });
    run.then([Task::Finish { seat, due: true }, Task::Windows, Task::StartOfTurn { seat }]);
    row(card).due.expect("only what waits is due")(run, seat);
}

/// Carries out what the player said at the end of the turn.
pub fn decide_end(run: &mut Run<'_, '_>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if let Action::UseOwl { card } = action {
        return reactions::spy(run, seat, *card, Task::EndOfTurn { seat });
    }
    let Action::EndTurn {} = action else { return Err(Refusal::not_asked(seat)) };
    run.emit(Event::TurnEnded { seat });
    Ok(())
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

/// Discards the only card that lasted until now, if there is one.
pub fn discard_next_lasting(run: &mut Run<'_, '_>, seat: Seat) {
    if let Some(place) = lasting(run.state(), seat).first() {
        discard_lasting(run, seat, *place);
    }
}

/// Discards the card that the player names.
pub fn decide_lasting(run: &mut Run<'_, '_>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::TakeUp { place } = action else { return Err(Refusal::not_asked(seat)) };
    check_pick(&[*place], &lasting(run.state(), seat), 1, 1, "place")?;
    discard_lasting(run, seat, *place);
    Ok(())
}

fn discard_lasting(run: &mut Run<'_, '_>, seat: Seat, place: u32) {
    let card = run.state().players[seat].schedule[place as usize].card;
    run.emit(Event::TechniqueScheduled { seat, card, place, until: Until::Resolved });
    run.resolve_to(seat, Goal::Pile { seat });
    run.then([Task::DiscardLasting { seat }]);
}
