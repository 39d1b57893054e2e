//! From a choice to its actions: which ones it stands for, and how one of them is made.

use kontor_rules::{ActionField, Domain, FieldValue, answers};

use super::{
    action::{Action, OfferedGems},
    choice::Choice,
    components::{Card, Colour, Gems},
};

answers! {
    ChooseArch { arches } => {
        arch: Domain::OneOf(arches.iter().map(|arch| u32::from(*arch).into()).collect()),
    }
    ChooseCard { cards } => {
        card: Domain::OneOf(cards.iter().map(|card| card.id().into()).collect()),
    }
    Offer { own, above } => {
        gems: Domain::Counts {
            of: Colour::ALL.map(|colour| (colour.id(), u32::from(own.of(colour)))).to_vec(),
            above: above.unwrap_or(Gems::NONE).counts().map(u32::from).to_vec(),
        },
    }
    Concede {} => {}
    Accept {} => {}
}

impl ActionField for Card {
    fn of(value: FieldValue) -> Self {
        value.by_id(Card::ALL, Card::id)
    }
}

impl ActionField for OfferedGems {
    fn of(value: FieldValue) -> Self {
        let count = |colour: Colour| u8::try_from(value.count_of(colour.id()));
        let counts = Colour::ALL.map(|colour| count(colour).expect("gems are few"));
        Gems::from_counts(counts).into()
    }
}
