//! How each event changes the table. Nothing else changes it.

use kontor_rules::{Hidden, PerSeat, Seat};

use super::{
    components::{Card, Colour, Gems, SCORINGS},
    event::Event,
    scores::MajorityScore,
    state::{Figure, Offer, Phase, Revealed, State, Trade},
};

impl State {
    /// Makes an event true.
    pub fn evolve(&mut self, event: &Event) {
        if !matches!(event, Event::CardChosen { .. }) {
            self.key += 1;
        }
        match event {
            Event::GemsDealt { each } => {
                Seat::all(self.seats()).for_each(|seat| self.take_gems(seat, *each))
            }
            Event::ArchChosen { seat, arch } => {
                self.players[*seat].figure = Some(Figure { arch: *arch, start: *arch, steps: 0 });
            }
            Event::RoundBegan { round } => {
                self.round = *round;
                self.phase =
                    Phase::ChoosingCards { cards: PerSeat::from_fn(self.seats(), |_| None) };
            }
            Event::FigureMoved { seat, die: _, arch, steps } => {
                self.move_figure(*seat, *arch, *steps)
            }
            Event::CardChosen { seat, card } => self.lay_down(*seat, *card),
            Event::CardsRevealed { cards, order } => {
                let cards = PerSeat::from_fn(self.seats(), |seat| cards[seat.index()]);
                self.phase = Phase::Settling {
                    revealed: Revealed { cards, to_settle: order.iter().copied().collect() },
                };
            }
            Event::ActionLapsed { .. } => self.settle(),
            Event::OpeningRolled { .. } => {}
            Event::TradeOpened { card: _, opener, responder } => {
                let trade = Trade { opener: *opener, responder: *responder, offer: None };
                self.phase = Phase::Trading { revealed: self.revealed(), trade };
            }
            Event::OfferMade { seat, gems } => self.offer(*seat, *gems),
            Event::OfferAccepted { seat, actor, gems, reason: _ } => {
                let players = &mut self.players;
                players[*actor].gems = players[*actor].gems - *gems;
                players[*seat].gems = players[*seat].gems + *gems;
                self.phase = Phase::Traded { revealed: self.revealed(), actor: *actor };
            }
            Event::TradeConceded { seat: _, actor, reason: _ } => {
                self.phase = Phase::Traded { revealed: self.revealed(), actor: *actor };
            }
            Event::RollCarriedOut { seat, die: _, arch, steps, points } => {
                self.move_figure(*seat, *arch, *steps);
                self.players[*seat].points += points;
                self.settle();
            }
            Event::PointsCarriedOut { seat, arch: _, points } => {
                self.players[*seat].points += points;
                self.settle();
            }
            Event::GemsCarriedOut { seat, arch: _, gems } => {
                self.take_gems(*seat, *gems);
                self.settle();
            }
            Event::LapsScored { scoring, scores } => {
                assert!(*scoring <= SCORINGS, "a game has three scorings («Spielverlauf»)");
                self.scorings = *scoring;
                scores.iter().for_each(|score| self.players[score.seat].points += score.points);
            }
            Event::MajorityScored { colour, scores } => {
                scores.iter().for_each(|score| self.pay_majority(*colour, score))
            }
            Event::StartMarkersMoved { arches } => self.begin_laps(arches),
            Event::GameEnded { standings } => {
                self.phase = Phase::Over { standings: standings.clone() }
            }
        }
    }

    /// A player lays a card down, face down.
    fn lay_down(&mut self, seat: Seat, card: Card) {
        let Phase::ChoosingCards { cards } = &mut self.phase else {
            panic!("cards are chosen in the second phase")
        };
        assert!(cards[seat].is_none(), "a choice is final («Die 2. Phase»)");
        cards[seat] = Some(Hidden::new(card));
    }

    /// All start markers lie under their figures.
    fn begin_laps(&mut self, arches: &[u8]) {
        for (seat, player) in self.players.iter_mut() {
            let start = arches[seat.index()];
            player.figure = player.figure.map(|figure| Figure { start, steps: 0, ..figure });
        }
    }

    fn offer(&mut self, seat: Seat, gems: Gems) {
        let Phase::Trading { trade, .. } = &mut self.phase else {
            panic!("offers belong to a trade")
        };
        trade.offer = Some(Offer { seat, gems });
    }

    fn move_figure(&mut self, seat: Seat, arch: u8, steps: u8) {
        self.players[seat].figure = Some(Figure { arch, steps, ..self.figure(seat) });
    }

    fn take_gems(&mut self, seat: Seat, gems: Gems) {
        self.supply = self.supply - gems;
        self.players[seat].gems = self.players[seat].gems + gems;
    }

    /// A player scores a majority, or a share of one, and gives gems back.
    fn pay_majority(&mut self, colour: Colour, score: &MajorityScore) {
        let player = &mut self.players[score.seat];
        let returned = Gems::only(colour, score.returned);
        player.points += score.points;
        player.gems = player.gems - returned;
        self.supply = self.supply + returned;
    }

    fn revealed(&self) -> Revealed {
        match &self.phase {
            Phase::Settling { revealed }
            | Phase::Trading { revealed, .. }
            | Phase::Traded { revealed, .. } => revealed.clone(),
            Phase::ChoosingArches
            | Phase::ChoosingCards { .. }
            | Phase::RoundOver
            | Phase::Over { .. } => {
                panic!("actions are settled when the cards are revealed")
            }
        }
    }

    /// The action that was next is settled.
    fn settle(&mut self) {
        let mut revealed = self.revealed();
        revealed.to_settle.remove(0);
        self.phase = if revealed.to_settle.is_empty() {
            Phase::RoundOver
        } else {
            Phase::Settling { revealed }
        };
    }
}
