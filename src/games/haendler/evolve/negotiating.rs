//! What the events of the «Negotiation Variant» change: proposals and what they set aside, deals,
//! pledges.

use super::super::{
    cards::Influence,
    deals::{Deal, Obligation, Proposal, Terms},
    event::Event,
    state::State,
};
use kontor_rules::{Hidden, Seat};

impl State {
    /// Makes an event of the «Negotiation Variant» true.
    pub(super) fn evolve_negotiating(&mut self, event: &Event) {
        match event {
            Event::DealProposed { seat, deal } => self.propose(*seat, deal),
            Event::CardSetAside { seat, card } => self.set_aside(*seat, *card),
            Event::ProposalWithdrawn { seat, receiver: _ }
            | Event::ProposalDeclined { seat, receiver: _ }
            | Event::ProposalLapsed { seat, receiver: _ } => self.drop_proposal(*seat),
            Event::DealMade { number, seat, deal } => self.make_deal(*number, *seat, deal),
            Event::CardHandedOver { giver, receiver, card }
            | Event::CardSlippedOver { giver, receiver, card } => {
                self.hand_over(*giver, *receiver, *card);
            }
            Event::PledgeKept { number, seat, .. } => self.end_pledge(*number, *seat, true),
            Event::PledgeLapsed { number, seat, .. } => self.end_pledge(*number, *seat, false),
            _ => unreachable!("other events are made true elsewhere"),
        }
    }

    fn propose(&mut self, seat: Seat, deal: &Deal) {
        self.pay(seat, deal.gives.money);
        self.negotiation.made[seat] += 1;
        self.negotiation.proposals[seat] = Some(Proposal { deal: deal.clone(), card: None });
        if let Some(card) = deal.gives.card.and_then(|card| card.named()) {
            self.set_aside(seat, card);
        }
    }

    /// A card that the open proposal gives leaves the hand.
    fn set_aside(&mut self, seat: Seat, card: Influence) {
        self.lose_card(seat, card);
        let proposal =
            self.negotiation.proposals[seat].as_mut().expect("cards are set aside for a proposal");
        proposal.card = Some(Hidden::new(card));
    }

    /// A proposal is open no more, and what was set aside comes back.
    fn drop_proposal(&mut self, seat: Seat) {
        let card = self.card_aside(seat);
        let Proposal { deal, card: _ } =
            self.negotiation.proposals[seat].take().expect("the proposal is open");
        self.receive(seat, deal.gives.money);
        if let Some(card) = card {
            self.gain_card(seat, card);
        }
    }

    /// Money changes hands, and pledges are given. Cards follow with events of their own.
    fn make_deal(&mut self, number: u32, seat: Seat, deal: &Deal) {
        self.drop_proposal(seat);
        let Deal { partner, gives, asks, first } = deal;
        self.negotiation.deals = number;
        for (giver, receiver, given, returned) in
            [(seat, *partner, gives, asks), (*partner, seat, asks, gives)]
        {
            self.pay(giver, given.money);
            self.receive(receiver, given.money);
            self.pledge(
                number,
                giver,
                receiver,
                given,
                *first == Some(receiver) && returned.pledge.is_some(),
            );
        }
    }

    fn pledge(&mut self, deal: u32, seat: Seat, to: Seat, terms: &Terms, waits: bool) {
        if let Some(pledge) = terms.pledge.clone() {
            self.negotiation.obligations.push(Obligation {
                deal,
                seat,
                to,
                pledge,
                waits,
                round: self.round,
            });
        }
    }

    fn hand_over(&mut self, giver: Seat, receiver: Seat, card: Influence) {
        self.lose_card(giver, card);
        self.gain_card(receiver, card);
    }

    /// A pledge ends. If it was kept, what waited for it binds from now on.
    fn end_pledge(&mut self, number: u32, seat: Seat, kept: bool) {
        let obligations = &mut self.negotiation.obligations;
        obligations.retain(|obligation| (obligation.deal, obligation.seat) != (number, seat));
        if kept {
            obligations
                .iter_mut()
                .filter(|other| other.deal == number)
                .for_each(|other| other.waits = false);
        }
    }
}
