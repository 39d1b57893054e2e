//! Dangerous Test.

use super::super::super::{
    cards::effect::{Answered, Effect},
    components::byte,
    kinds::Card,
    pending::{Question, Task},
    run::Run,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

/// Cards drawn, and cards discarded.
const COUNT: usize = 3;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, COUNT);
    let question = Question::HandCards { min: byte(COUNT), max: byte(COUNT) };
    run.then([
        Task::Windows,
        Task::Ask { seat, card: Card::DangerousTest, question, target: None },
    ]);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    run.discard(answered.seat, answered.numbers());
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn three_are_drawn_and_three_of_the_whole_hand_discarded() {
        let scene = given(2)
            .hand(A, [DangerousTest, Junk, Cheer])
            .deck(A, [Swank, Sofa, Siesta])
            .acting()
            .plays(A, DangerousTest);
        let scene =
            scene.then_hand(A, [Junk, Cheer, Swank, Sofa, Siesta]).picks(A, [Sofa, Junk, Cheer]);
        scene.then_pile(A, [Sofa, Junk, Cheer, DangerousTest]).then_hand(A, [Swank, Siesta]);
    }

    #[test]
    fn who_has_fewer_discards_all() {
        let scene = given(2)
            .hand(A, [DangerousTest])
            .deck(A, [Swank])
            .pile(A, [Sofa])
            .acting()
            .plays(A, DangerousTest);
        scene.picks(A, [Sofa, Swank]).then_pile(A, [Sofa, Swank, DangerousTest]).then_hand(A, []);
    }

    #[test]
    fn with_nothing_to_draw_the_hand_pays() {
        let scene = given(2).hand(A, [DangerousTest, Junk, Junk]).acting().plays(A, DangerousTest);
        scene.picks(A, []).then_refused("dale_of_merchants.cards.miscounted");
    }
}
