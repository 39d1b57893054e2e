//! What cards and phases are made of: moving cards, drawing, shuffling, rolling, and putting tasks
//! on the stack.

use std::sync::Arc;

use super::{
    components::{DIE, count},
    event::Event,
    game::DaleOfMerchants,
    kinds::Card,
    pending::{Given, Happening, Pending, Question, Task, Trigger, Viewers},
    state::State,
    zones::{Goal, Origin, Until},
};
use kontor_rules::{Seat, Table, shuffle};

/// A commit in the making: the table, and what is to be done, which the table is told at its end.
pub struct Run<'r, 't> {
    table: &'r mut Table<'t, DaleOfMerchants>,
    pending: Pending,
}

impl<'r, 't> Run<'r, 't> {
    /// Goes on with what is to be done.
    pub fn new(table: &'r mut Table<'t, DaleOfMerchants>) -> Self {
        let pending = table.state().pending().clone();
        Run { table, pending }
    }

    /// The table as it is now.
    pub fn state(&self) -> &State {
        self.table.state()
    }

    /// Makes a fact true, and notes it where owls may answer to it.
    pub fn emit(&mut self, event: Event) {
        let happening = match &event {
            Event::TechniqueResolved { seat, .. } => Some((Happening::Resolved, *seat)),
            Event::Purchased { seat, .. } => Some((Happening::Purchased, *seat)),
            Event::StackBuilt { seat, .. } => Some((Happening::Built, *seat)),
            Event::DeckShuffled { seat, .. } => Some((Happening::Shuffled, *seat)),
            Event::CardMoved { to: Goal::Hand { seat }, .. } => Some((Happening::Entered, *seat)),
            Event::SetUp { .. }
            | Event::CardMoved { .. }
            | Event::TurnBegan { .. }
            | Event::TechniquePlayed { .. }
            | Event::TechniqueScheduled { .. }
            | Event::HandSortedOut { .. }
            | Event::MarketDeckFormed { .. }
            | Event::MarketArranged { .. }
            | Event::DieRolled { .. }
            | Event::PlayerChosen { .. }
            | Event::DirectionChosen { .. }
            | Event::ValueGuessed { .. }
            | Event::CardShown { .. }
            | Event::ValueMultiplied { .. }
            | Event::HandLookedAt { .. }
            | Event::DeckSearched { .. }
            | Event::DeckCardChosen { .. }
            | Event::SetDealt { .. }
            | Event::HelpAsked { .. }
            | Event::HelpDeclined { .. }
            | Event::Passed { .. }
            | Event::TurnEnded { .. }
            | Event::GameEnded { .. }
            | Event::Waiting { .. } => None,
        };
        self.table.emit(event);
        if let Some((what, seat)) = happening {
            self.note(what, seat);
        }
    }

    fn note(&mut self, what: Happening, seat: Seat) {
        let state = self.state();
        if !state.has_owls() {
            return;
        }
        // Of a card that everybody has seen, everybody knows whether it may answer.
        let newest = state.hand(seat).last();
        let is_plain = newest
            .is_some_and(|held| held.known == Viewers::ALL && held.card != Card::QualityInspection);
        if what != Happening::Entered || !is_plain {
            let since = state.handles;
            self.pending.triggers.push(Trigger { what, seat, since });
        }
    }

    /// The task to be done next.
    pub fn pop(&mut self) -> Option<Task> {
        self.pending.stack.pop()
    }

    /// These are to be done next, in this order, before all that waits already.
    pub fn then(&mut self, tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>) {
        self.pending.stack.extend(tasks.into_iter().rev());
    }

    /// The player is asked this by the card.
    pub fn ask(&mut self, seat: Seat, card: Card, question: Question) {
        self.then([Task::Ask { seat, card, question, target: None }]);
    }

    /// What owls may answer to, which is settled with that.
    pub fn take_triggers(&mut self) -> Vec<Trigger> {
        std::mem::take(&mut self.pending.triggers)
    }

