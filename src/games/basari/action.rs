//! What a player decides, what may be decided at the moment, and every way in which the rules
//! refuse.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::components::{Card, Colour, Gems};
use kontor_rules::{Domain, FieldValue, RefusalKind, Template};

/// What a player decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", deny_unknown_fields)]
#[schema(as = BasariAction)]
pub enum Action {
    /// Place start marker and figure above an arch.
    #[serde(rename = "basari.choose_arch")]
    ChooseArch {
        /// Number of a free arch.
        #[schema(maximum = 59)]
        arch: u8,
    },
    /// Choose the action of this round, in secret and for good.
    #[serde(rename = "basari.choose_card")]
    ChooseCard {
        /// The card.
        card: Card,
    },
    /// Open a trade with an offer, or raise the other's offer.
    #[serde(rename = "basari.offer")]
    Offer {
        /// What the other would get for leaving the action to the one who offers.
        gems: OfferedGems,
    },
    /// Open a trade by offering nothing: the other carries out the action.
    #[serde(rename = "basari.concede")]
    Concede {},
    /// Take the gems that are offered and leave the action to the other.
    #[serde(rename = "basari.accept")]
    Accept {},
}

/// Gems of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = BasariOfferedGems)]
pub struct OfferedGems {
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

impl From<OfferedGems> for Gems {
    fn from(OfferedGems { red, yellow, green, blue }: OfferedGems) -> Self {
        Gems { red, yellow, green, blue }
    }
}

impl From<Gems> for OfferedGems {
    fn from(Gems { red, yellow, green, blue }: Gems) -> Self {
        OfferedGems { red, yellow, green, blue }
    }
}

/// What a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type")]
#[schema(as = BasariChoice)]
pub enum Choice {
    /// One of these arches may be chosen.
    #[serde(rename = "basari.choose_arch")]
    ChooseArch {
        /// Numbers of the free arches.
        arches: Vec<u8>,
    },
    /// One of these cards may be chosen.
    #[serde(rename = "basari.choose_card")]
    ChooseCard {
        /// The cards.
        cards: Vec<Card>,
    },
    /// Any of the own gems may be offered, at least one; against an offer, they must outrank it: by
    /// being more, or as many and more of the most valuable colour in which the two differ.
    #[serde(rename = "basari.offer")]
    Offer {
        /// All that the player owns.
        own: Gems,
        /// The offer to be outranked; `null` for the first offer of a trade.
        #[schema(required = true)]
        above: Option<Gems>,
    },
    /// The action may be left to the other for nothing.
    #[serde(rename = "basari.concede")]
    Concede {},
    /// The offer may be accepted.
    #[serde(rename = "basari.accept")]
    Accept {
        /// What the player would get.
        gems: Gems,
    },
}

/// The actions that a choice stands for.
pub fn template(choice: &Choice) -> Template {
    match choice {
        Choice::ChooseArch { arches } => {
            let arches = arches.iter().map(|arch| FieldValue::from(u32::from(*arch))).collect();
            Template::new("basari.choose_arch").field("arch", Domain::OneOf(arches))
        }
        Choice::ChooseCard { cards } => {
            let cards = cards.iter().map(|card| FieldValue::from(card.id())).collect();
            Template::new("basari.choose_card").field("card", Domain::OneOf(cards))
        }
        Choice::Offer { own, above } => {
            let of = Colour::ALL.map(|colour| (colour.id(), u32::from(own.of(colour)))).to_vec();
            let above = above.unwrap_or(Gems::NONE).counts().map(u32::from).to_vec();
            Template::new("basari.offer").field("gems", Domain::Counts { of, above })
        }
        Choice::Concede {} => Template::new("basari.concede"),
        Choice::Accept { gems: _ } => Template::new("basari.accept"),
    }
}

/// The action that a choice makes with these values of its form's fields.
pub fn answer(choice: &Choice, values: &[FieldValue]) -> Action {
    match choice {
        Choice::ChooseArch { arches: _ } => Action::ChooseArch {
            arch: byte(u32::try_from(values[0].int()).expect("arches are numbered from 0")),
        },
        Choice::ChooseCard { cards } => {
            let card = cards.iter().find(|card| card.id() == values[0].text());
            Action::ChooseCard { card: *card.expect("the form has the cards of the choice") }
        }
        Choice::Offer { own: _, above: _ } => {
            let counts = Colour::ALL.map(|colour| byte(values[0].count_of(colour.id())));
            Action::Offer { gems: Gems::from_counts(counts).into() }
        }
        Choice::Concede {} => Action::Concede {},
        Choice::Accept { gems: _ } => Action::Accept {},
    }
}

fn byte(number: u32) -> u8 {
    u8::try_from(number).expect("numbers of arches and counts of gems are small")
}

/// Too few or too many players.
pub const SEATS_OUT_OF_RANGE: RefusalKind = RefusalKind {
    code: "basari.seats.out_of_range",
    section: "Spielvorbereitung",
    sentence: "Basari is for {min} to {max} players, not for {seats}.",
};

/// A board with too few or too many arches.
pub const ARCHES_OUT_OF_RANGE: RefusalKind = RefusalKind {
    code: "basari.arches.out_of_range",
    section: "Spielvorbereitung",
    sentence: "A board has {min} to {max} arches, not {arches}.",
};

/// An arch of a board that is worth too little or too much.
pub const ARCH_POINTS_OUT_OF_RANGE: RefusalKind = RefusalKind {
    code: "basari.arch_points.out_of_range",
    section: "Die 2. Phase",
    sentence: "An arch is worth {min} to {max} points, but arch {arch} of the board {points}.",
};

/// An arch of a board that shows no gem or too many.
pub const ARCH_GEMS_OUT_OF_RANGE: RefusalKind = RefusalKind {
    code: "basari.arch_gems.out_of_range",
    section: "Die 2. Phase",
    sentence: "An arch shows {min} to {max} gems, but arch {arch} of the board {gems}.",
};

/// An arch that the board does not have, or above which another start marker lies.
pub const ARCH_NOT_FREE: RefusalKind = RefusalKind {
    code: "basari.arch.not_free",
    section: "Spielvorbereitung",
    sentence: "Arch {arch} is not one of the free arches.",
};

/// An offer of gems that the player does not own.
pub const OFFER_NOT_OWNED: RefusalKind = RefusalKind {
    code: "basari.offer.not_owned",
    section: "Das Handeln",
    sentence: "{offered} gems of colour {colour} are offered, but only {owned} are owned.",
};

/// A first offer without a gem.
pub const OFFER_EMPTY: RefusalKind = RefusalKind {
    code: "basari.offer.empty",
    section: "Sonderfälle/Hinweise",
    sentence: "An offer is at least one gem; who wants to offer none concedes the action.",
};

/// An offer that does not outrank the one it answers.
pub const OFFER_NO_RAISE: RefusalKind = RefusalKind {
    code: "basari.offer.no_raise",
    section: "Das Handeln",
    sentence: "This offer is no raise: it must be more gems than {total}, or as many of higher value.",
};

/// Every way in which these rules refuse.
pub const REFUSALS: &[RefusalKind] = &[
    SEATS_OUT_OF_RANGE,
    ARCHES_OUT_OF_RANGE,
    ARCH_POINTS_OUT_OF_RANGE,
    ARCH_GEMS_OUT_OF_RANGE,
    ARCH_NOT_FREE,
    OFFER_NOT_OWNED,
    OFFER_EMPTY,
    OFFER_NO_RAISE,
];
