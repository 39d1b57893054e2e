//! What an effect is: what a card does when it is played, when it comes due, and with an answer.

use super::super::{
    action::{Action, Direction},
    pending::{Given, Question},
    run::Run,
};
use kontor_rules::Seat;

/// Something that a card does for a seat.
pub type Step = fn(&mut Run<'_, '_>, Seat);
/// What a card does with an answer.
pub type Hears = fn(&mut Run<'_, '_>, &Answered<'_>);

/// What a kind of card does.
pub struct Effect {
    /// What it does when it is played, or used as an owl.
    pub does: Step,
    /// What it does when its owner's next turn starts, if it waits for that on the schedule.
    pub due: Option<Step>,
    /// What it does with the answer to what it asked.
    pub hears: Hears,
}

impl Effect {
    /// Of a card that is never played, or that does nothing at once.
    pub const NONE: Effect = Effect { does: nothing, due: None, hears: nothing_asked };

    /// What it does when it is played or used.
    pub const fn does(mut self, step: Step) -> Self {
        self.does = step;
        self
    }

    /// What it does when its owner's next turn starts.
    pub const fn waits(mut self, step: Step) -> Self {
        self.due = Some(step);
        self
    }

    /// What it does with an answer.
    pub const fn hears(mut self, hears: Hears) -> Self {
        self.hears = hears;
        self
    }
}

/// What passive cards do when they are played: they never are.
pub fn nothing(_run: &mut Run<'_, '_>, _seat: Seat) {}

fn nothing_asked(_run: &mut Run<'_, '_>, _answered: &Answered<'_>) {
    unreachable!("the card asks nothing")
}

/// A legal answer to what a card asked.
pub struct Answered<'a> {
    /// Who answered.
    pub seat: Seat,
    /// What was asked.
    pub question: &'a Question,
    /// Whom the card was turned against before.
    pub target: Option<Seat>,
    /// The answer.
    pub action: &'a Action,
}

impl Answered<'_> {
    /// Handles, places or slots.
    pub fn numbers(&self) -> &[u32] {
        match self.action {
            Action::ChooseHandCards { cards } => cards,
            Action::ChooseDeckCards { places }
            | Action::ChoosePileCards { places }
            | Action::OrderCards { places } => places,
            Action::ChooseMarketCards { slots } => slots,
            Action::Buy { .. }
            | Action::RearrangeAndBuy { .. }
            | Action::Play { .. }
            | Action::Build { .. }
            | Action::AskForHelp { .. }
            | Action::Discard { .. }
            | Action::EndTurn {}
            | Action::TakeUp { .. }
            | Action::UseOwl { .. }
            | Action::Pass {}
            | Action::ChooseStallCard { .. }
            | Action::ChoosePlayer { .. }
            | Action::ChooseDirection { .. }
            | Action::Deal { .. }
            | Action::Guess { .. }
            | Action::PutOnDeck { .. }
            | Action::Exchange { .. }
            | Action::Swap { .. }
            | Action::Help { .. }
            | Action::DeclineHelp {} => unreachable!("numbers were asked for"),
        }
    }

    /// The player who was chosen.
    pub fn player(&self) -> Seat {
        let Action::ChoosePlayer { player } = self.action else {
            unreachable!("a player was asked for")
        };
        *player
    }

    /// Whether left was chosen.
    pub fn is_left(&self) -> bool {
        let Action::ChooseDirection { direction } = self.action else {
            unreachable!("a direction was asked for")
        };
        *direction == Direction::Left
    }

    /// Each card of a private set with who gets it, by seat: in the order of the set one could hear
    /// whose card went where.
    pub fn dealt(&self) -> Vec<(Given, Seat)> {
        let (Question::Deal { set }, Action::Deal { players }) = (self.question, self.action)
        else {
            unreachable!("a set was to be dealt out")
        };
        let mut dealt: Vec<(Given, Seat)> =
            set.iter().copied().zip(players.iter().copied()).collect();
        dealt.sort_by_key(|(_, taker)| *taker);
        dealt
    }
}
