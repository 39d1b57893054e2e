//! Whether a board that a player entered can be played on. Each refusal points at what is wrong.

use super::{
    board::{Board, City, Map, Place, Road, ids},
    components::{ARRIVALS_TRACK_MAX, COIN, MOVED_SPACES_MAX, START_BONUS, WAGONS},
    goods::Good,
    refusals::board::{
        BOARD_AMOUNT, BOARD_BONUS, BOARD_CITIES_TOUCH, BOARD_CITY_GOODS, BOARD_CITY_UNREACHABLE,
        BOARD_CITY_WITHOUT_ROAD, BOARD_COURIER_START, BOARD_DEAD_END, BOARD_FORK,
        BOARD_GOOD_UNMADE, BOARD_ID_BYTES, BOARD_NAME, BOARD_NO_CITY_AHEAD, BOARD_PLACE_UNKNOWN,
        BOARD_PRICES, BOARD_RANKS, BOARD_ROAD, BOARD_SIZE, BOARD_WAYS,
    },
};
use kontor_rules::{Refusal, RefusalKind};

/// Longest id or name.
pub const NAME_LENGTH_MAX: usize = 24;
/// Most bytes of an id on a board of a new table, as JSON writes it. Replies name places many times,
/// so letters of several bytes would make them long. Boards of earlier tables have longer ones.
pub const ID_BYTES_MAX: usize = 24;
/// Highest amount on a board.
const AMOUNT_MAX: u32 = 10_000;
/// Most roads at a place.
const ROADS_MAX: usize = 8;
/// Most ways that a wagon can go in one move from one place, if nothing stands on the road. It
/// keeps the list of routes short.
const WAYS_MAX: u64 = 256;
/// Kinds of goods that a city produces («Phase 1»).
const GOODS_OF_A_CITY: usize = 3;

/// Refuses a board with the first fault that is found.
pub fn inspect(board: &Board) -> Result<(), Refusal> {
    inspect_sizes(board)?;
    inspect_names(board)?;
    inspect_tracks(board)?;
    inspect_goods(board)?;
    inspect_roads(board)?;
    let map = Map::new(board.clone()).expect("all roads lead to known places");
    inspect_network(&map)?;
    inspect_ways(&map)?;
    inspect_reach(&map)?;
    inspect_starts(&map)
}

/// Refuses a board that games have, but that a new table cannot get any more.
pub fn inspect_new(board: &Board) -> Result<(), Refusal> {
    let too_long = ids_by_part(board).find(|(_, id)| json_bytes(id) > ID_BYTES_MAX);
    let Some((part, id)) = too_long else { return Ok(()) };
    let number = |bytes: usize| i64::try_from(bytes).expect("ids are short");
    Err(at_fault(&BOARD_ID_BYTES, &part)
        .with("name", id.as_str())
        .with("count", number(json_bytes(id)))
        .with("most", number(ID_BYTES_MAX)))
}

/// How many bytes a text takes in JSON, between its quotation marks.
fn json_bytes(text: &str) -> usize {
    text.len() + text.matches(['"', '\\']).count()
}

/// The ids of all places, each with the part of the board that has it.
fn ids_by_part(board: &Board) -> impl Iterator<Item = (String, &String)> {
    let of_cities = board
        .cities
        .iter()
        .enumerate()
        .map(|(index, city)| (format!("cities/{index}/id"), &city.id));
    let of_spaces =
        board.spaces.iter().enumerate().map(|(index, id)| (format!("spaces/{index}"), id));
    of_cities.chain(of_spaces)
}

/// A refusal that points at a part of the board: `roads/3/to`.
fn at_fault(kind: &'static RefusalKind, part: &str) -> Refusal {
    Refusal::new(kind).at(format!("board/layout/{part}"))
}

/// The part of the board that describes a place.
fn part_of(map: &Map, place: Place) -> String {
    let cities = map.board.cities.len();
    let index = place.index();
    if index < cities { format!("cities/{index}") } else { format!("spaces/{}", index - cities) }
}

