//! What the events of phase 3 change: Broken Axles, wagons, tiles, the courier.

use super::super::{
    cards::Influence,
    event::Event,
    phase::{Done, Phase, Turn},
    state::{State, index},
};
use kontor_rules::Seat;

impl State {
    /// Makes an event of phase 3 true.
    pub(super) fn evolve_moving(&mut self, event: &Event) {
        match event {
            Event::BrokenAxlePlayed { seat, wagon } => self.play_broken_axle(*seat, *wagon),
            Event::BrokenAxleRemoved { seat, wagon } => self.remove_broken_axle(*seat, *wagon),
            Event::WagonMoved {
                seat,
                wagon,
                tile,
                driver_points,
                route,
                arrived,
                influence_card: _,
            } => {
                self.spend_points(*seat, *tile, *driver_points);
                self.move_wagon(*wagon, route, *arrived);
            }
            Event::TileSpent { seat, tile } => self.turn_tile(*seat, Some(*tile)),
            Event::CourierMoved { seat: _, space, influence_card: _ } => self.move_courier(space),
            Event::InfluenceEarned { seat: _, pile: _ } => self.turn().picking = true,
            Event::InfluencePicked { seat, card } => self.pick_influence(*seat, *card),
            Event::TurnEnded { seat, reason: _ } => self.done(Done::Turn(*seat)),
            Event::BrokenAxlesCleared { count: _ } => self.clear_broken_axles(),
            _ => unreachable!("other events are made true elsewhere"),
        }
    }

    fn play_broken_axle(&mut self, seat: Seat, wagon: u8) {
        self.use_card(seat, Influence::BrokenAxle);
        self.wagons[index(wagon)].axles.push(seat);
    }

    fn remove_broken_axle(&mut self, seat: Seat, wagon: u8) {
        let axles = &mut self.wagons[index(wagon)].axles;
        let place = axles.iter().position(|owner| *owner == seat).expect("the card lies there");
        axles.remove(place);
    }

    fn clear_broken_axles(&mut self) {
        self.wagons.iter_mut().for_each(|wagon| wagon.axles.clear());
        self.done(Done::AxlesCleared);
    }

    pub(super) fn turn(&mut self) -> &mut Turn {
        let Phase::Moving { turn } = &mut self.phase else { panic!("wagons move in phase 3") };
        turn
    }

    fn turn_tile(&mut self, seat: Seat, tile: Option<u8>) {
        if let Some(tile) = tile {
            self.players[seat].tiles.retain(|other| *other != tile);
            self.turn().tile_turned = true;
        }
    }

    fn spend_points(&mut self, seat: Seat, tile: Option<u8>, driver_points: u8) {
        self.turn_tile(seat, tile);
        self.turn().driver_points -= driver_points;
    }

    /// A wagon that moves has no master any more; one that arrives faces all roads again.
    fn move_wagon(&mut self, wagon: u8, route: &[String], arrived: bool) {
        let places: Vec<_> = route.iter().map(|id| self.map.place(id)).collect();
        let (end, before) = places.split_last().expect("a move is a space long");
        self.turn().moved[index(wagon)] = true;
        let wagon = &mut self.wagons[index(wagon)];
        let from = before.last().copied().unwrap_or(wagon.at);
        (wagon.at, wagon.from, wagon.arrived) = (*end, (!arrived).then_some(from), arrived);
        wagon.master = None;
    }

    fn move_courier(&mut self, space: &str) {
        self.courier = self.map.place(space);
        self.turn().courier_moved = true;
    }
}
