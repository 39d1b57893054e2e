//! What is in the box beside the board: goods, abilities, influence cards, tiles and credit, each with the section of the
//! English rulebook that states it.

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::board::Board;

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
/// Abilities of a player («Setting Up Shop»).
pub const ABILITIES_EACH: usize = 2;
/// Goods that may be purchased at a time («Phase 1»).
pub const PURCHASES_MOST: u8 = 3;
/// What goods cost together with Favourable Purchasing («Phase 1»).
pub const FAVOURABLE_PRICE: u32 = 100;
/// Wagons (components).
pub const WAGONS: usize = 3;
/// Goods of the Loading Master on a wagon («Phase 2»).
pub const MASTER_GOODS_MOST: u8 = 3;
/// Goods of any other player on a wagon («Phase 2»).
pub const LOADER_GOODS_MOST: u8 = 2;
/// Price for each good where loading has a fixed price («Lighter Variant»).
pub const FIXED_FEE: u32 = 200;
/// The highest fee that an offer or request can name. Nobody pays as much; it keeps the ranges finite.
pub const FEE_MOST: u32 = 5_000;
/// Offers to a player, and requests of a player, per wagon and round. A limit of this program.
pub const OFFERS_MOST: u8 = 10;
/// The highest movement tile («Phase 3»); there is one of each number.
pub const TILE_MOST: u8 = 4;
/// Influence cards of each kind («Influence Cards»).
pub const INFLUENCE_OF_A_KIND: u8 = 3;
/// Goods that Warehouse Selling sells at most («Phase 4»).
pub const WAREHOUSE_SALE_MOST: u8 = 3;
/// What a good brings with a Special Sale («Influence Cards»).
pub const SPECIAL_SALE_PRICE: u32 = 800;
/// What a level costs with Social Climbing («Influence Cards»).
pub const SOCIAL_CLIMBING_PRICE: u32 = 1_200;
/// Levels that may be purchased in a round («Phase 6»).
pub const LEVELS_MOST: u8 = 2;
/// Credit cards (components).
pub const CREDITS: u8 = 10;
/// What a credit brings («Phase 6»).
pub const CREDIT: u32 = 2_000;
/// What it costs to repay one («Phase 6»).
pub const REPAYMENT: u32 = 2_500;
/// The last space of the arrival track («Game End»).
pub const ARRIVALS_TRACK_MOST: u32 = 8;
/// The marker of a city without a wagon begins here («Setting Up Shop»).
pub const START_BONUS: u32 = 200;
/// Rounds after which a game ends in any case. A limit of this program: wagons might circle for ever.
pub const ROUNDS_MOST: u32 = 100;

/// Arrivals that end the game («Game End»).
pub fn arrivals_to_end(seats: u8) -> u32 {
    u32::from(seats) + 4
}

/// A kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerGood)]
pub enum Good {
    /// Tuche.
    Cloth,
    /// Wein.
    Wine,
    /// Salz.
    Salt,
    /// Nahrung.
    Food,
    /// Eisen.
    Iron,
    /// Seide.
    Silk,
}

impl Good {
    /// All kinds, in the order of the rulebook's list.
    pub const ALL: [Good; 6] = [Good::Cloth, Good::Wine, Good::Salt, Good::Food, Good::Iron, Good::Silk];

    /// The kind's place in lists that have one entry per kind.
    pub fn index(self) -> usize {
        self as usize
    }

    /// What actions and events call it.
    pub fn id(self) -> &'static str {
        match self {
            Good::Cloth => "cloth",
            Good::Wine => "wine",
            Good::Salt => "salt",
            Good::Food => "food",
            Good::Iron => "iron",
            Good::Silk => "silk",
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.id() == id)
    }

    fn names(self) -> Names {
        match self {
            Good::Cloth => names("Tuche", "Cloth", "Vêtement"),
            Good::Wine => names("Wein", "Wine", "Vin"),
            Good::Salt => names("Salz", "Salt", "Sel"),
            Good::Food => names("Nahrung", "Foodstuff", "Nourriture"),
            Good::Iron => names("Eisen", "Iron", "Fer"),
            Good::Silk => names("Seide", "Silk", "Soie"),
        }
    }
}

/// Goods, counted by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = HaendlerGoods)]
pub struct Goods {
    /// Tuche.
    pub cloth: u8,
    /// Wein.
    pub wine: u8,
    /// Salz.
    pub salt: u8,
    /// Nahrung.
    pub food: u8,
    /// Eisen.
    pub iron: u8,
    /// Seide.
    pub silk: u8,
}

