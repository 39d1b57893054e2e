//! What is in the box: six sets of fifteen cards, junk, a die, and the numbers of the rulebook.
//! What a card does stands with its row in `cards/`.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::cards::row;

/// Name and edition, as clients may show it.
pub const EDITION: &str = "Dale of Merchants 2, Snowdale Design 2016";
/// Cards in the deck that a player begins with («Game setup»).
pub const START_DECK: usize = 10;
/// Cards in a full hand («Game setup»).
pub const HAND_SIZE: usize = 5;
/// Slots of the market board («Game setup»).
pub const MARKET_SLOTS: usize = 5;
/// Stacks that win («Winning the game»).
pub const STACKS_TO_WIN: usize = 8;
/// Stacks that win for a team («4 player team rules»).
pub const TEAM_STACKS_TO_WIN: usize = 10;
/// Players of a team game («4 player team rules»).
pub const TEAM_SEATS: u8 = 4;
/// The sides of the polecat die («Components»).
pub const DIE: [u8; 6] = [1, 1, 2, 2, 3, 3];
/// The highest printed value («The decks»).
pub const VALUE_MAX: u8 = 5;
/// House limit: after so many actions a turn gives no further bonus action.
pub const ACTIONS_MAX: u8 = 60;
/// House limit: rounds after which a game ends undecided.
pub const ROUND_LIMITS: RangeInclusive<u16> = 20..=1000;
/// House limit: who holds more cards than this discards fewer of them at a time, or their
/// selections could not be counted.
pub const HAND_SORTED_OUT_WHOLE: usize = 100;
/// House limit: cards that are discarded at a time of a hand that is larger than that.
pub const SORTED_OUT_MAX: usize = 10;
/// Rounds, unless an option says otherwise.
pub const ROUND_LIMIT: u16 = 200;

/// A set of animalfolk cards, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsSet)]
pub enum Set {
    /// Experimenting Platypuses.
    Platypuses,
    /// Diligent Pale-throated Sloths.
    Sloths,
    /// Intimidating Dwarf Crocodiles.
    Crocodiles,
    /// Friendly Fennec Foxes.
    Foxes,
    /// Reckless Marbled Polecats.
    Polecats,
    /// Observant Snowy Owls.
    Owls,
}

impl Set {
    /// All sets.
    pub const ALL: [Set; 6] =
        [Set::Platypuses, Set::Sloths, Set::Crocodiles, Set::Foxes, Set::Polecats, Set::Owls];

    /// The name to show to people.
    pub fn name(self) -> &'static str {
        match self {
            Set::Platypuses => "Experimenting Platypuses",
            Set::Sloths => "Diligent Pale-throated Sloths",
            Set::Crocodiles => "Intimidating Dwarf Crocodiles",
            Set::Foxes => "Friendly Fennec Foxes",
            Set::Polecats => "Reckless Marbled Polecats",
            Set::Owls => "Observant Snowy Owls",
        }
    }

    /// The cards of the set, each kind once.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ANIMALFOLK.into_iter().filter(move |card| card.set() == Some(self))
    }

    /// The card of value 1, of which every player begins with one.
    pub fn first_card(self) -> Card {
        self.cards().find(|card| card.value() == 1).expect("every set has a card of value 1")
    }
}

/// A kind of card. Copies of a kind cannot be told apart. Ordered by set and value, as a deck is
/// shown to who searches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsCard)]
pub enum Card {
    /// Tireless Tinkerer, 1 of the platypuses.
    TirelessTinkerer,
    /// Calculations, 2 of the platypuses.
    Calculations,
    /// Safety Precaution, 3 of the platypuses.
    SafetyPrecaution,
    /// Magnet, 4 of the platypuses.
    Magnet,
    /// Dangerous Test, 5 of the platypuses.
    DangerousTest,
    /// Glue, 5 of the platypuses.
    Glue,
    /// Steady Achiever, 1 of the sloths.
    SteadyAchiever,
    /// Shopping Journey, 2 of the sloths.
    ShoppingJourney,
    /// Housecleaning, 3 of the sloths.
    Housecleaning,
    /// Siesta, 4 of the sloths.
    Siesta,
    /// Lunch Break, 5 of the sloths.
    LunchBreak,
    /// Ironing, 5 of the sloths.
    Ironing,
    /// Little Villain, 1 of the crocodiles.
    LittleVillain,
    /// Gunfight, 2 of the crocodiles.
    Gunfight,
    /// Night Shift, 3 of the crocodiles.
    NightShift,
    /// Ruthless Competition, 4 of the crocodiles.
    RuthlessCompetition,
    /// Nasty Threat, 5 of the crocodiles.
    NastyThreat,
    /// Lost Shipments, 5 of the crocodiles.
    LostShipments,
    /// Cunning Neighbour, 1 of the foxes.
    CunningNeighbour,
    /// Cheer, 2 of the foxes.
    Cheer,
    /// Raffle, 3 of the foxes.
    Raffle,
    /// Charity, 4 of the foxes.
    Charity,
    /// Tasters, 5 of the foxes.
    Tasters,
    /// Rumours, 5 of the foxes.
    Rumours,
    /// Daring Adventurer, 1 of the polecats.
    DaringAdventurer,
    /// Rare Artefact, 2 of the polecats.
    RareArtefact,
    /// Swank, 3 of the polecats.
    Swank,
    /// Risky Business, 4 of the polecats.
    RiskyBusiness,
    /// Natural Survivor, 5 of the polecats.
    NaturalSurvivor,
    /// Sofa, 5 of the polecats.
    Sofa,
    /// Wise Spy, 1 of the owls.
    WiseSpy,
    /// Ancient Knowledge, 2 of the owls.
    AncientKnowledge,
    /// Quality Inspection, 3 of the owls.
    QualityInspection,
    /// Binoculars, 4 of the owls.
    Binoculars,
    /// Balancing, 5 of the owls.
    Balancing,
    /// Extra Remarks, 5 of the owls.
    ExtraRemarks,
    /// Junk, of no set.
    Junk,
}

