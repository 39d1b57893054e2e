//! Natural Survivor.

use super::super::super::{
    action::Action,
    cards::effect::{Answered, Effect},
    components::count,
    kinds::Card,
    pending::{Question, Viewers},
    run::Run,
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    let exchangeable = state.hand(seat).len().min(state.deck(seat).len());
    if state.deck(seat).is_empty() {
        return;
    }
    let most = u8::try_from(exchangeable).unwrap_or(u8::MAX);
    let exchanged = run.roll(seat).min(most);
    run.search(seat);
    if exchanged == 0 {
        return run.shuffle(seat);
    }
    run.ask(seat, Card::NaturalSurvivor, Question::Exchange { count: exchanged });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Action::Exchange { cards, places } = answered.action else {
        unreachable!("an exchange was asked for")
    };
    let seat = answered.seat;
    let mut found: Vec<(Card, Origin)> =
        places.iter().map(|place| run.found(seat, *place)).collect();
    if !run.state().takes_found_cards_as_named() {
        found.sort_by_key(|(_, from)| std::cmp::Reverse(height(*from)));
    }
    let given: Vec<(Card, Origin)> =
        cards.iter().map(|handle| run.in_hand(seat, *handle)).collect();
    let mut taken: Vec<u32> = Vec::new();
    for (card, from) in found {
        let height = height(from);
        // A card sinks by one for each that was taken from below it.
        let below = taken.iter().filter(|other| **other < height).count();
        let from = Origin::Deck { seat, place: height - count(below) };
        run.go(card, from, Goal::Hand { seat }, Viewers::only(seat));
        taken.push(height);
    }
    for (card, from) in given {
        run.go(card, from, Goal::DeckTop { seat }, Viewers::only(seat));
    }
    run.shuffle(seat);
}

/// How high a card lies in its deck.
fn height(from: Origin) -> u32 {
    let Origin::Deck { seat: _, place } = from else { unreachable!("it was found in a deck") };
    place
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    use super::super::super::super::action::Action;

    #[test]
    fn as_many_cards_as_rolled_are_exchanged() {
        let scene = given(2)
            .hand(A, [NaturalSurvivor, Junk, Swank, Junk])
            .deck(A, [Sofa, Magnet, Cheer])
            .acting();
        let scene = scene.luck([2]).plays(A, NaturalSurvivor);
        let cards = scene.handles(A, [Junk, Junk]);
        // By set and value the deck is Magnet, Cheer, Sofa.
        let scene = scene.luck([2, 1]).when(A, Action::Exchange { cards, places: vec![0, 2] });
        scene
            .then_hand(A, [Swank, Magnet, Sofa])
            .then_deck(A, [Junk, Junk, Cheer])
            .then_some(shuffled(A));
    }

    /// Ruling R49.
    #[test]
    fn found_cards_come_as_they_were_named_wherever_they_lay() {
        for deck in [[Sofa, Magnet, Cheer], [Magnet, Cheer, Sofa], [Cheer, Sofa, Magnet]] {
            let scene = given(2).hand(A, [NaturalSurvivor, Junk, Junk]).deck(A, deck).acting();
            let scene = scene.luck([2]).plays(A, NaturalSurvivor);
            let cards = scene.handles(A, [Junk, Junk]);
            let scene = scene.luck([2, 1]).when(A, Action::Exchange { cards, places: vec![2, 0] });
            let hand: Vec<_> = scene.state().hand(A).iter().map(|held| held.card).collect();
            assert_eq!(hand, [Sofa, Magnet]);
        }
    }

    #[test]
    fn hand_and_deck_limit_the_number() {
        let scene = given(2)
            .hand(A, [NaturalSurvivor, Junk])
            .deck(A, [Sofa])
            .pile(A, [Cheer])
            .acting()
            .luck([4]);
        scene
            .plays(A, NaturalSurvivor)
            .then_hand(A, [Sofa])
            .then_deck(A, [Junk])
            .then_pile(A, [Cheer, NaturalSurvivor]);
    }

    #[test]
    fn with_an_empty_hand_the_deck_is_shuffled_and_an_empty_deck_does_nothing() {
        let scene = given(2)
            .hand(A, [NaturalSurvivor])
            .deck(A, [Sofa, Junk])
            .acting()
            .luck([0, 1])
            .plays(A, NaturalSurvivor);
        scene.then_some(shuffled(A)).then_asked([A], "dale_of_merchants.acting");
        let scene = given(2)
            .hand(A, [NaturalSurvivor, Junk])
            .pile(A, [Sofa])
            .acting()
            .plays(A, NaturalSurvivor);
        scene.then_never(shuffled(A)).then_pile(A, [Sofa, NaturalSurvivor]);
    }
}
