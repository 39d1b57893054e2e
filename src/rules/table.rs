//! The table: a state that changes only through events, and the functions that set up, play and
//! fold a game.

use super::{Chance, Refusal, Rules, Seat};

/// What the rules work on: the state, the luck, and the events emitted so far. The state changes
/// only through [`Table::emit`].
pub struct Table<'a, R: Rules> {
    state: &'a mut R::State,
    chance: &'a mut dyn Chance,
    events: &'a mut Vec<R::Event>,
    drawn_after: Option<usize>,
}

impl<'a, R: Rules> Table<'a, R> {
    fn new(
        state: &'a mut R::State,
        chance: &'a mut dyn Chance,
        events: &'a mut Vec<R::Event>,
    ) -> Self {
        events.clear();
        Table { state, chance, events, drawn_after: None }
    }

    /// The state after all emitted events.
    pub fn state(&self) -> &R::State {
        self.state
    }

    /// The luck of this commit.
    pub fn chance(&mut self) -> &mut dyn Chance {
        self.drawn_after.get_or_insert(self.events.len());
        self.chance
    }

    /// Emits an event and applies it to the state at once, so that the code after it sees the new
    /// state.
    pub fn emit(&mut self, event: R::Event) {
        R::evolve(self.state, &event);
        self.events.push(event);
    }

    fn decide(&mut self, seat: Seat, action: &R::Action) -> Result<(), Refusal> {
        let decided = R::decide(self, seat, action);
        assert!(
            decided.is_ok() != self.events.is_empty(),
            "an accepted action emits at least one event, a refused one none"
        );
        decided
    }
}

/// What the set-up or an accepted action led to.
pub struct Transition<R: Rules> {
    /// The state after it.
    pub state: R::State,
    /// The events that lead to this state.
    pub events: Vec<R::Event>,
    /// How many events had been emitted when the first random number was drawn; `None` if none was
    /// drawn.
    pub drawn_after: Option<usize>,
}

/// Sets a new game up.
pub fn open<R: Rules>(
    options: &R::Options,
    seats: u8,
    version: u32,
    chance: &mut dyn Chance,
) -> Transition<R> {
    let (mut state, mut events) = (R::empty(options, seats, version), Vec::new());
    let mut table = Table::<R>::new(&mut state, chance, &mut events);
    R::setup(&mut table);
    let drawn_after = table.drawn_after;
    Transition { state, events, drawn_after }
}

/// Plays an action. The rules work on a copy of the state, so a refusal changes nothing.
pub fn play<R: Rules>(
    state: &R::State,
    seat: Seat,
    action: &R::Action,
    chance: &mut dyn Chance,
) -> Result<Transition<R>, Refusal> {
    let (mut state, mut events) = (state.clone(), Vec::new());
    let mut table = Table::<R>::new(&mut state, chance, &mut events);
    table.decide(seat, action)?;
    let drawn_after = table.drawn_after;
    Ok(Transition { state, events, drawn_after })
}

/// Plays an action on the state itself, for callers that do not need the earlier state, and
/// replaces the content of `events` by the new events. A refusal comes before the first event, so
/// it does not change the state here either.
pub fn play_in_place<R: Rules>(
    state: &mut R::State,
    seat: Seat,
    action: &R::Action,
    chance: &mut dyn Chance,
    events: &mut Vec<R::Event>,
) -> Result<(), Refusal> {
    Table::<R>::new(state, chance, events).decide(seat, action)
}

/// Applies events that were decided before.
pub fn fold<'e, R: Rules>(state: &mut R::State, events: impl IntoIterator<Item = &'e R::Event>) {
    for event in events {
        R::evolve(state, event);
    }
}
