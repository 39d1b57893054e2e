//! Tasters.

use super::super::super::{
    action::Action,
    cards::effect::{Answered, Effect},
    event::Event,
    kinds::Card,
    pending::{Question, Task},
    run::Run,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    // With two players both directions are the same.
    if run.state().seats() == 2 {
        return offer(run, seat, true);
    }
    run.ask(seat, Card::Tasters, Question::Direction);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    if let Action::ChooseMarketCards { slots } = answered.action {
        run.from_market(slots[0], seat);
        return;
    }
    let left = answered.is_left();
    run.emit(Event::DirectionChosen { seat, left });
    offer(run, seat, left);
}

/// Everybody is asked in turn; where the market has run out no player is.
fn offer(run: &mut Run<'_, '_>, seat: Seat, left: bool) {
    let mut players: Vec<Seat> = run.state().clockwise_from(seat).collect();
    if !left {
        players[1..].reverse();
    }
    let question = Question::MarketCards { count: 1 };
    run.then(players.into_iter().map(|seat| Task::Ask {
        seat,
        card: Card::Tasters,
        question: question.clone(),
        target: None,
    }));
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn everybody_in_turn_takes_a_card_of_the_market() {
        let market = [Swank, Sofa, Magnet, Cheer].map(Some);
        let scene = given(3)
            .hand(A, [Tasters])
            .market(market)
            .market_deck([Junk])
            .acting()
            .plays(A, Tasters)
            .goes_right(A);
        let scene = scene
            .takes_from_market(A, [1])
            .then_asked([C], "dale_of_merchants.resolving")
            .takes_from_market(C, [0]);
        let scene = scene.then_asked([B], "dale_of_merchants.resolving").takes_from_market(B, [3]);
        let scene = scene
            .then_hand(A, [Sofa])
            .then_hand(B, [Cheer])
            .then_hand(C, [Swank])
            .then_asked([A], "dale_of_merchants.acting");
        scene.then_market([None, None, Some(Magnet), None, None]);
    }

    #[test]
    fn it_stops_when_the_market_has_run_out() {
        let scene = given(3)
            .hand(A, [Tasters])
            .market([Some(Swank), Some(Sofa)])
            .acting()
            .plays(A, Tasters)
            .goes_left(A);
        // The last card is no choice.
        let scene = scene.takes_from_market(A, [0]);
        scene
            .then_hand(A, [Swank])
            .then_hand(B, [Sofa])
            .then_hand(C, [])
            .then_asked([A], "dale_of_merchants.acting");
    }
}
