//! The cards: special abilities, red ones, and influence cards, green ones.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::names::{Names, names};

/// Abilities of a player («Setting Up Shop»).
pub const ABILITIES_EACH: usize = 2;

/// A special ability, a red card («Quick Description of Special Abilities»).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
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

    /// Those that move prices («Phase 4»).
    pub const OFFICES: [Ability; 2] = [Ability::Office, Ability::LargeOffice];

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

    /// The price printed on the card (French card texts).
    pub fn price(self) -> u32 {
        match self {
            Ability::Driver | Ability::WarehouseSelling => 200,
            Ability::Courier | Ability::Office => 400,
            Ability::FavourablePurchasing | Ability::GreatDriver => 600,
            Ability::ExpressCourier | Ability::LargeOffice => 800,
        }
    }

    /// Whether it is one of the four dear ones.
    pub fn is_large(self) -> bool {
        self.price() >= 600
    }

    /// The phase in which it is used.
    pub fn phase(self) -> u8 {
        match self {
            Ability::FavourablePurchasing => 1,
            Ability::Driver | Ability::GreatDriver | Ability::Courier | Ability::ExpressCourier => {
                3
            }
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

    /// What people call it.
    pub fn names(self) -> Names {
        match self {
            Ability::FavourablePurchasing => {
                names("Günstiger Einkauf", "Favourable Purchasing", "Achat favorable")
            }
            Ability::Driver => names("Wagnerei", "Driver", "Cocher"),
            Ability::GreatDriver => names("Große Wagnerei", "Great Driver", "Maître Cocher"),
            Ability::Courier => names("Kurier", "Courier", "Messager"),
            Ability::ExpressCourier => {
                names("Express-Kurier", "Express Courier", "Messager rapide")
            }
            Ability::Office => names("Kontor", "Office", "Comptoir"),
            Ability::LargeOffice => names("Großes Kontor", "Large Office", "Grand Comptoir"),
            Ability::WarehouseSelling => {
                names("Lagerverkauf", "Warehouse Selling", "Ventes d'entrepôts")
            }
        }
    }
}

/// A kind of influence cards, the green ones («Influence Cards»).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
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

    /// The phase in which it is used.
    pub fn phase(self) -> u8 {
        match self {
            Influence::FreeLoading => 2,
            Influence::BrokenAxle => 3,
            Influence::SpecialSale => 4,
            Influence::SaleWithBonus => 5,
            Influence::SocialClimbing => 6,
        }
    }

    /// What people call it.
    pub fn names(self) -> Names {
        match self {
            Influence::BrokenAxle => names("Achsenbruch", "Broken Axle", "Rupture d'essieu"),
            Influence::FreeLoading => {
                names("Kostenlose Zuladung", "Free Loading", "Chargement gratuit")
            }
            Influence::SpecialSale => names("Sonder-Verkauf", "Special Sale", "Vente spéciale"),
            Influence::SocialClimbing => {
                names("Sozialer Aufstieg", "Social Climbing", "Avancée sociale")
            }
            Influence::SaleWithBonus => {
                names("Verkauf mit Bonus", "Sale with Bonus", "Vente avec bonus")
            }
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
        [
            self.broken_axle,
            self.free_loading,
            self.special_sale,
            self.social_climbing,
            self.sale_with_bonus,
        ]
    }

    /// Cards from counts in the order of [`Influence::ALL`].
    pub const fn from_counts(
        [broken_axle, free_loading, special_sale, social_climbing, sale_with_bonus]: [u8; 5],
    ) -> Self {
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
