//! Owls: who may answer to what has happened, in which order, and the spy of the own turn.
//!
//! Who is asked depends on what everybody can see. Otherwise a question, or its absence, would tell
//! what a player holds.

use super::{
    super::{
        action::Action,
        cards::effect_of,
        choice::{Choice, hand_cards},
        event::{Event, ShownFor},
        kinds::Card,
        pending::{Happening, Task, Trigger, Viewers},
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

/// Whether the seat may hold a copy of an owl that can still be used, as far as everybody can see.
/// Of the copies that everybody knows to be there, so many have been used.
fn may_hold(state: &State, seat: Seat, card: Card, uses: Uses) -> bool {
    let hand = state.hand(seat);
    if !state.has_owls() || hand.is_empty() {
        return false;
    }
    if !state.follows_shown_copies() {
        return state.face_up(card) < usize::from(printed(card).copies);
    }
    let is_shown = |held: &&Held| held.known == Viewers::ALL;
    let may_be_unseen = hand.iter().any(|held| !is_shown(&held)) && state.unseen(card) > 0;
    let shown = hand.iter().filter(is_shown).filter(|held| held.card == card).count();
    // Of twins no other player knows which one has left, and whether it was used.
    let is_uncertain = shown > 0 && state.owls_gone.contains(&(seat, card));
    may_be_unseen || is_uncertain || shown * uses.of_each > uses.made
}

/// How often copies of an owl that lie in a hand can be used.
struct Uses {
    /// Each of them.
    of_each: usize,
    /// What of this is over.
    made: usize,
}

/// Whether the seat that is next may be able to answer to any of the triggers.
pub fn waits(state: &State, triggers: &[Trigger], to_ask: &[Seat], used: &[(u32, u8)]) -> bool {
    to_ask.first().is_some_and(|seat| may_answer(state, *seat, triggers, used))
}

/// Whether the seat may be able to answer to any of the triggers, as far as everybody can see.
fn may_answer(state: &State, seat: Seat, triggers: &[Trigger], used: &[(u32, u8)]) -> bool {
    Happening::ALL.into_iter().any(|what| {
        let is_open = |trigger: &Trigger| trigger.what == what && is_of_use(state, seat, trigger);
        let numbered = (0_u8..).zip(triggers);
        let open: Vec<u8> =
            numbered.filter(|(_, trigger)| is_open(trigger)).map(|(number, _)| number).collect();
        let answers: Vec<u32> = used
            .iter()
            .filter(|(_, number)| open.contains(number))
            .map(|(held, _)| *held)
            .collect();
        // One card has entered at each of these triggers, and it alone can answer to it, once.
        let (of_each, most) = match what {
            Happening::Entered if state.follows_shown_copies() => (1, open.len()),
            Happening::Entered
            | Happening::Resolved
            | Happening::Purchased
            | Happening::Shuffled
            | Happening::Built => (open.len(), usize::MAX),
        };
        let made = answers.iter().filter(|handle| state.held(seat, **handle).is_some()).count();
        !open.is_empty()
            && answers.len() < most
            && may_hold(state, seat, owl(what), Uses { of_each, made })
    })
}

/// Whether an owl that answers to the trigger has an effect in the hand of this seat.
fn is_of_use(state: &State, seat: Seat, trigger: &Trigger) -> bool {
    let by_another = trigger.seat != seat;
    match trigger.what {
        Happening::Resolved => by_another && !state.deck(seat).is_empty(),
        Happening::Purchased => by_another && state.can_draw(seat),
        Happening::Shuffled | Happening::Built => by_another && !state.pile(seat).is_empty(),
        Happening::Entered => !by_another,
    }
}

/// Opens a window for what has happened since the last one: the player whose turn it is first, then
/// clockwise.
pub fn open(run: &mut Run<'_, '_>) {
    let triggers = run.take_triggers();
    if triggers.is_empty() {
        return;
    }
    let state = run.state();
    let may_answer = |seat: &Seat| may_answer(state, *seat, &triggers, &[]);
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
        held.card == owl(trigger.what) && fits(trigger) && is_of_use(state, seat, trigger)
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
    let has_spied = |held: &&Held| held.spied && held.known == Viewers::ALL;
    let made = state.hand(seat).iter().filter(has_spied).count();
    state.can_draw(seat) && may_hold(state, seat, Card::WiseSpy, Uses { of_each: 1, made })
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
