//! Daring Adventurer.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::Question,
    run::Run,
    zones::Origin,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let count = run.roll(seat);
    if run.state().market_slots().is_empty() {
        return run.fill_gaps();
    }
    run.ask(seat, Card::DaringAdventurer, Question::MarketCards { count });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    for slot in answered.numbers() {
        let card = run.state().market[*slot as usize].expect("the slot was checked");
        run.throw_away(card, Origin::Market { slot: *slot });
    }
    run.fill_gaps();
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn as_many_cards_as_rolled_are_thrown_away_and_gaps_filled_at_once() {
        let market = [Swank, Sofa, Magnet, Cheer, Siesta].map(Some);
        let scene = given(2)
            .hand(A, [DaringAdventurer])
            .market(market)
            .market_deck([Glue, Gunfight])
            .acting();
        let scene = scene.luck([2]).plays(A, DaringAdventurer).takes_from_market(A, [3, 1]);
        let scene = scene.then_market([
            Some(Swank),
            Some(Glue),
            Some(Magnet),
            Some(Gunfight),
            Some(Siesta),
        ]);
        assert_eq!(scene.state().market_pile, [Cheer, Sofa]);
    }

    #[test]
    fn what_was_thrown_away_may_come_back() {
        let scene = given(2)
            .hand(A, [DaringAdventurer])
            .market([Some(Swank)])
            .acting()
            .luck([5])
            .plays(A, DaringAdventurer);
        scene
            .then_market([Some(Swank), None, None, None, None])
            .then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn an_empty_market_is_filled() {
        let scene = given(2)
            .hand(A, [DaringAdventurer])
            .market_deck([Swank])
            .acting()
            .luck([0])
            .plays(A, DaringAdventurer);
        scene.then_market([Some(Swank), None, None, None, None]);
    }
}
