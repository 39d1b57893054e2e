//! Scenes: tests of rules in three steps: a given state, the decisions of players, and what
//! follows.

use std::{cell::Cell, fmt::Debug};

use kontor_rules::{Due, Outcome, Refusal, Rules, ScriptedChance, Seat, fold, open, play_in_place};

/// A table with scripted luck, and the result of the last decision.
///
/// A test gives a state, lets players decide, and checks what follows. The scene makes sure that
/// the test can fail:
///
/// * A decision whose result is not looked at panics when the scene is dropped, whether it was
///   accepted or refused. A chain of calls that ends with a decision is a compiler warning as well.
/// * Everything that reads the scene panics if the last decision was refused, except
///   [`Scene::refusal`] and [`Scene::then_refused`].
/// * Scripted luck that was not used up panics, and so does luck beyond the end of the script.
/// * Events can be read only after a decision, so that no test finds nothing in an empty list.
/// * A refusal is compared with the state before it: it must not have changed anything.
pub struct Scene<R: Rules> {
    state: R::State,
    luck: ScriptedChance,
    /// Nothing while no decision has been made since something was given.
    last: Option<Result<Vec<R::Event>, Refusal>>,
    is_looked_at: Cell<bool>,
}

/// What is given and what players decide.
impl<R: Rules> Scene<R> {
    /// A scene that begins with this state.
    #[must_use]
    pub fn new(state: R::State) -> Self {
        Scene { state, luck: ScriptedChance::new([]), last: None, is_looked_at: Cell::new(true) }
    }

    /// A new game, set up with these numbers of luck.
    #[must_use]
    #[track_caller]
    pub fn opened(options: &R::Options, seats: u8, luck: impl Into<Vec<u32>>) -> Self {
        let played = open::<R>(options, seats, R::VERSION, &mut ScriptedChance::new(luck));
        let mut scene = Scene::new(played.state);
        scene.last = Some(Ok(played.events));
        scene
    }

    /// The same table once more, to see what else might be done there.
    #[must_use]
    #[track_caller]
    pub fn again(&self) -> Self {
        Scene::new(self.state().clone())
    }

    /// Changes the state by hand. What was decided before becomes a part of what is given.
    #[must_use]
    #[track_caller]
    pub fn with(mut self, change: impl FnOnce(&mut R::State)) -> Self {
        self.look();
        self.last = None;
        change(&mut self.state);
        self
    }

    /// Applies events. What was decided before becomes a part of what is given.
    #[must_use]
    #[track_caller]
    pub fn happened(self, events: impl IntoIterator<Item = R::Event>) -> Self {
        let events: Vec<R::Event> = events.into_iter().collect();
        self.with(|state| fold::<R>(state, &events))
    }

    /// The random numbers that the next decision draws. Without this it must not draw any.
    #[must_use]
    pub fn luck(mut self, numbers: impl Into<Vec<u32>>) -> Self {
        self.luck = ScriptedChance::new(numbers);
        self
    }

    /// A player decides.
    #[must_use = "whether the decision was accepted, and what followed, is what a test looks at"]
    #[track_caller]
    pub fn when(mut self, seat: Seat, action: R::Action) -> Self {
        self.look();
        self.is_looked_at.set(false);
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        let played = play_in_place::<R>(&mut state, seat, &action, &mut self.luck, &mut events);
        if played.is_ok() {
            self.state = state;
            // The script that is replaced panics here if it was not used up.
            self.luck = ScriptedChance::new([]);
        } else {
            assert!(state == self.state, "a refusal leaves the state as it was");
        }
        self.last = Some(played.map(|()| events));
        self
    }

    /// All players decide, each in turn.
    #[must_use = "whether the decisions were accepted, and what followed, is what a test looks at"]
    #[track_caller]
    pub fn when_all(self, action: impl Fn(Seat) -> R::Action) -> Self {
        let seats = R::due(self.state()).seats();
        Seat::all(seats).fold(self, |scene, seat| scene.when(seat, action(seat)))
    }
}

/// What a test reads.
impl<R: Rules> Scene<R> {
    /// The state after the last decision, which was accepted.
    #[track_caller]
    pub fn state(&self) -> &R::State {
        self.look();
        &self.state
    }

    /// The state after the last decision, for a test that goes on without the scene.
    #[must_use]
    #[track_caller]
    pub fn into_state(self) -> R::State {
        self.state().clone()
    }

    /// What the last decision led to, or the set-up of a new game.
    #[track_caller]
    pub fn events(&self) -> &[R::Event] {
        self.look();
        let Some(Ok(events)) = &self.last else { panic!("nothing was decided yet") };
        events
    }

    /// What a player may do, where the game asks for one decision.
    #[track_caller]
    pub fn choices(&self, seat: Seat) -> Vec<R::Choice> {
        let dues = &R::due(self.state())[seat];
        let due = dues.first().unwrap_or_else(|| panic!("{seat:?} is not asked for anything"));
        R::choices(&self.state, seat, due)
    }

