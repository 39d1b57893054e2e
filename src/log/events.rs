//! The events of a commit: those of the table, and those of the game, whose types the rules alone know.

use std::{any::Any, fmt, sync::Arc};

use crate::table_event::TableEvent;

/// Events of any game with their secrets. Cloning them is cheap.
#[derive(Clone)]
pub struct GameEvents {
    /// The list of the rules' own type.
    pub(super) list: Arc<dyn Any + Send + Sync>,
    pub(super) len: usize,
    /// Memory of the list, in bytes.
    pub(super) bytes: usize,
}

impl GameEvents {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// An event as stored in the log: an event of the table, or an event of the game with its secrets.
#[derive(Clone, Copy, Debug)]
pub enum LoggedEvent<'a> {
    /// An event of the table.
    Table(&'a TableEvent),
    /// An event of the game: its place among those of the commit.
    Game(usize),
}

/// The events of a commit, in their order. A list of events of the game alone takes no memory but
/// theirs.
#[derive(Clone, Default)]
pub struct Events {
    /// The events of the table, each with its place in the whole list.
    table: Vec<(usize, TableEvent)>,
    game: Option<GameEvents>,
}

impl Events {
    /// Adds an event of the table behind all others. Those of the game that are set later fill the
    /// places that are free.
    pub(super) fn push_at(&mut self, place: usize, event: TableEvent) {
        self.table.push((place, event));
    }

    /// Sets the events of the game.
    pub(super) fn set_game(&mut self, game: GameEvents) {
        self.game = Some(game).filter(|game| !game.is_empty());
    }

    /// These events and then those of the game, of which this list has none yet.
    #[must_use]
    pub fn then_game(mut self, game: GameEvents) -> Self {
        assert!(self.game.is_none(), "the events of the game are one list");
        self.set_game(game);
        self
    }

    /// These events and then one of the table.
    #[must_use]
    pub fn then(mut self, event: TableEvent) -> Self {
        let place = self.len();
        self.table.push((place, event));
        self
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.table.len() + self.game.as_ref().map_or(0, GameEvents::len)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The events of the game.
    pub fn game(&self) -> Option<&GameEvents> {
        self.game.as_ref()
    }

    /// The events of the table.
    pub fn of_the_table(&self) -> impl Iterator<Item = &TableEvent> {
        self.table.iter().map(|(_, event)| event)
    }

    /// The first event, if it is one of the table.
    pub fn first_of_the_table(&self) -> Option<&TableEvent> {
        self.table.first().filter(|(place, _)| *place == 0).map(|(_, event)| event)
    }

    /// All events in their order.
    pub fn iter(&self) -> impl Iterator<Item = LoggedEvent<'_>> {
        let mut table = self.table.iter().peekable();
        let mut of_the_game = 0;
        (0..self.len()).map(move |place| match table.next_if(|(at, _)| *at == place) {
            Some((_, event)) => LoggedEvent::Table(event),
            None => {
                of_the_game += 1;
                LoggedEvent::Game(of_the_game - 1)
            }
        })
    }

    /// Gives the memory back that the lists have in reserve; `of_the_game` does so for the events of the
    /// game.
    pub(super) fn trim(&mut self, of_the_game: impl FnOnce(&mut GameEvents)) {
        self.table.shrink_to_fit();
        if let Some(game) = &mut self.game {
            of_the_game(game);
        }
    }

    /// Memory of the lists in bytes, without what is allocated inside of an event.
    pub(super) fn bytes(&self) -> usize {
        let of_the_game = self.game.as_ref().map_or(0, |game| game.bytes);
        self.table.capacity() * size_of::<(usize, TableEvent)>() + of_the_game
    }
}

impl FromIterator<TableEvent> for Events {
    fn from_iter<I: IntoIterator<Item = TableEvent>>(events: I) -> Self {
        Events { table: events.into_iter().enumerate().collect(), game: None }
    }
}

impl From<TableEvent> for Events {
    fn from(event: TableEvent) -> Self {
        Events::from_iter([event])
    }
}

impl From<GameEvents> for Events {
    fn from(game: GameEvents) -> Self {
        Events::default().then_game(game)
    }
}

/// Those of the game are counted and not shown: they have secrets.
impl fmt::Debug for Events {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of_the_game = self.game.as_ref().map_or(0, GameEvents::len);
        out.debug_struct("Events").field("table", &self.table).field("game", &of_the_game).finish()
    }
}

#[cfg(test)]
mod tests {
    use kontor_rules::Seat;

    use super::*;
    use crate::any_rules::rules_of;
    use kontor_games::{GameKind, medici::Medici};
    use kontor_rules::{Rules, SeededChance};

    fn of_the_table(seat: u8) -> TableEvent {
        TableEvent::AbortWanted { seat: Seat(seat), wanted: true }
    }

    fn set_up() -> GameEvents {
        let (options, mut chance) = (serde_json::json!({}), SeededChance::new([1; 32], 0));
        rules_of(GameKind::Medici).set_up(&options, 3, Medici::VERSION, &mut chance).unwrap()
    }

    #[test]
    fn events_keep_their_order() {
        let events = Events::from(of_the_table(0)).then_game(set_up()).then(of_the_table(1));
        let last = events.len() - 1;
        for (place, event) in events.iter().enumerate() {
            match event {
                LoggedEvent::Table(event) if place == 0 => assert_eq!(*event, of_the_table(0)),
                LoggedEvent::Table(event) => assert_eq!((place, event), (last, &of_the_table(1))),
                LoggedEvent::Game(of_the_game) => assert_eq!(of_the_game, place - 1),
            }
        }
        assert_eq!(events.first_of_the_table(), Some(&of_the_table(0)));
        assert_eq!(Events::from(set_up()).then(of_the_table(1)).first_of_the_table(), None);
    }
}
