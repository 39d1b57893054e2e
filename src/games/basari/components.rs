//! What is in the box: arches, gems, cards, dice and what they score, each with the rulebook
//! section that states it.
//!
//! The rulebook does not list the arches. The board of this file is a **reconstruction**, not the
//! printed one: it is made to fit everything that the rulebook says. Players who have the printed
//! board can enter it as an option of the table.

use std::ops::{Add, RangeInclusive, Sub};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::Texts;

/// The edition whose rulebook is followed.
pub const EDITION: &str = "F.X. Schmid 1998";
/// Where the arches of the default board come from.
pub const BOARD_SOURCE: Texts = Texts::new(
    "A reconstruction that fits the rulebook, not the printed board; the option `arches` takes another.",
    "Eine Nachbildung, die zur Spielregel passt, nicht der gedruckte Spielplan; die Option `arches` nimmt einen anderen.",
    "Une reconstitution conforme à la règle du jeu, pas le plateau imprimé ; l’option `arches` en prend un autre.",
);
/// Scorings in a game («Spielverlauf»).
pub const SCORINGS: u8 = 3;
/// Gems of each colour («Spielvorbereitung», the material).
pub const GEMS_OF_A_COLOUR: u8 = 25;
/// Gems of each colour that a player begins with («Spielvorbereitung»).
pub const START_GEMS_OF_A_COLOUR: u8 = 3;
/// The highest number of a die («Spielvorbereitung», the material).
pub const DIE_MAX: u8 = 6;
/// The action of the die scores what is missing to this («Die 2. Phase»).
pub const ROLL_SCORES_UP_TO: u8 = 6;
/// Points for a lap («Die Wertung»).
pub const LAP_POINTS: u32 = 10;
/// Gems that a player who alone has the most of a colour gives back («Die Wertung»).
pub const RETURNED_BY_SOLE_LEADER: u8 = 3;
/// Gems that each player gives back who shares a majority («Die Wertung»).
pub const RETURNED_BY_EACH_LEADER: u8 = 2;
/// The last field of the score track; beyond it one counts on from its start
/// («Sonderfälle/Hinweise»).
pub const TRACK_FIELDS: u32 = 85;
/// How many arches a board may have. With twelve no figure gets round twice between two scorings.
pub const ARCHES: RangeInclusive<usize> = 12..=60;
/// What an arch may score («Die 2. Phase»).
pub const ARCH_POINTS: RangeInclusive<u8> = 4..=7;
/// How many gems an arch may show.
pub const ARCH_GEMS: RangeInclusive<u8> = 1..=9;

/// A colour of gems, the most valuable first in all lists («Das Handeln»).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[schema(as = BasariColour)]
pub enum Colour {
    /// Rubies.
    Red,
    /// Topazes.
    Yellow,
    /// Emeralds.
    Green,
    /// Sapphires.
    Blue,
}

impl Colour {
    /// All colours, the most valuable first.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// The colour's place in lists that have one entry per colour.
    pub fn index(self) -> usize {
        self as usize
    }

    /// What actions and events call it.
    pub fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }

    /// The name to show to people.
    pub fn names(self) -> Texts {
        match self {
            Colour::Red => Texts::new("Rubies", "Rubine", "Rubis"),
            Colour::Yellow => Texts::new("Topazes", "Topase", "Topazes"),
            Colour::Green => Texts::new("Emeralds", "Smaragde", "Émeraudes"),
            Colour::Blue => Texts::new("Sapphires", "Saphire", "Saphirs"),
        }
    }

    /// Points for the majority in this colour («Die Wertung»).
    pub fn majority_points(self) -> u32 {
        match self {
            Colour::Red => 14,
            Colour::Yellow => 12,
            Colour::Green => 10,
            Colour::Blue => 8,
        }
    }
}

/// Gems, counted by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = BasariGems)]
pub struct Gems {
    /// Rubies.
    #[schema(maximum = 25)]
    pub red: u8,
    /// Topazes.
    #[schema(maximum = 25)]
    pub yellow: u8,
    /// Emeralds.
    #[schema(maximum = 25)]
    pub green: u8,
    /// Sapphires.
    #[schema(maximum = 25)]
    pub blue: u8,
}

impl Gems {
    /// No gem at all.
    pub const NONE: Gems = Gems::each(0);