impl Goods {
    /// No good at all.
    pub const NONE: Goods = Goods::each(0);

    /// So many of each kind.
    pub const fn each(count: u8) -> Self {
        Goods { cloth: count, wine: count, salt: count, food: count, iron: count, silk: count }
    }

    /// So many of one kind.
    pub fn only(good: Good, count: u8) -> Self {
        Goods::from_counts(Good::ALL.map(|other| if other == good { count } else { 0 }))
    }

    /// The counts in the order of [`Good::ALL`].
    pub const fn counts(self) -> [u8; 6] {
        [self.cloth, self.wine, self.salt, self.food, self.iron, self.silk]
    }

    /// Goods from counts in the order of [`Good::ALL`].
    pub const fn from_counts([cloth, wine, salt, food, iron, silk]: [u8; 6]) -> Self {
        Goods { cloth, wine, salt, food, iron, silk }
    }

    /// The count of a kind.
    pub fn of(self, good: Good) -> u8 {
        self.counts()[good.index()]
    }

    /// The count of all kinds.
    pub fn total(self) -> u8 {
        self.counts().iter().sum()
    }

    /// The kinds that are there, in order.
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |good| self.of(*good) > 0)
    }

    /// Whether `others` include these.
    pub fn lie_within(self, others: Goods) -> bool {
        Good::ALL.iter().all(|good| self.of(*good) <= others.of(*good))
    }

    /// All baskets of at least one and at most so many of these goods, fewer goods first.
    pub fn baskets(self, most: u8) -> Vec<Goods> {
        let mut baskets = vec![Goods::NONE];
        for good in self.kinds() {
            let counts = 0..=self.of(good).min(most);
            baskets = baskets.iter().flat_map(|basket| counts.clone().map(|count| *basket + Goods::only(good, count))).collect();
            baskets.retain(|basket| basket.total() <= most);
        }
        baskets.retain(|basket| basket.total() > 0);
        baskets.sort_by_key(|basket| (basket.total(), basket.counts()));
        baskets
    }

    /// As many of these as `others` have not, kind by kind.
    pub fn except(self, others: Goods) -> Goods {
        Goods::from_counts(Good::ALL.map(|good| self.of(good).saturating_sub(others.of(good))))
    }
}

impl Add for Goods {
    type Output = Goods;
    fn add(self, others: Goods) -> Goods {
        Goods::from_counts(Good::ALL.map(|good| self.of(good) + others.of(good)))
    }
}

impl Sub for Goods {
    type Output = Goods;
    fn sub(self, others: Goods) -> Goods {
        Goods::from_counts(Good::ALL.map(|good| self.of(good).checked_sub(others.of(good)).expect("goods are there")))
    }
}

/// A special ability, a red card («Quick Description of Special Abilities»).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerAbility)]
pub enum Ability {
    /// Günstiger Einkauf: all goods of a purchase cost 100 together.
    FavourablePurchasing,
    /// Wagnerei: one more movement point.
    Driver,
    /// Große Wagnerei: two more movement points.
    GreatDriver,
    /// Kurier: moves the courier one space.
    Courier,
    /// Express-Kurier: moves the courier up to two spaces.
    ExpressCourier,
    /// Kontor: moves a price by one level.
    Office,
    /// Großes Kontor: moves a price by one level, also between top and bottom.
    LargeOffice,
    /// Lagerverkauf: sells from one warehouse at the buying price.
    WarehouseSelling,
}

impl Ability {
    /// All abilities, by the phase in which they are used.
    pub const ALL: [Ability; 8] = [
        Ability::FavourablePurchasing,
        Ability::Driver,
        Ability::GreatDriver,
        Ability::Courier,
        Ability::ExpressCourier,
        Ability::Office,
        Ability::LargeOffice,
        Ability::WarehouseSelling,
    ];

    /// The pairs that are dealt to beginners («Setting Up Shop»).
    pub const PAIRS: [[Ability; ABILITIES_EACH]; 4] = [
        [Ability::ExpressCourier, Ability::WarehouseSelling],
        [Ability::LargeOffice, Ability::Driver],
        [Ability::GreatDriver, Ability::Courier],
        [Ability::FavourablePurchasing, Ability::Office],
    ];

