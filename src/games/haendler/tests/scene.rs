//! A small language for scenes: what is given, what players decide, what follows from it. Players
//! are called A to D.

use super::super::{
    Haendler, Options,
    action::Action,
    board::Place,
    cards::{Ability, Influence},
    choice::Choice,
    event::Event,
    goods::{Good, Goods},
    phase::Phase,
    state::{State, index},
    step::Step,
};
use kontor_rules::{Hidden, Refusal, Rules, ScriptedChance, Seat, fold, play};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub const PASS: Action = Action::Pass {};

pub fn goods<const KINDS: usize>(counts: [(Good, u8); KINDS]) -> Goods {
    counts.into_iter().fold(Goods::NONE, |all, (good, count)| all + Goods::only(good, count))
}

/// A scene: the table, and what the last decision led to.
pub struct Scene {
    pub state: State,
    result: Result<Vec<Event>, Refusal>,
}

/// The second round of a game; A is Starting player, nobody has abilities, goods or cards,
/// everybody 5000 guilders.
pub fn given(seats: u8) -> Scene {
    given_with(&Options::default(), seats)
}

/// The same with other options.
pub fn given_with(options: &Options, seats: u8) -> Scene {
    let mut state = Haendler::empty(options, seats, Haendler::VERSION);
    fold::<Haendler>(&mut state, &[Event::RoundBegan { round: 2, starting_player: A }]);
    Scene { state, result: Ok(Vec::new()) }
}

impl Scene {
    /// The same table once more, to see what else might be done there.
    pub fn of(scene: &Scene) -> Self {
        Scene { state: scene.state.clone(), result: Ok(Vec::new()) }
    }

    /// Anything else that is given.
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// A player has an ability.
    pub fn ability(self, seat: Seat, ability: Ability) -> Self {
        self.with(|state| state.players[seat].abilities.push(ability))
    }

    /// A player has so much money.
    pub fn money(self, seat: Seat, amount: u32) -> Self {
        self.with(|state| state.players[seat].money = Hidden::new(amount))
    }

    /// A player holds a card out of the pile.
    pub fn card(self, seat: Seat, card: Influence) -> Self {
        self.with(|state| {
            state.pile = Hidden::new(state.pile.reveal().without(card));
            state.players[seat].cards = Hidden::new(state.cards(seat).with(card));
        })
    }

    /// A player has goods of a kind out of the supply in a city.
    pub fn stock(self, seat: Seat, city: &str, good: Good, count: u8) -> Self {
        self.with(|state| {
            let city = state.map.place(city).index();
            let goods = Goods::only(good, count);
            state.supply = state.supply - goods;
            state.players[seat].warehouses[city] = state.players[seat].warehouses[city] + goods;
        })
    }

    /// A player has goods of a kind out of the supply on a wagon.
    pub fn load(self, wagon: u8, seat: Seat, good: Good, count: u8) -> Self {
        self.with(|state| {
            let goods = Goods::only(good, count);
            state.supply = state.supply - goods;
            let load = &mut state.wagons[index(wagon)].loads[seat];
            *load = *load + goods;
        })
    }

    /// A wagon stands on a road space, and came from another place.
    pub fn wagon(self, wagon: u8, at: &str, from: &str) -> Self {
        self.with(|state| {
            let (at, from) = (state.map.place(at), state.map.place(from));
            (state.wagons[index(wagon)].at, state.wagons[index(wagon)].from) = (at, Some(from));
        })
    }

    /// A wagon reached a city in this round.
    pub fn arrived(self, wagon: u8, city: &str) -> Self {
        self.with(|state| {
            let at = state.map.place(city);
            let wagon = &mut state.wagons[index(wagon)];
            (wagon.at, wagon.from, wagon.arrived) = (at, None, true);
        })
    }

    /// A wagon has a master.
    pub fn master(self, wagon: u8, seat: Seat) -> Self {
        self.with(|state| state.wagons[index(wagon)].master = Some(seat))
    }

    /// The courier stands there.
    pub fn courier(self, space: &str) -> Self {
        self.with(|state| state.courier = state.map.place(space))
    }

    /// Somebody has a rank.
    pub fn rank(self, seat: Seat, rank: u8) -> Self {
        self.with(|state| state.players[seat].rank = rank)
    }

    /// The step that begins.
    pub fn at(mut self, step: Step) -> Self {
        fold::<Haendler>(&mut self.state, &[Event::StepBegan { step }]);
        self
    }

    /// A player decides.
    pub fn when(mut self, seat: Seat, action: Action) -> Self {
        if let Err(refusal) = &self.result {
            panic!("the scene goes on after a refusal: {refusal}");
        }
        self.result = play::<Haendler>(&self.state, seat, &action, &mut ScriptedChance::new([]))
            .map(|played| {
                self.state = played.state;
                played.events
            });
        self
    }

    /// Everybody bids or sets wheels alike.
    pub fn when_all(self, action: impl Fn(Seat) -> Action) -> Self {
        Seat::all(self.state.seats()).fold(self, |scene, seat| scene.when(seat, action(seat)))
    }

    /// The rules said no, for this reason.
    pub fn then_refused(self, code: &str) -> Refusal {
        let refusal = self.result.expect_err("the action was accepted");
        assert_eq!(refusal.kind().code, code);
        refusal
    }

    /// What the last decision led to.
    pub fn events(&self) -> &[Event] {
        self.result.as_ref().unwrap_or_else(|refusal| panic!("refused: {refusal}"))
    }

    /// This happened, among other things.
    pub fn then_also(self, event: Event) -> Self {
        assert!(self.events().contains(&event), "{event:?} is not among {:#?}", self.events());
        self
    }

    /// Nothing of this sort happened.
    pub fn then_never(self, is_meant: impl Fn(&Event) -> bool) -> Self {
        assert!(!self.events().iter().any(is_meant), "{:#?}", self.events());
        self
    }

    /// The game waits for this player.
    pub fn then_asked(self, seat: Seat, kind: &str) -> Self {
        let dues = &Haendler::due(&self.state)[seat];
        assert!(dues.iter().any(|due| due.kind == kind), "{kind} is not among {dues:?}");
        self
    }

    /// Nobody has this decision.
    pub fn then_nobody_asked(self, kind: &str) -> Self {
        let due = Haendler::due(&self.state);
        assert!(!due.iter().any(|(_, dues)| dues.iter().any(|due| due.kind == kind)), "{due:?}");
        self
    }

    /// What a player may do.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        let due = Haendler::due(&self.state)[seat][0];
        Haendler::choices(&self.state, seat, &due)
    }

    /// The money of each player, without what is set aside.
    pub fn then_money<const SEATS: usize>(self, money: [u32; SEATS]) -> Self {
        let held: Vec<u32> =
            Seat::all(self.state.seats()).map(|seat| self.state.money(seat)).collect();
        assert_eq!(held, money);
        self
    }

    /// Where a wagon stands.
    pub fn place_of(&self, wagon: u8) -> String {
        let at: Place = self.state.wagons[index(wagon)].at;
        self.state.map.id(at)
    }

    /// Whether the game is in this phase.
    pub fn is_over(&self) -> bool {
        matches!(self.state.phase, Phase::Over { .. })
    }
}

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
