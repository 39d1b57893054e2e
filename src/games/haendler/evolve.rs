//! The one door through which events change the table. Total: it knows neither luck nor rules.

use super::{
    components::{Goods, Influence},
    event::{Event, LoadingRight, Sale},
    state::{Auction, Bargain, Done, Offer, Phase, Request, State, Turn, index},
};
use crate::rules::{Hidden, PerSeat, Seat, SeatSet};

impl State {
    /// Makes an event true.
    pub fn evolve(&mut self, event: &Event) {
        self.rename_decisions(event);
        match event {
            Event::StartingPlayerDrawn { .. }
            | Event::AbilitiesDealt { .. }
            | Event::AbilityNamed { .. }
            | Event::AbilityRaised { .. }
            | Event::AbilityPassed { .. }
            | Event::AbilitySold { .. } => self.set_up(event),
            Event::RoundBegan { .. } | Event::StepBegan { .. } | Event::Passed { .. } | Event::TilesReturned { .. } => {
                self.go_on(event);
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
            | Event::BargainingEnded { .. } => self.trade(event),
            Event::BrokenAxlePlayed { .. }
            | Event::BrokenAxleRemoved { .. }
            | Event::WagonMoved { .. }
            | Event::TileSpent { .. }
            | Event::CourierMoved { .. }
            | Event::InfluenceEarned { .. }
            | Event::InfluencePicked { .. }
            | Event::TurnEnded { .. }
            | Event::BrokenAxlesCleared { .. } => self.travel(event),
            Event::WheelSet { .. }
            | Event::WheelsRevealed { .. }
            | Event::OfficeUsed { .. }
            | Event::WarehouseSold { .. }
            | Event::SpecialSalePlayed { .. }
            | Event::WagonsArrived { .. }
            | Event::SaleWithBonusPlayed { .. }
            | Event::WagonSold { .. }
            | Event::BonusMarkersMoved { .. } => self.sell(event),
            Event::UpkeepPaid { .. }
            | Event::UpkeepMissed { .. }
            | Event::CreditTaken { .. }
            | Event::CreditRepaid { .. }
            | Event::StatusPurchased { .. }
            | Event::GameEnded { .. } => self.settle(event),
        }
    }

    /// Raises the keys of those seats whose choices the event may change. What is decided in secret and at once, and what lies
    /// between two players, leaves the others' decisions alone.
    fn rename_decisions(&mut self, event: &Event) {
        self.events += 1;
        let touched = match event {
            Event::BidMade { seat, .. } | Event::WheelSet { seat, .. } | Event::CreditRepaid { seat, .. } => Some(*seat),
            Event::OfferMade { seat, .. }
            | Event::OfferDeclined { seat }
            | Event::RequestMade { seat, .. }
            | Event::RequestWithdrawn { seat }
            | Event::RequestDeclined { seat }
            | Event::GoodsLoaded { seat, .. }
            | Event::Passed { seat, .. } => matches!(self.phase, Phase::Bargaining { .. }).then_some(*seat),
            _other => None,
        };
        let master = match &self.phase {
            Phase::Bargaining { master, .. } => Some(*master),
            _other => None,
        };
        let events = self.events;
        for (seat, key) in self.keys.iter_mut() {
            if touched.is_none_or(|touched| touched == seat || Some(seat) == master) {
                *key = events;
            }
        }
    }

    fn done(&mut self, done: Done) {
        self.phase = Phase::Between { done };
    }

    fn pay(&mut self, seat: Seat, amount: u32) {
        let money = self.players[seat].money.reveal_mut();
        *money = money.checked_sub(amount).expect("nobody pays more than he has");
    }

    fn receive(&mut self, seat: Seat, amount: u32) {
        *self.players[seat].money.reveal_mut() += amount;
    }

    /// A player uses an influence card up.
    fn use_card(&mut self, seat: Seat, kind: Influence) {
        let cards = self.players[seat].cards.reveal_mut();
        *cards = cards.without(kind);
        self.used = self.used.with(kind);
    }

    fn take_from_warehouse(&mut self, seat: Seat, city: usize, goods: Goods) {
        let warehouse = &mut self.players[seat].warehouses[city];
        *warehouse = *warehouse - goods;
    }

    fn set_up(&mut self, event: &Event) {
        match event {
            Event::StartingPlayerDrawn { seat } => {
                self.starting_player = *seat;
                self.done(Done::StartDrawn);
            }
            Event::AbilitiesDealt { seat, abilities, price } => {
                self.pay(*seat, *price);
                self.players[*seat].abilities.clone_from(abilities);
                self.done(Done::Abilities);
            }
            Event::AbilityNamed { seat, ability, price } => {
                let wants_more = |other: &Seat| self.players[*other].abilities.len() < super::components::ABILITIES_EACH;
                let bidders: SeatSet = Seat::all(self.seats()).filter(wants_more).collect();
                let auction = Auction { ability: *ability, price: *price, leader: *seat, bidders, spoke: *seat };
                self.phase = Phase::Auction { auction };
            }
            Event::AbilityRaised { seat, price } => {
                let auction = self.auction();
                (auction.price, auction.leader, auction.spoke) = (*price, *seat, *seat);
            }
            Event::AbilityPassed { seat, reason: _ } => {
                let auction = self.auction();
                auction.bidders.remove(*seat);
                auction.spoke = *seat;
            }
            Event::AbilitySold { seat, ability, price } => {
                self.pay(*seat, *price);
                self.players[*seat].abilities.push(*ability);
                self.done(Done::AbilitySold);
            }
            _other => unreachable!("the caller has sorted the events"),
        }
    }

    fn auction(&mut self) -> &mut Auction {
        let Phase::Auction { auction } = &mut self.phase else { panic!("there is an auction") };
        auction
    }

    fn go_on(&mut self, event: &Event) {
        match event {
            Event::RoundBegan { round, starting_player } => {
                (self.round, self.starting_player) = (*round, *starting_player);
                self.done(Done::RoundBegan);
            }
            Event::StepBegan { step } => self.phase = self.phase_of(*step),
            Event::Passed { seat, reason: _ } => self.pass(*seat),
            Event::TilesReturned { round: _ } => {
                let all = 1..=super::components::TILE_MOST;
                self.players.iter_mut().for_each(|(_, player)| player.tiles = all.clone().collect());
                self.done(Done::TilesReturned);
            }
            _other => unreachable!("the caller has sorted the events"),
        }
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
            Phase::Between { .. }
            | Phase::NamingAbility { .. }
            | Phase::Auction { .. }
            | Phase::Bidding { .. }
            | Phase::SettingWheels { .. }
            | Phase::Over { .. } => panic!("nobody passes there"),
        };
        self.done(done);
    }

