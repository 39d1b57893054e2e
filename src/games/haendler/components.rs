//! What is in the box beside the board: its numbers as constants, each with the section of the
//! English rulebook that states it, and all of the material as public data.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    board::{BOARD_SOURCE, Board, reconstructed},
    cards::{Ability, Influence},
    goods::Good,
    names::Names,
};
use kontor_rules::Texts;

/// The edition whose rulebooks are followed.
pub const EDITION: &str = "Queen Games 1999";
/// Players' purses at the beginning («Setting Up Shop»).
pub const START_MONEY: u32 = 5_000;
/// The smallest coin: everything is paid in multiples of it (components).
pub const COIN: u32 = 100;
/// Goods of each kind in the supply («Setting Up Shop»): of nine one stands on the price track.
pub const GOODS_OF_A_KIND: u8 = 8;
/// What a player pays for a pair of abilities («Setting Up Shop»).
pub const PAIR_PRICE: u32 = 1_000;
/// By how much a bid for an ability exceeds the one before («Setting Up Shop»).
pub const ABILITY_RAISE: u32 = 100;
/// Goods that may be purchased at a time («Phase 1»).
pub const PURCHASES_MAX: u8 = 3;
/// What goods cost together with Favourable Purchasing («Phase 1»).
pub const FAVOURABLE_PRICE: u32 = 100;
/// Wagons (components).
pub const WAGONS: usize = 3;
/// Goods of the Loading Master on a wagon («Phase 2»).
pub const MASTER_GOODS_MAX: u8 = 3;
/// Goods of any other player on a wagon («Phase 2»).
pub const LOADER_GOODS_MAX: u8 = 2;
/// Price for each good where loading has a fixed price («Lighter Variant»).
pub const FIXED_FEE: u32 = 200;
/// Offers to a player, and requests of a player, per wagon and round. A limit of this program.
pub const OFFERS_MAX: u8 = 10;
/// Proposals of a player in a round («Negotiation Variant»). A limit of this program.
pub const PROPOSALS_MAX: u8 = 20;
/// The longest route that a pledge can name: two moves by the highest tile. A limit of this
/// program.
pub const PLEDGED_SPACES_MAX: u8 = 2 * TILE_MAX;
/// The highest movement tile («Phase 3»); there is one of each number.
pub const TILE_MAX: u8 = 4;
/// The most driver points of a player: both drivers in one hand («Phase 3»).
pub const DRIVER_POINTS_MAX: u8 = 3;
/// The most spaces that a wagon goes in a move.
pub const MOVED_SPACES_MAX: usize = (TILE_MAX + DRIVER_POINTS_MAX) as usize;
/// Influence cards of each kind («Influence Cards»).
pub const INFLUENCE_OF_A_KIND: u8 = 3;
/// Goods that Warehouse Selling sells at most («Phase 4»).
pub const WAREHOUSE_SALE_MAX: u8 = 3;
/// What a good brings with a Special Sale («Influence Cards»).
pub const SPECIAL_SALE_PRICE: u32 = 800;
/// What a level costs with Social Climbing («Influence Cards»).
pub const SOCIAL_CLIMBING_PRICE: u32 = 1_200;
/// Levels that may be purchased in a round («Phase 6»).
pub const LEVELS_MAX: u8 = 2;
/// Credit cards (components).
pub const CREDITS: u8 = 10;
/// What a credit brings («Phase 6»).
pub const CREDIT: u32 = 2_000;
/// What it costs to repay one («Phase 6»).
pub const REPAYMENT: u32 = 2_500;
/// The last space of the arrival track («Game End»).
pub const ARRIVALS_TRACK_MAX: u32 = 8;
/// The marker of a city without a wagon begins here («Setting Up Shop»).
pub const START_BONUS: u32 = 200;
/// Rounds after which a game ends in any case. A limit of this program: wagons might circle for
/// ever.
pub const ROUNDS_MAX: u32 = 100;

/// Arrivals that end the game («Game End»).
pub fn arrivals_to_end(seats: u8) -> u32 {
    u32::from(seats) + 4
}

