//! What cards ask while their effects are carried out. As much as there is will do; where nothing
//! can be chosen no player is asked.

use super::{
    super::{
        action::Action,
        cards::{effect::Answered, effect_of},
        choice::{Choice, hand_cards},
        components::{VALUE_MAX, count},
        kinds::Card,
        pending::Question,
        run::Run,
        state::State,
        templates::{answer, template},
    },
    picks::check_pick,
};
use kontor_rules::{Refusal, Seat};

/// The cards of a deck as who searches it sees them.
pub fn searched(state: &State, seat: Seat) -> Vec<Card> {
    state.searched(seat).into_iter().map(|place| state.deck(seat)[place].card).collect()
}

/// The places in a list of so many cards.
pub fn places(cards: usize) -> Vec<u32> {
    (0..count(cards)).collect()
}

/// What the seat may answer; nothing, where there is nothing to choose.
pub fn choices(state: &State, seat: Seat, by: Card, question: &Question) -> Vec<Choice> {
    let at_most = |wanted: u8, there: usize| u32::from(wanted).min(count(there));
    let hand = state.hand(seat);
    let choice = match question {
        Question::HandCards { min, max } => {
            let (min, max) = (at_most(*min, hand.len()), at_most(*max, hand.len()));
            (max > 0).then(|| Choice::ChooseHandCards {
                by,
                cards: hand_cards(state, seat, hand),
                min,
                max,
            })
        }
        Question::DeckCards { min } => {
            Some(Choice::ChooseDeckCards { by, deck: searched(state, seat), min: u32::from(*min) })
        }
        Question::PileCards { places, min, max } => {
            let (min, max) = (at_most(*min, places.len()), at_most(*max, places.len()));
            (max > 0).then(|| Choice::ChoosePileCards { by, places: places.clone(), min, max })
        }
        Question::MarketCards { count } => {
            let slots = state.market_slots();
            let count = at_most(*count, slots.len());
            (count > 0).then_some(Choice::ChooseMarketCards { by, slots, count })
        }
        Question::StallCard => return stall_choices(state, seat),
        Question::Player { of } => {
            (!of.is_empty()).then(|| Choice::ChoosePlayer { by, players: of.clone() })
        }
        Question::Direction => Some(Choice::ChooseDirection { by }),
        Question::Deal { set } => (!set.is_empty()).then(|| Choice::Deal {
            cards: set.iter().map(|given| given.card).collect(),
            givers: set.iter().map(|given| given.seat).collect(),
        }),
        Question::Value => Some(Choice::Guess { max: VALUE_MAX }),
        Question::OnDeck => Some(Choice::PutOnDeck {}),
        Question::Order { set } => (!set.is_empty())
            .then(|| Choice::OrderCards { cards: set.iter().map(|given| given.card).collect() }),
        Question::Exchange { count } => {
            let cards = hand_cards(state, seat, hand);
            Some(Choice::Exchange { count: u32::from(*count), cards, deck: searched(state, seat) })
        }
        Question::Swap => {
            let animalfolk = hand.iter().filter(|held| held.card != Card::Junk);
            let places = places(state.pile(seat).len());
            Some(Choice::Swap { cards: hand_cards(state, seat, animalfolk), places })
        }
    };
    choice.into_iter().collect()
}

fn stall_choices(state: &State, seat: Seat) -> Vec<Choice> {
    let stacks = (0_u32..).zip(state.stacks_of(seat)).filter(|(_, cards)| !cards.is_empty());
    stacks.map(|(stack, cards)| Choice::ChooseStallCard { stack, cards: cards.clone() }).collect()
}

/// Whether there is anything to decide. No other player knows how many animalfolk cards a hand has,
/// so a swap is always asked for.
pub fn waits(state: &State, seat: Seat, card: Card, question: &Question) -> bool {
    let answers = choices(state, seat, card, question)
        .iter()
        .map(|choice| template(choice).count())
        .fold(0, u128::saturating_add);
    answers > 1 || *question == Question::Swap
}

