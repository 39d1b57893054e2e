//! How each event changes the table. Nothing else changes it. The list of those who know a card
//! moves with it.

use std::sync::Arc;

use super::{
    event::{Event, SetUp, ShownFor},
    kinds::{Card, Set},
    pending::{Task, Viewers},
    state::{Held, Piece, Player, Scheduled, State},
    zones::{Goal, Origin, Until},
};
use kontor_rules::{Hidden, Seat};

impl State {
    /// Makes an event true.
    pub fn evolve(&mut self, event: &Event) {
        match event {
            Event::SetUp(set_up) => self.set_up(set_up),
            Event::CardMoved { card, from, to, seen_by } => {
                let known = self.take(*from, *seen_by);
                self.put(*to, *card, known);
            }
            Event::TurnBegan { seat, round } => self.begin_turn(*seat, *round),
            Event::TechniqueScheduled { seat, card: _, place, until } => {
                self.player_mut(*seat).schedule[*place as usize].until = *until;
            }
            Event::DeckShuffled { seat, formed, order } => {
                let player = self.player_mut(*seat);
                if *formed {
                    player.pile.clear();
                }
                // At a shuffle everybody loses sight of the cards.
                player.deck = Hidden::new(unknown(order));
            }
            Event::MarketDeckFormed { order } => {
                self.market_pile.clear();
                self.market_deck = Hidden::new(order.clone());
            }
            Event::MarketArranged { market } => {
                self.market.iter_mut().zip(market).for_each(|(slot, card)| *slot = *card);
            }
            Event::CardShown { seat, handle, card, shown_for } => {
                self.show(*seat, *handle, *card, *shown_for);
            }
            Event::ValueMultiplied { seat, handle, card: _, factor } => {
                self.mistake_for_twin(*seat, *handle);
                let held = self.held_mut(*seat, *handle);
                held.known = Viewers::ALL;
                held.factor *= u32::from(*factor);
            }
            Event::HandLookedAt { seat, owner, cards: _ } => {
                for held in self.player_mut(*owner).hand.reveal_mut() {
                    held.known = held.known.and(Viewers::only(*seat));
                }
            }
            Event::DeckCardChosen { seat, place, card: _ } => self.choose_deck_card(*seat, *place),
            Event::GameEnded { standings, undecided } => {
                self.over = Some((standings.clone(), *undecided));
                self.pending = Hidden::default();
            }
            Event::Waiting { pending } => {
                self.key += 1;
                self.pending = Hidden::new(Arc::clone(pending));
            }
            Event::TechniquePlayed { .. }
            | Event::TechniqueResolved { .. }
            | Event::Purchased { .. }
            | Event::StackBuilt { .. }
            | Event::HandSortedOut { .. }
            | Event::DieRolled { .. }
            | Event::PlayerChosen { .. }
            | Event::DirectionChosen { .. }
            | Event::ValueGuessed { .. }
            | Event::DeckSearched { .. }
            | Event::SetDealt { .. }
            | Event::HelpAsked { .. }
            | Event::HelpDeclined { .. }
            | Event::Passed { .. }
            | Event::TurnEnded { .. } => {}
        }
    }

    fn set_up(&mut self, SetUp { sets, first, decks, market_deck, boxed }: &SetUp) {
        self.sets = Arc::new(sets.clone());
        self.first = *first;
        for (seat, deck) in Seat::all(self.seats()).zip(decks) {
            self.player_mut(seat).deck = Hidden::new(unknown(deck));
        }
        self.market_deck = Hidden::new(market_deck.clone());
        self.boxed = Arc::new(boxed.clone());
    }

    fn begin_turn(&mut self, seat: Seat, round: u16) {
        self.turn = seat;
        self.round = round;
        self.owls_gone.clear();
        let is_marked = |held: &Held| held.factor != 1 || held.spied;
        for (_, player) in
            self.players.iter_mut().filter(|(_, player)| player.hand.reveal().iter().any(is_marked))
        {
            for held in Arc::make_mut(player).hand.reveal_mut() {
                held.factor = 1;
                held.spied = false;
            }
        }
    }

    fn show(&mut self, seat: Seat, handle: u32, card: Card, shown_for: ShownFor) {
        // Cards that are laid out together are seen to be different ones.
        if shown_for != ShownFor::Stack {
            self.mistake_for_twin(seat, handle);
        }
        let held = self.held_mut(seat, handle);
        held.known = Viewers::ALL;
        held.spied |= card == Card::WiseSpy && shown_for == ShownFor::Owl;
    }

    fn choose_deck_card(&mut self, seat: Seat, place: u32) {
        let Some(Task::Cheer { choosers, .. }) =
            Arc::make_mut(self.pending.reveal_mut()).stack.last_mut()
        else {
            panic!("cards are chosen in secret for Cheer alone")
        };
        choosers
            .iter_mut()
            .filter(|(chooser, _)| *chooser == seat)
            .for_each(|(_, chosen)| *chosen = Some(place));
    }

