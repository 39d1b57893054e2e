//! How well a seat stands, for players who think one step ahead.
//!
//! What each player may expect to own in the end is estimated, in hundredths of a florin: wealth,
//! the proceeds of the warehouse, and what the accounts will bring in this round and in those to
//! come. A lot on view is taken for sold to whom it is worth most. A seat stands as well as its
//! expectation exceeds the others'. All figures are rough; that they are smooth matters more, so
//! that a step in the right direction is seen as one.

use super::{
    components::{
        ACCOUNT_AWARDS, Card, HIGHEST_SPACE, ROUNDS, SMALLEST_BID, Ware, prize_of, table_of,
    },
    state::{Bid, Phase, Player, State},
};
use kontor_rules::{PerSeat, Seat};

/// Hundredths in one.
const ONE: i64 = 100;
/// What a card not yet bought will cost, in hundredths of a florin.
const PRICE_OF_A_CARD: i64 = 50;
/// What it will add to a warehouse, in hundredths: the average card of the box.
const VALUE_OF_A_CARD: i64 = 300;
/// By how much it will advance the counter of one ware, in hundredths of a space: there are five
/// wares.
const ADVANCE_OF_A_CARD: i64 = 20;
/// By how much a counter will advance in a later round, in hundredths of a space.
const ADVANCE_OF_A_ROUND: i64 = 90;
/// How far values of warehouses must be apart for a certain order, in hundredths: to begin with,
/// and for each free place.
const CERTAIN_VALUE: (i64, i64) = (50, 150);
/// How far counters must be apart for a certain order, in hundredths of a space: to begin with, for
/// each free place, and for each later round.
const CERTAIN_SPACES: (i64, i64, i64) = (50, 25, 300);

/// By how much the seat's expectation exceeds the average of the others', in hundredths of a
/// florin.
pub fn evaluate(state: &State, seat: Seat) -> i64 {
    let mut holdings = Holdings::of(state);
    holdings.sell_lot(state);
    let expected = PerSeat::from_fn(state.seats(), |seat| holdings.expectation(seat));
    let sum: i64 = expected.as_slice().iter().sum();
    let others = i64::from(state.seats()) - 1;
    expected[seat] - (sum - expected[seat]) / others
}

/// What a player has, as far as it matters here. Spaces count the cards in the warehouse as if they
/// were scored.
#[derive(Clone, Copy)]
struct Holding {
    wealth: i64,
    value: i64,
    room: i64,
    spaces: [i64; Ware::ALL.len()],
}

impl Holding {
    fn of(player: &Player) -> Self {
        let spaces = Ware::ALL.map(|ware| i64::from(player.accounts[ware.index()]));
        let holding = Holding { wealth: i64::from(player.wealth), value: 0, room: 0, spaces };
        Holding { room: player.room() as i64, ..holding.with(&player.warehouse) }
    }

    fn with(mut self, cards: &[Card]) -> Self {
        for card in cards {
            self.value += i64::from(card.value);
            self.room -= 1;
            self.spaces[card.ware.map_or(0, Ware::index)] += i64::from(card.ware.is_some());
        }
        self
    }
}

/// What all players have, and what is still to come.
struct Holdings {
    players: PerSeat<Holding>,
    /// Cards in the deck.
    deck: i64,
    /// Rounds after this one; none, and nothing of this one either, once the game is over.
    later_rounds: Option<i64>,
    proceeds: &'static [u32],
}

impl Holdings {
    fn of(state: &State) -> Self {
        let over = matches!(state.phase, Phase::Over { .. });
        Holdings {
            players: PerSeat::from_fn(state.seats(), |seat| Holding::of(&state.players[seat])),
            deck: state.deck.reveal().len() as i64,
            later_rounds: (!over).then(|| i64::from(ROUNDS - state.round)),
            proceeds: table_of(state.seats()).proceeds,
        }
    }

