//! Players made of the rules alone. A bot is handed what its seat knows, never a state, and luck of its own.

mod random;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::rules::{Chance, Due, Form, Knowledge, Refusal, Rules, Seat, play};

/// A built-in player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bot {
    /// Any legal action, each as likely as the others.
    Random,
}

impl Bot {
    /// Answers a decision of the seat. The same knowledge and the same luck give the same answer.
    pub fn choose<R: Rules>(self, knowledge: &Knowledge<R>, seat: Seat, due: &Due, chance: &mut dyn Chance) -> R::Action {
        match self {
            Bot::Random => random::choose(knowledge, seat, due, chance),
        }
    }
}

/// All answers to a decision. Not each has to be legal where a form is not exact.
struct Answers<R: Rules> {
    choices: Vec<R::Choice>,
    forms: Vec<Form>,
}

impl<R: Rules> Answers<R> {
    /// What the seat is offered; the same in the true world and in every imagined one.
    fn of(world: &R::State, seat: Seat, due: &Due) -> Self {
        let choices = R::choices(world, seat, due);
        let forms = choices.iter().map(R::form).collect();
        Answers { choices, forms }
    }

    fn count(&self) -> u128 {
        self.forms.iter().fold(0, |sum, form| sum.saturating_add(form.count()))
    }

    fn nth(&self, mut index: u128) -> R::Action {
        for (choice, form) in self.choices.iter().zip(&self.forms) {
            let count = form.count();
            if index < count {
                return R::answer(choice, &form.nth(index));
            }
            index -= count;
        }
        panic!("the index lies within the count")
    }
}

/// Whether the seat may do this. No refusal depends on what the seat does not know, so any imagined world will do.
fn is_legal<R: Rules>(world: &R::State, seat: Seat, action: &R::Action, chance: &mut dyn Chance) -> Result<(), Refusal> {
    play::<R>(world, seat, action, chance).map(|_| ())
}
