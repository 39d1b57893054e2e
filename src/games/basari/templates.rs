//! From a choice to its actions: which ones it stands for, and how one of them is made.

use kontor_rules::{Domain, FieldValue, Tagged as _, Template};

use super::{
    action::Action,
    choice::Choice,
    components::{Colour, Gems},
};

/// The actions that a choice stands for.
pub fn template(choice: &Choice) -> Template {
    let template = Template::new(choice.tag());
    match choice {
        Choice::ChooseArch { arches } => {
            let arches = arches.iter().map(|arch| FieldValue::from(u32::from(*arch))).collect();
            template.field("arch", Domain::OneOf(arches))
        }
        Choice::ChooseCard { cards } => {
            let cards = cards.iter().map(|card| FieldValue::from(card.id())).collect();
            template.field("card", Domain::OneOf(cards))
        }
        Choice::Offer { own, above } => {
            let of = Colour::ALL.map(|colour| (colour.id(), u32::from(own.of(colour)))).to_vec();
            let above = above.unwrap_or(Gems::NONE).counts().map(u32::from).to_vec();
            template.field("gems", Domain::Counts { of, above })
        }
        Choice::Concede {} | Choice::Accept { gems: _ } => template,
    }
}

/// The action that a choice makes with these values of its template's fields.
pub fn answer(choice: &Choice, values: &[FieldValue]) -> Action {
    match choice {
        Choice::ChooseArch { arches: _ } => Action::ChooseArch {
            arch: byte(u32::try_from(values[0].int()).expect("arches are numbered from 0")),
        },
        Choice::ChooseCard { cards } => {
            let card = cards.iter().find(|card| card.id() == values[0].text());
            Action::ChooseCard { card: *card.expect("the template has the cards of the choice") }
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
