//! The index rows of public games that are over, in the order in which they ended.
//!
//! Only public tables have such rows. So what is read, counted or skipped here says nothing of
//! private ones.

use crate::{summary::TableSummary, table_event::Visibility, time::Timestamp};

/// Whether a game began at its beginning or with a position of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// At its beginning.
    New,
    /// With a position of another game.
    Fork,
}

impl Beginning {
    fn name(self) -> &'static str {
        match self {
            Beginning::New => "new",
            Beginning::Fork => "fork",
        }
    }
}

/// Prefix of the rows of public games of one ruleset that are over: all of them, or those at which
/// this player sat. Behind it stands an [`EndedPlace`].
pub fn ended_prefix(player: Option<&str>, ruleset: &str, beginning: Beginning) -> String {
    let beginning = beginning.name();
    match player {
        None => ["ended/all/", ruleset, "/", beginning, "/"].concat(),
        Some(player) => ["ended/of/", player, "/", ruleset, "/", beginning, "/"].concat(),
    }
}

/// Prefix of the rows of rated games that are over, of all rulesets. Behind it stands an
/// [`EndedPlace`]: so there is one order of all rated games, in which ratings are computed.
pub const ENDED_RATED_PREFIX: &str = "ended/rated/";

kontor_limits::limits! {
    /// How long after its end a game comes into the list of records, in seconds.
    // The end of a game is stored a little later than the time that it bears, in a failover of the
    // database by up to a minute, and the clocks of several servers differ. Without the delay, who
    // reads on behind the newest game would miss one that was stored later but bears an earlier
    // time.
    pub const RECORDS_DELAY_S: u64 = 120;
}

/// The same in milliseconds.
pub const RECORDS_DELAY_MS: u64 = RECORDS_DELAY_S * 1000;

/// The place of a game among those that are over: when it ended, then its id. Places sort by time,
/// the oldest first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct EndedPlace(String);

/// Number of hexadecimal digits of a time.
const TIME_LENGTH: usize = 16;

impl EndedPlace {
    /// The place of a game.
    fn of(ended_at: Timestamp, game: &str) -> Self {
        EndedPlace(format!("{:016x}/{game}", ended_at.0))
    }

    /// The place before all games that ended at this time or later.
    pub fn before(time: Timestamp) -> Self {
        EndedPlace::of(time, "")
    }

    /// The place that a row contains behind its prefix, or that a cursor contains.
    pub fn parse(text: &str) -> Option<Self> {
        let (time, game) = text.split_once('/')?;
        let is_time = time.len() == TIME_LENGTH
            && time.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        let is_game = game.is_empty() || game.starts_with("g_") && !game.contains('/');
        (is_time && is_game).then(|| EndedPlace(text.to_owned()))
    }

    /// As the row of the index contains it.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// When the game ended.
    pub fn ended_at(&self) -> Timestamp {
        let time = u64::from_str_radix(&self.0[..TIME_LENGTH], 16);
        Timestamp(time.expect("a place begins with a time"))
    }

    /// The id of the game.
    pub fn game(&self) -> &str {
        &self.0[TIME_LENGTH + 1..]
    }
}

/// The rows of a table: one among all games, one for each player who has an id, and one among the
/// rated games.
pub fn rows(game: &str, table: &TableSummary) -> Vec<String> {
    let is_public = table.visibility == Visibility::Public;
    let Some(finished) = table.finished.as_ref().filter(|_| is_public) else {
        return Vec::new();
    };
    let beginning = if table.fork_commit.is_some() { Beginning::Fork } else { Beginning::New };
    let place = EndedPlace::of(finished.at, game);
    let players = table.players().map(|player| &*player.id).filter(|id| !id.is_empty()).map(Some);
    let row = |player| ended_prefix(player, &table.ruleset, beginning) + place.text();
    let rated = table.rated.then(|| [ENDED_RATED_PREFIX, place.text()].concat());
    [None].into_iter().chain(players).map(row).chain(rated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_sort_by_time_and_are_read_back() {
        let (early, late) =
            (EndedPlace::of(Timestamp(15), "g_z"), EndedPlace::of(Timestamp(16), "g_a"));
        assert!(early < late && EndedPlace::before(Timestamp(16)) < late);
        assert!(early < EndedPlace::before(Timestamp(16)));
        assert_eq!(EndedPlace::parse(late.text()), Some(late.clone()));
        assert_eq!((late.ended_at(), late.game()), (Timestamp(16), "g_a"));
    }

    #[test]
    fn what_is_no_place_is_not_read() {
        for text in ["", "0/g_a", "000000000000000G/g_a", "0000000000000010/x", "0000000000000010"]
        {
            assert_eq!(EndedPlace::parse(text), None, "{text}");
        }
        assert_eq!(EndedPlace::parse("0000000000000010/g_a/b"), None);
    }
}
