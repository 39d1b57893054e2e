//! The cards: per file one card with its row, what it does, and what it does with an answer. To add
//! a card, write such a file and name it here.

pub mod crocodiles;
pub mod foxes;
pub mod owls;
pub mod platypuses;
pub mod polecats;
pub mod sloths;

use super::{
    action::{Action, Direction},
    components::{Card, CardType, Set},
    pending::{Given, Question},
    run::Run,
};
use kontor_rules::Seat;

/// Something that a card does for a seat.
pub type Step = fn(&mut Run<'_, '_>, Seat);
/// What a card does with an answer.
pub type Hears = fn(&mut Run<'_, '_>, &Answered<'_>);

/// A kind of card: what is printed on it, and what it does.
pub struct Row {
    /// Its set; nothing for junk.
    pub set: Option<Set>,
    /// The printed value.
    pub value: u8,
    /// The name to show to people.
    pub name: &'static str,
    /// Copies in the set.
    pub copies: u8,
    /// What it can be used for.
    pub card_type: CardType,
    /// Whether playing it gives another action.
    pub bonus: bool,
    /// What it does, in our words.
    pub text: &'static str,
    /// What it does when it is played, or used as an owl.
    pub does: Step,
    /// What it does when its owner's next turn starts, if it waits for that on the schedule.
    pub due: Option<Step>,
    /// What it does with the answer to what it asked.
    pub hears: Hears,
}

impl Row {
    const fn new(
        set: Option<Set>,
        value: u8,
        name: &'static str,
        copies: u8,
        card_type: CardType,
    ) -> Self {
        Row {
            set,
            value,
            name,
            copies,
            card_type,
            bonus: false,
            text: "",
            does: nothing,
            due: None,
            hears: nothing_asked,
        }
    }

    /// A technique that gives a bonus action.
    pub const fn technique(set: Set, value: u8, name: &'static str, copies: u8) -> Self {
        let mut row = Row::new(Some(set), value, name, copies, CardType::Technique);
        row.bonus = true;
        row
    }

    /// A passive card.
    pub const fn passive(set: Set, value: u8, name: &'static str, copies: u8) -> Self {
        Row::new(Some(set), value, name, copies, CardType::Passive)
    }

    /// It gives no bonus action.
    pub const fn without_bonus(mut self) -> Self {
        self.bonus = false;
        self
    }

    /// What it does, in our words.
    pub const fn text(mut self, text: &'static str) -> Self {
        self.text = text;
        self
    }

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

/// Junk («Rubbish»).
const JUNK: Row =
    Row::new(None, 1, "Junk", 0, CardType::Rubbish).text("Good to pay with, and for nothing else.");

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

/// The row of a card.
pub const fn row(card: Card) -> &'static Row {
    match card {
        Card::TirelessTinkerer => &platypuses::tireless_tinkerer::ROW,
        Card::Calculations => &platypuses::calculations::ROW,
        Card::SafetyPrecaution => &platypuses::safety_precaution::ROW,
        Card::Magnet => &platypuses::magnet::ROW,
        Card::DangerousTest => &platypuses::dangerous_test::ROW,
        Card::Glue => &platypuses::glue::ROW,
        Card::SteadyAchiever => &sloths::steady_achiever::ROW,
        Card::ShoppingJourney => &sloths::shopping_journey::ROW,
        Card::Housecleaning => &sloths::housecleaning::ROW,
        Card::Siesta => &sloths::siesta::ROW,
        Card::LunchBreak => &sloths::lunch_break::ROW,
        Card::Ironing => &sloths::ironing::ROW,
        Card::LittleVillain => &crocodiles::little_villain::ROW,
        Card::Gunfight => &crocodiles::gunfight::ROW,
        Card::NightShift => &crocodiles::night_shift::ROW,
        Card::RuthlessCompetition => &crocodiles::ruthless_competition::ROW,
        Card::NastyThreat => &crocodiles::nasty_threat::ROW,
        Card::LostShipments => &crocodiles::lost_shipments::ROW,
        Card::CunningNeighbour => &foxes::cunning_neighbour::ROW,
        Card::Cheer => &foxes::cheer::ROW,
        Card::Raffle => &foxes::raffle::ROW,
        Card::Charity => &foxes::charity::ROW,
        Card::Tasters => &foxes::tasters::ROW,
        Card::Rumours => &foxes::rumours::ROW,
        Card::DaringAdventurer => &polecats::daring_adventurer::ROW,
        Card::RareArtefact => &polecats::rare_artefact::ROW,
        Card::Swank => &polecats::swank::ROW,
        Card::RiskyBusiness => &polecats::risky_business::ROW,
        Card::NaturalSurvivor => &polecats::natural_survivor::ROW,
        Card::Sofa => &polecats::sofa::ROW,
        Card::WiseSpy => &owls::wise_spy::ROW,
        Card::AncientKnowledge => &owls::ancient_knowledge::ROW,
        Card::QualityInspection => &owls::quality_inspection::ROW,
        Card::Binoculars => &owls::binoculars::ROW,
        Card::Balancing => &owls::balancing::ROW,
        Card::ExtraRemarks => &owls::extra_remarks::ROW,
        Card::Junk => &JUNK,
    }
}
