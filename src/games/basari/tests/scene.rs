//! What scenes of Basari are given and what is said of them alone.
//!
//! Players are called A to D. What is given comes about by events that are folded, so no scene
//! shows a state that events cannot lead to.

use super::super::{
    Basari, Options,
    action::Action,
    components::{Arch, Card, Gems, byte},
    event::{AcceptReason, ConcedeReason, Event},
    scores::LapScore,
    state::State,
};
use kontor_rules::{Rules, Seat};
pub use kontor_testing::{A, B, C, D};

/// A scene of Basari.
pub type Scene = kontor_testing::Scene<Basari>;

pub const ROLL: Card = Card::Roll;
pub const POINTS: Card = Card::Points;
pub const GEMS: Card = Card::Gems;

pub const ACCEPT: Action = Action::Accept {};
pub const CONCEDE: Action = Action::Concede {};

pub fn choose(card: Card) -> Action {
    Action::ChooseCard { card }
}

/// An offer of so many red, yellow, green and blue gems.
pub fn offer(counts: [u8; 4]) -> Action {
    Action::Offer { gems: gems(counts).into() }
}

/// So many red, yellow, green and blue gems.
pub fn gems(counts: [u8; 4]) -> Gems {
    Gems::from_counts(counts)
}

pub fn opened(card: Card, opener: Seat, responder: Seat) -> Event {
    Event::TradeOpened { card, opener, responder }
}

pub fn offered(seat: Seat, counts: [u8; 4]) -> Event {
    Event::OfferMade { seat, gems: gems(counts) }
}

pub fn accepted(seat: Seat, actor: Seat, counts: [u8; 4], reason: AcceptReason) -> Event {
    Event::OfferAccepted { seat, actor, gems: gems(counts), reason }
}

pub fn conceded(seat: Seat, actor: Seat, reason: ConcedeReason) -> Event {
    Event::TradeConceded { seat, actor, reason }
}

pub fn lapsed(card: Card, seats: impl Into<Vec<Seat>>) -> Event {
    Event::ActionLapsed { card, seats: seats.into() }
}

pub fn took_points(seat: Seat, arch: u8, points: u32) -> Event {
    Event::PointsCarriedOut { seat, arch, points }
}

pub fn took_gems(seat: Seat, arch: u8, counts: [u8; 4]) -> Event {
    Event::GemsCarriedOut { seat, arch, gems: gems(counts) }
}

/// What is given, before the first decision.
pub struct Given {
    options: Options,
    points: Vec<u32>,
    gems: Vec<Gems>,
    /// Where each figure stands, and how many steps from its start marker.
    figures: Vec<(u8, u8)>,
    scorings: u8,
}

/// The second round of a game for so many on the default board. No player has scored; each player
/// has the gems of the start; the figures stand side by side, four steps from where they began.
pub fn given(seats: u8) -> Given {
    Given {
        options: Options::default(),
        points: vec![0; seats.into()],
        gems: vec![Gems::each(3); seats.into()],
        figures: (0..seats).map(|seat| (4 + seat, 4)).collect(),
        scorings: 0,
    }
}

impl Given {
    /// The points of each player.
    pub fn points(mut self, points: impl Into<Vec<u32>>) -> Self {
        self.points = points.into();
        self
    }

    /// The gems of each player, as red, yellow, green and blue ones.
    pub fn gems<const SEATS: usize>(mut self, gems: [[u8; 4]; SEATS]) -> Self {
        self.gems = gems.map(Gems::from_counts).to_vec();
        self
    }

    /// The arch of each figure, and its steps since it left its start marker.
    pub fn figures(mut self, figures: impl Into<Vec<(u8, u8)>>) -> Self {
        self.figures = figures.into();
        self
    }

    /// There were so many scorings.
    pub fn scorings(mut self, scorings: u8) -> Self {
        self.scorings = scorings;
        self
    }

    /// The board is another one.
    pub fn board(mut self, arches: impl Into<Vec<Arch>>) -> Self {
        self.options = Options { arches: Some(arches.into()) };
        self
    }

