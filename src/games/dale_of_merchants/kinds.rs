//! The sets and the kinds of cards, by their names. What is printed on a card stands in
//! `printed.rs`, its name and text in `texts.rs`, what it does in `cards/`.

use std::fmt::{self, Display, Formatter};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::Texts;

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

    /// What actions and events call it.
    pub fn id(self) -> &'static str {
        match self {
            Set::Platypuses => "platypuses",
            Set::Sloths => "sloths",
            Set::Crocodiles => "crocodiles",
            Set::Foxes => "foxes",
            Set::Polecats => "polecats",
            Set::Owls => "owls",
        }
    }

    /// Its name, to show to people.
    pub fn names(self) -> Texts {
        match self {
            Set::Platypuses => Texts::new(
                "Experimenting Platypuses",
                "Experimentierende Schnabeltiere",
                "Ornithorynques expérimentateurs",
            ),
            Set::Sloths => Texts::new(
                "Diligent Pale-throated Sloths",
                "Fleißige Weißkehl-Faultiere",
                "Paresseux à gorge claire appliqués",
            ),
            Set::Crocodiles => Texts::new(
                "Intimidating Dwarf Crocodiles",
                "Einschüchternde Stumpfkrokodile",
                "Crocodiles nains intimidants",
            ),
            Set::Foxes => Texts::new(
                "Friendly Fennec Foxes",
                "Freundliche Wüstenfüchse",
                "Renards des sables amicaux",
            ),
            Set::Polecats => Texts::new(
                "Reckless Marbled Polecats",
                "Waghalsige Tigeriltisse",
                "Putois marbrés téméraires",
            ),
            Set::Owls => Texts::new(
                "Observant Snowy Owls",
                "Aufmerksame Schneeeulen",
                "Chouettes des neiges attentives",
            ),
        }
    }

    /// What its cards are about.
    pub fn abouts(self) -> Texts {
        match self {
            Set::Platypuses => Texts::new(
                "Control of one's own cards: they search, exchange and keep cards, so that the right one is in the hand when it is needed.",
                "Herrschaft über die eigenen Karten: Sie suchen, tauschen und behalten Karten, damit die richtige auf der Hand ist, wenn man sie braucht.",
                "Maîtrise de ses propres cartes : elles cherchent, échangent et gardent des cartes, pour avoir la bonne en main quand il la faut.",
            ),
            Set::Sloths => Texts::new(
                "Delayed effects: most of them come at the start of the next turn, so they reward a plan.",
                "Verzögerte Wirkungen: Die meisten kommen, wenn der nächste Zug beginnt; wer plant, wird belohnt.",
                "Effets différés : la plupart viennent au début du tour suivant, et récompensent donc un plan.",
            ),
            Set::Crocodiles => Texts::new(
                "Conflict: they take cards from others, and threaten them until the next turn.",
                "Streit: Sie nehmen anderen Karten weg und bedrohen sie bis zum nächsten Zug.",
                "Conflit : elles prennent des cartes aux autres, et les menacent jusqu’au prochain tour.",
            ),
            Set::Foxes => Texts::new(
                "Effects for everybody at the table: good timing decides who gains most by them.",
                "Wirkungen für alle am Tisch: Der rechte Augenblick entscheidet, wer am meisten davon hat.",
                "Effets pour toute la table : le bon moment décide de qui en profite le plus.",
            ),
            Set::Polecats => Texts::new(
                "Luck: dice and guesses decide how much they bring.",
                "Glück: Würfeln und Raten entscheiden, wie viel sie bringen.",
                "Chance : dés et devinettes décident de ce qu’elles rapportent.",
            ),
            Set::Owls => Texts::new(
                "Reactions: they are used from the hand, in the turns of the others, whenever something happens that they answer to.",
                "Reaktionen: Man nutzt sie aus der Hand, in den Zügen der anderen, sobald etwas geschieht, worauf sie antworten.",
                "Réactions : on les joue de la main, pendant les tours des autres, dès qu’arrive ce à quoi elles répondent.",
            ),
        }
    }

    /// Whether the rulebook recommends the set to beginners (last page).
    pub fn suits_first_game(self) -> bool {
        match self {
            Set::Platypuses | Set::Sloths => true,
            Set::Crocodiles | Set::Foxes | Set::Polecats | Set::Owls => false,
        }
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

/// As views and events call it.
impl Display for Card {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        self.serialize(formatter)
    }
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
}
