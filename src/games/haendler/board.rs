//! The board as data: cities, road spaces, tracks; and the board as a map on which wagons find
//! their way.
//!
//! The rulebooks do not list what is printed on the board. The two boards here are
//! **reconstructions** that fit everything the rulebooks say; they are not the printed board.
//! Players who have that one can enter it as an option of the table.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::goods::Good;
use kontor_rules::Texts;

/// Where the boards that can be named come from.
pub const BOARD_SOURCE: Texts = Texts::new(
    "A reconstruction that fits the rulebooks, not the printed board; the option `board` takes another one as data.",
    "Eine Nachbildung, die zu den Spielregeln passt, nicht der gedruckte Spielplan; die Option `board` nimmt einen anderen als Daten.",
    "Une reconstitution conforme aux règles du jeu, pas le plateau imprimé ; l’option `board` en prend un autre sous forme de données.",
);

/// A whole board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = HaendlerBoard)]
pub struct Board {
    /// The cities, in an order that courier starts follow.
    #[schema(min_items = 4, max_items = 8)]
    pub cities: Vec<City>,
    /// Ids of the road spaces. An id of a space or city has 1 to 24 characters, and at most 24 bytes
    /// as JSON writes it: letters outside of English take two to four, a quotation mark two.
    #[schema(max_items = 60)]
    pub spaces: Vec<String>,
    /// Which places lie side by side; each pair is named once.
    #[schema(max_items = 99)]
    pub roads: Vec<Road>,
    /// The price track, the bottom first.
    #[schema(min_items = 2, max_items = 9)]
    pub prices: Vec<PriceLevel>,
    /// The bonus track of each city, from 0.
    #[schema(min_items = 2, max_items = 11)]
    pub bonus_steps: Vec<u32>,
    /// The status track, the lowest rank first.
    #[schema(min_items = 2, max_items = 15)]
    pub ranks: Vec<Rank>,
    /// What a level of status costs, by the number of arrivals from 0 to 8.
    #[schema(min_items = 9, max_items = 9)]
    pub level_prices: Vec<u32>,
    /// The cities where wagons 1, 2 and 3 begin, unless the table says otherwise.
    #[schema(min_items = 3, max_items = 3)]
    pub wagon_starts: Vec<String>,
    /// The city near which the courier begins, unless the table says otherwise.
    pub courier_city: String,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = HaendlerCity)]
pub struct City {
    /// What actions and events call it: at most 24 bytes, as ids of road spaces.
    #[schema(max_length = 24)]
    pub id: String,
    /// What people call it.
    #[schema(max_length = 24)]
    pub name: String,
    /// The three kinds of goods that it produces.
    #[schema(min_items = 3, max_items = 3)]
    pub goods: Vec<Good>,
    /// The space two spaces out where the courier begins if it begins near this city.
    pub courier_start: String,
}

/// Two places side by side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = HaendlerRoad)]
pub struct Road {
    /// A city or road space.
    pub from: String,
    /// A city or road space.
    pub to: String,
}

/// A level of the price track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = HaendlerPriceLevel)]
pub struct PriceLevel {
    /// What a good costs.
    pub buy: u32,
    /// What a delivered good brings.
    pub sell: u32,
}

/// A rank of the status track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = HaendlerRank)]
pub struct Rank {
    /// What people call it.
    #[schema(max_length = 24)]
    pub name: String,
    /// What it costs in each round.
    pub upkeep: u32,
}

/// The cities of the reconstruction round their ring; neighbours share two of their goods, cities
/// opposite none.
const CITIES: [(&str, &str, [Good; 3]); 6] = [
    ("paris", "Paris", [Good::Wine, Good::Food, Good::Cloth]),
    ("bruegge", "Brügge", [Good::Food, Good::Cloth, Good::Iron]),
    ("koeln", "Köln", [Good::Cloth, Good::Iron, Good::Salt]),
    ("wien", "Wien", [Good::Iron, Good::Salt, Good::Silk]),
    ("genua", "Genua", [Good::Salt, Good::Silk, Good::Wine]),
    ("genf", "Genf", [Good::Silk, Good::Wine, Good::Food]),
];
/// Buying and selling prices. The selling prices and the ends are the rulebook's, the inner buying
/// prices a reconstruction.
const PRICES: [(u32, u32); 5] = [(100, 600), (200, 700), (200, 800), (300, 900), (400, 1_000)];
/// The steps of the bonus tracks: 0, 200 and 500 are the rulebook's.
const BONUS_STEPS: [u32; 6] = [0, 100, 200, 300, 400, 500];
/// Ranks and upkeep: a reconstruction but for the two ends and the amounts 1300 and 1600.
const RANKS: [(&str, u32); 9] = [
    ("Krämer", 0),
    ("Händler", 100),
    ("Kaufmann", 300),
    ("Großkaufmann", 500),
    ("Handelsherr", 700),
    ("Zunftmeister", 1_000),
    ("Patrizier", 1_300),
    ("Schöffe", 1_600),
    ("Ratsherr", 2_000),
];
/// Prices of a level: a reconstruction.
const LEVEL_PRICES: [u32; 9] = [800, 900, 1_000, 1_100, 1_200, 1_400, 1_600, 1_800, 2_000];

