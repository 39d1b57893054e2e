//! What scenes of Medici are given and what is said of them alone.
//!
//! Players are called A to E as in the rulebook's examples. What is given comes about by events
//! that are folded, so no scene shows a state that events cannot lead to.

use super::super::{
    Medici,
    action::Action,
    components::{Card, NEUTRAL_VALUE, Ware, all_cards, table_of},
    event::{Event, PassReason, RoundEndReason},
    options::Options,
    scores::{AccountScore, WarehouseScore},
    state::State,
};
use kontor_rules::{Rules, Seat};
pub use kontor_testing::{A, B, C, D, E};

/// A scene of Medici.
pub type Scene = kontor_testing::Scene<Medici>;

pub const TURN_UP: Action = Action::TurnUp {};
pub const OPEN_BIDDING: Action = Action::OpenBidding {};
pub const PASS: Action = Action::Pass {};
pub const NEUTRAL: Card = Card { ware: None, value: NEUTRAL_VALUE };

pub fn bid(amount: u32) -> Action {
    Action::Bid { amount }
}

pub const fn metals(value: u8) -> Card {
    Card { ware: Some(Ware::Metals), value }
}

pub const fn spices(value: u8) -> Card {
    Card { ware: Some(Ware::Spices), value }
}

pub const fn porcelain(value: u8) -> Card {
    Card { ware: Some(Ware::Porcelain), value }
}

pub const fn cloth(value: u8) -> Card {
    Card { ware: Some(Ware::Cloth), value }
}

pub const fn dyes(value: u8) -> Card {
    Card { ware: Some(Ware::Dyes), value }
}

pub fn turned_up(seat: Seat, card: Card) -> Event {
    Event::CardTurnedUp { seat, card }
}

pub fn opened(turner: Seat, order: impl Into<Vec<Seat>>) -> Event {
    Event::BiddingOpened { turner, order: order.into() }
}

pub fn made(seat: Seat, amount: u32) -> Event {
    Event::BidMade { seat, amount }
}

pub fn passed(seat: Seat, reason: PassReason) -> Event {
    Event::Passed { seat, reason }
}

pub fn sold(buyer: Seat, price: u32, cards: impl Into<Vec<Card>>) -> Event {
    Event::LotSold { buyer, price, cards: cards.into() }
}

pub fn discarded(cards: impl Into<Vec<Card>>) -> Event {
    Event::LotDiscarded { cards: cards.into() }
}

pub fn filled(seat: Seat, cards: impl Into<Vec<Card>>) -> Event {
    Event::WarehouseFilled { seat, cards: cards.into() }
}

/// Luck that leaves all cards in the order of the box when they are shuffled.
pub fn unshuffled() -> Vec<u32> {
    (1..36).rev().collect()
}

/// What is given, before the first decision.
pub struct Given {
    seats: u8,
    round: u8,
    wealth: Option<Vec<u32>>,
    counters: Vec<(Ware, Vec<u8>)>,
    warehouses: Vec<(Seat, Vec<Card>)>,
    /// How many more cards each player has stored, no matter which.
    any_stored: Vec<usize>,
    deck: Vec<Card>,
    /// Whether the deck goes on below the cards that the scene names.
    deck_goes_on: bool,
    /// The cards that the scene has not named, in the order of the box.
    rest: Vec<Card>,
}

/// The second round of a game for so many; nothing has been earned, bought or turned up yet.
pub fn given(seats: u8) -> Given {
    Given {
        seats,
        round: 2,
        wealth: None,
        counters: Vec::new(),
        warehouses: Vec::new(),
        any_stored: Vec::new(),
        deck: Vec::new(),
        deck_goes_on: true,
        rest: all_cards(),
    }
}

