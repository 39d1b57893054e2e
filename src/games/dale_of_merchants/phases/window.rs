//! Owls: who may answer to what has happened, in which order, and the spy of the own turn.
//!
//! Who is asked depends on what everybody can see. Otherwise a question, or its absence, would tell
//! what somebody holds.

use super::{
    super::{
        action::Action,
        cards::effect_of,
        choice::{Choice, hand_cards},
        event::{Event, ShownFor},
        kinds::Card,
        pending::{Happening, Task, Trigger},
        printed::printed,
        run::Run,
        state::{Held, State},
    },
    picks::check_pick,
};
use kontor_rules::{Refusal, Seat};

/// The owl that answers to this.
fn owl(what: Happening) -> Card {
    match what {
        Happening::Resolved => Card::AncientKnowledge,
        Happening::Entered => Card::QualityInspection,
        Happening::Purchased => Card::Binoculars,
        Happening::Shuffled => Card::Balancing,
        Happening::Built => Card::ExtraRemarks,
    }
}

/// Whether a copy of the card may be in a hand, as far as everybody can see.
fn may_be_held(state: &State, card: Card) -> bool {
    state.has_owls() && state.face_up(card) < usize::from(printed(card).copies)
}

/// Whether the seat that is next may be able to answer to any of the triggers.
pub fn waits(state: &State, triggers: &[Trigger], to_ask: &[Seat]) -> bool {
    let may_answer_any =
        |seat: &Seat| triggers.iter().any(|trigger| may_answer(state, *seat, trigger));
    to_ask.first().is_some_and(may_answer_any)
}

/// Whether the seat may be able to answer, as far as everybody can see.
fn may_answer(state: &State, seat: Seat, trigger: &Trigger) -> bool {
    let by_another = trigger.seat != seat;
    let is_of_use = match trigger.what {
        Happening::Resolved => by_another && !state.deck(seat).is_empty(),
        Happening::Purchased => by_another && state.can_draw(seat),
        Happening::Shuffled | Happening::Built => by_another && !state.pile(seat).is_empty(),
        Happening::Entered => !by_another,
    };
    is_of_use && !state.hand(seat).is_empty() && may_be_held(state, owl(trigger.what))
}

/// Opens a window for what has happened since the last one: the player whose turn it is first, then
/// clockwise.
pub fn open(run: &mut Run<'_, '_>) {
    let triggers = run.take_triggers();
    if triggers.is_empty() {
        return;
    }
    let state = run.state();
    let may_answer = |seat: &Seat| triggers.iter().any(|trigger| may_answer(state, *seat, trigger));
    let to_ask: Vec<Seat> = state.clockwise_from(state.turn).filter(may_answer).collect();
    if !to_ask.is_empty() {
        run.then([Task::Window { triggers, to_ask, used: Vec::new() }]);
    }
}

/// Passes over a seat that cannot answer any more.
pub fn advance(
    run: &mut Run<'_, '_>,
    triggers: Vec<Trigger>,
    mut to_ask: Vec<Seat>,
    used: Vec<(u32, u8)>,
) {
    if !to_ask.is_empty() {
        to_ask.remove(0);
        run.then([Task::Window { triggers, to_ask, used }]);
    }
}

/// The first trigger that this copy can answer: it was in the hand then and has not answered to it.
fn answerable(
    state: &State,
    seat: Seat,
    held: &Held,
    triggers: &[Trigger],
    used: &[(u32, u8)],
) -> Option<u8> {
    let fits = |trigger: &Trigger| match trigger.what {
        Happening::Entered => held.handle + 1 == trigger.since,
        Happening::Resolved | Happening::Purchased | Happening::Shuffled | Happening::Built => {
            held.handle < trigger.since
        }
    };
    let can = |trigger: &Trigger| {
        held.card == owl(trigger.what) && fits(trigger) && may_answer(state, seat, trigger)
    };
    let numbered = (0_u8..).zip(triggers);
    numbered
        .filter(|(_, trigger)| can(trigger))
        .map(|(number, _)| number)
        .find(|number| !used.contains(&(held.handle, *number)))
}

