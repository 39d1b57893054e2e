//! What is printed on the cards but for their names and texts, which stand in `texts.rs`. What a card
//! does stands in `cards/`.

use super::kinds::{Card, CardType, Set};

/// What is printed on a kind of card.
pub struct Printed {
    /// Its set; nothing for junk.
    pub set: Option<Set>,
    /// The printed value.
    pub value: u8,
    /// Copies in the set.
    pub copies: u8,
    /// What it can be used for.
    pub card_type: CardType,
    /// Whether playing it gives another action.
    pub bonus: bool,
}

impl Printed {
    const fn new(set: Option<Set>, value: u8, copies: u8, card_type: CardType) -> Self {
        Printed { set, value, copies, card_type, bonus: false }
    }

    /// A technique that gives a bonus action.
    const fn technique(set: Set, value: u8, copies: u8) -> Self {
        let mut printed = Printed::new(Some(set), value, copies, CardType::Technique);
        printed.bonus = true;
        printed
    }

    /// A passive card.
    const fn passive(set: Set, value: u8, copies: u8) -> Self {
        Printed::new(Some(set), value, copies, CardType::Passive)
    }

    /// It gives no bonus action.
    const fn without_bonus(mut self) -> Self {
        self.bonus = false;
        self
    }
}

/// What is printed on a card.
pub fn printed(card: Card) -> &'static Printed {
    &PRINTED[card as usize].1
}

impl Set {
    /// The cards of the set, each kind once.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ANIMALFOLK.into_iter().filter(move |card| card.set() == Some(self))
    }

    /// The card of value 1, of which every player begins with one.
    pub fn first_card(self) -> Card {
        self.cards().find(|card| card.value() == 1).expect("every set has a card of value 1")
    }
}

impl Card {
    /// Its set; nothing for junk.
    pub fn set(self) -> Option<Set> {
        printed(self).set
    }

    /// The printed value.
    pub fn value(self) -> u32 {
        printed(self).value.into()
    }

    /// Whether it can be played as a technique.
    pub fn is_technique(self) -> bool {
        printed(self).card_type == CardType::Technique
    }
}

/// Each kind of card in its order, with what is printed on it.
const PRINTED: &[(Card, Printed)] = &[
    (Card::TirelessTinkerer, Printed::technique(Set::Platypuses, 1, 4)),
    (Card::Calculations, Printed::passive(Set::Platypuses, 2, 3)),
    (Card::SafetyPrecaution, Printed::technique(Set::Platypuses, 3, 3)),
    (Card::Magnet, Printed::technique(Set::Platypuses, 4, 3)),
    (Card::DangerousTest, Printed::technique(Set::Platypuses, 5, 1)),
    (Card::Glue, Printed::passive(Set::Platypuses, 5, 1)),
    (Card::SteadyAchiever, Printed::technique(Set::Sloths, 1, 4)),
    (Card::ShoppingJourney, Printed::technique(Set::Sloths, 2, 3).without_bonus()),
    (Card::Housecleaning, Printed::technique(Set::Sloths, 3, 3)),
    (Card::Siesta, Printed::technique(Set::Sloths, 4, 3)),
    (Card::LunchBreak, Printed::technique(Set::Sloths, 5, 1)),
    (Card::Ironing, Printed::technique(Set::Sloths, 5, 1)),
    (Card::LittleVillain, Printed::technique(Set::Crocodiles, 1, 4)),
    (Card::Gunfight, Printed::technique(Set::Crocodiles, 2, 3)),
    (Card::NightShift, Printed::technique(Set::Crocodiles, 3, 3)),
    (Card::RuthlessCompetition, Printed::technique(Set::Crocodiles, 4, 3)),
    (Card::NastyThreat, Printed::technique(Set::Crocodiles, 5, 1)),
    (Card::LostShipments, Printed::technique(Set::Crocodiles, 5, 1)),
    (Card::CunningNeighbour, Printed::technique(Set::Foxes, 1, 4)),
    (Card::Cheer, Printed::technique(Set::Foxes, 2, 3)),
    (Card::Raffle, Printed::technique(Set::Foxes, 3, 3)),
    (Card::Charity, Printed::technique(Set::Foxes, 4, 3)),
    (Card::Tasters, Printed::technique(Set::Foxes, 5, 1)),
    (Card::Rumours, Printed::technique(Set::Foxes, 5, 1)),
    (Card::DaringAdventurer, Printed::technique(Set::Polecats, 1, 4)),
    (Card::RareArtefact, Printed::technique(Set::Polecats, 2, 3)),
    (Card::Swank, Printed::technique(Set::Polecats, 3, 3)),
    (Card::RiskyBusiness, Printed::technique(Set::Polecats, 4, 3)),
    (Card::NaturalSurvivor, Printed::technique(Set::Polecats, 5, 1)),
    (Card::Sofa, Printed::passive(Set::Polecats, 5, 1)),
    (Card::WiseSpy, Printed::passive(Set::Owls, 1, 4)),
    (Card::AncientKnowledge, Printed::passive(Set::Owls, 2, 3)),
    (Card::QualityInspection, Printed::passive(Set::Owls, 3, 3)),
    (Card::Binoculars, Printed::passive(Set::Owls, 4, 3)),
    (Card::Balancing, Printed::passive(Set::Owls, 5, 1)),
    (Card::ExtraRemarks, Printed::passive(Set::Owls, 5, 1)),
    (Card::Junk, Printed::new(None, 1, 0, CardType::Rubbish)),
];

// The place in the list is the number of the kind.
const _: () = {
    let mut place = 0;
    while place < PRINTED.len() {
        assert!(PRINTED[place].0 as usize == place);
        place += 1;
    }
};