impl Given {
    /// It is another round.
    pub fn round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }

    /// What each player owns, if it is not the start capital.
    pub fn wealth(mut self, wealth: impl Into<Vec<u32>>) -> Self {
        self.wealth = Some(wealth.into());
        self
    }

    /// Where each player's counter stands on an account, if not at the bottom.
    pub fn counters(mut self, ware: Ware, positions: impl Into<Vec<u8>>) -> Self {
        self.counters.push((ware, positions.into()));
        self
    }

    /// What a player has stored in this round.
    pub fn warehouse(mut self, seat: Seat, cards: impl Into<Vec<Card>>) -> Self {
        let cards = self.named(cards.into());
        self.warehouses.push((seat, cards));
        self
    }

    /// How many cards each player has stored, where it does not matter which.
    pub fn cards_stored(mut self, numbers: impl Into<Vec<usize>>) -> Self {
        self.any_stored = numbers.into();
        self
    }

    /// The cards on top of the deck.
    pub fn deck(mut self, cards: impl Into<Vec<Card>>) -> Self {
        self.deck = self.named(cards.into());
        self
    }

    /// All cards that are left in the deck; the others were turned up and found no buyer.
    pub fn last_cards(mut self, cards: impl Into<Vec<Card>>) -> Self {
        self.deck_goes_on = false;
        self.deck(cards)
    }

    /// The player has turned up so many cards of the deck.
    pub fn turning_up(mut self, turner: Seat, number: usize) -> Scene {
        for (seat, number) in Seat::all(self.seats).zip(std::mem::take(&mut self.any_stored)) {
            let cards = self.rest.split_off(self.rest.len() - number);
            self.warehouses.push((seat, cards));
        }
        let share = table_of(self.seats).deck_size;
        let stored: Vec<Card> =
            self.warehouses.iter().flat_map(|(_, cards)| cards.clone()).collect();
        let unnamed: Vec<Card> =
            self.rest.drain(..share - stored.len() - self.deck.len()).collect();
        let (unsold, below) = if self.deck_goes_on { (vec![], unnamed) } else { (unnamed, vec![]) };
        let lot = self.deck[..number].to_vec();
        let deck = [stored, unsold.clone(), std::mem::take(&mut self.deck), below].concat();

        let scene = Scene::new(Medici::empty(&Options::default(), self.seats, Medici::VERSION));
        let scene = scene.happened(self.earlier_round());
        let dealt = Event::RoundDealt { round: self.round, deck, left_out: self.rest };
        let scene =
            scene.happened([dealt, Event::StartPlayerChosen { seat: turner, among: vec![turner] }]);
        // Given for nothing, so that the wealth is what the scene says.
        let scene =
            scene.happened(self.warehouses.into_iter().map(|(seat, cards)| filled(seat, cards)));
        let scene = unsold.chunks(3).fold(scene, |scene, lot| {
            let scene = scene.happened(lot.iter().map(|card| turned_up(turner, *card)));
            scene.happened([opened(turner, []), discarded(lot)])
        });
        scene.happened(lot.into_iter().map(|card| turned_up(turner, card)))
    }

    /// The player auctions so many cards of the deck, and no player has bid or passed yet.
    pub fn bidding(self, turner: Seat, number: usize) -> Scene {
        let order: Vec<Seat> = turner.clockwise_after(self.seats).collect();
        self.turning_up(turner, number).happened([opened(turner, order)])
    }

    /// The last card of the deck finds no buyer, and so the round ends with the warehouses as they
    /// are.
    pub fn when_the_round_ends(self, luck: impl Into<Vec<u32>>) -> Scene {
        let is_full = |seat: &Seat| {
            self.warehouses.iter().any(|(owner, cards)| owner == seat && cards.len() == 5)
        };
        let turner = Seat::all(self.seats)
            .find(|seat| !is_full(seat))
            .expect("a player has room and turns up the card");
        let others: Vec<Seat> = Seat::all(self.seats).filter(|seat| *seat != turner).collect();
        let last = self.rest[0];
        self.last_cards([last]).bidding(turner, 1).passed(others).luck(luck).when(turner, PASS)
    }

    /// The cards, taken out of those that are not named yet.
    fn named(&mut self, cards: Vec<Card>) -> Vec<Card> {
        for card in &cards {
            let place = self
                .rest
                .iter()
                .position(|other| other == card)
                .expect("the box has no more of these cards");
            self.rest.remove(place);
        }
        cards
    }

    /// A first round in which the wealth and the counters became what the scene says.
    fn earlier_round(&self) -> Vec<Event> {
        if self.wealth.is_none() && self.counters.is_empty() {
            return Vec::new();
        }
        assert!(self.round > 1, "before the first round nothing is earned");
        let table = table_of(self.seats);
        let wealth =
            self.wealth.clone().unwrap_or(vec![table.start_wealth; usize::from(self.seats)]);
        let mut deck = all_cards();
        let left_out = deck.split_off(table.deck_size);
        let mut events = vec![Event::RoundDealt { round: 1, deck: deck.clone(), left_out }];
        let mut top = deck.into_iter();
        for (seat, wealth) in
            Seat::all(self.seats).zip(&wealth).filter(|(_, wealth)| **wealth < table.start_wealth)
        {
            let card = top.next().expect("the deck has more cards than there are players");
            let spent = table.start_wealth - wealth;
            events.extend([
                turned_up(seat, card),
                opened(seat, []),
                made(seat, spent),
                sold(seat, spent, [card]),
            ]);
        }
        events.push(Event::RoundEnded { round: 1, reason: RoundEndReason::DeckExhausted });
        let earned = |wealth: u32| wealth.saturating_sub(table.start_wealth);
        let scores = Seat::all(self.seats).zip(&wealth);
        let scores = scores
            .map(|(seat, wealth)| WarehouseScore {
                seat,
                warehouse: None,
                value: 0,
                proceeds: earned(*wealth),
            })
            .collect();
        events.push(Event::WarehousesScored { scores });
        for (ware, positions) in &self.counters {
            let scores = Seat::all(self.seats).zip(positions);
            let scores = scores.map(|(seat, position)| AccountScore {
                seat,
                cards: 0,
                position: *position,
                award: 0,
                prize: 0,
            });
            events.push(Event::AccountScored { ware: *ware, scores: scores.collect() });
        }
        events
    }
}

