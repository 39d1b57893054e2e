//! What is in the box: wares, cards, tables and limits, each with the rulebook section that states
//! it. No behaviour.
//!
//! The rulebook tells the cards only in outline; their exact number, the names of the wares, the
//! deck sizes and the spaces with prizes are those printed on the 1995 edition.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::Texts;

/// The edition whose material and rulebook this is.
pub const EDITION: &str = "Amigo 1995";
/// Rounds in a game («Aim of the Game»).
pub const ROUNDS: u8 = 3;
/// Most cards a player can buy in a round («Restricted Warehouse Capacity»).
pub const WAREHOUSE_CAPACITY: usize = 5;
/// Most cards that can be turned up in a turn («The First Game Round»).
pub const LOT_MAX: usize = 3;
/// The smallest bid, in florins («Restricted Warehouse Capacity», example).
pub const SMALLEST_BID: u32 = 1;
/// The highest space of an account; the lowest is 0 («Aim of the Game»: eight spaces).
pub const HIGHEST_SPACE: u8 = 7;
/// What the highest and the second highest position of an account are awarded («Scoring the First
/// Round»).
pub const ACCOUNT_AWARDS: [u32; 2] = [10, 5];
/// The values of each ware's cards.
pub const WARE_VALUES: [u8; 7] = [0, 1, 2, 3, 4, 5, 5];
/// The value of the one neutral card («Aim of the Game»).
pub const NEUTRAL_VALUE: u8 = 10;
/// All cards of the box.
pub const CARDS: usize = Ware::ALL.len() * WARE_VALUES.len() + 1;

/// A kind of goods; each has an account in the middle of the board.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[schema(as = MediciWare)]
pub enum Ware {
    /// Metals.
    Metals,
    /// Spices.
    Spices,
    /// Porcelain.
    Porcelain,
    /// Cloth.
    Cloth,
    /// Dyes.
    Dyes,
}

impl Ware {
    /// All wares, in the order in which their accounts are scored.
    pub const ALL: [Ware; 5] =
        [Ware::Metals, Ware::Spices, Ware::Porcelain, Ware::Cloth, Ware::Dyes];

    /// The ware's place in lists that have one entry per ware.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name to show to people.
    pub fn names(self) -> Texts {
        match self {
            Ware::Metals => Texts::new("Metals", "Metalle", "Métaux"),
            Ware::Spices => Texts::new("Spices", "Gewürze", "Épices"),
            Ware::Porcelain => Texts::new("Porcelain", "Porzellan", "Porcelaine"),
            Ware::Cloth => Texts::new("Cloth", "Stoffe", "Étoffes"),
            Ware::Dyes => Texts::new("Dyes", "Farben", "Teintures"),
        }
    }
}

/// A ware card. Cards of the same ware and value are alike.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[schema(as = MediciCard)]
pub struct Card {
    /// The card's ware; `null` for the neutral card, which belongs to no account.
    #[schema(required = true)]
    pub ware: Option<Ware>,
    /// What the card adds to the value of a warehouse.
    #[schema(maximum = 10)]
    pub value: u8,
}

/// The 36 cards of the box, sorted.
pub fn all_cards() -> Vec<Card> {
    let wares = Ware::ALL
        .iter()
        .flat_map(|ware| WARE_VALUES.map(|value| Card { ware: Some(*ware), value }));
    let mut cards: Vec<Card> = wares.chain([Card { ware: None, value: NEUTRAL_VALUE }]).collect();
    cards.sort();
    cards
}

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Number of players.
    pub seats: u8,
    /// Cards in the deck of a round.
    pub deck_size: usize,
    /// Florins each player begins with.
    pub start_wealth: u32,
    /// Florins for the most valuable warehouse, the second most valuable and so on; places beyond
    /// get nothing.
    pub proceeds: &'static [u32],
}

/// The tables by number of players («Aim of the Game», «Scoring the First Round»).
///
/// For six players the rulebook prints 10 for the third place as well as for the fourth; other
/// prints of the game have 15 for the third. The rulebook's figure is kept.
pub const TABLES: [Table; 4] = [
    Table { seats: 3, deck_size: 18, start_wealth: 40, proceeds: &[30, 15, 0] },
    Table { seats: 4, deck_size: 24, start_wealth: 40, proceeds: &[30, 20, 10, 0] },
    Table { seats: 5, deck_size: 30, start_wealth: 30, proceeds: &[30, 20, 10, 5, 0] },
    Table { seats: 6, deck_size: 36, start_wealth: 30, proceeds: &[30, 20, 10, 10, 5, 0] },
];

