//! Names of logs. The log of a game has the id of the game as its name; the messages at its table
//! have a log of their own.

use kontor_store::LogId;

const MESSAGES_PREFIX: &str = "talk_";

/// What the names of the logs of tournaments begin with: such a log has the id of its tournament.
const TOURNAMENT_PREFIX: &str = "t_";

/// Whether this is the log of a tournament.
pub fn is_tournament(log: &LogId) -> bool {
    log.0.starts_with(TOURNAMENT_PREFIX)
}

/// The log of the messages at the table of this game.
pub fn messages_of(game: &str) -> LogId {
    LogId(format!("{MESSAGES_PREFIX}{game}").into())
}

/// The game to whose table this log of messages belongs; `None` if it is another kind of log.
pub fn game_of_messages(log: &LogId) -> Option<&str> {
    log.0.strip_prefix(MESSAGES_PREFIX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_of_messages_is_no_log_of_a_game() {
        let log = messages_of("g_4x7k2m3n5q6r7s2t4u5v6w7x2y");
        assert!(log.is_valid());
        assert_eq!(game_of_messages(&log), Some("g_4x7k2m3n5q6r7s2t4u5v6w7x2y"));
        assert_eq!(game_of_messages(&LogId("g_4x7k2m3n5q6r7s2t4u5v6w7x2y".into())), None);
    }
}