    /// So many of each colour.
    pub const fn each(count: u8) -> Self {
        Gems { red: count, yellow: count, green: count, blue: count }
    }

    /// So many of one colour.
    pub fn only(colour: Colour, count: u8) -> Self {
        Gems::from_counts(Colour::ALL.map(|other| if other == colour { count } else { 0 }))
    }

    /// The counts in the order of [`Colour::ALL`].
    pub const fn counts(self) -> [u8; 4] {
        [self.red, self.yellow, self.green, self.blue]
    }

    /// Gems from counts in the order of [`Colour::ALL`].
    pub const fn from_counts([red, yellow, green, blue]: [u8; 4]) -> Self {
        Gems { red, yellow, green, blue }
    }

    /// The count of a colour.
    pub fn of(self, colour: Colour) -> u8 {
        self.counts()[colour.index()]
    }

    /// The count of all colours.
    pub fn total(self) -> u8 {
        self.counts().iter().sum()
    }

    /// What gems are compared by: their number first, then the colours, the most valuable first
    /// («Das Handeln»).
    pub fn rank(self) -> (u8, [u8; 4]) {
        (self.total(), self.counts())
    }

    /// As many of these as `others` have, colour by colour.
    pub fn up_to(self, others: Gems) -> Gems {
        Gems::from_counts(Colour::ALL.map(|colour| self.of(colour).min(others.of(colour))))
    }
}

impl Add for Gems {
    type Output = Gems;
    fn add(self, others: Gems) -> Gems {
        Gems::from_counts(Colour::ALL.map(|colour| self.of(colour) + others.of(colour)))
    }
}

impl Sub for Gems {
    type Output = Gems;
    fn sub(self, others: Gems) -> Gems {
        let left = |colour| {
            self.of(colour)
                .checked_sub(others.of(colour))
                .expect("no player gives more gems than there are")
        };
        Gems::from_counts(Colour::ALL.map(left))
    }
}

/// An action card; each player has all three, in every round («Die 2. Phase»).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[schema(as = BasariCard)]
pub enum Card {
    /// Roll the die once more, move, and score what is missing to six.
    Roll,
    /// Score the points of the arch under one's own figure.
    Points,
    /// Take the gems of the arch under one's own figure from the supply.
    Gems,
}

impl Card {
    /// All cards, in the order in which their actions are carried out («Sonderfälle/Hinweise»).
    pub const ALL: [Card; 3] = [Card::Roll, Card::Points, Card::Gems];

    /// What actions and events call it.
    pub fn id(self) -> &'static str {
        match self {
            Card::Roll => "roll",
            Card::Points => "points",
            Card::Gems => "gems",
        }
    }
}

/// An arch of the board: the points and the gems that it offers to whose figure stands above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = BasariArch)]
pub struct Arch {
    /// Points for the action `points`.
    #[schema(minimum = 4, maximum = 7)]
    pub points: u8,
    /// Rubies for the action `gems`; an arch shows one to nine gems in all.
    #[schema(maximum = 9)]
    pub red: u8,
    /// Topazes.
    #[schema(maximum = 9)]
    pub yellow: u8,
    /// Emeralds.
    #[schema(maximum = 9)]
    pub green: u8,
    /// Sapphires.
    #[schema(maximum = 9)]
    pub blue: u8,
}

impl Arch {
    /// The gems that the arch shows.
    pub fn gems(self) -> Gems {
        Gems::from_counts([self.red, self.yellow, self.green, self.blue])
    }
}

const fn arch(points: u8, [red, yellow, green, blue]: [u8; 4]) -> Arch {
    Arch { points, red, yellow, green, blue }
}