/// A name as a refusal repeats it: a wrong one may be of any length.
fn short(name: &str) -> String {
    name.chars().take(NAME_LENGTH_MAX).collect()
}

fn inspect_sizes(board: &Board) -> Result<(), Refusal> {
    let tracks = usize::try_from(ARRIVALS_TRACK_MAX).expect("the track is short") + 1;
    let sizes = [
        ("cities", board.cities.len(), 4, 8),
        ("spaces", board.spaces.len(), 1, 60),
        ("roads", board.roads.len(), 1, 99),
        ("prices", board.prices.len(), 2, 9),
        ("bonus_steps", board.bonus_steps.len(), 2, 11),
        ("ranks", board.ranks.len(), 2, 15),
        ("level_prices", board.level_prices.len(), tracks, tracks),
        ("wagon_starts", board.wagon_starts.len(), WAGONS, WAGONS),
    ];
    for (part, count, min, max) in sizes {
        if !(min..=max).contains(&count) {
            let number = |count: usize| i64::try_from(count).expect("bodies of requests are small");
            let refusal =
                at_fault(&BOARD_SIZE, part).with("what", part).with("count", number(count));
            return Err(refusal.with("min", number(min)).with("max", number(max)));
        }
    }
    Ok(())
}

fn inspect_names(board: &Board) -> Result<(), Refusal> {
    let ids: Vec<(String, &String)> = ids_by_part(board).collect();
    let cities = board.cities.iter().enumerate();
    let city_names = cities.map(|(index, city)| (format!("cities/{index}/name"), &city.name));
    let rank_names = board
        .ranks
        .iter()
        .enumerate()
        .map(|(index, rank)| (format!("ranks/{index}/name"), &rank.name));
    let is_wrong =
        |(_, name): &(String, &String)| name.is_empty() || name.chars().count() > NAME_LENGTH_MAX;
    let doubled =
        (1..ids.len()).find(|place| ids[..*place].iter().any(|(_, id)| id == &ids[*place].1));
    let wrong = ids.iter().cloned().chain(city_names).chain(rank_names).find(is_wrong);
    let Some((part, name)) = wrong.or_else(|| doubled.map(|place| ids[place].clone())) else {
        return Ok(());
    };
    let most = i64::try_from(NAME_LENGTH_MAX).expect("names are short");
    Err(at_fault(&BOARD_NAME, &part).with("name", short(name).as_str()).with("most", most))
}

fn inspect_tracks(board: &Board) -> Result<(), Refusal> {
    inspect_amounts(board)?;
    let falls = board
        .prices
        .windows(2)
        .position(|pair| pair[0].sell >= pair[1].sell || pair[0].buy > pair[1].buy);
    if let Some(below) = falls {
        return Err(at_fault(&BOARD_PRICES, &format!("prices/{}", below + 1))
            .with("level", number(below + 1)));
    }
    let rises = board.bonus_steps.windows(2).all(|pair| pair[0] < pair[1]);
    if !rises || board.bonus_steps[0] != 0 || !board.bonus_steps.contains(&START_BONUS) {
        return Err(at_fault(&BOARD_BONUS, "bonus_steps"));
    }
    let falls = board
        .ranks
        .windows(2)
        .position(|pair| pair[0].upkeep > pair[1].upkeep)
        .map(|below| below + 1);
    let fault = if board.ranks[0].upkeep == 0 { falls } else { Some(0) };
    fault.map_or(Ok(()), |rank| {
        Err(at_fault(&BOARD_RANKS, &format!("ranks/{rank}/upkeep")).with("rank", number(rank)))
    })
}

