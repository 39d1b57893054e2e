//! What lies where in scenes of Dale of Merchants, what players do there, and what is said of them
//! alone.
//!
//! Players are called A to D, and A's turn it is. Decks and the market deck are listed from the
//! top, discard piles from the bottom, the market from the right. Cards of a hand are named by
//! their kind: the first copy is meant.

use super::super::{
    DaleOfMerchants, Options,
    action::{Action, Direction},
    choice::Choice,
    event::{Event, SetUp},
    kinds::{Card, Set},
    pending::{Pending, Task, Viewers},
    phases::turn::tasks,
    state::State,
    zones::{Goal, Origin, Until},
};
use std::borrow::Borrow;

use kontor_rules::{Rules, Seat};
pub use kontor_testing::{A, B, C, D};

/// A scene of Dale of Merchants.
pub type Scene = kontor_testing::Scene<DaleOfMerchants>;

/// What is given, before the first decision.
pub struct Given {
    seats: u8,
    options: Options,
    sets: Vec<Set>,
    decks: Vec<Vec<Card>>,
    market_deck: Vec<Card>,
    moves: Vec<(Card, Goal)>,
    waiting: Vec<(Seat, Card)>,
    boxed: Vec<Card>,
}

/// A table where nothing lies anywhere.
pub fn given(seats: u8) -> Given {
    Given {
        seats,
        options: Options::default(),
        sets: vec![Set::Platypuses, Set::Sloths, Set::Crocodiles, Set::Foxes, Set::Polecats],
        decks: vec![Vec::new(); seats.into()],
        market_deck: Vec::new(),
        moves: Vec::new(),
        waiting: Vec::new(),
        boxed: Vec::new(),
    }
}

impl Given {
    /// The owls are in the game.
    pub fn owls(mut self) -> Self {
        self.sets.push(Set::Owls);
        self
    }

    /// A and C play against B and D.
    pub fn teams(mut self) -> Self {
        self.options.teams = true;
        self
    }

    /// The game ends after so many rounds.
    pub fn round_limit(mut self, rounds: u16) -> Self {
        self.options.round_limit = rounds;
        self
    }

    fn put(mut self, cards: impl IntoIterator<Item = Card>, to: Goal) -> Self {
        self.moves.extend(cards.into_iter().map(|card| (card, to)));
        self
    }

    /// The cards of a hand.
    pub fn hand(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        self.put(cards, Goal::Hand { seat })
    }

    /// The cards of a deck, from the top.
    pub fn deck(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        self.decks[seat.index()] = cards.into_iter().collect();
        self.decks[seat.index()].reverse();
        self
    }

    /// A discard pile, from the bottom.
    pub fn pile(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        self.put(cards, Goal::Pile { seat })
    }

    /// The market, from the right; nothing for a gap.
    pub fn market(mut self, cards: impl IntoIterator<Item = Option<Card>>) -> Self {
        let slots = (0_u32..)
            .zip(cards)
            .filter_map(|(slot, card)| card.map(|card| (card, Goal::Market { slot })));
        self.moves.extend(slots);
        self
    }

    /// The market deck, from the top.
    pub fn market_deck(mut self, cards: impl IntoIterator<Item = Card>) -> Self {
        self.market_deck = cards.into_iter().collect();
        self.market_deck.reverse();
        self
    }

    /// The market's discard pile, from the bottom.
    pub fn market_pile(self, cards: impl IntoIterator<Item = Card>) -> Self {
        self.put(cards, Goal::MarketPile)
    }

    /// Stacks of a stall, by its number.
    pub fn stall(mut self, stall: u8, stacks: &[&[Card]]) -> Self {
        for (stack, cards) in (0_u32..).zip(stacks) {
            let places = (0_u32..).zip(*cards);
            self.moves
                .extend(places.map(|(place, card)| (*card, Goal::Stall { stall, stack, place })));
        }
        self
    }

    /// So many stacks of one card each.
    pub fn stacks(self, stall: u8, count: usize) -> Self {
        self.stall(stall, &vec![[Card::Magnet].as_slice(); count])
    }

    /// Cards that are out of the game.
    pub fn boxed(mut self, cards: impl IntoIterator<Item = Card>) -> Self {
        self.boxed = cards.into_iter().collect();
        self
    }

