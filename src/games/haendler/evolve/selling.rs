//! What the events of phases 4 to 6 change: prices, sales, bonus markers, upkeep, credits, ranks.

use super::super::{
    cards::{Ability, Influence},
    event::Event,
    goods::{Good, Goods, Sale},
    phase::{Done, Phase},
    prices::Wheel,
    state::{State, index},
};
use kontor_rules::{Hidden, PerSeat, Seat, SeatSet};

impl State {
    /// Makes an event of phases 4 to 6 true.
    pub(super) fn evolve_selling(&mut self, event: &Event) {
        match event {
            Event::WheelSet { seat, wheel } => self.set_wheel(*seat, *wheel),
            Event::WheelsRevealed { wheels: _, levels } => self.move_prices(levels),
            Event::OfficeUsed { seat: _, office, direction: _, good, level } => {
                self.use_office(*office, *good, *level)
            }
            Event::WarehouseSold { seat, city, goods, proceeds } => {
                self.sell_by_ability(*seat, city, *goods, *proceeds)
            }
            Event::SpecialSalePlayed { seat, city, good, proceeds } => {
                self.sell_specially(*seat, city, *good, *proceeds)
            }
            Event::WagonsArrived { wagons: _, arrivals } => self.count_arrivals(*arrivals),
            Event::SaleWithBonusPlayed { seat, wagon } => self.play_sale_with_bonus(*seat, *wagon),
            Event::WagonSold { wagon, city: _, sales } => self.sell_wagon(*wagon, sales),
            Event::BonusMarkersMoved { bonuses } => self.move_bonus_markers(bonuses),
            Event::UpkeepPaid { seat, amount } => self.pay_upkeep(*seat, *amount),
            Event::UpkeepMissed { seat, money: _, rank, amount } => {
                self.fall(*seat, *rank, *amount)
            }
            Event::CreditTaken { seat, amount } => self.take_credit(*seat, *amount),
            Event::CreditRepaid { seat, amount } => self.repay_credit(*seat, *amount),
            Event::StatusPurchased { seat, levels: _, cards, price, rank } => {
                self.rise(*seat, *cards, *price, *rank)
            }
            _ => unreachable!("other events are made true elsewhere"),
        }
    }

    fn set_wheel(&mut self, seat: Seat, wheel: Wheel) {
        let Phase::SettingWheels { wheels } = &mut self.phase else {
            panic!("wheels are set in phase 4")
        };
        wheels[seat] = Some(Hidden::new(wheel));
    }

    fn move_prices(&mut self, levels: &[u8]) {
        self.levels.copy_from_slice(levels);
        self.done(Done::Wheels);
    }

    fn use_office(&mut self, office: Ability, good: Good, level: u8) {
        self.levels[good.index()] = level;
        let Phase::UsingOffices { used, .. } = &mut self.phase else {
            panic!("offices are used in phase 4")
        };
        used.push(office);
    }

    fn sell_by_ability(&mut self, seat: Seat, city: &str, goods: Goods, proceeds: u32) {
        self.sell_from_warehouse(seat, city, goods, proceeds);
        self.done(Done::WarehouseSelling);
    }

    fn sell_specially(&mut self, seat: Seat, city: &str, good: Good, proceeds: u32) {
        self.sell_from_warehouse(seat, city, Goods::only(good, 1), proceeds);
        self.use_card(seat, Influence::SpecialSale);
    }

    fn count_arrivals(&mut self, arrivals: u32) {
        self.arrivals = arrivals;
        self.done(Done::Arrivals);
    }

    fn sell_from_warehouse(&mut self, seat: Seat, city: &str, goods: Goods, proceeds: u32) {
        self.take_from_warehouse(seat, self.map.place(city).index(), goods);
        self.supply = self.supply + goods;
        self.earn(seat, proceeds);
    }

    fn play_sale_with_bonus(&mut self, seat: Seat, wagon: u8) {
        self.use_card(seat, Influence::SaleWithBonus);
        self.wagons[index(wagon)].bonus_for.insert(seat);
    }

    fn sell_wagon(&mut self, wagon: u8, sales: &[Sale]) {
        for Sale { seat, goods, price, bonus } in sales {
            self.earn(*seat, price + bonus);
            self.supply = self.supply + *goods;
        }
        self.wagons[index(wagon)].loads = PerSeat::from_fn(self.seats(), |_| Goods::NONE);
        self.done(Done::Sales(index(wagon) + 1));
    }

    fn move_bonus_markers(&mut self, bonuses: &[u32]) {
        let steps = &self.map.board.bonus_steps;
        let step = |bonus: &u32| {
            steps.iter().position(|step| step == bonus).and_then(|step| u8::try_from(step).ok())
        };
        self.bonus =
            bonuses.iter().map(|bonus| step(bonus).expect("markers stand on steps")).collect();
        for wagon in &mut self.wagons {
            (wagon.arrived, wagon.bonus_for) = (false, SeatSet::EMPTY);
        }
        self.done(Done::BonusMarkers);
    }

    fn pay_upkeep(&mut self, seat: Seat, amount: u32) {
        self.pay(seat, amount);
        self.done(Done::Upkeep(seat));
    }

    fn fall(&mut self, seat: Seat, rank: u8, amount: u32) {
        self.players[seat].rank = rank;
        self.pay(seat, amount);
        self.done(Done::UpkeepMissed(seat));
    }

    fn take_credit(&mut self, seat: Seat, amount: u32) {
        self.players[seat].credits += 1;
        self.earn(seat, amount);
        self.done(Done::Upkeep(seat));
    }

    fn repay_credit(&mut self, seat: Seat, amount: u32) {
        self.players[seat].credits -= 1;
        self.pay(seat, amount);
    }

    fn rise(&mut self, seat: Seat, cards: u8, price: u32, rank: u8) {
        (0..cards).for_each(|_| self.use_card(seat, Influence::SocialClimbing));
        self.pay(seat, price);
        self.players[seat].rank = rank;
        self.done(Done::Rise(seat));
    }
}
