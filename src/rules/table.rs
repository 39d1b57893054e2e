//! The table: a state that changes only by events, and what one does with it: open, play, fold.

use super::{Chance, Refusal, Rules, Seat};

/// State, luck, and the events so far. The state changes only through [`Table::emit`].
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

    /// The state as all emitted events have left it.
    pub fn state(&self) -> &R::State {
        self.state
    }

    /// The luck of this commit.
    pub fn chance(&mut self) -> &mut dyn Chance {
        self.drawn_after.get_or_insert(self.events.len());
        self.chance
    }

    /// Makes a fact true at once, so that a long resolution reads as straight code.
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

/// What an accepted command led to.
pub struct Played<R: Rules> {
    /// The state after it.
    pub state: R::State,
    /// The events that lead there.
    pub events: Vec<R::Event>,
    /// How many of them had happened when luck was asked for the first time; nothing if it was not.
    pub drawn_after: Option<usize>,
}

/// Sets a new game up.
pub fn open<R: Rules>(
    options: &R::Options,
    seats: u8,
    version: u32,
    chance: &mut dyn Chance,
) -> Played<R> {
    let (mut state, mut events) = (R::empty(options, seats, version), Vec::new());
    let mut table = Table::<R>::new(&mut state, chance, &mut events);
    R::setup(&mut table);
    let drawn_after = table.drawn_after;
    Played { state, events, drawn_after }
}

/// Plays an action. A refusal leaves no trace: the rules work on a copy that is dropped.
pub fn play<R: Rules>(
    state: &R::State,
    seat: Seat,
    action: &R::Action,
    chance: &mut dyn Chance,
) -> Result<Played<R>, Refusal> {
    let (mut state, mut events) = (state.clone(), Vec::new());
    let mut table = Table::<R>::new(&mut state, chance, &mut events);
    table.decide(seat, action)?;
    let drawn_after = table.drawn_after;
    Ok(Played { state, events, drawn_after })
}

/// Plays an action on the state itself, for whom the one before is of no more use, and leaves in
/// `events` what happened, and nothing else. A refusal comes before the first event, so it leaves
/// no trace here either.
pub fn play_in_place<R: Rules>(
    state: &mut R::State,
    seat: Seat,
    action: &R::Action,
    chance: &mut dyn Chance,
    events: &mut Vec<R::Event>,
) -> Result<(), Refusal> {
    Table::<R>::new(state, chance, events).decide(seat, action)
}

/// Lets events happen that were decided before.
pub fn fold<'e, R: Rules>(state: &mut R::State, events: impl IntoIterator<Item = &'e R::Event>) {
    for event in events {
        R::evolve(state, event);
    }
}
