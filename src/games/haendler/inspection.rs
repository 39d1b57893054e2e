//! Whether a board that somebody entered can be played on. Each refusal points at what is wrong.

use super::{
    board::{Board, City, Map, Place, ids},
    components::{ARRIVALS_TRACK_MOST, COIN, START_BONUS, WAGONS},
    goods::Good,
    refusals::{
        BOARD_AMOUNT, BOARD_BONUS, BOARD_CITIES_TOUCH, BOARD_CITY_GOODS, BOARD_CITY_UNREACHABLE, BOARD_CITY_WITHOUT_ROAD,
        BOARD_COURIER_START, BOARD_DEAD_END, BOARD_FORK, BOARD_GOOD_UNMADE, BOARD_NAME, BOARD_NO_CITY_AHEAD, BOARD_PLACE_UNKNOWN,
        BOARD_PRICES, BOARD_RANKS, BOARD_ROAD, BOARD_SIZE,
    },
};
use crate::rules::{Refusal, RefusalKind};

/// Longest id or name.
pub const NAME_LENGTH_MOST: usize = 24;
/// Highest amount on a board.
const AMOUNT_MOST: u32 = 10_000;
/// Most roads at a place: a fork offers two ways on («Phase 3»). It keeps the list of routes short, too.
const ROADS_MOST: usize = 3;

/// Refuses a board with the first fault that is found.
pub fn inspect(board: &Board) -> Result<(), Refusal> {
    inspect_sizes(board)?;
    inspect_names(board)?;
    inspect_tracks(board)?;
    inspect_goods(board)?;
    inspect_roads(board)?;
    let map = Map::new(board.clone()).expect("all roads lead to known places");
    inspect_network(&map)?;
    inspect_reach(&map)?;
    inspect_starts(&map)
}

fn at_fault(kind: &'static RefusalKind) -> Refusal {
    Refusal::new(kind).at("board")
}

/// A name as a refusal repeats it: a wrong one may be of any length.
fn short(name: &str) -> String {
    name.chars().take(NAME_LENGTH_MOST).collect()
}

fn inspect_sizes(board: &Board) -> Result<(), Refusal> {
    let tracks = usize::try_from(ARRIVALS_TRACK_MOST).expect("the track is short") + 1;
    let sizes = [
        ("cities", board.cities.len(), 4, 8),
        ("road spaces", board.spaces.len(), 1, 60),
        ("roads", board.roads.len(), 1, 99),
        ("price levels", board.prices.len(), 2, 9),
        ("bonus steps", board.bonus_steps.len(), 2, 11),
        ("ranks", board.ranks.len(), 2, 15),
        ("level prices", board.level_prices.len(), tracks, tracks),
        ("wagon starts", board.wagon_starts.len(), WAGONS, WAGONS),
    ];
    for (what, count, min, max) in sizes {
        if !(min..=max).contains(&count) {
            let number = |count: usize| i64::try_from(count).expect("bodies of requests are small");
            let refusal = at_fault(&BOARD_SIZE).with("what", what).with("count", number(count));
            return Err(refusal.with("min", number(min)).with("max", number(max)));
        }
    }
    Ok(())
}

fn inspect_names(board: &Board) -> Result<(), Refusal> {
    let all: Vec<&str> = ids(board).collect();
    let names = board.cities.iter().map(|city| city.name.as_str()).chain(board.ranks.iter().map(|rank| rank.name.as_str()));
    let is_wrong = |name: &&str| name.is_empty() || name.chars().count() > NAME_LENGTH_MOST;
    let doubled = all.iter().enumerate().find(|(place, id)| all[..*place].contains(id)).map(|(_, id)| *id);
    match all.iter().copied().chain(names).find(is_wrong).or(doubled) {
        Some(name) => Err(at_fault(&BOARD_NAME)
            .with("name", short(name).as_str())
            .with("most", i64::try_from(NAME_LENGTH_MOST).expect("names are short"))),
        None => Ok(()),
    }
}

fn inspect_tracks(board: &Board) -> Result<(), Refusal> {
    let prices = board.prices.iter().flat_map(|level| [("prices", level.buy), ("prices", level.sell)]);
    let bonuses = board.bonus_steps.iter().map(|amount| ("bonus steps", *amount));
    let upkeeps = board.ranks.iter().map(|rank| ("upkeeps", rank.upkeep));
    let levels = board.level_prices.iter().map(|amount| ("level prices", *amount));
    let is_wrong = |(_, amount): &(&str, u32)| amount % COIN != 0 || *amount > AMOUNT_MOST;
    if let Some((what, amount)) = prices.chain(bonuses).chain(upkeeps).chain(levels).find(is_wrong) {
        return Err(at_fault(&BOARD_AMOUNT).with("what", what).with("amount", amount).with("most", AMOUNT_MOST));
    }
    let falls = board.prices.windows(2).position(|pair| pair[0].sell >= pair[1].sell || pair[0].buy > pair[1].buy);
    if let Some(below) = falls {
        return Err(at_fault(&BOARD_PRICES).with("level", number(below + 1)));
    }
    let rises = board.bonus_steps.windows(2).all(|pair| pair[0] < pair[1]);
    if !rises || board.bonus_steps[0] != 0 || !board.bonus_steps.contains(&START_BONUS) {
        return Err(at_fault(&BOARD_BONUS));
    }
    let falls = board.ranks.windows(2).position(|pair| pair[0].upkeep > pair[1].upkeep).map(|below| below + 1);
    let fault = if board.ranks[0].upkeep == 0 { falls } else { Some(0) };
    fault.map_or(Ok(()), |rank| Err(at_fault(&BOARD_RANKS).with("rank", number(rank))))
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("tracks are short")
}

