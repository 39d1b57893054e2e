//! The table as it is, and the one door through which events change it.

use arrayvec::ArrayVec;

use super::{
    components::{Card, LOT_MAX, ROUNDS, WAREHOUSE_CAPACITY, Ware, all_cards, table_of},
    event::Event,
    scoring::{Placing, ROUNDS_PLAYED},
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
    /// The deck, top card first. Nobody knows its order.
    pub deck: Hidden<Vec<Card>>,
    /// The cards left out of the round. Nobody has seen them.
    pub left_out: Hidden<Vec<Card>>,
    /// The cards turned up in this turn.
    pub lot: ArrayVec<Card, LOT_MAX>,
    /// The cards of this round for which nobody bid.
    pub discarded: Vec<Card>,
    /// What is going on.
    pub phase: Phase,
    /// Number of events so far, and so a name for whatever is asked next: one seat is asked at a
    /// time, and each event either answers it or leads on to the next question.
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

    /// Makes an event true.
    pub fn evolve(&mut self, event: &Event) {
        self.key += 1;
        match event {
            Event::RoundDealt { round, deck, left_out } => {
                assert!(*round <= ROUNDS, "a game has three rounds («Aim of the Game»)");
                self.round = *round;
                self.deck = Hidden::new(deck.clone());
                self.left_out = Hidden::new(left_out.clone());
                self.discarded.clear();
                self.players.iter_mut().for_each(|(_, player)| player.warehouse.clear());
            }
            Event::StartPlayerChosen { seat, among: _ } => {
                self.phase = Phase::TurningUp { turner: *seat }
            }
            Event::CardTurnedUp { seat, card } => {
                let top = self.deck.reveal_mut().remove(0);
                assert!(top == *card, "cards are turned up from the top of the deck");
                self.lot.push(*card);
                self.phase = Phase::TurningUp { turner: *seat };
            }
            Event::BiddingOpened { turner, order } => {
                self.phase = Phase::Bidding {
                    turner: *turner,
                    to_bid: order.iter().copied().collect(),
                    highest_bid: None,
                };
            }
            Event::BidMade { seat, amount } => {
                self.hear(*seat, Some(Bid { seat: *seat, amount: *amount }))
            }
            Event::Passed { seat, reason: _ } => self.hear(*seat, None),
            Event::LotSold { buyer, price, cards } => {
                let wealth = &mut self.players[*buyer].wealth;
                *wealth = wealth
                    .checked_sub(*price)
                    .expect("the rules let nobody bid more than the own wealth");
                self.store(*buyer, cards);
                self.end_turn();
            }
            Event::LotDiscarded { cards } => {
                self.discarded.extend(cards);
                self.end_turn();
            }
            Event::WarehouseFilled { seat, cards } => {
                let taken: Vec<Card> = self.deck.reveal_mut().drain(..cards.len()).collect();
                assert!(taken == *cards, "free cards come from the top of the deck");
                self.store(*seat, cards);
            }
            Event::RoundEnded { .. } => self.phase = Phase::RoundOver,
            Event::WarehousesScored { scores } => {
                scores.iter().for_each(|score| self.players[score.seat].wealth += score.proceeds);
            }
            Event::AccountScored { ware, scores } => {
                for score in scores {
                    let player = &mut self.players[score.seat];
                    player.accounts[ware.index()] = score.position;
                    player.wealth += score.award + score.prize;
                }
            }
            Event::GameEnded { standings } => {
                self.phase = Phase::Over { standings: standings.clone() }
            }
        }
    }

    /// A seat has bid or passed.
    fn hear(&mut self, seat: Seat, bid: Option<Bid>) {
        let Phase::Bidding { turner: _, to_bid, highest_bid } = &mut self.phase else {
            panic!("bids and passes belong to an open bidding")
        };
        to_bid.retain(|other| *other != seat);
        *highest_bid = bid.or(*highest_bid);
    }

    fn store(&mut self, seat: Seat, cards: &[Card]) {
        let player = &mut self.players[seat];
        assert!(
            cards.len() <= player.room(),
            "a warehouse holds five cards («Restricted Warehouse Capacity»)"
        );
        player.warehouse.extend(cards.iter().copied());
    }

    fn end_turn(&mut self) {
        let Phase::Bidding { turner, .. } = self.phase else {
            panic!("a lot is sold or discarded when the bidding is over")
        };
        self.lot.clear();
        self.phase = Phase::TurnOver { turner };
    }
}