/// The material as clients may want to draw it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HaendlerComponents)]
pub struct Components {
    /// The edition whose rulebooks are followed.
    pub edition: String,
    /// The boards that a table can name. A table with a board of its own has that one in its
    /// options.
    pub boards: Vec<BoardInfo>,
    /// The kinds of goods.
    pub goods: Vec<GoodInfo>,
    /// The ability cards.
    pub abilities: Vec<AbilityInfo>,
    /// The pairs of abilities that are dealt where there is no auction.
    pub ability_pairs: Vec<Vec<Ability>>,
    /// The kinds of influence cards.
    pub influence_cards: Vec<InfluenceInfo>,
    /// The movement tiles that each player has.
    pub tiles: Vec<u8>,
    /// How many wagons there are; they are numbered from 1.
    pub wagons: u8,
    /// What each player begins with.
    pub start_money: u32,
    /// The smallest coin.
    pub coin: u32,
    /// How many credit cards there are.
    pub credits: u8,
    /// What a credit brings.
    pub credit: u32,
    /// What it costs to repay one.
    pub repayment: u32,
}

/// A board that a table can name.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HaendlerBoardInfo)]
pub struct BoardInfo {
    /// What the option `board` calls it.
    pub name: String,
    /// Whether it is a reconstruction and not the printed board.
    pub reconstructed: bool,
    /// Where it comes from, for people, in English.
    pub source: String,
    /// The same in every language.
    pub sources: Texts,
    /// For how many players it is suggested: with two there are fewer moves in a round, so the
    /// shorter roads keep the game as long as with more.
    #[schema(min_items = 1, max_items = 3)]
    pub suggested_for: Vec<u8>,
    /// The board.
    pub board: Board,
}

/// A kind of goods.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HaendlerGoodInfo)]
pub struct GoodInfo {
    /// What actions and events call it.
    pub id: Good,
    /// What people call it.
    pub names: Names,
    /// How many there are in the supply when the game begins.
    pub count: u8,
}

/// An ability card.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HaendlerAbilityInfo)]
pub struct AbilityInfo {
    /// What actions and events call it.
    pub id: Ability,
    /// What people call it.
    pub names: Names,
    /// The printed price, with which an auction begins.
    pub price: u32,
    /// The phase in which it is used.
    pub phase: u8,
}

/// A kind of influence cards.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HaendlerInfluenceInfo)]
pub struct InfluenceInfo {
    /// What actions and events call it.
    pub id: Influence,
    /// What people call it.
    pub names: Names,
    /// How many there are.
    pub count: u8,
    /// The phase in which it is played.
    pub phase: u8,
}

/// The boards that a table can name, with what people should know of them.
fn named_boards() -> Vec<BoardInfo> {
    let info = |name: &str, short, suggested_for: &[u8]| BoardInfo {
        name: name.to_owned(),
        reconstructed: true,
        source: BOARD_SOURCE.en.to_owned(),
        sources: BOARD_SOURCE,
        suggested_for: suggested_for.to_vec(),
        board: reconstructed(short),
    };
    vec![info("reconstructed", false, &[3, 4]), info("reconstructed-short", true, &[2])]
}

/// All of the above as public data.
pub fn components() -> Components {
    let good = |id: Good| GoodInfo { id, names: id.names(), count: GOODS_OF_A_KIND };
    let ability =
        |id: Ability| AbilityInfo { id, names: id.names(), price: id.price(), phase: id.phase() };
    let influence = |id: Influence| InfluenceInfo {
        id,
        names: id.names(),
        count: INFLUENCE_OF_A_KIND,
        phase: id.phase(),
    };
    Components {
        edition: EDITION.to_owned(),
        boards: named_boards(),
        goods: Good::ALL.into_iter().map(good).collect(),
        abilities: Ability::ALL.into_iter().map(ability).collect(),
        ability_pairs: Ability::PAIRS.iter().map(|pair| pair.to_vec()).collect(),
        influence_cards: Influence::ALL.into_iter().map(influence).collect(),
        tiles: (1..=TILE_MAX).collect(),
        wagons: u8::try_from(WAGONS).expect("there are three wagons"),
        start_money: START_MONEY,
        coin: COIN,
        credits: CREDITS,
        credit: CREDIT,
        repayment: REPAYMENT,
    }
}
