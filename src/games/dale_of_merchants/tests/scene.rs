//! A small language for scenes: what lies where, what players decide, what follows from it.
//!
//! Players are called A to D, and A's turn it is. Decks and the market deck are listed from the
//! top, discard piles from the bottom, the market from the right. Cards of a hand are named by
//! their kind: the first copy is meant.

use super::super::{
    DaleOfMerchants, Options,
    action::{Action, Direction},
    choice::Choice,
    components::{Card, Set},
    event::{Event, SetUp, Until},
    pending::{Pending, Task, Viewers},
    phases::turn::tasks,
    state::State,
    zones::{Goal, Origin},
};
use kontor_rules::{Refusal, Rules, ScriptedChance, Seat, fold, play};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// A scene before its curtain rises.
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
        let mut state = DaleOfMerchants::empty(&self.options, self.seats, DaleOfMerchants::VERSION);
        let Given { sets, decks, market_deck, boxed, .. } = self;
        let mut events = vec![Event::SetUp {
            set_up: Box::new(SetUp { sets, first: A, decks, market_deck, boxed }),
        }];
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
        fold::<DaleOfMerchants>(&mut state, &events);
        Scene { state, luck: Vec::new(), result: Ok(Vec::new()) }
    }

    /// A has passed, and the turn of B begins.
    pub fn starting(self) -> Scene {
        self.acting().discards(A, [])
    }
}

/// A scene that is played: the table, and what the last decision led to.
pub struct Scene {
    pub state: State,
    luck: Vec<u32>,
    result: Result<Vec<Event>, Refusal>,
}

impl Scene {
    /// What luck says after the next decision; without it it may not be asked.
    pub fn luck(mut self, numbers: impl Into<Vec<u32>>) -> Self {
        self.luck = numbers.into();
        self
    }

    /// A player decides.
    pub fn when(mut self, seat: Seat, action: Action) -> Self {
        if let Err(refusal) = &self.result {
            panic!("the scene goes on after a refusal: {refusal}");
        }
        let mut chance = ScriptedChance::new(std::mem::take(&mut self.luck));
        self.result =
            play::<DaleOfMerchants>(&self.state, seat, &action, &mut chance).map(|played| {
                self.state = played.state;
                played.events
            });
        self
    }