    /// A card that waits on a schedule.
    pub fn waiting(mut self, seat: Seat, card: Card) -> Self {
        self.waiting.push((seat, card));
        self
    }

    /// It is the turn of A, who is to do the first action.
    pub fn acting(self) -> Scene {
        let empty = DaleOfMerchants::empty(&self.options, self.seats, DaleOfMerchants::VERSION);
        let Given { sets, decks, market_deck, boxed, .. } = self;
        let mut events =
            vec![Event::SetUp(Box::new(SetUp { sets, first: A, decks, market_deck, boxed }))];
        let moved = |(card, to): (Card, Goal)| {
            let seen_by =
                if matches!(to, Goal::Hand { .. }) { Viewers::NONE } else { Viewers::ALL };
            Event::CardMoved { card, from: Origin::Aside, to, seen_by }
        };
        events.extend(self.moves.into_iter().map(moved));
        for (place, (seat, card)) in self.waiting.iter().enumerate() {
            let place = self.waiting[..place].iter().filter(|(other, _)| other == seat).count();
            let place = u32::try_from(place).unwrap();
            events.push(moved((*card, Goal::Schedule { seat: *seat })));
            events.push(Event::TechniqueScheduled {
                seat: *seat,
                card: *card,
                place,
                until: Until::NextTurn,
            });
        }
        // What was due is done.
        let stack: Vec<Task> = tasks(A).into_iter().skip(1).rev().collect();
        events.push(Event::TurnBegan { seat: A, round: 1 });
        events.push(Event::Waiting { pending: Pending { stack, triggers: Vec::new() }.into() });
        Scene::new(empty).happened(events)
    }

    /// A has passed, and the turn of B begins.
    #[must_use]
    pub fn starting(self) -> Scene {
        self.acting().discards(A, [])
    }
}

