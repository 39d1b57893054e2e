//! «Stall action», and a partner's help with it («4 player team rules»).

use super::{
    super::{
        action::Action,
        choice::{Choice, HandCard},
        components::{Card, Set, byte, count},
        event::{Event, ShownFor},
        pending::Task,
        refusals::{STACK_MIXED, STACK_NEEDS_NO_HELP, STACK_SUM_WRONG},
        run::Run,
        scoring,
        state::{Held, State},
        zones::Goal,
    },
    check_pick, end, handles, sums,
};
use kontor_rules::{Refusal, Seat};

/// Offers the stacks that the player may build, set by set, alone or with help.
pub fn offer(
    choices: &mut Vec<Choice>,
    state: &State,
    seat: Seat,
    declined: bool,
    hand: &[HandCard],
) {
    let worth = state.next_stack(seat);
    let helper = partner_to_ask(state, seat, declined);
    for set in Set::ALL {
        let of_set = || hand.iter().copied().filter(move |held| held.card.set() == Some(set));
        if some_are_worth(of_set(), worth) {
            choices.push(Choice::Build { set, worth, cards: of_set().collect() });
        }
        if helper.is_some() && of_set().any(|held| held.value < worth) {
            choices.push(Choice::AskForHelp { set, worth, cards: of_set().collect() });
        }
    }
}

/// Whether some of the cards are worth just that.
fn some_are_worth(cards: impl Iterator<Item = HandCard>, worth: u32) -> bool {
    sums(cards.map(|card| card.value), worth) >> worth == 1
}

/// Who can be asked for help: a partner with cards, once for each action.
fn partner_to_ask(state: &State, seat: Seat, declined: bool) -> Option<Seat> {
    state.partner(seat).filter(|partner| !declined && !state.hand(*partner).is_empty())
}

/// The set of some cards, and what they are worth to their owner's stack.
fn checked_set(state: &State, seat: Seat, cards: &[u32]) -> Result<(Set, u32), Refusal> {
    let hand = handles(state, seat);
    check_pick(cards, &hand, 1, hand.len(), "cards")?;
    let held: Vec<Held> = cards.iter().filter_map(|handle| state.held(seat, *handle)).collect();
    let sum = held.iter().map(|held| state.value(seat, held)).sum();
    let set =
        held[0].card.set().filter(|set| held.iter().all(|held| held.card.set() == Some(*set)));
    set.map(|set| (set, sum)).ok_or_else(|| Refusal::new(&STACK_MIXED).at("cards"))
}

fn check_sum(sum: u32, worth: u32) -> Result<(), Refusal> {
    if sum == worth {
        return Ok(());
    }
    Err(Refusal::new(&STACK_SUM_WRONG).with("worth", worth).with("sum", sum).at("cards"))
}

/// A player builds a stack alone.
pub fn build(run: &mut Run<'_, '_>, seat: Seat, cards: &[u32]) -> Result<(), Refusal> {
    let state = run.state();
    let (_, sum) = checked_set(state, seat, cards)?;
    check_sum(sum, state.next_stack(seat))?;
    let cards: Vec<(Seat, u32)> = cards.iter().map(|handle| (seat, *handle)).collect();
    stack(run, seat, None, &cards);
    Ok(())
}

/// The cards become a stack; the last one that is needed wins at once.
fn stack(run: &mut Run<'_, '_>, seat: Seat, helper: Option<Seat>, cards: &[(Seat, u32)]) {
    let stall = run.state().stall_of(seat);
    let number = run.state().stacks_of(seat).len();
    for (place, (owner, handle)) in (0_u32..).zip(cards) {
        let (card, from) = run.in_hand(*owner, *handle);
        run.go_openly(card, from, Goal::Stall { stall, stack: count(number), place });
    }
    run.emit(Event::StackBuilt { seat, helper, stall, number: byte(number + 1) });
    if number + 1 == run.state().stacks_to_win() {
        let standings = scoring::won(run.state(), stall);
        end(run, standings, false);
    }
}

/// A player lays cards out and asks the partner to complete the stack. The cards are shown and stay
/// in the hand until it stands.
pub fn ask_for_help(
    run: &mut Run<'_, '_>,
    seat: Seat,
    done: u8,
    declined: bool,
    cards: &[u32],
) -> Result<(), Refusal> {
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
pub fn help_choices(state: &State, builder: Seat, partner: Seat, cards: &[u32]) -> Vec<Choice> {
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
pub fn decide_help(
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
