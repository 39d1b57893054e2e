//! «Market action»: what cards cost, what may be paid, and the two cards that change a purchase.

use super::{
    super::{
        choice::{Choice, HandCard},
        components::{MARKET_SLOTS, count},
        event::{Event, ShownFor},
        kinds::Card,
        refusals::{
            CALCULATIONS_NOT_PAID, GLUE_NOT_PAID, NOT_CHOOSABLE, PAYMENT_TOO_HIGH, PAYMENT_TOO_LOW,
        },
        run::Run,
        state::State,
        zones::Goal,
    },
    picks::{check_pick, handles, sums},
};
use kontor_rules::{Need, Refusal, Seat};

/// What each Gunfight of an opponent adds to a price.
const GUNFIGHT_SURCHARGE: u32 = 2;

/// What a card costs in a slot: its printed value, 0 to 4 for the slot, and what is added to all
/// prices.
fn price(card: Card, slot: u32, surcharge: u32) -> u32 {
    card.value() + slot + surcharge
}

/// What opponents' Gunfights add to all prices.
fn surcharge(state: &State, seat: Seat) -> u32 {
    GUNFIGHT_SURCHARGE * state.threats(Card::Gunfight, seat)
}

/// Offers all purchases, those that keep Glue and those that rearrange the market apart.
pub fn offer(choices: &mut Vec<Choice>, state: &State, seat: Seat, hand: &[HandCard]) {
    let surcharge = surcharge(state, seat);
    let of = |card: Card| hand.iter().filter(move |held| held.card == card).map(|held| held.handle);
    let glues = || [None].into_iter().chain(of(Card::Glue).map(Some));
    let calculations: Vec<u32> = of(Card::Calculations).collect();
    for (slot, card) in (0_u32..).zip(state.market) {
        let Some(card) = card else { continue };
        for glue in glues() {
            let price = price(card, slot, surcharge);
            let must: Vec<u32> = glue.into_iter().collect();
            if is_payable(hand, &must, price) {
                choices.push(Choice::Buy {
                    slot,
                    card,
                    price,
                    hand: hand.to_vec(),
                    must,
                    keep_glue: glue.is_some(),
                });
            }
        }
        for (copies, copy) in calculations.iter().enumerate() {
            // A payment with several copies is listed with the first of them.
            let is_earlier = |held: &HandCard| calculations[..copies].contains(&held.handle);
            let hand: Vec<HandCard> =
                hand.iter().filter(|held| !is_earlier(held)).copied().collect();
            for (to, glue) in slots().flat_map(|to| glues().map(move |glue| (to, glue))) {
                let price = price(card, to, surcharge);
                let must: Vec<u32> = glue.into_iter().chain([*copy]).collect();
                if is_payable(&hand, &must, price) {
                    let (others, keep_glue) =
                        (slots().filter(|other| *other != slot).collect(), glue.is_some());
                    let hand = hand.clone();
                    choices.push(Choice::RearrangeAndBuy {
                        slot,
                        card,
                        to,
                        price,
                        others,
                        hand,
                        must,
                        keep_glue,
                    });
                }
            }
        }
    }
}

fn slots() -> impl Iterator<Item = u32> {
    0..count(MARKET_SLOTS)
}

/// Whether there is a payment; without cards that must be in it a hand that is worth enough will
/// do.
fn is_payable(hand: &[HandCard], must: &[u32], price: u32) -> bool {
    let values = |is_must: bool| {
        hand.iter()
            .filter(move |held| must.contains(&held.handle) == is_must)
            .map(|held| held.value)
    };
    let Some(least) = values(true).min() else { return values(false).sum::<u32>() >= price };
    let paid: u32 = values(true).sum();
    if paid >= price {
        return paid - price < least;
    }
    // Where cards bring less than `least` too much, leave out what can be left out: then each of
    // the rest is needed.
    let missing = price - paid;
    sums(values(false), missing + least - 1) >> missing > 0
}

/// Where the cards of the market are put.
pub struct Arrangement<'a> {
    /// The slot of the card that is bought.
    pub slot: u32,
    /// Where it is put.
    pub to: u32,
    /// The other slots, in the order in which their cards are put into what is left, from right to
    /// left.
    pub others: &'a [u32],
}

/// A player buys a card.
pub fn buy(
    run: &mut Run<'_, '_>,
    seat: Seat,
    slot: u32,
    payment: &[u32],
    keep_glue: bool,
) -> Result<(), Refusal> {
    let card = card_at(run.state(), slot)?;
    check_payment(
        run.state(),
        seat,
        price(card, slot, surcharge(run.state(), seat)),
        payment,
        keep_glue,
    )?;
    pay(run, seat, slot, payment, keep_glue);
    Ok(())
}

