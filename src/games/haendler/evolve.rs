//! How each event changes the table. Nothing else changes it.
//!
//! What an event changes stands with the phases that it belongs to; what all of them need stands
//! here.

mod moving;
mod negotiating;
mod selling;
mod trading;

use super::{
    cards::{Ability, Influence},
    components::TILE_MAX,
    deals::Deal,
    event::Event,
    goods::Goods,
    phase::{Auction, Done, Phase},
    state::State,
};
use kontor_rules::{Seat, SeatSet};

impl State {
    /// Makes an event true.
    pub fn evolve(&mut self, event: &Event) {
        self.rename_decisions(event);
        match event {
            Event::StartingPlayerDrawn { seat } => self.begin_with(*seat),
            Event::AbilitiesDealt { seat, abilities, price } => {
                self.deal_abilities(*seat, abilities, *price)
            }
            Event::AbilityNamed { seat, ability, price } => {
                self.name_ability(*seat, *ability, *price)
            }
            Event::AbilityRaised { seat, price } => self.raise(*seat, *price),
            Event::AbilityPassed { seat, reason: _ } => self.forgo_ability(*seat),
            Event::AbilitySold { seat, ability, price } => {
                self.sell_ability(*seat, *ability, *price)
            }
            Event::RoundBegan { round, starting_player } => {
                self.begin_round(*round, *starting_player)
            }
            Event::StepBegan { step } => self.phase = self.phase_of(*step),
            Event::Passed { seat, reason: _ } => self.pass(*seat),
            Event::TilesReturned { round: _ } => self.return_tiles(),
            Event::GameEnded { reason, standings } => {
                self.phase = Phase::Over { reason: *reason, standings: standings.clone() };
            }
            Event::GoodPurchased { .. }
            | Event::BidMade { .. }
            | Event::BidsRevealed { .. }
            | Event::GoodsLoaded { .. }
            | Event::OfferMade { .. }
            | Event::OfferDeclined { .. }
            | Event::RequestMade { .. }
            | Event::RequestWithdrawn { .. }
            | Event::RequestDeclined { .. }
            | Event::BargainingClosed { .. }
            | Event::BargainingEnded { .. } => self.evolve_trading(event),
            Event::BrokenAxlePlayed { .. }
            | Event::BrokenAxleRemoved { .. }
            | Event::WagonMoved { .. }
            | Event::TileSpent { .. }
            | Event::CourierMoved { .. }
            | Event::InfluenceEarned { .. }
            | Event::InfluencePicked { .. }
            | Event::TurnEnded { .. }
            | Event::BrokenAxlesCleared { .. } => self.evolve_moving(event),
            Event::WheelSet { .. }
            | Event::WheelsRevealed { .. }
            | Event::OfficeUsed { .. }
            | Event::WarehouseSold { .. }
            | Event::SpecialSalePlayed { .. }
            | Event::WagonsArrived { .. }
            | Event::SaleWithBonusPlayed { .. }
            | Event::WagonSold { .. }
            | Event::BonusMarkersMoved { .. }
            | Event::UpkeepPaid { .. }
            | Event::UpkeepMissed { .. }
            | Event::CreditTaken { .. }
            | Event::CreditRepaid { .. }
            | Event::StatusPurchased { .. } => self.evolve_selling(event),
            Event::DealProposed { .. }
            | Event::CardSetAside { .. }
            | Event::ProposalWithdrawn { .. }
            | Event::ProposalDeclined { .. }
            | Event::ProposalLapsed { .. }
            | Event::DealMade { .. }
            | Event::CardHandedOver { .. }
            | Event::CardSlippedOver { .. }
            | Event::PledgeKept { .. }
            | Event::PledgeLapsed { .. } => self.evolve_negotiating(event),
        }
    }

