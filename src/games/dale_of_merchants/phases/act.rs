//! «Action phase»: one action, and more as long as techniques give bonus actions.

use super::{
    super::{
        action::Action,
        cards::effect_of,
        choice::{Choice, HandCard, hand_cards},
        components::{ACTIONS_MAX, count},
        event::Event,
        pending::{Task, Viewers},
        printed::printed,
        run::Run,
        state::{Held, State},
        templates::sorted_out_most,
        zones::{Goal, Until},
    },
    help, market,
    picks::{check_pick, handles},
    stall, window,
};
use kontor_rules::{Refusal, Seat};

/// As many choices as an action usually has: room for them is made at once.
const CHOICES_USUAL: usize = 10;

/// What the player may do. The first action of a turn is compulsory; to discard nothing is one.
pub fn choices(state: &State, seat: Seat, done: u8, declined: bool) -> Vec<Choice> {
    let mut choices = Vec::with_capacity(CHOICES_USUAL);
    let hand = hand_cards(state, seat, state.hand(seat));
    let cards: Vec<HandCard> =
        hand.iter().copied().filter(|held| held.card.is_technique()).collect();
    if !cards.is_empty() {
        choices.push(Choice::Play { cards });
    }
    stall::offer(&mut choices, state, seat, declined, &hand);
    choices.push(Choice::Discard { cards: hand.clone() });
    market::offer(&mut choices, state, seat, &hand);
    if done > 0 {
        choices.push(Choice::EndTurn {});
    }
    choices.extend(window::spies(state, seat));
    choices
}

/// Carries out what the player decided.
pub fn decide(
    run: &mut Run<'_, '_>,
    seat: Seat,
    done: u8,
    declined: bool,
    action: &Action,
) -> Result<(), Refusal> {
    match action {
        Action::Play { card } => return play(run, seat, done, *card),
        Action::UseOwl { card } => {
            return window::spy(run, seat, *card, Task::Act { seat, done, declined });
        }
        Action::EndTurn {} if done > 0 => {
            end_turn(run, seat);
            return Ok(());
        }
        Action::AskForHelp { cards } => {
            return help::ask_for(run, seat, done, declined, cards);
        }
        Action::Build { cards } => stall::build(run, seat, cards)?,
        Action::Discard { cards } => discard(run, seat, cards)?,
        Action::Buy { slot, payment, keep_glue } => {
            market::buy(run, seat, *slot, payment, *keep_glue)?
        }
        Action::RearrangeAndBuy { slot, to, others, payment, keep_glue } => {
            market::rearrange_and_buy(
                run,
                seat,
                &market::Arrangement { slot: *slot, to: *to, others },
                payment,
                *keep_glue,
            )?;
        }
        Action::EndTurn {}
        | Action::TakeUp { .. }
        | Action::Pass {}
        | Action::ChooseHandCards { .. }
        | Action::ChooseDeckCards { .. }
        | Action::ChoosePileCards { .. }
        | Action::ChooseMarketCards { .. }
        | Action::ChooseStallCard { .. }
        | Action::ChoosePlayer { .. }
        | Action::ChooseDirection { .. }
        | Action::Deal { .. }
        | Action::Guess { .. }
        | Action::PutOnDeck { .. }
        | Action::OrderCards { .. }
        | Action::Exchange { .. }
        | Action::Swap { .. }
        | Action::Help { .. }
        | Action::DeclineHelp {} => return Err(Refusal::not_asked(seat)),
    }
    run.then([Task::Windows, Task::AfterAction { seat, done: done + 1, bonus: false }]);
    Ok(())
}

/// «Technique action»: the card lies on the schedule while its effect lasts.
fn play(run: &mut Run<'_, '_>, seat: Seat, done: u8, handle: u32) -> Result<(), Refusal> {
    let is_technique = |held: &&Held| held.card.is_technique();
    let techniques: Vec<u32> =
        run.state().hand(seat).iter().filter(is_technique).map(|held| held.handle).collect();
    check_pick(&[handle], &techniques, 1, 1, "card")?;
    let (card, from) = run.in_hand(seat, handle);
    run.go(card, from, Goal::Schedule { seat }, Viewers::ALL);
    run.emit(Event::TechniquePlayed { seat, card });
    let bonus = printed(card).bonus;
    run.then([
        Task::Finish { seat, due: false },
        Task::Windows,
        Task::AfterAction { seat, done: done + 1, bonus },
    ]);
    (effect_of(card).does)(run, seat);
    Ok(())
}

/// The immediate or the last part of a technique is over.
pub fn finish(run: &mut Run<'_, '_>, seat: Seat, due: bool) {
    let Some((card, _)) = run.resolving(seat) else { return };
    if effect_of(card).due.is_some() && !due {
        run.keep(seat, Until::NextTurn);
    } else {
        run.resolve_to(seat, Goal::Pile { seat });
    }
}

/// An action is over: a bonus action follows, if there is one.
pub fn after(run: &mut Run<'_, '_>, seat: Seat, done: u8, bonus: bool) {
    if bonus && done < ACTIONS_MAX {
        run.then([Task::Act { seat, done, declined: false }]);
    }
}

/// The player ends the turn, so there is nothing to ask before the clean-up.
fn end_turn(run: &mut Run<'_, '_>, seat: Seat) {
    run.emit(Event::TurnEnded { seat });
    let skipped = run.pop();
    assert!(
        matches!(skipped, Some(Task::EndOfTurn { .. })),
        "the end of a turn comes after its last action"
    );
}

/// «Inventory action»: any number of cards, none too.
fn discard(run: &mut Run<'_, '_>, seat: Seat, cards: &[u32]) -> Result<(), Refusal> {
    let hand = handles(run.state(), seat);
    check_pick(cards, &hand, 0, sorted_out_most(hand.len()), "cards")?;
    run.emit(Event::HandSortedOut { seat, count: count(cards.len()) });
    run.discard(seat, cards);
    Ok(())
}
