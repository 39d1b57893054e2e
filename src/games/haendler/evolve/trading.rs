//! What the events of phases 1 and 2 change: purchases, bids, bargains, loads.

use super::super::{
    cards::Influence,
    event::Event,
    goods::{Good, Goods},
    phase::{Bargain, Done, Offer, Phase, Request},
    state::{State, index},
    step::LoadingRight,
};
use kontor_rules::{Hidden, Seat};

impl State {
    /// Makes an event of phases 1 and 2 true.
    pub(super) fn evolve_trading(&mut self, event: &Event) {
        match event {
            Event::GoodPurchased { seat, good, city, price } => {
                self.purchase(*seat, *good, city, *price)
            }
            Event::BidMade { seat, amount } => self.bid(*seat, *amount),
            Event::BidsRevealed { wagon, bids, master } => self.reveal_bids(*wagon, bids, *master),
            Event::GoodsLoaded { wagon, seat, goods, right, fee } => {
                self.load(*wagon, *seat, *goods, *right, *fee)
            }
            Event::OfferMade { seat, fee_for_one, fee_for_two } => {
                self.offer(*seat, *fee_for_one, *fee_for_two)
            }
            Event::OfferDeclined { seat } => self.bargain(*seat).offer = None,
            Event::RequestMade { seat, goods, fee } => self.request(*seat, *goods, *fee),
            Event::RequestWithdrawn { seat } | Event::RequestDeclined { seat } => {
                self.drop_request(*seat)
            }
            Event::BargainingClosed { wagon: _ } => self.close_bargaining(),
            Event::BargainingEnded { wagon } => self.done(Done::Loaded(index(*wagon))),
            _ => unreachable!("other events are made true elsewhere"),
        }
    }

    fn purchase(&mut self, seat: Seat, good: Good, city: &str, price: u32) {
        self.pay(seat, price);
        let goods = Goods::only(good, 1);
        self.supply = self.supply - goods;
        let city = self.map.place(city).index();
        let warehouse = &mut self.players[seat].warehouses[city];
        *warehouse = *warehouse + goods;
        let Phase::Purchasing { bought, .. } = &mut self.phase else {
            panic!("goods are purchased in phase 1")
        };
        *bought += 1;
    }

    /// A bid is drawn out of the sack at once.
    fn bid(&mut self, seat: Seat, amount: u32) {
        self.pay(seat, amount);
        let Phase::Bidding { bids, .. } = &mut self.phase else {
            panic!("bids are made in phase 2")
        };
        bids[seat] = Some(Hidden::new(amount));
    }

    fn reveal_bids(&mut self, wagon: u8, bids: &[u32], master: Seat) {
        let others = Seat::all(self.seats()).filter(|seat| *seat != master);
        others.for_each(|seat| self.receive(seat, bids[seat.index()]));
        self.wagons[index(wagon)].master = Some(master);
        self.done(Done::Bids(index(wagon)));
    }

    fn bargain(&mut self, seat: Seat) -> &mut Bargain {
        let Phase::Bargaining { bargains, .. } = &mut self.phase else {
            panic!("there is bargaining")
        };
        &mut bargains[seat]
    }

    fn offer(&mut self, seat: Seat, fee_for_one: Option<u32>, fee_for_two: Option<u32>) {
        let bargain = self.bargain(seat);
        bargain.offer = Some(Offer { fee_for_one, fee_for_two });
        bargain.passed = false;
        bargain.offers += 1;
    }

    fn request(&mut self, seat: Seat, goods: Goods, fee: u32) {
        self.pay(seat, fee);
        let bargain = self.bargain(seat);
        bargain.request = Some(Request { goods, fee });
        bargain.requests += 1;
    }

    /// A request is open no more, and its fee goes back into the sack.
    fn drop_request(&mut self, seat: Seat) {
        if let Some(Request { goods: _, fee }) = self.bargain(seat).request.take() {
            self.receive(seat, fee);
        }
    }

    fn close_bargaining(&mut self) {
        for seat in Seat::all(self.seats()) {
            self.drop_request(seat);
            self.bargain(seat).offer = None;
        }
        let Phase::Bargaining { closed, .. } = &mut self.phase else {
            panic!("what is open is closed")
        };
        *closed = true;
    }

    fn load(&mut self, wagon: u8, seat: Seat, goods: Goods, right: LoadingRight, fee: u32) {
        let wagon = index(wagon);
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
            LoadingRight::Pledge => {}
        }
        if let Some(master) = self.wagons[wagon].master {
            self.receive(master, fee);
        }
        if !matches!(self.phase, Phase::Bargaining { .. }) {
            return;
        }
        self.bargain(seat).loaded = true;
        let is_agreement = matches!(right, LoadingRight::Offer | LoadingRight::Request);
        if is_agreement || !self.keeps_bargains_open() {
            self.drop_request(seat);
            self.bargain(seat).offer = None;
        }
    }
}
