//! What scenes of Die Händler are given and what is said of them alone. Players are called A to D.

use super::super::{
    Haendler, Options,
    action::Action,
    cards::{Ability, Influence},
    event::Event,
    goods::{Good, Goods},
    state::{State, index},
    step::Step,
};
use kontor_rules::{Hidden, Rules, Seat};
pub use kontor_testing::{A, B, C, D};

/// A scene of Die Händler.
pub type Scene = kontor_testing::Scene<Haendler>;

pub const PASS: Action = Action::Pass {};

pub fn goods<const KINDS: usize>(counts: [(Good, u8); KINDS]) -> Goods {
    counts.into_iter().fold(Goods::NONE, |all, (good, count)| all + Goods::only(good, count))
}

/// The second round of a game; A is Starting player, no player has abilities, goods or cards,
/// everybody 5000 guilders.
pub fn given(seats: u8) -> Scene {
    given_with(&Options::default(), seats)
}

/// The same with other options.
pub fn given_with(options: &Options, seats: u8) -> Scene {
    let empty = Haendler::empty(options, seats, Haendler::VERSION);
    Scene::new(empty).happened([Event::RoundBegan { round: 2, starting_player: A }])
}

/// What is given and said in Die Händler alone.
pub trait HaendlerScene: Into<Scene> {
    /// A player has an ability.
    #[must_use]
    fn ability(self, seat: Seat, ability: Ability) -> Scene {
        self.into().with(|state| state.players[seat].abilities.push(ability))
    }

    /// A player has so much money.
    #[must_use]
    fn money(self, seat: Seat, amount: u32) -> Scene {
        self.into().with(|state| state.players[seat].money = Hidden::new(amount))
    }

    /// A player holds a card out of the pile.
    #[must_use]
    fn card(self, seat: Seat, card: Influence) -> Scene {
        self.into().with(|state| {
            state.pile = Hidden::new(state.pile.reveal().without(card));
            state.players[seat].cards = Hidden::new(state.cards(seat).with(card));
        })
    }

    /// A player has goods of a kind out of the supply in a city.
    #[must_use]
    fn stock(self, seat: Seat, city: &str, good: Good, count: u8) -> Scene {
        self.into().with(|state| {
            let city = state.map.place(city).index();
            let goods = Goods::only(good, count);
            state.supply = state.supply - goods;
            state.players[seat].warehouses[city] = state.players[seat].warehouses[city] + goods;
        })
    }

    /// A player has goods of a kind out of the supply on a wagon.
    #[must_use]
    fn load(self, wagon: u8, seat: Seat, good: Good, count: u8) -> Scene {
        self.into().with(|state| {
            let goods = Goods::only(good, count);
            state.supply = state.supply - goods;
            let load = &mut state.wagons[index(wagon)].loads[seat];
            *load = *load + goods;
        })
    }

    /// A wagon stands on a road space, and came from another place.
    #[must_use]
    fn wagon(self, wagon: u8, at: &str, from: &str) -> Scene {
        self.into().with(|state| {
            let (at, from) = (state.map.place(at), state.map.place(from));
            (state.wagons[index(wagon)].at, state.wagons[index(wagon)].from) = (at, Some(from));
        })
    }

    /// A wagon reached a city in this round.
    #[must_use]
    fn arrived(self, wagon: u8, city: &str) -> Scene {
        self.into().with(|state| {
            let at = state.map.place(city);
            let wagon = &mut state.wagons[index(wagon)];
            (wagon.at, wagon.from, wagon.arrived) = (at, None, true);
        })
    }

    /// A wagon has a master.
    #[must_use]
    fn master(self, wagon: u8, seat: Seat) -> Scene {
        self.into().with(|state| state.wagons[index(wagon)].master = Some(seat))
    }

    /// The courier stands there.
    #[must_use]
    fn courier(self, space: &str) -> Scene {
        self.into().with(|state| state.courier = state.map.place(space))
    }

    /// A player has a rank.
    #[must_use]
    fn rank(self, seat: Seat, rank: u8) -> Scene {
        self.into().with(|state| state.players[seat].rank = rank)
    }

    /// The step that begins.
    #[must_use]
    fn at(self, step: Step) -> Scene {
        self.into().happened([Event::StepBegan { step }])
    }

    /// The money of each player, without what is set aside.
    #[track_caller]
    fn then_money<const SEATS: usize>(self, money: [u32; SEATS]) -> Scene {
        let held = |state: &State| Seat::all(state.seats()).map(|seat| state.money(seat)).collect();
        self.into().then_state(held, money.to_vec())
    }

    /// Where a wagon stands.
    #[track_caller]
    fn then_wagon_at(self, wagon: u8, place: &str) -> Scene {
        self.into()
            .then_state(|state| state.map.id(state.wagons[index(wagon)].at), place.to_owned())
    }
}

impl HaendlerScene for Scene {}

/// A move by a tile alone.
pub fn drive(wagon: u8, tile: u8, route: &[&str]) -> Action {
    Action::MoveWagon {
        wagon,
        tile: Some(tile),
        driver_points: 0,
        route: route.iter().map(|id| (*id).to_owned()).collect(),
    }
}

/// A move by driver points alone.
pub fn drive_by_points(wagon: u8, driver_points: u8, route: &[&str]) -> Action {
    Action::MoveWagon {
        wagon,
        tile: None,
        driver_points,
        route: route.iter().map(|id| (*id).to_owned()).collect(),
    }
}
