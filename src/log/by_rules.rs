//! What only the rules of their game can do with commits and events: read them, write them, compare
//! them.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::{
    any_rules::AnyRules,
    commit::{Commit, FORMAT},
    events::{Events, LoggedEvent},
    fault::LogFault,
    time::Timestamp,
};
use kontor_rules::Seat;

impl Commit {
    /// The canonical text that is stored and hashed.
    pub fn to_raw(&self, rules: &dyn AnyRules) -> Box<RawValue> {
        rules.text_of(self)
    }

    /// Parses a commit of a known format.
    pub fn parse(rules: &dyn AnyRules, text: &str) -> Result<Self, LogFault> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct StoredFields<'a> {
            format: u32,
            commit: u64,
            at: Timestamp,
            #[serde(default)]
            away_ms: u64,
            seat: Option<Seat>,
            action: Arc<RawValue>,
            #[serde(borrow)]
            events: Vec<&'a RawValue>,
        }
        let stored: StoredFields<'_> = serde_json::from_str(text).map_err(LogFault::NotACommit)?;
        if stored.format != FORMAT {
            return Err(LogFault::UnknownFormat(stored.format));
        }
        if stored.events.is_empty() {
            return Err(LogFault::NoEvents);
        }
        let events = rules.parse_events(&stored.events);
        let events = events.map_err(LogFault::NotAnEvent)?;
        Ok(Commit {
            format: stored.format,
            commit: stored.commit,
            at: stored.at,
            away_ms: stored.away_ms,
            seat: stored.seat,
            action: stored.action,
            events,
        })
    }
}

impl Events {
    /// The place among the events from `first` on of the first one that is not the same as in the
    /// other list. Where one list ends, nothing is compared any more.
    pub fn difference(&self, first: usize, other: &Events, rules: &dyn AnyRules) -> Option<usize> {
        let is_same = |(one, two): (LoggedEvent<'_>, LoggedEvent<'_>)| match (one, two) {
            (LoggedEvent::Table(one), LoggedEvent::Table(two)) => one == two,
            (LoggedEvent::Game(one), LoggedEvent::Game(two)) => match (self.game(), other.game()) {
                (Some(own), Some(others)) => rules.is_same_event((own, one), (others, two)),
                _ => false,
            },
            _ => false,
        };
        self.iter().skip(first).zip(other.iter()).position(|pair| !is_same(pair))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{any_rules::rules_of, events::GameEvents, table_event::TableEvent};
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
    fn the_first_difference_is_found_wherever_it_is() {
        let rules = rules_of(GameKind::Medici);
        let events =
            |seat| Events::from(of_the_table(0)).then_game(set_up()).then(of_the_table(seat));
        assert_eq!(events(1).difference(0, &events(1), rules), None);
        assert_eq!(events(1).difference(0, &events(2), rules), Some(events(1).len() - 1));
        assert_eq!(events(1).difference(1, &Events::from(set_up()), rules), None);
        assert_eq!(Events::from(set_up()).difference(0, &events(1), rules), Some(0));
    }
}