/// Gives the only answer that there is, if there is one.
pub fn advance(
    run: &mut Run<'_, '_>,
    seat: Seat,
    card: Card,
    question: &Question,
    target: Option<Seat>,
) {
    if let Some(choice) = choices(run.state(), seat, card, question).first() {
        let action = answer(choice, template(choice).nth(0));
        hear(run, seat, card, question, target, &action);
    }
}

fn hear(
    run: &mut Run<'_, '_>,
    seat: Seat,
    card: Card,
    question: &Question,
    target: Option<Seat>,
    action: &Action,
) {
    (effect_of(card).hears)(run, &Answered { seat, question, target, action });
}

/// Carries out an answer.
pub fn decide(
    run: &mut Run<'_, '_>,
    seat: Seat,
    card: Card,
    question: &Question,
    target: Option<Seat>,
    action: &Action,
) -> Result<(), Refusal> {
    let offered = choices(run.state(), seat, card, question);
    let mut checked: Vec<Result<(), Refusal>> =
        offered.iter().map(|choice| check(choice, seat, action)).collect();
    // Of several choices, one for each stack of a stall, one has to fit.
    match checked.iter().position(Result::is_ok) {
        Some(_) => hear(run, seat, card, question, target, action),
        None => checked.swap_remove(0)?,
    }
    Ok(())
}

/// Whether an answer is one of those that a choice offers.
fn check(choice: &Choice, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let seats = |of: &[Seat]| -> Vec<u32> { of.iter().map(|seat| u32::from(seat.0)).collect() };
    let handles = |cards: &[super::super::choice::HandCard]| -> Vec<u32> {
        cards.iter().map(|card| card.handle).collect()
    };
    match (choice, action) {
        (
            Choice::ChooseHandCards { cards, min, max, .. },
            Action::ChooseHandCards { cards: named },
        ) => check_pick(named, &handles(cards), *min as usize, *max as usize, "cards"),
        (Choice::ChooseDeckCards { deck, min, .. }, Action::ChooseDeckCards { places: named }) => {
            check_pick(named, &places(deck.len()), *min as usize, 1, "places")
        }
        (
            Choice::ChoosePileCards { places, min, max, .. },
            Action::ChoosePileCards { places: named },
        ) => check_pick(named, places, *min as usize, *max as usize, "places"),
        (
            Choice::ChooseMarketCards { slots, count, .. },
            Action::ChooseMarketCards { slots: named },
        ) => check_pick(named, slots, *count as usize, *count as usize, "slots"),
        (
            Choice::ChooseStallCard { stack, cards },
            Action::ChooseStallCard { stack: named, place },
        ) => {
            check_pick(&[*named], &[*stack], 1, 1, "stack")?;
            check_pick(&[*place], &places(cards.len()), 1, 1, "place")
        }
        (Choice::ChoosePlayer { players, .. }, Action::ChoosePlayer { player }) => {
            check_pick(&seats(&[*player]), &seats(players), 1, 1, "player")
        }
        (Choice::Deal { givers, .. }, Action::Deal { players }) => {
            check_pick(&seats(players), &seats(givers), givers.len(), givers.len(), "players")
        }
        (Choice::Guess { max }, Action::Guess { value }) => check_pick(
            &[u32::from(*value)],
            &(1..=u32::from(*max)).collect::<Vec<_>>(),
            1,
            1,
            "value",
        ),
        (Choice::OrderCards { cards }, Action::OrderCards { places: named }) => {
            check_pick(named, &places(cards.len()), cards.len(), cards.len(), "places")
        }
        (
            Choice::Exchange { count, cards, deck },
            Action::Exchange { cards: given, places: taken },
        ) => {
            let count = *count as usize;
            check_pick(given, &handles(cards), count, count, "cards")?;
            check_pick(taken, &places(deck.len()), count, count, "places")
        }
        (Choice::Swap { cards, places }, Action::Swap { card, place }) => {
            check_pick(&[*card], &handles(cards), 1, 1, "card")?;
            check_pick(&[*place], places, 1, 1, "place")
        }
        (Choice::ChooseDirection { .. }, Action::ChooseDirection { .. })
        | (Choice::PutOnDeck {}, Action::PutOnDeck { .. }) => Ok(()),
        (_, _) => Err(Refusal::not_asked(seat)),
    }
}
