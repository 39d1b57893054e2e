//! «Phase 3»: a turn of movement. Own Broken Axles stay or go; then tile, driver points and courier
//! in any order, each influence card at once.

use kontor_rules::{Refusal, Seat, Table};

use super::super::{
    action::Action,
    board::Place,
    choice::{Choice, CourierSpace, Route},
    components::WAGONS,
    event::Event,
    game::Haendler,
    inspection::NAME_LENGTH_MAX,
    phase::{Phase, Turn},
    refusals::{
        AXLE_NOT_THERE, CARD_NOT_HELD, COURIER_OUT_OF_REACH, DRIVER_POINTS_SHORT,
        ROUTE_NOT_POSSIBLE, TILE_NOT_READY, TILE_STILL_MOVES, WAGON_STANDS,
    },
    roads::{Way, courier_reach, routes},
    state::{State, number},
    step::PassReason,
};
use super::pledges;

/// The decision which of the own Broken Axles come off.
pub const REMOVING: &str = "haendler.removing_broken_axle";
/// The decision which influence card to pick.
pub const PICKING: &str = "haendler.picking_influence";
/// The decision what to move.
pub const MOVING: &str = "haendler.moving";

/// What a turn waits for.
enum Awaited {
    Axles,
    Card,
    Move,
}

fn awaited(state: &State, turn: &Turn) -> Option<Awaited> {
    if !turn.axles_decided && !wagons_with_own_axles(state, turn).is_empty() {
        return Some(Awaited::Axles);
    }
    if turn.picking {
        return Some(Awaited::Card);
    }
    let is_anything_left =
        !turn.tile_turned || can_drive(state, turn) || !courier_spaces(state, turn).is_empty();
    is_anything_left.then_some(Awaited::Move)
}

fn turn(state: &State) -> &Turn {
    let Phase::Moving { turn } = &state.phase else { panic!("a player moves") };
    turn
}

/// The player whose turn it is is asked, as long as anything is left to do.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let turn = turn(state);
    let awaited = if turn.seat == seat { awaited(state, turn) } else { None };
    awaited.map(|awaited| match awaited {
        Awaited::Axles => REMOVING,
        Awaited::Card => PICKING,
        Awaited::Move => MOVING,
    })
}

fn wagons_with_own_axles(state: &State, turn: &Turn) -> Vec<u8> {
    (0..WAGONS)
        .filter(|wagon| state.wagons[*wagon].axles.contains(&turn.seat))
        .map(number)
        .collect()
}

/// Whether a wagon may be moved in this turn at all.
fn is_movable(state: &State, turn: &Turn, wagon: usize) -> bool {
    !turn.moved[wagon] && !state.wagons[wagon].arrived && state.wagons[wagon].axles.is_empty()
}

fn movable(state: &State, turn: &Turn) -> impl Iterator<Item = usize> {
    (0..WAGONS).filter(move |wagon| is_movable(state, turn, *wagon))
}

fn can_drive(state: &State, turn: &Turn) -> bool {
    turn.driver_points > 0
        && movable(state, turn).any(|wagon| !routes(state, wagon, turn.driver_points).is_empty())
}

/// Whether a tile alone moves any wagon.
fn moves_any(state: &State, turn: &Turn, tile: u8) -> bool {
    movable(state, turn).any(|wagon| !routes(state, wagon, tile).is_empty())
}

/// The tiles that may be turned over now: one in a turn.
fn ready_tiles<'a>(state: &'a State, turn: &Turn) -> &'a [u8] {
    if turn.tile_turned { &[] } else { &state.players[turn.seat].tiles }
}

fn courier_spaces(state: &State, turn: &Turn) -> Vec<Place> {
    if turn.courier_moved {
        return Vec::new();
    }
    let points =
        state.players[turn.seat].abilities.iter().map(|ability| ability.courier_points()).sum();
    courier_reach(&state.map, state.courier, points)
}

/// What the player may do.
pub fn choices(state: &State, _: Seat) -> Vec<Choice> {
    let turn = turn(state);
    match awaited(state, turn) {
        None => Vec::new(),
        Some(Awaited::Axles) => removals(state, turn),
        Some(Awaited::Card) => vec![Choice::PickInfluence { pile: *state.pile.reveal() }],
        Some(Awaited::Move) => moves(state, turn),
    }
}

fn removals(state: &State, turn: &Turn) -> Vec<Choice> {
    let pass = pledges::against_own_axle(state, turn).is_none().then_some(Choice::Pass {});
    pass.into_iter()
        .chain([Choice::RemoveBrokenAxle { wagons: wagons_with_own_axles(state, turn) }])
        .collect()
}

