//! Tracks, event by event, where the hidden cards of Dale of Merchants 2 are and who has seen them
//! there.

use kontor_games::dale_of_merchants::{
    Event,
    event::SetUp,
    kinds::Card,
    pending::{Given, Pending, Question, Task, Viewers},
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// A card that lies or lay face down somewhere.
pub struct Unknown {
    pub card: Card,
    /// Who has seen it since it was shuffled, or was taken from where it lay open.
    pub seen: Viewers,
}

/// The index of a card in the list of unknown cards.
pub type Id = usize;

/// The places of all hidden cards.
#[derive(Default)]
pub struct Tracked {
    pub unknown: Vec<Unknown>,
    pub decks: Vec<Vec<Id>>,
    hands: Vec<Vec<(u32, Id)>>,
    market_deck: Vec<Id>,
    aside: Vec<Id>,
    handles: u32,
}

impl Tracked {
    fn note(&mut self, card: Card, seen: Viewers) -> Id {
        self.unknown.push(Unknown { card, seen });
        self.unknown.len() - 1
    }

    fn note_all(&mut self, cards: &[Card]) -> Vec<Id> {
        cards.iter().map(|card| self.note(*card, Viewers::NONE)).collect()
    }

    fn see(&mut self, id: Id, seen: Viewers) {
        self.unknown[id].seen = self.unknown[id].seen.and(seen);
    }

    /// The card of a set that was taken aside. If it has equal cards beside it, no player can tell
    /// them apart, so that these cards count as seen by everybody.
    fn aside(&mut self, card: Card) -> Id {
        let alike: Vec<usize> = (0..self.aside.len())
            .filter(|place| self.unknown[self.aside[*place]].card == card)
            .collect();
        if alike.len() > 1 {
            alike.iter().for_each(|place| self.see(self.aside[*place], Viewers::ALL));
        }
        self.aside.remove(alike[0])
    }

    fn take(&mut self, card: Card, from: Origin) -> Id {
        match from {
            Origin::Hand { seat, handle } => {
                let hand = &mut self.hands[seat.index()];
                let place = hand.iter().position(|(held, _)| *held == handle).unwrap();
                hand.remove(place).1
            }
            Origin::DeckTop { seat } => self.decks[seat.index()].pop().unwrap(),
            Origin::Deck { seat, place } => self.decks[seat.index()].remove(place as usize),
            Origin::MarketDeck => self.market_deck.pop().unwrap(),
            Origin::Aside => self.aside(card),
            Origin::Pile { .. }
            | Origin::Schedule { .. }
            | Origin::Stall { .. }
            | Origin::Market { .. }
            | Origin::JunkPile => self.note(card, Viewers::ALL),
        }
    }

    fn put(&mut self, id: Id, to: Goal) {
        match to {
            Goal::Hand { seat } => {
                self.see(id, Viewers::only(seat));
                self.hands[seat.index()].push((self.handles, id));
                self.handles += 1;
            }
            Goal::DeckTop { seat } => self.decks[seat.index()].push(id),
            Goal::Aside => self.aside.push(id),
            Goal::Pile { .. }
            | Goal::Schedule { .. }
            | Goal::Stall { .. }
            | Goal::Market { .. }
            | Goal::MarketPile
            | Goal::JunkPile => self.see(id, Viewers::ALL),
        }
    }

    fn held(&self, seat: Seat, handle: u32) -> Id {
        self.hands[seat.index()].iter().find(|(held, _)| *held == handle).unwrap().1
    }

    /// Follows an event; returns the cards in it in the order of `named`.
    pub fn follow(&mut self, event: &Event) -> Vec<Id> {
        match event {
            Event::SetUp(set_up) => {
                let SetUp { decks, market_deck, .. } = &**set_up;
                self.decks = decks.iter().map(|deck| self.note_all(deck)).collect();
                self.hands = vec![Vec::new(); decks.len()];
                self.market_deck = self.note_all(market_deck);
                self.decks.iter().flatten().chain(&self.market_deck).copied().collect()
            }
            Event::CardMoved { card, from, to, seen_by } => {
                let id = self.take(*card, *from);
                self.see(id, *seen_by);
                self.put(id, *to);
                vec![id]
            }
            Event::DeckShuffled { seat, order, .. } => {
                self.decks[seat.index()] = self.note_all(order);
                self.decks[seat.index()].clone()
            }
            Event::MarketDeckFormed { order } => {
                self.market_deck = self.note_all(order);
                self.market_deck.clone()
            }
            Event::HandLookedAt { seat, owner, .. } => {
                let ids: Vec<Id> = self.hands[owner.index()].iter().map(|(_, id)| *id).collect();
                ids.iter().for_each(|id| self.see(*id, Viewers::only(*seat)));
                ids
            }
            Event::DeckSearched { seat, .. } => {
                self.decks[seat.index()]
                    .clone()
                    .into_iter()
                    .for_each(|id| self.see(id, Viewers::only(*seat)));
                Vec::new()
            }
            Event::CardShown { seat, handle, .. } | Event::ValueMultiplied { seat, handle, .. } => {
                let id = self.held(*seat, *handle);
                self.see(id, Viewers::ALL);
                vec![id]
            }
            Event::Waiting { pending } => {
                let mut ids = Vec::new();
                for given in sets(pending) {
                    let fits =
                        |id: &&Id| self.unknown[**id].card == given.card && !ids.contains(*id);
                    let id = *self.aside.iter().find(fits).unwrap();
                    self.see(id, given.known);
                    ids.push(id);
                }
                ids
            }
            _ => Vec::new(),
        }
    }

    /// The cards that lie face down somewhere now.
    pub fn hidden_cards(&self) -> Vec<Id> {
        let hands = self.hands.iter().flatten().map(|(_, id)| id);
        self.decks
            .iter()
            .flatten()
            .chain(hands)
            .chain(&self.market_deck)
            .chain(&self.aside)
            .copied()
            .collect()
    }
}

/// The private sets of cards in pending tasks.
fn sets(pending: &Pending) -> impl Iterator<Item = &Given> {
    pending.stack.iter().flat_map(|task| match task {
        Task::Ask { question: Question::Deal { set } | Question::Order { set }, .. } => {
            set.as_slice()
        }
        _ => &[],
    })
}