    /// All have rolled and moved, and no player has chosen a card yet.
    pub fn choosing(self) -> Scene {
        let seats = byte(self.points.len());
        let empty = Basari::empty(&self.options, seats, Basari::VERSION);
        let lap = empty.lap_steps();
        let all = Seat::all(seats);
        let start = |(arch, steps): (u8, u8)| (arch + lap - steps % lap) % lap;
        let chosen = |(seat, at): (Seat, &(u8, u8))| Event::ArchChosen { seat, arch: start(*at) };
        let scene = Scene::new(empty).happened([Event::GemsDealt { each: Gems::NONE }]);
        let scene = scene.happened(all.clone().zip(&self.figures).map(chosen));
        // A first round in which points and gems became what the scene says.
        let mut scene = scene.happened([Event::RoundBegan { round: 1 }]);
        for ((seat, gems), points) in all.clone().zip(&self.gems).zip(&self.points) {
            let revealed = Event::CardsRevealed {
                cards: vec![GEMS; self.points.len()],
                order: vec![GEMS, POINTS],
            };
            let took_gems = Event::GemsCarriedOut { seat, arch: 0, gems: *gems };
            scene = scene.happened([revealed, took_gems, took_points(seat, 0, *points)]);
        }
        let nothing = all.clone().map(|seat| LapScore { seat, steps: 0, points: 0 });
        let scored = |scoring| Event::LapsScored { scoring, scores: nothing.clone().collect() };
        let scene = scene
            .happened((1..=self.scorings).map(scored))
            .happened([Event::RoundBegan { round: 2 }]);
        let moved = |(seat, (arch, steps)): (Seat, &(u8, u8))| Event::FigureMoved {
            seat,
            die: 1,
            arch: *arch,
            steps: *steps,
        };
        scene.happened(all.zip(&self.figures).map(moved))
    }

    /// All choose these cards, the last seat last, whose choice turns them over. What follows takes
    /// no luck.
    #[must_use]
    pub fn when_chosen<const SEATS: usize>(self, cards: [Card; SEATS]) -> Scene {
        self.when_chosen_with([], cards)
    }

    /// The same, and these are the dice of what follows.
    #[must_use]
    pub fn when_chosen_with<const SEATS: usize>(
        self,
        dice: impl Into<Vec<u8>>,
        cards: [Card; SEATS],
    ) -> Scene {
        let (last, others) = cards.split_last().expect("there are players");
        let scene = Seat::all(byte(SEATS))
            .zip(others)
            .fold(self.choosing(), |scene, (seat, card)| scene.when(seat, choose(*card)));
        scene.dice(dice).when(Seat(byte(SEATS - 1)), choose(*last))
    }
}

/// Dice for a new round, in which all figures move a step.
pub fn and_a_round_of<const DICE: usize>(dice: [u8; DICE], seats: usize) -> Vec<u8> {
    [dice.to_vec(), vec![1; seats]].concat()
}

/// What is said of Basari alone.
pub trait BasariScene: Into<Scene> {
    /// The dice that are rolled after the next decision; without them none may be.
    #[must_use]
    fn dice(self, dice: impl Into<Vec<u8>>) -> Scene {
        let numbers: Vec<u32> = dice.into().into_iter().map(|die| u32::from(die) - 1).collect();
        self.into().luck(numbers)
    }

    /// The next decision ends the round, and in the next one all roll a one.
    #[must_use]
    fn new_round(self) -> Scene {
        let scene = self.into();
        let seats = scene.state().players.as_slice().len();
        scene.dice(and_a_round_of([], seats))
    }

    /// When the cards had been turned over, this happened, up to the next round or question.
    #[track_caller]
    fn then_settled(self, events: impl Into<Vec<Event>>) -> Scene {
        let scene = self.into().then_some(is_reveal);
        let ends =
            |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::LapsScored { .. });
        let settled = scene.events().iter().skip_while(|event| !is_reveal(event)).skip(1);
        let settled: Vec<Event> = settled.take_while(|event| !ends(event)).cloned().collect();
        assert_eq!(settled, events.into());
        scene
    }

    /// The points of each player.
    #[track_caller]
    fn then_points(self, points: impl Into<Vec<u32>>) -> Scene {
        let scored =
            |state: &State| state.players.iter().map(|(_, player)| player.points).collect();
        self.into().then_state(scored, points.into())
    }

    /// The gems of each player.
    #[track_caller]
    fn then_gems<const SEATS: usize>(self, gems: [[u8; 4]; SEATS]) -> Scene {
        let owned =
            |state: &State| state.players.iter().map(|(_, player)| player.gems.counts()).collect();
        self.into().then_state(owned, gems.to_vec())
    }
}

impl BasariScene for Scene {}

fn is_reveal(event: &Event) -> bool {
    matches!(event, Event::CardsRevealed { .. })
}