    /// Handles of cards of a hand.
    pub fn handles(&self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Vec<u32> {
        let mut hand = self.state.hand(seat).to_vec();
        let mut take = |card: Card| {
            let place = hand.iter().position(|held| held.card == card);
            hand.remove(place.unwrap_or_else(|| panic!("{card:?} is not in the hand"))).handle
        };
        cards.into_iter().map(&mut take).collect()
    }

    fn handle(&self, seat: Seat, card: Card) -> u32 {
        self.handles(seat, [card])[0]
    }

    pub fn plays(self, seat: Seat, card: Card) -> Self {
        let card = self.handle(seat, card);
        self.when(seat, Action::Play { card })
    }

    pub fn buys(self, seat: Seat, slot: u32, payment: impl IntoIterator<Item = Card>) -> Self {
        let payment = self.handles(seat, payment);
        self.when(seat, Action::Buy { slot, payment, keep_glue: false })
    }

    pub fn builds(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        let cards = self.handles(seat, cards);
        self.when(seat, Action::Build { cards })
    }

    pub fn asks_for_help(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        let cards = self.handles(seat, cards);
        self.when(seat, Action::AskForHelp { cards })
    }

    pub fn helps(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        let cards = self.handles(seat, cards);
        self.when(seat, Action::Help { cards })
    }

    pub fn discards(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        let cards = self.handles(seat, cards);
        self.when(seat, Action::Discard { cards })
    }

    pub fn ends(self, seat: Seat) -> Self {
        self.when(seat, Action::EndTurn {})
    }

    pub fn takes_up(self, seat: Seat, place: u32) -> Self {
        self.when(seat, Action::TakeUp { place })
    }

    pub fn uses(self, seat: Seat, owl: Card) -> Self {
        let card = self.handle(seat, owl);
        self.when(seat, Action::UseOwl { card })
    }

    pub fn passes(self, seat: Seat) -> Self {
        self.when(seat, Action::Pass {})
    }

    pub fn picks(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        let cards = self.handles(seat, cards);
        self.when(seat, Action::ChooseHandCards { cards })
    }

    /// The first copy in the list that a search shows.
    pub fn finds(self, seat: Seat, card: Card) -> Self {
        let deck = self.state.deck(seat);
        let place = self
            .state
            .searched(seat)
            .iter()
            .position(|place| deck[*place].card == card)
            .expect("it is in the deck");
        self.when(seat, Action::ChooseDeckCards { places: vec![u32::try_from(place).unwrap()] })
    }

    pub fn takes_from_pile(self, seat: Seat, places: impl Into<Vec<u32>>) -> Self {
        self.when(seat, Action::ChoosePileCards { places: places.into() })
    }

    pub fn takes_from_market(self, seat: Seat, slots: impl Into<Vec<u32>>) -> Self {
        self.when(seat, Action::ChooseMarketCards { slots: slots.into() })
    }

    pub fn chooses(self, seat: Seat, player: Seat) -> Self {
        self.when(seat, Action::ChoosePlayer { player })
    }

    pub fn goes_left(self, seat: Seat) -> Self {
        self.when(seat, Action::ChooseDirection { direction: Direction::Left })
    }

    pub fn goes_right(self, seat: Seat) -> Self {
        self.when(seat, Action::ChooseDirection { direction: Direction::Right })
    }

    pub fn deals(self, seat: Seat, players: impl Into<Vec<Seat>>) -> Self {
        self.when(seat, Action::Deal { players: players.into() })
    }

    /// What the last decision led to.
    pub fn events(&self) -> &[Event] {
        self.result.as_ref().unwrap_or_else(|refusal| panic!("refused: {refusal}"))
    }

    /// This happened, among other things.
    pub fn then_also(self, is_meant: impl Fn(&Event) -> bool) -> Self {
        assert!(self.events().iter().any(is_meant), "{:#?}", self.events());
        self
    }

    /// Nothing of this sort happened.
    pub fn then_never(self, is_meant: impl Fn(&Event) -> bool) -> Self {
        assert!(!self.events().iter().any(is_meant), "{:#?}", self.events());
        self
    }

    /// The rules said no, for this reason.
    pub fn then_refused(self, code: &str) -> Refusal {
        let refusal = self.result.expect_err("the action was accepted");
        assert_eq!(refusal.kind().code, code);
        refusal
    }

    /// The game waits for just these players, for a decision of this kind.
    pub fn then_asked(self, seats: impl Into<Vec<Seat>>, kind: &str) -> Self {
        self.events();
        let due = DaleOfMerchants::due(&self.state);
        let asked: Vec<(Seat, &str)> = due
            .iter()
            .flat_map(|(seat, dues)| dues.iter().map(move |due| (seat, due.kind)))
            .collect();
        let kind = format!("dale_of_merchants.{kind}");
        let expected: Vec<(Seat, &str)> =
            seats.into().into_iter().map(|seat| (seat, kind.as_str())).collect();
        assert_eq!(asked, expected);
        self
    }

    /// The cards of a hand, in any order.
    pub fn then_hand(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        let mut hand: Vec<Card> = self.state.hand(seat).iter().map(|held| held.card).collect();
        let mut cards: Vec<Card> = cards.into_iter().collect();
        hand.sort();
        cards.sort();
        self.events();
        assert_eq!(hand, cards);
        self
    }

    /// A deck, from the top.
    pub fn then_deck(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        let deck: Vec<Card> = self.state.deck(seat).iter().rev().map(|piece| piece.card).collect();
        assert_eq!(deck, cards.into_iter().collect::<Vec<_>>());
        self
    }

    /// A discard pile, from the bottom.
    pub fn then_pile(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        self.events();
        assert_eq!(self.state.pile(seat), cards.into_iter().collect::<Vec<_>>());
        self
    }

    /// The market, from the right.
    pub fn then_market(self, cards: [Option<Card>; 5]) -> Self {
        assert_eq!(self.state.market, cards);
        self
    }

    /// A schedule.
    pub fn then_schedule(self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Self {
        let schedule: Vec<Card> =
            self.state.players[seat].schedule.iter().map(|scheduled| scheduled.card).collect();
        assert_eq!(schedule, cards.into_iter().collect::<Vec<_>>());
        self
    }

    /// What a card of a hand is worth.
    pub fn value(&self, seat: Seat, card: Card) -> u32 {
        let held = self.state.held(seat, self.handle(seat, card)).unwrap();
        self.state.value(seat, &held)
    }

    /// What the seat may do.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.events();
        let due = DaleOfMerchants::due(&self.state)[seat][0];
        DaleOfMerchants::choices(&self.state, seat, &due)
    }

    /// The owls that the seat may use.
    pub fn usable(&self, seat: Seat) -> Vec<Card> {
        let of =
            |choice: Choice| if let Choice::UseOwl { cards } = choice { cards } else { Vec::new() };
        self.choices(seat).into_iter().flat_map(of).map(|card| card.card).collect()
    }
}

/// Whether a deck of the seat was shuffled.
pub fn shuffled(seat: Seat) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::DeckShuffled { seat: owner, .. } if *owner == seat)
}
