//! The table as it is, and who knows what of it. What changes it stands in `evolve.rs`.
//!
//! Every decision works on a copy of the table. What seldom changes is shared by the copies until
//! it does.

use std::sync::Arc;

use super::{
    components::{HAND_SIZE, MARKET_SLOTS, STACKS_TO_WIN, TEAM_STACKS_TO_WIN, count},
    kinds::{Card, Set},
    options::Options,
    pending::{Pending, Question, Task, Viewers},
    printed::printed,
    scores::{self, Placing},
    zones::Until,
};
use kontor_rules::{Hidden, Outcome, PerSeat, Seat, Viewer};

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The behaviour that the game began with.
    pub version: u32,
    /// What was chosen when the table was made.
    pub options: Arc<Options>,
    /// The sets that are played with.
    pub sets: Arc<Vec<Set>>,
    /// Who began.
    pub first: Seat,
    /// The round, from 1.
    pub round: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// The players.
    pub players: PerSeat<Arc<Player>>,
    /// The stalls, one per player or team, each a list of stacks.
    pub stalls: Arc<Vec<Vec<Vec<Card>>>>,
    /// The market, slot by slot, the rightmost first.
    pub market: [Option<Card>; MARKET_SLOTS],
    pub(super) market_deck: Hidden<Vec<Card>>,
    /// The market's discard pile, the top card last.
    pub market_pile: Vec<Card>,
    /// Cards that stay in the box.
    pub boxed: Arc<Vec<Card>>,
    /// The next handle of a card that comes into a hand.
    pub handles: u32,
    /// Names what is asked.
    pub key: u64,
    pub(super) pending: Hidden<Arc<Pending>>,
    /// Owls that have left a hand in this turn for all to see, with their players.
    pub owls_gone: Vec<(Seat, Card)>,
    /// The standings, and whether the rounds ran out, once the game is over.
    pub over: Option<(Vec<Placing>, bool)>,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Player {
    pub(super) deck: Hidden<Vec<Piece>>,
    pub(super) hand: Hidden<Vec<Held>>,
    /// The discard pile, the top card last.
    pub pile: Vec<Card>,
    /// Techniques whose effect lasts, in the order in which they came.
    pub schedule: Vec<Scheduled>,
}

/// A card of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The card.
    pub card: Card,
    /// Who knows that it lies there.
    pub known: Viewers,
}

/// A card in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Names it as long as it stays there.
    pub handle: u32,
    /// The card.
    pub card: Card,
    /// Who knows that it is there.
    pub known: Viewers,
    /// By what its value is multiplied in this turn.
    pub factor: u32,
    /// Whether it was used as a spy in this turn.
    pub spied: bool,
}

/// A technique on a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheduled {
    /// The card.
    pub card: Card,
    /// How long it stays.
    pub until: Until,
}

impl Player {
    /// How many copies of a card are on the schedule.
    fn scheduled(&self, card: Card) -> usize {
        self.schedule.iter().filter(|scheduled| scheduled.card == card).count()
    }
}

impl State {
    /// The box before anything has happened.
    pub fn empty(options: &Options, seats: u8, version: u32) -> Self {
        State {
            version,
            options: Arc::new(options.clone()),
            sets: Arc::default(),
            first: Seat(0),
            round: 0,
            turn: Seat(0),
            players: PerSeat::from_fn(seats, |_| Arc::default()),
            stalls: Arc::new(vec![Vec::new(); if options.teams { 2 } else { seats.into() }]),
            market: [None; MARKET_SLOTS],
            market_deck: Hidden::default(),
            market_pile: Vec::new(),
            boxed: Arc::default(),
            handles: 0,
            key: 0,
            pending: Hidden::default(),
            owls_gone: Vec::new(),
            over: None,
        }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }

    /// What is to be done.
    pub fn pending(&self) -> &Pending {
        self.pending.reveal()
    }

    /// The task that waits for an answer.
    pub fn task(&self) -> Option<&Task> {
        self.pending().top()
    }

