//! How each event changes the table. Nothing else changes it.

use kontor_rules::{Hidden, Seat};

use super::{
    components::{Card, ROUNDS},
    event::Event,
    state::{Bid, Phase, State},
};

impl State {
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
                    .expect("the rules let no player bid more than the own wealth");
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