fn inspect_goods(board: &Board) -> Result<(), Refusal> {
    let is_wrong = |city: &&City| {
        let goods = &city.goods;
        goods.len() != 3 || goods.iter().enumerate().any(|(place, good)| goods[..place].contains(good))
    };
    if let Some(city) = board.cities.iter().find(is_wrong) {
        return Err(at_fault(&BOARD_CITY_GOODS).with("city", city.id.as_str()));
    }
    let is_made = |good: &Good| board.cities.iter().any(|city| city.goods.contains(good));
    let unmade = Good::ALL.into_iter().find(|good| !is_made(good));
    unmade.map_or(Ok(()), |good| Err(at_fault(&BOARD_GOOD_UNMADE).with("good", good.id())))
}

fn inspect_roads(board: &Board) -> Result<(), Refusal> {
    let is_known = |id: &str| ids(board).any(|other| other == id);
    let is_city = |id: &str| board.cities.iter().any(|city| city.id == id);
    for (place, road) in board.roads.iter().enumerate() {
        if let Some(unknown) = [&road.from, &road.to].into_iter().find(|id| !is_known(id)) {
            return Err(at_fault(&BOARD_PLACE_UNKNOWN).with("what", "A road").with("place", short(unknown).as_str()));
        }
        let same = |other: &super::board::Road| {
            (other.from == road.from && other.to == road.to) || (other.from == road.to && other.to == road.from)
        };
        let ends = |kind: &'static RefusalKind| Err(at_fault(kind).with("from", road.from.as_str()).with("to", road.to.as_str()));
        if road.from == road.to || board.roads[..place].iter().any(same) {
            return ends(&BOARD_ROAD);
        }
        if is_city(&road.from) && is_city(&road.to) {
            return ends(&BOARD_CITIES_TOUCH);
        }
    }
    Ok(())
}

fn inspect_network(map: &Map) -> Result<(), Refusal> {
    for place in map.cities().chain(map.spaces()) {
        let (roads, id) = (map.neighbours(place).len(), map.id(place));
        if roads == 0 && map.is_city(place) {
            return Err(at_fault(&BOARD_CITY_WITHOUT_ROAD).with("city", id.as_str()));
        }
        if roads < 2 && !map.is_city(place) {
            return Err(at_fault(&BOARD_DEAD_END).with("place", id.as_str()));
        }
        if roads > ROADS_MOST {
            return Err(at_fault(&BOARD_FORK).with("place", id.as_str()).with("most", number(ROADS_MOST)));
        }
    }
    Ok(())
}

/// A wagon that has stepped from one place to another.
type Heading = (Place, Place);

/// Everything a wagon can come to without turning back; in cities it turns round if `through`, or else stays.
fn ahead(map: &Map, start: Vec<Heading>, through: bool) -> Vec<Heading> {
    let mut reached = start;
    let mut next = 0;
    while let Some((from, at)) = reached.get(next).copied() {
        next += 1;
        if map.is_city(at) && !through {
            continue;
        }
        for onward in map.neighbours(at).iter().filter(|onward| map.is_city(at) || **onward != from) {
            if !reached.contains(&(at, *onward)) {
                reached.push((at, *onward));
            }
        }
    }
    reached
}

fn inspect_reach(map: &Map) -> Result<(), Refusal> {
    for place in map.spaces() {
        for from in map.neighbours(place) {
            if !ahead(map, vec![(*from, place)], false).iter().any(|(_, at)| map.is_city(*at)) {
                let (from, place) = (map.id(*from), map.id(place));
                return Err(at_fault(&BOARD_NO_CITY_AHEAD).with("from", from.as_str()).with("place", place.as_str()));
            }
        }
    }
    for city in map.cities() {
        let out = map.neighbours(city).iter().map(|next| (city, *next)).collect();
        let reached = ahead(map, out, true);
        if let Some(other) = map.cities().find(|other| *other != city && !reached.iter().any(|(_, at)| at == other)) {
            let (from, to) = (map.id(city), map.id(other));
            return Err(at_fault(&BOARD_CITY_UNREACHABLE).with("from", from.as_str()).with("to", to.as_str()));
        }
    }
    Ok(())
}

fn inspect_starts(map: &Map) -> Result<(), Refusal> {
    let board = &map.board;
    for city in map.cities() {
        let start = &board.cities[city.index()].courier_start;
        let is_two_out = |place: Place| {
            let beside = map.neighbours(city);
            !map.is_city(place) && !beside.contains(&place) && map.neighbours(place).iter().any(|next| beside.contains(next))
        };
        if !map.find(start).is_some_and(is_two_out) {
            let (place, city) = (short(start), map.id(city));
            return Err(at_fault(&BOARD_COURIER_START).with("place", place.as_str()).with("city", city.as_str()));
        }
    }
    let is_city = |id: &&String| map.find(id).is_some_and(|place| map.is_city(place));
    let unknown = |what: &str, id: &str| Err(at_fault(&BOARD_PLACE_UNKNOWN).with("what", what).with("place", short(id).as_str()));
    if let Some(id) = board.wagon_starts.iter().find(|id| !is_city(id)) {
        return unknown("A wagon start", id);
    }
    let starts = &board.wagon_starts;
    if let Some((_, id)) = starts.iter().enumerate().find(|(place, id)| starts[..*place].contains(id)) {
        return unknown("A second wagon start", id);
    }
    if !is_city(&&board.courier_city) {
        return unknown("The courier city", &board.courier_city);
    }
    Ok(())
}
