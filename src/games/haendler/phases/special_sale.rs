//! «Phase 4», its end: the lap for Special Sale.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        board::Place,
        cards::Influence,
        choice::Choice,
        components::SPECIAL_SALE_PRICE,
        event::Event,
        game::Haendler,
        goods::{Good, Goods},
        phase::Phase,
        state::State,
    },
    means::holds,
    passing::{pass, pass_over},
    stock::{has_stock, not_there, stock_in, stocked},
};

/// The decision what to sell with Special Sale.
pub const KIND: &str = "haendler.playing_special_sale";

fn seller(state: &State) -> Seat {
    let Phase::SpecialSale { seat } = state.phase else { panic!("Special Sales are played") };
    seat
}

/// The next in the lap is asked, if this player may have a card to play.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    (seat == seller(state) && may_play(state, seat)).then_some(KIND)
}

/// Whether a player may have a Special Sale to play, by what lies open.
pub fn may_play(state: &State, seat: Seat) -> bool {
    state.may_hold(seat, Influence::SpecialSale) && has_stock(state, seat)
}

/// What may be sold with Special Sale.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = vec![Choice::Pass {}];
    if state.cards(seat).of(Influence::SpecialSale) > 0 {
        let sale = |(city, goods): (Place, Goods)| Choice::PlaySpecialSale {
            city: state.map.id(city),
            goods: goods.kinds().collect(),
        };
        choices.extend(stocked(state, seat).map(sale));
    }
    choices
}

/// Plays Special Sale, or no more.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::PlaySpecialSale { city, good } = action else { return pass(table, seat, action) };
    let good: Good = *good;
    holds(table.state(), seat, Influence::SpecialSale)?;
    if stock_in(table.state(), seat, city).of(good) == 0 {
        return Err(not_there(city, "good"));
    }
    let (city, proceeds) = (city.clone(), SPECIAL_SALE_PRICE);
    table.emit(Event::SpecialSalePlayed { seat, city, good, proceeds });
    Ok(())
}

/// No card can be played.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let seller = seller(table.state());
    pass_over(table, seller);
}