    /// What actions and events call it.
    pub fn id(self) -> &'static str {
        match self {
            Ability::FavourablePurchasing => "favourable_purchasing",
            Ability::Driver => "driver",
            Ability::GreatDriver => "great_driver",
            Ability::Courier => "courier",
            Ability::ExpressCourier => "express_courier",
            Ability::Office => "office",
            Ability::LargeOffice => "large_office",
            Ability::WarehouseSelling => "warehouse_selling",
        }
    }

    /// The ability with this id.
    pub fn from_id(id: &str) -> Option<Ability> {
        Ability::ALL.into_iter().find(|ability| ability.id() == id)
    }

    /// The price printed on the card (French card texts).
    pub fn price(self) -> u32 {
        match self {
            Ability::Driver | Ability::WarehouseSelling => 200,
            Ability::Courier | Ability::Office => 400,
            Ability::FavourablePurchasing | Ability::GreatDriver => 600,
            Ability::ExpressCourier | Ability::LargeOffice => 800,
        }
    }

    fn phase(self) -> u8 {
        match self {
            Ability::FavourablePurchasing => 1,
            Ability::Driver | Ability::GreatDriver | Ability::Courier | Ability::ExpressCourier => 3,
            Ability::Office | Ability::LargeOffice | Ability::WarehouseSelling => 4,
        }
    }

    /// Movement points for wagons («Phase 3»).
    pub fn driver_points(self) -> u8 {
        match self {
            Ability::Driver => 1,
            Ability::GreatDriver => 2,
            Ability::FavourablePurchasing
            | Ability::Courier
            | Ability::ExpressCourier
            | Ability::Office
            | Ability::LargeOffice
            | Ability::WarehouseSelling => 0,
        }
    }

    /// Movement points for the courier («Phase 3»).
    pub fn courier_points(self) -> u8 {
        match self {
            Ability::Courier => 1,
            Ability::ExpressCourier => 2,
            Ability::FavourablePurchasing
            | Ability::Driver
            | Ability::GreatDriver
            | Ability::Office
            | Ability::LargeOffice
            | Ability::WarehouseSelling => 0,
        }
    }

    fn names(self) -> Names {
        match self {
            Ability::FavourablePurchasing => names("Günstiger Einkauf", "Favourable Purchasing", "Achat favorable"),
            Ability::Driver => names("Wagnerei", "Driver", "Cocher"),
            Ability::GreatDriver => names("Große Wagnerei", "Great Driver", "Maître Cocher"),
            Ability::Courier => names("Kurier", "Courier", "Messager"),
            Ability::ExpressCourier => names("Express-Kurier", "Express Courier", "Messager rapide"),
            Ability::Office => names("Kontor", "Office", "Comptoir"),
            Ability::LargeOffice => names("Großes Kontor", "Large Office", "Grand Comptoir"),
            Ability::WarehouseSelling => names("Lagerverkauf", "Warehouse Selling", "Ventes d'entrepôts"),
        }
    }
}

/// A kind of influence cards, the green ones («Influence Cards»).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerInfluence)]
pub enum Influence {
    /// Achsenbruch: stops a wagon.
    BrokenAxle,
    /// Kostenlose Zuladung: loads goods for free.
    FreeLoading,
    /// Sonder-Verkauf: sells a good out of a warehouse for 800.
    SpecialSale,
    /// Sozialer Aufstieg: a level for 1200.
    SocialClimbing,
    /// Verkauf mit Bonus: the bonus for goods that would get none.
    SaleWithBonus,
}

impl Influence {
    /// All kinds.
    pub const ALL: [Influence; 5] = [
        Influence::BrokenAxle,
        Influence::FreeLoading,
        Influence::SpecialSale,
        Influence::SocialClimbing,
        Influence::SaleWithBonus,
    ];

    /// The kind's place in lists that have one entry per kind.
    pub fn index(self) -> usize {
        self as usize
    }

    /// What actions and events call it.
    pub fn id(self) -> &'static str {
        match self {
            Influence::BrokenAxle => "broken_axle",
            Influence::FreeLoading => "free_loading",
            Influence::SpecialSale => "special_sale",
            Influence::SocialClimbing => "social_climbing",
            Influence::SaleWithBonus => "sale_with_bonus",
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Influence> {
        Influence::ALL.into_iter().find(|kind| kind.id() == id)
    }

    fn phase(self) -> u8 {
        match self {
            Influence::FreeLoading => 2,
            Influence::BrokenAxle => 3,
            Influence::SpecialSale => 4,
            Influence::SaleWithBonus => 5,
            Influence::SocialClimbing => 6,
        }
    }

    fn names(self) -> Names {
        match self {
            Influence::BrokenAxle => names("Achsenbruch", "Broken Axle", "Rupture d'essieu"),
            Influence::FreeLoading => names("Kostenlose Zuladung", "Free Loading", "Chargement gratuit"),
            Influence::SpecialSale => names("Sonder-Verkauf", "Special Sale", "Vente spéciale"),
            Influence::SocialClimbing => names("Sozialer Aufstieg", "Social Climbing", "Avancée sociale"),
            Influence::SaleWithBonus => names("Verkauf mit Bonus", "Sale with Bonus", "Vente avec bonus"),
        }
    }
}

/// Influence cards, counted by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = HaendlerInfluenceCards)]
pub struct InfluenceCards {
    /// Achsenbruch.
    pub broken_axle: u8,
    /// Kostenlose Zuladung.
    pub free_loading: u8,
    /// Sonder-Verkauf.
    pub special_sale: u8,
    /// Sozialer Aufstieg.
    pub social_climbing: u8,
    /// Verkauf mit Bonus.
    pub sale_with_bonus: u8,
}

impl InfluenceCards {
    /// No card at all.
    pub const NONE: InfluenceCards = InfluenceCards::from_counts([0; 5]);