/// What a card can be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsCardType)]
pub enum CardType {
    /// Played as an action.
    Technique,
    /// Works while it lies where its text says.
    Passive,
    /// Good to pay with.
    Rubbish,
}

impl Card {
    /// Every kind of animalfolk card.
    pub const ANIMALFOLK: [Card; 36] = [
        Card::TirelessTinkerer,
        Card::Calculations,
        Card::SafetyPrecaution,
        Card::Magnet,
        Card::DangerousTest,
        Card::Glue,
        Card::SteadyAchiever,
        Card::ShoppingJourney,
        Card::Housecleaning,
        Card::Siesta,
        Card::LunchBreak,
        Card::Ironing,
        Card::LittleVillain,
        Card::Gunfight,
        Card::NightShift,
        Card::RuthlessCompetition,
        Card::NastyThreat,
        Card::LostShipments,
        Card::CunningNeighbour,
        Card::Cheer,
        Card::Raffle,
        Card::Charity,
        Card::Tasters,
        Card::Rumours,
        Card::DaringAdventurer,
        Card::RareArtefact,
        Card::Swank,
        Card::RiskyBusiness,
        Card::NaturalSurvivor,
        Card::Sofa,
        Card::WiseSpy,
        Card::AncientKnowledge,
        Card::QualityInspection,
        Card::Binoculars,
        Card::Balancing,
        Card::ExtraRemarks,
    ];

    /// Its set; nothing for junk.
    pub fn set(self) -> Option<Set> {
        row(self).set
    }

    /// The printed value.
    pub fn value(self) -> u32 {
        row(self).value.into()
    }

    /// Whether it can be played as a technique.
    pub fn is_technique(self) -> bool {
        row(self).card_type == CardType::Technique
    }
}

/// What is in the box, as public data.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsComponents)]
pub struct Components {
    /// Name and edition.
    pub edition: String,
    /// The sets, of which a game uses one more than there are players, or four with teams.
    pub sets: Vec<SetInfo>,
    /// All kinds of cards, by set and value, junk last.
    pub cards: Vec<CardInfo>,
    /// What a card costs more in each slot of the market, by the number of the slot; slot 0 is the
    /// rightmost.
    pub surcharges: Vec<u8>,
    /// The sides of the die.
    pub die: Vec<u8>,
    /// Cards in the deck that a player begins with.
    pub start_deck: u8,
    /// Cards in a full hand.
    pub hand_size: u8,
    /// Stacks that win.
    pub stacks_to_win: u8,
    /// Stacks that win for a team.
    pub team_stacks_to_win: u8,
}

/// A set of cards.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsSetInfo)]
pub struct SetInfo {
    /// How it is called in views and events.
    pub id: Set,
    /// Its name for people, in English.
    pub name: String,
}

/// A kind of card.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsCardInfo)]
pub struct CardInfo {
    /// How it is called in views and events.
    pub id: Card,
    /// Its name for people, in English.
    pub name: String,
    /// Its set; `null` for junk.
    #[schema(required = true)]
    pub set: Option<Set>,
    /// The printed value.
    pub value: u8,
    /// How many copies its set has; `null` for junk, of which there is always enough.
    #[schema(required = true)]
    pub copies: Option<u8>,
    /// What it can be used for.
    pub card_type: CardType,
    /// Whether playing it gives another action.
    pub bonus_action: bool,
    /// What it does, in our words.
    pub text: String,
}

/// A number of cards or of a place among cards: decks may grow for a long time.
pub(super) fn count(cards: usize) -> u32 {
    u32::try_from(cards).expect("a game has fewer cards")
}

/// A small number that the contract writes as a byte: of a seat, a stack, a die.
pub(super) fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("there are few of these")
}

/// All of the above as public data.
pub fn components() -> Components {
    let card = |card: Card| {
        let row = row(card);
        CardInfo {
            id: card,
            name: row.name.to_owned(),
            set: row.set,
            value: row.value,
            copies: row.set.map(|_| row.copies),
            card_type: row.card_type,
            bonus_action: row.bonus,
            text: row.text.to_owned(),
        }
    };
    Components {
        edition: EDITION.to_owned(),
        sets: Set::ALL
            .into_iter()
            .map(|set| SetInfo { id: set, name: set.name().to_owned() })
            .collect(),
        cards: Card::ANIMALFOLK.into_iter().chain([Card::Junk]).map(card).collect(),
        surcharges: (0..MARKET_SLOTS).map(byte).collect(),
        die: DIE.to_vec(),
        start_deck: byte(START_DECK),
        hand_size: byte(HAND_SIZE),
        stacks_to_win: byte(STACKS_TO_WIN),
        team_stacks_to_win: byte(TEAM_STACKS_TO_WIN),
    }
}