/// The copies that the seat can use, each with the trigger that it answers.
fn usable(state: &State, seat: Seat, triggers: &[Trigger], used: &[(u32, u8)]) -> Vec<(Held, u8)> {
    let answering =
        |held: &Held| answerable(state, seat, held, triggers, used).map(|number| (*held, number));
    state.hand(seat).iter().filter_map(answering).collect()
}

/// What the seat may do.
pub fn choices(state: &State, seat: Seat, triggers: &[Trigger], used: &[(u32, u8)]) -> Vec<Choice> {
    let usable = usable(state, seat, triggers, used);
    let mut choices = vec![Choice::Pass {}];
    if !usable.is_empty() {
        choices.push(Choice::UseOwl {
            cards: hand_cards(state, seat, usable.iter().map(|(held, _)| held)),
        });
    }
    choices
}

/// Carries out what the seat that is asked first decided. What a reaction triggers is settled
/// before anybody else is asked.
pub fn decide(
    run: &mut Run<'_, '_>,
    triggers: Vec<Trigger>,
    mut to_ask: Vec<Seat>,
    mut used: Vec<(u32, u8)>,
    action: &Action,
) -> Result<(), Refusal> {
    let seat = to_ask[0];
    if let Action::Pass {} = action {
        run.emit(Event::Passed { seat });
        to_ask.remove(0);
        run.then([Task::Window { triggers, to_ask, used }]);
        return Ok(());
    }
    let Action::UseOwl { card } = action else { return Err(Refusal::not_asked(seat)) };
    let usable = usable(run.state(), seat, &triggers, &used);
    let handles: Vec<u32> = usable.iter().map(|(held, _)| held.handle).collect();
    check_pick(&[*card], &handles, 1, 1, "card")?;
    let (held, number) =
        usable[handles.iter().position(|handle| handle == card).expect("it was checked")];
    used.push((held.handle, number));
    run.then([Task::Window { triggers, to_ask, used }]);
    show(run, seat, &held);
    Ok(())
}

/// Shows an owl and begins its effect; what that triggers is settled after it.
fn show(run: &mut Run<'_, '_>, seat: Seat, held: &Held) {
    run.emit(Event::CardShown {
        seat,
        handle: held.handle,
        card: held.card,
        shown_for: ShownFor::Owl,
    });
    run.then([Task::Windows]);
    (effect_of(held.card).does)(run, seat);
}

/// Whether the player whose turn it is may be able to spy, as far as everybody can see.
pub fn may_spy(state: &State, seat: Seat) -> bool {
    !state.hand(seat).is_empty() && may_be_held(state, Card::WiseSpy) && state.can_draw(seat)
}

/// The spies that have not been used in this turn.
fn unused_spies(state: &State, seat: Seat) -> Vec<Held> {
    if !state.can_draw(seat) {
        return Vec::new();
    }
    state
        .hand(seat)
        .iter()
        .copied()
        .filter(|held| held.card == Card::WiseSpy && !held.spied)
        .collect()
}

/// What the player may do with them.
pub fn spies(state: &State, seat: Seat) -> Vec<Choice> {
    let spies = unused_spies(state, seat);
    if spies.is_empty() {
        Vec::new()
    } else {
        vec![Choice::UseOwl { cards: hand_cards(state, seat, &spies) }]
    }
}

/// The player uses one; then the task goes on that was interrupted.
pub fn spy(run: &mut Run<'_, '_>, seat: Seat, card: u32, interrupted: Task) -> Result<(), Refusal> {
    let spies = unused_spies(run.state(), seat);
    let handles: Vec<u32> = spies.iter().map(|held| held.handle).collect();
    check_pick(&[card], &handles, 1, 1, "card")?;
    let held = run.state().held(seat, card).expect("it was checked");
    run.then([interrupted]);
    show(run, seat, &held);
    Ok(())
}