    /// The counts in the order of [`Influence::ALL`].
    pub const fn counts(self) -> [u8; 5] {
        [self.broken_axle, self.free_loading, self.special_sale, self.social_climbing, self.sale_with_bonus]
    }

    /// Cards from counts in the order of [`Influence::ALL`].
    pub const fn from_counts([broken_axle, free_loading, special_sale, social_climbing, sale_with_bonus]: [u8; 5]) -> Self {
        InfluenceCards { broken_axle, free_loading, special_sale, social_climbing, sale_with_bonus }
    }

    /// The count of a kind.
    pub fn of(self, kind: Influence) -> u8 {
        self.counts()[kind.index()]
    }

    /// The count of all kinds.
    pub fn total(self) -> u8 {
        self.counts().iter().sum()
    }

    /// The kinds that are there.
    pub fn kinds(self) -> impl Iterator<Item = Influence> {
        Influence::ALL.into_iter().filter(move |kind| self.of(*kind) > 0)
    }

    /// Each single card, in the order of the kinds.
    pub fn list(self) -> Vec<Influence> {
        self.kinds().flat_map(|kind| std::iter::repeat_n(kind, self.of(kind).into())).collect()
    }

    /// These cards and one more.
    pub fn with(self, kind: Influence) -> Self {
        let mut counts = self.counts();
        counts[kind.index()] += 1;
        InfluenceCards::from_counts(counts)
    }

    /// These cards but one.
    pub fn without(self, kind: Influence) -> Self {
        let mut counts = self.counts();
        counts[kind.index()] = counts[kind.index()].checked_sub(1).expect("the card is there");
        InfluenceCards::from_counts(counts)
    }
}

impl FromIterator<Influence> for InfluenceCards {
    fn from_iter<I: IntoIterator<Item = Influence>>(cards: I) -> Self {
        cards.into_iter().fold(InfluenceCards::NONE, InfluenceCards::with)
    }
}

/// What something is called on the cards and in the rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerNames)]
pub struct Names {
    /// In German.
    #[schema(value_type = String)]
    pub german: &'static str,
    /// In English.
    #[schema(value_type = String)]
    pub english: &'static str,
    /// In French.
    #[schema(value_type = String)]
    pub french: &'static str,
}

const fn names(german: &'static str, english: &'static str, french: &'static str) -> Names {
    Names { german, english, french }
}

/// The material as clients may want to draw it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HaendlerComponents)]
pub struct Components {
    /// The edition whose rulebooks are followed.
    pub edition: String,
    /// The boards that a table can name. A table with a board of its own has that one in its options.
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
    /// Where it comes from, for people.
    pub source: String,
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

/// All of the above as public data.
pub fn components() -> Components {
    let good = |id: Good| GoodInfo { id, names: id.names(), count: GOODS_OF_A_KIND };
    let ability = |id: Ability| AbilityInfo { id, names: id.names(), price: id.price(), phase: id.phase() };
    let influence = |id: Influence| InfluenceInfo { id, names: id.names(), count: INFLUENCE_OF_A_KIND, phase: id.phase() };
    Components {
        edition: EDITION.to_owned(),
        boards: super::board::named_boards(),
        goods: Good::ALL.into_iter().map(good).collect(),
        abilities: Ability::ALL.into_iter().map(ability).collect(),
        ability_pairs: Ability::PAIRS.iter().map(|pair| pair.to_vec()).collect(),
        influence_cards: Influence::ALL.into_iter().map(influence).collect(),
        tiles: (1..=TILE_MOST).collect(),
        wagons: u8::try_from(WAGONS).expect("there are three wagons"),
        start_money: START_MONEY,
        coin: COIN,
        credits: CREDITS,
        credit: CREDIT,
        repayment: REPAYMENT,
    }
}