    fn trade(&mut self, event: &Event) {
        match event {
            Event::GoodPurchased { seat, good, city, price } => {
                self.pay(*seat, *price);
                let goods = Goods::only(*good, 1);
                self.supply = self.supply - goods;
                let city = self.map.place(city).index();
                let warehouse = &mut self.players[*seat].warehouses[city];
                *warehouse = *warehouse + goods;
                let Phase::Purchasing { bought, .. } = &mut self.phase else { panic!("goods are purchased in phase 1") };
                *bought += 1;
            }
            Event::BidMade { seat, amount } => {
                self.pay(*seat, *amount);
                let Phase::Bidding { bids, .. } = &mut self.phase else { panic!("bids are made in phase 2") };
                bids[*seat] = Some(Hidden::new(*amount));
            }
            Event::BidsRevealed { wagon, bids, master } => {
                let others = Seat::all(self.seats()).filter(|seat| seat != master);
                others.for_each(|seat| self.receive(seat, bids[seat.index()]));
                self.wagons[index(*wagon)].master = Some(*master);
                self.done(Done::Bids(index(*wagon)));
            }
            Event::GoodsLoaded { wagon, seat, goods, right, fee } => self.load(index(*wagon), *seat, *goods, *right, *fee),
            Event::OfferMade { seat, fee_for_one, fee_for_two } => {
                let bargain = self.bargain(*seat);
                bargain.offer = Some(Offer { fee_for_one: *fee_for_one, fee_for_two: *fee_for_two });
                bargain.passed = false;
                bargain.offers += 1;
            }
            Event::OfferDeclined { seat } => self.bargain(*seat).offer = None,
            Event::RequestMade { seat, goods, fee } => {
                self.pay(*seat, *fee);
                let bargain = self.bargain(*seat);
                bargain.request = Some(Request { goods: *goods, fee: *fee });
                bargain.requests += 1;
            }
            Event::RequestWithdrawn { seat } | Event::RequestDeclined { seat } => self.drop_request(*seat),
            Event::BargainingClosed { wagon: _ } => {
                for seat in Seat::all(self.seats()) {
                    self.drop_request(seat);
                    self.bargain(seat).offer = None;
                }
                let Phase::Bargaining { closed, .. } = &mut self.phase else { panic!("what is open is closed") };
                *closed = true;
            }
            Event::BargainingEnded { wagon } => self.done(Done::Loaded(index(*wagon))),
            _other => unreachable!("the caller has sorted the events"),
        }
    }