    /// A player's deck, the top card last.
    pub fn deck(&self, seat: Seat) -> &[Piece] {
        self.players[seat].deck.reveal()
    }

    /// A player's hand, in the order in which the cards came.
    pub fn hand(&self, seat: Seat) -> &[Held] {
        self.players[seat].hand.reveal()
    }

    /// A card of a hand.
    pub fn held(&self, seat: Seat, handle: u32) -> Option<Held> {
        self.hand(seat).iter().copied().find(|held| held.handle == handle)
    }

    /// A player's discard pile, the top card last.
    pub fn pile(&self, seat: Seat) -> &[Card] {
        &self.players[seat].pile
    }

    /// The market deck, the top card last.
    pub fn market_deck(&self) -> &[Card] {
        self.market_deck.reveal()
    }

    /// Places of the cards of a deck as they are shown to who searches it: by set and value.
    pub fn searched(&self, seat: Seat) -> Vec<usize> {
        let deck = self.deck(seat);
        let mut places: Vec<usize> = (0..deck.len()).collect();
        places.sort_by_key(|place| (deck[*place].card, *place));
        places
    }

    /// The cards that are laid out for help with a stack, if the partner is asked now. Views of
    /// `dale_of_merchants/1` do not show them.
    pub fn laid_out(&self) -> Option<(Seat, Seat, &[u32])> {
        match self.task() {
            Some(Task::Help { seat, partner, cards, .. }) if self.shows_what_is_laid_out() => {
                Some((*seat, *partner, cards))
            }
            Some(_) | None => None,
        }
    }

    /// Whether the viewer searches this deck at the moment, and so knows its cards, but not their
    /// order.
    pub fn is_searched_by(&self, viewer: Viewer, owner: Seat) -> bool {
        let searching = |task: &Task| match task {
            Task::Ask { seat, question, .. } => {
                *seat == owner
                    && matches!(question, Question::DeckCards { .. } | Question::Exchange { .. })
            }
            Task::Cheer { choosers, .. } => choosers.iter().any(|(seat, _)| *seat == owner),
            Task::StartOfTurn { .. }
            | Task::Act { .. }
            | Task::AfterAction { .. }
            | Task::EndOfTurn { .. }
            | Task::FillHand { .. }
            | Task::FillMarket
            | Task::DiscardLasting { .. }
            | Task::NextTurn { .. }
            | Task::Finish { .. }
            | Task::Windows
            | Task::Window { .. }
            | Task::Help { .. } => false,
        };
        viewer.is(owner) && self.pending().stack.iter().any(searching)
    }

    /// The number of a player's stall.
    pub fn stall_of(&self, seat: Seat) -> u8 {
        if self.options.teams { seat.0 % 2 } else { seat.0 }
    }

    /// The stacks of a player's stall, one after the other.
    pub fn stacks_of(&self, seat: Seat) -> &[Vec<Card>] {
        &self.stalls[usize::from(self.stall_of(seat))]
    }

    /// How many stacks win.
    pub fn stacks_to_win(&self) -> usize {
        if self.options.teams { TEAM_STACKS_TO_WIN } else { STACKS_TO_WIN }
    }