    /// Raises the keys of those seats whose choices the event may change. What is decided in secret
    /// and at once, and what lies between two players, leaves the others' decisions alone.
    fn rename_decisions(&mut self, event: &Event) {
        self.events += 1;
        let (events, concerned, dealing) =
            (self.events, self.concerned(event), self.concerned_as_dealers(event));
        for (_, key) in self.keys.iter_mut().filter(|(seat, _)| concerned.contains(*seat)) {
            *key = events;
        }
        for (_, key) in self.negotiation.keys.iter_mut().filter(|(seat, _)| dealing.contains(*seat))
        {
            *key = events;
        }
    }

    /// Whose choices an event may change.
    fn concerned(&self, event: &Event) -> SeatSet {
        if let Event::BidMade { seat, .. }
        | Event::WheelSet { seat, .. }
        | Event::CreditRepaid { seat, .. }
        | Event::DealProposed { seat, .. }
        | Event::CardSetAside { seat, .. }
        | Event::ProposalWithdrawn { seat, .. }
        | Event::ProposalDeclined { seat, .. }
        | Event::ProposalLapsed { seat, .. } = event
        {
            return SeatSet::from_iter([*seat]);
        }
        if let Event::DealMade { seat, deal: Deal { partner: receiver, .. }, .. }
        | Event::CardHandedOver { giver: seat, receiver, .. }
        | Event::CardSlippedOver { giver: seat, receiver, .. }
        | Event::PledgeKept { seat, receiver, .. }
        | Event::PledgeLapsed { seat, receiver, .. } = event
        {
            return SeatSet::from_iter([*seat, *receiver]);
        }
        if let (
            Event::OfferMade { seat, .. }
            | Event::OfferDeclined { seat }
            | Event::RequestMade { seat, .. }
            | Event::RequestWithdrawn { seat }
            | Event::RequestDeclined { seat }
            | Event::GoodsLoaded { seat, .. }
            | Event::Passed { seat, .. },
            Phase::Bargaining { master, .. },
        ) = (event, &self.phase)
        {
            return SeatSet::from_iter([*seat, *master]);
        }
        Seat::all(self.seats()).collect()
    }

    /// Whose deals an event may change. A proposal concerns the two between whom it lies, a deal
    /// and a bid also those who might have asked for the same.
    fn concerned_as_dealers(&self, event: &Event) -> SeatSet {
        if let Event::DealProposed { seat, deal: Deal { partner: receiver, .. } }
        | Event::ProposalWithdrawn { seat, receiver }
        | Event::ProposalDeclined { seat, receiver }
        | Event::ProposalLapsed { seat, receiver } = event
        {
            return SeatSet::from_iter([*seat, *receiver]);
        }
        if let Event::WheelSet { .. } = event {
            return SeatSet::EMPTY;
        }
        if let Event::BidMade { .. }
        | Event::DealMade { .. }
        | Event::CardHandedOver { .. }
        | Event::CardSlippedOver { .. }
        | Event::PledgeKept { .. }
        | Event::PledgeLapsed { .. } = event
        {
            return Seat::all(self.seats()).collect();
        }
        self.concerned(event)
    }

    fn done(&mut self, done: Done) {
        self.phase = Phase::Between { done };
    }

    fn pay(&mut self, seat: Seat, amount: u32) {
        let money = self.players[seat].money.reveal_mut();
        *money = money.checked_sub(amount).expect("no player pays more than he has");
    }

    fn receive(&mut self, seat: Seat, amount: u32) {
        *self.players[seat].money.reveal_mut() += amount;
    }

    /// A player receives money from the bank.
    fn earn(&mut self, seat: Seat, amount: u32) {
        self.receive(seat, amount);
        self.money_come_in += amount;
    }

    /// A player uses an influence card up.
    fn use_card(&mut self, seat: Seat, kind: Influence) {
        self.lose_card(seat, kind);
        self.used = self.used.with(kind);
    }

    fn lose_card(&mut self, seat: Seat, kind: Influence) {
        let cards = self.players[seat].cards.reveal_mut();
        *cards = cards.without(kind);
    }

