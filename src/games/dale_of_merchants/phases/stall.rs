//! «Stall action».

use super::{
    super::{
        choice::{Choice, HandCard},
        components::{byte, count},
        event::Event,
        kinds::Set,
        refusals::{STACK_MIXED, STACK_SUM_WRONG},
        run::Run,
        scoring,
        state::{Held, State},
        zones::Goal,
    },
    picks::{check_pick, handles, sums},
    turn::end,
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
pub fn some_are_worth(cards: impl Iterator<Item = HandCard>, worth: u32) -> bool {
    sums(cards.map(|card| card.value), worth) >> worth == 1
}

/// Who can be asked for help: a partner with cards, once for each action.
pub fn partner_to_ask(state: &State, seat: Seat, declined: bool) -> Option<Seat> {
    state.partner(seat).filter(|partner| !declined && !state.hand(*partner).is_empty())
}

/// The set of some cards, and what they are worth to their owner's stack.
pub fn checked_set(state: &State, seat: Seat, cards: &[u32]) -> Result<(Set, u32), Refusal> {
    let hand = handles(state, seat);
    check_pick(cards, &hand, 1, hand.len(), "cards")?;
    let held: Vec<Held> = cards.iter().filter_map(|handle| state.held(seat, *handle)).collect();
    let sum = held.iter().map(|held| state.value(seat, held)).sum();
    let set =
        held[0].card.set().filter(|set| held.iter().all(|held| held.card.set() == Some(*set)));
    set.map(|set| (set, sum)).ok_or_else(|| Refusal::new(&STACK_MIXED).at("cards"))
}

/// Whether the cards are worth what the stack has to be.
pub fn check_sum(sum: u32, worth: u32) -> Result<(), Refusal> {
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
pub fn stack(run: &mut Run<'_, '_>, seat: Seat, helper: Option<Seat>, cards: &[(Seat, u32)]) {
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