fn inspect_amounts(board: &Board) -> Result<(), Refusal> {
    let levels = board.prices.iter().enumerate();
    let prices = levels.flat_map(|(index, level)| {
        [
            (format!("prices/{index}/buy"), "prices", level.buy),
            (format!("prices/{index}/sell"), "prices", level.sell),
        ]
    });
    let steps = board.bonus_steps.iter().enumerate();
    let bonuses =
        steps.map(|(index, amount)| (format!("bonus_steps/{index}"), "bonus_steps", *amount));
    let ranks = board.ranks.iter().enumerate();
    let upkeeps =
        ranks.map(|(index, rank)| (format!("ranks/{index}/upkeep"), "ranks", rank.upkeep));
    let arrivals = board.level_prices.iter().enumerate();
    let levels =
        arrivals.map(|(index, amount)| (format!("level_prices/{index}"), "level_prices", *amount));
    let is_wrong =
        |(_, _, amount): &(String, &str, u32)| amount % COIN != 0 || *amount > AMOUNT_MAX;
    let Some((part, what, amount)) =
        prices.chain(bonuses).chain(upkeeps).chain(levels).find(is_wrong)
    else {
        return Ok(());
    };
    Err(at_fault(&BOARD_AMOUNT, &part)
        .with("what", what)
        .with("amount", amount)
        .with("most", AMOUNT_MAX))
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("tracks are short")
}

fn inspect_goods(board: &Board) -> Result<(), Refusal> {
    let is_wrong = |city: &City| {
        let goods = &city.goods;
        goods.len() != GOODS_OF_A_CITY
            || goods.iter().enumerate().any(|(place, good)| goods[..place].contains(good))
    };
    if let Some(place) = board.cities.iter().position(is_wrong) {
        let city = board.cities[place].id.as_str();
        return Err(
            at_fault(&BOARD_CITY_GOODS, &format!("cities/{place}/goods")).with("city", city)
        );
    }
    let is_made = |good: &Good| board.cities.iter().any(|city| city.goods.contains(good));
    let unmade = Good::ALL.into_iter().find(|good| !is_made(good));
    unmade
        .map_or(Ok(()), |good| Err(at_fault(&BOARD_GOOD_UNMADE, "cities").with("good", good.id())))
}

fn inspect_roads(board: &Board) -> Result<(), Refusal> {
    let is_known = |id: &str| ids(board).any(|other| other == id);
    let is_city = |id: &str| board.cities.iter().any(|city| city.id == id);
    for (place, road) in board.roads.iter().enumerate() {
        if let Some((end, unknown)) =
            [("from", &road.from), ("to", &road.to)].into_iter().find(|(_, id)| !is_known(id))
        {
            let refusal = at_fault(&BOARD_PLACE_UNKNOWN, &format!("roads/{place}/{end}"));
            return Err(refusal.with("what", "roads").with("place", short(unknown).as_str()));
        }
        let same = |other: &Road| {
            (other.from == road.from && other.to == road.to)
                || (other.from == road.to && other.to == road.from)
        };
        let both = |kind: &'static RefusalKind| {
            let refusal = at_fault(kind, &format!("roads/{place}"));
            Err(refusal.with("from", road.from.as_str()).with("to", road.to.as_str()))
        };
        if road.from == road.to || board.roads[..place].iter().any(same) {
            return both(&BOARD_ROAD);
        }
        if is_city(&road.from) && is_city(&road.to) {
            return both(&BOARD_CITIES_TOUCH);
        }
    }
    Ok(())
}

fn inspect_network(map: &Map) -> Result<(), Refusal> {
    for place in map.cities().chain(map.spaces()) {
        let (roads, id, part) = (map.neighbours(place).len(), map.id(place), part_of(map, place));
        if roads == 0 && map.is_city(place) {
            return Err(at_fault(&BOARD_CITY_WITHOUT_ROAD, &part).with("city", id.as_str()));
        }
        if roads < 2 && !map.is_city(place) {
            return Err(at_fault(&BOARD_DEAD_END, &part).with("place", id.as_str()));
        }
        if roads > ROADS_MAX {
            return Err(at_fault(&BOARD_FORK, &part)
                .with("place", id.as_str())
                .with("most", number(ROADS_MAX)));
        }
    }
    Ok(())
}

/// A wagon that has stepped from one place to another.
type Heading = (Place, Place);