/// What is decided, read and said in Dale of Merchants alone.
pub trait DaleScene: Into<Scene> + Borrow<Scene> {
    /// Handles of cards of a hand.
    fn handles(&self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Vec<u32> {
        let mut hand = self.borrow().state().hand(seat).to_vec();
        let mut take = |card: Card| {
            let place = hand.iter().position(|held| held.card == card);
            hand.remove(place.unwrap_or_else(|| panic!("{card:?} is not in the hand"))).handle
        };
        cards.into_iter().map(&mut take).collect()
    }

    /// The handle of a card of a hand.
    fn handle(&self, seat: Seat, card: Card) -> u32 {
        self.handles(seat, [card])[0]
    }

    #[must_use]
    fn plays(self, seat: Seat, card: Card) -> Scene {
        let scene = self.into();
        let card = scene.handle(seat, card);
        scene.when(seat, Action::Play { card })
    }

    #[must_use]
    fn buys(self, seat: Seat, slot: u32, payment: impl IntoIterator<Item = Card>) -> Scene {
        let scene = self.into();
        let payment = scene.handles(seat, payment);
        scene.when(seat, Action::Buy { slot, payment, keep_glue: false })
    }

    #[must_use]
    fn builds(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let scene = self.into();
        let cards = scene.handles(seat, cards);
        scene.when(seat, Action::Build { cards })
    }

    #[must_use]
    fn asks_for_help(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let scene = self.into();
        let cards = scene.handles(seat, cards);
        scene.when(seat, Action::AskForHelp { cards })
    }

    #[must_use]
    fn helps(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let scene = self.into();
        let cards = scene.handles(seat, cards);
        scene.when(seat, Action::Help { cards })
    }

    #[must_use]
    fn discards(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let scene = self.into();
        let cards = scene.handles(seat, cards);
        scene.when(seat, Action::Discard { cards })
    }

    #[must_use]
    fn ends(self, seat: Seat) -> Scene {
        self.into().when(seat, Action::EndTurn {})
    }

    #[must_use]
    fn takes_up(self, seat: Seat, place: u32) -> Scene {
        self.into().when(seat, Action::TakeUp { place })
    }

    #[must_use]
    fn uses(self, seat: Seat, owl: Card) -> Scene {
        let scene = self.into();
        let card = scene.handle(seat, owl);
        scene.when(seat, Action::UseOwl { card })
    }

    #[must_use]
    fn passes(self, seat: Seat) -> Scene {
        self.into().when(seat, Action::Pass {})
    }

    #[must_use]
    fn picks(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let scene = self.into();
        let cards = scene.handles(seat, cards);
        scene.when(seat, Action::ChooseHandCards { cards })
    }

    /// The first copy in the list that a search shows.
    #[must_use]
    fn finds(self, seat: Seat, card: Card) -> Scene {
        let scene = self.into();
        let deck = scene.state().deck(seat);
        let mut searched = scene.state().searched(seat).into_iter();
        let place = searched.position(|place| deck[place].card == card).expect("it is in the deck");
        scene.when(seat, Action::ChooseDeckCards { places: vec![u32::try_from(place).unwrap()] })
    }

    #[must_use]
    fn takes_from_pile(self, seat: Seat, places: impl Into<Vec<u32>>) -> Scene {
        self.into().when(seat, Action::ChoosePileCards { places: places.into() })
    }

    #[must_use]
    fn takes_from_market(self, seat: Seat, slots: impl Into<Vec<u32>>) -> Scene {
        self.into().when(seat, Action::ChooseMarketCards { slots: slots.into() })
    }

    #[must_use]
    fn chooses(self, seat: Seat, player: Seat) -> Scene {
        self.into().when(seat, Action::ChoosePlayer { player })
    }

    #[must_use]
    fn goes_left(self, seat: Seat) -> Scene {
        self.into().when(seat, Action::ChooseDirection { direction: Direction::Left })
    }

    #[must_use]
    fn goes_right(self, seat: Seat) -> Scene {
        self.into().when(seat, Action::ChooseDirection { direction: Direction::Right })
    }

    #[must_use]
    fn deals(self, seat: Seat, players: impl Into<Vec<Seat>>) -> Scene {
        self.into().when(seat, Action::Deal { players: players.into() })
    }

    /// The cards of a hand, in any order.
    #[track_caller]
    fn then_hand(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let sorted = |mut cards: Vec<Card>| {
            cards.sort();
            cards
        };
        let hand = |state: &State| sorted(state.hand(seat).iter().map(|held| held.card).collect());
        self.into().then_state(hand, sorted(cards.into_iter().collect()))
    }

    /// A deck, from the top.
    #[track_caller]
    fn then_deck(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let deck = |state: &State| {
            state.deck(seat).iter().rev().map(|piece| piece.card).collect::<Vec<_>>()
        };
        self.into().then_state(deck, cards.into_iter().collect())
    }

    /// A discard pile, from the bottom.
    #[track_caller]
    fn then_pile(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        self.into().then_state(|state| state.pile(seat).to_vec(), cards.into_iter().collect())
    }

    /// The market, from the right.
    #[track_caller]
    fn then_market(self, cards: [Option<Card>; 5]) -> Scene {
        self.into().then_state(|state| state.market, cards)
    }

    /// A schedule.
    #[track_caller]
    fn then_schedule(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Scene {
        let schedule = |state: &State| {
            let scheduled = state.players[seat].schedule.iter();
            scheduled.map(|scheduled| scheduled.card).collect::<Vec<_>>()
        };
        self.into().then_state(schedule, cards.into_iter().collect())
    }

    /// What a card of a hand is worth.
    #[track_caller]
    fn then_value(self, seat: Seat, card: Card, value: u32) -> Scene {
        let scene = self.into();
        let handle = scene.handle(seat, card);
        let held = scene.state().held(seat, handle).expect("the card is in the hand");
        assert_eq!(scene.state().value(seat, &held), value);
        scene
    }

    /// The owls that the seat may use.
    fn usable(&self, seat: Seat) -> Vec<Card> {
        let of =
            |choice: Choice| if let Choice::UseOwl { cards } = choice { cards } else { Vec::new() };
        let cards = self.borrow().choices(seat).into_iter().flat_map(of);
        cards.map(|card| card.card).collect()
    }

    /// The seat may use just these owls.
    #[track_caller]
    fn then_usable(self, seat: Seat, owls: impl IntoIterator<Item = Card>) -> Scene {
        assert_eq!(self.usable(seat), owls.into_iter().collect::<Vec<_>>());
        self.into()
    }
}

impl DaleScene for Scene {}

/// Whether a deck of the seat was shuffled.
pub fn shuffled(seat: Seat) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::DeckShuffled { seat: owner, .. } if *owner == seat)
}

/// Whether the die was rolled.
pub fn rolled() -> impl Fn(&Event) -> bool {
    |event| matches!(event, Event::DieRolled { .. })
}