    /// The commit is over: the table is told what is to be done.
    pub fn wait(self) {
        let Run { table, pending } = self;
        table.emit(Event::Waiting { pending: Arc::new(pending) });
    }

    /// Moves a card.
    pub fn go(&mut self, card: Card, from: Origin, to: Goal, seen_by: Viewers) {
        self.emit(Event::CardMoved { card, from, to, seen_by });
    }

    /// Moves a card for everybody to see.
    pub fn go_openly(&mut self, card: Card, from: Origin, to: Goal) {
        self.go(card, from, to, Viewers::ALL);
    }

    /// Sees to it that there is a top card of the deck, if need be by forming it again («Fill your
    /// hand back to 5 cards»).
    pub fn top_of(&mut self, owner: Seat) -> Option<Card> {
        let state = self.state();
        if state.deck(owner).is_empty() {
            let mut order = state.pile(owner).to_vec();
            if order.is_empty() {
                return None;
            }
            shuffle(self.table.chance(), &mut order);
            self.emit(Event::DeckShuffled { seat: owner, formed: true, order });
        }
        self.state().deck(owner).last().map(|piece| piece.card)
    }

    /// The seat draws the top card of the owner's deck; says whether there was one.
    pub fn draw_from(&mut self, owner: Seat, seat: Seat) -> bool {
        let Some(card) = self.top_of(owner) else { return false };
        self.go(card, Origin::DeckTop { seat: owner }, Goal::Hand { seat }, Viewers::only(seat));
        true
    }

    /// The seat draws cards of the own deck, as many as there are.
    pub fn draw(&mut self, seat: Seat, count: usize) {
        for _ in 0..count {
            self.draw_from(seat, seat);
        }
    }

    /// The seat takes the top card of the owner's deck aside, where it is known to those too who
    /// knew it on the deck.
    pub fn draw_aside(&mut self, owner: Seat, seat: Seat) -> Option<Given> {
        let card = self.top_of(owner)?;
        let known = self.state().deck(owner).last()?.known.and(Viewers::only(seat));
        self.go(card, Origin::DeckTop { seat: owner }, Goal::Aside, Viewers::only(seat));
        Some(Given { seat: owner, card, known })
    }

    /// Sees to it that there is a top card of the market deck, if need be by forming it again
    /// («Fill empty market slots»).
    pub fn top_of_market_deck(&mut self) -> Option<Card> {
        let state = self.state();
        if state.market_deck().is_empty() {
            let mut order = state.market_pile.clone();
            if order.is_empty() {
                return None;
            }
            shuffle(self.table.chance(), &mut order);
            self.emit(Event::MarketDeckFormed { order });
        }
        self.state().market_deck().last().copied()
    }

    /// Fills the gaps of the market from right to left.
    pub fn fill_gaps(&mut self) {
        for slot in 0_u32.. {
            match self.state().market.get(slot as usize) {
                None => return,
                Some(Some(_)) => {}
                Some(None) => {
                    let Some(card) = self.top_of_market_deck() else { return };
                    self.go_openly(card, Origin::MarketDeck, Goal::Market { slot });
                }
            }
        }
    }

    /// Shuffles a deck; an empty one stays as it is, and no player has shuffled.
    pub fn shuffle(&mut self, seat: Seat) {
        let mut order: Vec<Card> = self.state().deck(seat).iter().map(|piece| piece.card).collect();
        if !order.is_empty() {
            shuffle(self.table.chance(), &mut order);
            self.emit(Event::DeckShuffled { seat, formed: false, order });
        }
    }

    /// A player begins to search the own deck.
    pub fn search(&mut self, seat: Seat) {
        let state = self.state();
        let cards =
            state.searched(seat).into_iter().map(|place| state.deck(seat)[place].card).collect();
        self.emit(Event::DeckSearched { seat, cards });
    }

