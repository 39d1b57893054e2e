//! Cheer.

use super::super::super::{
    cards::effect::Effect,
    pending::{Task, Viewers},
    run::Run,
    zones::Goal,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    let has_cards = |seat: &Seat| !state.deck(*seat).is_empty();
    let choosers: Vec<Seat> = state.clockwise_from(seat).filter(has_cards).collect();
    for chooser in &choosers {
        run.search(*chooser);
    }
    if !choosers.is_empty() {
        run.then([Task::Cheer {
            seat,
            choosers: choosers.into_iter().map(|chooser| (chooser, None)).collect(),
        }]);
    }
}

/// All have chosen: everybody takes the card, then everybody shuffles.
pub fn reveal(run: &mut Run<'_, '_>, choosers: &[(Seat, Option<u32>)]) {
    for (chooser, place) in choosers {
        let (card, from) = run.found(*chooser, place.expect("all have chosen"));
        run.go(card, from, Goal::Hand { seat: *chooser }, Viewers::only(*chooser));
    }
    for (chooser, _) in choosers {
        run.shuffle(*chooser);
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn all_search_at_once_and_nobody_shuffles_before_all_have_chosen() {
        let scene = given(3)
            .hand(A, [Cheer])
            .deck(A, [Swank, Junk])
            .deck(B, [Sofa, Junk, Siesta])
            .pile(C, [Magnet])
            .acting();
        let scene = scene
            .plays(A, Cheer)
            .then_asked([A, B], "dale_of_merchants.cheering")
            .finds(B, Sofa)
            .then_asked([A], "dale_of_merchants.cheering");
        let scene = scene
            .then_hand(B, [])
            .luck([1])
            .finds(A, Swank)
            .then_hand(A, [Swank])
            .then_hand(B, [Sofa]);
        scene
            .then_deck(A, [Junk])
            .then_deck(B, [Junk, Siesta])
            .then_deck(C, [])
            .then_pile(A, [Cheer])
            .then_some(shuffled(B));
    }

    #[test]
    fn without_decks_nobody_is_asked() {
        given(2)
            .hand(A, [Cheer])
            .pile(B, [Sofa])
            .acting()
            .plays(A, Cheer)
            .then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn a_deck_that_loses_its_last_card_is_not_shuffled() {
        let scene =
            given(2).hand(A, [Cheer]).deck(B, [Sofa]).acting().plays(A, Cheer).finds(B, Sofa);
        scene.then_hand(B, [Sofa]).then_never(shuffled(B));
    }
}