/// The default board, clockwise as the figures move; the first arch follows the last. A
/// reconstruction, see above.
///
/// Each point value stands on seven arches and each colour is shown 21 times; the more points, the
/// fewer or cheaper gems.
///
/// Another list here is another game where the option was left out: it needs another `VERSION` of
/// the rules, and this one stays for the games that began with it.
pub const DEFAULT_BOARD: [Arch; 28] = [
    arch(7, [1, 0, 1, 0]),
    arch(6, [0, 1, 0, 2]),
    arch(4, [2, 1, 0, 1]),
    arch(5, [1, 2, 0, 0]),
    arch(4, [1, 1, 1, 1]),
    arch(6, [0, 2, 0, 1]),
    arch(7, [0, 0, 1, 1]),
    arch(5, [0, 2, 1, 0]),
    arch(7, [0, 1, 1, 0]),
    arch(6, [1, 0, 0, 2]),
    arch(4, [1, 0, 2, 1]),
    arch(5, [0, 2, 0, 1]),
    arch(7, [1, 0, 0, 1]),
    arch(5, [2, 0, 1, 0]),
    arch(4, [1, 0, 1, 2]),
    arch(6, [1, 0, 1, 1]),
    arch(7, [0, 0, 2, 0]),
    arch(4, [0, 3, 0, 1]),
    arch(5, [1, 0, 2, 0]),
    arch(6, [0, 2, 1, 0]),
    arch(7, [0, 1, 0, 1]),
    arch(5, [2, 1, 0, 0]),
    arch(4, [1, 0, 3, 0]),
    arch(6, [0, 1, 1, 1]),
    arch(4, [2, 0, 1, 1]),
    arch(5, [2, 0, 0, 1]),
    arch(7, [1, 1, 0, 0]),
    arch(6, [0, 0, 1, 2]),
];

/// The material as clients may want to draw it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BasariComponents)]
pub struct Components {
    /// The edition whose rulebook is followed.
    pub edition: String,
    /// The arches of the default board, clockwise; the first follows the last. A table with the
    /// option `arches` has its own.
    pub arches: Vec<ArchInfo>,
    /// Whether these arches are a reconstruction and not those of the printed board.
    pub arches_reconstructed: bool,
    /// Where these arches come from, for people, in English.
    pub arches_source: String,
    /// The same in every language.
    pub arches_sources: Texts,
    /// The colours of gems, the most valuable first.
    pub colours: Vec<ColourInfo>,
    /// The action cards that each player has, in the order in which their actions are carried out.
    pub cards: Vec<Card>,
    /// The highest number of a die.
    pub die_most: u8,
    /// Scorings in a game.
    pub scorings: u8,
    /// Points for a lap.
    pub lap_points: u32,
    /// Fields of the score track, which a marker goes round as often as it must; points are plain
    /// numbers.
    pub track_fields: u32,
}

/// An arch of the default board.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BasariArchInfo)]
pub struct ArchInfo {
    /// Its number, from 0, clockwise.
    pub arch: u8,
    /// Points for the action `points`.
    pub points: u8,
    /// Gems for the action `gems`.
    pub gems: Gems,
}

/// A colour of gems.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BasariColourInfo)]
pub struct ColourInfo {
    /// How the colour is called in views and events.
    pub id: Colour,
    /// Its name for people, in English.
    pub name: String,
    /// Its name for people.
    pub names: Texts,
    /// Its rank when offers are compared, 1 for the most valuable.
    pub rank: u8,
    /// How many gems of this colour there are.
    pub count: u8,
    /// How many each player begins with.
    pub start_count: u8,
    /// Points for the majority at a scoring.
    pub majority_points: u32,
}

/// A number that the contract writes as a byte: of an arch, a die, a rank.
pub(super) fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("a board has at most sixty arches")
}

/// All of the above as public data.
pub fn components() -> Components {
    let colour = |colour: Colour| ColourInfo {
        id: colour,
        name: colour.names().en.to_owned(),
        names: colour.names(),
        rank: byte(colour.index() + 1),
        count: GEMS_OF_A_COLOUR,
        start_count: START_GEMS_OF_A_COLOUR,
        majority_points: colour.majority_points(),
    };
    let arch = |(number, arch): (usize, &Arch)| ArchInfo {
        arch: byte(number),
        points: arch.points,
        gems: arch.gems(),
    };
    Components {
        edition: EDITION.to_owned(),
        arches: DEFAULT_BOARD.iter().enumerate().map(arch).collect(),
        arches_reconstructed: true,
        arches_source: BOARD_SOURCE.en.to_owned(),
        arches_sources: BOARD_SOURCE,
        colours: Colour::ALL.into_iter().map(colour).collect(),
        cards: Card::ALL.to_vec(),
        die_most: DIE_MAX,
        scorings: SCORINGS,
        lap_points: LAP_POINTS,
        track_fields: TRACK_FIELDS,
    }
}
