//! Raffle.

use super::super::super::{
    cards::effect::{Answered, Effect},
    event::Event,
    kinds::Card,
    pending::{Question, Viewers},
    run::Run,
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    // With two players both neighbours are the same one.
    if run.state().seats() == 2 {
        return draw_lots(run, true);
    }
    run.ask(seat, Card::Raffle, Question::Direction);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let (seat, left) = (answered.seat, answered.is_left());
    run.emit(Event::DirectionChosen { seat, left });
    draw_lots(run, left);
}

/// All picks are fixed before any card moves.
fn draw_lots(run: &mut Run<'_, '_>, left: bool) {
    let players: Vec<Seat> = run.state().clockwise_from(run.state().turn).collect();
    let neighbour = |place: usize| {
        players[(if left { place + 1 } else { place + players.len() - 1 }) % players.len()]
    };
    let mut lots = Vec::new();
    for (place, taker) in players.iter().enumerate() {
        let giver = neighbour(place);
        if let Some((card, from)) = run.random_of(giver) {
            lots.push((card, from, *taker, Viewers::only(giver).and(Viewers::only(*taker))));
        }
    }
    // No lot is in a hand that still gives one away, or its giver would lose sight of it.
    for (card, from, _, known) in &lots {
        run.go(*card, *from, Goal::Aside, *known);
    }
    for (card, _, taker, known) in lots {
        run.go(card, Origin::Aside, Goal::Hand { seat: taker }, known);
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    fn with_three() -> Scene {
        given(3)
            .hand(A, [Raffle, Swank])
            .hand(B, [Sofa])
            .hand(C, [Magnet])
            .acting()
            .plays(A, Raffle)
    }

    #[test]
    fn everybody_takes_a_card_of_the_neighbour_at_once() {
        let left = with_three().luck([0, 0, 0]).goes_left(A);
        left.then_hand(A, [Sofa]).then_hand(B, [Magnet]).then_hand(C, [Swank]);
        let right = with_three().luck([0, 0, 0]).goes_right(A);
        right.then_hand(A, [Magnet]).then_hand(B, [Swank]).then_hand(C, [Sofa]);
    }

    #[test]
    fn an_empty_hand_gives_nothing() {
        let scene = given(3)
            .hand(A, [Raffle, Swank])
            .hand(C, [Magnet])
            .acting()
            .plays(A, Raffle)
            .luck([0, 0])
            .goes_left(A);
        scene.then_hand(A, []).then_hand(B, [Magnet]).then_hand(C, [Swank]);
    }

    #[test]
    fn two_players_are_not_asked_for_a_direction() {
        let scene = given(2)
            .hand(A, [Raffle, Swank])
            .hand(B, [Sofa, Junk])
            .acting()
            .luck([1, 0])
            .plays(A, Raffle);
        scene
            .then_hand(A, [Junk])
            .then_hand(B, [Sofa, Swank])
            .then_asked([A], "dale_of_merchants.acting");
    }
}
