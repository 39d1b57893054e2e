//! «Game setup»: the sets, the decks, the market, the hands.

use super::{
    super::{
        components::{HAND_SIZE, START_DECK},
        event::{Event, SetUp},
        game::DaleOfMerchants,
        kinds::{Card, Set},
        printed::printed,
        run::Run,
    },
    turn,
};
use kontor_rules::{Seat, Table};

/// Sets the game up; what the first turn consists of is to be done.
pub fn set_up<'r, 't>(table: &'r mut Table<'t, DaleOfMerchants>) -> Run<'r, 't> {
    let mut run = Run::new(table);
    let options = run.state().options.clone();
    let seats = run.state().seats();
    let sets = match &options.decks {
        Some(sets) => sets.clone(),
        None => drawn_sets(&mut run, options.set_count(seats)),
    };
    let first = options
        .first_seat
        .map_or_else(|| Seat(u8::try_from(run.below(seats.into())).expect("few seats")), Seat);
    let decks = Seat::all(seats).map(|_| start_deck(&mut run, &sets)).collect();
    let (market_deck, boxed) = market_deck(&mut run, &sets, seats);
    run.emit(Event::SetUp(Box::new(SetUp { sets, first, decks, market_deck, boxed })));
    run.fill_gaps();
    for seat in Seat::all(seats) {
        run.draw(seat, HAND_SIZE);
    }
    // Dealing wakes no owl.
    run.take_triggers();
    turn::begin(&mut run, first, 1);
    run
}

/// Sets drawn by lot, in the order of the rulebook. The owls come only when they are asked for.
fn drawn_sets(run: &mut Run<'_, '_>, count: usize) -> Vec<Set> {
    let mut sets = run.shuffled(Set::ALL.into_iter().filter(|set| *set != Set::Owls).collect());
    sets.truncate(count);
    sets.sort();
    sets
}

/// One card of value 1 of each set, and junk.
fn start_deck(run: &mut Run<'_, '_>, sets: &[Set]) -> Vec<Card> {
    let mut deck: Vec<Card> = sets.iter().map(|set| set.first_card()).collect();
    deck.resize(START_DECK, Card::Junk);
    run.shuffled(deck)
}

/// All cards of higher values, shuffled; and the cards of value 1 that are left over.
fn market_deck(run: &mut Run<'_, '_>, sets: &[Set], seats: u8) -> (Vec<Card>, Vec<Card>) {
    let copies = |card: Card| std::iter::repeat_n(card, printed(card).copies.into());
    let higher = sets
        .iter()
        .flat_map(|set| set.cards())
        .filter(|card| card.value() > 1)
        .flat_map(copies)
        .collect();
    let left_over = |set: &Set| copies(set.first_card()).skip(seats.into());
    (run.shuffled(higher), sets.iter().flat_map(left_over).collect())
}