    /// Where a card lies in a deck of which the searcher names a place by set and value.
    pub fn found(&self, seat: Seat, place: u32) -> (Card, Origin) {
        let state = self.state();
        let place = state.searched(seat)[place as usize];
        let origin = Origin::Deck { seat, place: count(place) };
        (state.deck(seat)[place].card, origin)
    }

    /// Where a card of a hand is.
    pub fn in_hand(&self, seat: Seat, handle: u32) -> (Card, Origin) {
        let held = self.state().held(seat, handle).expect("the handle was checked");
        (held.card, Origin::Hand { seat, handle })
    }

    /// A player discards cards of the hand, in this order.
    pub fn discard(&mut self, seat: Seat, handles: &[u32]) {
        for handle in handles {
            let (card, from) = self.in_hand(seat, *handle);
            self.go_openly(card, from, Goal::Pile { seat });
        }
    }

    /// Throws a card away: junk onto the junk pile, any other onto the market's discard pile
    /// («Action phase»).
    pub fn throw_away(&mut self, card: Card, from: Origin) {
        let to = if card == Card::Junk { Goal::JunkPile } else { Goal::MarketPile };
        self.go_openly(card, from, to);
    }

    /// The card of a player's discard pile goes elsewhere.
    pub fn from_pile(&mut self, seat: Seat, place: u32, to: Goal) {
        let card = self.state().pile(seat)[place as usize];
        self.go_openly(card, Origin::Pile { seat, place }, to);
    }

    /// The top card of a player's discard pile, if there is one, goes on top of the own deck.
    pub fn top_of_pile_to_deck(&mut self, seat: Seat) {
        if let Some(place) = self.state().pile(seat).len().checked_sub(1) {
            self.from_pile(seat, count(place), Goal::DeckTop { seat });
        }
    }

    /// The card of the market goes to a hand.
    pub fn from_market(&mut self, slot: u32, seat: Seat) -> Card {
        let card = self.state().market[slot as usize].expect("the slot was checked");
        self.go_openly(card, Origin::Market { slot }, Goal::Hand { seat });
        card
    }

    /// A random card of a hand, if there is one.
    pub fn random_of(&mut self, seat: Seat) -> Option<(Card, Origin)> {
        let held = count(self.state().hand(seat).len());
        if held == 0 {
            return None;
        }
        let place = self.table.chance().below(held) as usize;
        let handle = self.state().hand(seat)[place].handle;
        Some(self.in_hand(seat, handle))
    }

    /// Rolls the polecat die.
    pub fn roll(&mut self, seat: Seat) -> u8 {
        let sides = count(DIE.len());
        let die = DIE[self.table.chance().below(sides) as usize];
        self.emit(Event::DieRolled { seat, die });
        die
    }

    /// One of some numbers, each as likely as the others.
    pub fn below(&mut self, bound: usize) -> usize {
        self.table.chance().below(count(bound)) as usize
    }

    /// Puts things in random order.
    pub fn shuffled<T>(&mut self, mut items: Vec<T>) -> Vec<T> {
        shuffle(self.table.chance(), &mut items);
        items
    }

    /// The technique that is being resolved, with its place on the schedule.
    pub fn resolving(&self, seat: Seat) -> Option<(Card, u32)> {
        let schedule = &self.state().players[seat].schedule;
        let place = schedule.iter().position(|scheduled| scheduled.until == Until::Resolved)?;
        Some((schedule[place].card, count(place)))
    }

    /// The technique that is being resolved stays on the schedule.
    pub fn keep(&mut self, seat: Seat, until: Until) {
        let (card, place) = self.resolving(seat).expect("a technique is being resolved");
        self.emit(Event::TechniqueScheduled { seat, card, place, until });
    }

    /// The technique that is being resolved leaves the schedule, and so is fully resolved.
    pub fn resolve_to(&mut self, seat: Seat, to: Goal) {
        let (card, place) = self.resolving(seat).expect("a technique is being resolved");
        self.go_openly(card, Origin::Schedule { seat, place }, to);
        self.emit(Event::TechniqueResolved { seat, card });
    }
}
