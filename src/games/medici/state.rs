//! The table as it is. Only `evolve.rs` changes it.

use arrayvec::ArrayVec;

use super::{
    components::{Card, LOT_MAX, WAREHOUSE_CAPACITY, Ware, all_cards, table_of},
    scores::{Placing, ROUNDS_PLAYED},
};
use kontor_rules::{Hidden, Outcome, PerSeat, Seat, Standing};

/// Everything about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The version of the rules that the game began with.
    pub version: u32,
    /// The round, from 1; 0 before the first is dealt.
    pub round: u8,
    /// The players.
    pub players: PerSeat<Player>,
    /// The deck, top card first. No player knows its order.
    pub deck: Hidden<Vec<Card>>,
    /// The cards left out of the round. No player has seen them.
    pub left_out: Hidden<Vec<Card>>,
    /// The cards turned up in this turn.
    pub lot: ArrayVec<Card, LOT_MAX>,
    /// The cards of this round for which no player bid.
    pub discarded: Vec<Card>,
    /// What is going on.
    pub phase: Phase,
    /// Number of events so far, and so a name for what is asked next: one seat is asked at a time,
    /// and each event either answers it or leads on to the next question.
    pub key: u64,
}

/// What a player owns.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Florins; a plain number, however often the marker went round the wealth scale.
    pub wealth: u32,
    /// The cards of this round, in the order they came.
    pub warehouse: ArrayVec<Card, WAREHOUSE_CAPACITY>,
    /// Positions on the accounts, in the order of [`Ware::ALL`].
    pub accounts: [u8; Ware::ALL.len()],
}

/// What is going on.
#[derive(Clone, Debug, PartialEq)]
pub enum Phase {
    /// A round is over, or none has begun. The game never rests here.
    RoundOver,
    /// A player turns up cards.
    TurningUp {
        /// Who.
        turner: Seat,
    },
    /// The lot is auctioned.
    Bidding {
        /// Whose lot it is.
        turner: Seat,
        /// Who has yet to bid or pass, the next one first.
        to_bid: ArrayVec<Seat, { Seat::MAX as usize }>,
        /// The highest bid so far.
        highest_bid: Option<Bid>,
    },
    /// A lot has been sold or discarded. The game never rests here.
    TurnOver {
        /// Whose lot it was.
        turner: Seat,
    },
    /// The game has ended.
    Over {
        /// The final standings.
        standings: Vec<Placing>,
    },
}

/// A bid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bid {
    /// Whose.
    pub seat: Seat,
    /// Florins.
    pub amount: u32,
}

impl Player {
    /// How many more cards the warehouse takes.
    pub fn room(&self) -> usize {
        WAREHOUSE_CAPACITY - self.warehouse.len()
    }

    /// Sum of the values in the warehouse, the neutral card included.
    pub fn warehouse_value(&self) -> u32 {
        self.warehouse.iter().map(|card| u32::from(card.value)).sum()
    }

    /// Number of cards of a ware in the warehouse.
    pub fn cards_of(&self, ware: Ware) -> usize {
        self.warehouse.iter().filter(|card| card.ware == Some(ware)).count()
    }
}

impl State {
    /// The box before anything has happened: all cards lie aside.
    pub fn empty(seats: u8, version: u32) -> Self {
        let wealth = table_of(seats).start_wealth;
        State {
            version,
            round: 0,
            players: PerSeat::from_fn(seats, |_| Player {
                wealth,
                warehouse: ArrayVec::new(),
                accounts: [0; Ware::ALL.len()],
            }),
            deck: Hidden::default(),
            left_out: Hidden::new(all_cards()),
            lot: ArrayVec::new(),
            discarded: Vec::new(),
            phase: Phase::RoundOver,
            key: 0,
        }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }

    /// The seats whose warehouses are not full, in order.
    pub fn seats_with_room(&self) -> ArrayVec<Seat, { Seat::MAX as usize }> {
        self.players.iter().filter(|(_, player)| player.room() > 0).map(|(seat, _)| seat).collect()
    }

    /// Whether the scoring of the warehouses shows their cards: since `medici/2`, because the
    /// warehouses are empty again in every view that can be asked for.
    pub fn shows_scored_cards(&self) -> bool {
        self.version >= 2
    }

    /// Whether a second and a third card are turned up only if a player could bid for the lot:
    /// since `medici/3` («Restricted Warehouse Capacity»). Before, room was enough.
    pub fn lots_need_a_bidder(&self) -> bool {
        self.version >= 3
    }

    /// The highest bid for the lot so far.
    pub fn highest_bid(&self) -> Option<Bid> {
        match self.phase {
            Phase::Bidding { highest_bid, .. } => highest_bid,
            Phase::RoundOver
            | Phase::TurningUp { .. }
            | Phase::TurnOver { .. }
            | Phase::Over { .. } => None,
        }
    }

    /// The result, once the last round has been scored.
    pub fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { standings } = &self.phase else { return None };
        let places = standings
            .iter()
            .map(|placing| Standing {
                seat: placing.seat,
                place: placing.place,
                score: i64::from(placing.wealth),
            })
            .collect();
        Some(Outcome { places, reason: ROUNDS_PLAYED })
    }
}