    /// A player, apart from those of other copies of the table.
    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        Arc::make_mut(&mut self.players[seat])
    }

    fn held_mut(&mut self, seat: Seat, handle: u32) -> &mut Held {
        let hand = self.player_mut(seat).hand.reveal_mut();
        hand.iter_mut()
            .find(|held| held.handle == handle)
            .expect("events name cards that are in the hand")
    }

    /// Takes a card away; says who knows it on its way.
    fn take(&mut self, from: Origin, seen_by: Viewers) -> Viewers {
        match from {
            Origin::Hand { seat, handle } => self.take_from_hand(seat, handle, seen_by),
            Origin::DeckTop { seat } => {
                let piece = self
                    .player_mut(seat)
                    .deck
                    .reveal_mut()
                    .pop()
                    .expect("events take cards that are there");
                return piece.known.and(seen_by);
            }
            Origin::Deck { seat, place } => {
                self.player_mut(seat).deck.reveal_mut().remove(place as usize);
            }
            Origin::Pile { seat, place } => {
                self.player_mut(seat).pile.remove(place as usize);
            }
            Origin::Schedule { seat, place } => {
                self.player_mut(seat).schedule.remove(place as usize);
            }
            Origin::Stall { stall, stack, place } => {
                Arc::make_mut(&mut self.stalls)[usize::from(stall)][stack as usize]
                    .remove(place as usize);
            }
            Origin::Market { slot } => self.market[slot as usize] = None,
            Origin::MarketDeck => {
                self.market_deck.reveal_mut().pop();
            }
            Origin::JunkPile | Origin::Aside => {}
        }
        seen_by
    }

    /// A viewer who does not see which card leaves a hand loses sight of all its cards; one who
    /// sees it cannot tell it from its twins.
    fn take_from_hand(&mut self, seat: Seat, handle: u32, seen_by: Viewers) {
        let hand = self.player_mut(seat).hand.reveal_mut();
        let place = hand
            .iter()
            .position(|held| held.handle == handle)
            .expect("events name cards that are in the hand");
        let gone = hand.remove(place);
        let owner = Viewers::only(seat);
        if gone.card.set() == Some(Set::Owls) && seen_by == Viewers::ALL {
            self.owls_gone.push((seat, gone.card));
        }
        let hand = self.player_mut(seat).hand.reveal_mut();
        let mut mistaken = seen_by.without(gone.known).without(owner);
        for held in hand.iter_mut() {
            if held.card == gone.card && held.factor == gone.factor {
                let here = held.known.also_among(mistaken);
                held.known = held.known.without(here);
                mistaken = mistaken.without(here);
            }
            held.known = held.known.also_among(seen_by).and(owner);
        }
    }

    /// A viewer who sees a card of a hand, and knew of a twin in it alone, cannot tell the two
    /// apart: there is one of the kind, as before.
    fn mistake_for_twin(&mut self, seat: Seat, handle: u32) {
        if !self.follows_shown_copies() {
            return;
        }
        let shown = *self.held_mut(seat, handle);
        let mistaken = Viewers::ALL.without(shown.known);
        let is_twin = |held: &&mut Held| {
            held.handle != handle && held.card == shown.card && held.factor == shown.factor
        };
        let hand = self.player_mut(seat).hand.reveal_mut();
        if let Some(twin) = hand.iter_mut().filter(is_twin).find(|held| held.known == Viewers::ALL)
        {
            twin.known = twin.known.without(mistaken);
        }
    }

    fn put(&mut self, to: Goal, card: Card, known: Viewers) {
        match to {
            Goal::Hand { seat } => {
                let known = known.and(Viewers::only(seat));
                let held = Held { handle: self.handles, card, known, factor: 1, spied: false };
                self.handles += 1;
                self.player_mut(seat).hand.reveal_mut().push(held);
            }
            Goal::DeckTop { seat } => {
                self.player_mut(seat).deck.reveal_mut().push(Piece { card, known })
            }
            Goal::Pile { seat } => self.player_mut(seat).pile.push(card),
            Goal::Schedule { seat } => {
                self.player_mut(seat).schedule.push(Scheduled { card, until: Until::Resolved })
            }
            Goal::Stall { stall, stack, place } => {
                let stacks = &mut Arc::make_mut(&mut self.stalls)[usize::from(stall)];
                if stacks.len() == stack as usize {
                    stacks.push(Vec::new());
                }
                stacks[stack as usize].insert(place as usize, card);
            }
            Goal::Market { slot } => self.market[slot as usize] = Some(card),
            Goal::MarketPile => self.market_pile.push(card),
            Goal::JunkPile | Goal::Aside => {}
        }
    }
}

/// Cards of a deck that was shuffled.
fn unknown(order: &[Card]) -> Vec<Piece> {
    order.iter().map(|card| Piece { card: *card, known: Viewers::NONE }).collect()
}