    fn gain_card(&mut self, seat: Seat, kind: Influence) {
        let cards = self.players[seat].cards.reveal_mut();
        *cards = cards.with(kind);
    }

    fn pick_influence(&mut self, seat: Seat, card: Influence) {
        let pile = self.pile.reveal_mut();
        *pile = pile.without(card);
        self.gain_card(seat, card);
        self.turn().picking = false;
    }

    fn take_from_warehouse(&mut self, seat: Seat, city: usize, goods: Goods) {
        let warehouse = &mut self.players[seat].warehouses[city];
        *warehouse = *warehouse - goods;
    }

    fn begin_round(&mut self, round: u32, starting_player: Seat) {
        (self.round, self.starting_player) = (round, starting_player);
        self.negotiation.made.iter_mut().for_each(|(_, made)| *made = 0);
        self.done(Done::RoundBegan);
    }

    fn begin_with(&mut self, starting_player: Seat) {
        self.starting_player = starting_player;
        self.done(Done::StartDrawn);
    }

    fn deal_abilities(&mut self, seat: Seat, abilities: &[Ability], price: u32) {
        self.pay(seat, price);
        self.players[seat].abilities = abilities.to_vec();
        self.done(Done::Abilities);
    }

    fn name_ability(&mut self, seat: Seat, ability: Ability, price: u32) {
        let may_get = |other: &Seat| self.may_get(*other, ability);
        let bidders = Seat::all(self.seats()).filter(may_get).collect();
        self.phase = Phase::Auction { auction: Auction { ability, price, leader: seat, bidders } };
    }

    fn auction(&mut self) -> &mut Auction {
        let Phase::Auction { auction } = &mut self.phase else { panic!("there is an auction") };
        auction
    }

    fn raise(&mut self, seat: Seat, price: u32) {
        let auction = self.auction();
        (auction.price, auction.leader) = (price, seat);
    }

    fn forgo_ability(&mut self, seat: Seat) {
        self.auction().bidders.remove(seat);
    }

    fn sell_ability(&mut self, seat: Seat, ability: Ability, price: u32) {
        self.pay(seat, price);
        self.players[seat].abilities.push(ability);
        self.done(Done::AbilitySold);
    }

    fn pass(&mut self, seat: Seat) {
        let done = match &mut self.phase {
            Phase::Purchasing { lap, .. } => Done::Purchase(seat, *lap),
            Phase::MasterLoading { wagon, .. } => Done::MasterLoaded(*wagon),
            Phase::Bargaining { closed, bargains, .. } => {
                let bargain = &mut bargains[seat];
                (bargain.offer, bargain.passed, bargain.answered_closing) = (None, true, *closed);
                return;
            }
            Phase::FixedLoading { wagon, .. } => Done::FixedLoading(*wagon, seat),
            Phase::PlayingAxles { .. } => Done::Axles(seat),
            Phase::Moving { turn } => {
                turn.axles_decided = true;
                return;
            }
            Phase::UsingOffices { .. } => Done::Office(seat),
            Phase::WarehouseSelling { .. } => Done::WarehouseSelling,
            Phase::SpecialSale { .. } => Done::SpecialSale(seat),
            Phase::BonusSale { .. } => Done::BonusSale(seat),
            Phase::OfferedCredit { .. } => Done::Upkeep(seat),
            Phase::Rising { .. } => Done::Rise(seat),
            Phase::Repaying { .. } => Done::LastRepayment(seat),
            Phase::Between { .. }
            | Phase::NamingAbility { .. }
            | Phase::Auction { .. }
            | Phase::Bidding { .. }
            | Phase::SettingWheels { .. }
            | Phase::Over { .. } => panic!("no player passes there"),
        };
        self.done(done);
    }

    fn return_tiles(&mut self) {
        self.players.iter_mut().for_each(|(_, player)| player.tiles = (1..=TILE_MAX).collect());
        self.done(Done::TilesReturned);
    }
}