/// What is said of Medici alone.
pub trait MediciScene: Into<Scene> {
    /// These players have passed already.
    #[must_use]
    fn passed(self, seats: impl Into<Vec<Seat>>) -> Scene {
        self.into().happened(seats.into().into_iter().map(|seat| passed(seat, PassReason::Chosen)))
    }

    /// What each player owns now.
    #[track_caller]
    fn then_wealth(self, wealth: impl Into<Vec<u32>>) -> Scene {
        let owned = |state: &State| state.players.iter().map(|(_, player)| player.wealth).collect();
        self.into().then_state(owned, wealth.into())
    }

    /// What each warehouse brought.
    #[track_caller]
    fn then_proceeds(self, proceeds: impl Into<Vec<u32>>) -> Scene {
        let scene = self.into();
        let scores = scene.events().iter().find_map(|event| {
            let Event::WarehousesScored { scores } = event else { return None };
            Some(scores)
        });
        let received =
            scores.expect("the warehouses were scored").iter().map(|score| score.proceeds);
        assert_eq!(received.collect::<Vec<_>>(), proceeds.into());
        scene
    }

    /// The award and the prize of each counter on an account.
    #[track_caller]
    fn then_account(self, account: Ware, florins: impl Into<Vec<(u32, u32)>>) -> Scene {
        let scene = self.into();
        let received = scored(&scene, account).iter().map(|score| (score.award, score.prize));
        assert_eq!(received.collect::<Vec<_>>(), florins.into());
        scene
    }

    /// Where each counter stands on an account after it was scored.
    #[track_caller]
    fn then_positions(self, account: Ware, positions: impl Into<Vec<u8>>) -> Scene {
        let scene = self.into();
        let reached = scored(&scene, account).iter().map(|score| score.position);
        assert_eq!(reached.collect::<Vec<_>>(), positions.into());
        scene
    }
}

impl MediciScene for Scene {}

#[track_caller]
fn scored(scene: &Scene, account: Ware) -> &[AccountScore] {
    let scores = scene.events().iter().find_map(|event| {
        let Event::AccountScored { ware, scores } = event else { return None };
        (*ware == account).then_some(scores)
    });
    scores.expect("the account was scored")
}