    fn bargain(&mut self, seat: Seat) -> &mut Bargain {
        let Phase::Bargaining { bargains, .. } = &mut self.phase else { panic!("there is bargaining") };
        &mut bargains[seat]
    }

    /// A request is open no more, and its fee goes back into the sack.
    fn drop_request(&mut self, seat: Seat) {
        if let Some(Request { goods: _, fee }) = self.bargain(seat).request.take() {
            self.receive(seat, fee);
        }
    }

    fn load(&mut self, wagon: usize, seat: Seat, goods: Goods, right: LoadingRight, fee: u32) {
        let city = self.wagons[wagon].at.index();
        self.take_from_warehouse(seat, city, goods);
        let load = &mut self.wagons[wagon].loads[seat];
        *load = *load + goods;
        match right {
            LoadingRight::Master => self.done(Done::MasterLoaded(wagon)),
            LoadingRight::FreeLoading => self.use_card(seat, Influence::FreeLoading),
            LoadingRight::Offer | LoadingRight::FixedPrice => self.pay(seat, fee),
            // It was set aside when the request was made.
            LoadingRight::Request => self.bargain(seat).request = None,
        }
        if let Some(master) = self.wagons[wagon].master {
            self.receive(master, fee);
        }
        // Whatever the right, nothing that was open stays so: it may have been for goods that are gone.
        if matches!(self.phase, Phase::Bargaining { .. }) {
            self.drop_request(seat);
            self.bargain(seat).offer = None;
        }
    }

    fn travel(&mut self, event: &Event) {
        match event {
            Event::BrokenAxlePlayed { seat, wagon } => {
                self.use_card(*seat, Influence::BrokenAxle);
                self.wagons[index(*wagon)].axles.push(*seat);
            }
            Event::BrokenAxleRemoved { seat, wagon } => {
                let axles = &mut self.wagons[index(*wagon)].axles;
                let place = axles.iter().position(|owner| owner == seat).expect("the card lies there");
                axles.remove(place);
            }
            Event::WagonMoved { seat, wagon, tile, driver_points, route, arrived, influence_card: _ } => {
                let places: Vec<_> = route.iter().map(|id| self.map.place(id)).collect();
                let wagon = &mut self.wagons[index(*wagon)];
                let (end, before) = places.split_last().expect("a move is a space long");
                let from = before.last().copied().unwrap_or(wagon.at);
                (wagon.at, wagon.from, wagon.arrived) = (*end, (!arrived).then_some(from), *arrived);
                wagon.master = None;
                self.turn_tile(*seat, *tile);
                self.turn().driver_points -= driver_points;
            }
            Event::TileSpent { seat, tile } => self.turn_tile(*seat, Some(*tile)),
            Event::CourierMoved { seat: _, space, influence_card: _ } => {
                self.courier = self.map.place(space);
                self.turn().courier_moved = true;
            }
            Event::InfluenceEarned { .. } => self.turn().picking = true,
            Event::InfluencePicked { seat, card } => {
                let pile = self.pile.reveal_mut();
                *pile = pile.without(*card);
                let cards = self.players[*seat].cards.reveal_mut();
                *cards = cards.with(*card);
                self.turn().picking = false;
            }
            Event::TurnEnded { seat, reason: _ } => self.done(Done::Turn(*seat)),
            Event::BrokenAxlesCleared { count: _ } => {
                self.wagons.iter_mut().for_each(|wagon| wagon.axles.clear());
                self.done(Done::AxlesCleared);
            }
            _other => unreachable!("the caller has sorted the events"),
        }
        if let (Event::WagonMoved { wagon, .. }, Phase::Moving { turn }) = (event, &mut self.phase) {
            turn.moved[index(*wagon)] = true;
        }
    }

    fn turn(&mut self) -> &mut Turn {
        let Phase::Moving { turn } = &mut self.phase else { panic!("wagons move in phase 3") };
        turn
    }

