//! The six kinds of goods, goods counted by kind, and what is sold of them.

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::names::{Names, names};
use kontor_rules::Seat;

/// A kind of goods.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
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
    pub const ALL: [Good; 6] =
        [Good::Cloth, Good::Wine, Good::Salt, Good::Food, Good::Iron, Good::Silk];

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

    /// What people call it.
    pub fn names(self) -> Names {
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
        let mut counts = [0; Good::ALL.len()];
        counts[good.index()] = count;
        Goods::from_counts(counts)
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
        Good::ALL.iter().copied().filter(move |good| self.of(*good) > 0)
    }

    /// Whether `others` include these.
    pub fn lie_within(self, others: Goods) -> bool {
        Good::ALL.iter().all(|good| self.of(*good) <= others.of(*good))
    }

    /// The goods of the kinds of which `others` have some.
    pub fn of_kinds_in(self, others: Goods) -> Goods {
        self.where_others(others, |count| count > 0)
    }

    /// The goods of the kinds of which `others` have none.
    pub fn of_kinds_missing_in(self, others: Goods) -> Goods {
        self.where_others(others, |count| count == 0)
    }

    fn where_others(self, others: Goods, is_meant: impl Fn(u8) -> bool) -> Goods {
        let (own, others) = (self.counts(), others.counts());
        Goods::from_counts(std::array::from_fn(
            |kind| {
                if is_meant(others[kind]) { own[kind] } else { 0 }
            },
        ))
    }

    /// All baskets of at least one and at most so many of these goods, fewer goods first.
    pub fn baskets(self, most: u8) -> Vec<Goods> {
        let mut baskets = Vec::new();
        for total in 1..=most.min(self.total()) {
            self.fill(0, total, &mut [0; Good::ALL.len()], &mut baskets);
        }
        baskets
    }

    /// All baskets with `missing` more goods than are chosen. Chosen are goods of the kinds before
    /// `kind`; of the other kinds there are at least as many as are missing.
    fn fill(
        self,
        kind: usize,
        missing: u8,
        chosen: &mut [u8; Good::ALL.len()],
        baskets: &mut Vec<Goods>,
    ) {
        if missing == 0 {
            baskets.push(Goods::from_counts(*chosen));
            return;
        }
        let counts = self.counts();
        let of_later_kinds: u8 = counts[kind + 1..].iter().sum();
        for count in missing.saturating_sub(of_later_kinds)..=counts[kind].min(missing) {
            chosen[kind] = count;
            self.fill(kind + 1, missing - count, chosen, baskets);
        }
        chosen[kind] = 0;
    }

    /// Whether this is one of the baskets of at most so many goods.
    pub fn has_basket(self, basket: Goods, most: u8) -> bool {
        basket.lie_within(self) && (1..=most).contains(&basket.total())
    }

    /// The baskets of one kind each, in the order of [`Goods::baskets`].
    pub fn baskets_of_one_kind(self, most: u8) -> Vec<Goods> {
        let of_size = |count: u8| {
            let is_there = move |good: &Good| self.of(*good) >= count;
            Good::ALL.into_iter().rev().filter(is_there).map(move |good| Goods::only(good, count))
        };
        (1..=most).flat_map(of_size).collect()
    }

    /// As many of these as `others` have not, kind by kind.
    pub fn except(self, others: Goods) -> Goods {
        Goods::from_counts(Good::ALL.map(|good| self.of(good).saturating_sub(others.of(good))))
    }
}

impl Add for Goods {
    type Output = Goods;
    fn add(self, others: Goods) -> Goods {
        let (own, others) = (self.counts(), others.counts());
        Goods::from_counts(std::array::from_fn(|kind| own[kind] + others[kind]))
    }
}

impl Sub for Goods {
    type Output = Goods;
    fn sub(self, others: Goods) -> Goods {
        Goods::from_counts(
            Good::ALL
                .map(|good| self.of(good).checked_sub(others.of(good)).expect("goods are there")),
        )
    }
}

/// What a player's goods on a wagon brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = HaendlerSale)]
pub struct Sale {
    /// Whose goods.
    pub seat: Seat,
    /// The goods.
    pub goods: Goods,
    /// Their selling prices together.
    pub price: u32,
    /// The bonus for those that get one.
    pub bonus: u32,
}