    /// Everybody else, clockwise.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.clockwise_after(self.seats()).filter(move |other| *other != seat)
    }

    /// Everybody who plays against the seat, clockwise.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.others(seat).filter(move |other| self.stall_of(*other) != self.stall_of(seat))
    }

    /// The other player of the seat's team, where there are teams.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.others(seat).find(|other| self.stall_of(*other) == self.stall_of(seat))
    }

    /// All players clockwise, this one first.
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(seat).chain(self.others(seat))
    }

    /// Whether the owls are in the game.
    pub fn has_owls(&self) -> bool {
        self.sets.contains(&Set::Owls)
    }

    /// How many opponents' cards of this kind threaten the seat.
    pub fn threats(&self, card: Card, seat: Seat) -> u32 {
        let stall = self.stall_of(seat);
        let opponents = self.players.iter().filter(|(other, _)| self.stall_of(*other) != stall);
        count(opponents.map(|(_, opponent)| opponent.scheduled(card)).sum())
    }

    /// What a card of the hand is worth to pay or to build with in this turn.
    pub fn value(&self, seat: Seat, held: &Held) -> u32 {
        let ironed = Scheduled { card: Card::Ironing, until: Until::EndOfTurn };
        let ironing = u32::from(self.players[seat].schedule.contains(&ironed));
        (held.card.value() + ironing) * held.factor
    }

    /// Cards in a full hand of this player.
    pub fn hand_size(&self, seat: Seat) -> usize {
        HAND_SIZE
            + self.stacks_of(seat).iter().flatten().filter(|card| **card == Card::Sofa).count()
    }

    /// What the next stack of the player has to be worth.
    pub fn next_stack(&self, seat: Seat) -> u32 {
        count(self.stacks_of(seat).len()) + 1 + self.threats(Card::NastyThreat, seat)
    }

    /// Whether there is a card to draw for this player.
    pub fn can_draw(&self, seat: Seat) -> bool {
        !self.deck(seat).is_empty() || !self.pile(seat).is_empty()
    }

    /// The slots of the market with a card.
    pub fn market_slots(&self) -> Vec<u32> {
        (0_u32..)
            .zip(&self.market)
            .filter(|(_, card)| card.is_some())
            .map(|(slot, _)| slot)
            .collect()
    }

    /// How many copies of a card lie where everybody sees them.
    pub fn face_up(&self, wanted: Card) -> usize {
        let copies = |cards: &[Card]| cards.iter().filter(|card| **card == wanted).count();
        let of_players: usize = self
            .players
            .iter()
            .map(|(_, player)| copies(&player.pile) + player.scheduled(wanted))
            .sum();
        let stalls: usize = self.stalls.iter().flatten().map(|stack| copies(stack)).sum();
        let market = self.market.iter().filter(|card| **card == Some(wanted)).count()
            + copies(&self.market_pile);
        of_players + stalls + market + copies(&self.boxed)
    }

    /// How many copies of a card may lie anywhere: all but those of which everybody knows where they
    /// are.
    pub fn unseen(&self, wanted: Card) -> usize {
        let known = |card: Card, known: Viewers| card == wanted && known == Viewers::ALL;
        let followed = |player: &Player| {
            let held = player.hand.reveal().iter().filter(|held| known(held.card, held.known));
            let pieces = player.deck.reveal().iter().filter(|piece| known(piece.card, piece.known));
            held.count() + pieces.count()
        };
        let followed: usize = self.players.iter().map(|(_, player)| followed(player)).sum();
        usize::from(printed(wanted).copies).saturating_sub(self.face_up(wanted) + followed)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.over.as_ref().map(|(standings, undecided)| scores::outcome(standings, *undecided))
    }

    /// The secrets of a table to be changed, to determinize it.
    pub(super) fn secrets_mut(&mut self) -> Secrets<'_> {
        let State { players, market_deck, pending, .. } = self;
        let (mut decks, mut hands) = (Vec::new(), Vec::new());
        for (_, player) in players.iter_mut() {
            let player = Arc::make_mut(player);
            decks.push(player.deck.reveal_mut());
            hands.push(player.hand.reveal_mut());
        }
        Secrets {
            decks,
            hands,
            market_deck: market_deck.reveal_mut(),
            pending: Arc::make_mut(pending.reveal_mut()),
        }
    }
}

/// Everything that a viewer does not see.
pub(super) struct Secrets<'a> {
    /// The decks by seat.
    pub decks: Vec<&'a mut Vec<Piece>>,
    /// The hands by seat.
    pub hands: Vec<&'a mut Vec<Held>>,
    /// The market deck.
    pub market_deck: &'a mut Vec<Card>,
    /// Private sets and secret choices.
    pub pending: &'a mut Pending,
}
