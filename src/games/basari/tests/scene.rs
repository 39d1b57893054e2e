//! A small language for scenes: what is given, what players decide, what follows from it.
//!
//! Players are called A to D. What is given comes about by events that are folded, so no scene
//! shows a state that events cannot lead to.

use super::super::{
    Basari, Options,
    action::Action,
    choice::Choice,
    components::{Arch, Card, Gems, byte},
    event::{AcceptReason, ConcedeReason, Event},
    scoring::LapScore,
    state::State,
};
use kontor_rules::{Refusal, Rules, ScriptedChance, Seat, fold, play};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

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

/// A scene before its curtain rises.
pub struct Given {
    options: Options,
    points: Vec<u32>,
    gems: Vec<Gems>,
    /// Where each figure stands, and how many steps from its start marker.
    figures: Vec<(u8, u8)>,
    scorings: u8,
}

/// The second round of a game for so many on the default board. Nobody has scored; each player has
/// the gems of the start; the figures stand side by side, four steps from where they began.
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

    /// All have rolled and moved, and nobody has chosen a card yet.
    pub fn choosing(self) -> Scene {
        let seats = byte(self.points.len());
        let empty = Basari::empty(&self.options, seats, Basari::VERSION);
        let mut scene = Scene { state: empty, luck: Vec::new(), result: Ok(Vec::new()) };
        let lap = scene.state.lap_steps();
        let all = Seat::all(seats);
        scene.fold([Event::GemsDealt { each: Gems::NONE }]);
        let start = |(arch, steps): (u8, u8)| (arch + lap - steps % lap) % lap;
        scene.fold(
            all.clone()
                .zip(&self.figures)
                .map(|(seat, at)| Event::ArchChosen { seat, arch: start(*at) }),
        );
        // A first round in which points and gems became what the scene says.
        scene.fold([Event::RoundBegan { round: 1 }]);
        for ((seat, gems), points) in all.clone().zip(&self.gems).zip(&self.points) {
            let revealed = Event::CardsRevealed {
                cards: vec![GEMS; self.points.len()],
                order: vec![GEMS, POINTS],
            };
            scene.fold([
                revealed,
                Event::GemsCarriedOut { seat, arch: 0, gems: *gems },
                took_points(seat, 0, *points),
            ]);
        }
        let nothing = all.clone().map(|seat| LapScore { seat, steps: 0, points: 0 });
        scene.fold(
            (1..=self.scorings)
                .map(|scoring| Event::LapsScored { scoring, scores: nothing.clone().collect() }),
        );
        scene.fold([Event::RoundBegan { round: 2 }]);
        let moved = |(seat, (arch, steps)): (Seat, &(u8, u8))| Event::FigureMoved {
            seat,
            die: 1,
            arch: *arch,
            steps: *steps,
        };
        scene.fold(all.zip(&self.figures).map(moved));
        scene
    }

    /// All choose these cards, the last seat last, whose choice turns them over. What follows takes
    /// no luck.
    pub fn when_chosen<const SEATS: usize>(self, cards: [Card; SEATS]) -> Scene {
        self.when_chosen_with([], cards)
    }

    /// The same, and these are the dice of what follows.
    pub fn when_chosen_with<const SEATS: usize>(
        self,
        dice: impl Into<Vec<u8>>,
        cards: [Card; SEATS],
    ) -> Scene {
        let (last, others) = cards.split_last().expect("somebody plays");
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

/// A scene that is played: the table, and what the last decision led to.
pub struct Scene {
    pub state: State,
    luck: Vec<u32>,
    result: Result<Vec<Event>, Refusal>,
}

impl Scene {
    fn fold(&mut self, events: impl IntoIterator<Item = Event>) {
        let events: Vec<Event> = events.into_iter().collect();
        fold::<Basari>(&mut self.state, &events);
    }

    /// The dice that are rolled after the next decision; without them none may be.
    pub fn dice(mut self, dice: impl Into<Vec<u8>>) -> Self {
        self.luck = dice.into().into_iter().map(|die| u32::from(die) - 1).collect();
        self
    }

    /// The next decision ends the round, and in the next one all roll a one.
    pub fn new_round(self) -> Self {
        let seats = self.state.players.as_slice().len();
        self.dice(and_a_round_of([], seats))
    }

    /// A player decides.
    pub fn when(mut self, seat: Seat, action: Action) -> Self {
        if let Err(refusal) = &self.result {
            panic!("the scene goes on after a refusal: {refusal}");
        }
        let mut chance = ScriptedChance::new(std::mem::take(&mut self.luck));
        self.result = play::<Basari>(&self.state, seat, &action, &mut chance).map(|played| {
            self.state = played.state;
            played.events
        });
        self
    }

    /// Whether the player may decide so.
    pub fn accepts(&self, seat: Seat, action: Action) -> bool {
        play::<Basari>(&self.state, seat, &action, &mut ScriptedChance::new([])).is_ok()
    }

    /// What the last decision led to.
    pub fn events(&self) -> &[Event] {
        self.result.as_ref().unwrap_or_else(|refusal| panic!("refused: {refusal}"))
    }

    /// This happened first.
    pub fn then_first(self, events: impl Into<Vec<Event>>) -> Self {
        let events = events.into();
        assert_eq!(self.events()[..events.len()], events);
        self
    }

    /// When the cards had been turned over, this happened, up to the next round or question.
    pub fn then_settled(self, events: impl Into<Vec<Event>>) -> Self {
        let is_reveal = |event: &Event| matches!(event, Event::CardsRevealed { .. });
        let ends =
            |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::LapsScored { .. });
        let settled = self
            .events()
            .iter()
            .skip_while(|event| !is_reveal(event))
            .skip(1)
            .take_while(|event| !ends(event));
        assert_eq!(settled.cloned().collect::<Vec<_>>(), events.into());
        self
    }

    /// This happened, among other things.
    pub fn then_also(self, event: Event) -> Self {
        assert!(self.events().contains(&event), "{event:?} is not among {:#?}", self.events());
        self
    }

    /// Nothing of this sort happened.
    pub fn then_never(self, is_meant: impl Fn(&Event) -> bool) -> Self {
        assert!(!self.events().iter().any(is_meant), "{:#?}", self.events());
        self
    }

    /// The rules said no, for this reason.
    pub fn then_refused(self, code: &str) -> Refusal {
        let refusal = self.result.expect_err("the action was accepted");
        assert_eq!(refusal.kind().code, code);
        refusal
    }

    /// The game waits for these players.
    pub fn then_asked(self, seats: impl Into<Vec<Seat>>, kind: &str) -> Self {
        let due = Basari::due(&self.state);
        let asked: Vec<Seat> = due
            .iter()
            .filter(|(_, dues)| dues.iter().any(|due| due.kind == kind))
            .map(|(seat, _)| seat)
            .collect();
        let others = due.iter().filter(|(_, dues)| dues.iter().any(|due| due.kind != kind)).count();
        assert_eq!((asked, others), (seats.into(), 0));
        self
    }

    /// The player may do just this.
    pub fn then_choices(self, seat: Seat, choices: impl Into<Vec<Choice>>) -> Self {
        let due = Basari::due(&self.state)[seat][0];
        assert_eq!(Basari::choices(&self.state, seat, &due), choices.into());
        self
    }

    /// The points of each player.
    pub fn then_points(self, points: impl Into<Vec<u32>>) -> Self {
        let scored: Vec<u32> = self.state.players.iter().map(|(_, player)| player.points).collect();
        assert_eq!(scored, points.into());
        self
    }

    /// The gems of each player.
    pub fn then_gems<const SEATS: usize>(self, gems: [[u8; 4]; SEATS]) -> Self {
        let owned: Vec<[u8; 4]> =
            self.state.players.iter().map(|(_, player)| player.gems.counts()).collect();
        assert_eq!(owned, gems);
        self
    }
}
