//! The table as it is. Only `evolve.rs` changes it.

use arrayvec::ArrayVec;

use super::{
    components::{Arch, Card, GEMS_OF_A_COLOUR, Gems, byte},
    options::Options,
    scores::{Placing, THIRD_SCORING},
};
use kontor_rules::{Hidden, Outcome, PerSeat, Seat, Standing};

/// Everything about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The version of the rules that the game began with.
    pub version: u32,
    /// The board, clockwise.
    pub arches: Vec<Arch>,
    /// Whether it is the default board, a reconstruction.
    pub arches_reconstructed: bool,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Scorings so far.
    pub scorings: u8,
    /// The gems that no player owns.
    pub supply: Gems,
    /// The players.
    pub players: PerSeat<Player>,
    /// What is going on.
    pub phase: Phase,
    /// A name for the present questions: the number of events so far, but for cards that are
    /// chosen, which leave what the others are asked as it is.
    pub key: u64,
}

/// What a player owns.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Points; a plain number, however often the marker went round the score track.
    pub points: u32,
    /// Gems.
    pub gems: Gems,
    /// The figure, once it has been placed on the board.
    pub figure: Option<Figure>,
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// The arch where it stands.
    pub arch: u8,
    /// The arch of its start marker.
    pub start: u8,
    /// Steps since it left its start marker.
    pub steps: u8,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq)]
pub enum Phase {
    /// The players place their figures, one after the other.
    ChoosingArches,
    /// All choose a card, face down.
    ChoosingCards {
        /// The cards of those who have chosen.
        cards: PerSeat<Option<Hidden<Card>>>,
    },
    /// An action is to be settled. The game never rests here.
    Settling {
        /// The cards revealed.
        revealed: Revealed,
    },
    /// Two players trade for an action.
    Trading {
        /// The cards revealed; the first to settle is traded for.
        revealed: Revealed,
        /// The trade.
        trade: Trade,
    },
    /// A trade is over. The game never rests here.
    Traded {
        /// The cards revealed; the first to settle was traded for.
        revealed: Revealed,
        /// Who carries out the action.
        actor: Seat,
    },
    /// All actions of a round are settled. The game never rests here.
    RoundOver,
    /// The game has ended.
    Over {
        /// The final standings.
        standings: Vec<Placing>,
    },
}

/// The cards of a round, face up.
#[derive(Clone, Debug, PartialEq)]
pub struct Revealed {
    /// The players' cards.
    pub cards: PerSeat<Card>,
    /// The actions that are not settled yet, the next one first.
    pub to_settle: ArrayVec<Card, { Card::ALL.len() }>,
}

/// A trade.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trade {
    /// Who makes the first offer.
    pub opener: Seat,
    /// Who answers it.
    pub responder: Seat,
    /// The highest offer so far.
    pub offer: Option<Offer>,
}

/// An offer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offer {
    /// Whose.
    pub seat: Seat,
    /// What the other would get.
    pub gems: Gems,
}

impl Revealed {
    /// Who chose the card, in seat order.
    pub fn seats_of(&self, card: Card) -> ArrayVec<Seat, { Seat::MAX as usize }> {
        self.cards.iter().filter(|(_, other)| **other == card).map(|(seat, _)| seat).collect()
    }
}

impl Trade {
    /// Who has to say something now.
    pub fn asked(&self) -> Seat {
        match self.offer {
            None => self.opener,
            Some(offer) if offer.seat == self.opener => self.responder,
            Some(_) => self.opener,
        }
    }
}

impl State {
    /// The box before anything has happened: all gems lie in the supply.
    pub fn empty(options: &Options, seats: u8, version: u32) -> Self {
        let player = Player { points: 0, gems: Gems::NONE, figure: None };
        State {
            version,
            arches: options.board(),
            arches_reconstructed: options.arches.is_none(),
            round: 0,
            scorings: 0,
            supply: Gems::each(GEMS_OF_A_COLOUR),
            players: PerSeat::from_fn(seats, |_| player.clone()),
            phase: Phase::ChoosingArches,
            key: 0,
        }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }

    /// Whether views show the board in use: since `basari/2`.
    pub fn shows_board(&self) -> bool {
        self.version >= 2
    }

    /// Number of arches, which is also the number of steps that make a lap («Spielverlauf»).
    pub fn lap_steps(&self) -> u8 {
        byte(self.arches.len())
    }

    /// The figure of a seat, when all stand on the board.
    pub fn figure(&self, seat: Seat) -> Figure {
        self.players[seat].figure.expect("a round begins when all figures are placed")
    }

    /// The arch under a seat's figure, when all stand on the board.
    pub fn arch_of(&self, seat: Seat) -> Arch {
        self.arches[usize::from(self.figure(seat).arch)]
    }

    /// The card that a seat has chosen while the others choose theirs.
    pub fn chosen_card(&self, seat: Seat) -> Option<Card> {
        match &self.phase {
            Phase::ChoosingCards { cards } => cards[seat].as_ref().map(|card| *card.reveal()),
            Phase::ChoosingArches
            | Phase::Settling { .. }
            | Phase::Trading { .. }
            | Phase::Traded { .. }
            | Phase::RoundOver
            | Phase::Over { .. } => None,
        }
    }

    /// The result, once the third scoring is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { standings } = &self.phase else { return None };
        let places = standings
            .iter()
            .map(|placing| Standing {
                seat: placing.seat,
                place: placing.place,
                score: i64::from(placing.points),
            })
            .collect();
        Some(Outcome { places, reason: THIRD_SCORING })
    }
}