/// The reconstructed board: a ring of junctions, each with a spur of two spaces to its city, and
/// between neighbouring junctions one plain space, or none on the short one.
pub fn reconstructed(short: bool) -> Board {
    let ids: Vec<&str> = CITIES.iter().map(|(id, _, _)| *id).collect();
    let (mut spaces, mut roads) = (Vec::new(), Vec::new());
    let mut road =
        |from: &str, to: &str| roads.push(Road { from: from.to_owned(), to: to.to_owned() });
    for (number, id) in ids.iter().enumerate() {
        let (first, second, junction) =
            (format!("{id}_1"), format!("{id}_2"), format!("{id}_junction"));
        let next = ids[(number + 1) % ids.len()];
        let next_junction = format!("{next}_junction");
        road(id, &first);
        road(&first, &second);
        road(&second, &junction);
        spaces.extend([first, second, junction.clone()]);
        if short {
            road(&junction, &next_junction);
        } else {
            let between = format!("{id}_{next}");
            road(&junction, &between);
            road(&between, &next_junction);
            spaces.push(between);
        }
    }
    let city = |(id, name, goods): &(&str, &str, [Good; 3])| City {
        id: (*id).to_owned(),
        name: (*name).to_owned(),
        goods: goods.to_vec(),
        courier_start: format!("{id}_2"),
    };
    Board {
        cities: CITIES.iter().map(city).collect(),
        spaces,
        roads,
        prices: PRICES.iter().map(|(buy, sell)| PriceLevel { buy: *buy, sell: *sell }).collect(),
        bonus_steps: BONUS_STEPS.to_vec(),
        ranks: RANKS
            .iter()
            .map(|(name, upkeep)| Rank { name: (*name).to_owned(), upkeep: *upkeep })
            .collect(),
        level_prices: LEVEL_PRICES.to_vec(),
        wagon_starts: ["paris", "koeln", "genua"].map(str::to_owned).to_vec(),
        courier_city: "bruegge".to_owned(),
    }
}

/// A city or road space: cities come first, in the order of the board, then spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place(pub u8);

impl Place {
    /// Its place in lists that have one entry per place.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A board on which one finds the way.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// What is printed.
    pub board: Board,
    neighbours: Vec<Vec<Place>>,
}

impl Map {
    /// The map of a board that has been checked, or nothing if its roads lead to unknown places.
    pub fn new(board: Board) -> Option<Self> {
        let ids: Vec<String> = ids(&board).map(str::to_owned).collect();
        let find =
            |id: &str| Some(Place(u8::try_from(ids.iter().position(|other| other == id)?).ok()?));
        let mut neighbours = vec![Vec::new(); ids.len()];
        for road in &board.roads {
            let (from, to) = (find(&road.from)?, find(&road.to)?);
            neighbours[from.index()].push(to);
            neighbours[to.index()].push(from);
        }
        neighbours.iter_mut().for_each(|around| around.sort());
        Some(Map { board, neighbours })
    }

    /// All cities.
    pub fn cities(&self) -> impl Iterator<Item = Place> + use<> {
        (0..byte(self.board.cities.len())).map(Place)
    }

    /// All road spaces.
    pub fn spaces(&self) -> impl Iterator<Item = Place> + use<> {
        (byte(self.board.cities.len())..byte(self.neighbours.len())).map(Place)
    }

    /// Whether a place is a city.
    pub fn is_city(&self, place: Place) -> bool {
        place.index() < self.board.cities.len()
    }

    /// What lies beside a place.
    pub fn neighbours(&self, place: Place) -> &[Place] {
        &self.neighbours[place.index()]
    }

    /// What actions and events call a place.
    pub fn id(&self, place: Place) -> String {
        let Board { cities, spaces, .. } = &self.board;
        let id = if self.is_city(place) {
            &cities[place.index()].id
        } else {
            &spaces[place.index() - cities.len()]
        };
        id.clone()
    }

    /// The place with this id.
    pub fn find(&self, id: &str) -> Option<Place> {
        ids(&self.board).position(|other| other == id).map(|index| Place(byte(index)))
    }

    /// The place with an id that stands on the board.
    pub fn place(&self, id: &str) -> Place {
        self.find(id).expect("events name places of the board")
    }

    /// Whether a city produces a kind of goods («Phase 1»).
    pub fn produces(&self, city: Place, good: Good) -> bool {
        self.board.cities[city.index()].goods.contains(&good)
    }

    /// The top of the price track.
    pub fn price_top(&self) -> u8 {
        byte(self.board.prices.len() - 1)
    }

    /// The top of the status track.
    pub fn rank_top(&self) -> u8 {
        byte(self.board.ranks.len() - 1)
    }

    /// Upkeep of a rank («Phase 6»).
    pub fn upkeep(&self, rank: u8) -> u32 {
        self.board.ranks[usize::from(rank)].upkeep
    }
}

/// The ids of all places, cities first.
pub fn ids(board: &Board) -> impl Iterator<Item = &str> {
    board.cities.iter().map(|city| city.id.as_str()).chain(board.spaces.iter().map(String::as_str))
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("boards are small")
}