    fn turn_tile(&mut self, seat: Seat, tile: Option<u8>) {
        if let Some(tile) = tile {
            self.players[seat].tiles.retain(|other| *other != tile);
            self.turn().tile_turned = true;
        }
    }

    fn sell(&mut self, event: &Event) {
        match event {
            Event::WheelSet { seat, wheel } => {
                let Phase::SettingWheels { wheels } = &mut self.phase else { panic!("wheels are set in phase 4") };
                wheels[*seat] = Some(Hidden::new(*wheel));
            }
            Event::WheelsRevealed { wheels: _, levels } => {
                self.levels.copy_from_slice(levels);
                self.done(Done::Wheels);
            }
            Event::OfficeUsed { seat: _, office, direction: _, good, level } => {
                self.levels[good.index()] = *level;
                let Phase::UsingOffices { used, .. } = &mut self.phase else { panic!("offices are used in phase 4") };
                used.push(*office);
            }
            Event::WarehouseSold { seat, city, goods, proceeds } => {
                self.sell_from_warehouse(*seat, city, *goods, *proceeds);
                self.done(Done::WarehouseSelling);
            }
            Event::SpecialSalePlayed { seat, city, good, proceeds } => {
                self.sell_from_warehouse(*seat, city, Goods::only(*good, 1), *proceeds);
                self.use_card(*seat, Influence::SpecialSale);
            }
            Event::WagonsArrived { wagons: _, arrivals } => {
                self.arrivals = *arrivals;
                self.done(Done::Arrivals);
            }
            Event::SaleWithBonusPlayed { seat, wagon } => {
                self.use_card(*seat, Influence::SaleWithBonus);
                self.wagons[index(*wagon)].bonus_for.insert(*seat);
            }
            Event::WagonSold { wagon, city: _, sales } => {
                for Sale { seat, goods, price, bonus } in sales {
                    self.receive(*seat, price + bonus);
                    self.supply = self.supply + *goods;
                }
                self.wagons[index(*wagon)].loads = PerSeat::from_fn(self.seats(), |_| Goods::NONE);
                self.done(Done::Sales(index(*wagon) + 1));
            }
            Event::BonusMarkersMoved { bonuses } => {
                let steps = &self.map.board.bonus_steps;
                let step = |bonus: &u32| steps.iter().position(|step| step == bonus).and_then(|step| u8::try_from(step).ok());
                self.bonus = bonuses.iter().map(|bonus| step(bonus).expect("markers stand on steps")).collect();
                for wagon in &mut self.wagons {
                    (wagon.arrived, wagon.bonus_for) = (false, SeatSet::EMPTY);
                }
                self.done(Done::BonusMarkers);
            }
            _other => unreachable!("the caller has sorted the events"),
        }
    }

    fn sell_from_warehouse(&mut self, seat: Seat, city: &str, goods: Goods, proceeds: u32) {
        self.take_from_warehouse(seat, self.map.place(city).index(), goods);
        self.supply = self.supply + goods;
        self.receive(seat, proceeds);
    }

    fn settle(&mut self, event: &Event) {
        match event {
            Event::UpkeepPaid { seat, amount } => {
                self.pay(*seat, *amount);
                self.done(Done::Upkeep(*seat));
            }
            Event::UpkeepMissed { seat, money: _, rank, amount } => {
                self.players[*seat].rank = *rank;
                self.pay(*seat, *amount);
                self.done(Done::UpkeepMissed(*seat));
            }
            Event::CreditTaken { seat, amount } => {
                self.players[*seat].credits += 1;
                self.receive(*seat, *amount);
                self.done(Done::Upkeep(*seat));
            }
            Event::CreditRepaid { seat, amount } => {
                self.players[*seat].credits -= 1;
                self.pay(*seat, *amount);
            }
            Event::StatusPurchased { seat, levels: _, cards, price, rank } => {
                (0..*cards).for_each(|_| self.use_card(*seat, Influence::SocialClimbing));
                self.pay(*seat, *price);
                self.players[*seat].rank = *rank;
                self.done(Done::Rise(*seat));
            }
            Event::GameEnded { reason, standings } => {
                self.phase = Phase::Over { reason: *reason, standings: standings.clone() };
            }
            _other => unreachable!("the caller has sorted the events"),
        }
    }
}