    /// How the game ended, if it is over.
    #[track_caller]
    pub fn outcome(&self) -> Option<Outcome> {
        R::outcome(self.state())
    }

    /// Why the last decision was refused.
    #[must_use]
    #[track_caller]
    pub fn refusal(mut self) -> Refusal {
        match self.last.take() {
            Some(Err(refusal)) => refusal,
            Some(Ok(_)) => panic!("the decision was accepted"),
            None => panic!("nothing was decided yet"),
        }
    }

    #[track_caller]
    fn look(&self) {
        self.is_looked_at.set(true);
        if let Some(Err(refusal)) = &self.last {
            panic!("refused: {refusal}");
        }
    }
}

/// What follows.
impl<R: Rules> Scene<R> {
    /// Exactly these events happened.
    #[track_caller]
    pub fn then_events(self, events: impl Into<Vec<R::Event>>) -> Self {
        assert_eq!(self.events(), events.into());
        self
    }

    /// This happened first.
    #[track_caller]
    pub fn then_first(self, events: impl Into<Vec<R::Event>>) -> Self {
        let events = events.into();
        assert!(!events.is_empty(), "any list begins with nothing");
        assert_eq!(self.events()[..events.len().min(self.events().len())], events);
        self
    }

    /// This happened, among other things.
    #[track_caller]
    pub fn then_also(self, event: R::Event) -> Self {
        assert!(self.events().contains(&event), "{event:?} is not among {:#?}", self.events());
        self
    }

    /// Something of this sort happened.
    #[track_caller]
    pub fn then_some(self, is_meant: impl Fn(&R::Event) -> bool) -> Self {
        assert!(self.events().iter().any(is_meant), "nothing of the sort in {:#?}", self.events());
        self
    }

    /// Nothing of this sort happened.
    #[track_caller]
    pub fn then_never(self, is_meant: impl Fn(&R::Event) -> bool) -> Self {
        assert!(
            !self.events().iter().any(is_meant),
            "something of the sort in {:#?}",
            self.events()
        );
        self
    }

    /// The rules refused the decision for this reason.
    #[track_caller]
    pub fn then_refused(self, code: &str) -> Refusal {
        let refusal = self.refusal();
        assert_eq!(refusal.kind().code, code);
        refusal
    }

    /// The game waits for these players, in seat order, for a decision of this kind, and for
    /// nothing else. Optional decisions may be open besides.
    #[track_caller]
    pub fn then_asked(self, seats: impl Into<Vec<Seat>>, kind: &str) -> Self {
        self.assert_due(seats.into(), kind, |due| !due.optional);
        self
    }

    /// Exactly these players, in seat order, have an optional decision of this kind.
    #[track_caller]
    pub fn then_may(self, seats: impl Into<Vec<Seat>>, kind: &str) -> Self {
        self.assert_due(seats.into(), kind, |due| due.optional && due.kind == kind);
        self
    }

    /// The game is over, and no player is asked for anything.
    #[track_caller]
    pub fn then_over(self) -> Self {
        assert!(self.outcome().is_some(), "the game goes on");
        assert_eq!(self.dues(|_| true), []);
        self
    }

    /// The player has exactly these choices.
    #[track_caller]
    pub fn then_choices(self, seat: Seat, choices: impl Into<Vec<R::Choice>>) -> Self
    where
        R::Choice: PartialEq,
    {
        assert_eq!(self.choices(seat), choices.into());
        self
    }

    /// A part of the state has this value.
    #[track_caller]
    pub fn then_state<T: PartialEq + Debug>(
        self,
        read: impl FnOnce(&R::State) -> T,
        expected: T,
    ) -> Self {
        assert_eq!(read(self.state()), expected);
        self
    }

    #[track_caller]
    fn assert_due(&self, seats: Vec<Seat>, kind: &str, is_meant: impl Fn(&Due) -> bool) {
        assert!(!seats.is_empty(), "say who is asked instead");
        let expected: Vec<(Seat, &str)> = seats.into_iter().map(|seat| (seat, kind)).collect();
        assert_eq!(self.dues(is_meant), expected);
    }

    /// The open decisions of this sort.
    #[track_caller]
    fn dues(&self, is_meant: impl Fn(&Due) -> bool) -> Vec<(Seat, &'static str)> {
        let all = R::due(self.state());
        let flat = all.iter().flat_map(|(seat, dues)| dues.iter().map(move |due| (seat, due)));
        flat.filter(|(_, due)| is_meant(due)).map(|(seat, due)| (seat, due.kind)).collect()
    }
}

impl<R: Rules> Drop for Scene<R> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        match &self.last {
            Some(Err(refusal)) => panic!("the test has not looked at the refusal: {refusal}"),
            Some(Ok(_)) => assert!(
                self.is_looked_at.get(),
                "the test has not looked at what the last decision led to"
            ),
            None => {}
        }
    }
}