fn moves(state: &State, turn: &Turn) -> Vec<Choice> {
    let owed = pledges::owed_move(state, turn);
    let mut choices = Vec::new();
    if turn.tile_turned {
        choices.push(Choice::EndTurn {});
    }
    let tiles = ready_tiles(state, turn);
    for tile in tiles.iter().map(|tile| Some(*tile)).chain([None]) {
        let fewest = u8::from(tile.is_none());
        for driver_points in fewest..=turn.driver_points {
            let points = tile.unwrap_or(0) + driver_points;
            for wagon in movable(state, turn) {
                let is_open =
                    |way: &&Way| owed.as_ref().is_none_or(|owed| owed.is_kept_by(wagon, tile, way));
                let routes: Vec<Route> = routes(state, wagon, points)
                    .iter()
                    .filter(is_open)
                    .map(|way| route(state, way))
                    .collect();
                if !routes.is_empty() {
                    choices.push(Choice::MoveWagon {
                        wagon: number(wagon),
                        tile,
                        driver_points,
                        routes,
                        moves: None,
                    });
                }
            }
        }
    }
    let idle: Vec<u8> =
        tiles.iter().copied().filter(|tile| !moves_any(state, turn, *tile)).collect();
    if !idle.is_empty() && owed.is_none() {
        choices.push(Choice::SpendTile { tiles: idle });
    }
    let space = |place: &Place| CourierSpace {
        space: state.map.id(*place),
        influence_card: state.wagons.iter().any(|wagon| wagon.at == *place)
            && state.pile_size() > 0,
    };
    let spaces: Vec<CourierSpace> = courier_spaces(state, turn).iter().map(space).collect();
    if !spaces.is_empty() {
        choices.push(Choice::MoveCourier { spaces });
    }
    choices
}

fn route(state: &State, way: &[Place]) -> Route {
    let end = *way.last().expect("a way is a space long");
    Route {
        places: way.iter().map(|place| state.map.id(*place)).collect(),
        arrives: state.map.is_city(end),
        influence_card: state.courier == end && state.pile_size() > 0,
    }
}

/// Carries out what the player decided.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let state = table.state();
    let turn = turn(state);
    let event = match awaited(state, turn).expect("the player is asked") {
        Awaited::Axles => axle_removed(state, turn, action)?,
        Awaited::Card => card_picked(state, turn, action)?,
        Awaited::Move => went_on(state, turn, action)?,
    };
    carry_out(table, seat, event);
    Ok(())
}

/// Whether all see what a choice leaves, so that it is taken without asking where that is one
/// action. What lies in the pile only the player sees who picks: that its cards are alike would
/// tell something.
pub fn all_see(state: &State, choice: &Choice) -> bool {
    match choice {
        Choice::SpendTile { .. } => state.takes_forced_steps(),
        Choice::PickInfluence { pile } => state.takes_every_forced_step() && pile.total() == 1,
        _other => state.takes_every_forced_step(),
    }
}

/// Makes a step of the turn happen, with what it causes: the end of a pledge, an influence card.
fn carry_out(table: &mut Table<'_, Haendler>, seat: Seat, event: Event) {
    let earns = matches!(
        event,
        Event::WagonMoved { influence_card: true, .. }
            | Event::CourierMoved { influence_card: true, .. }
    );
    let turns_tile =
        matches!(event, Event::WagonMoved { tile: Some(_), .. } | Event::TileSpent { .. });
    let state = table.state();
    let was_owed = pledges::owed_move(state, turn(state)).is_some();
    table.emit(event);
    if turns_tile {
        pledges::turn_tile(table, seat, was_owed);
    }
    if earns {
        let pile = *table.state().pile.reveal();
        table.emit(Event::InfluenceEarned { seat, pile });
    }
}

/// Nothing is left to do in the turn.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let seat = turn(table.state()).seat;
    table.emit(Event::TurnEnded { seat, reason: PassReason::NothingLeft });
}

fn axle_removed(state: &State, turn: &Turn, action: &Action) -> Result<Event, Refusal> {
    let seat = turn.seat;
    if *action == (Action::Pass {}) {
        let pledge = pledges::against_own_axle(state, turn).map(pledges::breach);
        return pledge.map_or(Ok(Event::Passed { seat, reason: PassReason::Chosen }), Err);
    }
    let Action::RemoveBrokenAxle { wagon } = *action else { return Err(Refusal::not_asked(seat)) };
    if !wagons_with_own_axles(state, turn).contains(&wagon) {
        return Err(Refusal::new(&AXLE_NOT_THERE).with("wagon", u32::from(wagon)).at("wagon"));
    }
    Ok(Event::BrokenAxleRemoved { seat, wagon })
}