fn headings_out_of(map: &Map, from: Place) -> impl Iterator<Item = Heading> {
    map.neighbours(from).iter().map(move |next| (from, *next))
}

/// Counts the ways of a move step by step: so many as all steps on have together with a point less.
fn inspect_ways(map: &Map) -> Result<(), Refusal> {
    let headings: Vec<Heading> =
        map.cities().chain(map.spaces()).flat_map(|from| headings_out_of(map, from)).collect();
    let mut ways = vec![1; headings.len()];
    for _ in 1..MOVED_SPACES_MAX {
        let with_a_point_less = |heading: Heading| {
            let place = headings.iter().position(|other| *other == heading);
            ways[place.expect("all headings are listed")]
        };
        let onward = |(from, at): &Heading| match map.is_city(*at) {
            true => 1,
            false => headings_out_of(map, *at)
                .filter(|(_, next)| next != from)
                .map(with_a_point_less)
                .sum::<u64>(),
        };
        ways = headings.iter().map(onward).collect();
    }
    // A wagon in a city faces all roads; on the road there is one road less to go.
    for place in map.cities().chain(map.spaces()) {
        let count: u64 = headings
            .iter()
            .zip(&ways)
            .filter(|((from, _), _)| *from == place)
            .map(|(_, ways)| ways)
            .sum();
        if count > WAYS_MAX {
            return Err(at_fault(&BOARD_WAYS, &part_of(map, place))
                .with("place", map.id(place).as_str())
                .with("most", i64::try_from(WAYS_MAX).expect("it is a small number")));
        }
    }
    Ok(())
}

/// Everything a wagon can come to without turning back; in cities it turns round if `through`, or
/// else stays.
fn ahead(map: &Map, start: Vec<Heading>, through: bool) -> Vec<Heading> {
    let mut reached = start;
    let mut next = 0;
    while let Some((from, at)) = reached.get(next).copied() {
        next += 1;
        if map.is_city(at) && !through {
            continue;
        }
        for onward in map.neighbours(at).iter().filter(|onward| map.is_city(at) || **onward != from)
        {
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
                let refusal = at_fault(&BOARD_NO_CITY_AHEAD, &part_of(map, place));
                return Err(refusal
                    .with("from", map.id(*from).as_str())
                    .with("place", map.id(place).as_str()));
            }
        }
    }
    for city in map.cities() {
        let out = map.neighbours(city).iter().map(|next| (city, *next)).collect();
        let reached = ahead(map, out, true);
        if let Some(other) =
            map.cities().find(|other| *other != city && !reached.iter().any(|(_, at)| at == other))
        {
            let refusal = at_fault(&BOARD_CITY_UNREACHABLE, &part_of(map, other));
            return Err(refusal
                .with("from", map.id(city).as_str())
                .with("to", map.id(other).as_str()));
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
            !map.is_city(place)
                && !beside.contains(&place)
                && map.neighbours(place).iter().any(|next| beside.contains(next))
        };
        if !map.find(start).is_some_and(is_two_out) {
            let refusal =
                at_fault(&BOARD_COURIER_START, &format!("{}/courier_start", part_of(map, city)));
            return Err(refusal
                .with("place", short(start).as_str())
                .with("city", map.id(city).as_str()));
        }
    }
    let is_city = |id: &String| map.find(id).is_some_and(|place| map.is_city(place));
    let unknown = |part: &str, what: &str, id: &str| {
        Err(at_fault(&BOARD_PLACE_UNKNOWN, part)
            .with("what", what)
            .with("place", short(id).as_str()))
    };
    let starts = &board.wagon_starts;
    for (place, id) in starts.iter().enumerate() {
        let part = format!("wagon_starts/{place}");
        if !is_city(id) || starts[..place].contains(id) {
            return unknown(&part, "wagon_starts", id);
        }
    }
    if !is_city(&board.courier_city) {
        return unknown("courier_city", "courier_city", &board.courier_city);
    }
    Ok(())
}
