//! What the events of phases 1 and 2 change: purchases, bids, bargains, loads.

use super::super::{
    cards::Influence,
    goods::{Good, Goods},
    phase::{Bargain, Done, Offer, Phase, Request},
    state::{State, index},
    step::LoadingRight,
};
use kontor_rules::{Hidden, Seat};

impl State {
    pub(super) fn purchase(&mut self, seat: Seat, good: Good, city: &str, price: u32) {
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
    pub(super) fn bid(&mut self, seat: Seat, amount: u32) {
        self.pay(seat, amount);
        let Phase::Bidding { bids, .. } = &mut self.phase else {
            panic!("bids are made in phase 2")
        };
        bids[seat] = Some(Hidden::new(amount));
    }

    pub(super) fn reveal_bids(&mut self, wagon: u8, bids: &[u32], master: Seat) {
        let others = Seat::all(self.seats()).filter(|seat| *seat != master);
        others.for_each(|seat| self.receive(seat, bids[seat.index()]));
        self.wagons[index(wagon)].master = Some(master);
        self.done(Done::Bids(index(wagon)));
    }

    pub(super) fn bargain(&mut self, seat: Seat) -> &mut Bargain {
        let Phase::Bargaining { bargains, .. } = &mut self.phase else {
            panic!("there is bargaining")
        };
        &mut bargains[seat]
    }

    pub(super) fn offer(&mut self, seat: Seat, fee_for_one: Option<u32>, fee_for_two: Option<u32>) {
        let bargain = self.bargain(seat);
        bargain.offer = Some(Offer { fee_for_one, fee_for_two });
        bargain.passed = false;
        bargain.offers += 1;
    }

    pub(super) fn request(&mut self, seat: Seat, goods: Goods, fee: u32) {
        self.pay(seat, fee);
        let bargain = self.bargain(seat);
        bargain.request = Some(Request { goods, fee });
        bargain.requests += 1;
    }

    /// A request is open no more, and its fee goes back into the sack.
    pub(super) fn drop_request(&mut self, seat: Seat) {
        if let Some(Request { goods: _, fee }) = self.bargain(seat).request.take() {
            self.receive(seat, fee);
        }
    }

    pub(super) fn close_bargaining(&mut self) {
        for seat in Seat::all(self.seats()) {
            self.drop_request(seat);
            self.bargain(seat).offer = None;
        }
        let Phase::Bargaining { closed, .. } = &mut self.phase else {
            panic!("what is open is closed")
        };
        *closed = true;
    }

    pub(super) fn load(
        &mut self,
        wagon: u8,
        seat: Seat,
        goods: Goods,
        right: LoadingRight,
        fee: u32,
    ) {
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
        // Whatever the right, nothing that was open stays so: it may have been for goods that are
        // gone.
        if matches!(self.phase, Phase::Bargaining { .. }) {
            self.drop_request(seat);
            self.bargain(seat).offer = None;
            self.bargain(seat).loaded = true;
        }
    }
}