fn card_picked(state: &State, turn: &Turn, action: &Action) -> Result<Event, Refusal> {
    let Action::PickInfluence { card } = *action else { return Err(Refusal::not_asked(turn.seat)) };
    if state.pile.reveal().of(card) == 0 {
        return Err(Refusal::new(&CARD_NOT_HELD).with("card", card.id()).at("card"));
    }
    Ok(Event::InfluencePicked { seat: turn.seat, card })
}

/// Tile, driver points and courier come in any order; the turn can be ended once the tile is turned
/// over.
fn went_on(state: &State, turn: &Turn, action: &Action) -> Result<Event, Refusal> {
    let seat = turn.seat;
    if let Action::MoveWagon { wagon, tile, driver_points, route } = action {
        return wagon_moved(state, turn, *wagon, *tile, *driver_points, route);
    }
    if let Action::MoveCourier { space } = action {
        return courier_moved(state, turn, space);
    }
    if let Action::SpendTile { tile } = *action {
        return tile_spent(state, turn, tile);
    }
    if *action == (Action::EndTurn {}) && turn.tile_turned {
        return Ok(Event::TurnEnded { seat, reason: PassReason::Chosen });
    }
    Err(Refusal::not_asked(seat))
}

fn tile_spent(state: &State, turn: &Turn, tile: u8) -> Result<Event, Refusal> {
    check_tile(state, turn, tile)?;
    if moves_any(state, turn, tile) {
        return Err(Refusal::new(&TILE_STILL_MOVES).with("tile", u32::from(tile)).at("tile"));
    }
    if let Some(owed) = pledges::owed_move(state, turn) {
        return Err(pledges::breach(owed.obligation).at("tile"));
    }
    Ok(Event::TileSpent { seat: turn.seat, tile })
}

fn check_tile(state: &State, turn: &Turn, tile: u8) -> Result<(), Refusal> {
    if ready_tiles(state, turn).contains(&tile) {
        return Ok(());
    }
    Err(Refusal::new(&TILE_NOT_READY).with("tile", u32::from(tile)).at("tile"))
}

fn wagon_moved(
    state: &State,
    turn: &Turn,
    wagon: u8,
    tile: Option<u8>,
    driver_points: u8,
    route: &[String],
) -> Result<Event, Refusal> {
    let stands = || Refusal::new(&WAGON_STANDS).with("wagon", u32::from(wagon)).at("wagon");
    let place = movable(state, turn).find(|place| number(*place) == wagon).ok_or_else(stands)?;
    if let Some(tile) = tile {
        check_tile(state, turn, tile)?;
    }
    if driver_points > turn.driver_points {
        let refusal =
            Refusal::new(&DRIVER_POINTS_SHORT).with("points", u32::from(turn.driver_points));
        return Err(refusal.at("driver_points"));
    }
    let points = tile.unwrap_or(0) + driver_points;
    // A route that is given can be of any length, a way cannot.
    let is_named = |(place, id): (&Place, &String)| state.map.find(id) == Some(*place);
    let is_meant = |way: &Way| way.len() == route.len() && way.iter().zip(route).all(is_named);
    let Some(way) = routes(state, place, points).into_iter().find(is_meant) else {
        let refusal = Refusal::new(&ROUTE_NOT_POSSIBLE)
            .with("wagon", u32::from(wagon))
            .with("points", u32::from(points));
        return Err(refusal.at("route"));
    };
    if let Some(owed) =
        pledges::owed_move(state, turn).filter(|owed| !owed.is_kept_by(place, tile, &way))
    {
        return Err(pledges::breach(owed.obligation).at("route"));
    }
    let end = *way.last().expect("a way is a space long");
    Ok(Event::WagonMoved {
        seat: turn.seat,
        wagon,
        tile,
        driver_points,
        route: route.to_vec(),
        arrived: state.map.is_city(end),
        influence_card: state.courier == end && state.pile_size() > 0,
    })
}

fn courier_moved(state: &State, turn: &Turn, space: &str) -> Result<Event, Refusal> {
    let target = state.map.find(space).filter(|place| courier_spaces(state, turn).contains(place));
    let Some(target) = target else {
        let space: String = space.chars().take(NAME_LENGTH_MAX).collect();
        return Err(Refusal::new(&COURIER_OUT_OF_REACH).with("space", space.as_str()).at("space"));
    };
    let influence_card =
        state.wagons.iter().any(|wagon| wagon.at == target) && state.pile_size() > 0;
    Ok(Event::CourierMoved { seat: turn.seat, space: space.to_owned(), influence_card })
}