    /// Lets the lot on view go to whom it is worth most, for what keeps those from bidding who bid
    /// later.
    fn sell_lot(&mut self, state: &State) {
        let (to_bid, mut highest_bid) = match &state.phase {
            Phase::TurningUp { turner } => (turner.clockwise_after(state.seats()).collect(), None),
            Phase::Bidding { turner: _, to_bid, highest_bid } => (to_bid.clone(), *highest_bid),
            Phase::RoundOver | Phase::TurnOver { .. } | Phase::Over { .. } => return,
        };
        let limits: Vec<u32> = to_bid.iter().map(|seat| self.limit(*seat, &state.lot)).collect();
        for (place, seat) in to_bid.iter().enumerate() {
            let least = highest_bid.map_or(SMALLEST_BID, |bid| bid.amount + 1);
            if limits[place] >= least {
                let later = limits[place + 1..].iter().max().copied().unwrap_or(0);
                highest_bid =
                    Some(Bid { seat: *seat, amount: limits[place].min(later).max(least) });
            }
        }
        if let Some(Bid { seat, amount }) = highest_bid {
            let buyer = &mut self.players[seat];
            *buyer = buyer.with(&state.lot);
            buyer.wealth -= i64::from(amount);
        }
    }

    /// The most that a seat will bid for a lot: what its expectation rises by.
    fn limit(&mut self, seat: Seat, lot: &[Card]) -> u32 {
        let before = self.players[seat];
        if before.room < lot.len() as i64 {
            return 0;
        }
        let without = self.expectation(seat);
        self.players[seat] = before.with(lot);
        let with = self.expectation(seat);
        self.players[seat] = before;
        u32::try_from(((with - without) / ONE).clamp(0, before.wealth))
            .expect("wealth is never negative")
    }

    /// What a seat may expect to own in the end.
    fn expectation(&self, seat: Seat) -> i64 {
        let own = &self.players[seat];
        let Some(later_rounds) = self.later_rounds else { return own.wealth * ONE };
        let room: i64 = self.players.iter().map(|(_, player)| player.room).sum();
        // How much of each free place will be filled.
        let filled = if room > self.deck { self.deck * ONE / room } else { ONE };
        let value =
            |player: &Holding| player.value * ONE + player.room * filled * VALUE_OF_A_CARD / ONE;
        let certain =
            |player: &Holding| CERTAIN_VALUE.0 + (own.room + player.room) * CERTAIN_VALUE.1;
        let mut sum = own.wealth * ONE - own.room * filled * PRICE_OF_A_CARD / ONE;
        sum += self.share(seat, value, certain, self.proceeds);
        for ware in Ware::ALL {
            for later in 0..=later_rounds {
                let space = |player: &Holding| {
                    let cards = player.room * filled * ADVANCE_OF_A_CARD / ONE;
                    let space =
                        player.spaces[ware.index()] * ONE + cards + later * ADVANCE_OF_A_ROUND;
                    space.min(i64::from(HIGHEST_SPACE) * ONE)
                };
                let certain = |player: &Holding| {
                    CERTAIN_SPACES.0
                        + (own.room + player.room) * CERTAIN_SPACES.1
                        + later * CERTAIN_SPACES.2
                };
                sum += self.share(seat, space, certain, &ACCOUNT_AWARDS) + prize_near(space(own));
            }
        }
        sum
    }

    /// What a seat is due when figures are ranked, the highest first, and two that are less than
    /// certainly apart may still change places.
    fn share(
        &self,
        seat: Seat,
        figure: impl Fn(&Holding) -> i64,
        certain: impl Fn(&Holding) -> i64,
        table: &[u32],
    ) -> i64 {
        let own = figure(&self.players[seat]);
        let others = self.players.iter().filter(|(other, _)| *other != seat);
        let places_above = others.map(|(_, other)| {
            let ahead = figure(other) - own;
            (ONE / 2 + ahead * (ONE / 2) / certain(other)).clamp(0, ONE)
        });
        let place: i64 = places_above.sum();
        let due = |place: i64| i64::from(table.get(place as usize).copied().unwrap_or(0));
        between(due, place)
    }
}

/// The prize at a space that lies between two, in hundredths.
fn prize_near(space: i64) -> i64 {
    between(
        |space| i64::from(prize_of(u8::try_from(space).expect("an account has eight spaces"))),
        space,
    )
}

/// A figure between two whole places, in hundredths of both.
fn between(figure: impl Fn(i64) -> i64, place: i64) -> i64 {
    let (whole, part) = (place / ONE, place % ONE);
    let beyond = if part == 0 { 0 } else { figure(whole + 1) * part };
    figure(whole) * (ONE - part) + beyond
}