/// The figures for a number of players.
pub fn table_of(seats: u8) -> &'static Table {
    TABLES
        .iter()
        .find(|table| table.seats == seats)
        .expect("`check` lets three to six players sit down")
}

/// The monopoly prize printed on a space of an account («The Second and Third Game Rounds»).
pub fn prize_of(space: u8) -> u32 {
    match space {
        HIGHEST_SPACE => 20,
        6 => 10,
        _ => 0,
    }
}

/// The material as clients may want to draw it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MediciComponents)]
pub struct Components {
    /// The edition whose material and rulebook are followed.
    pub edition: String,
    /// Rounds in a game.
    pub rounds: u8,
    /// The wares in the order of their accounts.
    pub wares: Vec<WareInfo>,
    /// The cards of the box: each different card once, with its number.
    pub cards: Vec<CardInfo>,
    /// What depends on the number of players.
    pub tables: Vec<TableInfo>,
    /// Most cards in a warehouse.
    pub warehouse_capacity: u8,
    /// Most cards in a lot.
    pub lot_most: u8,
    /// The smallest bid, in florins.
    pub smallest_bid: u32,
    /// The spaces of an account, from the bottom up; the same in each.
    pub account_spaces: Vec<SpaceInfo>,
    /// Florins for the highest and the second highest position of an account.
    pub account_awards: Vec<u32>,
}

/// A ware.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MediciWareInfo)]
pub struct WareInfo {
    /// How the ware is called in cards, views and events.
    pub id: Ware,
    /// Its name for people, in English.
    pub name: String,
    /// Its name for people.
    pub names: Texts,
}

/// A card of the box.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MediciCardInfo)]
pub struct CardInfo {
    /// The card's ware; `null` for the neutral card.
    #[schema(required = true)]
    pub ware: Option<Ware>,
    /// What the card adds to the value of a warehouse.
    pub value: u8,
    /// How many of these cards there are.
    pub count: u8,
}

/// The figures for a number of players.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MediciTableInfo)]
pub struct TableInfo {
    /// Number of players.
    pub seats: u8,
    /// Cards in the deck of each round; the others are left out of the round, unseen.
    pub deck_size: u8,
    /// Florins each player begins with.
    pub start_wealth: u32,
    /// Florins for the warehouses by value, one figure per place, the most valuable first.
    pub proceeds: Vec<u32>,
}

/// A space of an account.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MediciSpaceInfo)]
pub struct SpaceInfo {
    /// Its number, 0 at the bottom.
    pub space: u8,
    /// Florins paid at each scoring to every player whose counter stands here; 0 on most spaces.
    pub prize: u32,
}

/// A number of cards as the contract writes it.
pub(super) fn count(cards: usize) -> u8 {
    u8::try_from(cards).expect("there are 36 cards")
}

/// All of the above as public data.
pub fn components() -> Components {
    let cards = all_cards();
    let mut kinds = cards.clone();
    kinds.dedup();
    Components {
        edition: EDITION.to_owned(),
        rounds: ROUNDS,
        wares: Ware::ALL
            .iter()
            .map(|ware| WareInfo {
                id: *ware,
                name: ware.names().en.to_owned(),
                names: ware.names(),
            })
            .collect(),
        cards: kinds
            .iter()
            .map(|kind| CardInfo {
                ware: kind.ware,
                value: kind.value,
                count: count(cards.iter().filter(|card| *card == kind).count()),
            })
            .collect(),
        tables: TABLES.iter().map(table_info).collect(),
        warehouse_capacity: count(WAREHOUSE_CAPACITY),
        lot_most: count(LOT_MAX),
        smallest_bid: SMALLEST_BID,
        account_spaces: (0..=HIGHEST_SPACE)
            .map(|space| SpaceInfo { space, prize: prize_of(space) })
            .collect(),
        account_awards: ACCOUNT_AWARDS.to_vec(),
    }
}

fn table_info(table: &Table) -> TableInfo {
    TableInfo {
        seats: table.seats,
        deck_size: count(table.deck_size),
        start_wealth: table.start_wealth,
        proceeds: table.proceeds.to_vec(),
    }
}
