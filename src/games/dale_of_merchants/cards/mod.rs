//! The effects of the cards: per file one card with what it does, what it does with an answer, and
//! its tests. To add a card, name it in `kinds.rs`, say in `printed.rs` and
//! `texts.rs` what is printed on it, write such a file and name it here.

pub mod crocodiles;
pub mod effect;
pub mod foxes;
pub mod owls;
pub mod platypuses;
pub mod polecats;
pub mod sloths;

use self::effect::Effect;
use super::kinds::Card;

/// What a card does.
pub const fn effect_of(card: Card) -> &'static Effect {
    match card {
        Card::TirelessTinkerer => &platypuses::tireless_tinkerer::EFFECT,
        Card::Calculations => &platypuses::calculations::EFFECT,
        Card::SafetyPrecaution => &platypuses::safety_precaution::EFFECT,
        Card::Magnet => &platypuses::magnet::EFFECT,
        Card::DangerousTest => &platypuses::dangerous_test::EFFECT,
        Card::Glue => &platypuses::glue::EFFECT,
        Card::SteadyAchiever => &sloths::steady_achiever::EFFECT,
        Card::ShoppingJourney => &sloths::shopping_journey::EFFECT,
        Card::Housecleaning => &sloths::housecleaning::EFFECT,
        Card::Siesta => &sloths::siesta::EFFECT,
        Card::LunchBreak => &sloths::lunch_break::EFFECT,
        Card::Ironing => &sloths::ironing::EFFECT,
        Card::LittleVillain => &crocodiles::little_villain::EFFECT,
        Card::Gunfight => &crocodiles::gunfight::EFFECT,
        Card::NightShift => &crocodiles::night_shift::EFFECT,
        Card::RuthlessCompetition => &crocodiles::ruthless_competition::EFFECT,
        Card::NastyThreat => &crocodiles::nasty_threat::EFFECT,
        Card::LostShipments => &crocodiles::lost_shipments::EFFECT,
        Card::CunningNeighbour => &foxes::cunning_neighbour::EFFECT,
        Card::Cheer => &foxes::cheer::EFFECT,
        Card::Raffle => &foxes::raffle::EFFECT,
        Card::Charity => &foxes::charity::EFFECT,
        Card::Tasters => &foxes::tasters::EFFECT,
        Card::Rumours => &foxes::rumours::EFFECT,
        Card::DaringAdventurer => &polecats::daring_adventurer::EFFECT,
        Card::RareArtefact => &polecats::rare_artefact::EFFECT,
        Card::Swank => &polecats::swank::EFFECT,
        Card::RiskyBusiness => &polecats::risky_business::EFFECT,
        Card::NaturalSurvivor => &polecats::natural_survivor::EFFECT,
        Card::Sofa => &polecats::sofa::EFFECT,
        Card::WiseSpy => &owls::wise_spy::EFFECT,
        Card::AncientKnowledge => &owls::ancient_knowledge::EFFECT,
        Card::QualityInspection => &owls::quality_inspection::EFFECT,
        Card::Binoculars => &owls::binoculars::EFFECT,
        Card::Balancing => &owls::balancing::EFFECT,
        Card::ExtraRemarks => &owls::extra_remarks::EFFECT,
        Card::Junk => &Effect::NONE,
    }
}