/// A player puts the cards of the market into other slots and buys one. All of it is checked before
/// anything happens.
pub fn rearrange_and_buy(
    run: &mut Run<'_, '_>,
    seat: Seat,
    arrangement: &Arrangement<'_>,
    payment: &[u32],
    keep_glue: bool,
) -> Result<(), Refusal> {
    let Arrangement { slot, to, others } = *arrangement;
    let state = run.state();
    let card = card_at(state, slot)?;
    let all: Vec<u32> = slots().collect();
    check_pick(&[to], &all, 1, 1, "to")?;
    let left: Vec<u32> = slots().filter(|other| *other != slot).collect();
    check_pick(others, &left, left.len(), left.len(), "others")?;
    check_payment(state, seat, price(card, to, surcharge(state, seat)), payment, keep_glue)?;
    if !pays_with(state, seat, payment, Card::Calculations) {
        return Err(Refusal::new(&CALCULATIONS_NOT_PAID).at("payment"));
    }
    let mut rest = others.iter();
    let from = |place: u32| {
        if place == to { slot } else { *rest.next().expect("there is a card for every slot") }
    };
    let market = slots().map(from).map(|from| state.market[from as usize]).collect();
    run.emit(Event::MarketArranged { market });
    pay(run, seat, to, payment, keep_glue);
    Ok(())
}

fn card_at(state: &State, slot: u32) -> Result<Card, Refusal> {
    let card = state.market.get(slot as usize).copied().flatten();
    card.ok_or_else(|| Refusal::new(&NOT_CHOOSABLE).with("number", slot).at("slot"))
}

fn pays_with(state: &State, seat: Seat, payment: &[u32], card: Card) -> bool {
    payment.iter().filter_map(|handle| state.held(seat, *handle)).any(|held| held.card == card)
}

fn worth(state: &State, seat: Seat, payment: &[u32]) -> Vec<u32> {
    payment
        .iter()
        .filter_map(|handle| state.held(seat, *handle))
        .map(|held| state.value(seat, &held))
        .collect()
}

/// Whether a payment reaches the price and no card of it could be left out, a kept Glue included.
fn check_payment(
    state: &State,
    seat: Seat,
    price: u32,
    payment: &[u32],
    keep_glue: bool,
) -> Result<(), Refusal> {
    let hand = handles(state, seat);
    check_pick(payment, &hand, 0, hand.len(), "payment")?;
    let values = worth(state, seat, payment);
    let sum: u32 = values.iter().sum();
    if sum < price {
        return Err(Refusal::new(&PAYMENT_TOO_LOW)
            .with("price", price)
            .with("sum", sum)
            .at("payment"));
    }
    if !Need::Covers(price).is_met_by(&values) {
        let least = values.iter().min().copied().expect("nothing costs nothing");
        let refusal = Refusal::new(&PAYMENT_TOO_HIGH).with("price", price).with("sum", sum);
        return Err(refusal.with("least", least).at("payment"));
    }
    if keep_glue && !pays_with(state, seat, payment, Card::Glue) {
        return Err(Refusal::new(&GLUE_NOT_PAID).at("keep_glue"));
    }
    Ok(())
}

/// The payment goes to the discard pile, then the card to the hand.
fn pay(run: &mut Run<'_, '_>, seat: Seat, slot: u32, payment: &[u32], keep_glue: bool) {
    let state = run.state();
    let card = state.market[slot as usize].expect("the slot was checked");
    let price = price(card, slot, surcharge(state, seat));
    let paid = worth(state, seat, payment).iter().sum();
    for handle in payment {
        let (coin, from) = run.in_hand(seat, *handle);
        if coin == Card::Glue && keep_glue {
            run.emit(Event::CardShown {
                seat,
                handle: *handle,
                card: coin,
                shown_for: ShownFor::Kept,
            });
        } else {
            run.go_openly(coin, from, Goal::Pile { seat });
        }
    }
    run.from_market(slot, seat);
    run.emit(Event::Purchased { seat, card, price, paid });
}

#[cfg(test)]
mod tests {
    use super::{
        super::super::{kinds::Card::Junk, templates::template},
        *,
    };

    fn hand(values: [u32; 4]) -> Vec<HandCard> {
        (0..).zip(values).map(|(handle, value)| HandCard { handle, card: Junk, value }).collect()
    }

    /// Whether there is a payment is found without counting payments.
    #[test]
    fn a_purchase_is_offered_where_its_form_has_a_payment() {
        for hand in [[1, 4, 2, 1], [3, 5, 9, 9], [2, 2, 6, 12]].map(hand) {
            for must in [vec![], vec![0], vec![1], vec![3], vec![0, 2], vec![2, 3]] {
                for price in 1..=30 {
                    let offered = is_payable(&hand, &must, price);
                    let (hand, must) = (hand.clone(), must.clone());
                    let choice =
                        Choice::Buy { slot: 0, card: Junk, price, hand, must, keep_glue: false };
                    assert_eq!(offered, template(&choice).count() > 0, "{choice:?}");
                }
            }
        }
    }
}
