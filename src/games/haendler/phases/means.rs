//! Whether a seat has what an action needs: money, an influence card.

use kontor_rules::{Refusal, Seat};

use super::super::{
    cards::Influence,
    refusals::{CARD_NOT_HELD, MONEY_SHORT},
    state::State,
};

/// Whether the seat can pay so much.
pub fn can_pay(state: &State, seat: Seat, price: u32) -> Result<(), Refusal> {
    let money = state.money(seat);
    if price <= money {
        return Ok(());
    }
    Err(Refusal::new(&MONEY_SHORT).with("price", price).with("money", money))
}

/// Whether the seat holds such a card.
pub fn holds(state: &State, seat: Seat, card: Influence) -> Result<(), Refusal> {
    if state.cards(seat).of(card) > 0 {
        return Ok(());
    }
    Err(Refusal::new(&CARD_NOT_HELD).with("card", card.id()))
}
