//! «4 player team rules»: a player asks the partner for help with a stack.

use kontor_rules::{Refusal, Seat};

use super::{
    super::{
        action::Action,
        choice::{Choice, HandCard},
        components::byte,
        event::{Event, ShownFor},
        kinds::{Card, Set},
        pending::{Task, Viewers},
        refusals::{STACK_MIXED, STACK_NEEDS_NO_HELP},
        run::Run,
        state::{Held, State},
    },
    stall::{check_sum, checked_set, partner_to_ask, some_are_worth, stack},
};

/// A player lays cards out and asks the partner to complete the stack. The cards are shown and stay
/// in the hand until it stands.
pub fn ask_for(
    run: &mut Run<'_, '_>,
    seat: Seat,
    done: u8,
    declined: bool,
    cards: &[u32],
) -> Result<(), Refusal> {
    let cards = &first_those_shown(run.state(), seat, cards);
    let state = run.state();
    let partner = partner_to_ask(state, seat, declined).ok_or_else(|| Refusal::not_asked(seat))?;
    let (_, sum) = checked_set(state, seat, cards)?;
    let worth = state.next_stack(seat);
    if sum >= worth {
        return Err(Refusal::new(&STACK_NEEDS_NO_HELP)
            .with("worth", worth)
            .with("sum", sum)
            .at("cards"));
    }
    let number = byte(state.stacks_of(seat).len() + 1);
    for handle in cards {
        let (card, _) = run.in_hand(seat, *handle);
        run.emit(Event::CardShown { seat, handle: *handle, card, shown_for: ShownFor::Stack });
    }
    run.emit(Event::HelpAsked { seat, partner, number, missing: worth - sum });
    run.then([Task::Help { seat, partner, cards: cards.to_vec(), done }]);
    Ok(())
}

/// The cards that the player lays out. Of twins no other player can tell which ones these are, so
/// they are those that everybody knows already, and no player learns of a further one (ruling R21).
fn first_those_shown(state: &State, seat: Seat, cards: &[u32]) -> Vec<u32> {
    let mut laid = cards.to_vec();
    if !state.follows_shown_copies() {
        return laid;
    }
    for place in 0..laid.len() {
        let Some(own) = state.held(seat, laid[place]) else { continue };
        let is_shown_twin = |held: &&Held| {
            held.card == own.card
                && held.factor == own.factor
                && held.known == Viewers::ALL
                && !laid.contains(&held.handle)
        };
        if own.known != Viewers::ALL
            && let Some(twin) = state.hand(seat).iter().find(is_shown_twin)
        {
            laid[place] = twin.handle;
        }
    }
    laid
}

/// What the laid out cards need, and of which set.
fn needed(state: &State, builder: Seat, cards: &[u32]) -> (Set, u32) {
    let (set, sum) =
        checked_set(state, builder, cards).expect("the cards were checked when they were laid out");
    (set, state.next_stack(builder) - sum)
}

/// The partner's cards count their printed values: what changes values is the builder's.
fn printed(card: Card, handle: u32) -> HandCard {
    HandCard { handle, card, value: card.value() }
}

/// What the partner may do.
pub fn choices(state: &State, builder: Seat, partner: Seat, cards: &[u32]) -> Vec<Choice> {
    let (set, missing) = needed(state, builder, cards);
    let of_set = state.hand(partner).iter().filter(|held| held.card.set() == Some(set));
    let cards: Vec<HandCard> = of_set.map(|held| printed(held.card, held.handle)).collect();
    let mut choices = vec![Choice::DeclineHelp {}];
    if some_are_worth(cards.iter().copied(), missing) {
        choices.push(Choice::Help { missing, cards });
    }
    choices
}

/// Carries out what the partner decided.
pub fn decide(
    run: &mut Run<'_, '_>,
    builder: Seat,
    partner: Seat,
    cards: &[u32],
    done: u8,
    action: &Action,
) -> Result<(), Refusal> {
    if let Action::DeclineHelp {} = action {
        run.emit(Event::HelpDeclined { seat: partner });
        run.then([Task::Act { seat: builder, done, declined: true }]);
        return Ok(());
    }
    let Action::Help { cards: added } = action else { return Err(Refusal::not_asked(partner)) };
    let state = run.state();
    let (set, missing) = needed(state, builder, cards);
    let (own, _) = checked_set(state, partner, added)?;
    if own != set {
        return Err(Refusal::new(&STACK_MIXED).at("cards"));
    }
    let sum = added
        .iter()
        .filter_map(|handle| state.held(partner, *handle))
        .map(|held| held.card.value())
        .sum();
    check_sum(sum, missing)?;
    let of_builder = cards.iter().map(|handle| (builder, *handle));
    let all: Vec<(Seat, u32)> =
        of_builder.chain(added.iter().map(|handle| (partner, *handle))).collect();
    stack(run, builder, Some(partner), &all);
    run.then([Task::Windows, Task::AfterAction { seat: builder, done: done + 1, bonus: false }]);
    Ok(())
}
